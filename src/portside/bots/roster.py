"""Bots by name."""

from typing import Protocol

from portside.bots.levels import searcher
from portside.bots.names import BOTS, KNOWN, THINKING, read_name
from portside.bots.policy import Policy, load_knowledge
from portside.bots.search import Budget, Search
from portside.core.contract import Game, State

UNLEARNED = "bots-unlearned"  # the message of a level that does not go by what it has learned


class Bot(Protocol):
    """Whoever can play a seat."""

    def choose(self, seen: State, seat: int) -> int:
        """Choose an action for the seat; `seen` is hidden for it (Game.seen_by)."""


def make_bot(name: str, game: Game, seats: int, seed: int) -> Bot:
    """Return a bot by its name, with choices of its own from a seed.

    Raises LookupError for a name that is no bot's, and BotError when the bot's knowledge can't be used, as when its
    file is damaged. With an owner's components it plays without what it has learned with others: see `thinks`.
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


def thinks(level: str, game: Game) -> str:
    """Return the message that says in a sentence how a level thinks in a game.

    Of the best it says so when they do not go by what they have learned, as with an owner's components.
    """
    has_learned = getattr(load_knowledge(game), "has_learned", None)
    if level in THINKING and has_learned and not has_learned(game):
        return UNLEARNED
    return f"bots-{level}-{game.name.replace('_', '-')}"
