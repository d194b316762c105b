"""What bots know of Les Ombres de Macao."""

from portside.bots.levels import Manner, searcher
from portside.bots.macao.greedy import calm, insight, promise
from portside.bots.net import learned
from portside.bots.search import Search
from portside.core.contract import Game, register
from portside.games.macao.state import STATE

register(STATE, promise=promise, calm=calm, insight=insight)

# Rounds that are played on greedily before the net judges: where it judges at once it is easily wrong about what is
# just within reach. At 25 ms of processor time a move and two seats, 120 matches in duplicate: 2 rounds won 64 % (55 to
# 72) against none, though there were 0.58 times as many iterations; 3 and 4 rounds won 49 and 47 % against 2.
ROUNDS = 2


def manner(seats: int) -> Manner:
    """Return how the search goes by that."""
    return Manner(calms=ROUNDS * seats)


def level(name: str, game: Game, seats: int, seed: int, milliseconds: int) -> Search:
    """Return the bot of a level: a search with a net that was trained by self-play."""
    return searcher(name, game, seats, seed, milliseconds, learned(game), manner(seats))


def has_learned(game: Game) -> bool:
    """Tell whether the levels have a net for the components in use; without one they play matches out."""
    return learned(game) is not None
