"""What bots know of Shanghaien."""

from typing import TYPE_CHECKING

from portside.bots.shanghaien.greedy import greedy
from portside.core.contract import Game, register
from portside.games.shanghaien.state import STATE

if TYPE_CHECKING:
    from portside.bots.shanghaien.solver import RoundSolver

register(STATE, greedy=greedy)


def captain(game: Game, seats: int, seed: int, milliseconds: int) -> "RoundSolver":
    """Return the strongest bot: each round solved exactly, on a learned value of what comes after it."""
    from portside.bots.shanghaien.solver import RoundSolver

    return RoundSolver()
