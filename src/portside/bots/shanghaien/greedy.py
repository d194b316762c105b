"""Greedy: plays for the best expected settlement of the round as it would be now."""

from portside.bots.policy import Work
from portside.core.contract import State, apply, legal, outcomes, resolve, scores
from portside.core.jit import kernel
from portside.games.shanghaien.rules import settle
from portside.games.shanghaien.state import JOINING, PLACING, ROLLING, SETTING, TURN, TURNING

# The worth of position `level`: the lead that the seat expects when it ends its turn in the best way. Rolls
# are averaged, the seat's own steps maximised; then the tavern is settled as it lies. A turn is a roll, a
# placing with or without a trick, the trick's own step, and a placing again: one function each, since Numba
# can't keep functions that call themselves in its cache.


@kernel
def lead_if_settled(level: int, seat: int, work: Work) -> float:
    """Return the seat's lead in points if the tavern were settled now; after a call nothing lies there."""
    states, points = work[0], work[3]
    states[level + 1] = states[level]
    settle(states[level + 1])
    scores(states[level + 1], points)
    return float(points[seat] - points[1 - seat])


@kernel
def worth_of_placing(level: int, seat: int, work: Work) -> float:
    """Return the worth of a position in which a die is placed and the round's trick is used."""
    states, actions = work[0], work[1]
    best = -1000.0
    for i in range(legal(states[level], seat, actions[level])):
        states[level + 1] = states[level]
        apply(states[level + 1], seat, actions[level, i])
        best = max(best, lead_if_settled(level + 1, seat, work))
    return best


@kernel
def worth_in_trick(level: int, seat: int, work: Work) -> float:
    """Return the worth of a position right after a trick was chosen."""
    states, actions, weights = work[0], work[1], work[2]
    state = states[level]
    if state.phase == ROLLING:
        total, sum_of_weights = 0.0, 0
        for roll in range(outcomes(state, weights[level])):
            states[level + 1] = states[level]
            resolve(states[level + 1], roll)
            total += weights[level, roll] * worth_of_placing(level + 1, seat, work)
            sum_of_weights += weights[level, roll]
        return total / sum_of_weights
    if state.phase != JOINING and state.phase != TURNING and state.phase != SETTING:
        return lead_if_settled(level, seat, work)
    best = -1000.0
    for i in range(legal(state, seat, actions[level])):
        states[level + 1] = states[level]
        apply(states[level + 1], seat, actions[level, i])
        if states[level + 1].phase == PLACING:
            best = max(best, worth_of_placing(level + 1, seat, work))
        else:
            best = max(best, lead_if_settled(level + 1, seat, work))
    return best


@kernel
def worth_of_step(level: int, seat: int, work: Work) -> float:
    """Return the worth of a position in which a die is placed or a trick is played."""
    states, actions = work[0], work[1]
    best = -1000.0
    for i in range(legal(states[level], seat, actions[level])):
        states[level + 1] = states[level]
        apply(states[level + 1], seat, actions[level, i])
        best = max(best, worth_in_trick(level + 1, seat, work))
    return best


@kernel
def worth(level: int, seat: int, work: Work) -> float:
    """Return the worth of any position that one action of the seat leads to."""
    states, weights = work[0], work[2]
    state = states[level]
    if state.phase == PLACING:
        return worth_of_step(level, seat, work)
    if state.phase == ROLLING and not state.captain[seat]:
        total, sum_of_weights = 0.0, 0
        for roll in range(outcomes(state, weights[level])):
            states[level + 1] = states[level]
            resolve(states[level + 1], roll)
            total += weights[level, roll] * worth_of_step(level + 1, seat, work)
            sum_of_weights += weights[level, roll]
        return total / sum_of_weights
    return worth_in_trick(level, seat, work)


@kernel
def promise(state: State, seat: int, action: int, work: Work) -> float:
    """Return the worth of the position that an action leads to."""
    work[0][1] = state
    apply(work[0][1], seat, action)
    return worth(1, seat, work)


@kernel
def calm(state: State) -> bool:
    """Tell whether a turn begins here."""
    return bool(state.phase == TURN)
