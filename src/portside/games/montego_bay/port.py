"""The port: barrels going aboard and coming off, boats sailing and arriving."""

from portside.core.contract import State
from portside.core.jit import kernel
from portside.games.montego_bay.components import CAPACITY, FLEET, KINDS, MOST_SEATS, PIERS, PILE, PILES, PILOT, PUB_ROW
from portside.games.montego_bay.scoring import share_of
from portside.games.montego_bay.state import EXTRA, LAST, NO_BOAT, NOBODY, PUB


@kernel
def open_port(state: State) -> None:
    """Put the pilot boat at pier 1 and all ships aside, in two piles of six and the three to come (MB-8)."""
    for pier in range(PIERS):
        clear_pier(state, pier)
    state.boat[0] = PILOT
    state.boats = 1
    for pile in range(PILES):
        state.pile[pile] = PILE
        state.top[pile] = NO_BOAT
    for kind in range(KINDS):
        state.fleet[kind] = FLEET[kind]


@kernel
def clear_pier(state: State, pier: int) -> None:
    """Leave a pier without a boat."""
    state.boat[pier] = NO_BOAT
    for seat in range(MOST_SEATS):
        state.aboard[pier, seat] = 0


@kernel
def is_open(state: State) -> bool:
    """Tell whether the opening has its ships: all piers and both tops (MB-8)."""
    return bool(state.boats == PIERS and state.top[PILES - 1] != NO_BOAT)


@kernel
def turn_ship(state: State, kind: int) -> None:
    """Turn a ship over: at the opening for the next pier, then and later as the top of a pile (MB-8, MB-18)."""
    state.fleet[kind] -= 1
    if state.boats < PIERS:
        state.boat[state.boats] = kind
        state.boats += 1
    else:
        state.top[unturned_pile(state)] = kind


@kernel
def unturned_pile(state: State) -> int:
    """Return the first pile that has ships and none of them turned, or NOBODY (MB-8)."""
    for pile in range(PILES):
        if state.pile[pile] > 0 and state.top[pile] == NO_BOAT:
            return pile
    return NOBODY


@kernel
def has_ship(state: State) -> bool:
    """Tell whether a ship is in port, which the pilot boat is not (MB-8, MB-15)."""
    return bool(state.boats > 0 and state.boat[state.boats - 1] != PILOT)


@kernel
def may_load(state: State, pier: int) -> bool:
    """Tell whether a barrel may go to a pier: on any ship in port (MB-15). A full one has sailed (MB-18)."""
    return bool(pier < state.boats and state.boat[pier] != PILOT)


@kernel
def may_unload(state: State, seat: int, pier: int) -> bool:
    """Tell whether the seat has a barrel aboard at a pier (MB-16)."""
    return bool(pier < state.boats and state.aboard[pier, seat] > 0)


@kernel
def barrels_aboard(state: State, seat: int) -> int:
    """Return the barrels of a seat on all ships in port (MB-16); those in the pub never come off (MB-24)."""
    barrels = 0
    for pier in range(state.boats):
        barrels += state.aboard[pier, seat]
    return int(barrels)


@kernel
def free_slots(state: State, pier: int) -> int:
    """Return how many barrels the boat at a pier still takes."""
    free = CAPACITY[state.boat[pier]]
    for seat in range(state.seats):
        free -= state.aboard[pier, seat]
    return int(free)


@kernel
def load(state: State, seat: int, pier: int) -> None:
    """Put one barrel of the store aboard (MB-15)."""
    state.supply[seat] -= 1
    state.to_load -= 1
    state.aboard[pier, seat] += 1


@kernel
def unload(state: State, seat: int, pier: int) -> None:
    """Take one barrel off a ship, back to the supply (MB-16)."""
    state.aboard[pier, seat] -= 1
    state.to_unload -= 1
    state.supply[seat] += 1


@kernel
def pour(state: State) -> None:
    """Bring the barrels that find no ship to the pub (MB-24)."""
    state.supply[state.seat] -= state.to_load
    state.pub[state.seat] += state.to_load
    state.to_load = 0


@kernel
def sail(state: State, pier: int, source: int) -> None:
    """Score the boat at a pier and send it off; those behind it move up (MB-18, MB-19).

    The pilot boat has nobody's barrels, so it scores nothing.
    """
    for seat in range(state.seats):
        state.earned[seat, source] += share_of(state.aboard[pier], state.seats, state.boat[pier], seat)
    for seat in range(state.seats):
        state.supply[seat] += state.aboard[pier, seat]  # MB-22
    for behind in range(pier + 1, state.boats):
        state.boat[behind - 1] = state.boat[behind]
        for seat in range(state.seats):
            state.aboard[behind - 1, seat] = state.aboard[behind, seat]
    last = int(state.boats) - 1
    state.boats = last
    clear_pier(state, last)


@kernel
def reward(state: State, seat: int) -> None:
    """Give 1 point more to who filled a ship (MB-18)."""
    state.earned[seat, EXTRA] += 1


@kernel
def arrive(state: State) -> None:
    """Bring the next ship, if any is left, to the last pier; the second pile follows the first (MB-8, MB-18)."""
    for pile in range(PILES):
        if state.pile[pile] > 0:
            # MB-20: with its first ship the second pile is begun.
            if pile == PILES - 1 and state.pile[pile] == PILE:
                state.begun = 1
            state.boat[state.boats] = state.top[pile]
            state.boats += 1
            state.pile[pile] -= 1
            state.top[pile] = NO_BOAT
            return


@kernel
def score_pub(state: State) -> None:
    """Score the barrels in the pub; they stay there (MB-24)."""
    for seat in range(state.seats):
        state.earned[seat, PUB] += share_of(state.pub, state.seats, PUB_ROW, seat)


@kernel
def score_last(state: State) -> None:
    """Score the first of the ships left at the end, without the extra point (MB-23)."""
    sail(state, 0, LAST)
