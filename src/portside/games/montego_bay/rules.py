"""The rules of Montego Bay: what may be done, and what it does.

An event is an action or an outcome, then all that follows by itself. `act` and `settle` do the first;
`advance` (rounds.py) does one thing of the rest at a time, so that a story can tell them one by one (story.py).
"""

from portside.core.contract import CHANCE, OVER, Numbers, State
from portside.core.jit import kernel
from portside.games.montego_bay.actions import DECLINE, DOCKERS, HIRE, HOST, LOAD, PICK, PIECES, UNLOAD
from portside.games.montego_bay.components import BARRELS, CARDS, COINS, KINDS, MOST_SEATS, PIERS, WAGE, WAREHOUSES
from portside.games.montego_bay.picks import first_to_pick, may_pick, pick
from portside.games.montego_bay.port import (
    free_slots,
    is_open,
    load,
    may_load,
    may_unload,
    open_port,
    turn_ship,
    unload,
)
from portside.games.montego_bay.quay import opposite
from portside.games.montego_bay.rounds import advance, after_sailing, ask_next, begin_picks, clear_order, go_on_loading
from portside.games.montego_bay.state import (
    BEGINNING,
    BERTHING,
    ENDED,
    HIRING,
    HOSTING,
    IN_PUB,
    LAYING,
    LOADING,
    MOVING,
    NO_CARD,
    NO_STORE,
    NOBODY,
    ORDERING,
    PICKING,
    PIECE_COUNT,
    SAILING,
    SOURCES,
    SPACES,
    TURNING,
    UNLOADING,
    WALKING,
    has_piece,
    kind_of,
    owner_of,
    piece_of,
    tiles,
    width,
)


@kernel
def setup(state: State, seats: int) -> None:
    """Write the opening position; warehouses, order tiles and ships are left to luck (MB-2, MB-3, MB-7, MB-8)."""
    state.phase = LAYING
    state.seats = seats
    state.rounds = 0
    state.seat = NOBODY
    state.laid = 0
    state.drawn = 0
    state.asked = 0
    state.hirer = NOBODY
    state.host = NOBODY
    state.mover = 0
    state.tally = -1
    state.worker = NOBODY
    state.to_load = 0
    state.to_unload = 0
    state.pier = 0
    state.filler = NOBODY
    state.begun = 0
    state.bank = COINS
    open_port(state)
    for space in range(SPACES):
        state.store[space] = NO_STORE
        state.at[space] = NOBODY
    for piece in range(PIECE_COUNT + 1):
        state.space[piece] = IN_PUB
        state.card[piece] = NO_CARD
    clear_order(state)
    for seat in range(MOST_SEATS):
        state.to_pick[seat] = 0
        state.coins[seat] = 0
        # MB-2: with two players the barrels of both colours of a seat are one supply.
        state.supply[seat] = 0 if seat >= seats else 2 * BARRELS if seats == 2 else BARRELS
        state.pub[seat] = 0
        for source in range(SOURCES):
            state.earned[seat, source] = 0


@kernel
def to_act(state: State) -> int:
    """Return the first seat that must act, CHANCE while luck is due, OVER at the end."""
    if state.phase == PICKING:
        return first_to_pick(state)
    if state.phase <= TURNING:
        return CHANCE
    if state.phase == ENDED:
        return OVER
    return int(state.seat)


@kernel
def pending(state: State) -> int:
    """Return the bit mask of the seats that may act: all of them while cards are picked (MB-10)."""
    if state.phase == PICKING:
        return int((1 << state.seats) - 1)
    seat = to_act(state)
    return 1 << seat if seat >= 0 else 0


@kernel
def awaited(state: State) -> int:
    """Return the bit mask of the seats that must act: while cards are picked, those who lack one (MB-10)."""
    if state.phase != PICKING:
        return pending(state)
    mask = 0
    for seat in range(state.seats):
        if state.to_pick[seat] > 0:
            mask |= 1 << seat
    return mask


