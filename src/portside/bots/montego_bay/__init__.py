"""What bots know of Montego Bay."""

from portside.bots.levels import Manner, searcher
from portside.bots.montego_bay.greedy import calm, narrow, promise, retract
from portside.bots.montego_bay.insight import insight
from portside.bots.montego_bay.traits import traits
from portside.bots.net import learned
from portside.bots.search import BY_RANKS, Search
from portside.core.contract import Game, register
from portside.games.montego_bay.state import STATE

register(STATE, promise=promise, calm=calm, insight=insight, narrow=narrow, retract=retract, traits=traits)

# The net ranks actions. Where it can't be used, with an owner's components, what actions promise ranks them; what a
# card promises if nobody is pushed is a poor guess, so it counts for little. At equal time and two seats the search
# that went by the ranks of the first net that had some won 60 % (51 to 69, n = 120, 10 ms) against promises.
#
# Leaves are played on by those ranks, too, to the end of the round: at equal time and two seats that won 54 % (47 to
# 61, n = 192, 5 ms) against greedy play, and at four seats against three of uct:700 58 % (49 to 66, n = 92) instead of
# 48 % (36 to 61, n = 60). Macao's search loses by it: 44 % (39 to 50, n = 332, 5 ms).
MANNER = Manner(heat=12.0, curious=0.5, playing=BY_RANKS)


def manner(seats: int) -> Manner:
    """Return how the search goes by that."""
    return MANNER


def level(name: str, game: Game, seats: int, seed: int, milliseconds: int) -> Search:
    """Return the bot of a level: a search with a net that has learned from random playouts and searches."""
    return searcher(name, game, seats, seed, milliseconds, learned(game, seats), manner(seats))


def has_learned(game: Game) -> bool:
    """Tell whether the levels have a net for the components in use; without one they play matches out."""
    return learned(game, min(game.seats)) is not None
