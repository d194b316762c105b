"""Path counts: the kernel's event sequences, move by move, against those of the plain implementation."""

import copy
import random
from functools import partial

import pytest
from games.montego_bay.simple import SHIPS, WAREHOUSES, SimpleMontegoBay

import portside
from portside.core import contract
from portside.core.contract import CHANCE, State
from portside.core.match import Event, step
from portside.core.walk import divide

GAME = portside.load("montego_bay")


def events_of(simple: SimpleMontegoBay) -> list[str]:
    """Name the events now possible: luck, or the acts of the first seat that must act."""
    if simple.to_act() == "over":
        return []
    return list(simple.luck()) or simple.legal(int(simple.to_act()))


def take(simple: SimpleMontegoBay, name: str) -> SimpleMontegoBay:
    """Return the position after an event."""
    after = copy.deepcopy(simple)
    if after.luck():
        after.resolve(name)
    else:
        after.play(int(after.to_act()), name)
    return after


def count(simple: SimpleMontegoBay, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(count(take(simple, name), depth - 1) for name in events_of(simple))


def random_walk(seats: int, seed: int, events: int) -> tuple[State, SimpleMontegoBay]:
    """Play both implementations at random to the same position."""
    rng = random.Random(seed)
    state, simple = GAME.new(seats), SimpleMontegoBay(seats, SHIPS, WAREHOUSES)
    for _ in range(events):
        if simple.to_act() == "over":
            break
        name = rng.choice(events_of(simple))
        if simple.luck():
            names = partial(GAME.text.outcome_name, state)
            number = [names(k) if weight else "" for k, weight in enumerate(GAME.outcome_weights(state))].index(name)
            step(state, Event(CHANCE, number))
        else:
            step(state, Event(int(contract.to_act(state)), GAME.action_ids[name]))
        simple = take(simple, name)
    return state, simple


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("events", [0, 21, 26, 60, 90, 120, 150, 180, 210])
def test_path_counts_agree(seats: int, events: int) -> None:
    """MB-9 to MB-24: from the opening, after its luck, and from later positions."""
    state, simple = random_walk(seats, seed=events, events=events)
    depth = 3
    expected = {name: count(take(simple, name), depth - 1) for name in events_of(simple)}
    assert divide(GAME, state, depth) == expected
