"""How the bots choose, compiled for every game."""

from typing import Any, TypeAlias

from numpy.typing import NDArray

from portside.bots.names import BOTS
from portside.core.chance import Rng, below
from portside.core.contract import Numbers, State, legal, verb
from portside.core.jit import kernel

RANDOM, GREEDY = range(len(BOTS))

# Buffers that a bot thinks in: positions, lists of actions and weights by level, points by seat.
Work: TypeAlias = tuple[NDArray[Any], Numbers, Numbers, Numbers]

greedy = verb("greedy", 3)  # (seat, rng, work): the action that promises most for the round now


@kernel
def choose(state: State, seat: int, bot: int, rng: Rng, work: Work) -> int:
    """Return the action that a bot plays; the position is hidden for its seat and is the bot's to change."""
    if bot == GREEDY:
        return int(greedy(state, seat, rng, work))
    actions = work[1][0]
    return int(actions[below(rng, legal(state, seat, actions))])
