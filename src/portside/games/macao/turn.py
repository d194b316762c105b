"""What the actions of Les Ombres de Macao do, step by step, up to the end of the turn."""

from portside.core.contract import State
from portside.core.jit import kernel
from portside.games.macao.actions import CONTACT, DISCARD, LAY, OPEN, PAY, RECRUIT, RESERVE, UNDER
from portside.games.macao.components import CARDS, DANCER, FAMILY, KILLER, KIND, LANDLORD, LIMIT, POLICEMAN, WIDOW
from portside.games.macao.payment import is_paid, next_slot
from portside.games.macao.piles import find_discard, has_cards, lay, only_smallest, uncover
from portside.games.macao.state import (
    CENTRAL,
    CHOOSING,
    CONTACTING,
    ENDED,
    GREEN,
    KILLING,
    LAYING,
    NO_TARGET,
    PAYING,
    RESERVING,
    TOPPING,
    TRIMMING,
    TURN,
    YELLOW,
    add_blue,
    count_tiles,
    find_blue,
    remove_blue,
)

# OM-26: the bounds of play, and how many rounds before them the table announces it.
QUIET_ROUNDS = 30
ALL_ROUNDS = 150
NOTICE = 10


@kernel
def apply(state: State, seat: int, action: int) -> None:
    """Play a legal action in place."""
    if action <= CONTACT.last:
        contact(state, seat, action - CONTACT.first)
    elif action <= RECRUIT.last:
        begin_payment(state, seat, action - RECRUIT.first)
    elif action <= OPEN.last:
        begin_payment(state, seat, CARDS + action - OPEN.first)
    elif action <= PAY.last:
        pay(state, seat, action - PAY.first)
    elif action <= DISCARD.last:
        discard(state, seat, action - DISCARD.first)
    elif action <= UNDER.last:
        state.pile = action - UNDER.first
        lay_discards(state)
    elif action <= LAY.last:
        lay(state, find_discard(state, action - LAY.first))
        lay_discards(state)
    elif action <= RESERVE.last:
        state.tile[action - RESERVE.first] = GREEN + seat  # OM-18
        end_turn(state)
    else:
        end_turn(state)  # OM-13


@kernel
def contact(state: State, seat: int, pile: int) -> None:
    """Take a pile's top card; its new top shows before any discard is chosen (OM-7)."""
    add_blue(state, seat, int(state.top[pile]))
    if uncover(state, pile):
        state.pile = pile
        state.phase = TOPPING
    else:
        check_limit(state, seat)


@kernel
def limit(state: State, seat: int) -> int:
    """Return how many blue cards the seat may keep: five, and one a red Landlord (OM-8, OM-21)."""
    most = LIMIT
    for i in range(state.reds[seat]):
        if KIND[state.red[seat, i]] == LANDLORD:
            most += 1
    return most


@kernel
def is_over_limit(state: State, seat: int) -> bool:
    """Tell whether the seat has too many blue cards; dead Widows take slots (OM-8, OM-14)."""
    return bool(state.blues[seat] + state.dead[seat] > limit(state, seat))


@kernel
def check_limit(state: State, seat: int) -> None:
    """After a contact: discard if over the limit (OM-8), else the turn is over."""
    if is_over_limit(state, seat):
        state.phase = TRIMMING
    else:
        end_turn(state)


@kernel
def begin_payment(state: State, seat: int, target: int) -> None:
    """Recruit or open: the red cards pay what they can, the blue ones needed are named next (OM-9, OM-11)."""
    state.target = target
    state.paid = 0
    if is_paid(state, seat):
        turn_over(state, seat)
    else:
        state.phase = PAYING


@kernel
def pay(state: State, seat: int, card: int) -> None:
    """Name a blue card that pays; when the payment is complete its cards go (OM-9, OM-10)."""
    slot = next_slot(state)
    while state.blue[seat, slot] != card:
        slot += 1
    state.paid = int(state.paid) | (1 << slot)
    if not is_paid(state, seat):
        return
    # From the last slot, so that those before keep their places; then the discards are put in order.
    for i in range(state.blues[seat] - 1, -1, -1):
        if (int(state.paid) >> i) & 1:
            gone = int(state.blue[seat, i])
            remove_blue(state, seat, i)
            if gone == WIDOW:
                state.dead[seat] += 1  # OM-14: covered, not discarded
            else:
                add_discard(state, gone)
    state.paid = 0
    place_discards(state, seat)


