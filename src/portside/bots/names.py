"""The names of the bots; light to import, for help and errors."""

import re

BOTS = ("random", "greedy")  # compiled policies
LEVELS = ("captain",)  # the strongest we have of each game, at most a second a move
SEARCH = re.compile(r"uct:([1-9]\d{0,7})")  # plain tree search with so many random playouts a move
KNOWN = (*BOTS, *LEVELS, "uct:N")  # as help and errors list them


def is_bot(name: str) -> bool:
    """Tell whether a name means a bot."""
    return name in BOTS or name in LEVELS or SEARCH.fullmatch(name) is not None


class BotError(ValueError):
    """A bot that can't play here; says why in one sentence."""
