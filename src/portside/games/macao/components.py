"""The cards and tiles of Les Ombres de Macao as constants, read from components.toml."""

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from portside.core import components
from portside.core.components import need

# OM-3: five resources; the joker stands for any of them.
RESOURCES = ("money", "alcohol", "weapons", "opium", "art")
JOKER = len(RESOURCES)
JOKER_NAME = "joker"

# OM-2: nine kinds.
KINDS = ("killer", "dancer", "policeman", "croupier", "landlord", "sailor", "politician", "trader", "widow")
KILLER, DANCER, POLICEMAN, CROUPIER, LANDLORD, SAILOR, POLITICIAN, TRADER, WIDOW_KIND = range(len(KINDS))

TILES = (
    "harbour-restaurant", "temple-bar", "china-club", "black-market", "casino-royal",
    "art-gallery", "red-chamber", "officers-club", "distillery", "crime-syndicate",
)  # fmt: skip

# What opens a tile: a cost, or a condition of the book (OM-4, OM-23).
CONDITIONS = ("a cost", "4 of one kind", "6 blue", "6 kinds", "every colour")
BY_COST, FOUR_ALIKE, SIX_BLUE, SIX_KINDS, EVERY_COLOUR = range(len(CONDITIONS))

# OM-1: the box. A card number below CHARACTERS is one card; WIDOW stands for all Widows, who are alike.
CHARACTERS = 45
WIDOW = CHARACTERS
CARDS = CHARACTERS + 1
WIDOWS = 7  # four players have one each, three more are in the piles (OM-5)
LONGEST_COST = 6  # bounds how many cards one payment discards
VALUES = {5: 4, 6: 6}  # how many tiles are worth so many coins (OM-1)
LANDLORD_COST = 3  # units, from the worked example (OM-4)
WIDOW_COINS = -2  # OM-4, OM-15

# OM-5, OM-6, OM-8, OM-24.
PILES = 4
CENTRE = np.array([0, 0, 4, 5, 7])  # tiles in the centre, by the number of seats
LIMIT = 5  # blue cards, without Landlords
FAMILY = 7  # red characters that end the game

TABLES = components.read("macao", Path(__file__).parent / "components.toml")
DIGEST = components.digest(TABLES)

Row = dict[str, Any]


def trader_order(link: tuple[int, int]) -> tuple[int, int]:
    """Sort Traders: those linking neighbours i and i+1 first, then those linking i and i+2, each by i."""
    low, high = link
    step = high - low
    return (0, low) if step == 1 else (0, high) if step == 4 else (1, low) if step == 2 else (1, high)


def check_card(number: int, row: Row) -> None:
    """Refuse a row of the table of cards that can't be played, saying why."""

    def card_needs(holds: bool, why: str) -> None:
        need(holds, "card", number, why)

    card_needs(row.get("kind") in KINDS, f"kind must be one of {', '.join(KINDS)} (OM-2)")
    kind = row["kind"]
    allowed = {"kind", "produces", "cost", "coins", "source"}
    allowed |= {"links"} if kind == "trader" else {"copies"} if kind == "widow" else set()
    strange = ", ".join(sorted(set(row) - allowed))
    card_needs(not strange, f"a {kind} has no {strange}")
    check_cost("card", number, row)
    coins = row.get("coins")
    card_needs(type(coins) is int and -9 <= coins <= 9, "coins must be a whole number from -9 to 9")
    if kind == "widow":
        card_needs(row.get("produces") == JOKER_NAME, f'a Widow produces "{JOKER_NAME}" (OM-14)')
        card_needs(row.get("copies") == WIDOWS, f"copies must be {WIDOWS}: there are {WIDOWS} Widows (OM-1)")
        card_needs(coins == WIDOW_COINS, f"a Widow's coins are {WIDOW_COINS} (OM-4)")
        return
    card_needs(row.get("produces") in RESOURCES, f"produces must be one of {', '.join(RESOURCES)} (OM-3)")
    if kind == "trader":
        links = row.get("links")
        card_needs(
            isinstance(links, list)
            and len(links) == 2 == len({*map(str, links)})
            and all(r in RESOURCES for r in links),
            f"links must be two different ones of {', '.join(RESOURCES)} (OM-20)",
        )
    if kind == "landlord":
        card_needs(len(row["cost"]) == LANDLORD_COST, f"a Landlord costs {LANDLORD_COST} resources (OM-4)")


def check_cost(table: str, number: int, row: Row) -> None:
    """Refuse a cost that is not a short list of resources."""
    cost = row.get("cost")
    need(
        isinstance(cost, list) and 1 <= len(cost) <= LONGEST_COST and all(unit in RESOURCES for unit in cost),
        table,
        number,
        f"cost must be a list of 1 to {LONGEST_COST} of {', '.join(RESOURCES)}",
    )


def check_coins(rows: list[Row]) -> None:
    """Refuse a Politician who has not strictly the most coins (OM-4)."""
    most, by = max(((row["coins"], row["kind"]) for row in rows if row["kind"] != "politician"), default=(0, ""))
    for number, row in enumerate(rows, 1):
        if row["kind"] == "politician":
            why = f"a Politician must have strictly the most coins, more than the {most} of a {by} (OM-4)"
            need(row["coins"] > most, "card", number, why)


