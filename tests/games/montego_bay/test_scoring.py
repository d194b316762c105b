"""Scoring: MB-21, MB-22, MB-25."""

import pytest
from games.montego_bay.table import Table

pytestmark = pytest.mark.core


@pytest.mark.parametrize(
    ("aboard", "points"),
    [
        ((5, 2, 2, 1), [5, 3, 3, 0]),  # the worked example
        ((4, 3, 2, 0), [5, 3, 2, 0]),
        ((3, 3, 2, 1), [4, 4, 2, 0]),
        ((2, 2, 2, 2), [3, 3, 3, 3]),  # 5 + 3 + 2 + 0 by four, rounded up
        ((3, 3, 3, 0), [4, 4, 4, 0]),
        ((4, 2, 2, 2), [5, 2, 2, 2]),  # three seconds: 3 + 2 + 0 by three, rounded up
        ((0, 0, 1, 0), [0, 0, 5, 0]),  # places that nobody holds lapse
        ((0, 0, 0, 0), [0, 0, 0, 0]),
        ((1, 2, 3, 4), [0, 2, 3, 5]),
    ],
)
def test_a_ship_of_10_with_four_seats(aboard: tuple[int, ...], points: list[int]) -> None:
    """MB-21: 5-3-2."""
    assert Table(4).moor(1, 10, *aboard).walk().points() == points


@pytest.mark.parametrize(
    ("aboard", "points"),
    [
        ((5, 2, 1), [4, 2, 0]),
        ((5, 2, 2), [4, 1, 1]),  # a tie for second place: 2 + 0 by two
        ((3, 3, 1), [3, 3, 0]),
        ((2, 2, 2), [2, 2, 2]),
        ((1, 0, 0), [4, 0, 0]),
    ],
)
def test_a_ship_of_10_with_three_seats(aboard: tuple[int, ...], points: list[int]) -> None:
    """MB-21: 4-2."""
    assert Table(3).moor(1, 10, *aboard).walk().points() == points


@pytest.mark.parametrize(("aboard", "points"), [((5, 2), [4, 2]), ((3, 3), [3, 3]), ((0, 1), [0, 4])])
def test_two_seats_take_both_numbers_of_the_row(aboard: tuple[int, ...], points: list[int]) -> None:
    """MB-21."""
    assert Table(2).moor(1, 10, *aboard).walk().points() == points


def test_barrels_return_to_their_owners() -> None:
    """MB-22."""
    table = Table(4).moor(1, 10, 4, 3, 2, 1)
    assert table.supply() == [12, 13, 14, 15]
    table.walk()
    assert table.supply() == [16, 16, 16, 16]


def test_scores_count_the_ships_in_port_as_if_the_game_ended_now() -> None:
    """MB-23: while the track counts what has sailed."""
    table = Table(4).moor(2, 10, 5, 2, 2, 1).score(1, 1, 1, 1)
    assert table.points() == [1, 1, 1, 1]
    assert table.scores() == [6, 4, 4, 1]


@pytest.mark.parametrize(
    ("points", "coins", "places"),
    [
        ((30, 20, 10, 5), (0, 0, 0, 9), [1, 2, 3, 4]),
        ((30, 30, 10, 5), (1, 2, 0, 0), [2, 1, 3, 4]),
        ((30, 30, 10, 5), (2, 2, 0, 0), [1, 1, 3, 4]),  # the shared win
        ((10, 30, 30, 30), (5, 1, 0, 1), [4, 1, 3, 1]),
        ((0, 0, 0, 0), (0, 0, 0, 0), [1, 1, 1, 1]),
    ],
)
def test_most_points_then_most_coins_then_shared(
    points: tuple[int, ...], coins: tuple[int, ...], places: list[int]
) -> None:
    """MB-25: after a shared place the next is skipped."""
    table = Table(4).empty_piers(1).empty_piles().score(*points)
    for seat, count in enumerate(coins):
        table.state.coins[seat] = count
    table.walk()
    assert table.over()
    assert table.places() == places
