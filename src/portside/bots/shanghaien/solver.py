"""The strong bot: plays each round exactly, on a learned value of what comes after it."""

from typing import NamedTuple

from portside.bots.shanghaien.rounds import Round
from portside.bots.shanghaien.weights import Weights, first_guess, learned
from portside.bots.shanghaien.worth import POINTS, WIN
from portside.core.contract import State
from portside.games.shanghaien.actions import ROLL, SHANGHAI
from portside.games.shanghaien.rules import may_roll, may_shanghai
from portside.games.shanghaien.state import TURN


class Valued(NamedTuple):
    """An action, the chance to win after it, and the lead in points that it promises at the end."""

    action: int
    win: float  # from 0 to 1; a draw counts one half
    points: float


class RoundSolver:
    """Plays Shanghaien. A round is solved when its first position is seen, then every move is looked up.

    It owns its buffers: one for each thread. Without weights it goes by those it has learned, with an owner's
    components by a rule of thumb.
    """

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or learned() or first_guess()
        self.win = Round(self.weights.judges[WIN])
        self.lead = Round(self.weights.judges[POINTS])

    def choose(self, state: State, seat: int) -> int:
        """Return the action with the best chance to win; the position is one in which the seat decides."""
        if state.phase == TURN:
            if not may_shanghai(state, seat):
                return ROLL
            if not may_roll(state, seat):
                return SHANGHAI
            # The table holds the better of both; call() has it solved.
            return SHANGHAI if self.win.call(state) >= self.win.turn(state) else ROLL
        return max(self.win.actions(state, seat, listed_only=True), key=lambda valued: valued[1])[0]

    def values(self, state: State, seat: int) -> list[Valued]:
        """Return what each legal action is worth to the seat, the best first.

        The chance is that of both playing for the win, the points those of both playing for points.
        """
        points = dict(self.lead.actions(state, seat))
        valued = [
            Valued(action, min(1.0, max(0.0, (1 + worth) / 2)), points[action])
            for action, worth in self.win.actions(state, seat)
        ]
        return sorted(valued, key=lambda valued: (-valued.win, -valued.points))
