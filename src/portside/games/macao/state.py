"""A position of Les Ombres de Macao as one record."""

import numpy as np

from portside.core.contract import State
from portside.core.jit import kernel
from portside.core.position import Position
from portside.games.macao.components import BLUE, CARDS, FAMILY, LONGEST_COST, PILES, TILES

SEATS = 4  # at most; a record has room for all, seats that are not at the table stay empty
NO_CARD = -1
NO_TARGET = -1
KNOWN = 18  # discards in one pile: the smallest of four has at most 11 of 52 cards when 6 more go under it

# What must happen next. Luck is due in the first four.
(
    STARTING,  # luck: who starts the match
    TILING,  # luck: the next tile of the centre
    DEALING,  # luck: the first top of the next pile
    TOPPING,  # luck: the new top of a pile whose top was taken
    TURN,  # contact, recruit or open
    PAYING,  # name the next blue card that pays
    CONTACTING,  # a Dancer was recruited: contact
    TRIMMING,  # over the limit: discard a blue card
    KILLING,  # an opponent recruited a Killer: discard a blue card
    RESERVING,  # a Policeman was recruited: reserve a tile
    CHOOSING,  # several piles are smallest: under which one the discards go
    LAYING,  # which discard goes under the pile next
    ENDED,
) = range(13)

# Where a tile is: in the box, green in the centre, green or yellow in front of a seat.
BOXED, CENTRAL = 0, 1
GREEN = 2  # + seat
YELLOW = GREEN + SEATS  # + seat

STATE = np.dtype(
    (
        Position,
        [
            ("phase", np.int16),
            ("seats", np.int16),  # players at the table
            ("first", np.int16),  # the seat that plays first in each round
            ("turn", np.int16),  # whose turn it is
            ("seat", np.int16),  # who acts: the turn's seat, or an opponent whom a Killer makes discard
            ("pile", np.int16),  # the pile whose top is due, or under which discards go
            ("target", np.int16),  # what is being paid for: a card, CARDS + a tile, NO_TARGET
            ("paid", np.int16),  # bit mask of the blue slots named for it so far
            ("victim", np.int16),  # how many seats clockwise from the Killer who discards sits; 0 for nobody
            ("rounds", np.int16),  # full rounds played
            ("quiet", np.int16),  # full rounds in a row without a recruit or an opening (OM-26)
            ("busy", np.int16),  # 1 when this round has seen one
            ("last", np.int16),  # 1 once the end is triggered (OM-24)
            ("unknown", np.int16, (PILES,)),  # cards below a pile's top that nobody has seen
            ("top", np.int16, (PILES,)),  # the visible card of a pile; NO_CARD for an empty one
            ("knowns", np.int16, (PILES,)),  # discards below the unknown cards
            ("blues", np.int16, (SEATS,)),  # living blue cards
            ("dead", np.int16, (SEATS,)),  # dead Widows
            ("reds", np.int16, (SEATS,)),  # red cards
            ("tile", np.int16, (len(TILES),)),  # BOXED, CENTRAL, GREEN + seat, YELLOW + seat
            ("discards", np.int16),  # cards still to be placed
            ("discard", np.int16, (LONGEST_COST,)),  # those, ascending
            ("blue", np.int16, (SEATS, BLUE)),  # living blue cards, ascending; NO_CARD beyond
            ("red", np.int16, (SEATS, FAMILY)),  # red cards in the order of recruiting; NO_CARD beyond
            # Large lists and counts are int8 to keep a position small; card numbers stay below 46.
            ("known", np.int8, (PILES, KNOWN)),  # discards, first to surface first; NO_CARD beyond
            ("unseen", np.int8, (CARDS,)),  # cards that are unknown somewhere in the piles (OM-27)
        ],
    ),
    align=True,
)


@kernel
def find_blue(state: State, seat: int, card: int) -> int:
    """Return the last slot of a card among the seat's living blue ones, -1 if it is not there."""
    for slot in range(state.blues[seat] - 1, -1, -1):
        if state.blue[seat, slot] == card:
            return slot
    return -1


@kernel
def add_blue(state: State, seat: int, card: int) -> None:
    """Put a card among the seat's blue ones, which stay ascending."""
    slot = int(state.blues[seat])
    while slot > 0 and state.blue[seat, slot - 1] > card:
        state.blue[seat, slot] = state.blue[seat, slot - 1]
        slot -= 1
    state.blue[seat, slot] = card
    state.blues[seat] += 1


@kernel
def remove_blue(state: State, seat: int, slot: int) -> None:
    """Take the card out of a slot; the later ones move up."""
    last = int(state.blues[seat]) - 1
    for i in range(slot, last):
        state.blue[seat, i] = state.blue[seat, i + 1]
    state.blue[seat, last] = NO_CARD
    state.blues[seat] = last


@kernel
def count_tiles(state: State, where: int) -> int:
    """Return how many tiles are in a place: CENTRAL, GREEN + seat, YELLOW + seat."""
    count = 0
    for tile in range(len(TILES)):
        if state.tile[tile] == where:
            count += 1
    return count
