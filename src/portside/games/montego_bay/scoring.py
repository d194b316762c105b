"""What ships and the pub score, and who wins."""

from portside.core.contract import Numbers, State
from portside.core.jit import kernel
from portside.games.montego_bay.components import POINTS, PUB_ROW
from portside.games.montego_bay.state import ENDED, SOURCES


@kernel
def share_of(barrels: Numbers, seats: int, row: int, seat: int) -> int:
    """Return the points of a seat by its barrels, on a kind of ship or (PUB_ROW) in the pub (MB-21).

    Equal seats add the points of their places and divide them, rounded up. No barrels, no place; a place
    past the row is worth 0, one that nobody holds lapses.
    """
    own = barrels[seat]
    if own == 0:
        return 0
    place, equal = 0, 0
    for other in range(seats):
        if barrels[other] > own:
            place += 1
        elif barrels[other] == own:
            equal += 1
    if equal == 1:  # most often so, and a division takes longer than all the rest
        return int(POINTS[seats - 2, row, place])
    together = 0
    for taken in range(place, place + equal):
        together += POINTS[seats - 2, row, taken]
    return int((together + equal - 1) // equal)


@kernel
def points_of(state: State, seat: int) -> int:
    """Return the points that a seat has on the score track."""
    points = 0
    for source in range(SOURCES):
        points += state.earned[seat, source]
    return int(points)


@kernel
def scores(state: State, out: Numbers) -> None:
    """Write the points by seat, as if the game ended now: with the ships in port and the pub (MB-23, MB-24)."""
    for seat in range(state.seats):
        points = points_of(state, seat)
        # At the end the ships are gone and the pub is on the track.
        if state.phase != ENDED:
            for pier in range(state.boats):
                points += share_of(state.aboard[pier], state.seats, state.boat[pier], seat)
            points += share_of(state.pub, state.seats, PUB_ROW, seat)
        out[seat] = points


@kernel
def beats(points: int, coins: int, other_points: int, other_coins: int) -> bool:
    """Tell whether a result is better than another: most points, then most coins (MB-25)."""
    return points > other_points or (points == other_points and coins > other_coins)


RESULTS = 1 << 20  # a number past all points


@kernel
def places(state: State, out: Numbers) -> None:
    """Write the places by seat: most points, then most coins, then shared; 1, 1, 3 after a tie (MB-25)."""
    scores(state, out)
    for seat in range(state.seats):
        place = 1
        for other in range(state.seats):
            # Places are written above the points, which the seats to come are still compared by.
            if beats(out[other] % RESULTS, state.coins[other], out[seat], state.coins[seat]):
                place += 1
        out[seat] += place * RESULTS
    for seat in range(state.seats):
        out[seat] //= RESULTS
