"""The rules of Shanghaien: what may be done, and what it does."""

import numpy as np

from portside.core.chance import Rng
from portside.core.contract import CHANCE, OVER, Numbers, State
from portside.core.jit import kernel
from portside.games.shanghaien.actions import (
    BOTH_LEFT,
    BOTH_RIGHT,
    JOIN,
    PLACE,
    PLACE_LEFT,
    PLACE_RIGHT,
    ROLL,
    SHANGHAI,
    TRICK,
    TURN_DOWN,
    TURN_UP,
)
from portside.games.shanghaien.components import (
    AGAIN,
    BOTH,
    CARDS,
    CHANGE,
    DECK,
    DICE,
    EFFECT,
    KINDS,
    NATIONS,
    PAIRS,
    ROUNDS,
    SAILORS,
    TWO_SAILORS,
    VALUES,
)
from portside.games.shanghaien.scoring import NOBODY, verdict
from portside.games.shanghaien.state import (
    DEALING,
    ENDED,
    JOINING,
    LEFT,
    NO_CARD,
    PLACING,
    RIGHT,
    ROLLING,
    SEATS,
    SETTING,
    STARTING,
    TURN,
    TURNING,
    UNSET,
    kind_of,
    position_of,
)

# The rolls of two dice: 21 pairs, the lower first. Different dice fall in two ways.
ROLLS = tuple((low, high) for low in range(1, CARDS + 1) for high in range(low, CARDS + 1))
ROLL_DICE = np.array(ROLLS)
ROLL_WEIGHT = np.array([1 if low == high else 2 for low, high in ROLLS])


@kernel
def setup(state: State, seats: int) -> None:
    """Write the opening position; who starts, and the first tavern, are left to luck (SH-5)."""
    state.phase = STARTING
    state.rounds = 0
    state.starter = 0
    for kind in range(KINDS):
        state.deck[kind] = DECK[kind]
    for seat in range(SEATS):
        for pair in range(len(PAIRS)):
            state.tricks[seat, pair] = 0
        for nation in range(len(NATIONS)):
            state.wilds[seat, nation] = 0
        for kind in range(SAILORS):
            state.crew[seat, kind] = 0
    clear_table(state)


@kernel
def clear_table(state: State) -> None:
    """Give all dice and both Captains back and leave an empty tavern (SH-4, SH-14)."""
    state.seat = state.starter
    state.end = UNSET
    state.dealt = 0
    state.rolled[0] = 0
    state.rolled[1] = 0
    for position in range(CARDS):
        state.tavern[position] = NO_CARD
    for seat in range(SEATS):
        state.supply[seat] = DICE
        state.captain[seat] = 0
        for position in range(CARDS):
            state.dice[seat, position] = 0


@kernel
def to_act(state: State) -> int:
    """Return the seat whose turn it is (SH-6), CHANCE while luck is due, OVER at the end (SH-21)."""
    if state.phase <= ROLLING:
        return CHANCE
    if state.phase == ENDED:
        return OVER
    return int(state.seat)


@kernel
def pending(state: State) -> int:
    """Return the bit mask of the seats that may act: players take turns (SH-6)."""
    seat = to_act(state)
    return 1 << seat if seat >= 0 else 0


# --- what may be done: legal() and why() both ask these -------------------------------------------


@kernel
def may_roll(state: State, seat: int) -> bool:
    """Tell whether the seat has the two dice that a roll needs (SH-7)."""
    return bool(state.supply[seat] >= 2)


@kernel
def may_shanghai(state: State, seat: int) -> bool:
    """Tell whether the seat has placed the two dice that ending the round needs (SH-9, SH-10)."""
    return bool(DICE - state.supply[seat] >= 2)


@kernel
def is_rolled(state: State, value: int) -> bool:
    """Tell whether one of the dice just rolled shows this value (SH-7)."""
    return bool(value == state.rolled[0] or value == state.rolled[1])


@kernel
def has_sailor(state: State, seat: int, nation: int) -> bool:
    """Tell whether the seat has a real sailor of the nation, as a wild needs (SH-16)."""
    for value in range(1, VALUES + 1):
        if state.crew[seat, kind_of(nation, value)] > 0:
            return True
    return False


