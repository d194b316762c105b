"""The port and the stores: MB-8, MB-14 to MB-18."""

import pytest
from games.montego_bay.table import PILOT_BOAT, Table

pytestmark = pytest.mark.core

# A docker that Tally-Man meets last, so that the first boat does not sail yet.
LATE = {"small 3": 0}


def test_the_pilot_boat_takes_no_barrels() -> None:
    """MB-8, MB-15: ships at piers 2 to 4 do, whichever one likes."""
    table = Table(4, ships=(8, 10, 12, 14, 8)).stand({"large 0": 3}).walk()
    assert table.port() == [PILOT_BOAT, 8, 10, 12]
    assert table.legal(0) == ["load 2", "load 3", "load 4"]


def test_both_tops_are_turned_at_the_start() -> None:
    """MB-8: the second pile waits until the first is empty."""
    table = Table(4, ships=(8, 10, 12, 14, 8))
    assert [int(count) for count in table.state.pile] == [6, 6]
    table.moor(2, 8, 7).stand({"large 0": 3}).walk()
    table.play(0, "load 2")
    assert table.port() == [PILOT_BOAT, 10, 12, 14]
    assert table.outcomes().keys() == {"ship 8", "ship 10", "ship 12", "ship 14"}
    table.luck("ship 12")
    assert [int(count) for count in table.state.pile] == [5, 6]


def test_tally_man_walks_against_the_arrow_from_the_left_pub() -> None:
    """MB-14: spaces 15 down to 0."""
    table = Table(4).stand({"large 0": 0, "large 1": 7, "large 2": 11, "large 3": 13}).walk()
    met = []
    while table.state.worker != -1:
        met.append(table.to_act())
        table.play(met[-1], table.legal(met[-1])[0])
    assert met == [3, 2, 1, 1, 1, 1, 0, 0, 0]


def test_his_walk_begins_at_the_last_space_after_the_moves() -> None:
    """MB-14: on space 15 a store with 1 damaged barrel, before all others."""
    others = {"small 0": 5, "large 1": 1, "small 1": 3, "large 2": 7, "small 2": 9, "large 3": 11, "small 3": 13}
    table = Table(4).moor(2, 10, 1).stand({"large 0": 14, **others})
    table.cards({}, rest=1)
    assert table.where("large 0") == 15
    assert table.legal(0) == ["unload 2"]


def test_barrels_are_split_freely_over_the_ships() -> None:
    """MB-15: three of them, one by one."""
    table = Table(4).stand({"large 0": 1, **LATE}).walk()
    table.play(0, "load 4", "load 2", "load 4")
    assert table.aboard(2) == [1, 0, 0, 0]
    assert table.aboard(4) == [2, 0, 0, 0]
    assert table.supply()[0] == 13


def test_each_barrel_is_a_step_also_with_one_ship() -> None:
    """MB-15."""
    table = Table(4).moor(1, 14).empty_piers(2).empty_piles().stand({"large 0": 3}).walk()
    assert table.legal(0) == ["load 1"]
    table.play(0, "load 1")
    assert table.legal(0) == ["load 1"]


def test_a_docker_by_one_barrel_and_a_coin() -> None:
    """MB-15, MB-17, worked example."""
    table = Table(4).stand({"large 1": 13, **LATE}).walk()
    assert table.coins() == [0, 1, 0, 0]
    assert table.state.bank == 14
    table.play(1, "load 3")
    assert table.aboard(3) == [0, 1, 0, 0]


def test_a_docker_by_two_damaged_barrels_and_a_coin() -> None:
    """MB-16, MB-17, worked example: from one ship or from two."""
    for piers in ((2, 2), (2, 3), (3, 2)):
        table = Table(4).moor(2, 10, 0, 0, 2).moor(3, 10, 1, 0, 1).stand({"large 2": 14, **LATE}).walk()
        assert table.coins() == [0, 0, 1, 0]
        for pier in piers:
            assert "unload 4" not in table.legal(2)
            table.play(2, f"unload {pier}")
        assert table.supply()[2] == 15
        assert table.aboard(2)[2] + table.aboard(3)[2] == 1


def test_who_has_fewer_aboard_takes_off_what_there_is() -> None:
    """MB-16: one step for one barrel, none for none; the coin is taken all the same."""
    table = Table(4).moor(2, 10, 0, 0, 1).stand({"large 2": 14}).walk()
    table.play(2, "unload 2")
    assert table.legal(2) == []
    table = Table(4).stand({"large 2": 14}).walk()
    assert table.coins() == [0, 0, 1, 0]
    assert table.state.worker == -1


