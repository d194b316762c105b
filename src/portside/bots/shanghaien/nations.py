"""What a nation promises: fixed tables by cards to come and both strengths.

A simple model of the rest of the match: each card of the nation still to come goes to either seat with the
same chance, or leaves the game. Learning weighs several such tables against each other.
"""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from portside.core.contract import State
from portside.core.jit import kernel
from portside.games.shanghaien.components import (
    DECK,
    NATIONS,
    PAIRS,
    SAILORS,
    TWO_SAILORS,
    VALUES,
    WILD,
)
from portside.games.shanghaien.scoring import nation_points
from portside.games.shanghaien.state import STATE, kind_of

# The trick cards that may become sailors (SH-16).
HAS_SAILORS = np.array([TWO_SAILORS in effects for effects in PAIRS])

_VALUES = np.arange(1, VALUES + 1)
_COUNTS = DECK[:SAILORS].reshape(len(NATIONS), VALUES)
_WILDS = int(sum(DECK[SAILORS + pair] for pair in range(len(PAIRS)) if HAS_SAILORS[pair]))
STRENGTHS = int((_COUNTS @ _VALUES).max()) + WILD * _WILDS + 1  # possible strengths of a crew, from 0

# Cards to come of a nation as one number, by mixed radix; wide enough for the fullest nation of the box.
_RADIX = _COUNTS.max(axis=0) + 1
_PLACE = np.concatenate(([1], np.cumprod(_RADIX)[:-1]))
TO_COME = int(np.prod(_RADIX))

# The tables: points as if scored now; expected points if either seat gets a card with chance 0.45, 0.3;
# chance of winning the nation less that of losing it; strength; what a wild more for each side would change;
# who is there at all; the strength ahead times what is still to come.
BASIC = ("now", "likely", "cautious", "winner", "strength", "wild", "present", "growth")
NOW, LIKELY, CAUTIOUS, WINNER, STRENGTH, WILD_ROOM, PRESENT, GROWTH = range(len(BASIC))
# Then the shape of the nation, to correct them: by how much one leads (1 to 4 and more, or alone) and how many
# cards are to come (0, 1, more), as it is and times the strength of the weaker (of the one alone).
SHAPES = tuple(f"{lead} {cards} {by}" for lead in ("1", "2", "3", "4", "alone") for cards in "012" for by in "1s")
# Then what tells the same for both seats: how close it is (0 to 3 and more), with cards to come or not. It
# counts for the seat that has a wild in hand and the other has not.
CLOSE = tuple(f"close {lead} {cards} {by}" for lead in "0123" for cards in "01" for by in "1s")
# Then what counts more or less when wilds are in hand; last, when both seats have one.
TENSE = ("tense now", "tense likely", "tense 1", "tense 2", "tense 3")
TENSER = tuple(f"tenser {name}" for name in BASIC)
FEATURES = BASIC + SHAPES + CLOSE + TENSE + TENSER

# By feature, which factor it has: 1, the difference of the seats that have a wild in hand, their number, whether
# both have. 2,100 positions before round 8, error of the lead in others of them: 1.01 points with the basic
# tables, 0.86 with all but the last, 0.78 with all and the same factors on the opening and the duel.
ALWAYS, DIFFERENCE, NUMBER, ALL = range(4)
FACTOR = np.array(
    [ALWAYS] * len(BASIC + SHAPES) + [DIFFERENCE] * len(CLOSE) + [NUMBER] * len(TENSE) + [ALL] * len(TENSER)
)


@kernel
def factor(kind: int, own: int, other: int) -> int:
    """Return what a feature is multiplied with, by whether each seat has a wild in hand (1) or not (0)."""
    if kind == DIFFERENCE:
        return own - other
    return 1 if kind == ALWAYS else own + other if kind == NUMBER else own * other


