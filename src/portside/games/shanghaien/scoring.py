"""Who takes which card, and what the crews are worth."""

from portside.core.contract import Numbers, State
from portside.core.jit import kernel
from portside.games.shanghaien.components import CARDS, NATIONS, PAIRS, VALUES, WILD
from portside.games.shanghaien.state import SEATS, kind_of, value_at

NOBODY = -1
EMPTY, MAJORITY, NEIGHBOURS, TIED = range(4)  # what decided a card


@kernel
def pips_beside(state: State, seat: int, position: int) -> int:
    """Return the sum of a seat's dice on the one or two cards beside a position (SH-12)."""
    pips = 0
    if position > 0:
        pips += state.dice[seat, position - 1] * value_at(state, position - 1)
    if position < CARDS - 1:
        pips += state.dice[seat, position + 1] * value_at(state, position + 1)
    return pips


@kernel
def verdict(state: State, position: int) -> tuple[int, int]:
    """Return who takes the card at a position, or NOBODY, and what decides it (SH-11, SH-12)."""
    lead = state.dice[0, position] - state.dice[1, position]
    if lead != 0:
        return (0 if lead > 0 else 1), MAJORITY
    if state.dice[0, position] == 0:
        return NOBODY, EMPTY
    # Equal numbers: the pips on the neighbouring cards decide (SH-12).
    lead = pips_beside(state, 0, position) - pips_beside(state, 1, position)
    if lead != 0:
        return (0 if lead > 0 else 1), NEIGHBOURS
    return NOBODY, TIED


@kernel
def strength(state: State, seat: int, nation: int) -> int:
    """Return the strength of a seat's crew of a nation; wilds count 2 (SH-16)."""
    total = state.wilds[seat, nation] * WILD
    for value in range(1, VALUES + 1):
        total += state.crew[seat, kind_of(nation, value)] * value
    return int(total)


@kernel
def nation_points(state: State, nation: int) -> tuple[int, int]:
    """Return who scores a nation, or NOBODY, and the points (SH-21)."""
    own, other = strength(state, 0, nation), strength(state, 1, nation)
    if own == other:
        return NOBODY, 0
    winner = 0 if own > other else 1
    weaker = min(own, other)
    # The stronger side scores the weaker one; alone it scores itself.
    return winner, (weaker if weaker > 0 else max(own, other))


@kernel
def scores(state: State, out: Numbers) -> None:
    """Write the points by seat: nations (SH-21) and a point for each trick not used (SH-22)."""
    for seat in range(SEATS):
        points = 0
        for pair in range(len(PAIRS)):
            points += state.tricks[seat, pair]
        out[seat] = points
    for nation in range(len(NATIONS)):
        winner, points = nation_points(state, nation)
        if winner != NOBODY:
            out[winner] += points


@kernel
def places(state: State, out: Numbers) -> None:
    """Write the places by seat: most points win; equal is a draw, with no tie-break (SH-23)."""
    scores(state, out)
    first, second = out[0], out[1]
    out[0] = 1 if first >= second else 2
    out[1] = 1 if second >= first else 2