@kernel
def may_use(state: State, seat: int, effect: int) -> bool:
    """Tell whether a trick's effect is possible now (SH-15): 2 Sailors needs a sailor (SH-16)."""
    if effect != TWO_SAILORS:
        return True
    for nation in range(len(NATIONS)):
        if has_sailor(state, seat, nation):
            return True
    return False


@kernel
def may_turn(state: State, value: int, step: int) -> bool:
    """Tell whether a rolled die of this value may be turned up (1) or down (-1) (SH-17)."""
    return is_rolled(state, value) and 1 <= value + step <= CARDS


@kernel
def legal(state: State, seat: int, out: Numbers) -> int:
    """Write the seat's legal actions, ascending; return how many."""
    n = 0
    if state.phase == TURN:
        if may_roll(state, seat):
            out[n] = ROLL
            n += 1
        if may_shanghai(state, seat):
            out[n] = SHANGHAI
            n += 1
    elif state.phase == PLACING:
        low, high = state.rolled[0], state.rolled[1]
        if state.end != UNSET:
            n = list_dice(PLACE.first, low, high, out, n)
        else:
            n = list_dice(PLACE_LEFT.first, low, high, out, n)
            n = list_dice(PLACE_RIGHT.first, low, high, out, n)
        if not state.captain[seat]:
            n = list_tricks(state, seat, out, n)
    elif state.phase == JOINING:
        for nation in range(len(NATIONS)):
            if has_sailor(state, seat, nation):
                out[n] = JOIN.of(nation)
                n += 1
    elif state.phase == TURNING:
        for value in range(1, CARDS + 1):
            if may_turn(state, value, 1):
                out[n] = TURN_UP.of(value - 1)
                n += 1
        for value in range(1, CARDS + 1):
            if may_turn(state, value, -1):
                out[n] = TURN_DOWN.of(value - 1)
                n += 1
    elif state.phase == SETTING:
        out[0], out[1] = BOTH_LEFT, BOTH_RIGHT
        n = 2
    return n


@kernel
def list_dice(first: int, low: int, high: int, out: Numbers, n: int) -> int:
    """Append the placing of either rolled die, of one span of actions (SH-7); return the new length."""
    out[n] = first + low - 1
    if low == high:
        return n + 1
    out[n + 1] = first + high - 1
    return n + 2


@kernel
def list_tricks(state: State, seat: int, out: Numbers, n: int) -> int:
    """Append the effects of the tricks in hand that are possible now (SH-15); return the new length."""
    for pair in range(len(PAIRS)):
        if state.tricks[seat, pair] > 0:
            for i in range(2):
                if may_use(state, seat, EFFECT[pair, i]):
                    out[n] = TRICK.of(pair, i)
                    n += 1
    return n


# --- what it does ---------------------------------------------------------------------------------


