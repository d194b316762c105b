"""What a seat sees of Montego Bay as features for learning: its own side first, counts scaled to about 0..1."""

import numpy as np
from numpy.typing import NDArray

from portside.core.contract import State
from portside.core.jit import kernel
from portside.core.spans import span
from portside.games.montego_bay.actions import DOCKERS, PIECES
from portside.games.montego_bay.components import (
    BARRELS,
    CAPACITY,
    CARDS,
    COINS,
    KINDS,
    MOST_SEATS,
    PIERS,
    PILE,
    PILES,
    PLACES,
    POINTS,
    SHIPS,
    STORES,
)
from portside.games.montego_bay.port import free_slots
from portside.games.montego_bay.scoring import points_of
from portside.games.montego_bay.state import (
    ENDED,
    IN_PUB,
    NO_BOAT,
    NO_CARD,
    NO_STORE,
    NOBODY,
    SPACES,
    TILES,
    has_piece,
    kind_of,
    owner_of,
    piece_of,
)

ROUNDS = 14  # at most (MB-23)
MOST_POINTS = 100.0
MOST_SLOTS = float(CAPACITY.max())
MOST_PAID = float(POINTS.max())
THINGS = STORES.shape[1]  # barrels, damaged, coin

PHASE = span(0, ENDED + 1)  # one is 1
SEATS = span(PHASE.last + 1, MOST_SEATS - 1)  # 2, 3 or 4 at the table: one is 1
ROUND = span(SEATS.last + 1)  # share of the rounds that a match can last
BEGUN = span(ROUND.last + 1)  # 1 in the round that began the second pile
BANK = span(BEGUN.last + 1)  # share of the coins in the bank
TALLY = span(BANK.last + 1)  # where Tally-Man comes next, as a share of the spaces
TO_LOAD = span(TALLY.last + 1)  # barrels still to be loaded, in fifths
TO_UNLOAD = span(TO_LOAD.last + 1)  # barrels still to be taken off, in fifths
STORE = span(TO_UNLOAD.last + 1, SPACES, THINGS)  # space x barrels, damaged, coin: what it empties, in quarters
STANDING = span(STORE.last + 1, MOST_SEATS * len(PIECES), SPACES + 1)  # side and piece x space, or pub: one is 1
TURN = span(STANDING.last + 1, MOST_SEATS, DOCKERS)  # side x docker: position of the order tile, as a share
HOSTED = span(TURN.last + 1, MOST_SEATS, DOCKERS)  # side x docker: 1 for Lazy Jack's host
HIRER = span(HOSTED.last + 1, MOST_SEATS)  # by side: 1 for who has hired Lazy Jack
WORKER = span(HIRER.last + 1, MOST_SEATS, len(PIECES))  # side x piece: 1 for the piece whose store is open
ACTS = span(WORKER.last + 1, MOST_SEATS)  # by side: 1 for who hires, loads or unloads
OWN_CARD = span(ACTS.last + 1, len(PIECES), CARDS)  # piece x card: 1 for the card of an own piece
CARD_LAID = span(OWN_CARD.last + 1, MOST_SEATS, len(PIECES))  # side x piece: 1 where a card lies, whatever its value
BOAT = span(CARD_LAID.last + 1, PIERS, KINDS + 1)  # pier x kind: 1 for the boat there, the pilot boat last
PAYS = span(BOAT.last + 1, PIERS, PLACES)  # pier x place: points of the ship there, scaled
FREE = span(PAYS.last + 1, PIERS)  # by pier: free slots, scaled
ABOARD = span(FREE.last + 1, MOST_SEATS, PIERS)  # side x pier: barrels aboard, scaled
PILED = span(ABOARD.last + 1, PILES)  # by pile: ships in it, in sixths
TOP = span(PILED.last + 1, PILES, KINDS)  # pile x kind: 1 for the top ship
UNTURNED = span(TOP.last + 1, KINDS)  # by kind: ships not turned yet, as a share of all
HELD_COINS = span(UNTURNED.last + 1, MOST_SEATS)  # by side: coins, as a share of all
SUPPLY = span(HELD_COINS.last + 1, MOST_SEATS)  # by side: barrels in hand, scaled
IN_THE_PUB = span(SUPPLY.last + 1, MOST_SEATS)  # by side: barrels that found no ship, scaled
TRACK = span(IN_THE_PUB.last + 1, MOST_SEATS)  # by side: points, in hundredths
FEATURES = TRACK.last + 1


