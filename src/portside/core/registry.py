"""Finding games by name. Any installed package may bring some: entry points of the group portside.games."""

from functools import cache
from importlib.metadata import entry_points

from portside.core.contract import Game


@cache
def names() -> tuple[str, ...]:
    """List the games that load() knows."""
    return tuple(sorted({entry.name for entry in entry_points(group="portside.games")}))


@cache
def load(name: str) -> Game:
    """Return a game by its name.

    Raises LookupError for an unknown name, ComponentsError when its components can't be used.
    """
    for entry in entry_points(group="portside.games", name=name):
        game: Game = entry.load()
        return game
    raise LookupError(f"There is no game {name!r}; the games are: {', '.join(names())}.")
