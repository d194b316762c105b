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
FEATURES = ("now", "likely", "cautious", "winner", "strength", "wild", "present", "growth")
NOW, LIKELY, CAUTIOUS, WINNER, STRENGTH, WILD_ROOM, PRESENT, GROWTH = range(len(FEATURES))


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

    All change sign when the seats change places.
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
    left = sum((rows // _PLACE[v - 1] % _RADIX[v - 1]) * v for v in range(1, VALUES + 1))
    out[GROWTH] = sign * np.minimum(np.abs(own - other), 4) * np.asarray(left)[:, None, None]
    return out
