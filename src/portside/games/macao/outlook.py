"""What a seat can produce now, and what each of its targets would take: for tables that show it (OM-9 to OM-11)."""

from itertools import groupby

import msgspec

from portside.core.contract import State
from portside.games.macao.components import (
    BY_COST,
    CARD_NAMES,
    CARDS,
    CONDITION,
    COSTS,
    CROUPIER,
    DISCOUNT,
    JOKER,
    JOKER_NAME,
    KIND,
    PRODUCES,
    REPEATED,
    RESOURCES,
    SAILOR,
    TILES,
)
from portside.games.macao.payment import (
    Purse,
    full_purse,
    group_of,
    is_paid,
    next_slot,
    paid_purse,
    red_purse,
    rest_purse,
    shortage,
    target_slot,
    without_card,
)
from portside.games.macao.rules import may_claim, may_pay, meets

ALL_RESOURCES = (*RESOURCES, JOKER_NAME)
NOTHING = -1  # in place of a card: a Croupier spares a unit, or nothing meets it yet


class Supply(msgspec.Struct, frozen=True):
    """What a seat's cards produce in one payment."""

    red: dict[str, int]  # by resource, the joker included: for every payment
    blue: dict[str, int]  # for one, by cards that then go
    joined: list[list[str]]  # resources that stand for each other (OM-20)
    croupiers: int  # each spares a unit of a repeated resource (OM-19)


class Unit(msgspec.Struct, frozen=True):
    """A unit of a cost: still due, spared by a Croupier, or met by a card."""

    resource: str
    how: str  # due, spared, red, blue
    card: str | None  # which meets it


class Outlook(msgspec.Struct, frozen=True):
    """What recruiting a card or opening a tile would take now."""

    target: str
    may: bool
    units: list[Unit]  # of the cost, as far as red cards and Croupiers meet it; none for a condition
    blues: int  # blue cards it takes, besides
    short: int  # units that nothing of the seat's can meet
    helps: list[str]  # resources of which one more would lower that
    proposal: list[str]  # blue cards that would pay, the fewest and no Widow if others do


def supply_of(state: State, seat: int) -> Supply:
    """Return what a seat can produce now."""
    groups = red_purse(state, seat)[0]
    joined = [[name for r, name in enumerate(RESOURCES) if group_of(groups, r) == group] for group in range(5)]
    return Supply(
        red=_count([int(PRODUCES[card]) for card in _reds(state, seat)]),
        blue=_count([int(PRODUCES[card]) for card in state.blue[seat, : state.blues[seat]]]),
        joined=[names for names in joined if len(names) > 1],
        croupiers=_croupiers(state, seat),
    )


def outlook_of(state: State, seat: int, target: int) -> Outlook:
    """Return what a target of the seat would take now: one of its blue cards, or a tile it may open."""
    name = CARD_NAMES[target] if target < CARDS else TILES[target - CARDS]
    if target >= CARDS and CONDITION[target - CARDS] != BY_COST:
        met = bool(meets(state, seat, int(CONDITION[target - CARDS])))
        return Outlook(name, met, [], 0, 0, [], [])
    purse = full_purse(state, seat)
    if target < CARDS:
        purse = without_card(purse, target)
    short = int(shortage(purse, target))
    blues = int(shortage(red_purse(state, seat), target))
    return Outlook(
        target=name,
        may=short == 0,
        units=units_of(state, seat, target, []),
        blues=blues - short,
        short=short,
        helps=[RESOURCES[r] for r in range(len(RESOURCES)) if shortage(_with_unit(purse, r), target) < short],
        proposal=proposal_of(state, seat, target) if short == 0 else [],
    )


def outlooks_of(state: State, seat: int) -> list[Outlook]:
    """Return the outlook of everything the seat may aim at: its blue cards, and the tiles open to it."""
    cards = [int(card) for card, _ in groupby(state.blue[seat, : state.blues[seat]])]
    tiles = [CARDS + tile for tile in range(len(TILES)) if may_claim(state, seat, tile)]
    return [outlook_of(state, seat, target) for target in (*cards, *tiles)]