def read_cards() -> tuple[Row, ...]:
    """Return the rows of the cards by card number, the Widow last; refuse a box that can't be played."""
    rows = TABLES.get("card", [])
    need(isinstance(rows, list), "card", 1, "card must be a list of rows")
    for number, row in enumerate(rows, 1):
        check_card(number, row)
    widows = [number for number, row in enumerate(rows, 1) if row["kind"] == "widow"]
    need(len(widows) == 1, "card", (widows or [len(rows)])[-1], "one row must stand for all Widows")
    total = len(rows) - 1
    need(total == CHARACTERS, "card", len(rows), f"there must be {CHARACTERS} characters beside the Widow, not {total}")
    check_coins(rows)

    def order(row: Row) -> tuple[int, tuple[int, int]]:
        if row["kind"] == "trader":
            return TRADER, trader_order(linked(row))
        return KINDS.index(row["kind"]), (0, [*RESOURCES, JOKER_NAME].index(row["produces"]))

    return tuple(sorted(rows, key=order))


def linked(row: Row) -> tuple[int, int]:
    """Return the two resources that a Trader links, the lower first."""
    low, high = sorted(RESOURCES.index(name) for name in row["links"])
    return low, high


def read_tiles() -> tuple[Row, ...]:
    """Return the rows of the tiles in the order of TILES; refuse tiles that can't be played."""
    rows = TABLES.get("tile", [])
    need(isinstance(rows, list), "tile", 1, "tile must be a list of rows")
    named: dict[str, Row] = {}
    for number, row in enumerate(rows, 1):
        name = row.get("name")
        need(name in TILES, "tile", number, f"name must be one of {', '.join(TILES)}")
        need(name not in named, "tile", number, f"there is another {name}")
        strange = ", ".join(sorted(set(row) - {"name", "value", "cost", "needs", "source"}))
        need(not strange, "tile", number, f"a tile has no {strange}")
        need(("cost" in row) != ("needs" in row), "tile", number, "a tile has either a cost or needs")
        if "cost" in row:
            check_cost("tile", number, row)
        else:
            known = ", ".join(repr(condition) for condition in CONDITIONS[1:])
            need(row["needs"] in CONDITIONS[1:], "tile", number, f"needs must be one of {known}")
        value = row.get("value")
        need(type(value) is int and value in VALUES, "tile", number, "value must be 5 or 6 (OM-1)")
        named[name] = row
        worth = sum(other["value"] == value for other in named.values())
        need(worth <= VALUES[value], "tile", number, f"only {VALUES[value]} tiles are worth {value} (OM-1)")
    missing = ", ".join(name for name in TILES if name not in named)
    need(not missing, "tile", len(rows), f"missing: {missing}")
    return tuple(named[name] for name in TILES)


def name_cards(rows: tuple[Row, ...]) -> tuple[str, ...]:
    """Name the cards as records do: by what they produce, Traders by their link; a namesake gets a number."""
    seen: Counter[str] = Counter()
    names = []
    for row in rows:
        if row["kind"] == "widow":
            name = "widow"
        elif row["kind"] == "trader":
            name = "trader " + "/".join(RESOURCES[resource] for resource in linked(row))
        else:
            name = f"{row['kind']} {row['produces']}"
        seen[name] += 1
        names.append(name if seen[name] == 1 else f"{name} {seen[name]}")
    return tuple(names)


CARD_ROWS = read_cards()
TILE_ROWS = read_tiles()
CARD_NAMES = name_cards(CARD_ROWS)

# By card number.
KIND = np.array([KINDS.index(row["kind"]) for row in CARD_ROWS])
PRODUCES = np.array([[*RESOURCES, JOKER_NAME].index(row["produces"]) for row in CARD_ROWS])
LINK = np.array([linked(row) if row["kind"] == "trader" else (0, 0) for row in CARD_ROWS])
COINS = np.array([row["coins"] for row in CARD_ROWS])

# By tile.
VALUE = np.array([row["value"] for row in TILE_ROWS])
CONDITION = np.array([CONDITIONS.index(row.get("needs", CONDITIONS[BY_COST])) for row in TILE_ROWS])

# By target: what can be paid for, cards first, then tiles (CARDS + tile).
TARGETS = CARDS + len(TILES)
COSTS = tuple(tuple(RESOURCES.index(unit) for unit in row.get("cost", [])) for row in (*CARD_ROWS, *TILE_ROWS))
NEED = np.array([[cost.count(resource) for resource in range(len(RESOURCES))] for cost in COSTS])
# OM-19: the units of resources printed several times, which Croupiers may take away, and how many of
# them at most: the cost never falls below 1, and tiles know no Croupiers.
REPEATED = np.where(NEED > 1, NEED, 0)
DISCOUNT = np.array([min(int(REPEATED[t].sum()), len(cost) - 1) if t < CARDS else 0 for t, cost in enumerate(COSTS)])

# OM-8, OM-21: the slots for blue cards that a seat can ever need: the limit with Landlords, and one over it.
BLUE = LIMIT + min(int((KIND == LANDLORD).sum()), FAMILY) + 1
