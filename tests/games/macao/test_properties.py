"""What holds in every position: cards and tiles are conserved, nobody is stuck, the bounds are kept."""

import os
from collections import Counter
from random import Random

import pytest
from games.macao.table import GAME

import portside
from portside.core import contract
from portside.core.contract import CHANCE, OVER
from portside.games.macao.components import BLUE, CARDS, CENTRE, CHARACTERS, FAMILY, PILES, WIDOW
from portside.games.macao.state import (
    BOXED,
    CHOOSING,
    DEALING,
    ENDED,
    KILLING,
    KNOWN,
    LAYING,
    NO_CARD,
    NO_TARGET,
    PAYING,
    STARTING,
    TILING,
    TOPPING,
)  # fmt: skip
from portside.games.macao.turn import ALL_ROUNDS, QUIET_ROUNDS

MATCHES = 400 if os.environ.get("PORTSIDE_SOAK") else 12


def cards_of(state, seats):
    """Count each card wherever it is; a dead Widow is a Widow."""
    found = Counter({card: int(count) for card, count in enumerate(state.unseen)})
    for seat in range(seats):
        found.update(int(card) for card in state.blue[seat, : state.blues[seat]])
        found.update(int(card) for card in state.red[seat, : state.reds[seat]])
        found[WIDOW] += int(state.dead[seat])
    for pile in range(PILES):
        found.update([int(state.top[pile])] if state.top[pile] != NO_CARD else [])
        found.update(int(card) for card in state.known[pile, : state.knowns[pile]])
    found.update(int(card) for card in state.discard[: state.discards])
    return found


def check_position(state, seats):
    everything = {**dict.fromkeys(range(CHARACTERS), 1), WIDOW: 2 * seats - 1}
    assert cards_of(state, seats) == everything
    assert int(state.unseen.sum()) == int(state.unknown.sum())
    if state.phase not in (STARTING, TILING):
        assert (state.tile != BOXED).sum() == CENTRE[seats]
    for seat in range(seats):
        blue = [int(card) for card in state.blue[seat, : state.blues[seat]]]
        assert blue == sorted(blue)
        assert (state.blue[seat, len(blue) :] == NO_CARD).all()
        assert (state.red[seat, state.reds[seat] :] == NO_CARD).all()
        assert state.blues[seat] + state.dead[seat] <= BLUE
    assert (state.knowns < KNOWN).all()
    for pile in range(PILES):
        assert (state.known[pile, state.knowns[pile] :] == NO_CARD).all()
        # An empty pile has nothing below its missing top, unless luck is about to show it.
        waits = state.phase == DEALING or (state.phase == TOPPING and state.pile == pile)
        assert (
            state.top[pile] != NO_CARD
            or waits
            or state.phase in (STARTING, TILING)
            or (state.unknown[pile] == state.knowns[pile] == 0)
        )
    # What an unfinished step needs is there, and nothing is left over from a finished one.
    assert state.target == NO_TARGET or state.phase in (PAYING, CHOOSING, LAYING)
    assert state.target != NO_TARGET or state.phase != PAYING
    assert not state.paid or state.phase == PAYING
    assert not state.discards or state.phase in (CHOOSING, LAYING)
    assert not state.victim or state.phase in (KILLING, CHOOSING, LAYING)
    assert state.quiet <= QUIET_ROUNDS
    assert state.rounds <= ALL_ROUNDS
    assert max(state.reds) <= FAMILY


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_and_tiles_are_conserved_and_nobody_is_stuck(seats):
    """OM-1, OM-5, OM-24, OM-26: at every step of random matches, hasty and slow."""
    for number in range(MATCHES):
        rng = Random(f"properties {seats} {number}")
        state = GAME.new(seats)
        slow = rng.random()
        while (seat := int(contract.to_act(state))) != OVER:
            check_position(state, seats)
            if seat == CHANCE:
                weights = GAME.outcome_weights(state)
                contract.resolve(state, rng.choices(range(len(weights)), weights)[0])
                continue
            actions = GAME.legal_actions(state, seat)
            assert actions
            contacts = [action for action in actions if action < PILES]
            contract.apply(state, seat, rng.choice(contacts if contacts and rng.random() < slow else actions))
        check_position(state, seats)
        assert state.phase == ENDED


def test_a_position_is_small():
    """At most 800 bytes."""
    assert GAME.state.itemsize <= 800
    assert portside.load("macao") is GAME
    assert GAME.max_outcomes == CARDS
