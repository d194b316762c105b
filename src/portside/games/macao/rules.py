"""The rules of Les Ombres de Macao: the set-up, what may be done, luck. What actions do stands in turn.py."""

from portside.core.chance import Rng
from portside.core.contract import CHANCE, OVER, Numbers, State
from portside.core.jit import kernel
from portside.games.macao.actions import CONTACT, DISCARD, LAY, OPEN, PASS, PAY, RECRUIT, RESERVE, UNDER
from portside.games.macao.components import (
    BLUE,
    BY_COST,
    CARDS,
    CENTRE,
    CHARACTERS,
    CONDITION,
    EVERY_COLOUR,
    FAMILY,
    FOUR_ALIKE,
    KIND,
    KINDS,
    LONGEST_COST,
    PILES,
    SIX_BLUE,
    TILES,
    WIDOW,
)
from portside.games.macao.payment import (
    Purse,
    affords_card,
    affords_tile,
    full_purse,
    is_needed,
    next_slot,
    paid_purse,
    rest_purse,
    shortage,
    target_slot,
    without_card,
)
from portside.games.macao.piles import has_cards, is_smallest, show_top
from portside.games.macao.state import (
    BOXED,
    CENTRAL,
    CHOOSING,
    CONTACTING,
    DEALING,
    ENDED,
    GREEN,
    KILLING,
    KNOWN,
    LAYING,
    NO_CARD,
    NO_TARGET,
    PAYING,
    RESERVING,
    SEATS,
    STARTING,
    TILING,
    TOPPING,
    TRIMMING,
    TURN,
    YELLOW,
    add_blue,
    count_tiles,
    find_blue,
)
from portside.games.macao.turn import check_limit


@kernel
def setup(state: State, seats: int) -> None:
    """Write the opening position; first player, tiles and tops are left to luck (OM-5, OM-6)."""
    state.phase = STARTING
    state.seats = seats
    state.first = state.turn = state.seat = state.pile = 0
    state.target = NO_TARGET
    state.paid = state.victim = state.rounds = state.quiet = state.busy = state.last = 0
    # The 45 characters and players - 1 Widows in four piles, the first ones a card higher (OM-5).
    cards = CHARACTERS + seats - 1
    for pile in range(PILES):
        state.unknown[pile] = (cards + PILES - 1 - pile) // PILES
        state.top[pile] = NO_CARD
        state.knowns[pile] = 0
        for i in range(KNOWN):
            state.known[pile, i] = NO_CARD
    for card in range(CHARACTERS):
        state.unseen[card] = 1
    state.unseen[WIDOW] = seats - 1
    for tile in range(len(TILES)):
        state.tile[tile] = BOXED
    state.discards = 0
    for i in range(LONGEST_COST):
        state.discard[i] = NO_CARD
    for seat in range(SEATS):
        state.blues[seat] = state.dead[seat] = state.reds[seat] = 0
        for slot in range(BLUE):
            state.blue[seat, slot] = NO_CARD
        for i in range(FAMILY):
            state.red[seat, i] = NO_CARD
        if seat < seats:
            add_blue(state, seat, WIDOW)


@kernel
def to_act(state: State) -> int:
    """Return the seat that acts, CHANCE while luck is due, OVER at the end (OM-24)."""
    if state.phase <= TOPPING:
        return CHANCE
    if state.phase == ENDED:
        return OVER
    return int(state.seat)


@kernel
def pending(state: State) -> int:
    """Return the bit mask of the seats that may act: one at a time (OM-6, OM-16)."""
    seat = to_act(state)
    return 1 << seat if seat >= 0 else 0


# --- what may be done: legal() and why() both ask these -------------------------------------------


@kernel
def may_contact(state: State, pile: int) -> bool:
    """Tell whether a pile has a top card to take (OM-7)."""
    return bool(state.top[pile] != NO_CARD)


@kernel
def may_recruit(state: State, seat: int, card: int) -> bool:
    """Tell whether the seat has the card blue and can pay for it (OM-9)."""
    return find_blue(state, seat, card) >= 0 and affords_card(full_purse(state, seat), card)


