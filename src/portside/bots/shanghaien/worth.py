"""What a position between rounds is worth, and so each result of a round: learned weights on features."""

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from portside.bots.shanghaien import nations
from portside.bots.shanghaien.duel import MOST, duel
from portside.bots.shanghaien.nations import FACTOR, HAS_SAILORS, factor, to_come
from portside.bots.shanghaien.placements import DIGITS, RESULTS, SWAPPED
from portside.core.contract import Numbers, State
from portside.core.jit import kernel
from portside.core.spans import span
from portside.games.shanghaien.components import CARDS, NATIONS, PAIRS, ROUNDS, SAILORS, VALUES
from portside.games.shanghaien.scoring import strength

# Aims: the lead in points, or the chance to win as a number from -1 (sure loss) to 1.
POINTS, WIN = range(2)
# In the last round a point is worth this much of a win: among equal chances, the better score.
EDGE = 0.0005

# Features of a position between rounds, told for seat 0. All change sign when the seats change places.
NATION = span(0, len(nations.FEATURES))  # sums over the nations
OPENING = span(NATION.last + 1)  # who starts the next round
IN_HAND = span(OPENING.last + 1)  # trick cards more than the other
USABLE = span(IN_HAND.last + 1)  # the same, no more a seat than rounds are left
OF_PAIR = span(USABLE.last + 1, len(PAIRS))  # the same by kind
FIRST_WILD = span(OF_PAIR.last + 1)  # the duel for wilds if the next starter opens it
SECOND_WILD = span(FIRST_WILD.last + 1)  # … if the other one does
# The opening and both duels again, times the seats that have a wild in hand, and where both have.
TENSE = span(SECOND_WILD.last + 1, 2, 3)
FEATURES = TENSE.last + 1

# What a bot judges by, in one round: weights by feature, the nations' features summed up by weight into one
# table for each (has seat 0 a wild in hand, has seat 1), the table that the duel is played on, the aim.
Judge = tuple[NDArray[np.float64], NDArray[np.float32], NDArray[np.float32], int]


def judge(weights: NDArray[np.float64], aim: int) -> Judge:
    """Return what weights by feature mean, ready for kernels."""
    tables = nations.tables()
    of_nation = weights[NATION.first : NATION.last + 1]
    summed = np.zeros((2, 2, *tables.shape[1:]), np.float32)
    for own in range(2):
        for other in range(2):
            factors = np.array([factor(int(kind), own, other) for kind in FACTOR])
            summed[own, other] = np.tensordot(of_nation * factors, tables, 1)
    return np.ascontiguousarray(weights, np.float64), summed, tables[nations.LIKELY].astype(np.float32), aim


def final_weights() -> NDArray[np.float64]:
    """Return the weights that count the points at the end of the match: nations and tricks (SH-21, SH-22)."""
    weights = np.zeros(FEATURES)
    weights[NATION.of(nations.NOW)] = 1
    weights[IN_HAND.of()] = 1
    return weights


@kernel
def hand_features(held: Numbers, left: int, out: Any) -> None:
    """Write the features of trick cards held, by seat and pair, with `left` rounds to come."""
    totals = held.sum(axis=1)
    out[IN_HAND.of()] = totals[0] - totals[1]
    out[USABLE.of()] = min(totals[0], left) - min(totals[1], left)
    for pair in range(len(PAIRS)):
        out[OF_PAIR.of(pair)] = held[0, pair] - held[1, pair]


@kernel
def count_wilds(held: Numbers, left: int, wilds: Numbers) -> bool:
    """Write how many wilds each seat may still play out; tell whether there is any."""
    for seat in range(2):
        total = 0
        for pair in range(len(PAIRS)):
            if HAS_SAILORS[pair]:
                total += held[seat, pair]
        wilds[seat] = min(total, left, MOST)
    return bool(wilds[0] + wilds[1] > 0)


