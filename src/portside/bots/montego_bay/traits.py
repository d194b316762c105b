"""What there is to see of an action of Montego Bay: features by which a net of the game ranks actions.

They are told of what the seat may know, and only of the position as it lies: nothing is played on. Counts are scaled
to about 0..1.
"""

import numpy as np
from numpy.typing import NDArray

from portside.bots.montego_bay.greedy import gain_at, worth_of_host, worth_of_store
from portside.bots.policy import Work
from portside.core.contract import Numbers, State
from portside.core.jit import kernel
from portside.core.spans import span
from portside.games.montego_bay.actions import HIRE, HOST, LOAD, PICK, PIECES, UNLOAD
from portside.games.montego_bay.components import (
    CARDS,
    COIN,
    DAMAGED,
    GOOD,
    MOST_SEATS,
    PIERS,
    PLACES,
    POINTS,
    STORES,
    WAGE,
)
from portside.games.montego_bay.features import MOST_PAID, MOST_SLOTS, ROUNDS
from portside.games.montego_bay.port import barrels_aboard, free_slots
from portside.games.montego_bay.quay import opposite, ring, start_of, target_of
from portside.games.montego_bay.scoring import points_of
from portside.games.montego_bay.state import (
    HIRING,
    HOSTING,
    JACK,
    NO_CARD,
    NOBODY,
    PICKING,
    UNLOADING,
    has_piece,
    owner_of,
    piece_of,
    tiles,
)

FAR = 4  # barrels by which one is ahead or behind: more make no difference

# A barrel that goes to a pier or comes off.
OFF = span(0)  # 1 where it comes off
AHEAD = span(OFF.last + 1, 2 * FAR + 1)  # barrels more than the best other has: one is 1
SLOTS = span(AHEAD.last + 1, 4)  # 1, 2 or 3 are free: one is 1; a share of the most
FILLS = span(SLOTS.last + 1)  # 1 where the barrels of this load can fill it
PAYS = span(FILLS.last + 1, PLACES)  # by place: points
GAIN = span(PAYS.last + 1, 2)  # points of lead of one barrel, of all of this load
BERTH = span(GAIN.last + 1, PIERS)  # the pier: one is 1
ABOARD = span(BERTH.last + 1, 3)  # barrels of the seat, of the two others that have most
COMING = span(ABOARD.last + 1, 3)  # barrels to come in this walk: of this load, of own others, of the others
HELD = span(COMING.last + 1)  # at pier 1: by how many barrels the others to come fall short of taking it
CLOSING = span(HELD.last + 1, 2)  # 1 where all ships are scored after this walk; the share of rounds played

# A card that is laid for a piece.
CARD = span(CLOSING.last + 1, CARDS)  # one is 1
MOVE = span(CARD.last + 1, 2)  # when the piece moves, as a share; 1 for the last
STORE = span(MOVE.last + 1, 3)  # barrels, damaged, coin of the store it leads to
BESIDE = span(STORE.last + 1, 3)  # of the one it may be pushed to
WORTH = span(BESIDE.last + 1, 3)  # points of lead those two promise now; the first against the best of the cards
RIVALS = span(WORTH.last + 1, 4)  # others' pieces that may come after it, before it; the same for the store beside
OWN = span(RIVALS.last + 1, 2)  # 1 where an own piece is to go there, or beside
TAKEN = span(OWN.last + 1, 3)  # 1 where a piece stands that moves later, or earlier; where one stands beside
NEXT = span(TAKEN.last + 1, 2)  # barrels in reach of there and of beside, next round, less damaged ones
SAVED = span(NEXT.last + 1, 2)  # coins, if a coin lies there; coins

# Lazy Jack (MB-9).
HIRED = span(SAVED.last + 1, 4)  # 1 to hire; then the points of lead, the rounds played, coins beyond his wage
HOSTED = span(HIRED.last + 1, 2)  # 1 to stand beside; what that promises

COUNT = HOSTED.last + 1


@kernel
def traits(state: State, seat: int, actions: Numbers, work: Work, out: NDArray[np.float32]) -> None:
    """Write what there is to see of each of some actions, by action and trait."""
    n = len(actions)
    for i in range(n):
        for trait in range(COUNT):
            out[i, trait] = 0
    if state.phase == PICKING:
        tell_cards(state, seat, actions, n, work, out)
    elif state.phase == HIRING:
        best = 0
        for other in range(state.seats):
            if other != seat:
                best = max(best, points_of(state, other))
        for i in range(n):
            if actions[i] == HIRE:
                out[i, HIRED.of(0)] = 1
                out[i, HIRED.of(1)] = (points_of(state, seat) - best) / 10
                out[i, HIRED.of(2)] = state.rounds / ROUNDS
                out[i, HIRED.of(3)] = (state.coins[seat] - WAGE) / WAGE
    elif state.phase == HOSTING:
        for i in range(n):
            out[i, HOSTED.of(0)] = 1
            out[i, HOSTED.of(1)] = worth_of_host(state, seat, piece_of(seat, actions[i] - HOST.first), work) / 5
    else:
        tell_piers(state, seat, actions, n, out)


