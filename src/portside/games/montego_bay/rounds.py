"""The course of a round: what happens by itself, one thing at a time."""

from portside.core.contract import State
from portside.core.jit import kernel
from portside.games.montego_bay.components import COIN, DAMAGED, GOOD, PIERS, STORES, WAGE
from portside.games.montego_bay.picks import open_picks
from portside.games.montego_bay.port import (
    arrive,
    barrels_aboard,
    has_ship,
    pour,
    reward,
    sail,
    score_last,
    score_pub,
    unturned_pile,
)
from portside.games.montego_bay.quay import move, ring
from portside.games.montego_bay.scoring import points_of
from portside.games.montego_bay.state import (
    BEGINNING,
    CLOSING,
    ENDED,
    FILLED,
    FIRST,
    HIRING,
    IN_PUB,
    JACK,
    LOADING,
    MOVING,
    NO_CARD,
    NOBODY,
    ORDERING,
    PICKING,
    POURING,
    SAILING,
    SHIFTING,
    TILES,
    TURNING,
    UNLOADING,
    WALKING,
    owner_of,
    tiles,
)


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
def clear_order(state: State) -> None:
    """Take all order tiles up."""
    state.drawn = 0
    for position in range(TILES):
        state.order[position] = NOBODY


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
