"""What to play in a position, with what each action is worth: for hints."""

from typing import NamedTuple

from portside.bots.levels import ADMIRAL, searcher
from portside.bots.policy import load_knowledge
from portside.core.contract import Game, State


class Advice(NamedTuple):
    """What an action is worth to the seat."""

    action: int
    chance: float  # about that of winning
    points: float  # expected at the end, or the lead
    tries: int  # continuations looked at; 0 where the round was solved, and then the points are the lead


def advise(game: Game, seats: int, seen: State, seat: int, milliseconds: int) -> list[Advice]:
    """Return what the strongest bot thinks of the actions, the best first; `seen` is hidden for the seat.

    Raises BotError when its knowledge can't be used.
    """
    knowledge = load_knowledge(game)
    own = getattr(knowledge, "advise", None)
    if own:
        solved: list[Advice] = own(seen, seat)
        return solved
    search = getattr(knowledge, "level", searcher)(ADMIRAL, game, seats, 1, milliseconds)
    return [
        Advice(opinion.action, opinion.utility, opinion.points, opinion.tries)
        for opinion in search.opinions(seen, seat)
    ]
