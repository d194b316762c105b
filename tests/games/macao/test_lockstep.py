"""The compiled rules against the simple ones: the same game, position by position."""

import os
from random import Random

import numpy as np
import pytest
from games.macao.simple import TILES, SimpleMacao
from games.macao.table import simple_cards

import portside
from portside.core import contract
from portside.core.contract import CHANCE, OVER
from portside.games.macao import components

GAME = portside.load("macao")
LONG = bool(os.environ.get("PORTSIDE_SOAK"))
MATCHES = 2000 if LONG else 40


def kernel_events(state):
    """Return who is to act, and by name the legal actions or the weights of luck."""
    seat = int(contract.to_act(state))
    if seat == OVER:
        return "over", {}
    if seat == CHANCE:
        weights = GAME.outcome_weights(state)
        return "luck", {GAME.text.outcome_name(state, k): (k, w) for k, w in enumerate(weights) if w}
    return seat, {GAME.actions[action]: (action, 0) for action in GAME.legal_actions(state, seat)}


def kernel_numbers(state, rule, seats):
    out = np.zeros(seats, np.int64)
    rule(state, out)
    return [int(number) for number in out]


def play_in_lockstep(seats: int, number: int) -> int:
    """Play one match of random moves on both sides; return how many events it took."""
    rng = Random(f"{seats} {number}")
    state, simple = GAME.new(seats), SimpleMacao(seats, simple_cards())
    # Some players like to contact, some to recruit: the long matches and the short ones are both walked.
    calm = rng.random() < 0.3
    events = 0
    while True:
        who, named = kernel_events(state)
        assert who == simple.to_act(), simple
        assert kernel_numbers(state, contract.scores, seats) == simple.scores(), simple
        if who == "over":
            break
        events += 1
        if who == "luck":
            assert {name: weight for name, (_, weight) in named.items()} == simple.luck(), simple
            names = list(named)
            name = rng.choices(names, [named[name][1] for name in names])[0]
            contract.resolve(state, named[name][0])
            simple.resolve(name)
        else:
            assert int(contract.pending(state)) == 1 << who
            legal = simple.legal()
            assert len(set(legal)) == len(legal)
            assert list(named) == sorted(legal, key=GAME.action_ids.__getitem__), simple
            quiet = [name for name in named if name.startswith("contact")]
            name = rng.choice(quiet if calm and quiet and rng.random() < 0.8 else list(named))
            contract.apply(state, who, named[name][0])
            simple.play(name)
    assert kernel_numbers(state, contract.places, seats) == simple.places(), simple
    return events


def test_the_simple_box_is_the_packaged_box():
    """OM-3, OM-4: both sides play with the same cards and tiles."""
    assert [str(card) for card in simple_cards()] == list(components.CARD_NAMES)
    assert [tile.name for tile in TILES] == list(components.TILES)
    for tile, row in zip(TILES, components.TILE_ROWS, strict=True):
        assert (tile.value, list(tile.cost)) == (row["value"], row.get("cost", []))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_kernel_and_simple_rules_agree_at_every_step(seats):
    """OM-5 to OM-27: the same choices, the same luck, the same points, the same places."""
    assert sum(play_in_lockstep(seats, number) for number in range(MATCHES)) > 100 * MATCHES
