"""Bots by name."""

from typing import Protocol

from portside.bots.names import BOTS, KNOWN, SEARCH
from portside.bots.policy import Policy
from portside.bots.search import Budget, Search
from portside.core.contract import Game, State


class Bot(Protocol):
    """Whoever can play a seat."""

    def choose(self, seen: State, seat: int) -> int:
        """Choose an action for the seat; `seen` is hidden for it (Game.seen_by)."""


def make_bot(name: str, game: Game, seats: int, seed: int) -> Bot:
    """Return a bot by its name, with choices of its own from a seed."""
    if name in BOTS:
        return Policy(name, game, seats, seed)
    search = SEARCH.fullmatch(name)
    if search:
        return Search(game, seats, seed, Budget(iterations=int(search[1])))
    raise LookupError(f"There is no bot {name!r}; the bots are: {', '.join(KNOWN)}.")
