"""The rules of Montego Bay: what may be done, and what it does.

An event is an action or an outcome, then all that follows by itself. `act` and `settle` do the first, and
`advance` does one thing of the rest at a time, so that a story can tell them one by one (story.py).
"""

from portside.core.contract import CHANCE, OVER, Numbers, State
from portside.core.jit import kernel
from portside.games.montego_bay.actions import DECLINE, DOCKERS, HIRE, HOST, LOAD, PICK, PIECES, UNLOAD
from portside.games.montego_bay.components import (
    BARRELS,
    CARDS,
    COIN,
    COINS,
    DAMAGED,
    GOOD,
    KINDS,
    MOST_SEATS,
    PIERS,
    STORES,
    WAGE,
    WAREHOUSES,
)
from portside.games.montego_bay.picks import first_to_pick, may_pick, open_picks, pick
from portside.games.montego_bay.port import (
    arrive,
    barrels_aboard,
    free_slots,
    has_ship,
    is_open,
    load,
    may_load,
    may_unload,
    open_port,
    pour,
    reward,
    sail,
    score_last,
    score_pub,
    turn_ship,
    unload,
    unturned_pile,
)
from portside.games.montego_bay.quay import move, opposite, ring
from portside.games.montego_bay.scoring import points_of
from portside.games.montego_bay.state import (
    BEGINNING,
    BERTHING,
    CLOSING,
    ENDED,
    FILLED,
    FIRST,
    HIRING,
    HOSTING,
    IN_PUB,
    JACK,
    LAYING,
    LOADING,
    MOVING,
    NO_CARD,
    NO_STORE,
    NOBODY,
    ORDERING,
    PICKING,
    PIECE_COUNT,
    POURING,
    SAILING,
    SHIFTING,
    SOURCES,
    SPACES,
    TILES,
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
def clear_order(state: State) -> None:
    """Take all order tiles up."""
    state.drawn = 0
    for position in range(TILES):
        state.order[position] = NOBODY


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


@kernel
def advance(state: State) -> bool:
    """Do the next thing that happens by itself; tell whether there was one."""
    if state.phase <= ENDED:
        return False
    if state.phase == MOVING:
        move_next(state)
    elif state.phase == WALKING:
        open_next_store(state)
    elif state.phase == SAILING:
        send_off(state)
    elif state.phase == POURING:
        pour(state)
        state.phase = WALKING
    elif state.phase == BEGINNING:
        state.rounds += 1
        ask_next(state)
    elif state.phase == SHIFTING:
        shift_order(state)
    else:
        close(state)
    return True


# Step 1, Lazy Jack


@kernel
def ask_next(state: State) -> None:
    """Ask the next seat that can pay for Lazy Jack; when none is left, cards are picked (MB-9).

    Fewest points first, then whose tile is foremost; each is asked once.
    """
    asked, fewest = NOBODY, 0
    for position in range(tiles(state)):
        seat = owner_of(state, state.order[position])
        if state.coins[seat] >= WAGE and not state.asked >> seat & 1:
            points = points_of(state, seat)
            if asked == NOBODY or points < fewest:
                asked, fewest = seat, points
    state.seat = asked
    state.phase = HIRING
    if asked == NOBODY:
        begin_picks(state)


# Step 2, cards


@kernel
def begin_picks(state: State) -> None:
    """Let all seats pick their cards (MB-10)."""
    state.seat = NOBODY
    state.asked = 0
    open_picks(state)
    state.phase = PICKING


# Step 3, moving


@kernel
def next_mover(state: State) -> int:
    """Return the piece that moves next: Lazy Jack, then the dockers in tile order (MB-11)."""
    if state.hirer == NOBODY:
        return int(state.order[state.mover])
    return JACK if state.mover == 0 else int(state.order[state.mover - 1])


@kernel
def move_next(state: State) -> None:
    """Turn the next card and move its piece; after the last one Tally-Man starts his walk (MB-11, MB-14)."""
    piece = next_mover(state)
    move(state, piece, state.card[piece])
    state.card[piece] = NO_CARD
    state.mover += 1
    if state.mover == tiles(state) + (0 if state.hirer == NOBODY else 1):
        state.mover = 0
        state.tally = ring(state) - 1
        state.phase = WALKING


# Step 4, loading


@kernel
def open_next_store(state: State) -> None:
    """Walk Tally-Man on against the arrow to the next piece, which empties its store (MB-14)."""
    while state.tally >= 0:
        space = state.tally
        state.tally -= 1
        if state.at[space] != NOBODY:
            open_store(state, state.at[space], state.store[space])
            return
    end_step_4(state)


@kernel
def open_store(state: State, piece: int, store: int) -> None:
    """Take the coin, and settle how many barrels are to be loaded or taken off."""
    seat = owner_of(state, piece)
    state.worker = piece
    state.seat = seat
    # MB-17: if the bank has one. Lazy Jack takes it for his hirer.
    if STORES[store, COIN] and state.bank > 0:
        state.bank -= 1
        state.coins[seat] += 1
    # MB-15: what the supply holds now; barrels that come back during the load do not join it.
    state.to_load = min(STORES[store, GOOD], state.supply[seat])
    # MB-16: as far as one has any aboard, and not for Lazy Jack.
    if STORES[store, DAMAGED] and piece != JACK:
        state.to_unload = min(STORES[store, DAMAGED], barrels_aboard(state, seat))
    if state.to_unload > 0:
        state.phase = UNLOADING
    else:
        go_on_loading(state)


@kernel
def go_on_loading(state: State) -> None:
    """Load the next barrel of the store; without a ship the rest goes to the pub (MB-15, MB-24)."""
    if state.to_load == 0:
        state.phase = WALKING
    elif has_ship(state):
        state.phase = LOADING
    else:
        state.phase = POURING


@kernel
def end_step_4(state: State) -> None:
    """Send the first boat off, or end the game with three boats or fewer in port (MB-19, MB-23)."""
    state.seat = NOBODY
    state.worker = NOBODY
    # MB-23: the pilot boat counts.
    state.phase = CLOSING if state.boats < PIERS else SAILING


# Steps 4 and 5, a boat sails


@kernel
def send_off(state: State) -> None:
    """Send off the boat at `pier`, a filled ship (MB-18) or the first boat (MB-19), and bring the next one."""
    pier = state.pier
    state.pier = 0
    if state.filler == NOBODY:
        sail(state, pier, FIRST)
    else:
        sail(state, pier, FILLED)
        reward(state, state.filler)
    arrive(state)
    # MB-18: the new top is turned at once, before the next barrel.
    if unturned_pile(state) != NOBODY:
        state.phase = TURNING
    else:
        after_sailing(state)


@kernel
def after_sailing(state: State) -> None:
    """Go on with the load in which a ship was filled (MB-18), or with the order (MB-20)."""
    if state.filler != NOBODY:
        state.filler = NOBODY
        go_on_loading(state)
    else:
        state.phase = SHIFTING


# Step 6, order


@kernel
def shift_order(state: State) -> None:
    """Move the last tile to the front, or draw all anew in the round that began the second pile (MB-20)."""
    if state.hirer != NOBODY:
        # MB-20: Lazy Jack leaves.
        state.at[state.space[JACK]] = NOBODY
        state.space[JACK] = IN_PUB
        state.hirer = NOBODY
        state.host = NOBODY
    if state.begun:
        state.begun = 0
        clear_order(state)
        state.phase = ORDERING
        return
    last = tiles(state) - 1
    mover = state.order[last]
    for position in range(last, 0, -1):
        state.order[position] = state.order[position - 1]
    state.order[0] = mover
    state.phase = BEGINNING


# The end


@kernel
def close(state: State) -> None:
    """Score the next ship left in port; after the last one the pub, and the game is over (MB-23, MB-24)."""
    if state.boats > 0:
        score_last(state)
    else:
        score_pub(state)
        state.phase = ENDED


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
