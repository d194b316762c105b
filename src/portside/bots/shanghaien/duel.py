"""The duel for wilds: what the tricks in hand are worth as sailors, each seat answering the other.

Before the last round, adding up what each trick would bring alone is off by 2.6 points: one wild answers
another. So the wilds are played out here in turn, each against its best answer.
"""

import numpy as np
from numpy.typing import NDArray

from portside.core.contract import Numbers
from portside.core.jit import kernel
from portside.games.shanghaien.components import NATIONS, WILD

MOST = 2  # wilds a seat that are played out; further tricks count by their number
KEPT = 1.0  # a trick not used (SH-22)


@kernel
def lead(likely: NDArray[np.float32], rows: Numbers, strengths: Numbers, nation: int, own: int, other: int) -> float:
    """Return the expected lead of seat 0 in a nation with some strength more for seat 0 and for seat 1."""
    return float(likely[rows[nation], strengths[0, nation] + own, strengths[1, nation] + other])


@kernel
def gain(likely: NDArray[np.float32], rows: Numbers, strengths: Numbers, nation: int, seat: int, ahead: int) -> float:
    """Return what a wild brings its seat in a nation, the other seat having `ahead` strength more there."""
    if strengths[seat, nation] == 0:
        return 0.0  # SH-16: a wild needs a real sailor
    if seat == 0:
        before = lead(likely, rows, strengths, nation, 0, ahead)
        return lead(likely, rows, strengths, nation, WILD, ahead) - before
    before = lead(likely, rows, strengths, nation, ahead, 0)
    return before - lead(likely, rows, strengths, nation, ahead, WILD)


@kernel
def duel(likely: NDArray[np.float32], rows: Numbers, strengths: Numbers, wilds: Numbers, first: int) -> float:
    """Return what seat 0 gains on seat 1 by the wilds of both, `first` playing first.

    `wilds` (by seat) and `strengths` (by seat and nation) are the caller's scratch and come back changed; the
    strengths are restored. Each wild goes where its gain less the best answer is highest, or is kept.
    """
    total = 0.0
    seat = first
    played = 0
    where0, where1, where2, where3 = -1, -1, -1, -1
    while wilds[0] + wilds[1] > 0:
        if wilds[seat] == 0:
            seat = 1 - seat
        other = 1 - seat
        # The other's two best gains as things stand: the answer outside the nation that is chosen.
        best, second, best_nation = 0.0, 0.0, -1
        if wilds[other] > 0:
            best, second = KEPT, KEPT
            for nation in range(len(NATIONS)):
                answer = gain(likely, rows, strengths, nation, other, 0)
                if answer > best:
                    best, second, best_nation = answer, best, nation
                elif answer > second:
                    second = answer
        chosen, most, brings = -1, KEPT - best, KEPT
        for nation in range(len(NATIONS)):
            if strengths[seat, nation] == 0:
                continue
            own = gain(likely, rows, strengths, nation, seat, 0)
            answer = 0.0
            if wilds[other] > 0:
                answer = second if nation == best_nation else best
                answer = max(answer, gain(likely, rows, strengths, nation, other, WILD))
            if own - answer > most:
                chosen, most, brings = nation, own - answer, own
        total += brings if seat == 0 else -brings
        wilds[seat] -= 1
        if chosen >= 0:
            strengths[seat, chosen] += WILD
            mark = seat * len(NATIONS) + chosen
            if played == 0:
                where0 = mark
            elif played == 1:
                where1 = mark
            elif played == 2:
                where2 = mark
            else:
                where3 = mark
            played += 1
        seat = other
    for mark in (where0, where1, where2, where3):
        if mark >= 0:
            strengths[mark // len(NATIONS), mark % len(NATIONS)] -= WILD
    return total
