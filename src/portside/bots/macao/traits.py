"""What there is to see of an action of Macao: features by which a net of the game ranks actions.

They are told of the position as it lies, and of what greedy promises. Counts are scaled to about 0..1.
"""

import numpy as np
from numpy.typing import NDArray

from portside.bots.macao.greedy import missing_for_tile, promise
from portside.bots.policy import Work
from portside.core.contract import Numbers, State
from portside.core.jit import kernel
from portside.core.spans import span
from portside.games.macao.actions import CONTACT, DISCARD, LAY, OPEN, PASS, PAY, RECRUIT, RESERVE, UNDER
from portside.games.macao.components import (
    BY_COST,
    CARDS,
    COINS,
    CONDITION,
    FAMILY,
    JOKER,
    KIND,
    KINDS,
    PRODUCES,
    TILES,
    VALUE,
)
from portside.games.macao.payment import Purse, full_purse, red_purse, shortage, with_card, without_card
from portside.games.macao.rules import may_claim
from portside.games.macao.scoring import coins_of
from portside.games.macao.state import CENTRAL, count_tiles
from portside.games.macao.turn import limit

FAR = 3  # missing cards: more make no difference
TAKES, RECRUITS, OPENS, PAYS, DISCARDS, CHOOSES, LAYS, RESERVES = range(8)  # kinds of actions

# Any action.
STEP = span(0, RESERVES + 1)  # its kind: one is 1
PROMISED = span(STEP.last + 1, 2)  # coins that greedy sees in it, against the best action; 1 for the best
# The seat that acts, whatever the action: what matters more or less as the match goes on.
SIDES = span(PROMISED.last + 1, 3)  # 2, 3 or 4 at the table: one is 1
MEMBERS = span(SIDES.last + 1, 2)  # red cards of the seat, most of another's, by those that end the match (OM-24)
HAND = span(MEMBERS.last + 1, 2)  # blue cards; how many more it may keep (OM-8)
STANDING = span(HAND.last + 1, 3)  # coins of lead; tiles in the centre; 1 once the end is triggered
# The card that is taken, recruited, spent or discarded.
CARD = span(STANDING.last + 1, len(KINDS))  # its kind: one is 1
WORTH = span(CARD.last + 1)  # its coins
MISSING = span(WORTH.last + 1, FAR + 1)  # cards that the seat lacks to recruit it: one is 1
SPENT = span(MISSING.last + 1)  # blue cards that recruiting it, or opening the tile, would cost
ALIKE = span(SPENT.last + 1, 2)  # the seat's cards that produce the same, and of its kind
SERVES = span(ALIKE.last + 1, 2)  # own cards, and tiles, for which less is missing with it than without
WANTED = span(SERVES.last + 1, 2)  # how near the next seat is to recruiting it; what it would serve there
# The tile that is opened or reserved.
TILE = span(WANTED.last + 1, 4)  # its value; cards the seat lacks, and the nearest other; 1 for the centre's last

COUNT = TILE.last + 1


@kernel
def traits(state: State, seat: int, actions: Numbers, work: Work, out: NDArray[np.float32]) -> None:
    """Write what there is to see of each of some actions, by action and trait."""
    best = -1000.0
    for i in range(len(actions)):
        for trait in range(COUNT):
            out[i, trait] = 0
        promised = promise(state, seat, actions[i], work)
        out[i, PROMISED.of(0)] = promised / 5
        best = max(best, promised)
    full, red = full_purse(state, seat), red_purse(state, seat)
    for i in range(len(actions)):
        row = out[i]
        short = best - 5 * row[PROMISED.of(0)]
        row[PROMISED.of(0)] = -min(short, 10.0) / 5
        row[PROMISED.of(1)] = 1 if short < 0.001 else 0
        tell_side(state, seat, row)
        tell_action(state, seat, int(actions[i]), full, red, row)


@kernel
def tell_side(state: State, seat: int, row: NDArray[np.float32]) -> None:
    """Write how the seat stands."""
    most, lead = 0, 1000
    for other in range(state.seats):
        if other != seat:
            most = max(most, int(state.reds[other]))
            lead = min(lead, coins_of(state, seat) - coins_of(state, other))
    row[SIDES.of(state.seats - 2)] = 1
    row[MEMBERS.of(0)] = state.reds[seat] / FAMILY
    row[MEMBERS.of(1)] = most / FAMILY
    row[HAND.of(0)] = state.blues[seat] / 5
    row[HAND.of(1)] = (limit(state, seat) - state.blues[seat] - state.dead[seat]) / 5
    row[STANDING.of(0)] = lead / 10
    row[STANDING.of(1)] = count_tiles(state, CENTRAL) / 5
    row[STANDING.of(2)] = state.last


