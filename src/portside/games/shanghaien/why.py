"""Why an action is not allowed: the answer to "why not?"."""

from portside.core.contract import Refusal, State
from portside.core.jit import kernel
from portside.games.shanghaien.actions import (
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
from portside.games.shanghaien.components import EFFECT
from portside.games.shanghaien.rules import (
    has_sailor,
    is_rolled,
    may_roll,
    may_shanghai,
    may_turn,
    may_use,
    to_act,
)
from portside.games.shanghaien.state import ENDED, JOINING, PLACING, SETTING, TURN, TURNING, UNSET

(
    ALLOWED,
    GAME_IS_OVER,
    NOT_YOUR_TURN,
    TOO_FEW_TO_ROLL,
    ALREADY_ROLLED,
    TOO_FEW_PLACED,
    DIE_MUST_BE_PLACED,
    ROLL_FIRST,
    NOT_ROLLED,
    NAME_THE_END,
    END_IS_SET,
    NO_SUCH_TRICK,
    TRICK_AFTER_ROLL,
    ONE_TRICK_A_ROUND,
    NO_SAILOR_AT_ALL,
    NAME_A_NATION,
    TURN_A_DIE,
    BOTH_ARE_PLACED,
    ONLY_TWO_SAILORS_JOIN,
    NO_SAILOR_OF_NATION,
    ONLY_CHANGE_TURNS,
    DIE_LIMIT,
    ONLY_BOTH_SETS,
) = range(23)

REFUSALS: tuple[Refusal | None, ...] = (
    None,
    Refusal("SH-21", "shanghaien-no-over"),
    Refusal("SH-6", "shanghaien-no-turn"),
    Refusal("SH-9", "shanghaien-no-roll-few"),
    Refusal("SH-7", "shanghaien-no-roll-again"),
    Refusal("SH-9", "shanghaien-no-shanghai-few"),
    Refusal("SH-7", "shanghaien-no-shanghai-rolled"),
    Refusal("SH-7", "shanghaien-no-place-unrolled"),
    Refusal("SH-7", "shanghaien-no-place-other"),
    Refusal("SH-8", "shanghaien-no-place-endless"),
    Refusal("SH-8", "shanghaien-no-place-set"),
    Refusal("SH-2", "shanghaien-no-trick-card"),
    Refusal("SH-15", "shanghaien-no-trick-unrolled"),
    Refusal("SH-15", "shanghaien-no-trick-second"),
    Refusal("SH-16", "shanghaien-no-trick-sailor"),
    Refusal("SH-16", "shanghaien-no-join-pending"),
    Refusal("SH-17", "shanghaien-no-turn-pending"),
    Refusal("SH-18", "shanghaien-no-both-pending"),
    Refusal("SH-16", "shanghaien-no-join-card"),
    Refusal("SH-16", "shanghaien-no-join-nation"),
    Refusal("SH-17", "shanghaien-no-turn-card"),
    Refusal("SH-17", "shanghaien-no-turn-limit"),
    Refusal("SH-18", "shanghaien-no-both-card"),
)


@kernel
def why(state: State, seat: int, action: int) -> int:
    """Return the code of the rule against an action of the seat, ALLOWED (0) when there is none."""
    if state.phase == ENDED:
        return GAME_IS_OVER
    if to_act(state) != seat:
        return NOT_YOUR_TURN
    if action == ROLL:
        if state.phase != TURN:
            return ALREADY_ROLLED
        return ALLOWED if may_roll(state, seat) else TOO_FEW_TO_ROLL
    if action == SHANGHAI:
        if state.phase != TURN:
            return DIE_MUST_BE_PLACED
        return ALLOWED if may_shanghai(state, seat) else TOO_FEW_PLACED
    if action <= PLACE_RIGHT.last:
        return why_not_place(state, action)
    if action <= TRICK.last:
        return why_not_trick(state, seat, (action - TRICK.first) // 2, (action - TRICK.first) % 2)
    if action <= JOIN.last:
        if state.phase != JOINING:
            return ONLY_TWO_SAILORS_JOIN
        return ALLOWED if has_sailor(state, seat, action - JOIN.first) else NO_SAILOR_OF_NATION
    if action <= TURN_UP.last:
        return why_not_turn(state, action - TURN_UP.first + 1, 1)
    if action <= TURN_DOWN.last:
        return why_not_turn(state, action - TURN_DOWN.first + 1, -1)
    return ALLOWED if state.phase == SETTING else ONLY_BOTH_SETS


@kernel
def unfinished_trick(state: State) -> int:
    """Return the refusal of anything but the step that a trick just played still needs, else ALLOWED."""
    if state.phase == JOINING:
        return NAME_A_NATION
    if state.phase == TURNING:
        return TURN_A_DIE
    if state.phase == SETTING:
        return BOTH_ARE_PLACED
    return ALLOWED


@kernel
def why_not_place(state: State, action: int) -> int:
    """Return the refusal of placing a die (SH-7, SH-8)."""
    if state.phase == TURN:
        return ROLL_FIRST
    if state.phase != PLACING:
        return unfinished_trick(state)
    if not is_rolled(state, (action - PLACE.first) % (PLACE.last - PLACE.first + 1) + 1):
        return NOT_ROLLED
    names_end = action >= PLACE_LEFT.first
    if state.end == UNSET:
        return ALLOWED if names_end else NAME_THE_END
    return END_IS_SET if names_end else ALLOWED


@kernel
def why_not_trick(state: State, seat: int, pair: int, i: int) -> int:
    """Return the refusal of playing a trick card (SH-15)."""
    if state.phase != TURN and state.phase != PLACING:
        return unfinished_trick(state)
    if state.tricks[seat, pair] == 0:
        return NO_SUCH_TRICK
    if state.captain[seat]:
        return ONE_TRICK_A_ROUND
    if state.phase == TURN:
        return TRICK_AFTER_ROLL
    return ALLOWED if may_use(state, seat, EFFECT[pair, i]) else NO_SAILOR_AT_ALL


@kernel
def why_not_turn(state: State, value: int, step: int) -> int:
    """Return the refusal of turning a die (SH-17)."""
    if state.phase != TURNING:
        return ONLY_CHANGE_TURNS
    if not is_rolled(state, value):
        return NOT_ROLLED
    return ALLOWED if may_turn(state, value, step) else DIE_LIMIT
