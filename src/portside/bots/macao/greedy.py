"""Greedy: plays for the best position at the end of its own turn, by coins and by what is within reach."""

import numpy as np
from numpy.typing import NDArray

from portside.bots.policy import Work
from portside.core.contract import Numbers, State, apply, legal
from portside.core.jit import kernel
from portside.games.macao.components import (
    BY_COST,
    CARDS,
    COINS,
    CONDITION,
    FOUR_ALIKE,
    KIND,
    KINDS,
    SIX_BLUE,
    SIX_KINDS,
    TILES,
    VALUE,
)
from portside.games.macao.payment import Purse, full_purse, red_purse, shortage, without_card
from portside.games.macao.piles import height, lowest
from portside.games.macao.rules import may_claim, meets
from portside.games.macao.scoring import coins_of, standing
from portside.games.macao.state import (
    CHOOSING,
    CONTACTING,
    ENDED,
    GREEN,
    LAYING,
    PAYING,
    RESERVING,
    TRIMMING,
    TURN,
    remove_blue,
)
from portside.games.macao.turn import is_over_limit

# Coins that things are worth to it, found by some thousand small changes, each kept when it won matches
# against the greedy before at 2, 3 and 4 seats.
MEMBER = np.array([2.0, 1.6, 1.1, 4.0, -0.1, 0.5, -0.2, 0.9, 4.7])  # a red card beside its coins, by kind
BLUE_CARD = 0.26  # a blue card
GRAVE = 0.5  # a dead Widow takes away
WIN = 16.0  # leading when the game is about to end
# What is not had yet: a target is worth what it brings, less what it spends, shrunk for each missing card.
SPENT = 1.15  # a blue card that it would cost
NEAR = 0.12  # what a missing card leaves of it
BEST, OTHERS = 0.42, 0.2  # the share of the best target, and of all of them
RESERVED = 0.85  # the share of a reserved tile, which nobody else can open

# Cards in a pile under which it hardly matters what lies in which order. At two seats a search that does not branch
# there won 53 % (47 to 60, n = 120, 400 iterations) against one that does.
DEEP = 3

OF_SIDE = 13  # insights into each side


@kernel
def promise(state: State, seat: int, action: int, work: Work) -> float:
    """Return the worth of the seat's turn after an action."""
    work[0][1] = state
    apply(work[0][1], seat, action)
    return worth_of_turn(1, seat, work)


@kernel
def worth_of_turn(level: int, seat: int, work: Work) -> float:
    """Return the worth of position `level` when the seat takes its own next steps in the best way.

    It stops where luck or another seat is due. A loop over the levels of the workspace, whose rows of weights
    count the steps still to try: Numba can't keep functions that call themselves in its cache.
    """
    states, actions, left = work[0], work[1], work[2]
    best, lowest = -1000.0, level
    left[level, 0] = list_own_steps(level, seat, work)
    if left[level, 0] == 0:
        return worth_of_hand(level, seat, work)
    while level >= lowest:
        if left[level, 0] == 0:
            level -= 1
            continue
        left[level, 0] -= 1
        states[level + 1] = states[level]
        apply(states[level + 1], seat, actions[level, left[level, 0]])
        left[level + 1, 0] = list_own_steps(level + 1, seat, work)
        if left[level + 1, 0] == 0:
            best = max(best, worth_of_hand(level + 1, seat, work))
        else:
            level += 1
    return best


@kernel
def list_own_steps(level: int, seat: int, work: Work) -> int:
    """Write the seat's own next steps in position `level`; return how many, 0 when its turn is as good as over.

    Where discards go is all one to it, so that is done in the first way.
    """
    state, actions = work[0][level], work[1][level]
    while state.seat == seat and state.phase in (CHOOSING, LAYING):
        legal(state, seat, actions)
        apply(state, seat, actions[0])
    if state.seat != seat or state.phase not in (PAYING, CONTACTING, RESERVING, TRIMMING):
        return 0
    return int(legal(state, seat, actions))


@kernel
def worth_of_hand(level: int, seat: int, work: Work) -> float:
    """Return the worth of a position, after the discard that the limit will ask for."""
    states = work[0]
    if not is_over_limit(states[level], seat):
        return worth(states[level], seat)
    best = -1000.0
    for slot in range(states[level].blues[seat]):
        states[level + 1] = states[level]
        remove_blue(states[level + 1], seat, slot)
        best = max(best, worth(states[level + 1], seat))
    return best


@kernel
def worth(state: State, seat: int) -> float:
    """Return what a position is worth to a seat whose turn is over, in coins."""
    total: float = float(coins_of(state, seat))
    if state.last or state.phase == ENDED:
        # No turn is left: only the coins count, and who leads.
        for other in range(state.seats):
            if other != seat and standing(state, other) >= standing(state, seat):
                return total - WIN
        return total + WIN
    total += BLUE_CARD * state.blues[seat] - GRAVE * state.dead[seat]
    for i in range(state.reds[seat]):
        total += MEMBER[KIND[state.red[seat, i]]]
    return float(total + worth_of_targets(state, seat))


