"""Expectimax through the rules' verbs: slow, plain, and the truth that the solver is held to."""

import math

import numpy as np

from portside.bots.shanghaien import nations
from portside.bots.shanghaien.worth import EDGE, FEATURES, POINTS, features
from portside.core.contract import CHANCE, State, apply, resolve, scores, to_act
from portside.games.shanghaien import GAME
from portside.games.shanghaien.state import DEALING, ENDED

TABLES = nations.tables()
LIKELY = TABLES[nations.LIKELY].astype(np.float32)


class Brute:
    """Values of positions for seat 0, remembered by position."""

    def __init__(self, weights: np.ndarray, aim: int) -> None:
        self.weights = weights  # by rounds settled, from 1
        self.aim = aim
        self.known: dict[bytes, float] = {}

    def result(self, state: State) -> float:
        if state.phase == ENDED:
            out = np.zeros(2, np.int64)
            scores(state, out)
            lead = float(out[0] - out[1])
            return lead if self.aim == POINTS else np.sign(lead) + EDGE * lead
        vector = np.zeros(FEATURES)
        features(state, LIKELY, TABLES, vector)
        worth = float(vector @ self.weights[state.rounds - 1])
        return worth if self.aim == POINTS else math.erf(worth / math.sqrt(2)) + EDGE * worth

    def value(self, state: State, rounds: int) -> float:
        if state.rounds > rounds:
            assert state.phase in (DEALING, ENDED)
            return self.result(state)
        position = state.tobytes()
        if position not in self.known:
            seat = to_act(state)
            if seat == CHANCE:
                weights = GAME.outcome_weights(state)
                total = 0.0
                for outcome, weight in enumerate(weights):
                    if weight:
                        copy = GAME.copy(state)
                        resolve(copy, outcome)
                        total += weight * self.value(copy, rounds)
                self.known[position] = total / sum(weights)
            else:
                best = max if seat == 0 else min
                self.known[position] = best(value for _, value in self.actions(state, seat))
        return self.known[position]

    def actions(self, state: State, seat: int) -> list[tuple[int, float]]:
        valued = []
        for action in GAME.legal_actions(state, seat):
            copy = GAME.copy(state)
            apply(copy, seat, action)
            valued.append((action, self.value(copy, int(state.rounds))))
        return valued

    def for_seat(self, state: State, seat: int) -> dict[int, float]:
        """Return the worth of each legal action to the seat."""
        return {action: value if seat == 0 else -value for action, value in self.actions(state, seat)}