@kernel
def add_discard(state: State, card: int) -> None:
    """Put a card before those still to be placed, which stay ascending: it is the lowest of them."""
    for i in range(state.discards, 0, -1):
        state.discard[i] = state.discard[i - 1]
    state.discard[0] = card
    state.discards += 1


@kernel
def discard(state: State, seat: int, card: int) -> None:
    """Discard a living blue card: over the limit (OM-8), or for a Killer (OM-16)."""
    remove_blue(state, seat, find_blue(state, seat, card))
    add_discard(state, card)
    place_discards(state, seat)


@kernel
def place_discards(state: State, seat: int) -> None:
    """Place the discards under the smallest pile, which the discarder chooses between equals (OM-12)."""
    pile = only_smallest(state) if state.discards > 0 else 0
    if pile < 0:
        state.phase = CHOOSING
    else:
        state.pile = pile
        lay_discards(state)


@kernel
def lay_discards(state: State) -> None:
    """Go on placing: a last card is laid by itself, several in the order the discarder chooses (OM-12)."""
    if state.discards > 1:
        state.phase = LAYING
        return
    if state.discards == 1:
        lay(state, 0)
    state.pile = 0
    # What the discards interrupted: a recruit or an opening, a Killer's round, a contact.
    if state.target != NO_TARGET:
        turn_over(state, int(state.turn))
    elif state.victim > 0:
        kill_next(state)
    else:
        end_turn(state)


@kernel
def turn_over(state: State, seat: int) -> None:
    """The payment is made: the tile turns yellow (OM-11), or the card red, and has its effect (OM-9)."""
    target = int(state.target)
    state.target = NO_TARGET
    state.busy = 1
    if target >= CARDS:
        state.tile[target - CARDS] = YELLOW + seat
        end_turn(state)
        return
    remove_blue(state, seat, find_blue(state, seat, target))
    state.red[seat, state.reds[seat]] = target
    state.reds[seat] += 1
    kind = KIND[target]
    if kind == KILLER:
        kill_next(state)  # OM-16
    elif kind == DANCER and has_cards(state):
        state.phase = CONTACTING  # OM-17
    elif kind == POLICEMAN and count_tiles(state, CENTRAL) > 0:
        state.phase = RESERVING  # OM-18
    else:
        end_turn(state)


@kernel
def kill_next(state: State) -> None:
    """The next opponent clockwise who has a living blue card discards one; after the last the turn ends (OM-16)."""
    for away in range(int(state.victim) + 1, int(state.seats)):
        seat = (int(state.turn) + away) % int(state.seats)
        if state.blues[seat] > 0:
            state.victim = away
            state.seat = seat
            state.phase = KILLING
            return
    end_turn(state)


@kernel
def is_triggered(state: State) -> bool:
    """Tell whether a player has seven red characters, or the centre no tile (OM-24)."""
    for seat in range(state.seats):
        if state.reds[seat] >= FAMILY:
            return True
    return count_tiles(state, CENTRAL) == 0


@kernel
def end_turn(state: State) -> None:
    """Pass the turn on; see whether the end is triggered (OM-24) and whether the round was the last one."""
    state.victim = 0
    if is_triggered(state):
        state.last = 1
    state.turn = (int(state.turn) + 1) % int(state.seats)
    state.seat = state.turn
    state.phase = TURN
    if state.turn == state.first:
        end_round(state)


@kernel
def end_round(state: State) -> None:
    """All have had equally many turns: the game ends if triggered (OM-24), or for its bounds (OM-26)."""
    rounds, quiet = int(state.rounds) + 1, 0 if state.busy else int(state.quiet) + 1
    state.rounds, state.quiet, state.busy = rounds, quiet, 0
    if state.last or quiet >= QUIET_ROUNDS or rounds >= ALL_ROUNDS:
        state.phase = ENDED
