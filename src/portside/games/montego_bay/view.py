"""What a seat sees of Montego Bay, as data for tables."""

from functools import cache

import msgspec
import numpy as np

from portside.core.contract import ALL, State
from portside.games.montego_bay.actions import PIECES
from portside.games.montego_bay.components import (
    CAPACITY,
    CARDS,
    COIN,
    DAMAGED,
    GOOD,
    KINDS,
    PILES,
    PILOT,
    POINTS,
    PUB_ROW,
    STORES,
)
from portside.games.montego_bay.picks import partner_of
from portside.games.montego_bay.port import free_slots
from portside.games.montego_bay.quay import move, ring, target_of
from portside.games.montego_bay.rules import pending
from portside.games.montego_bay.scoring import points_of, scores, share_of
from portside.games.montego_bay.state import (
    EXTRA,
    FILLED,
    FIRST,
    IN_PUB,
    JACK,
    LAST,
    NO_BOAT,
    NO_CARD,
    NO_STORE,
    NOBODY,
    PICKING,
    PUB,
    UNKNOWN,
    has_piece,
    is_large,
    kind_of,
    owner_of,
    piece_of,
    width,
)

PHASES = (
    "laying", "ordering", "berthing", "turning", "hiring", "hosting", "picking", "loading", "unloading", "ended",
    "beginning", "moving", "walking", "pouring", "sailing", "shifting", "closing",
)  # fmt: skip
SOURCES = {"filled": FILLED, "extra": EXTRA, "first": FIRST, "last": LAST, "pub": PUB}  # lines of the bill


class Piece(msgspec.Struct, frozen=True):
    """A docker, or Lazy Jack."""

    seat: int
    name: str  # large, small, third, jack
    large: bool  # a large docker, of the left pub


class Store(msgspec.Struct, frozen=True):
    """A store: good barrels or damaged ones, and perhaps a coin."""

    barrels: int
    damaged: int
    coin: bool


class Space(msgspec.Struct, frozen=True):
    """A space of the quay, by its number on the ring."""

    lane: str  # north or south
    place: int  # the warehouse beside it, from the left, from 1
    store: Store | None  # None while its warehouse is not laid
    piece: Piece | None


class Lead(msgspec.Struct, frozen=True):
    """Where a card leads a piece if nobody pushes it first, with the others where they stand now."""

    space: int  # to which the card counts
    end: int  # where the piece ends: there, or where it backs up to
    pushed: Piece | None  # whom it pushes across


class Hand(msgspec.Struct, frozen=True):
    """A piece of a seat this round: where it stands, and its card."""

    piece: Piece
    space: int | None  # None in its pub
    laid: bool  # a card lies there
    card: int | None  # its value, if the viewer may know it
    leads: list[Lead]  # by card, from 1: of the viewer's own pieces, while cards are picked


class Boat(msgspec.Struct, frozen=True):
    """A boat in port; the pilot boat has no slots."""

    capacity: int
    points: list[int]
    aboard: list[int]  # barrels by seat
    shares: list[int]  # points by seat, if it sailed now
    free: int


class Pile(msgspec.Struct, frozen=True):
    """A pile of ships: how many, and the capacity of the top one."""

    ships: int
    top: int | None
    points: list[int]  # of the top one


class View(msgspec.Struct, frozen=True):
    """All that a seat may see: the cards of the others are laid or not, no more (MB-26)."""

    phase: str
    round: int  # from 1; 0 while the quay is laid out
    pending: list[int]  # who may act now
    quay: list[Space]  # clockwise
    hands: list[list[Hand]]  # by seat
    order: list[Piece]  # from position 1
    hirer: int | None  # who has Lazy Jack this round
    host: Piece | None  # beside whom he stands, or stood when he moved
    tally: int | None  # the space of the store that is open now
    worker: Piece | None  # the piece that empties it
    to_load: int
    to_unload: int
    port: list[Boat]  # from pier 1
    piles: list[Pile]
    unturned: dict[str, int]  # ships nobody has seen yet, by capacity
    bank: int
    coins: list[int]  # by seat
    supply: list[int]
    pub: list[int]
    points: list[int]  # on the score track
    scores: list[int]  # as if the game ended now
    earned: dict[str, list[int]]  # the points on the track by where they came from, each by seat
    pub_points: list[int]  # what the pub scores at the end, from the most barrels


def points_row(state: State, kind: int) -> list[int]:
    """Return the points of a kind of boat, or (PUB_ROW) of the pub, without the places it does not pay."""
    return [points for points in POINTS[state.seats - 2, kind].tolist() if points]


def piece_view(state: State, piece: int) -> Piece:
    """Return a piece as a view shows it."""
    return _piece(int(owner_of(state, piece)), piece)


