"""Bots. A bot gets the position as its seat may see it, and gives an action."""

from importlib import import_module
from importlib.util import find_spec

import numpy as np

from portside.bots.names import BOTS
from portside.bots.policy import Work, choose
from portside.core.chance import streams
from portside.core.contract import Game, State

__all__ = ["BOTS", "Bot", "load_knowledge", "workspace"]


def load_knowledge(game: Game) -> None:
    """Import what bots know of a game: portside.bots.<game>, which registers its verbs."""
    if find_spec(f"portside.bots.{game.name}"):
        import_module(f"portside.bots.{game.name}")


def workspace(game: Game, seats: int, depth: int = 12) -> Work:
    """Return the buffers that one bot thinks in; never shared between threads."""
    return (
        np.zeros(depth, game.state),
        np.zeros((depth, len(game.actions)), np.int64),
        np.zeros((depth, game.max_outcomes), np.int64),
        np.zeros(seats, np.int64),
    )


class Bot:
    """A bot at a seat of a match."""

    def __init__(self, name: str, game: Game, seats: int, seed: int) -> None:
        if name not in BOTS:
            raise LookupError(f"There is no bot {name!r}; the bots are: {', '.join(BOTS)}.")
        load_knowledge(game)
        self.name = name
        self.game = game
        self.work = workspace(game, seats)
        self.rng = streams(seed, 0, 1)

    def choose(self, seen: State, seat: int) -> int:
        """Choose an action for the seat; `seen` is hidden for it (Game.seen_by)."""
        return int(choose(self.game.copy(seen), seat, BOTS.index(self.name), self.rng, self.work))
