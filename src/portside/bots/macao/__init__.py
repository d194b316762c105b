"""What bots know of Les Ombres de Macao."""

from portside.bots.levels import Manner, searcher
from portside.bots.macao.greedy import calm, insight, narrow, promise
from portside.bots.macao.traits import traits
from portside.bots.net import learned
from portside.bots.search import Search
from portside.core.contract import Game, register
from portside.games.macao.state import STATE

register(STATE, promise=promise, calm=calm, insight=insight, narrow=narrow, traits=traits)

# Rounds that are played on greedily before the net judges again; the mean of that and of what it said at once counts.
# At equal time (5 ms) and four seats, what it says at once alone won 17 % (11 to 25, n = 88; 25 % is even) against
# three that go by the mean, the mean with 2 rounds 23 % (15 to 33, n = 96). At two seats it is all one: 53 % (47 to
# 59, n = 208) and 55 % (48 to 61, n = 202).
ROUNDS = 4


def manner(seats: int) -> Manner:
    """Return how the search goes by that."""
    return Manner(calms=ROUNDS * seats)


def level(name: str, game: Game, seats: int, seed: int, milliseconds: int) -> Search:
    """Return the bot of a level: a search with a net that was trained by self-play."""
    return searcher(name, game, seats, seed, milliseconds, learned(game, seats), manner(seats))


def has_learned(game: Game) -> bool:
    """Tell whether the levels have a net for the components in use; without one they play matches out."""
    return learned(game, min(game.seats)) is not None
