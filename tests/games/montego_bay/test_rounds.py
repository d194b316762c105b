"""How rounds and the game end: MB-19, MB-20, MB-23, MB-24."""

import pytest
from games.montego_bay.table import Table, dockers

from portside.games.montego_bay.state import ORDERING, TURNING

pytestmark = pytest.mark.core


def end_round(table: Table) -> Table:
    """Send Tally-Man round an empty quay: step 4 is over at once."""
    return table.walk()


def test_in_round_1_the_pilot_boat_sails_unscored() -> None:
    """MB-19."""
    table = end_round(Table(4, ships=(8, 10, 12, 14, 8)).moor(2, 8, 1, 2))
    assert table.points() == [0, 0, 0, 0]
    assert table.port() == [8, 10, 12, 14]
    assert table.aboard(1) == [1, 2, 0, 0]


def test_the_first_boat_is_scored_without_the_extra_point() -> None:
    """MB-19: the rest move up, a new one comes to pier 4."""
    table = end_round(Table(4, ships=(8, 10, 12, 14, 8)).moor(1, 10, 1, 3, 1))
    # Two second places share 3 + 2 points, rounded up.
    assert table.points() == [3, 5, 3, 0]
    assert table.port() == [8, 10, 12, 14]
    assert table.supply() == [16, 16, 16, 16]


def test_no_new_ship_comes_when_none_is_left() -> None:
    """MB-19, MB-23: step 5 leaving three boats does not end the game."""
    table = end_round(Table(4).moor(1, 10).empty_piles())
    assert len(table.port()) == 3
    assert table.picking()


def test_the_last_tile_goes_to_the_front() -> None:
    """MB-20."""
    table = end_round(Table(3))
    table.luck("ship 8")
    assert table.order() == ["small 2", *dockers(3)[:-1]]


def test_lazy_jack_leaves_after_the_round() -> None:
    """MB-20."""
    table = Table(4).stand({"large 0": 5}).hire(0, "large 0").stand({"jack": 15})
    table.walk()
    table.play(0, "load 2", "load 2")
    table.luck("ship 8")
    assert table.picking()
    assert table.state.hirer == -1
    assert table.state.at[15] == -1
    assert "pick jack 1" not in table.legal(0)


def use_up_pile_1(table: Table, left: int) -> Table:
    """Have pile 1 hold so many ships, its top turned if there is any."""
    state = table.state
    state.pile[0] = left
    state.top[0] = state.top[0] if left else -1
    for _ in range(6 - max(left, 1)):
        state.fleet[state.fleet.argmax()] -= 1
    return table


def test_the_last_ship_of_the_first_pile_begins_nothing() -> None:
    """MB-20: the sixth draw; no top is turned, and the tiles move on."""
    table = end_round(use_up_pile_1(Table(3), left=1))
    assert [int(count) for count in table.state.pile] == [0, 6]
    assert table.picking()
    assert table.order() == ["small 2", *dockers(3)[:-1]]


def test_a_second_pile_begun_in_step_5_shuffles_the_tiles() -> None:
    """MB-20: the seventh draw is the first boat's."""
    table = end_round(use_up_pile_1(Table(3), left=0))
    assert table.state.phase == TURNING
    table.luck(next(iter(table.outcomes())))
    assert table.state.phase == ORDERING
    assert table.order() == []
    assert table.outcomes().keys() == {f"tile {docker}" for docker in dockers(3)}
    shuffled = ["small 1", "large 0", "small 0", "large 2", "small 2", "large 1"]
    table.luck(*(f"tile {docker}" for docker in shuffled))
    assert table.order() == shuffled
    assert table.picking()


def test_a_second_pile_begun_in_step_4_shuffles_the_tiles() -> None:
    """MB-20: the sixth draw follows a ship that was filled, the seventh another one, the eighth is step 5's."""
    table = use_up_pile_1(Table(3), left=1).moor(2, 10, 9).moor(3, 10, 9).stand({"large 1": 0}).walk()
    table.play(1, "load 2")
    assert (table.outcomes(), int(table.state.begun)) == ({}, 0)
    table.play(1, "load 2")
    assert int(table.state.begun) == 1
    table.luck(next(iter(table.outcomes())))  # the new top of pile 2
    table.play(1, "load 2")
    table.luck(next(iter(table.outcomes())))  # the first boat has sailed
    assert [int(count) for count in table.state.pile] == [0, 4]
    assert table.state.phase == ORDERING


