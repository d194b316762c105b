"""What bots know of Shanghaien."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Union

from portside.bots.names import LEVELS
from portside.bots.policy import Doubtful
from portside.bots.search import Budget, Search
from portside.bots.shanghaien.greedy import calm, promise
from portside.core.contract import Game, State, register
from portside.games.shanghaien.state import STATE

if TYPE_CHECKING:
    from portside.bots.advice import Advice
    from portside.bots.shanghaien.solver import RoundSolver

register(STATE, promise=promise, calm=calm)

DECKHAND, BOSUN, MATE, _, _ = LEVELS
MISJUDGED = 2.0  # points by which a deckhand misjudges a move
LOOKS = 400  # playouts a move of a bosun


def level(name: str, game: Game, seats: int, seed: int, milliseconds: int) -> Union[Doubtful, Search, "RoundSolver"]:
    """Return the bot of a level.

    From mate on each round is solved exactly; a mate has a rule of thumb for what comes after it, captain and
    admiral a learned value. Nothing is left for an admiral to think about for longer: it plays as a captain does.
    With other components than were learned with they go by the rule of thumb, too.
    """
    if name == DECKHAND:
        return Doubtful(game, seats, seed, MISJUDGED)
    if name == BOSUN:
        return Search(game, seats, seed, Budget(iterations=LOOKS), nodes=20_000)
    from portside.bots.shanghaien.solver import RoundSolver
    from portside.bots.shanghaien.weights import first_guess

    return RoundSolver(first_guess()) if name == MATE else RoundSolver()


def has_learned(game: Game) -> bool:
    """Tell whether captain and admiral have a value learned with the components in use."""
    from portside.bots.shanghaien.weights import learned

    return learned() is not None


def advise(seen: State, seat: int) -> list["Advice"]:
    """Return what each action is worth, solved."""
    from portside.bots.advice import Advice
    from portside.bots.shanghaien.solver import RoundSolver

    return [Advice(valued.action, valued.win, valued.points, 0) for valued in RoundSolver().values(seen, seat)]


def train(
    out: Path,
    matches: int = 400,
    generations: int = 2,
    seed: int = 1,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> None:
    """Learn the value between rounds anew, without torch, and write the weights to a file."""
    from portside.bots.shanghaien.learn import learn

    learn(out, matches, generations, seed, lambda what, done, total: progress(done, total))