@kernel
def legal(state: State, seat: int, out: Numbers) -> int:
    """Write the seat's legal actions, ascending; return how many."""
    n = 0
    if state.phase == PICKING:
        for kind in range(len(PIECES)):
            for card in range(1, CARDS + 1):
                if may_pick(state, seat, kind, card):
                    out[n] = PICK.of(kind, card - 1)
                    n += 1
    elif state.phase == LOADING:
        for pier in range(PIERS):
            if may_load(state, pier):
                out[n] = LOAD.of(pier)
                n += 1
    elif state.phase == UNLOADING:
        for pier in range(PIERS):
            if may_unload(state, seat, pier):
                out[n] = UNLOAD.of(pier)
                n += 1
    elif state.phase == HIRING:
        out[0], out[1] = HIRE, DECLINE
        n = 2
    elif state.phase == HOSTING:
        for kind in range(DOCKERS):
            if has_piece(state, seat, kind):
                out[n] = HOST.of(kind)
                n += 1
    return n


# --- what it does ---------------------------------------------------------------------------------


@kernel
def apply(state: State, seat: int, action: int) -> None:
    """Play a legal action in place, and all that follows by itself."""
    act(state, seat, action)
    while advance(state):
        pass


@kernel
def resolve(state: State, outcome: int) -> None:
    """Apply an outcome of the luck now due, and all that follows by itself."""
    settle(state, outcome)
    while advance(state):
        pass


@kernel
def act(state: State, seat: int, action: int) -> None:
    """Do what a legal action says, without what follows."""
    if action >= UNLOAD.first:
        unload(state, seat, action - UNLOAD.first)
        if state.to_unload == 0:
            state.phase = WALKING
    elif action >= LOAD.first:
        load(state, seat, action - LOAD.first)
        if free_slots(state, action - LOAD.first) == 0:
            # MB-18: a ship whose last slot is filled sails at once.
            state.pier = action - LOAD.first
            state.filler = seat
            state.phase = SAILING
        else:
            go_on_loading(state)
    elif action >= PICK.first:
        pick(state, seat, (action - PICK.first) // CARDS, (action - PICK.first) % CARDS + 1)
        if first_to_pick(state) == NOBODY:
            state.phase = MOVING
    elif action >= HOST.first:
        state.host = piece_of(seat, action - HOST.first)
        begin_picks(state)
    elif action == HIRE:
        # MB-9: the first yes pays the bank; nobody else is asked.
        state.coins[seat] -= WAGE
        state.bank += WAGE
        state.hirer = seat
        state.phase = HOSTING
    else:
        state.asked |= 1 << seat
        ask_next(state)


# --- luck -----------------------------------------------------------------------------------------


@kernel
def outcomes(state: State, weights: Numbers) -> int:
    """Write the weight of each outcome of the luck now due; return how many there are.

    LAYING: warehouse * 2 + 1 if turned (MB-3). ORDERING: by piece (MB-2, MB-20). BERTHING and TURNING: by kind
    of ship, as often as it is not turned yet (MB-8).
    """
    if state.phase == LAYING:
        for warehouse in range(WAREHOUSES):
            weight = 1 if warehouse < width(state) else 0
            weights[2 * warehouse] = weight
            weights[2 * warehouse + 1] = weight
        # The north lane tells which warehouses lie already.
        for space in range(state.laid):
            weights[state.store[space] // 2 * 2] = 0
            weights[state.store[space] // 2 * 2 + 1] = 0
        return 2 * WAREHOUSES
    if state.phase == ORDERING:
        for piece in range(PIECE_COUNT):
            owner = owner_of(state, piece)
            weights[piece] = 1 if owner < state.seats and has_piece(state, owner, kind_of(piece)) else 0
        for position in range(state.drawn):
            weights[state.order[position]] = 0
        return PIECE_COUNT
    for kind in range(KINDS):
        weights[kind] = state.fleet[kind]
    return KINDS


@kernel
def settle(state: State, outcome: int) -> None:
    """Write an outcome of the luck now due, without what follows."""
    if state.phase == LAYING:
        # MB-3: unturned, store A is on the north lane.
        state.store[state.laid] = outcome
        state.store[opposite(state, state.laid)] = outcome ^ 1
        state.laid += 1
        if state.laid == width(state):
            state.phase = ORDERING
    elif state.phase == ORDERING:
        state.order[state.drawn] = outcome
        state.drawn += 1
        if state.drawn == tiles(state):
            state.phase = BERTHING if state.rounds == 0 else BEGINNING
    elif state.phase == BERTHING:
        turn_ship(state, outcome)
        if is_open(state):
            state.phase = BEGINNING
    else:
        turn_ship(state, outcome)
        after_sailing(state)