@kernel
def tell_action(state: State, seat: int, action: int, full: Purse, red: Purse, row: NDArray[np.float32]) -> None:
    """Write what kind of action it is, and which card or tile it is about."""
    if action <= CONTACT.last:
        row[STEP.of(TAKES)] = 1
        tell_card(state, seat, int(state.top[action - CONTACT.first]), True, full, red, row)
    elif action <= RECRUIT.last:
        row[STEP.of(RECRUITS)] = 1
        tell_card(state, seat, action - RECRUIT.first, False, full, red, row)
    elif action <= OPEN.last:
        row[STEP.of(OPENS)] = 1
        tell_tile(state, seat, action - OPEN.first, full, red, row)
    elif action <= PAY.last:
        row[STEP.of(PAYS)] = 1
        tell_card(state, seat, action - PAY.first, False, full, red, row)
    elif action <= DISCARD.last:
        row[STEP.of(DISCARDS)] = 1
        tell_card(state, seat, action - DISCARD.first, False, full, red, row)
    elif action <= UNDER.last:
        row[STEP.of(CHOOSES)] = 1
    elif action <= LAY.last:
        row[STEP.of(LAYS)] = 1
        tell_card(state, seat, action - LAY.first, True, full, red, row)
    elif action != PASS:
        row[STEP.of(RESERVES)] = 1
        tell_tile(state, seat, action - RESERVE.first, full, red, row)


@kernel
def tell_card(
    state: State, seat: int, card: int, is_new: bool, full: Purse, red: Purse, row: NDArray[np.float32]
) -> None:
    """Write what a card is and what it is good for; a new one is not in the seat's hand, so not in its purse."""
    without = full if is_new else without_card(full, card)
    added = with_card(without, card)
    row[CARD.of(KIND[card])] = 1
    row[WORTH.of()] = COINS[card] / 5
    row[MISSING.of(min(FAR, shortage(without, card)))] = 1
    row[SPENT.of()] = shortage(red, card) / 4
    for slot in range(state.blues[seat]):
        tell_alike(card, int(state.blue[seat, slot]), row)
    for i in range(state.reds[seat]):
        tell_alike(card, int(state.red[seat, i]), row)
    row[SERVES.of(0)] = served(state, seat, card, without, added) / 3
    for tile in range(len(TILES)):
        if CONDITION[tile] != BY_COST or not may_claim(state, seat, tile):
            continue
        if shortage(added, CARDS + tile) < shortage(without, CARDS + tile):
            row[SERVES.of(1)] += 0.5
    other = (seat + 1) % int(state.seats)
    purse = full_purse(state, other)
    row[WANTED.of(0)] = 1 - min(FAR, shortage(purse, card)) / FAR
    row[WANTED.of(1)] = served(state, other, card, purse, with_card(purse, card)) / 3


@kernel
def tell_alike(card: int, held: int, row: NDArray[np.float32]) -> None:
    """Count a card that the seat holds, if it produces what another does, or is of its kind; the card itself, too."""
    if PRODUCES[held] == PRODUCES[card] and PRODUCES[card] != JOKER:
        row[ALIKE.of(0)] += 0.25
    if KIND[held] == KIND[card]:
        row[ALIKE.of(1)] += 0.25


@kernel
def served(state: State, seat: int, card: int, without: Purse, added: Purse) -> int:
    """Return for how many of a seat's other blue cards less is missing with a card than without."""
    cards = 0
    for slot in range(state.blues[seat]):
        target = int(state.blue[seat, slot])
        if target != card:
            before, after = without_card(without, target), without_card(added, target)
            cards += 1 if shortage(after, target) < shortage(before, target) else 0
    return cards


@kernel
def tell_tile(state: State, seat: int, tile: int, full: Purse, red: Purse, row: NDArray[np.float32]) -> None:
    """Write what a tile is worth and who is near it."""
    nearest = FAR
    for other in range(state.seats):
        if other != seat:
            nearest = min(nearest, missing_for_tile(state, other, tile, full_purse(state, other)))
    row[TILE.of(0)] = VALUE[tile] / 6
    row[TILE.of(1)] = min(FAR, missing_for_tile(state, seat, tile, full)) / FAR
    row[TILE.of(2)] = nearest / FAR
    row[TILE.of(3)] = 1 if count_tiles(state, CENTRAL) == 1 and state.tile[tile] == CENTRAL else 0
    if CONDITION[tile] == BY_COST:
        row[SPENT.of()] = shortage(red, CARDS + tile) / 4
