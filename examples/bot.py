"""A bot in 20 lines: it plays each of its actions in thought, and takes the one that leads by most.

portside arena shanghaien --bots random,greedy --bot python:examples/bot.py:Eager
"""

import numpy as np

from portside.core.contract import apply, scores


class Eager:
    def __init__(self, game, seats, seed):
        self.game, self.seats = game, seats
        self.rng = np.random.default_rng(seed)

    def lead(self, seen, seat, action):
        after, points = self.game.copy(seen), np.zeros(self.seats, np.int64)
        apply(after, seat, action)
        scores(after, points)
        return points[seat] - np.delete(points, seat).max() + self.rng.random() / 2

    def choose(self, seen, seat):
        return max(self.game.legal_actions(seen, seat), key=lambda action: self.lead(seen, seat, action))