def test_the_tiles_are_shuffled_once_a_game() -> None:
    """MB-20: the round after it shifts them again."""
    table = end_round(use_up_pile_1(Table(3), left=0))
    table.luck(next(iter(table.outcomes())), *(f"tile {docker}" for docker in dockers(3)))
    end_round(table)
    table.luck(next(iter(table.outcomes())))
    assert table.order() == ["small 2", *dockers(3)[:-1]]


@pytest.mark.parametrize("boats", [1, 2, 3])
def test_three_boats_or_fewer_after_step_4_end_the_game(boats: int) -> None:
    """MB-23: the ships left are scored without the extra point."""
    table = Table(4).moor(1, 10, 5, 2, 2, 1).empty_piers(boats + 1).empty_piles()
    end_round(table)
    assert table.over()
    assert table.points() == [5, 3, 3, 0]
    assert table.port() == []
    assert table.supply() == [16, 16, 16, 16]


def test_the_pilot_boat_counts_as_a_boat() -> None:
    """MB-23: with it and three ships the game goes on."""
    table = end_round(Table(4).empty_piles())
    assert not table.over()
    assert table.port() == [10, 10, 10]


def test_the_game_lasts_fourteen_rounds_at_most() -> None:
    """MB-23: 12 ships come in 12 rounds if none is filled; the 13th leaves three, the 14th is the last."""
    table = Table(4)
    while not table.over():
        if table.outcomes():
            table.luck(next(iter(table.outcomes())))
        else:
            end_round(table)
    assert table.state.rounds == 14


def test_barrels_without_a_ship_go_to_the_pub_by_themselves() -> None:
    """MB-24: the port runs empty in the middle of a load."""
    table = Table(4).moor(1, 10, 9).empty_piers(2).empty_piles().stand({"large 0": 0, "large 1": 1, "large 2": 13})
    table.walk()
    assert table.to_act() == 2
    table.play(2, "load 1")
    assert table.over()
    # Seat 2 fills the ship: 5 + 0 for seat 0, 3 + 1 for seat 2. Seats 1 and 0 bring 3 barrels each to the pub.
    assert table.pub() == [3, 3, 0, 0]
    assert table.supply() == [13, 13, 16, 16]
    # They share 3 + 2 points, rounded up, without an extra point.
    assert table.points() == [5 + 3, 3, 3 + 1, 0]


def test_a_load_that_empties_the_port_goes_on_to_the_pub() -> None:
    """MB-24: one barrel fills the last ship, the two others go to the pub."""
    table = Table(4).moor(1, 10, 9).empty_piers(2).empty_piles().stand({"large 0": 0}).walk()
    table.play(0, "load 1")
    assert table.over()
    assert table.pub() == [2, 0, 0, 0]
    assert table.points() == [5 + 1 + 3, 0, 0, 0]


@pytest.mark.parametrize(
    ("seats", "barrels", "points"),
    [
        (4, (4, 3, 2, 1), [3, 2, 1, 0]),
        (4, (2, 2, 2, 0), [2, 2, 2, 0]),
        (4, (3, 1, 1, 1), [3, 1, 1, 1]),
        (3, (3, 2, 1), [2, 1, 0]),
        (3, (2, 1, 1), [2, 1, 1]),
        (3, (1, 1, 1), [1, 1, 1]),
        (2, (2, 1), [1, 0]),
        (2, (2, 2), [1, 1]),
    ],
)
def test_the_pub_is_scored_at_the_end(seats: int, barrels: tuple[int, ...], points: list[int]) -> None:
    """MB-24: 3-2-1, 2-1 or 1; equal ones share as on a ship."""
    table = Table(seats).empty_piers(1).empty_piles()
    for seat, count in enumerate(barrels):
        table.state.pub[seat] = count
        table.state.supply[seat] -= count
    assert table.scores() == points
    end_round(table)
    assert table.over()
    assert table.points() == points
    assert table.scores() == points


def test_damaged_barrels_never_come_off_the_pub() -> None:
    """MB-24."""
    table = Table(4).empty_piers(1).empty_piles().stand({"large 0": 14})
    table.state.pub[0] = 2
    table.state.supply[0] -= 2
    table.walk()
    assert table.over()
    assert table.pub() == [2, 0, 0, 0]
