"""Greedy: plays for the best expected settlement of the round as it would be now."""

from portside.bots.policy import Work
from portside.core.chance import Rng, below
from portside.core.contract import State, apply, legal, outcomes, resolve, scores
from portside.core.jit import kernel
from portside.games.shanghaien.rules import settle
from portside.games.shanghaien.state import DEALING, ENDED, ROLLING, TURN


@kernel
def greedy(state: State, seat: int, rng: Rng, work: Work) -> int:
    """Return an action of the highest worth, one at random where several are."""
    states, actions = work[0], work[1][0]
    chosen, most, equal = -1, 0.0, 0
    for i in range(legal(state, seat, actions)):
        states[1] = state
        apply(states[1], seat, actions[i])
        worth = worth_of_turn(1, seat, work)
        if chosen == -1 or worth > most:
            chosen, most, equal = actions[i], worth, 1
        elif worth == most:
            equal += 1
            if below(rng, equal) == 0:
                chosen = actions[i]
    return int(chosen)


@kernel
def worth_of_turn(level: int, seat: int, work: Work) -> float:
    """Return the lead that the seat expects in position `level` when it ends its turn in the best way.

    Rolls are averaged, the seat's own steps maximised; then the tavern is settled as it lies.
    """
    states, actions, weights = work[0], work[1], work[2]
    state = states[level]
    if state.phase == TURN or state.phase == DEALING or state.phase == ENDED:
        return lead_if_settled(level, seat, work)
    if state.phase == ROLLING:
        total, sum_of_weights = 0.0, 0
        for roll in range(outcomes(state, weights[level])):
            states[level + 1] = states[level]
            resolve(states[level + 1], roll)
            total += weights[level, roll] * worth_of_turn(level + 1, seat, work)
            sum_of_weights += weights[level, roll]
        return total / sum_of_weights
    best = -1000.0
    for i in range(legal(state, seat, actions[level])):
        states[level + 1] = states[level]
        apply(states[level + 1], seat, actions[level, i])
        best = max(best, worth_of_turn(level + 1, seat, work))
    return best


@kernel
def lead_if_settled(level: int, seat: int, work: Work) -> float:
    """Return the seat's lead in points if the tavern were settled now; after a call nothing lies there."""
    states, points = work[0], work[3]
    states[level + 1] = states[level]
    settle(states[level + 1])
    scores(states[level + 1], points)
    return float(points[seat] - points[1 - seat])
