"""The cards of Shanghaien as constants, read from components.toml."""

from itertools import combinations
from pathlib import Path

import numpy as np

from portside.core import components
from portside.core.components import need

# SH-4: six dice each; 48 cards are eight taverns of six, and the deck is used up exactly.
DICE = 6
CARDS = 6
ROUNDS = 8

NATIONS = ("american", "french", "german", "chinese", "dutch", "turkish", "spanish", "italian")
VALUES = 4  # sailors are worth 1 to 4
WILD = 2  # what a trick card is worth among the sailors (SH-16)

EFFECTS = ("sailors", "change", "again", "both")
TWO_SAILORS, CHANGE, AGAIN, BOTH = range(len(EFFECTS))

# A trick card is a pair of different effects (SH-2). All six pairs are known to the rules, whichever
# the box holds, so that other components change no action.
PAIRS = tuple(combinations(range(len(EFFECTS)), 2))
EFFECT = np.array(PAIRS)  # the two effects of a trick, by pair

# Kinds of cards: sailors by nation and value, then tricks by pair.
SAILORS = len(NATIONS) * VALUES
KINDS = SAILORS + len(PAIRS)

TABLES = components.read("shanghaien", Path(__file__).parent / "components.toml")
DIGEST = components.digest(TABLES)


def count_deck() -> tuple[int, ...]:
    """Return how many cards of each kind the box holds; refuse a box that can't be played."""
    deck = [0] * KINDS
    nations = TABLES.get("nation", [])
    need(len(nations) == len(NATIONS), "nation", len(nations), f"there must be {len(NATIONS)} nations")
    for nation, row in enumerate(nations):
        known = row.get("name") == NATIONS[nation]
        need(known, "nation", nation + 1, f"the name must be {NATIONS[nation]!r}")
        values = row.get("sailors", [])
        need(
            isinstance(values, list) and all(value in range(1, VALUES + 1) for value in values),
            "nation",
            nation + 1,
            f"sailors must be a list of values from 1 to {VALUES}",
        )
        for value in values:
            deck[nation * VALUES + value - 1] += 1
    for number, row in enumerate(TABLES.get("trick", []), 1):
        effects = row.get("effects", [])
        need(
            isinstance(effects, list)
            and len(effects) == 2
            and effects[0] != effects[1]
            and all(effect in EFFECTS for effect in effects),
            "trick",
            number,
            f"effects must be two different ones of {', '.join(EFFECTS)}",
        )
        first, second = sorted(EFFECTS.index(effect) for effect in effects)
        deck[SAILORS + PAIRS.index((first, second))] += 1
    total = CARDS * ROUNDS
    need(sum(deck) == total, "trick", len(TABLES.get("trick", [])), f"all cards together must be {total} (SH-4)")
    return tuple(deck)


DECK = np.array(count_deck())
