"""Why an action is not allowed: the answer to "why not?"."""

from portside.core.contract import Refusal, State
from portside.core.jit import kernel
from portside.games.macao.actions import CONTACT, DISCARD, LAY, OPEN, PAY, RECRUIT, RESERVE, UNDER
from portside.games.macao.components import BY_COST, CONDITION, EVERY_COLOUR, FOUR_ALIKE, SIX_BLUE, WIDOW
from portside.games.macao.payment import full_purse, is_needed, next_slot, paid_purse, rest_purse, target_slot
from portside.games.macao.piles import find_discard, is_smallest
from portside.games.macao.rules import (
    may_claim,
    may_contact,
    may_discard,
    may_open,
    may_pass,
    may_pay,
    may_recruit,
    may_reserve,
    to_act,
    without_earlier,
)
from portside.games.macao.state import (
    BOXED,
    CHOOSING,
    CONTACTING,
    ENDED,
    KILLING,
    LAYING,
    PAYING,
    RESERVING,
    TRIMMING,
    TURN,
    YELLOW,
    find_blue,
)

(
    ALLOWED,
    GAME_IS_OVER,
    NOT_YOUR_TURN,
    FINISH_PAYING,
    FINISH_DANCER,
    FINISH_TRIMMING,
    FINISH_KILLER,
    FINISH_POLICEMAN,
    FINISH_CHOOSING,
    FINISH_LAYING,
    EMPTY_PILE,
    NOT_BLUE,
    WIDOW_IS_DEAD,
    ALREADY_RED,
    CARD_TOO_DEAR,
    TILE_NOT_IN_PLAY,
    ALREADY_OPEN,
    RESERVED_BY_OTHER,
    NO_FOUR_ALIKE,
    NO_SIX_BLUE,
    NO_SIX_KINDS,
    NOT_EVERY_COLOUR,
    TILE_TOO_DEAR,
    NOTHING_TO_PAY,
    PAYS_FOR_ITSELF,
    ALREADY_PAID,
    PAY_IN_ORDER,
    NEEDLESS,
    LEAVES_SHORT,
    NOTHING_TO_DISCARD,
    NO_PILE_TO_CHOOSE,
    NOT_SMALLEST,
    NOTHING_TO_LAY,
    NOT_A_DISCARD,
    NO_POLICEMAN,
    NOT_IN_CENTRE,
    MAY_NOT_PASS,
) = range(37)

REFUSALS: tuple[Refusal | None, ...] = (
    None,
    Refusal("OM-24", "macao-no-over"),
    Refusal("OM-6", "macao-no-turn"),
    Refusal("OM-10", "macao-no-finish-paying"),
    Refusal("OM-17", "macao-no-finish-dancer"),
    Refusal("OM-8", "macao-no-finish-trimming"),
    Refusal("OM-16", "macao-no-finish-killer"),
    Refusal("OM-18", "macao-no-finish-policeman"),
    Refusal("OM-12", "macao-no-finish-choosing"),
    Refusal("OM-12", "macao-no-finish-laying"),
    Refusal("OM-7", "macao-no-contact-empty"),
    Refusal("OM-9", "macao-no-card-blue"),
    Refusal("OM-14", "macao-no-card-dead"),
    Refusal("OM-9", "macao-no-card-red"),
    Refusal("OM-9", "macao-no-recruit-dear"),
    Refusal("OM-6", "macao-no-open-boxed"),
    Refusal("OM-11", "macao-no-open-again"),
    Refusal("OM-18", "macao-no-open-reserved"),
    Refusal("OM-23", "macao-no-open-alike"),
    Refusal("OM-23", "macao-no-open-blue"),
    Refusal("OM-23", "macao-no-open-kinds"),
    Refusal("OM-23", "macao-no-open-colours"),
    Refusal("OM-11", "macao-no-open-dear"),
    Refusal("OM-10", "macao-no-pay-nothing"),
    Refusal("OM-9", "macao-no-pay-itself"),
    Refusal("OM-10", "macao-no-pay-again"),
    Refusal("OM-10", "macao-no-pay-order"),
    Refusal("OM-10", "macao-no-pay-needless"),
    Refusal("OM-10", "macao-no-pay-short"),
    Refusal("OM-8", "macao-no-discard-nothing"),
    Refusal("OM-12", "macao-no-under-nothing"),
    Refusal("OM-12", "macao-no-under-smallest"),
    Refusal("OM-12", "macao-no-lay-nothing"),
    Refusal("OM-12", "macao-no-lay-other"),
    Refusal("OM-18", "macao-no-reserve-nothing"),
    Refusal("OM-18", "macao-no-reserve-centre"),
    Refusal("OM-13", "macao-no-pass"),
)


