"""Paying: which blue cards a recruit or an opening may be paid with (OM-10).

Every unit of a cost is met by one supplier that fits it: a card by its resource or any that red Traders
join to it (OM-20), a joker by any (OM-14, OM-15), a Croupier by a unit of a resource printed several times
(OM-19). How many units a set of suppliers can meet is the size of a largest matching, so sets of blue cards
behave like the columns of a matrix (a transversal matroid, the red cards contracted):

- all legal payments for a target are equally large: as many cards as the red ones leave units short;
- cards named so far are part of a legal payment as long as each of them lowered the shortage by one;
- they can be completed exactly when all cards still allowed would, together, leave no shortage.

So nothing is searched. A test compares this with a search of all subsets and assignments.
"""

from typing import TypeAlias

from portside.core.contract import State
from portside.core.jit import kernel
from portside.games.macao.components import (
    CARDS,
    CROUPIER,
    DISCOUNT,
    JOKER,
    KIND,
    LINK,
    NEED,
    PRODUCES,
    REPEATED,
    RESOURCES,
    SAILOR,
    TRADER,
)
from portside.games.macao.state import NO_TARGET, find_blue

# What can pay, without allocation: the group of each resource (4 bits a resource), the supply of each
# group (8 bits a group), jokers, Croupiers. Resources that Traders join are one group.
Purse: TypeAlias = tuple[int, int, int, int]

APART = 0x43210  # every resource is a group of its own


@kernel
def group_of(groups: int, resource: int) -> int:
    """Return the group of a resource."""
    return (groups >> (4 * resource)) & 15


@kernel
def join(groups: int, one: int, two: int) -> int:
    """Return the groups after a Trader links two resources; links chain (OM-20)."""
    kept, joined = group_of(groups, one), group_of(groups, two)
    result = 0
    for resource in range(len(RESOURCES)):
        group = group_of(groups, resource)
        result |= (kept if group == joined else group) << (4 * resource)
    return result


@kernel
def red_purse(state: State, seat: int) -> Purse:
    """Return what the seat's red cards give to every payment: each once, a Sailor twice (OM-10, OM-22)."""
    groups, croupiers = APART, 0
    for i in range(state.reds[seat]):
        card = int(state.red[seat, i])
        if KIND[card] == TRADER:
            groups = join(groups, int(LINK[card, 0]), int(LINK[card, 1]))
        elif KIND[card] == CROUPIER:
            croupiers += 1
    purse = (groups, 0, 0, croupiers)
    for i in range(state.reds[seat]):
        card = int(state.red[seat, i])
        purse = with_card(purse, card)
        if KIND[card] == SAILOR:
            purse = with_card(purse, card)
    return purse


@kernel
def with_card(purse: Purse, card: int) -> Purse:
    """Return a purse to which a card has added what it produces: a resource, or a Widow's joker."""
    groups, supply, jokers, croupiers = purse
    if PRODUCES[card] == JOKER:
        return groups, supply, jokers + 1, croupiers
    return groups, supply + (1 << (8 * group_of(groups, int(PRODUCES[card])))), jokers, croupiers


@kernel
def without_card(purse: Purse, card: int) -> Purse:
    """Return a purse from which a card's product has been taken out again."""
    groups, supply, jokers, croupiers = purse
    if PRODUCES[card] == JOKER:
        return groups, supply, jokers - 1, croupiers
    return groups, supply - (1 << (8 * group_of(groups, int(PRODUCES[card])))), jokers, croupiers


@kernel
def full_purse(state: State, seat: int) -> Purse:
    """Return what the seat's red and living blue cards can pay together."""
    purse = red_purse(state, seat)
    for slot in range(state.blues[seat]):
        purse = with_card(purse, int(state.blue[seat, slot]))
    return purse


@kernel
def shortage(purse: Purse, target: int) -> int:
    """Return how many units of a target's cost a purse can't meet; 0 when it pays.

    Croupiers take away units that are short where they may (OM-19), jokers fill the other gaps.
    """
    groups, supply, jokers, croupiers = purse
    needed, repeated = 0, 0
    for resource in range(len(RESOURCES)):
        shift = 8 * group_of(groups, resource)
        needed += int(NEED[target, resource]) << shift
        repeated += int(REPEATED[target, resource]) << shift
    short, reducible = 0, 0
    for group in range(len(RESOURCES)):
        missing = ((needed >> (8 * group)) & 255) - ((supply >> (8 * group)) & 255)
        if missing > 0:
            short += missing
            reducible += min(missing, (repeated >> (8 * group)) & 255)
    short -= min(croupiers, int(DISCOUNT[target]), reducible)
    return max(0, short - jokers)


@kernel
def affords_card(purse: Purse, card: int) -> bool:
    """Tell whether the cards of a full purse, other than the card itself, pay for recruiting it (OM-9)."""
    return shortage(without_card(purse, card), card) == 0


@kernel
def affords_tile(purse: Purse, tile: int) -> bool:
    """Tell whether a full purse pays for a tile (OM-11)."""
    return shortage(purse, CARDS + tile) == 0


# --- card by card -----------------------------------------------------------------------------------


@kernel
def paid_purse(state: State, seat: int) -> Purse:
    """Return the red cards' purse with the blue cards named so far."""
    purse = red_purse(state, seat)
    for slot in range(state.blues[seat]):
        if (int(state.paid) >> slot) & 1:
            purse = with_card(purse, int(state.blue[seat, slot]))
    return purse


@kernel
def is_paid(state: State, seat: int) -> bool:
    """Tell whether the red cards and the blue ones named so far pay for the target."""
    return shortage(paid_purse(state, seat), int(state.target)) == 0


@kernel
def next_slot(state: State) -> int:
    """Return the slot after the last one named: cards are named in ascending order, so no set comes twice."""
    slot, paid = 0, int(state.paid)
    while paid:
        paid >>= 1
        slot += 1
    return slot


@kernel
def target_slot(state: State, seat: int) -> int:
    """Return the slot of the card being recruited, which never pays for itself (OM-9); -1 for a tile.

    Of several Widows it is the last, so that those before it can be named one after the other.
    """
    if state.target == NO_TARGET or state.target >= CARDS:
        return -1
    return find_blue(state, seat, int(state.target))


@kernel
def rest_purse(state: State, seat: int, purse: Purse) -> Purse:
    """Return a purse with all the blue cards that may still be named."""
    itself = target_slot(state, seat)
    for slot in range(next_slot(state), state.blues[seat]):
        if slot != itself:
            purse = with_card(purse, int(state.blue[seat, slot]))
    return purse


@kernel
def is_needed(paid: Purse, target: int, card: int) -> bool:
    """Tell whether a card lowers the shortage, so that it is not thrown in needlessly (OM-10)."""
    return shortage(with_card(paid, card), target) < shortage(paid, target)
