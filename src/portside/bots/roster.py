"""Bots by name."""

from typing import Protocol

from portside.bots.levels import searcher
from portside.bots.names import BOTS, KNOWN, read_name
from portside.bots.policy import Policy, load_knowledge
from portside.bots.search import Budget, Search
from portside.core.contract import Game, State


class Bot(Protocol):
    """Whoever can play a seat."""

    def choose(self, seen: State, seat: int) -> int:
        """Choose an action for the seat; `seen` is hidden for it (Game.seen_by)."""


def make_bot(name: str, game: Game, seats: int, seed: int) -> Bot:
    """Return a bot by its name, with choices of its own from a seed.

    Raises LookupError for a name that is no bot's, and BotError when the bot's knowledge can't be used, as
    with other components than it was learned with.
    """
    named = read_name(name)
    if named is None:
        raise LookupError(f"There is no bot {name!r}; the bots are: {', '.join(KNOWN)}.")
    if named.kind in BOTS:
        return Policy(name, game, seats, seed)
    if named.kind == "uct":
        return Search(game, seats, seed, Budget(named.iterations, named.milliseconds))
    own = getattr(load_knowledge(game), "level", searcher)
    bot: Bot = own(named.kind, game, seats, seed, named.milliseconds)
    return bot