@kernel
def observe(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Write what the seat knows as features. Of the others' cards it reads whether one lies there, no more."""
    for i in range(FEATURES):
        out[i] = 0
    out[PHASE.of(state.phase)] = 1
    out[SEATS.of(state.seats - 2)] = 1
    out[ROUND.of()] = state.rounds / ROUNDS
    out[BEGUN.of()] = state.begun
    out[BANK.of()] = state.bank / COINS
    out[TALLY.of()] = (state.tally + 1) / SPACES
    out[TO_LOAD.of()] = state.to_load / CARDS
    out[TO_UNLOAD.of()] = state.to_unload / CARDS
    observe_quay(state, out)
    observe_port(state, seat, out)
    for side in range(state.seats):
        observe_side(state, (seat + side) % state.seats, side, out)
    for position in range(state.drawn):
        piece = state.order[position]
        out[TURN.of(side_of(state, seat, owner_of(state, piece)), kind_of(piece))] = (position + 1) / TILES
    if state.seat != NOBODY:
        out[ACTS.of(side_of(state, seat, state.seat))] = 1
    if state.hirer != NOBODY:
        out[HIRER.of(side_of(state, seat, state.hirer))] = 1
    if state.host != NOBODY:
        out[HOSTED.of(side_of(state, seat, owner_of(state, state.host)), kind_of(state.host))] = 1
    if state.worker != NOBODY:
        out[WORKER.of(side_of(state, seat, owner_of(state, state.worker)), kind_of(state.worker))] = 1
    for kind in range(len(PIECES)):
        if has_piece(state, seat, kind) and state.card[piece_of(seat, kind)] > NO_CARD:
            out[OWN_CARD.of(kind, state.card[piece_of(seat, kind)] - 1)] = 1


@kernel
def side_of(state: State, seat: int, other: int) -> int:
    """Return how many seats on from a seat another one sits."""
    return int((other - seat) % state.seats)


@kernel
def observe_quay(state: State, out: NDArray[np.float32]) -> None:
    """Write what each space empties."""
    for space in range(SPACES):
        if state.store[space] != NO_STORE:
            for thing in range(THINGS):
                out[STORE.of(space, thing)] = STORES[state.store[space], thing] / 4


@kernel
def observe_side(state: State, whose: int, side: int, out: NDArray[np.float32]) -> None:
    """Write the pieces and goods of a seat."""
    for kind in range(len(PIECES)):
        if has_piece(state, whose, kind):
            piece = piece_of(whose, kind)
            space = state.space[piece]
            out[STANDING.of(side * len(PIECES) + kind, SPACES if space == IN_PUB else space)] = 1
            out[CARD_LAID.of(side, kind)] = 1 if state.card[piece] != NO_CARD else 0
    out[HELD_COINS.of(side)] = state.coins[whose] / COINS
    out[SUPPLY.of(side)] = state.supply[whose] / (2 * BARRELS)
    out[IN_THE_PUB.of(side)] = state.pub[whose] / BARRELS
    out[TRACK.of(side)] = points_of(state, whose) / MOST_POINTS


@kernel
def observe_port(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Write the boats at the piers and what is known of those to come."""
    for pier in range(state.boats):
        kind = state.boat[pier]
        out[BOAT.of(pier, kind)] = 1
        out[FREE.of(pier)] = free_slots(state, pier) / MOST_SLOTS
        for place in range(PLACES):
            out[PAYS.of(pier, place)] = POINTS[state.seats - 2, kind, place] / MOST_PAID
        for side in range(state.seats):
            out[ABOARD.of(side, pier)] = state.aboard[pier, (seat + side) % state.seats] / MOST_SLOTS
    for pile in range(PILES):
        out[PILED.of(pile)] = state.pile[pile] / PILE
        if state.top[pile] != NO_BOAT:
            out[TOP.of(pile, state.top[pile])] = 1
    for kind in range(KINDS):
        out[UNTURNED.of(kind)] = state.fleet[kind] / SHIPS
