"""Positions for the solver's tests: random hands, taverns and dice, and weights that tell everything apart."""

import random

import numpy as np
from games.shanghaien.table import GAME, new_round

from portside.bots.shanghaien.weights import BETWEEN, Weights
from portside.bots.shanghaien.worth import FEATURES, IN_HAND, NATION, OF_PAIR
from portside.core.contract import CHANCE, State, apply, resolve, to_act
from portside.games.shanghaien.components import NATIONS, PAIRS


def some_weights(seed: int = 1) -> Weights:
    """Return weights in which every feature counts, kinds of tricks too."""
    rng = np.random.default_rng(seed)
    points = rng.normal(size=(BETWEEN, FEATURES)) * 0.2
    points[:, NATION.of(1)] += 1
    points[:, IN_HAND.of()] += 2
    points[:, OF_PAIR.first : OF_PAIR.last + 1] *= 4
    return Weights(points, points / 6, {"by": "chance"})


def some_round(rng: random.Random, rounds: int, hands: list[list[int]] | None = None) -> State:
    """Return the start of a round with random crews and, by seat, these pairs or some of all six in hand."""
    cards = [f"{nation} {value}" for nation in NATIONS for value in (1, 2, 3, 3, 4)]
    cards += ["trick sailors/change", "trick sailors/again", "trick sailors/both"]
    rng.shuffle(cards)
    tavern, rest = cards[:6], [card for card in cards[6:] if not card.startswith("trick")]
    crews = {0: rest[:7], 1: rest[7:14]}
    state = new_round(rng.randrange(2), tavern, crews, rounds=rounds).state
    if hands is None:
        hands = [[rng.randrange(len(PAIRS)) for _ in range(rng.randrange(3))] for _ in range(2)]
    for seat, pairs in enumerate(hands):
        for pair in pairs:
            state.tricks[seat, pair] += 1
    return state


def play_on(state: State, rng: random.Random, steps: int) -> State | None:
    """Play at random; return the first position in which a seat decides after so many dice are out.

    None when the round ended before.
    """
    state = GAME.copy(state)
    rounds = int(state.rounds)
    while state.rounds == rounds:
        seat = to_act(state)
        if seat == CHANCE:
            weights = GAME.outcome_weights(state)
            resolve(state, rng.choices(range(len(weights)), weights)[0])
            continue
        if 12 - int(state.supply.sum()) >= steps and rng.random() < 0.6:
            return state
        actions = GAME.legal_actions(state, seat)
        apply(state, seat, rng.choice([a for a in actions if a != 1] or actions))
    return None
