"""The names of the bots; light to import, for help and errors."""

import re
from typing import NamedTuple

BOTS = ("random", "greedy")  # compiled policies
LEVELS = ("deckhand", "bosun", "mate", "captain", "admiral")  # from the weakest to the strongest
# Milliseconds a move of the levels that think by the clock: captain on one core, admiral on two.
THINKING = {"captain": 900, "admiral": 4500}
KNOWN = (*BOTS, *LEVELS, "uct:N")  # as help and errors list them

# A level that thinks by the clock, with so many milliseconds a move instead of its own time: captain@50ms.
TIMED = re.compile(rf"({'|'.join(THINKING)})@([1-9]\d{{0,6}})ms")
# Plain tree search with so many random playouts a move, or for so many milliseconds: uct:2000, uct:500ms.
SEARCH = re.compile(r"uct:([1-9]\d{0,7})(ms)?")


class Named(NamedTuple):
    """What a bot's name says."""

    kind: str  # one of BOTS or LEVELS, or "uct"
    iterations: int = 0
    milliseconds: int = 0  # 0 for those that do not think by the clock


def read_name(name: str) -> Named | None:
    """Return what a name says, None if it is no bot's."""
    if name in BOTS:
        return Named(name)
    if name in LEVELS:
        return Named(name, milliseconds=THINKING.get(name, 0))
    if level := TIMED.fullmatch(name):
        return Named(level[1], milliseconds=int(level[2]))
    if search := SEARCH.fullmatch(name):
        return Named("uct", milliseconds=int(search[1])) if search[2] else Named("uct", int(search[1]))
    return None


def is_bot(name: str) -> bool:
    """Tell whether a name means a bot."""
    return read_name(name) is not None


def bots_of(game: str) -> str:
    """Return how all bots of a game are called in the notes of what is compiled (core/jit.py)."""
    return f"bots-{game}"


class BotError(ValueError):
    """A bot that can't play here; says why in one sentence."""


class OtherComponents(BotError):
    """What was learned with other components than those in use: levels go without it, and say so."""
