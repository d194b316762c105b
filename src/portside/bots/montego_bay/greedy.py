"""Greedy: plays for the best points of the round as the ships are loaded now."""

import numpy as np
from numpy.typing import NDArray

from portside.bots.policy import Work
from portside.core.contract import State, apply, scores
from portside.core.jit import kernel
from portside.games.montego_bay.actions import HIRE, HOST, PICK, PIECES
from portside.games.montego_bay.components import CARDS, COIN, DAMAGED, GOOD, PIERS, STORES
from portside.games.montego_bay.picks import partner_of
from portside.games.montego_bay.port import free_slots, load, may_load, may_unload, unload
from portside.games.montego_bay.quay import ring, target_of
from portside.games.montego_bay.scoring import points_of, share_of
from portside.games.montego_bay.state import (
    HIRING,
    HOSTING,
    JACK,
    NO_CARD,
    NOBODY,
    PICKING,
    has_piece,
    piece_of,
)

COIN_WORTH = 0.8  # points: three of them hire Lazy Jack, who brings two or three
NO_WORTH = -1000.0


@kernel
def promise(state: State, seat: int, action: int, work: Work) -> float:
    """Return what an action promises, in points of lead."""
    if state.phase == HIRING:
        # Coins win nothing but ties (MB-25), so a third hand is worth them.
        return 1.0 if action == HIRE else 0.0
    if state.phase == HOSTING:
        return worth_of_host(state, seat, piece_of(seat, action - HOST.first), work)
    if state.phase == PICKING:
        piece = piece_of(seat, (action - PICK.first) // CARDS)
        return worth_of_card(state, seat, piece, (action - PICK.first) % CARDS + 1, work)
    states = work[0]
    states[1] = state
    apply(states[1], seat, action)
    return lead(states[1], seat, work)


@kernel
def lead(state: State, seat: int, work: Work) -> float:
    """Return how many points the seat is ahead of the others' mean, were the game scored now."""
    points = work[3]
    scores(state, points)
    others = 0
    for other in range(state.seats):
        if other != seat:
            others += points[other]
    return float(points[seat] - others / (state.seats - 1))


@kernel
def worth_of_host(state: State, seat: int, host: int, work: Work) -> float:
    """Return the worth of the best store that Lazy Jack can reach from beside a docker (MB-9)."""
    best = NO_WORTH
    for card in range(1, CARDS + 1):
        space = target_of(state, host, card)
        best = max(best, worth_of_store(state, seat, JACK, state.store[space], work))
    return best


@kernel
def worth_of_card(state: State, seat: int, piece: int, card: int, work: Work) -> float:
    """Return the worth of the store that a card leads to, if nobody is pushed.

    A space that an own piece is to take is as good as none, as one would push the other (MB-12).
    """
    space = target_of(state, piece, card)
    partner = partner_of(state, piece)
    for kind in range(len(PIECES)):
        other = piece_of(seat, kind)
        if has_piece(state, seat, kind) and other != piece and state.card[other] > NO_CARD:
            own = state.card[other]
            # A change to the partner's card swaps the two (MB-10).
            if other == partner and own == card and state.card[piece] > NO_CARD:
                own = state.card[piece]
            if target_of(state, other, own) == space:
                return worth_of_store(state, seat, piece, state.store[ring(state) - 1 - space], work) - 1
    return worth_of_store(state, seat, piece, state.store[space], work)


@kernel
def worth_of_store(state: State, seat: int, piece: int, store: int, work: Work) -> float:
    """Return what emptying a store would bring with the ships as they are, each barrel put where it is worth most."""
    states = work[0]
    states[1] = state
    worth = COIN_WORTH if STORES[store, COIN] and state.bank > 0 else 0.0
    worth -= lead(state, seat, work)
    for _ in range(min(STORES[store, GOOD], state.supply[seat])):
        pier = best_to_load(states[1], seat, work)
        if pier != NOBODY:
            load(states[1], seat, pier)
            if free_slots(states[1], pier) == 0:
                worth += 1  # MB-18
    if piece != JACK:
        for _ in range(STORES[store, DAMAGED]):
            pier = best_to_unload(states[1], seat, work)
            if pier != NOBODY:
                unload(states[1], seat, pier)
    return worth + lead(states[1], seat, work)


@kernel
def best_to_load(state: State, seat: int, work: Work) -> int:
    """Return the pier at which one barrel more leaves the seat best; NOBODY if no ship has a slot free."""
    chosen, most = NOBODY, NO_WORTH
    for pier in range(PIERS):
        if may_load(state, pier) and free_slots(state, pier) > 0:
            worth = lead_with(state, seat, pier, 1, work)
            if worth > most:
                chosen, most = pier, worth
    return chosen


@kernel
def best_to_unload(state: State, seat: int, work: Work) -> int:
    """Return the pier at which one barrel less leaves the seat best; NOBODY if it has none aboard."""
    chosen, most = NOBODY, NO_WORTH
    for pier in range(PIERS):
        if may_unload(state, seat, pier):
            worth = lead_with(state, seat, pier, -1, work)
            if worth > most:
                chosen, most = pier, worth
    return chosen


@kernel
def lead_with(state: State, seat: int, pier: int, barrels: int, work: Work) -> float:
    """Return the seat's lead with so many barrels more at a pier; the position is left as it was."""
    state.aboard[pier, seat] += barrels
    worth = lead(state, seat, work)
    state.aboard[pier, seat] -= barrels
    return worth


@kernel
def calm(state: State) -> bool:
    """Tell whether a round begins here: nobody was asked for Lazy Jack yet, or nobody has laid a card."""
    if state.phase == HIRING:
        return bool(state.asked == 0)
    if state.phase != PICKING:
        return False
    for piece in range(JACK + 1):
        if state.card[piece] != NO_CARD:
            return False
    return True


@kernel
def insight(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Write the points of each side with the ships as they are, the seat's own first, and its lead."""
    best = 0.0
    for side in range(state.seats):
        whose = (seat + side) % state.seats
        points = points_of(state, whose)
        for pier in range(state.boats):
            points += share_of(state.aboard[pier], state.seats, state.boat[pier], whose)
        out[side] = points / 50
        if side > 0:
            best = max(best, points / 50)
    out[4] = 4 * (out[0] - best)
    out[5] = (14 - state.rounds) / 14 * out[4]
