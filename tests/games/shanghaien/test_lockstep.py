"""The kernel against a second, independent implementation: same choices, same luck, same points."""

import os
import random

import numpy as np
import pytest
from games.shanghaien.simple import SimpleShanghaien

from portside import Match, load
from portside.core.contract import CHANCE
from portside.core.walk import divide
from portside.games.shanghaien.actions import pair_name
from portside.games.shanghaien.components import DECK, EFFECTS, PAIRS, SAILORS

LONG = bool(os.environ.get("PORTSIDE_SOAK"))
MATCHES = 2000 if LONG else 60
GAME = load("shanghaien")
TRICKS = [
    (EFFECTS[first], EFFECTS[second]) for pair, (first, second) in enumerate(PAIRS) for _ in range(DECK[SAILORS + pair])
]


class Lockstep:
    """One match played by both; fails as soon as they differ."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.match = Match(GAME, seed=seed, luck=False)
        self.simple = SimpleShanghaien(TRICKS)

    def step(self) -> None:
        seat = self.match.to_act()
        if seat == CHANCE:
            assert self.simple.to_act() == "luck"
            weights = GAME.outcome_weights(self.match.state)
            named = {GAME.text.outcome_name(self.match.state, k): w for k, w in enumerate(weights) if w}
            assert named == self.simple.luck()
            outcome = self.rng.choices(range(len(weights)), weights)[0]
            self.simple.resolve(GAME.text.outcome_name(self.match.state, outcome))
            self.match.resolve(outcome)
        else:
            assert self.simple.to_act() == seat
            names = [GAME.actions[action] for action in GAME.legal_actions(self.match.state, seat)]
            assert sorted(names) == sorted(self.simple.legal())
            name = self.rng.choice(names)
            self.simple.play(name)
            self.match.play(name)
        assert self.match.scores() == self.simple.scores()


@pytest.mark.core
def test_a_match_in_lockstep_interpreted_too():
    """SH-1 to SH-24: one whole match, also run uncompiled."""
    play = Lockstep(1)
    while not play.match.over:
        play.step()
    assert play.simple.to_act() == "over"


@pytest.mark.parametrize("block", range(4))
def test_whole_matches_in_lockstep(block):
    """SH-1 to SH-24."""
    for seed in range(block * MATCHES // 4, (block + 1) * MATCHES // 4):
        play = Lockstep(seed)
        while not play.match.over:
            play.step()
        assert play.simple.to_act() == "over"


def count_simply(simple: SimpleShanghaien, depth: int) -> dict[str, int]:
    """Count paths from a position of the simple implementation, move by move."""
    import copy

    events = simple.luck() if simple.to_act() == "luck" else simple.legal()
    counts = {}
    for name in events:
        after = copy.deepcopy(simple)
        (after.resolve if simple.to_act() == "luck" else after.play)(name)
        counts[name] = sum(count_simply(after, depth - 1).values()) if depth > 1 else 1
    return counts


@pytest.mark.parametrize(("steps", "seed", "depth"), [(7, 1, 4), (120, 2, 4), (150, 5, 4), (170, 11, 4)])
def test_path_counts_from_the_opening_and_from_late_positions(steps, seed, depth):
    """SH-6, SH-7, SH-15: the counts, divided by the first move, are those of the simple implementation."""
    play = Lockstep(seed)
    for _ in range(steps):
        play.step()
    # A deal would only count cards; go on to the next decision.
    while play.match.to_act() == CHANCE:
        play.step()
    assert not play.match.over
    assert divide(GAME, play.match.state, depth) == count_simply(play.simple, depth)


def test_late_positions_hold_tricks():
    """The positions counted above must reach the tricks, or they prove little."""
    tricks = []
    for steps, seed in ((120, 2), (150, 5), (170, 11)):
        play = Lockstep(seed)
        for _ in range(steps):
            play.step()
        tricks.append(int(np.sum(play.match.state.tricks)))
    assert sum(tricks) > 0, [pair_name(pair) for pair in range(len(PAIRS))]
