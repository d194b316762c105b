"""The ladder: who meets whom, and that the stronger stand higher."""

import pytest

from portside import load
from portside.arena.ladder import climb, tables

GAME = load("montego_bay")


def test_neighbours_meet_and_nobody_is_left_out():
    assert tables(4, 2) == [(0, 1), (0, 2), (1, 2), (1, 3), (2, 3)]
    for count, seats in ((7, 2), (7, 3), (7, 4), (4, 4)):
        met = tables(count, seats)
        assert {bot for table in met for bot in table} == set(range(count))
        assert all(table[-1] - table[0] <= seats for table in met)


def test_the_stronger_stand_higher():
    found = climb(GAME, 2, 10, 1, ["random", "greedy", "uct:5"], cores=2)
    assert found.standings[0].name == "greedy"
    assert found.matches == 30
    assert sum(standing.matches for standing in found.standings) == 60
    ahead = {(meeting.one, meeting.other): meeting.ahead for meeting in found.meetings}
    assert ahead["greedy", "random"] > 0.8
    assert found.command == "portside ladder montego_bay --seats 2 --games 10 --seed 1 --bots random,greedy,uct:5"


@pytest.mark.parametrize("seats", [3, 4])
def test_a_ladder_of_more_seats(seats):
    found = climb(GAME, seats, 2, 1, ["random", "greedy", "uct:2", "uct:3"])
    assert {standing.name for standing in found.standings} == {"random", "greedy", "uct:2", "uct:3"}
    again = climb(GAME, seats, 2, 1, ["random", "greedy", "uct:2", "uct:3"], cores=2)
    assert found == again