@kernel
def why(state: State, seat: int, action: int) -> int:
    """Return the code of the rule against an action of the seat, ALLOWED (0) when there is none."""
    if state.phase == ENDED:
        return GAME_IS_OVER
    if to_act(state) != seat:
        return NOT_YOUR_TURN
    if action <= CONTACT.last:
        if state.phase != TURN and state.phase != CONTACTING:
            return unfinished(state)
        return ALLOWED if may_contact(state, action - CONTACT.first) else EMPTY_PILE
    if action <= RECRUIT.last:
        return why_not_recruit(state, seat, action - RECRUIT.first)
    if action <= OPEN.last:
        return why_not_open(state, seat, action - OPEN.first)
    if action <= PAY.last:
        return why_not_pay(state, seat, action - PAY.first)
    if action <= DISCARD.last:
        if state.phase != TRIMMING and state.phase != KILLING:
            return NOTHING_TO_DISCARD
        card = action - DISCARD.first
        return ALLOWED if may_discard(state, seat, card) else why_not_blue(state, seat, card)
    if action <= UNDER.last:
        if state.phase != CHOOSING:
            return NO_PILE_TO_CHOOSE
        return ALLOWED if is_smallest(state, action - UNDER.first) else NOT_SMALLEST
    if action <= LAY.last:
        if state.phase != LAYING:
            return NOTHING_TO_LAY
        return ALLOWED if find_discard(state, action - LAY.first) >= 0 else NOT_A_DISCARD
    if action <= RESERVE.last:
        if state.phase != RESERVING:
            return NO_POLICEMAN
        return ALLOWED if may_reserve(state, action - RESERVE.first) else NOT_IN_CENTRE
    if state.phase != TURN:
        return unfinished(state)
    return ALLOWED if may_pass(state, seat) else MAY_NOT_PASS


@kernel
def unfinished(state: State) -> int:
    """Return the refusal of a new action while a step of the last one is still to be taken."""
    if state.phase == PAYING:
        return FINISH_PAYING
    if state.phase == CONTACTING:
        return FINISH_DANCER
    if state.phase == TRIMMING:
        return FINISH_TRIMMING
    if state.phase == KILLING:
        return FINISH_KILLER
    if state.phase == RESERVING:
        return FINISH_POLICEMAN
    return FINISH_CHOOSING if state.phase == CHOOSING else FINISH_LAYING


@kernel
def why_not_blue(state: State, seat: int, card: int) -> int:
    """Return why a card is not among the seat's living blue ones (OM-9, OM-14)."""
    for i in range(state.reds[seat]):
        if state.red[seat, i] == card:
            return ALREADY_RED
    if card == WIDOW and state.dead[seat] > 0:
        return WIDOW_IS_DEAD
    return NOT_BLUE


@kernel
def why_not_recruit(state: State, seat: int, card: int) -> int:
    """Return the refusal of recruiting a card (OM-9)."""
    if state.phase != TURN:
        return unfinished(state)
    if find_blue(state, seat, card) < 0:
        return why_not_blue(state, seat, card)
    return ALLOWED if may_recruit(state, seat, card) else CARD_TOO_DEAR


@kernel
def why_not_open(state: State, seat: int, tile: int) -> int:
    """Return the refusal of opening a tile (OM-11)."""
    if state.phase != TURN:
        return unfinished(state)
    if state.tile[tile] == BOXED:
        return TILE_NOT_IN_PLAY
    if state.tile[tile] >= YELLOW:
        return ALREADY_OPEN
    if not may_claim(state, seat, tile):
        return RESERVED_BY_OTHER
    if may_open(state, seat, tile, full_purse(state, seat)):
        return ALLOWED
    condition = CONDITION[tile]
    if condition == BY_COST:
        return TILE_TOO_DEAR
    if condition == FOUR_ALIKE:
        return NO_FOUR_ALIKE
    if condition == SIX_BLUE:
        return NO_SIX_BLUE
    return NOT_EVERY_COLOUR if condition == EVERY_COLOUR else NO_SIX_KINDS


@kernel
def why_not_pay(state: State, seat: int, card: int) -> int:
    """Return the refusal of naming a card in a payment (OM-10)."""
    if state.phase != PAYING:
        return NOTHING_TO_PAY
    if find_blue(state, seat, card) < 0:
        return why_not_blue(state, seat, card)
    slot, itself = next_slot(state), target_slot(state, seat)
    while slot < state.blues[seat] and (slot == itself or state.blue[seat, slot] != card):
        slot += 1
    if slot == state.blues[seat]:
        # The card stands before the ones that may still be named, or is the one being recruited.
        first = 0
        while state.blue[seat, first] != card:
            first += 1
        if (int(state.paid) >> first) & 1:
            return ALREADY_PAID
        return PAYS_FOR_ITSELF if card == state.target else PAY_IN_ORDER
    paid = paid_purse(state, seat)
    rest = without_earlier(state, seat, rest_purse(state, seat, paid), slot)
    if may_pay(state, paid, rest, card):
        return ALLOWED
    return LEAVES_SHORT if is_needed(paid, int(state.target), card) else NEEDLESS
