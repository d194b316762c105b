"""Positions between rounds to learn from: of greedy matches with some random moves, and of the bot's own."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from portside.bots.policy import Work, greedy, load_knowledge, workspace
from portside.bots.shanghaien.solver import RoundSolver
from portside.bots.shanghaien.weights import BETWEEN
from portside.core.chance import Rng, below, draw, streams
from portside.core.contract import CHANCE, OVER, Numbers, State, apply, legal, outcomes, resolve, setup, to_act
from portside.core.jit import kernel
from portside.games.shanghaien import GAME
from portside.games.shanghaien.components import KINDS, VALUES
from portside.games.shanghaien.state import DEALING


@kernel
def collect_greedy(out: NDArray[Any], noise: int, rngs: Rng, work: Work) -> None:
    """Play a match in each row of `out`, `noise` of 100 moves at random; keep its positions between rounds."""
    states, actions, weights = work[0], work[1][0], work[2][0]
    for i in range(len(out)):
        rng = rngs[i : i + 1]
        setup(states[0], 2)
        while True:
            state = states[0]
            seat = to_act(state)
            if seat == OVER:
                break
            if seat == CHANCE:
                if state.phase == DEALING and state.dealt == 0 and state.rounds > 0:
                    out[i, state.rounds - 1] = state
                resolve(state, draw(rng, weights, outcomes(state, weights)))
            elif below(rng, 100) < noise:
                apply(state, seat, actions[below(rng, legal(state, seat, actions))])
            else:
                apply(state, seat, greedy(state, seat, False, rng, work))


def greedy_positions(matches: int, noise: int, seed: int) -> NDArray[Any]:
    """Return positions by match and rounds settled less 1."""
    out = np.zeros((matches, BETWEEN), GAME.state)
    load_knowledge(GAME)
    collect_greedy(out, noise, streams(seed, 0, matches), workspace(GAME, 2))
    return out


def vary(states: NDArray[Any], seed: int) -> NDArray[Any]:
    """Return the positions with a few cards in other hands, or gone: more to learn from, at no match's cost."""
    rng = np.random.default_rng(seed)
    out = states.copy()
    for state in out:
        for _ in range(rng.integers(0, 4)):
            seat = rng.integers(2)
            field, stays = ("crew", 0.4) if rng.random() < 0.75 else ("tricks", 0.5)
            held = np.flatnonzero(state[field][seat])
            if len(held) == 0:
                continue
            kind = rng.choice(held)
            nation = slice(kind // VALUES * VALUES, (kind // VALUES + 1) * VALUES)
            if field == "crew" and state["wilds"][seat, kind // VALUES] and state["crew"][seat, nation].sum() == 1:
                continue  # a wild stays with a sailor (SH-16)
            state[field][seat, kind] -= 1
            if rng.random() > stays:
                state[field][1 - seat, kind] += 1
    return out


def draw_luck(state: State, rng: Rng, weights: Numbers) -> None:
    """Let luck play until a seat decides or the match is over."""
    while to_act(state) == CHANCE:
        resolve(state, draw(rng, weights, outcomes(state, weights)))


def own_positions(
    bot: RoundSolver, matches: int, noise: int, seed: int, progress: Callable[[int], None]
) -> NDArray[Any]:
    """Return positions of the bot's matches against itself, by match and rounds settled less 1."""
    out = np.zeros((matches, BETWEEN), GAME.state)
    weights = np.zeros(KINDS, np.int64)
    actions = np.zeros(len(GAME.actions), np.int64)
    for match in range(matches):
        rng = streams(seed, match, 1)
        state = GAME.new(2)
        settled = 0
        while to_act(state) != OVER:
            if to_act(state) == CHANCE:
                if state.rounds > settled:
                    settled = int(state.rounds)
                    out[match, settled - 1] = state
                resolve(state, draw(rng, weights, outcomes(state, weights)))
            else:
                seat = to_act(state)
                if below(rng, 100) < noise:
                    action = actions[below(rng, legal(state, seat, actions))]
                else:
                    action = bot.choose(state, seat)
                apply(state, seat, action)
        progress(match + 1)
    return out
