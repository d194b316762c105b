"""Bots by name."""

from typing import Protocol

from portside.bots.names import BOTS, KNOWN, LEVELS, SEARCH
from portside.bots.policy import Policy, load_knowledge
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
    if name in LEVELS:
        return make_captain(game, seats, seed)
    search = SEARCH.fullmatch(name)
    if search:
        return Search(game, seats, seed, Budget(iterations=int(search[1])))
    raise LookupError(f"There is no bot {name!r}; the bots are: {', '.join(KNOWN)}.")


def make_captain(game: Game, seats: int, seed: int) -> Bot:
    """Return the strongest bot of a game: the one its knowledge brings, else a search of most of a second.

    Raises BotError when its knowledge can't be used, as with other components than it was learned with.
    """
    own = getattr(load_knowledge(game), "captain", None)
    if own:
        bot: Bot = own(game, seats, seed)
        return bot
    return Search(game, seats, seed, Budget(milliseconds=900))
