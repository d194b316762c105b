"""A position of Montego Bay as one record."""

import numpy as np

from portside.core.contract import State
from portside.core.jit import kernel
from portside.core.position import Position
from portside.games.montego_bay.actions import DOCKERS, LARGE, LAZY_JACK, THIRD
from portside.games.montego_bay.components import KINDS, MOST_SEATS, PIERS, PILES, WAREHOUSES

# What must happen next. Luck is due in the first four, a seat's choice in the next five; the phases after
# ENDED pass within one event.
(
    LAYING,  # luck: the warehouse of the next place, and its direction
    ORDERING,  # luck: the order tile of the next position
    BERTHING,  # luck: the ships at piers 2 to 4, then the tops of the piles
    TURNING,  # luck: the new top of the pile a ship has just left
    HIRING,  # a seat is asked whether it hires Lazy Jack
    HOSTING,  # the hirer names the docker beside which he stands
    PICKING,  # all seats pick cards
    LOADING,  # a seat loads a barrel
    UNLOADING,  # a seat takes a barrel off, its store being damaged
    ENDED,
    BEGINNING,  # a round begins
    MOVING,  # the next card is turned and its piece moves
    WALKING,  # Tally-Man walks to the next piece, which opens its store
    POURING,  # barrels that find no ship go to the pub
    SAILING,  # the boat at `pier` sails
    SHIFTING,  # the order tiles move on
    CLOSING,  # the end: ships left in port, then the pub, are scored
) = range(17)

SPACES = 2 * WAREHOUSES  # of the quay with four seats (MB-6)
NOBODY = -1
NO_STORE = -1
NO_BOAT = -1
IN_PUB = -1  # the space of a docker that has not left its pub, and of Lazy Jack before his move

# Pieces on the quay: docker * MOST_SEATS + seat, then Lazy Jack. The third dockers of seats 0 and 1 only (MB-2).
PIECE_COUNT = 2 * MOST_SEATS + 2
JACK = PIECE_COUNT
TILES = 2 * MOST_SEATS

NO_CARD = 0
UNKNOWN = -1  # a card that another seat has laid face down (MB-26)

# Where points come from, for the bill.
FILLED, FIRST, LAST, EXTRA, PUB = range(5)
SOURCES = 5

STATE = np.dtype(
    (
        Position,
        [
            ("phase", np.int16),
            ("seats", np.int16),
            ("rounds", np.int16),  # rounds begun
            ("seat", np.int16),  # who hires, loads or unloads; NOBODY else
            ("laid", np.int16),  # places of the quay that have their warehouse
            ("drawn", np.int16),  # positions of the order that have their tile
            ("asked", np.int16),  # bit mask of the seats that have declined Lazy Jack this round
            ("hirer", np.int16),  # who has Lazy Jack this round, or NOBODY
            ("host", np.int16),  # the piece beside which he stands until he moves, or NOBODY
            ("mover", np.int16),  # moves made this round: Lazy Jack's first, then by position of the order
            ("tally", np.int16),  # the space Tally-Man comes to next; -1 when his walk is over
            ("worker", np.int16),  # the piece whose store was opened last in this walk, or NOBODY
            ("to_load", np.int16),  # barrels of that store still to be loaded
            ("to_unload", np.int16),  # own barrels still to be taken off
            ("pier", np.int16),  # from 0: of the boat that sails now
            ("filler", np.int16),  # who filled the ship that has just sailed, or NOBODY
            ("begun", np.int16),  # 1 in the round in which the second pile was begun
            ("bank", np.int16),  # coins
            ("boats", np.int16),  # in port, the pilot boat included: at piers 0 to boats - 1
            ("boat", np.int16, (PIERS,)),  # kind of the boat at each pier
            ("aboard", np.int16, (PIERS, MOST_SEATS)),  # barrels, by pier and seat
            ("pile", np.int16, (PILES,)),  # ships in each pile, the top included
            ("top", np.int16, (PILES,)),  # kind of the top ship; NO_BOAT while it is not turned
            ("fleet", np.int16, (KINDS,)),  # ships not turned yet, by kind
            ("store", np.int16, (SPACES,)),  # the store that each space empties
            ("at", np.int16, (SPACES,)),  # the piece on each space, or NOBODY
            ("space", np.int16, (PIECE_COUNT + 1,)),  # of each piece, or IN_PUB
            ("order", np.int16, (TILES,)),  # the docker whose tile lies at each position
            ("card", np.int16, (PIECE_COUNT + 1,)),  # picked for each piece: NO_CARD, 1 to 5, or UNKNOWN
            ("to_pick", np.int16, (MOST_SEATS,)),  # pieces of the seat without a card; 0 outside the picks
            ("coins", np.int16, (MOST_SEATS,)),
            ("supply", np.int16, (MOST_SEATS,)),  # barrels in hand
            ("pub", np.int16, (MOST_SEATS,)),  # barrels that found no ship (MB-24)
            ("earned", np.int16, (MOST_SEATS, SOURCES)),  # points so far, by seat and where they came from
        ],
    ),
    align=True,
)


@kernel
def width(state: State) -> int:
    """Return the number of warehouses in the row: 8 with four seats, else 7 (MB-3)."""
    return WAREHOUSES if state.seats == MOST_SEATS else WAREHOUSES - 1


@kernel
def dockers_each(state: State) -> int:
    """Return the number of dockers of a seat: two, or three with two players (MB-2)."""
    return DOCKERS if state.seats == 2 else DOCKERS - 1


@kernel
def tiles(state: State) -> int:
    """Return the number of order tiles in play: 8 with four players, else 6 (MB-2)."""
    return int(state.seats * dockers_each(state))


@kernel
def piece_of(seat: int, kind: int) -> int:
    """Return the piece of a seat: one of its dockers, or Lazy Jack."""
    return JACK if kind == LAZY_JACK else kind * MOST_SEATS + seat


@kernel
def kind_of(piece: int) -> int:
    """Return which of its owner's pieces a piece is."""
    return LAZY_JACK if piece == JACK else piece // MOST_SEATS


@kernel
def owner_of(state: State, piece: int) -> int:
    """Return the seat that a piece works for; Lazy Jack works for his hirer (MB-9)."""
    return int(state.hirer) if piece == JACK else piece % MOST_SEATS


@kernel
def has_piece(state: State, seat: int, kind: int) -> bool:
    """Tell whether the seat has this piece this round (MB-2, MB-9)."""
    if kind == LAZY_JACK:
        return bool(state.hirer == seat)
    return kind < dockers_each(state)


@kernel
def is_large(piece: int) -> bool:
    """Tell whether a docker is a large one; seat 1's third is, seat 0's is not (MB-2)."""
    return piece // MOST_SEATS == LARGE or piece == THIRD * MOST_SEATS + 1
