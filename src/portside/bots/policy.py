"""How the bots choose, compiled for every game."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from portside.bots.names import BOTS
from portside.core.chance import Rng, below, streams
from portside.core.contract import Game, Numbers, State, legal, verb
from portside.core.jit import kernel

RANDOM, GREEDY = range(len(BOTS))

# Buffers that a bot thinks in: positions, lists of actions and weights by level, points by seat.
Work: TypeAlias = tuple[NDArray[Any], Numbers, Numbers, Numbers]

greedy = verb("greedy", 3)  # (seat, rng, work): the action that promises most for the round now


def load_knowledge(game: Game) -> ModuleType | None:
    """Import what bots know of a game: portside.bots.<game>, which registers its verbs; None if there is nothing."""
    return import_module(f"portside.bots.{game.name}") if find_spec(f"portside.bots.{game.name}") else None


def workspace(game: Game, seats: int, depth: int = 12) -> Work:
    """Return the buffers that one bot thinks in; never shared between threads."""
    return (
        np.zeros(depth, game.state),
        np.zeros((depth, len(game.actions)), np.int64),
        np.zeros((depth, game.max_outcomes), np.int64),
        np.zeros(seats, np.int64),
    )


class Policy:
    """A compiled policy as a bot."""

    def __init__(self, name: str, game: Game, seats: int, seed: int) -> None:
        load_knowledge(game)
        self.number = BOTS.index(name)
        self.game = game
        self.work = workspace(game, seats)
        self.rng = streams(seed, 0, 1)

    def choose(self, seen: State, seat: int) -> int:
        """Choose an action for the seat; `seen` is hidden for it."""
        return int(choose(self.game.copy(seen), seat, self.number, self.rng, self.work))


@kernel
def choose(state: State, seat: int, bot: int, rng: Rng, work: Work) -> int:
    """Return the action that a bot plays; the position is hidden for its seat and is the bot's to change."""
    if bot == GREEDY:
        return int(greedy(state, seat, rng, work))
    actions = work[1][0]
    return int(actions[below(rng, legal(state, seat, actions))])
