"""Learning the value between rounds: backwards from round 8, then again on the bot's own positions.

A position's label is the exact solver's value of the round that follows, with a tavern drawn at random, on
the value learned for the position after it. After round 7 the label is the true end of the match.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from portside.bots.shanghaien.fit import Floats, as_chance, describe, fit_chance, fit_lead
from portside.bots.shanghaien.positions import draw_luck, greedy_positions, own_positions, vary
from portside.bots.shanghaien.rounds import Round
from portside.bots.shanghaien.solver import RoundSolver
from portside.bots.shanghaien.weights import BETWEEN, Weights, first_guess, save
from portside.bots.shanghaien.worth import POINTS, WIN
from portside.core.chance import streams
from portside.games.shanghaien import GAME
from portside.games.shanghaien.components import KINDS, ROUNDS

Progress = Callable[[str, int, int], None]  # what is being done, how much of it is done, of how much

NOISE = 10  # random moves in 100, so that the positions are not all of one kind
KEEP = 3  # nations considered in labels: half the time
VARIED = 1  # copies of each position with a few cards moved


def label(states: NDArray[Any], weights: Weights, seed: int, progress: Callable[[int], None]) -> tuple[Floats, Floats]:
    """Return for each position the lead and the chance (-1 to 1) of seat 0, with a tavern drawn at random."""
    rounds = [Round(weights.judges[aim], KEEP) for aim in (POINTS, WIN)]
    labels = np.zeros((2, len(states)))
    luck = np.zeros(KINDS, np.int64)
    for i in range(len(states)):
        state = GAME.from_bytes(states[i].tobytes())
        draw_luck(state, streams(seed, i, 1), luck)
        for aim, solver in enumerate(rounds):
            value = solver.roll(state)
            labels[aim, i] = value if state.seat == 0 else -value
        progress(i + 1)
    return labels[0], labels[1]


def learn_backwards(
    positions: NDArray[Any], start: Weights, seed: int, partial: Path | None, progress: Progress
) -> Weights:
    """Learn from positions by match and rounds settled less 1, the last round first.

    With a `partial` file, rounds that it holds are not learned again.
    """
    points, win = start.points.copy(), start.win.copy()
    missed = np.zeros((BETWEEN, 4))  # spread of the lead, of its error, of the chance, of its error
    next_row = BETWEEN - 1
    if partial and partial.exists():
        kept = np.load(partial)
        points, win, missed, next_row = kept["points"], kept["win"], kept["missed"], int(kept["next_row"])
    for row in range(next_row, -1, -1):
        states = np.ascontiguousarray(positions[:, row])
        states = np.concatenate([states, *(vary(states, seed + 10 * copy + row) for copy in range(VARIED))])
        what = f"round {row + 2} of {ROUNDS}"

        def tell(done: int, what: str = what, total: int = len(states)) -> None:
            progress(what, done, total)

        lead, chance = label(states, Weights(points, win, {}), seed + row, tell)
        described = describe(states)
        points[row] = fit_lead(described, lead, start.points[row])
        win[row] = fit_chance(described, chance, points[row])
        told = as_chance(described @ win[row])
        missed[row] = np.std([lead, lead - described @ points[row], chance, chance - told], axis=1)
        if partial:
            np.savez(partial, points=points, win=win, missed=missed, next_row=row - 1)
    return Weights(points, win, {"missed": np.round(missed, 3).tolist()})


def learn(
    path: Path,
    matches: int = 400,
    generations: int = 2,
    seed: int = 1,
    progress: Progress = lambda what, done, total: None,
) -> Weights:
    """Learn weights and write them to a file. A run that was stopped goes on where it was, between rounds.

    The first generation learns from greedy matches, the later ones from matches of the one before.
    """
    weights = first_guess()
    beside = [
        (path.with_suffix(f".seed{seed}.positions{g}.npy"), path.with_suffix(f".seed{seed}.rounds{g}.npz"))
        for g in range(generations)
    ]
    for generation, (found, partial) in enumerate(beside):
        luck = seed * 1000 + generation * 100
        if found.exists():
            positions = np.load(found).view(GAME.state).reshape(-1, BETWEEN)
        elif generation == 0:
            positions = greedy_positions(matches, NOISE, luck)
        else:
            bot = RoundSolver(weights)
            positions = own_positions(bot, matches, NOISE, luck, lambda done: progress("own matches", done, matches))
        np.save(found, np.frombuffer(positions.tobytes(), np.uint8))
        weights = learn_backwards(positions, weights, luck + 10, partial, progress)
    command = f"portside train shanghaien --matches {matches} --generations {generations} --seed {seed}"
    weights = Weights(weights.points, weights.win, {"command": command, "seed": seed, **weights.made_by})
    save(path, weights)
    for files in beside:
        for file in files:
            file.unlink(missing_ok=True)
    return weights