@kernel
def may_claim(state: State, seat: int, tile: int) -> bool:
    """Tell whether a tile is one to open for the seat: in the centre or reserved by it (OM-11)."""
    return bool(state.tile[tile] == CENTRAL or state.tile[tile] == GREEN + seat)


@kernel
def may_open(state: State, seat: int, tile: int, purse: Purse) -> bool:
    """Tell whether the seat, with its full purse, can open a tile (OM-11)."""
    if not may_claim(state, seat, tile):
        return False
    if CONDITION[tile] == BY_COST:
        return affords_tile(purse, tile)
    return meets(state, seat, int(CONDITION[tile]))


@kernel
def meets(state: State, seat: int, condition: int) -> bool:
    """Tell whether the seat meets a tile's condition; dead Widows are no characters (OM-14, OM-23)."""
    if condition == SIX_BLUE:
        return bool(state.blues[seat] >= 6)
    if condition == EVERY_COLOUR:
        # OM-23: a green tile in front of the seat, which may be the very one to open, if reserved.
        return bool(
            state.blues[seat] >= 1
            and state.reds[seat] >= 1
            and count_tiles(state, GREEN + seat) >= 1
            and count_tiles(state, YELLOW + seat) >= 1
        )
    # OM-23: blue and red cards together, 4 bits a kind.
    counts = 0
    for slot in range(state.blues[seat]):
        counts += 1 << (4 * int(KIND[state.blue[seat, slot]]))
    for i in range(state.reds[seat]):
        counts += 1 << (4 * int(KIND[state.red[seat, i]]))
    most, kinds = 0, 0
    for kind in range(len(KINDS)):
        count = (counts >> (4 * kind)) & 15
        most = max(most, count)
        kinds += 1 if count > 0 else 0
    return most >= 4 if condition == FOUR_ALIKE else kinds >= 6


@kernel
def may_pay(state: State, paid: Purse, rest: Purse, card: int) -> bool:
    """Tell whether a card may be named next: needed, and with it and those after it the payment ends (OM-10).

    `paid` is the purse so far, `rest` that with the card and all that may be named after it.
    """
    target = int(state.target)
    return is_needed(paid, target, card) and shortage(rest, target) == 0


@kernel
def may_discard(state: State, seat: int, card: int) -> bool:
    """Tell whether the seat has the card blue and alive (OM-8, OM-14, OM-16)."""
    return find_blue(state, seat, card) >= 0


@kernel
def may_reserve(state: State, tile: int) -> bool:
    """Tell whether a tile lies in the centre (OM-18)."""
    return bool(state.tile[tile] == CENTRAL)


@kernel
def may_pass(state: State, seat: int) -> bool:
    """Tell whether the seat has no other action (OM-13)."""
    if has_cards(state):
        return False
    purse = full_purse(state, seat)
    for slot in range(state.blues[seat]):
        if affords_card(purse, int(state.blue[seat, slot])):
            return False
    for tile in range(len(TILES)):
        if may_open(state, seat, tile, purse):
            return False
    return True


# --- listing it -----------------------------------------------------------------------------------


@kernel
def legal(state: State, seat: int, out: Numbers) -> int:
    """Write the seat's legal actions, ascending; return how many."""
    phase = state.phase
    if phase == TURN:
        return list_turn(state, seat, out)
    if phase == CONTACTING:
        return list_contacts(state, out)
    if phase == PAYING:
        return list_payers(state, seat, out)
    n = 0
    if phase in (TRIMMING, KILLING):
        for slot in range(state.blues[seat]):
            card = state.blue[seat, slot]
            if slot == 0 or card != state.blue[seat, slot - 1]:
                out[n] = DISCARD.of(card)
                n += 1
    elif phase == CHOOSING:
        for pile in range(PILES):
            if is_smallest(state, pile):
                out[n] = UNDER.of(pile)
                n += 1
    elif phase == LAYING:
        for i in range(state.discards):
            out[n] = LAY.of(state.discard[i])
            n += 1
    elif phase == RESERVING:
        for tile in range(len(TILES)):
            if may_reserve(state, tile):
                out[n] = RESERVE.of(tile)
                n += 1
    return n