def proposal_of(state: State, seat: int, target: int) -> list[str]:
    """Name blue cards with which the seat could pay for a target it can afford."""
    trial: State = state.copy()
    trial.target, trial.paid = target, 0
    return completion_of(trial, seat)


def completion_of(state: State, seat: int) -> list[str]:
    """Name blue cards that complete the payment under way: always the first that may be named, so a Widow last.

    All legal payments take equally many cards (payment.py).
    """
    trial: State = state.copy()
    named: list[str] = []
    while not is_paid(trial, seat):
        slot = _payer(trial, seat)
        named.append(CARD_NAMES[int(trial.blue[seat, slot])])
        trial.paid = int(trial.paid) | 1 << slot
    return named


def _payer(state: State, seat: int) -> int:
    """Return the first slot that may be named next."""
    paid = paid_purse(state, seat)
    rest = rest_purse(state, seat, paid)
    itself = target_slot(state, seat)
    for slot in range(int(next_slot(state)), int(state.blues[seat])):
        card = int(state.blue[seat, slot])
        if slot == itself:
            continue
        if may_pay(state, paid, rest, card):
            return slot
        rest = without_card(rest, card)
    raise AssertionError("a payment that was begun can be completed (OM-10)")


def units_of(state: State, seat: int, target: int, paid: list[int]) -> list[Unit]:
    """Return the units of a cost, each with what meets it: red cards first, then Croupiers, then the blue cards paid.

    A largest matching: each supplier that fits an open unit, or can be made to by moving others, gets one.
    """
    cost = COSTS[target]
    groups = red_purse(state, seat)[0]
    reds = _reds(state, seat)
    plain = [("red", card) for card in reds if PRODUCES[card] != JOKER]
    jokers = [("red", card) for card in reds if PRODUCES[card] == JOKER]
    spared = [("spared", NOTHING)] * min(_croupiers(state, seat), int(DISCOUNT[target]))
    suppliers = [*plain, *spared, *jokers, *(("blue", card) for card in paid)]

    def fits(number: int, unit: int) -> bool:
        how, card = suppliers[number]
        if how == "spared":
            return bool(REPEATED[target, cost[unit]])
        product = int(PRODUCES[card])
        return product == JOKER or group_of(groups, product) == group_of(groups, cost[unit])

    met: dict[int, int] = {}  # unit -> supplier

    def place(number: int, tried: set[int]) -> bool:
        for unit in sorted(range(len(cost)), key=lambda unit: _strange(suppliers[number][1], cost[unit])):
            if unit in tried or not fits(number, unit):
                continue
            tried.add(unit)
            if unit not in met or place(met[unit], tried):
                met[unit] = number
                return True
        return False

    for number in range(len(suppliers)):
        place(number, set())
    units = []
    for unit, resource in enumerate(cost):
        how, card = suppliers[met[unit]] if unit in met else ("due", NOTHING)
        units.append(Unit(RESOURCES[resource], how, CARD_NAMES[card] if card != NOTHING else None))
    return units


def _strange(card: int, resource: int) -> bool:
    """Tell whether a supplier does not produce the very resource of a unit: those that do come first."""
    return card == NOTHING or int(PRODUCES[card]) != resource


def _with_unit(purse: Purse, resource: int) -> Purse:
    groups, supply, jokers, croupiers = purse
    return groups, supply + (1 << (8 * int(group_of(groups, resource)))), jokers, croupiers


def _reds(state: State, seat: int) -> list[int]:
    """List the red cards, each as often as it produces: once, a Sailor twice (OM-22)."""
    reds = [int(card) for card in state.red[seat, : state.reds[seat]]]
    return [card for card in reds for _ in range(2 if KIND[card] == SAILOR else 1)]


def _croupiers(state: State, seat: int) -> int:
    return sum(int(KIND[card]) == CROUPIER for card in state.red[seat, : state.reds[seat]])


def _count(products: list[int]) -> dict[str, int]:
    return {name: products.count(number) for number, name in enumerate(ALL_RESOURCES) if number in products}