def test_lazy_jack_at_a_damaged_store_takes_the_coin_and_no_barrel_off() -> None:
    """MB-16, MB-17."""
    table = Table(4).moor(2, 10, 3).stand({"large 0": 1}).hire(0, "large 0").stand({"jack": 14}).walk()
    assert table.coins() == [1, 0, 0, 0]
    assert table.aboard(2) == [3, 0, 0, 0]
    assert table.where("large 0") == table.state.tally + 1  # Tally-Man has gone on to the next piece


def test_lazy_jack_loads_his_hirers_barrels() -> None:
    """MB-9, MB-15."""
    table = Table(4).stand({"large 2": 3}).hire(2, "large 2").stand({"jack": 13}).walk()
    assert table.coins() == [0, 0, 1, 0]
    table.play(2, "load 2")
    assert table.aboard(2) == [0, 0, 1, 0]


def test_the_supply_may_be_short() -> None:
    """MB-15: of three barrels two are there."""
    table = Table(4).stand({"large 0": 0})
    table.moor(2, 14, 10).moor(3, 14, 4)
    assert table.supply()[0] == 2
    table.walk()
    table.play(0, "load 4", "load 4")
    assert table.legal(0) == []


def test_an_empty_supply_loads_nothing() -> None:
    """MB-15: the coin is taken all the same (MB-17)."""
    table = Table(4).stand({"large 0": 13}).moor(2, 14, 10).moor(3, 14, 6)
    assert table.supply()[0] == 0
    table.walk()
    assert table.coins() == [1, 0, 0, 0]
    assert table.state.to_load == 0
    assert table.legal(0) == []


def test_barrels_that_come_back_during_a_load_do_not_join_it() -> None:
    """MB-15: the last one of the supply fills a ship, whose barrels come back."""
    table = Table(4).stand({"large 0": 0}).moor(2, 10, 9).moor(3, 14, 6)
    assert table.supply()[0] == 1
    table.walk()
    table.play(0, "load 2")
    table.luck("ship 8")
    assert table.supply()[0] == 10
    assert table.legal(0) == []


def test_an_empty_bank_gives_no_coin() -> None:
    """MB-17."""
    table = Table(4).stand({"large 0": 13})
    table.state.bank = 0
    table.walk()
    assert table.coins() == [0, 0, 0, 0]
    assert table.state.bank == 0


def test_a_filled_ship_sails_at_once_and_the_rest_goes_to_the_ship_that_arrived() -> None:
    """MB-18: filled in the middle of a load."""
    table = Table(4, ships=(10, 12, 14, 8, 8)).moor(2, 10, 4, 5).stand({"large 0": 1, **LATE}).walk()
    table.play(0, "load 2")
    # 5 barrels each share 5 + 3 points: 4, and one point more for the last slot.
    assert table.points() == [5, 4, 0, 0]
    assert table.port() == [PILOT_BOAT, 12, 14, 8]
    assert table.supply()[:2] == [16, 16]
    table.luck("ship 14")
    assert table.to_act() == 0
    table.play(0, "load 4", "load 4")
    assert table.aboard(4) == [2, 0, 0, 0]


def test_one_load_may_fill_two_ships() -> None:
    """MB-18: two extra points."""
    table = Table(4, ships=(10, 12, 14, 8, 8)).moor(2, 10, 9).moor(3, 12, 0, 11).stand({"large 0": 0}).walk()
    table.play(0, "load 2")
    table.luck("ship 8")
    assert table.port() == [PILOT_BOAT, 12, 14, 8]
    table.play(0, "load 2")
    table.luck("ship 10")
    assert table.points() == [5 + 1 + 4 + 1, 6, 0, 0]
    table.play(0, "load 2")
    assert table.legal(0) == []


def test_the_point_for_the_last_slot_comes_after_the_rounding() -> None:
    """MB-18, MB-21: 2 and 2 barrels share 3 + 2 points: 2.5, rounded up 3, and 1 more is 4."""
    table = Table(4).moor(2, 10, 1, 2, 1, 5).stand({"large 0": 13}).walk()
    table.play(0, "load 2")
    assert table.points() == [3 + 1, 3, 0, 5]


@pytest.mark.parametrize("pier", [2, 3, 4])
def test_ships_close_the_gap_behind_the_pilot_boat(pier: int) -> None:
    """MB-18: it stays and is never passed."""
    table = Table(4, ships=(8, 10, 12, 14, 14)).stand({"large 0": 13})
    capacity = table.port()[pier - 1]
    table.moor(pier, capacity, capacity - 1).walk()
    table.play(0, f"load {pier}")
    left = [8, 10, 12]
    left.remove(capacity)
    assert table.port() == [PILOT_BOAT, *left, 14]
