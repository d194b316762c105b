"""What bots know of Montego Bay."""

from portside.bots.levels import Manner, searcher
from portside.bots.montego_bay.greedy import calm, narrow, promise, retract
from portside.bots.montego_bay.insight import insight
from portside.bots.net import learned
from portside.bots.search import Search
from portside.core.contract import Game, register
from portside.games.montego_bay.state import STATE

register(STATE, promise=promise, calm=calm, insight=insight, narrow=narrow, retract=retract)

# What a card promises if nobody is pushed is a poor guess at what others lay, so it counts for little. In the subgames
# of bench/picks.py, judged by an earlier net, the loss to the best answer was 0.053 (0.046 with 187
# iterations a pick); it had been 0.056 (0.081) with heat 1 and curiosity 0.9, drawn by tries alone.
MANNER = Manner(heat=12.0, curious=0.5)


def manner(seats: int) -> Manner:
    """Return how the search goes by that."""
    return MANNER


def level(name: str, game: Game, seats: int, seed: int, milliseconds: int) -> Search:
    """Return the bot of a level: a search with a net that has learned from random playouts and searches."""
    return searcher(name, game, seats, seed, milliseconds, learned(game), manner(seats))


def has_learned(game: Game) -> bool:
    """Tell whether the levels have a net for the components in use; without one they play matches out."""
    return learned(game) is not None
