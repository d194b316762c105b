"""Where a seat's dice may lie in a round, and who then takes which card: fixed tables.

A placement is how many dice lie on each card number: 924 for up to six dice, ordered by the number of dice.
"""

from functools import cache
from itertools import combinations_with_replacement
from typing import Any

import numpy as np
from numpy.typing import NDArray

from portside.core.contract import State
from portside.core.jit import kernel
from portside.games.shanghaien.components import CARDS, DICE
from portside.games.shanghaien.scoring import verdict
from portside.games.shanghaien.state import LEFT, STATE

RESULTS = 3**CARDS  # who takes each card: nobody, one seat, the other

_ALL = [
    dice for count in range(DICE + 1) for dice in combinations_with_replacement(range(CARDS), count)
]  # card numbers - 1, ascending
_NUMBER = {dice: number for number, dice in enumerate(_ALL)}
PLACEMENTS = len(_ALL)

# First placement of each number of dice; FIRST[count + 1] - FIRST[count] is how many there are.
FIRST = np.searchsorted([len(dice) for dice in _ALL], np.arange(DICE + 2))
# The placement with one more die on a card, by placement and card number - 1; -1 with all dice out.
NEXT = np.array(
    [[_NUMBER[tuple(sorted((*dice, card)))] if len(dice) < DICE else -1 for card in range(CARDS)] for dice in _ALL]
)
ON_CARD = np.array([[dice.count(card) for card in range(CARDS)] for dice in _ALL], np.int16)

# A result in base 3, digit c for card number c + 1: 0 nobody, 1 the seat that it is told for, 2 the other.
DIGITS = np.array([[result // 3**card % 3 for card in range(CARDS)] for result in range(RESULTS)])
_POWERS = 3 ** np.arange(CARDS)
SWAPPED = np.array([0, 2, 1])[DIGITS] @ _POWERS  # the same result told for the other seat
TURNED = DIGITS[:, ::-1] @ _POWERS  # the result with card 1 at the other end


@kernel
def fill_results(states: NDArray[Any], on_card: NDArray[Any], out: NDArray[np.int16]) -> None:
    """Write the result of each pair of placements, told for the first; states[0] is scratch.

    The rules themselves judge each card, so that there is one implementation of SH-11 and SH-12.
    """
    state = states[0]
    state.end = LEFT
    for own in range(len(on_card)):
        for card in range(CARDS):
            state.dice[0, card] = on_card[own, card]
        for other in range(len(on_card)):
            for card in range(CARDS):
                state.dice[1, card] = on_card[other, card]
            result, power = 0, 1
            for card in range(CARDS):
                result += (verdict(state, card)[0] + 1) * power
                power *= 3
            out[own, other] = result


@cache
def results() -> NDArray[np.int16]:
    """Return the result of each pair of placements, told for the first; 0.1 s, once a process."""
    out = np.zeros((PLACEMENTS, PLACEMENTS), np.int16)
    fill_results(np.zeros(1, STATE), ON_CARD, out)
    return out


def placement_of(state: State, seat: int) -> int:
    """Return the number of the placement of a seat's dice."""
    row = state.dice[seat] if state.end <= LEFT else state.dice[seat][::-1]
    return _NUMBER[tuple(card for card in range(CARDS) for _ in range(row[card]))]
