"""The ships, warehouses and counters of Montego Bay as constants, read from components.toml."""

from pathlib import Path
from typing import Any

import numpy as np

from portside.core import components
from portside.core.components import need

MOST_SEATS = 4
CARDS = 5  # movement cards 1 to 5 for each docker, all of them every round (MB-1)
PIERS = 4  # MB-8
PILES = 2
PILE = 6  # ships in a pile (MB-8)
SHIPS = PIERS - 1 + PILES * PILE  # MB-1: all but the pilot boat
WAREHOUSES = 8  # MB-3: with four seats; the last one stays in the box with fewer
PLACES = 4  # places of a ship's scoring: as many as seats at most (MB-21)
MOST_BARRELS = 100  # counts fit the int8 fields of a position
MOST_KINDS = 8  # of ships

TABLES = components.read("montego_bay", Path(__file__).parent / "components.toml")
DIGEST = components.digest(TABLES)


def _rows(table: str) -> list[dict[str, Any]]:
    rows = TABLES.get(table, [])
    return rows if isinstance(rows, list) else [rows]


def _is_count(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def read_box() -> tuple[int, int, int]:
    """Return the barrels of a colour, the coins, and Lazy Jack's wage; refuse what can't be played."""
    rows = _rows("box")
    need(len(rows) == 1, "box", len(rows), "there must be one row under [[box]]")
    counts = []
    for key, most in (("barrels", MOST_BARRELS // 2), ("coins", MOST_BARRELS), ("wage", MOST_BARRELS)):
        need(_is_count(rows[0].get(key), 1, most), "box", 1, f"{key} must be a number from 1 to {most}")
        counts.append(rows[0][key])
    return counts[0], counts[1], counts[2]


def read_ships() -> tuple[list[int], list[int]]:
    """Return the capacity of each kind of ship and how many there are; refuse a fleet that can't be played."""
    capacities: list[int] = []
    counts: list[int] = []
    rows = _rows("ship")
    need(0 < len(rows) <= MOST_KINDS, "ship", len(rows), f"there must be 1 to {MOST_KINDS} kinds of ships")
    for number, row in enumerate(rows, 1):
        capacity, count = row.get("capacity"), row.get("count")
        need(_is_count(capacity, 1, MOST_BARRELS), "ship", number, f"capacity must be from 1 to {MOST_BARRELS}")
        # An outcome of luck names a ship by its capacity.
        need(capacity not in capacities, "ship", number, "each capacity may stand in one row only")
        need(_is_count(count, 1, SHIPS), "ship", number, f"count must be from 1 to {SHIPS}")
        capacities.append(capacity or 0)
        counts.append(count or 0)
    need(sum(counts) == SHIPS, "ship", len(rows), f"all ships together must be {SHIPS} (MB-1)")
    return capacities, counts


def _read_points(table: str, number: int, row: dict[str, Any], places: int) -> list[int]:
    points = row.get("points", [])
    good = isinstance(points, list) and len(points) == places and all(_is_count(one, 0, 100) for one in points)
    need(good, table, number, f"points must be {places} numbers from 0 to 100")
    need(points == sorted(points, reverse=True), table, number, "points must not rise from place to place")
    return [*points, *[0] * (PLACES - places)]


def read_ship_points(table: str, capacities: list[int], places: int) -> list[list[int]]:
    """Return the points of each kind of ship on one of its sides, 0 past the last place (MB-4, MB-21)."""
    rows = _rows(table)
    need(len(rows) == len(capacities), table, len(rows), "there must be one row for each kind of ship")
    for number, (row, capacity) in enumerate(zip(rows, capacities, strict=True), 1):
        need(row.get("capacity") == capacity, table, number, f"capacity must be {capacity}, as in the rows of ship")
    return [_read_points(table, number, row, places) for number, row in enumerate(rows, 1)]


def read_pub_points() -> list[list[int]]:
    """Return the points of the pub for 2, 3 and 4 seats (MB-24)."""
    rows = _rows("pub")
    need(len(rows) == 3, "pub", len(rows), "there must be rows for 2, 3 and 4 players")
    for number, row in enumerate(rows, 1):
        need(row.get("players") == number + 1, "pub", number, f"players must be {number + 1}")
    return [_read_points("pub", number, row, number) for number, row in enumerate(rows, 1)]


def read_stores() -> list[tuple[int, int, int]]:
    """Return barrels, damaged barrels and coins of each store, A and B of each warehouse (MB-5)."""
    stores = []
    rows = _rows("warehouse")
    need(len(rows) == WAREHOUSES, "warehouse", len(rows), f"there must be {WAREHOUSES} warehouses")
    for number, row in enumerate(rows, 1):
        for side in ("a", "b"):
            store: Any = row.get(side)
            good = isinstance(store, dict) and set(store) <= {"barrels", "damaged", "coin"}
            need(good, "warehouse", number, f"store {side} may hold barrels, damaged and coin")
            barrels, damaged, coin = store.get("barrels", 0), store.get("damaged", 0), store.get("coin", False)
            need(_is_count(barrels, 0, 16), "warehouse", number, f"barrels of store {side} must be from 0 to 16")
            need(_is_count(damaged, 0, 16), "warehouse", number, f"damaged of store {side} must be from 0 to 16")
            need(isinstance(coin, bool), "warehouse", number, f"coin of store {side} must be true or false")
            mixed = barrels > 0 and damaged > 0
            need(not mixed, "warehouse", number, f"store {side} can't hold good and damaged barrels together (MB-5)")
            stores.append((barrels, damaged, int(coin)))
    return stores


BARRELS, COINS, WAGE = read_box()

# Kinds of boats: ships in the order of the rows, then the pilot boat, which takes no barrels (MB-8). The last
# row of the points is the pub's (MB-24).
_capacities, _counts = read_ships()
KINDS = len(_counts)
PILOT = KINDS
PUB_ROW = KINDS + 1
CAPACITY = np.array([*_capacities, 0])  # by kind of boat
FLEET = np.array(_counts)  # by kind of ship

_pub = read_pub_points()
_fewer = read_ship_points("fewer_players", _capacities, 2)
_four = read_ship_points("four_players", _capacities, 3)
_nothing = [0] * PLACES
# By seats - 2, kind of boat (or the pub) and place.
POINTS = np.array([[*side, _nothing, pub] for side, pub in zip((_fewer, _fewer, _four), _pub, strict=True)])

# A store is warehouse * 2 + side, A or B.
STORES = np.array(read_stores())
GOOD, DAMAGED, COIN = range(3)  # what STORES tells of a store
