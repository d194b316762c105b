"""Montego Bay keeps the promises of the contract."""

from itertools import combinations
from typing import Any

import pytest

import portside
from portside.core import check, contract
from portside.core.chance import below
from portside.core.contract import Game, State
from portside.core.match import Event, step

GAME = portside.load("montego_bay")


def play_both(state: State, acts: list[Event]) -> bool:
    """Play acts one after the other; tell whether each was allowed when its turn came."""
    for event in acts:
        if not int(contract.pending(state)) >> event.seat & 1 or contract.why(state, event.seat, event.number):
            return False
        step(state, event)
    return True


def check_commuting(play: Any, state: State) -> None:
    """Two pending seats may act in any order in which both may still act, with the same result.

    The suite's own check looks at one of the two orders only, and then plays the other blindly: but a seat's
    last pick turns the cards, and no other seat may change its mind after that (MB-10).
    """
    game: Game = play.game
    for one, two in combinations(play.match.pending(), 2):
        acts = []
        for seat in (one, two):
            actions = game.legal_actions(state, seat)
            acts.append(Event(seat, actions[below(play.rng, len(actions))]))
        there, back = game.copy(state), game.copy(state)
        if play_both(there, acts) and play_both(back, acts[::-1]):
            check.promise(there.tobytes() == back.tobytes(), f"the acts {acts} do not commute")


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_contract_is_kept(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """MB-10, MB-26: picks commute, and views, legal lists, features and exports tell no secret."""
    monkeypatch.setattr(check._Play, "check_commuting", check_commuting)
    assert check.check(GAME, seats, games=2, seed=seats) > 400