@kernel
def tell_piers(state: State, seat: int, actions: Numbers, n: int, out: NDArray[np.float32]) -> None:
    """Write what there is to see of each pier at which a barrel goes aboard or comes off."""
    off = state.phase == UNLOADING
    own, others = 0, 0
    for space in range(state.tally + 1):
        if state.at[space] != NOBODY:
            barrels = STORES[state.store[space], GOOD]
            if owner_of(state, state.at[space]) == seat:
                own += barrels
            else:
                others += barrels
    load = state.to_load
    rivals = int(state.seats) - 1
    for i in range(n):
        pier = actions[i] - (UNLOAD.first if off else LOAD.first)
        aboard, most, second = state.aboard[pier, seat], 0, 0
        for other in range(state.seats):
            if other != seat:
                barrels = state.aboard[pier, other]
                if barrels > most:
                    most, second = barrels, most
                elif barrels > second:
                    second = barrels
        free = free_slots(state, pier)
        out[i, OFF.of()] = 1 if off else 0
        out[i, AHEAD.of(FAR + min(FAR, max(-FAR, aboard - most)))] = 1
        if free <= 3:
            out[i, SLOTS.of(free - 1)] = 1  # a full one has sailed (MB-18)
        out[i, SLOTS.of(3)] = free / MOST_SLOTS
        out[i, FILLS.of()] = 1 if free <= load else 0
        for place in range(PLACES):
            out[i, PAYS.of(place)] = POINTS[state.seats - 2, state.boat[pier], place] / MOST_PAID
        out[i, GAIN.of(0)] = gain_at(state, seat, pier, -1 if off else 1) / rivals / 5
        out[i, GAIN.of(1)] = gain_at(state, seat, pier, -1 if off else min(load, free)) / rivals / 5
        out[i, BERTH.of(pier)] = 1
        out[i, ABOARD.of(0)] = aboard / 5
        out[i, ABOARD.of(1)] = most / 5
        out[i, ABOARD.of(2)] = second / 5
        out[i, COMING.of(0)] = load / 4
        out[i, COMING.of(1)] = own / 6
        out[i, COMING.of(2)] = others / 6
        if pier == 0:
            out[i, HELD.of()] = (aboard - most - others) / 6
        out[i, CLOSING.of(0)] = 1 if state.boats < PIERS else 0
        out[i, CLOSING.of(1)] = state.rounds / ROUNDS


@kernel
def tell_cards(state: State, seat: int, actions: Numbers, n: int, work: Work, out: NDArray[np.float32]) -> None:
    """Write what there is to see of each card that may be laid."""
    aboard = min(2, barrels_aboard(state, seat))
    best = -1000.0
    for i in range(n):
        piece = piece_of(seat, (actions[i] - PICK.first) // CARDS)
        card = (actions[i] - PICK.first) % CARDS + 1
        space = target_of(state, piece, card)
        beside = opposite(state, space)
        when = moves_at(state, piece)
        out[i, CARD.of(card - 1)] = 1
        out[i, MOVE.of(0)] = (when + 1) / tiles(state)
        out[i, MOVE.of(1)] = 1 if when == tiles(state) - 1 else 0
        tell_store(state, space, piece, aboard, out[i, STORE.first : STORE.last + 1])
        tell_store(state, beside, piece, aboard, out[i, BESIDE.first : BESIDE.last + 1])
        worth = worth_of_store(state, seat, piece, state.store[space], work)
        best = max(best, worth)
        out[i, WORTH.of(0)] = worth / 5
        out[i, WORTH.of(1)] = worth_of_store(state, seat, piece, state.store[beside], work) / 5
        tell_pieces(state, seat, piece, space, beside, when, out[i])
        out[i, NEXT.of(0)] = reach(state, space) / 10
        out[i, NEXT.of(1)] = reach(state, beside) / 10
        out[i, SAVED.of(0)] = STORES[state.store[space], COIN] * state.coins[seat] / WAGE
        out[i, SAVED.of(1)] = state.coins[seat] / WAGE
    for i in range(n):
        out[i, WORTH.of(2)] = out[i, WORTH.of(0)] - best / 5


@kernel
def moves_at(state: State, piece: int) -> int:
    """Return when a piece moves: by position of the order, Lazy Jack, who has no tile, before all (MB-11)."""
    for position in range(tiles(state)):
        if state.order[position] == piece:
            return position
    return -1


@kernel
def tell_store(state: State, space: int, piece: int, aboard: int, out: NDArray[np.float32]) -> None:
    """Write what a space's store holds for a piece; damage counts as far as it can be done (MB-16)."""
    store = state.store[space]
    out[0] = STORES[store, GOOD] / 4
    out[1] = 0 if piece == JACK else min(STORES[store, DAMAGED], aboard) / 2
    out[2] = STORES[store, COIN]


@kernel
def tell_pieces(
    state: State, seat: int, piece: int, space: int, beside: int, when: int, out: NDArray[np.float32]
) -> None:
    """Write which other pieces are or may come where a card leads, and beside that."""
    for kind in range(len(PIECES)):
        for whose in range(MOST_SEATS):
            other = piece_of(whose, kind)
            if whose >= state.seats or not has_piece(state, whose, kind) or other == piece:
                continue
            later = moves_at(state, other) > when
            if state.space[other] == space:
                out[TAKEN.of(0 if later else 1)] = 1
            elif state.space[other] == beside:
                out[TAKEN.of(2)] = 1
            if whose == seat:
                if state.card[other] > NO_CARD:
                    goal = target_of(state, other, state.card[other])
                    if goal == space:
                        out[OWN.of(0)] = 1
                    elif goal == beside:
                        out[OWN.of(1)] = 1
                continue
            away = (space - start_of(state, other)) % ring(state)
            if 1 <= away <= CARDS:
                out[RIVALS.of(0 if later else 1)] += 0.5
            away = (beside - start_of(state, other)) % ring(state)
            if 1 <= away <= CARDS:
                out[RIVALS.of(2 if later else 3)] += 0.5


@kernel
def reach(state: State, space: int) -> float:
    """Return the barrels of the stores that five cards lead to from a space, damaged ones counted off."""
    barrels = 0
    for card in range(1, CARDS + 1):
        store = state.store[(space + card) % ring(state)]
        barrels += STORES[store, GOOD] - STORES[store, DAMAGED]
    return float(barrels)
