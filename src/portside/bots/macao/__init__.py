"""What bots know of Les Ombres de Macao."""

from portside.bots.levels import searcher
from portside.bots.macao.greedy import calm, insight, promise
from portside.bots.net import learned
from portside.bots.search import Search
from portside.core.contract import Game, register
from portside.games.macao.state import STATE

register(STATE, promise=promise, calm=calm, insight=insight)

# The share of a thought's worth that its end decides when it is played out, the net deciding the rest. At 10 ms of
# processor time a move, 80 matches each in duplicate: the net alone won 50 % against playing out alone, though it
# has three to four times the iterations; both together won 62 % (52 to 71) against the net alone.
PLAYED_OUT = 0.5


def level(name: str, game: Game, seats: int, seed: int, milliseconds: int) -> Search:
    """Return the bot of a level: a search that goes half by a net trained by self-play, half by playing out."""
    return searcher(name, game, seats, seed, milliseconds, learned(game), PLAYED_OUT)


def has_learned(game: Game) -> bool:
    """Tell whether the levels have a net for the components in use; without one they play matches out."""
    return learned(game) is not None