@kernel
def list_contacts(state: State, out: Numbers) -> int:
    """Write the piles that can be contacted (OM-7)."""
    n = 0
    for pile in range(PILES):
        if may_contact(state, pile):
            out[n] = CONTACT.of(pile)
            n += 1
    return n


@kernel
def list_turn(state: State, seat: int, out: Numbers) -> int:
    """Write the turn's actions: contact, recruit, open; pass when there is none (OM-7 to OM-13)."""
    n = list_contacts(state, out)
    purse = full_purse(state, seat)
    for slot in range(state.blues[seat]):
        card = int(state.blue[seat, slot])
        # Widows are alike: one choice, whichever is recruited.
        if (slot == 0 or card != state.blue[seat, slot - 1]) and affords_card(purse, card):
            out[n] = RECRUIT.of(card)
            n += 1
    for tile in range(len(TILES)):
        if may_open(state, seat, tile, purse):
            out[n] = OPEN.of(tile)
            n += 1
    if n == 0:
        out[0] = PASS
        n = 1
    return n


@kernel
def list_payers(state: State, seat: int, out: Numbers) -> int:
    """Write the cards that may be named next in a payment (OM-10)."""
    n = 0
    paid = paid_purse(state, seat)
    rest = rest_purse(state, seat, paid)
    itself, before = target_slot(state, seat), NO_CARD
    for slot in range(next_slot(state), state.blues[seat]):
        card = int(state.blue[seat, slot])
        if slot == itself:
            continue
        if card != before and may_pay(state, paid, rest, card):
            out[n] = PAY.of(card)
            n += 1
        rest = without_card(rest, card)
        before = card
    return n


@kernel
def without_earlier(state: State, seat: int, rest: Purse, slot: int) -> Purse:
    """Return the purse of all that may still be named without the cards before a slot."""
    itself = target_slot(state, seat)
    for earlier in range(next_slot(state), slot):
        if earlier != itself:
            rest = without_card(rest, int(state.blue[seat, earlier]))
    return rest


# --- luck -----------------------------------------------------------------------------------------


@kernel
def outcomes(state: State, weights: Numbers) -> int:
    """Write the weight of each outcome of the luck now due; return how many there are.

    STARTING: by seat. TILING: by tile. DEALING, TOPPING: by card, as often as it is unseen (OM-27).
    """
    if state.phase == STARTING:
        for seat in range(state.seats):
            weights[seat] = 1
        return int(state.seats)
    if state.phase == TILING:
        for tile in range(len(TILES)):
            weights[tile] = 1 if state.tile[tile] == BOXED else 0
        return len(TILES)
    for card in range(CARDS):
        weights[card] = state.unseen[card]
    return CARDS


@kernel
def resolve(state: State, outcome: int) -> None:
    """Apply an outcome of the luck now due."""
    if state.phase == TOPPING:
        pile = int(state.pile)
        state.pile = 0
        show_top(state, pile, outcome)
        check_limit(state, int(state.seat))
    elif state.phase == STARTING:
        state.first = outcome
        state.turn = outcome
        state.seat = outcome
        state.phase = TILING
    elif state.phase == TILING:
        # OM-6: 4, 5 or 7 tiles lie green in the centre.
        state.tile[outcome] = CENTRAL
        if count_tiles(state, CENTRAL) == CENTRE[state.seats]:
            state.phase = DEALING
    else:
        # OM-5: the tops of the piles, one after the other.
        show_top(state, int(state.pile), outcome)
        state.pile += 1
        if state.pile == PILES:
            state.pile = 0
            state.phase = TURN


# --- what a seat may know -------------------------------------------------------------------------


@kernel
def hide(state: State, seat: int) -> None:
    """All is open (OM-27): what lies unknown in the piles is not stored at all."""


@kernel
def guess(state: State, seat: int, rng: Rng) -> None:
    """Nothing is hidden, so nothing is guessed (OM-27)."""