@kernel
def apply(state: State, seat: int, action: int) -> None:
    """Play a legal action in place."""
    if action == ROLL:
        state.phase = ROLLING
    elif action == SHANGHAI:
        settle(state)
        open_next_round(state, seat)
    elif action <= PLACE.last:
        put_die(state, seat, action - PLACE.first + 1)
        pass_turn(state)
    elif action <= PLACE_LEFT.last:
        state.end = LEFT
        put_die(state, seat, action - PLACE_LEFT.first + 1)
        pass_turn(state)
    elif action <= PLACE_RIGHT.last:
        state.end = RIGHT
        put_die(state, seat, action - PLACE_RIGHT.first + 1)
        pass_turn(state)
    elif action <= TRICK.last:
        play_trick(state, seat, (action - TRICK.first) // 2, (action - TRICK.first) % 2)
    elif action <= JOIN.last:
        state.wilds[seat, action - JOIN.first] += 1
        state.phase = PLACING
    elif action <= TURN_UP.last:
        turn_die(state, action - TURN_UP.first + 1, 1)
    elif action <= TURN_DOWN.last:
        turn_die(state, action - TURN_DOWN.first + 1, -1)
    else:
        state.end = LEFT if action == BOTH_LEFT else RIGHT
        put_both(state, seat)


@kernel
def put_die(state: State, seat: int, value: int) -> None:
    """Place a die on the card of its value (SH-7)."""
    state.dice[seat, position_of(value, state.end)] += 1
    state.supply[seat] -= 1


@kernel
def put_both(state: State, seat: int) -> None:
    """Place both rolled dice, two of the same value on the same card (SH-18)."""
    put_die(state, seat, state.rolled[0])
    put_die(state, seat, state.rolled[1])
    pass_turn(state)


@kernel
def pass_turn(state: State) -> None:
    """The other die is back in the supply; it is the other player's turn (SH-6, SH-7)."""
    state.rolled[0] = 0
    state.rolled[1] = 0
    state.seat = 1 - state.seat
    state.phase = TURN


@kernel
def play_trick(state: State, seat: int, pair: int, i: int) -> None:
    """Play a trick card for one of its effects: the seat's one trick of the round (SH-15).

    The card leaves the game (SH-20), unless the next step makes it a sailor (SH-16).
    """
    state.tricks[seat, pair] -= 1
    state.captain[seat] = 1
    effect = EFFECT[pair, i]
    if effect == TWO_SAILORS:
        state.phase = JOINING
    elif effect == CHANGE:
        state.phase = TURNING
    elif effect == AGAIN:
        state.phase = ROLLING  # SH-19: the second roll stands
    elif effect == BOTH:
        if state.end == UNSET:
            state.phase = SETTING  # SH-8: one orientation serves both dice
        else:
            put_both(state, seat)


@kernel
def turn_die(state: State, value: int, step: int) -> None:
    """Turn one rolled die of this value by one; then either die is placed (SH-17)."""
    i = 0 if state.rolled[0] == value else 1
    state.rolled[i] += step
    low, high = state.rolled[0], state.rolled[1]
    state.rolled[0] = min(low, high)
    state.rolled[1] = max(low, high)
    state.phase = PLACING


@kernel
def settle(state: State) -> None:
    """Give each card to its taker; the others leave the game (SH-11).

    Dice stay until all six are settled (SH-13), so the verdicts do not depend on the order.
    """
    for position in range(CARDS):
        taker, _ = verdict(state, position)
        kind = state.tavern[position]
        if taker != NOBODY:
            if kind < SAILORS:
                state.crew[taker, kind] += 1
            else:
                state.tricks[taker, kind - SAILORS] += 1


@kernel
def open_next_round(state: State, caller: int) -> None:
    """Who did not call Shanghai starts the next round (SH-14); after the eighth the game ends (SH-21)."""
    state.rounds += 1
    state.starter = 1 - caller
    clear_table(state)
    state.phase = ENDED if state.rounds == ROUNDS else DEALING


# --- luck -----------------------------------------------------------------------------------------


@kernel
def outcomes(state: State, weights: Numbers) -> int:
    """Write the weight of each outcome of the luck now due; return how many there are.

    STARTING: by seat. DEALING: by kind of card, as often as it is still in the deck (SH-24).
    ROLLING: by index into ROLLS.
    """
    if state.phase == DEALING:
        for kind in range(KINDS):
            weights[kind] = state.deck[kind]
        return KINDS
    if state.phase == ROLLING:
        for roll in range(len(ROLLS)):
            weights[roll] = ROLL_WEIGHT[roll]
        return len(ROLLS)
    for seat in range(SEATS):
        weights[seat] = 1
    return SEATS


@kernel
def resolve(state: State, outcome: int) -> None:
    """Apply an outcome of the luck now due."""
    if state.phase == DEALING:
        # The i-th card drawn lies at position i (SH-5).
        state.tavern[state.dealt] = outcome
        state.deck[outcome] -= 1
        state.dealt += 1
        if state.dealt == CARDS:
            state.phase = TURN
    elif state.phase == ROLLING:
        state.rolled[0] = ROLL_DICE[outcome, 0]
        state.rolled[1] = ROLL_DICE[outcome, 1]
        state.phase = PLACING
    else:
        state.starter = outcome
        state.seat = outcome
        state.phase = DEALING


# --- what a seat may know -------------------------------------------------------------------------


@kernel
def hide(state: State, seat: int) -> None:
    """All is open (SH-24): the order of the deck, which nobody knows, is not stored at all."""


@kernel
def all_open(state: State) -> bool:
    """Nothing is ever hidden (SH-24)."""
    return True


@kernel
def guess(state: State, seat: int, rng: Rng) -> None:
    """Nothing is hidden, so nothing is guessed (SH-24)."""
