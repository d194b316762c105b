"""Why an action is not allowed: the answer to "why not?"."""

from portside.core.contract import Refusal, State
from portside.core.jit import kernel
from portside.games.montego_bay.actions import DECLINE, HOST, LAZY_JACK, LOAD, PICK, UNLOAD
from portside.games.montego_bay.components import CARDS, PILOT
from portside.games.montego_bay.picks import may_pick
from portside.games.montego_bay.port import may_load, may_unload
from portside.games.montego_bay.rules import pending
from portside.games.montego_bay.state import (
    ENDED,
    HIRING,
    HOSTING,
    LOADING,
    NO_CARD,
    PICKING,
    TURNING,
    UNLOADING,
    has_piece,
    piece_of,
)

(
    ALLOWED,
    GAME_IS_OVER,
    LUCK_IS_DUE,
    ANOTHER_IS_ASKED,
    ANOTHER_WORKS,
    NOT_ASKED_NOW,
    NAME_A_HOST,
    HOST_AFTER_HIRE,
    NO_THIRD_DOCKER,
    NO_JACK,
    NO_PICKS_NOW,
    ANSWER_FIRST,
    PICK_FOR_THE_OTHERS,
    JACKS_CARD,
    SAME_CARD,
    NOTHING_TO_LOAD,
    TAKE_OFF_FIRST,
    PILOT_TAKES_NONE,
    NO_SHIP_THERE,
    NOTHING_TO_TAKE_OFF,
    LOAD_FIRST,
    NO_BARREL_THERE,
) = range(22)

REFUSALS: tuple[Refusal | None, ...] = (
    None,
    Refusal("MB-23", "montego_bay-no-over"),
    Refusal("MB-8", "montego_bay-no-luck"),
    Refusal("MB-9", "montego_bay-no-asked-other"),
    Refusal("MB-14", "montego_bay-no-work-other"),
    Refusal("MB-9", "montego_bay-no-asked-now"),
    Refusal("MB-9", "montego_bay-no-host-pending"),
    Refusal("MB-9", "montego_bay-no-host-unhired"),
    Refusal("MB-2", "montego_bay-no-third"),
    Refusal("MB-9", "montego_bay-no-jack"),
    Refusal("MB-10", "montego_bay-no-pick-now"),
    Refusal("MB-9", "montego_bay-no-answer-pending"),
    Refusal("MB-10", "montego_bay-no-pick-others"),
    Refusal("MB-10", "montego_bay-no-pick-partner"),
    Refusal("MB-10", "montego_bay-no-pick-same"),
    Refusal("MB-15", "montego_bay-no-load-now"),
    Refusal("MB-16", "montego_bay-no-load-damaged"),
    Refusal("MB-8", "montego_bay-no-load-pilot"),
    Refusal("MB-15", "montego_bay-no-load-empty"),
    Refusal("MB-16", "montego_bay-no-unload-now"),
    Refusal("MB-15", "montego_bay-no-unload-good"),
    Refusal("MB-16", "montego_bay-no-unload-none"),
)


@kernel
def why(state: State, seat: int, action: int) -> int:
    """Return the code of the rule against an action of the seat, ALLOWED (0) when there is none."""
    if state.phase == ENDED:
        return GAME_IS_OVER
    if state.phase <= TURNING:
        return LUCK_IS_DUE
    if not pending(state) >> seat & 1:
        return ANOTHER_IS_ASKED if state.phase == HIRING or state.phase == HOSTING else ANOTHER_WORKS
    if action <= DECLINE:
        if state.phase == HIRING:
            return ALLOWED
        return NAME_A_HOST if state.phase == HOSTING else NOT_ASKED_NOW
    if action <= HOST.last:
        if state.phase != HOSTING:
            return HOST_AFTER_HIRE
        return ALLOWED if has_piece(state, seat, action - HOST.first) else NO_THIRD_DOCKER
    if action <= PICK.last:
        return why_not_pick(state, seat, (action - PICK.first) // CARDS, (action - PICK.first) % CARDS + 1)
    if action <= LOAD.last:
        return why_not_load(state, action - LOAD.first)
    return why_not_unload(state, seat, action - UNLOAD.first)


@kernel
def unanswered(state: State) -> int:
    """Return the refusal of anything else while a seat is asked about Lazy Jack, else ALLOWED (MB-9)."""
    if state.phase == HIRING:
        return ANSWER_FIRST
    return NAME_A_HOST if state.phase == HOSTING else ALLOWED


@kernel
def why_not_pick(state: State, seat: int, kind: int, card: int) -> int:
    """Return the refusal of laying a card for a piece (MB-10)."""
    if state.phase != PICKING:
        return unanswered(state) or NO_PICKS_NOW
    if may_pick(state, seat, kind, card):
        return ALLOWED
    if not has_piece(state, seat, kind):
        return NO_JACK if kind == LAZY_JACK else NO_THIRD_DOCKER
    if state.to_pick[seat] == 0:
        return SAME_CARD
    return JACKS_CARD if state.card[piece_of(seat, kind)] == NO_CARD else PICK_FOR_THE_OTHERS


@kernel
def why_not_load(state: State, pier: int) -> int:
    """Return the refusal of loading a barrel at a pier (MB-15)."""
    if state.phase == UNLOADING:
        return TAKE_OFF_FIRST
    if state.phase != LOADING:
        return unanswered(state) or NOTHING_TO_LOAD
    if may_load(state, pier):
        return ALLOWED
    return PILOT_TAKES_NONE if state.boat[pier] == PILOT else NO_SHIP_THERE


@kernel
def why_not_unload(state: State, seat: int, pier: int) -> int:
    """Return the refusal of taking a barrel off at a pier (MB-16)."""
    if state.phase == LOADING:
        return LOAD_FIRST
    if state.phase != UNLOADING:
        return unanswered(state) or NOTHING_TO_TAKE_OFF
    return ALLOWED if may_unload(state, seat, pier) else NO_BARREL_THERE