@kernel
def to_come(state: State, nation: int) -> int:
    """Return the nation's cards still in the deck as a row of the tables."""
    row = 0
    for value in range(1, VALUES + 1):
        row += _PLACE[value - 1] * state.deck[kind_of(nation, value)]
    return int(row)


@kernel
def fill_points(states: NDArray[Any], out: NDArray[np.float64]) -> None:
    """Write the lead that a nation gives if scored now, by both strengths; states[0] is scratch.

    The rules themselves score it, with crews of as many sailors of value 1.
    """
    state = states[0]
    for own in range(len(out)):
        for other in range(len(out)):
            state.crew[0, kind_of(0, 1)] = own
            state.crew[1, kind_of(0, 1)] = other
            winner, points = nation_points(state, 0)
            out[own, other] = points if winner == 0 else -points


def _expect(end: NDArray[np.float64], chance: float) -> NDArray[np.float64]:
    """Return the expectation of an end value by cards to come and strengths; a card goes to either with `chance`."""
    table = np.zeros((TO_COME, *end.shape))
    table[0] = end
    for row in range(1, TO_COME):
        value = next(v for v in range(VALUES, 0, -1) if row // _PLACE[v - 1] % _RADIX[v - 1])
        before = table[row - _PLACE[value - 1]]
        higher = np.minimum(np.arange(STRENGTHS) + value, STRENGTHS - 1)
        table[row] = chance * (before[higher, :] + before[:, higher]) + (1 - 2 * chance) * before
    return table


@cache
def tables() -> NDArray[np.float64]:
    """Return the features by feature, cards to come, and strengths, told for the first strength's seat.

    With their factors, all change sign when the seats change places.
    """
    own, other = np.indices((STRENGTHS, STRENGTHS))
    sign = np.sign(own - other).astype(float)
    now = np.zeros((STRENGTHS, STRENGTHS))
    fill_points(np.zeros(1, STATE), now)
    out = np.zeros((len(FEATURES), TO_COME, STRENGTHS, STRENGTHS))
    out[NOW] = now
    out[LIKELY] = _expect(now, 0.45)
    out[CAUTIOUS] = _expect(now, 0.3)
    out[WINNER] = _expect(sign, 0.45)
    out[STRENGTH] = own - other
    likely = out[LIKELY]
    raised = np.minimum(np.arange(STRENGTHS) + WILD, STRENGTHS - 1)
    out[WILD_ROOM] = np.where(own > 0, likely[:, raised, :] - likely, 0) + np.where(
        other > 0, likely[:, :, raised] - likely, 0
    )
    out[PRESENT] = np.sign(own) - np.sign(other)
    rows = np.arange(TO_COME)
    left, cards = np.zeros(TO_COME), np.zeros(TO_COME)
    for value in range(1, VALUES + 1):
        count = rows // _PLACE[value - 1] % _RADIX[value - 1]
        left += count * value
        cards += count
    out[GROWTH] = sign * np.minimum(np.abs(own - other), 4) * left[:, None, None]
    weaker = np.minimum(own, other)
    gap = np.where(weaker > 0, np.minimum(np.abs(own - other), 4), 5)
    mass = np.where(weaker > 0, weaker, np.maximum(own, other)) / 4
    number = len(BASIC)
    for lead in range(1, 6):
        for count in range(3):
            here = (gap == lead) * (np.minimum(cards, 2) == count)[:, None, None]
            out[number] = sign * here
            out[number + 1] = sign * here * mass
            number += 2
    for lead in range(4):
        for count in range(2):
            here = ((np.minimum(gap, 3) == lead) & (weaker > 0)) * (np.minimum(cards, 1) == count)[:, None, None]
            out[number] = here
            out[number + 1] = here * mass
            number += 2
    out[number], out[number + 1] = now, likely
    for lead in range(1, 4):
        out[number + 1 + lead] = sign * (gap == lead) * mass
    out[number + len(TENSE) :] = out[: len(BASIC)]
    return out
