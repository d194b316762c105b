"""Backwards through the turns of a round, for one pair of trick statuses: the kernels of the exact solver.

Turns are numbered from 0; the round's starter has the even ones. A seat has one die more on the table after
each of its turns, and one more still once it has played Add Both: its shift. So turn and shifts tell how many
dice each seat has out. The values of all positions at a turn are its layer, told for the seat to act, as rows
by the other seat's placement and columns by its own: the turn before reads it row by row, and whole rows of
numbers are what the machine's vector units are good at (0.3 ms a table of 123,000 positions).
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from portside.bots.shanghaien.placements import FIRST, NEXT
from portside.core.contract import Numbers
from portside.core.jit import kernel
from portside.games.shanghaien.components import CARDS, DICE

Values = NDArray[np.float32]

LAST_TURN = 10  # here the starter has five dice out, or six, and must call (SH-9)
NEVER = np.float32(1e9)  # worse, for the seat that it is told for the other of, than anything

# Which effects an offer holds.
OFFERS_SAILORS, OFFERS_CHANGE, OFFERS_AGAIN, OFFERS_BOTH = 1, 2, 4, 8


def layer_starts() -> Numbers:
    """Return where each layer starts in a table, by both shifts (the starter's first) and turn; then its length."""
    starts = np.zeros((2, 2, LAST_TURN + 2), np.int64)
    for first in range(2):
        for second in range(2):
            for turn in range(LAST_TURN + 1):
                out = min((turn + 1) // 2 + first, DICE), min(turn // 2 + second, DICE)
                size = np.prod([FIRST[n + 1] - FIRST[n] for n in out])
                starts[first, second, turn + 1] = starts[first, second, turn] + size
    return starts


START = layer_starts()


@kernel
def average_of_best(a: Values, b: Values, c: Values, d: Values, e: Values, f: Values, out: Values) -> None:
    """Write the average over rolls of the better die, of six values by die told for the other seat.

    The best of the six is placed in 11 of 36 rolls, the second in 9, … the worst in 1: so the values are
    sorted (a network of 12 exchanges) and weighted.
    """
    for i in range(len(out)):
        u, v, w, x, y, z = a[i], b[i], c[i], d[i], e[i], f[i]
        u, v = min(u, v), max(u, v)
        w, x = min(w, x), max(w, x)
        y, z = min(y, z), max(y, z)
        u, w = min(u, w), max(u, w)
        v, y = min(v, y), max(v, y)
        x, z = min(x, z), max(x, z)
        u, v = min(u, v), max(u, v)
        w, x = min(w, x), max(w, x)
        y, z = min(y, z), max(y, z)
        v, w = min(v, w), max(v, w)
        x, y = min(x, y), max(x, y)
        w, x = min(w, x), max(w, x)
        total = np.float32(11) * u + np.float32(9) * v + np.float32(7) * w + np.float32(5) * x + np.float32(3) * y + z
        out[i] = total * np.float32(1 / 36)


@kernel
def dice_out(turn: int, shift: int, seat: int) -> int:
    """Return how many dice a side (0 the round's starter) has out before a turn."""
    return (turn + 1 - seat) // 2 + shift


@kernel
def layer(values: Values, turn: int, first: int, second: int) -> Any:
    """Return a layer of a table as rows by the waiting side's placement, columns by the acting side's."""
    start, end = START[first, second, turn], START[first, second, turn + 1]
    n = dice_out(turn, first, 0) if turn % 2 == 1 else dice_out(turn, second, 1)
    rows = FIRST[n + 1] - FIRST[n]
    return values[start:end].reshape(rows, (end - start) // rows)


@kernel
def reached(turn: int, first: int, second: int) -> bool:
    """Tell whether a turn can come with these shifts: a shifted side has at least two dice out (SH-18)."""
    return dice_out(turn, first, 0) >= 2 * first and dice_out(turn, second, 1) >= 2 * second


@kernel
def average_with_both(best: Values, both: Any, own: int, placement: int, out: Values) -> None:
    """Write the average over rolls of the better die or of Add Both, all told for the other seat.

    `best` has a row for each die, `both` one for each placement with two more dice than `own`.
    """
    base = FIRST[own + 2]
    for i in range(len(out)):
        out[i] = 0
    for low in range(CARDS):
        for high in range(low, CARDS):
            a, b = best[low], best[high]
            c = both[NEXT[NEXT[placement, low], high] - base]
            weight = np.float32(1 / 36) if low == high else np.float32(2 / 36)
            for i in range(len(out)):
                out[i] += weight * min(min(a[i], b[i]), c[i])


@kernel
def gather_best(after: Any, offers: Any, turn: int, first: int, second: int, placement: int, best: Values) -> None:
    """Write for each die the value of placing it, with the tricks that change nothing but the die's worth.

    Both 2 Sailors and +/-1 leave "the better of two dice" as it is: 2 Sailors gives each die another worth,
    +/-1 gives a die its neighbours' worth, and the untouched die may be placed too (SH-16, SH-17).
    """
    side = turn % 2
    own = dice_out(turn, second if side else first, side)
    base = FIRST[own + 1]
    for die in range(CARDS):
        row, source = best[die], after[NEXT[placement, die] - base]
        for i in range(len(row)):
            row[i] = source[i]
    holds, sailors, change, _, _ = offers
    if holds & OFFERS_SAILORS:
        joined = layer(sailors, turn + 1, first, second)
        for die in range(CARDS):
            row, source = best[die], joined[NEXT[placement, die] - base]
            for i in range(len(row)):
                row[i] = min(row[i], source[i])
    if holds & OFFERS_CHANGE:
        changed = layer(change, turn + 1, first, second)
        for die in range(CARDS):
            row = best[die]
            for near in range(max(0, die - 1), min(CARDS, die + 2)):
                source = changed[NEXT[placement, near] - base]
                for i in range(len(row)):
                    row[i] = min(row[i], source[i])


@kernel
def sweep_turn(
    values: Values, turn: int, first: int, second: int, offers: Any, calls: Values, results: Any, scratch: Any
) -> None:
    """Fill one layer of a table from the next one.

    `calls` is the worth of each result to the acting side if it calls Shanghai now; `offers` are its tricks.
    """
    side = turn % 2
    own_shift, other_shift = (second, first) if side else (first, second)
    own, other = dice_out(turn, own_shift, side), dice_out(turn, other_shift, 1 - side)
    columns = FIRST[other + 1] - FIRST[other]
    out = layer(values, turn, first, second)  # rows by the other's placement
    best, block = scratch
    holds, _, _, again, both = offers
    forced = own >= DICE - 1  # SH-9
    for begin in range(FIRST[own], FIRST[own + 1], len(block)):
        end = min(begin + len(block), FIRST[own + 1])
        for placement in range(begin, end):
            row = block[placement - begin, :columns]
            if not forced:
                after = layer(values, turn + 1, first, second)
                base = FIRST[own + 1]
                if holds == 0:
                    average_of_best(
                        after[NEXT[placement, 0] - base],
                        after[NEXT[placement, 1] - base],
                        after[NEXT[placement, 2] - base],
                        after[NEXT[placement, 3] - base],
                        after[NEXT[placement, 4] - base],
                        after[NEXT[placement, 5] - base],
                        row,
                    )
                else:
                    dice = best[:, :columns]
                    gather_best(after, offers, turn, first, second, placement, dice)
                    if holds & OFFERS_AGAIN:
                        # Any roll may be thrown again instead (SH-19).
                        start = START[first, second, turn] + (placement - FIRST[own]) * columns
                        anew = again[start : start + columns]
                        for die in range(CARDS):
                            for i in range(columns):
                                dice[die, i] = min(dice[die, i], anew[i])
                    if holds & OFFERS_BOTH:
                        doubled = layer(both, turn + 1, first, 1) if side else layer(both, turn + 1, 1, second)
                        average_with_both(dice, doubled, own, placement, row)
                    else:
                        average_of_best(dice[0], dice[1], dice[2], dice[3], dice[4], dice[5], row)
                for i in range(columns):
                    row[i] = -row[i]
            if own >= 2:  # SH-9
                outcome = results[placement, FIRST[other] : FIRST[other + 1]]
                for i in range(columns):
                    call = calls[outcome[i]]
                    row[i] = call if forced else max(row[i], call)
        for column in range(columns):
            for i in range(begin, end):
                out[column, i - FIRST[own]] = block[i - begin, column]


@kernel
def sweep_round(
    values: Values,
    turn: int,
    shifts: tuple[int, int],
    offers: tuple[Any, Any],
    calls: Values,
    results: Any,
    scratch: Any,
) -> None:
    """Fill a table back to a turn. `calls` is by side that calls and result, told for that side."""
    first, second = shifts
    for now in range(LAST_TURN, turn - 1, -1):
        if reached(now, first, second):
            if now % 2 == 0:
                sweep_turn(values, now, first, second, offers[0], calls[0], results, scratch)
            else:
                sweep_turn(values, now, first, second, offers[1], calls[1], results, scratch)


@kernel
def offer(values: Values, turn: int, side: int, kinds: int, shifts: tuple[int, int], offers: Any, scratch: Any) -> None:
    """Add a table, in which a side has used its trick in one way, to what the unused trick offers that side.

    `shifts` are those of the table; `kinds` are the effects that lead to it.
    """
    first, second = shifts
    _, sailors, change, again, both = offers
    _, block = scratch
    for now in range(turn, LAST_TURN):
        if now % 2 != side or not reached(now + 1, first, second):
            continue
        start, end = START[first, second, now + 1], START[first, second, now + 2]
        if kinds & OFFERS_SAILORS:
            for i in range(start, end):
                sailors[i] = min(sailors[i], values[i])
        if kinds & OFFERS_CHANGE:
            for i in range(start, end):
                change[i] = min(change[i], values[i])
        if kinds & OFFERS_BOTH:
            for i in range(start, end):
                both[i] = min(both[i], values[i])
        if kinds & OFFERS_AGAIN:
            own_shift, other_shift = (second, first) if side else (first, second)
            own, other = dice_out(now, own_shift, side), dice_out(now, other_shift, 1 - side)
            if own >= DICE - 1:
                continue
            columns = FIRST[other + 1] - FIRST[other]
            after, base = layer(values, now + 1, first, second), FIRST[own + 1]
            row = block[0, :columns]
            for placement in range(FIRST[own], FIRST[own + 1]):
                average_of_best(
                    after[NEXT[placement, 0] - base],
                    after[NEXT[placement, 1] - base],
                    after[NEXT[placement, 2] - base],
                    after[NEXT[placement, 3] - base],
                    after[NEXT[placement, 4] - base],
                    after[NEXT[placement, 5] - base],
                    row,
                )
                place = START[first, second, now] + (placement - FIRST[own]) * columns
                for i in range(columns):
                    again[place + i] = min(again[place + i], row[i])
