"""The names of the bots; light to import, for help and errors."""

import re
from typing import NamedTuple

BOTS = ("random", "greedy")  # compiled policies
LEVELS = ("captain",)  # the strongest we have of each game, at most a second a move
KNOWN = (*BOTS, *LEVELS, "uct:N")  # as help and errors list them

# A level, by itself or with so many milliseconds a move instead of its own time: captain@50ms.
LEVEL = re.compile(rf"({'|'.join(LEVELS)})(?:@([1-9]\d{{0,6}})ms)?")
# Plain tree search with so many random playouts a move, or for so many milliseconds: uct:2000, uct:500ms.
SEARCH = re.compile(r"uct:([1-9]\d{0,7})(ms)?")


class Named(NamedTuple):
    """What a bot's name says."""

    kind: str  # one of BOTS or LEVELS, or "uct"
    iterations: int = 0
    milliseconds: int = 0  # 0: its own time, or none


def read_name(name: str) -> Named | None:
    """Return what a name says, None if it is no bot's."""
    if name in BOTS:
        return Named(name)
    if level := LEVEL.fullmatch(name):
        return Named(level[1], milliseconds=int(level[2] or 0))
    if search := SEARCH.fullmatch(name):
        return Named("uct", milliseconds=int(search[1])) if search[2] else Named("uct", int(search[1]))
    return None


def is_bot(name: str) -> bool:
    """Tell whether a name means a bot."""
    return read_name(name) is not None


class BotError(ValueError):
    """A bot that can't play here; says why in one sentence."""
