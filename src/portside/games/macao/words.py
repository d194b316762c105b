"""The words for the cards, tiles and costs of Les Ombres de Macao."""

from collections.abc import Iterable

from portside.games.macao.components import (
    BY_COST,
    CARD_NAMES,
    CARDS,
    COINS,
    CONDITION,
    CONDITIONS,
    COSTS,
    KIND,
    KINDS,
    LINK,
    PRODUCES,
    RESOURCES,
    TILES,
    TRADER,
    VALUE,
    WIDOW,
)
from portside.locales import Say


def resource_text(say: Say, resource: int) -> str:
    return say(f"macao-resource-{RESOURCES[resource]}")


def card_text(say: Say, card: int) -> str:
    """Name a card, with what it produces in brackets; a Widow needs none."""
    kind = say(f"macao-kind-{KINDS[KIND[card]]}")
    if card == WIDOW:
        return kind
    resource = resource_text(say, int(PRODUCES[card]))
    if KIND[card] == TRADER:
        one, two = (resource_text(say, int(linked)) for linked in LINK[card])
        named = say("macao-card-trader", kind=kind, one=one, two=two, resource=resource)
    else:
        named = say("macao-card", kind=kind, resource=resource)
    # In a box with namesakes the second one has a number.
    number = CARD_NAMES[card].split()[-1]
    return f"{named} {number}" if number.isdecimal() else named


def card_list(say: Say, cards: Iterable[int]) -> str:
    """List cards in a sentence."""
    return ", ".join(card_text(say, card) for card in cards) or say("macao-none")


def tile_text(say: Say, tile: int) -> str:
    return say(f"macao-tile-{TILES[tile]}")


def target_text(say: Say, target: int) -> str:
    """Name what is paid for: a card, or (from CARDS on) a tile."""
    return card_text(say, target) if target < CARDS else tile_text(say, target - CARDS)


def has_condition(target: int) -> bool:
    """Tell whether a target is a tile that a condition opens, not a cost."""
    return bool(target >= CARDS and CONDITION[target - CARDS] != BY_COST)


def cost_text(say: Say, target: int) -> str:
    """Write a printed cost, or a tile's condition: weapons ×2, opium."""
    if has_condition(target):
        return say(f"macao-needs-{CONDITIONS[CONDITION[target - CARDS]].replace(' ', '-')}")
    cost = COSTS[target]
    units = [(resource_text(say, unit), cost.count(unit)) for unit in sorted(set(cost))]
    return ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in units)


def price_text(say: Say, target: int) -> str:
    """Write what a card or tile costs, or asks for, and what it is worth."""
    coins = int(COINS[target]) if target < CARDS else int(VALUE[target - CARDS])
    message = "macao-price-needs" if has_condition(target) else "macao-price"
    return say(message, cost=cost_text(say, target), coins=coins)
