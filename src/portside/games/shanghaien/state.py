"""A position of Shanghaien as one record."""

import numpy as np

from portside.core.contract import State
from portside.core.jit import kernel
from portside.core.position import Position
from portside.games.shanghaien.components import CARDS, KINDS, NATIONS, PAIRS, SAILORS, VALUES

SEATS = 2
NO_CARD = -1

# What must happen next. Luck is due in the first three.
(
    STARTING,  # luck: who starts the match
    DEALING,  # luck: the next card of the tavern
    ROLLING,  # luck: two dice
    TURN,  # roll, or call Shanghai
    PLACING,  # place one of the rolled dice, or play a trick first
    JOINING,  # 2 Sailors was played: name the nation
    TURNING,  # +/-1 was played: turn a die
    SETTING,  # Add Both was played as the round's first placement: name the end
    ENDED,
) = range(9)

UNSET, LEFT, RIGHT = range(3)  # the end of the row at which card 1 lies

STATE = np.dtype(
    (
        Position,
        [
            ("phase", np.int16),
            ("rounds", np.int16),  # rounds settled so far
            ("starter", np.int16),  # the seat that started this round
            ("seat", np.int16),  # whose turn it is
            ("end", np.int16),  # where card 1 lies this round: UNSET until the first die lies
            ("dealt", np.int16),  # cards of this tavern dealt so far
            ("tavern", np.int16, (CARDS,)),  # kind of the card at each position from the left
            ("dice", np.int16, (SEATS, CARDS)),  # dice placed, by seat and position from the left
            ("supply", np.int16, (SEATS,)),  # dice in hand, the two just rolled included
            ("rolled", np.int16, (2,)),  # the dice just rolled, the lower first; 0 when none
            ("captain", np.int16, (SEATS,)),  # 1 once the seat has used its trick of the round
            ("tricks", np.int16, (SEATS, len(PAIRS))),  # trick cards not used, by seat and pair
            ("wilds", np.int16, (SEATS, len(NATIONS))),  # trick cards that joined a nation
            # Counts of cards are int8 to keep a position small; none exceeds 48.
            ("crew", np.int8, (SEATS, SAILORS)),  # sailors taken, by seat and kind
            ("deck", np.int8, (KINDS,)),  # cards still to come, by kind
        ],
    ),
    align=True,
)


@kernel
def kind_of(nation: int, value: int) -> int:
    """Return the kind of a nation's sailor of a value."""
    return nation * VALUES + value - 1


@kernel
def value_at(state: State, position: int) -> int:
    """Return the number of the card at a position from the left, this round (SH-8)."""
    return position + 1 if state.end == LEFT else CARDS - position


@kernel
def position_of(value: int, end: int) -> int:
    """Return the position from the left of the card of this number, card 1 being at an end (SH-8)."""
    return value - 1 if end == LEFT else CARDS - value
