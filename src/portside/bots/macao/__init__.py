"""What bots know of Les Ombres de Macao."""

from portside.bots.levels import searcher
from portside.bots.macao.greedy import calm, insight, promise
from portside.bots.search import Search
from portside.core.contract import Game, register
from portside.games.macao.state import STATE

register(STATE, promise=promise, calm=calm, insight=insight)


def level(name: str, game: Game, seats: int, seed: int, milliseconds: int) -> Search:
    """Return the bot of a level: a search that plays every leaf on to the end, greedily.

    n = 42 and 44 at 20 ms a move against greedy: 81 % with a net judging the next calm position, 100 % so.
    """
    return searcher(name, game, seats, seed, milliseconds)
