"""Greedy: plays for the best points of the round as the ships are loaded now."""

from portside.bots.policy import Work
from portside.core.contract import Numbers, State
from portside.core.jit import kernel
from portside.games.montego_bay.actions import HIRE, HOST, LOAD, PICK, PIECES, UNLOAD
from portside.games.montego_bay.components import CARDS, COIN, DAMAGED, GOOD, PIERS, STORES
from portside.games.montego_bay.picks import partner_of
from portside.games.montego_bay.port import free_slots, load, may_load, may_unload, unload
from portside.games.montego_bay.quay import ring, target_of
from portside.games.montego_bay.scoring import share_of
from portside.games.montego_bay.state import (
    HIRING,
    HOSTING,
    JACK,
    NO_CARD,
    NOBODY,
    PICKING,
    UNKNOWN,
    UNLOADING,
    has_piece,
    owner_of,
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
    others = int(state.seats) - 1
    if state.phase == UNLOADING:
        return gain_at(state, seat, action - UNLOAD.first, -1) / others
    pier = action - LOAD.first
    filled = 1 if free_slots(state, pier) == 1 else 0  # MB-18
    return filled + gain_at(state, seat, pier, 1) / others


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
    others = int(state.seats) - 1
    gained = 0
    for _ in range(min(STORES[store, GOOD], state.supply[seat])):
        pier = best_pier(states[1], seat, 1)
        if pier != NOBODY:
            gained += gain_at(states[1], seat, pier, 1)
            load(states[1], seat, pier)
            if free_slots(states[1], pier) == 0:
                gained += others  # MB-18
    if piece != JACK:
        for _ in range(STORES[store, DAMAGED]):
            pier = best_pier(states[1], seat, -1)
            if pier != NOBODY:
                gained += gain_at(states[1], seat, pier, -1)
                unload(states[1], seat, pier)
    return gained / others + (COIN_WORTH if STORES[store, COIN] and state.bank > 0 else 0.0)


@kernel
def best_pier(state: State, seat: int, barrels: int) -> int:
    """Return the pier at which one barrel more (1) or less (-1) leaves the seat best; NOBODY if none can be moved."""
    chosen, most = NOBODY, 0
    for pier in range(PIERS):
        possible = may_unload(state, seat, pier)
        if barrels > 0:
            possible = may_load(state, pier) and free_slots(state, pier) > 0
        if possible:
            gained = gain_at(state, seat, pier, barrels)
            if chosen == NOBODY or gained > most:
                chosen, most = pier, gained
    return chosen


@kernel
def gain_at(state: State, seat: int, pier: int, barrels: int) -> int:
    """Return by how much the seat's lead grows with so many barrels more at a pier, in points by opponent."""
    before = lead_at(state, seat, pier)
    state.aboard[pier, seat] += barrels
    after = lead_at(state, seat, pier)
    state.aboard[pier, seat] -= barrels
    return after - before


@kernel
def lead_at(state: State, seat: int, pier: int) -> int:
    """Return the points by which the ship at a pier puts the seat ahead of each opponent, summed."""
    total = 0
    for other in range(state.seats):
        points = share_of(state.aboard[pier], state.seats, state.boat[pier], other)
        total += points * (state.seats - 1) if other == seat else -points
    return int(total)


@kernel
def narrow(state: State, seat: int, actions: Numbers, n: int) -> int:
    """Leave the cards of one docker after the other: the order of laying them makes no difference."""
    if state.phase != PICKING or state.to_pick[seat] == 0:
        return n
    left = 1
    while left < n and (actions[left] - PICK.first) // CARDS == (actions[0] - PICK.first) // CARDS:
        left += 1
    return left


@kernel
def retract(state: State, seat: int) -> None:
    """Take back the cards that others have laid face down."""
    for piece in range(JACK + 1):
        if state.card[piece] == UNKNOWN:
            state.card[piece] = NO_CARD
            state.to_pick[owner_of(state, piece)] += 1


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
