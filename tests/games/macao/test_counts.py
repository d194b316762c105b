"""Path counts: how many sequences of events begin with each event, against the simple rules."""

from copy import deepcopy
from random import Random

import pytest
from games.macao.simple import SimpleMacao
from games.macao.table import GAME, simple_cards

from portside.core import contract
from portside.core.contract import CHANCE
from portside.core.walk import divide

FIXED = ["first 1", "tile temple-bar", "tile casino-royal", "tile black-market", "tile distillery",
         "tile crime-syndicate", "tile china-club", "tile art-gallery"]  # fmt: skip
TOPS = ["top widow", "top killer art", "top sailor money", "top trader money/art"]


def both(seats):
    """Return the kernel's position and the simple one, before any luck."""
    return GAME.new(seats), SimpleMacao(seats, simple_cards())


def step(state, simple, name):
    """Play an event by its name on both sides."""
    seat = int(contract.to_act(state))
    if seat == CHANCE:
        weights = GAME.outcome_weights(state)
        contract.resolve(state, next(k for k in range(len(weights)) if GAME.text.outcome_name(state, k) == name))
        simple.resolve(name)
    else:
        contract.apply(state, seat, GAME.action_ids[name])
        simple.play(name)


def events(simple):
    return list(simple.luck()) or simple.legal()


def count(simple, depth):
    """Count the sequences of `depth` events from a position of the simple rules."""
    if depth == 0:
        return 1
    total = 0
    for name in events(simple):
        after = deepcopy(simple)
        (after.resolve if simple.luck() else after.play)(name)
        total += count(after, depth - 1)
    return total


def simple_divide(simple, depth):
    found = {}
    for name in events(simple):
        after = deepcopy(simple)
        (after.resolve if simple.luck() else after.play)(name)
        found[name] = count(after, depth - 1)
    return found


def opening(seats):
    """Return both sides after a fixed set-up."""
    state, simple = both(seats)
    for name in [*FIXED[: 1 + {2: 4, 3: 5, 4: 7}[seats]], *TOPS]:
        step(state, simple, name)
    return state, simple


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_paths_from_the_opening(seats):
    """OM-5 to OM-8: two contacts with their luck."""
    state, simple = opening(seats)
    assert divide(GAME, state, 3) == simple_divide(simple, 3)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(6))
def test_paths_from_late_positions(seats, number):
    """OM-9 to OM-24: payments, placings and effects, some hundred events into a random match."""
    rng = Random(f"late {seats} {number}")
    state, simple = opening(seats)
    while len(simple.legal()) < 7 or simple.rounds < 8:
        step(state, simple, rng.choice(events(simple)))
        if simple.to_act() == "over":
            state, simple = opening(seats)
    assert divide(GAME, state, 3) == simple_divide(simple, 3)
