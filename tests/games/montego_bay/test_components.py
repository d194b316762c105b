"""The box: MB-1 to MB-5, and files that can't be played."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from games.montego_bay.table import GAME, Table, dockers

from portside.core import contract
from portside.games.montego_bay import components
from portside.games.montego_bay.components import CAPACITY, FLEET, POINTS, STORES

pytestmark = pytest.mark.core

PACKAGED = Path(components.__file__).parent / "components.toml"


def test_the_box_holds_what_the_book_says() -> None:
    """MB-1: barrels, coins, cards, ships, warehouses."""
    assert (components.BARRELS, components.COINS, components.CARDS) == (16, 15, 5)
    assert FLEET.sum() == 15
    assert len(STORES) == 2 * 8
    assert sum(name.startswith("pick large") for name in GAME.actions) == 5


@pytest.mark.parametrize(("seats", "each", "tiles", "supply"), [(2, 3, 6, 32), (3, 2, 6, 16), (4, 2, 8, 16)])
def test_dockers_tiles_and_supply_by_seats(seats: int, each: int, tiles: int, supply: int) -> None:
    """MB-2: with two seats a third docker and both colours of barrels."""
    table = Table(seats)
    assert len(table.legal(0)) == 5 * each
    assert table.order() == dockers(seats)
    assert len(dockers(seats)) == tiles
    assert table.supply() == [supply] * seats


@pytest.mark.parametrize(("seats", "warehouses"), [(2, 7), (3, 7), (4, 8)])
def test_warehouses_are_drawn_with_their_direction(seats: int, warehouses: int) -> None:
    """MB-3: the last one is for four seats only."""
    state = GAME.new(seats)
    names = [GAME.text.outcome_name(state, k) for k, weight in enumerate(GAME.outcome_weights(state)) if weight]
    assert names == [f"warehouse {n}{turned}" for n in range(1, warehouses + 1) for turned in ("", " turned")]


def test_a_turned_warehouse_has_store_b_on_the_north_lane() -> None:
    """MB-3."""
    state = GAME.new(4)
    contract.resolve(state, 1)  # warehouse 1 turned
    contract.resolve(state, 2)  # warehouse 2
    assert [tuple(STORES[state.store[space]]) for space in (0, 15, 1, 14)] == [
        (0, 1, 0),
        (3, 0, 0),
        (3, 0, 0),
        (0, 2, 1),
    ]
    # A warehouse that lies is not drawn again.
    assert GAME.outcome_weights(state)[:4] == [0, 0, 0, 0]


def test_ships_score_as_in_the_table() -> None:
    """MB-4."""
    rows = {int(capacity): (int(count),) for capacity, count in zip(CAPACITY, FLEET, strict=False)}
    assert rows == {8: (4,), 10: (5,), 12: (3,), 14: (3,)}
    four = [[int(points) for points in POINTS[2, kind]] for kind in range(4)]
    assert four == [[4, 3, 1, 0], [5, 3, 2, 0], [6, 4, 2, 0], [7, 4, 3, 0]]
    for seats in (2, 3):
        fewer = [[int(points) for points in POINTS[seats - 2, kind]] for kind in range(4)]
        assert fewer == [[3, 1, 0, 0], [4, 2, 0, 0], [5, 3, 0, 0], [6, 3, 0, 0]]
    # In the column for four the points sum to the capacity.
    assert [sum(row) for row in four] == [8, 10, 12, 14]


def test_stores_hold_what_the_table_says() -> None:
    """MB-5: never good and damaged together; those known to exist are there."""
    stores = [tuple(int(count) for count in store) for store in STORES]
    assert not any(good and damaged for good, damaged, _ in stores)
    assert {(0, 2, 1), (1, 0, 1), (2, 0, 0)} <= set(stores)
    assert stores[::2] == [(3, 0, 0)] * 3 + [(2, 0, 0)] * 4 + [(4, 0, 0)]
    assert stores[1::2] == [(0, 1, 0), (0, 2, 1), (1, 0, 1), (0, 1, 1), (1, 0, 0), (0, 1, 0), (1, 0, 1), (0, 2, 1)]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("barrels = 16", "barrels = 0", "box, row 1: barrels"),
        ("capacity = 8\ncount = 4", "capacity = 8\ncount = 5", "ship, row 4: all ships together"),
        ("capacity = 8\ncount = 4", "capacity = 10\ncount = 4", "ship, row 2: each capacity"),
        ("points = [4, 3, 1]", "points = [4, 3]", "four_players, row 1: points must be 3 numbers"),
        ("points = [3, 1]", "points = [1, 3]", "fewer_players, row 1: points must not rise"),
        ("players = 3", "players = 4", "pub, row 2: players"),
        ("a = { barrels = 4 }", "a = { barrels = 4, damaged = 1 }", "warehouse, row 8: store a"),
        ("a = { barrels = 4 }", "a = { rum = 4 }", "warehouse, row 8: store a may hold"),
        ('source = "book" # the ship of the scoring example', 'source = "hearsay"', "four_players, row 2: source"),
    ],
)
def test_a_wrong_row_is_named(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    """MB-4, MB-5: an owner's own file is checked row by row."""
    text = PACKAGED.read_text("utf-8")
    assert old in text
    (tmp_path / "montego_bay.toml").write_text(text.replace(old, new, 1), "utf-8")
    script = "import portside.games.montego_bay.components"
    result = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PORTSIDE_COMPONENTS": str(tmp_path), "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode != 0
    assert complaint in result.stderr.splitlines()[-1]


def test_a_position_is_small() -> None:
    """MB-1: at most 600 bytes, so that a batch of matches stays in the processor's cache."""
    assert GAME.state.itemsize <= 600