@kernel
def features(state: State, likely: NDArray[np.float32], tables: NDArray[np.float64], out: Any) -> None:
    """Write the features of a position between rounds."""
    left = ROUNDS - state.rounds
    strengths = np.zeros((2, len(NATIONS)), np.int64)
    held = np.zeros((2, len(PAIRS)), np.int64)
    rows = np.zeros(len(NATIONS), np.int64)
    wilds = np.zeros(2, np.int64)
    for seat in range(2):
        for pair in range(len(PAIRS)):
            held[seat, pair] = state.tricks[seat, pair]
    for i in range(len(out)):
        out[i] = 0
    any_wild = count_wilds(held, left, wilds)
    for nation in range(len(NATIONS)):
        rows[nation] = to_come(state, nation)
        for seat in range(2):
            strengths[seat, nation] = strength(state, seat, nation)
        for feature in range(len(tables)):
            worth = tables[feature, rows[nation], strengths[0, nation], strengths[1, nation]]
            out[NATION.of(feature)] += worth * factor(FACTOR[feature], min(wilds[0], 1), min(wilds[1], 1))
    out[OPENING.of()] = 1 if state.starter == 0 else -1
    hand_features(held, left, out)
    if any_wild:
        own, other = min(wilds[0], 1), min(wilds[1], 1)
        out[FIRST_WILD.of()] = duel(likely, rows, strengths, wilds, state.starter)
        count_wilds(held, left, wilds)
        out[SECOND_WILD.of()] = duel(likely, rows, strengths, wilds, 1 - state.starter)
        for row in range(2):
            times = own + other if row == 0 else own * other
            out[TENSE.of(row, 0)] = times * out[OPENING.of()]
            out[TENSE.of(row, 1)] = times * out[FIRST_WILD.of()]
            out[TENSE.of(row, 2)] = times * out[SECOND_WILD.of()]


@kernel
def as_aim(worth: float, left: int, aim: int) -> float:
    """Turn a worth by weights into the aim, with `left` rounds to come.

    A lead in points stays as it is. For the chance to win, weights give a normal deviate, and after the last
    round the final lead, whose sign decides (SH-23).
    """
    if aim == POINTS:
        return worth
    if left > 0:
        return math.erf(worth * math.sqrt(0.5)) + EDGE * worth
    return (1.0 if worth > 0 else -1.0 if worth < 0 else 0.0) + EDGE * worth


@kernel
def value_results(state: State, judged: Judge, calls: NDArray[np.float32]) -> None:
    """Write what each result of the round is worth, by side that calls (0 the round's starter), told for it.

    Results are by position from the left. In round 8, judged by final_weights(), this is the exact end of the match.
    """
    weights, summed, likely, aim = judged
    left = ROUNDS - state.rounds - 1
    one = state.starter  # side 0's seat
    base = np.zeros((2, len(NATIONS)), np.int64)
    strengths = np.zeros((2, len(NATIONS)), np.int64)
    held = np.zeros((2, len(PAIRS)), np.int64)
    rows = np.zeros(len(NATIONS), np.int64)
    wilds = np.zeros(2, np.int64)
    hand = np.zeros(FEATURES)
    duels = np.zeros(2)  # by who plays first
    for nation in range(len(NATIONS)):
        rows[nation] = to_come(state, nation)
        for seat in range(2):
            base[seat, nation] = strength(state, seat, nation)
    for result in range(RESULTS):
        for seat in range(2):
            for nation in range(len(NATIONS)):
                strengths[seat, nation] = base[seat, nation]
            for pair in range(len(PAIRS)):
                held[seat, pair] = state.tricks[seat, pair]
        for card in range(CARDS):
            digit = DIGITS[result, card]
            if digit > 0:
                taker = one if digit == 1 else 1 - one
                kind = state.tavern[card]
                if kind < SAILORS:
                    strengths[taker, kind // VALUES] += kind % VALUES + 1
                else:
                    held[taker, kind - SAILORS] += 1
        total = 0.0  # told for seat 0
        any_wild = count_wilds(held, left, wilds)
        own, other = min(wilds[0], 1), min(wilds[1], 1)
        table = summed[own, other]
        for nation in range(len(NATIONS)):
            total += table[rows[nation], strengths[0, nation], strengths[1, nation]]
        hand_features(held, left, hand)
        for feature in range(IN_HAND.first, OF_PAIR.last + 1):
            total += weights[feature] * hand[feature]
        if any_wild:
            for first_seat in range(2):
                count_wilds(held, left, wilds)
                duels[first_seat] = duel(likely, rows, strengths, wilds, first_seat)
        for side in range(2):
            worth = total
            caller = one if side == 0 else 1 - one
            starter = 1 - caller  # SH-14
            opening = weights[OPENING.of()]
            if any_wild:
                # What TENSE adds to the three weights.
                more, most = own + other, own * other
                opening += more * weights[TENSE.of(0, 0)] + most * weights[TENSE.of(1, 0)]
                first = weights[FIRST_WILD.of()] + more * weights[TENSE.of(0, 1)] + most * weights[TENSE.of(1, 1)]
                second = weights[SECOND_WILD.of()] + more * weights[TENSE.of(0, 2)] + most * weights[TENSE.of(1, 2)]
                worth += first * duels[starter] + second * duels[1 - starter]
            worth += opening if starter == 0 else -opening
            worth = as_aim(worth, left, aim)
            for_caller = worth if caller == 0 else -worth
            calls[side, result if side == 0 else SWAPPED[result]] = for_caller
