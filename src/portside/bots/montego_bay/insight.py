"""What a net of Montego Bay is told beside what a seat observes.

In a fit of four passes over 1.45 million samples the net was off by 0.035 of utility from what a thousand playouts say
of strong matches' positions; without it by 0.054 (docs/training.md).
"""

import math

import numpy as np
from numpy.typing import NDArray

from portside.core.contract import State
from portside.core.jit import kernel
from portside.core.spans import span
from portside.games.montego_bay.actions import DOCKERS
from portside.games.montego_bay.components import CARDS, COIN, DAMAGED, GOOD, MOST_SEATS, PIERS, STORES
from portside.games.montego_bay.features import ROUNDS, THINGS
from portside.games.montego_bay.port import free_slots
from portside.games.montego_bay.quay import target_of
from portside.games.montego_bay.scoring import points_of, share_of
from portside.games.montego_bay.state import has_piece, piece_of

SHIP_SLOTS = 5  # of a ship yet to come, about

SHARE = span(0, MOST_SEATS, PIERS)  # side x pier: points of the ship as it is loaded, in tenths
STANDING = span(SHARE.last + 1, MOST_SEATS)  # by side: its points with those, in fiftieths
REACH = span(STANDING.last + 1, MOST_SEATS, THINGS)  # side x barrels, damaged, coins: in its dockers' reach, on average
AHEAD = span(REACH.last + 1, PIERS)  # by pier: barrels more than the best other has, by those that still fit
LEAD = span(AHEAD.last + 1, 7)  # points of lead, against what may still come, in ways


@kernel
def insight(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Write how the ships would pay as they are, what each side's dockers can reach, and what the lead is worth."""
    best = -1e9
    for side in range(state.seats):
        whose = (seat + side) % state.seats
        points = float(points_of(state, whose))
        for pier in range(state.boats):
            share = share_of(state.aboard[pier], state.seats, state.boat[pier], whose)
            out[SHARE.of(side, pier)] = share / 10
            points += share
        out[STANDING.of(side)] = points / 50
        if side > 0:
            best = max(best, points)
        for docker in range(DOCKERS):
            if has_piece(state, whose, docker):
                add_reach(state, piece_of(whose, docker), side, out)
    slots = 0
    for pier in range(state.boats):
        most = 0
        for other in range(state.seats):
            if other != seat:
                most = max(most, state.aboard[pier, other])
        free = free_slots(state, pier)
        slots += free
        out[AHEAD.of(pier)] = (state.aboard[pier, seat] - most) / (free + 1)
    lead = 50 * out[STANDING.of(0)] - best
    rounds = ROUNDS - state.rounds
    ships = state.pile[0] + state.pile[1]
    out[LEAD.of(0)] = lead / 10
    out[LEAD.of(1)] = lead / 10 * rounds / ROUNDS
    out[LEAD.of(2)] = lead / 3 / (rounds + 1)
    out[LEAD.of(3)] = lead / 5 / math.sqrt(rounds + 1)
    out[LEAD.of(4)] = lead / 5 / math.sqrt(ships + 2)
    out[LEAD.of(5)] = lead / 4 / math.sqrt(slots + 1)
    out[LEAD.of(6)] = lead / 4 / math.sqrt(slots + SHIP_SLOTS * ships + 1)


@kernel
def add_reach(state: State, piece: int, side: int, out: NDArray[np.float32]) -> None:
    """Add what the stores hold that a docker's five cards lead to."""
    for card in range(1, CARDS + 1):
        store = state.store[target_of(state, piece, card)]
        out[REACH.of(side, 0)] += STORES[store, GOOD] / 20
        out[REACH.of(side, 1)] += STORES[store, DAMAGED] / 20
        out[REACH.of(side, 2)] += STORES[store, COIN] / 20