@cache
def _piece(owner: int, piece: int) -> Piece:
    large = piece != JACK and is_large(piece)
    return Piece(seat=owner, name=PIECES[kind_of(piece)], large=bool(large))


def pieces_of(state: State, seat: int) -> list[int]:
    """List the pieces that a seat has this round."""
    return [int(piece_of(seat, kind)) for kind in range(len(PIECES)) if has_piece(state, seat, kind)]


def space_of(state: State, piece: int) -> int | None:
    """Return where a piece stands, Lazy Jack beside his host until he moves; None in its pub."""
    if piece == JACK and state.space[JACK] == IN_PUB and state.host != NOBODY:
        piece = int(partner_of(state, JACK))
    return int(state.space[piece]) if state.space[piece] != IN_PUB else None


def view(state: State, seat: int) -> View:
    """Return what the seat sees; the state has been hidden for it."""
    seats = int(state.seats)
    totals = np.zeros(seats, np.int64)
    scores(state, totals)
    mask = int(pending(state))
    return View(
        phase=PHASES[state.phase],
        round=int(state.rounds),
        pending=[owner for owner in range(seats) if mask >> owner & 1],
        quay=_quay(state),
        hands=[[_hand(state, piece, seat) for piece in pieces_of(state, owner)] for owner in range(seats)],
        order=[piece_view(state, piece) for piece in state.order.tolist() if piece != NOBODY],
        hirer=int(state.hirer) if state.hirer != NOBODY else None,
        host=piece_view(state, int(state.host)) if state.host != NOBODY else None,
        tally=int(state.tally) + 1 if state.worker != NOBODY else None,
        worker=piece_view(state, int(state.worker)) if state.worker != NOBODY else None,
        to_load=int(state.to_load),
        to_unload=int(state.to_unload),
        port=[_boat(state, pier) for pier in range(state.boats)],
        piles=[_pile(state, pile) for pile in range(PILES)],
        unturned={str(CAPACITY[kind]): int(state.fleet[kind]) for kind in range(KINDS)},
        bank=int(state.bank),
        coins=state.coins[:seats].tolist(),
        supply=state.supply[:seats].tolist(),
        pub=state.pub[:seats].tolist(),
        points=[int(points_of(state, owner)) for owner in range(seats)],
        scores=[int(total) for total in totals],
        earned={line: [int(state.earned[owner, source]) for owner in range(seats)] for line, source in SOURCES.items()},
        pub_points=points_row(state, PUB_ROW),
    )


def _quay(state: State) -> list[Space]:
    spaces, north = int(ring(state)), int(width(state))
    stores, at = state.store.tolist(), state.at.tolist()
    return [
        Space(
            lane="north" if space < north else "south",
            place=space + 1 if space < north else spaces - space,
            store=store_view(stores[space]) if stores[space] != NO_STORE else None,
            piece=piece_view(state, at[space]) if at[space] != NOBODY else None,
        )
        for space in range(spaces)
    ]


@cache
def store_view(store: int) -> Store:
    """Return a store as a view shows it."""
    return Store(int(STORES[store, GOOD]), int(STORES[store, DAMAGED]), bool(STORES[store, COIN]))


def _hand(state: State, piece: int, viewer: int) -> Hand:
    card = int(state.card[piece])
    shown = piece_view(state, piece)
    own = shown.seat == viewer
    known = card not in (NO_CARD, UNKNOWN) and (own or viewer == ALL)
    return Hand(
        piece=shown,
        space=space_of(state, piece),
        laid=card != NO_CARD,
        card=card if known else None,
        leads=[_lead(state, piece, value) for value in range(1, CARDS + 1)] if own and state.phase == PICKING else [],
    )


def _lead(state: State, piece: int, card: int) -> Lead:
    space = int(target_of(state, piece, card))
    there = int(state.at[space])
    after: State = state.copy()
    move(after, piece, card)
    end = int(after.space[piece])
    pushed = end == space and there not in (NOBODY, piece)
    return Lead(space, end, piece_view(state, there) if pushed else None)


def _boat(state: State, pier: int) -> Boat:
    kind = int(state.boat[pier])
    return Boat(
        capacity=int(CAPACITY[kind]),
        points=points_row(state, kind) if kind != PILOT else [],
        aboard=state.aboard[pier, : state.seats].tolist(),
        shares=[int(share_of(state.aboard[pier], state.seats, kind, seat)) for seat in range(int(state.seats))],
        free=int(free_slots(state, pier)),
    )


def _pile(state: State, pile: int) -> Pile:
    top = int(state.top[pile])
    turned = top != NO_BOAT
    points = points_row(state, top) if turned else []
    return Pile(ships=int(state.pile[pile]), top=int(CAPACITY[top]) if turned else None, points=points)