@kernel
def worth_of_targets(state: State, seat: int) -> float:
    """Return what the cards to recruit and the tiles to open promise: most of the best, a little of all."""
    best, together = 0.0, 0.0
    red, full = red_purse(state, seat), full_purse(state, seat)
    for slot in range(state.blues[seat]):
        card = int(state.blue[seat, slot])
        brings = COINS[card] + MEMBER[KIND[card]] - SPENT * shortage(red, card)
        promise = brings * NEAR ** shortage(without_card(full, card), card)
        best, together = max(best, promise), together + max(0.0, promise)
    for tile in range(len(TILES)):
        if may_claim(state, seat, tile):
            brings = VALUE[tile] - SPENT * shortage(red, CARDS + tile)
            promise = brings * NEAR ** missing_for_tile(state, seat, tile, full)
            if state.tile[tile] == GREEN + seat:
                promise *= RESERVED
            best, together = max(best, promise), together + max(0.0, promise)
    return float(BEST * best + OTHERS * together)


@kernel
def missing_for_tile(state: State, seat: int, tile: int, purse: Purse) -> int:
    """Return how many cards, about, the seat lacks to open a tile."""
    condition = CONDITION[tile]
    if condition == BY_COST:
        return shortage(purse, CARDS + tile)
    if condition == SIX_BLUE:
        return max(0, 6 - int(state.blues[seat]))
    if condition in (FOUR_ALIKE, SIX_KINDS):
        most, kinds = count_kinds(state, seat)
        return max(0, 4 - most) if condition == FOUR_ALIKE else max(0, 6 - kinds)
    return 0 if meets(state, seat, int(condition)) else 3


@kernel
def count_kinds(state: State, seat: int) -> tuple[int, int]:
    """Return how many characters of one kind the seat has at most, and how many kinds."""
    most, kinds = 0, 0
    for kind in range(len(KINDS)):
        count = 0
        for slot in range(state.blues[seat]):
            count += 1 if KIND[state.blue[seat, slot]] == kind else 0
        for i in range(state.reds[seat]):
            count += 1 if KIND[state.red[seat, i]] == kind else 0
        most = max(most, count)
        kinds += 1 if count > 0 else 0
    return most, kinds


@kernel
def narrow(state: State, seat: int, actions: Numbers, n: int) -> int:
    """Leave one way to put discards under a pile from which nothing of them is seen soon (OM-12)."""
    if state.phase == CHOOSING:
        return 1 if lowest(state) >= DEEP else n
    if state.phase == LAYING:
        return 1 if height(state, state.pile) >= DEEP else n
    return n


@kernel
def calm(state: State) -> bool:
    """Tell whether a turn begins here."""
    return bool(state.phase == TURN)


@kernel
def insight(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Write of each side what it is worth, its coins, what is within its reach, its lead, and whether it has the turn.

    The seat's own side comes first.
    """
    for side in range(state.seats):
        whose = (seat + side) % int(state.seats)
        row = out[OF_SIDE * side : OF_SIDE * (side + 1)]
        row[0] = worth(state, whose) / 20
        row[1] = coins_of(state, whose) / 20
        row[2] = 1 if state.turn == whose else 0
        write_reach(state, whose, row[4:])
    for side in range(state.seats):
        best = -1000.0
        for other in range(state.seats):
            if other != side:
                best = max(best, float(out[OF_SIDE * other]))
        out[OF_SIDE * side + 3] = out[OF_SIDE * side] - best


@kernel
def write_reach(state: State, seat: int, row: NDArray[np.float32]) -> None:
    """Write how many cards, and how many tiles, a seat can have now or lacks one or two cards for.

    Then what the best brings: of the cards that it can have now, of those that it lacks one for, of the tiles.
    """
    cards, tiles, best = row[:3], row[3:6], row[6:]
    red, full = red_purse(state, seat), full_purse(state, seat)
    for slot in range(state.blues[seat]):
        card = int(state.blue[seat, slot])
        missing = shortage(without_card(full, card), card)
        if missing < 3:
            cards[missing] += 0.25
        if missing < 2:
            brings = COINS[card] + MEMBER[KIND[card]] - SPENT * shortage(red, card)
            best[missing] = max(float(best[missing]), brings / 8)
    for tile in range(len(TILES)):
        if may_claim(state, seat, tile):
            missing = missing_for_tile(state, seat, tile, full)
            if missing < 3:
                tiles[missing] += 0.25
            if missing == 0:
                best[2] = max(float(best[2]), (VALUE[tile] - SPENT * shortage(red, CARDS + tile)) / 8)
