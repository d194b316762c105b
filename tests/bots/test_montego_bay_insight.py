"""What a net of Montego Bay is told beside what a seat observes."""

import numpy as np
import pytest

from portside import Match, load
from portside.bots.montego_bay.insight import AHEAD, LEAD, ORDER, REACH, SHARE, STANDING, insight
from portside.bots.policy import INSIGHTS
from portside.games.montego_bay.components import DAMAGED, GOOD, MOST_SEATS, POINTS, STORES
from portside.games.montego_bay.port import free_slots
from portside.games.montego_bay.quay import target_of
from portside.games.montego_bay.state import piece_of

GAME = load("montego_bay")


def told(state, seat):
    out = np.zeros(INSIGHTS, np.float32)
    insight(state, seat, out)
    return out


def test_there_is_room_for_all_of_it():
    assert ORDER.last < INSIGHTS


def test_ships_count_as_they_are_loaded_from_the_seats_own_side():
    """MB-21: who has more barrels aboard has the first place's points, the other the second's."""
    state = Match(GAME, 2, seed=3).state
    state.aboard[1, 0], state.aboard[1, 1] = 1, 2
    first, second = (int(points) for points in POINTS[0, state.boat[1], :2])
    for seat, own, other in ((0, second, first), (1, first, second)):
        out = told(state, seat)
        assert out[SHARE.of(0, 1)] == pytest.approx(own / 10)
        assert out[SHARE.of(1, 1)] == pytest.approx(other / 10)
        assert out[STANDING.of(0)] == pytest.approx(own / 50)
        assert out[LEAD.of(0, 0)] == pytest.approx((own - other) / 10)
        assert out[LEAD.of(1, 0)] == pytest.approx((other - own) / 10)
        for side, more in ((0, 1 if seat else -1), (1, -1 if seat else 1)):
            assert out[AHEAD.of(side, 1)] == pytest.approx(more / (free_slots(state, 1) + 1))


def test_reach_is_what_the_stores_hold_that_a_sides_cards_lead_to():
    """MB-11: cards 1 to 5 of each docker."""
    state = Match(GAME, 3, seed=3).state
    own = [[piece_of(seat, docker) for docker in range(2)] for seat in range(3)]  # two dockers each with three (MB-2)
    for seat, pieces in enumerate(own):
        for docker, piece in enumerate(pieces):
            state.space[piece] = 4 * seat + 2 * docker
    assert len({float(told(state, 0)[REACH.of(side, 0)]) for side in range(3)}) == 3
    for seat in range(3):
        for side in range(3):
            pieces = own[(seat + side) % 3]
            barrels = sum(STORES[state.store[target_of(state, p, card)], GOOD] for p in pieces for card in range(1, 6))
            assert told(state, seat)[REACH.of(side, 0)] == pytest.approx(barrels / 20)
    assert told(state, 0)[REACH.of(3, 0)] == 0  # nobody sits there


def test_the_order_tells_who_moves_when_and_what_that_docker_reaches():
    """MB-11: by position of the order and side; of its five stores the best, the second and all together."""
    state = Match(GAME, 3, seed=3).state
    for position in range(6):
        state.space[state.order[position]] = 2 * position
    for position in range(6):
        piece = state.order[position]
        stores = [state.store[target_of(state, piece, card)] for card in range(1, 6)]
        good = sorted((int(STORES[store, GOOD]) for store in stores), reverse=True)
        damaged = sum(int(STORES[store, DAMAGED]) for store in stores)
        for side in range(3):
            row = [told(state, 1)[ORDER.of(position * MOST_SEATS + side, k)] for k in range(4)]
            moves = (1 + side) % 3 == piece % MOST_SEATS
            told_of = [1, good[0] / 4, good[1] / 4, (sum(good) - damaged) / 10] if moves else [0, 0, 0, 0]
            assert row == pytest.approx(told_of)
