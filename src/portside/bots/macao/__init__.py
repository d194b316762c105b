"""What bots know of Les Ombres de Macao."""

from portside.bots.levels import Manner, searcher
from portside.bots.macao.greedy import calm, insight, narrow, promise
from portside.bots.macao.traits import traits
from portside.bots.net import learned
from portside.bots.search import Search
from portside.core.contract import Game, register
from portside.games.macao.state import STATE

register(STATE, promise=promise, calm=calm, insight=insight, narrow=narrow, traits=traits)

# Rounds that are played on greedily before the net judges again. Forecasts of matches of plain search by 100
# iterations (bench/forecasts.py, 40 matches) were off by 0.504 and 0.491 at two and four seats when only what the net
# said 2 rounds later counted, by 0.496 and 0.481 with the mean of that at once and 4 rounds later. At equal time and
# two seats that mean won 62 % (53 to 70, n = 120) against 2 rounds later alone; with 2 rounds the mean won 56 % (51
# to 61, n = 300), with 8 rounds 56 % (49 to 62, n = 200), with the end of the match 49 %. At four seats it won 55 %
# (43 to 66, n = 80) against three of uct:2000, where 2 rounds later alone won 39 % (28 to 51).
ROUNDS = 4


def manner(seats: int) -> Manner:
    """Return how the search goes by that."""
    return Manner(calms=ROUNDS * seats)


def level(name: str, game: Game, seats: int, seed: int, milliseconds: int) -> Search:
    """Return the bot of a level: a search with a net that was trained by self-play."""
    return searcher(name, game, seats, seed, milliseconds, learned(game), manner(seats))


def has_learned(game: Game) -> bool:
    """Tell whether the levels have a net for the components in use; without one they play matches out."""
    return learned(game) is not None
