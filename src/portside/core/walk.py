"""Walks over a game's positions: playouts, batches of them, path counts. Written once for every game."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from portside.core.chance import Rng, below, draw, streams
from portside.core.contract import (
    CHANCE,
    OVER,
    Game,
    Numbers,
    State,
    apply,
    legal,
    outcomes,
    places,
    resolve,
    scores,
    setup,
    to_act,
)
from portside.core.jit import kernel

Part = TypeVar("Part")


@kernel
def playout(state: State, rng: Rng, actions: Numbers, weights: Numbers) -> tuple[int, int]:
    """Play at random to the end; return how many moves and how many outcomes of luck it took."""
    moves, luck = 0, 0
    while True:
        seat = to_act(state)
        if seat == OVER:
            return moves, luck
        if seat == CHANCE:
            resolve(state, draw(rng, weights, outcomes(state, weights)))
            luck += 1
        else:
            apply(state, seat, actions[below(rng, legal(state, seat, actions))])
            moves += 1


@kernel
def playouts(
    states: NDArray[Any],
    seats: int,
    rngs: Rng,
    actions: Numbers,
    weights: Numbers,
    points: Numbers,
    ranks: Numbers,
) -> tuple[int, int]:
    """Play a match in each of the states, match i with stream i; write points and places by match and seat."""
    moves, luck = 0, 0
    for i in range(len(states)):
        state = states[i]
        setup(state, seats)
        more = playout(state, rngs[i : i + 1], actions, weights)
        moves += more[0]
        luck += more[1]
        scores(state, points[i])
        places(state, ranks[i])
    return moves, luck


class Batch(NamedTuple):
    """Finished matches."""

    moves: int  # actions of seats
    luck: int  # outcomes of luck
    points: Numbers  # by match and seat
    places: Numbers  # by match and seat


def play_batch(game: Game, seats: int, first: int, count: int, seed: int) -> Batch:
    """Play the random matches numbered from `first` on this core."""
    points = np.zeros((count, seats), np.int64)
    ranks = np.zeros((count, seats), np.int64)
    moves, luck = playouts(
        np.zeros(count, game.state),
        seats,
        streams(seed, first, count),
        np.zeros(len(game.actions), np.int64),
        np.zeros(game.max_outcomes, np.int64),
        points,
        ranks,
    )
    return Batch(int(moves), int(luck), points, ranks)


def spread(play: Callable[[int, int], Part], games: int, cores: int, size: int = 1000) -> Iterator[Part]:
    """Yield play(first, count) for parts of a run of games, in order, worked on by `cores` threads.

    Kernels release the GIL, so threads are enough; parts come in order, so sums do not depend on cores.
    """
    parts = [(first, min(size, games - first)) for first in range(0, games, size)]
    with ThreadPoolExecutor(cores) as pool:
        yield from pool.map(lambda part: play(*part), parts)


@kernel
def count_paths(stack: NDArray[Any], level: int, depth: int, actions: Numbers, weights: Numbers) -> int:
    """Count the event sequences of `depth` steps from stack[level]; luck branches into all it may bring.

    The arrays have a row for each level. A sequence that ends before `depth` does not count.
    """
    if depth == 0:
        return 1
    state = stack[level]
    seat = to_act(state)
    if seat == OVER:
        return 0
    paths = 0
    if seat == CHANCE:
        for outcome in range(outcomes(state, weights[level])):
            if weights[level, outcome] > 0:
                stack[level + 1] = stack[level]
                resolve(stack[level + 1], outcome)
                paths += count_paths(stack, level + 1, depth - 1, actions, weights)
        return paths
    for i in range(legal(state, seat, actions[level])):
        stack[level + 1] = stack[level]
        apply(stack[level + 1], seat, actions[level, i])
        paths += count_paths(stack, level + 1, depth - 1, actions, weights)
    return paths


def divide(game: Game, state: State, depth: int) -> dict[str, int]:
    """Count paths move by move: for each event now possible, the sequences of `depth` steps it begins."""
    counts = {}
    seat = to_act(state)
    if seat == CHANCE:
        events = [outcome for outcome, weight in enumerate(game.outcome_weights(state)) if weight]
    else:
        events = game.legal_actions(state, seat) if seat != OVER else []
    for event in events:
        stack = np.zeros(depth, game.state)
        stack[0] = state
        if seat == CHANCE:
            name = game.text.outcome_name(state, event)
            resolve(stack[0], event)
        else:
            name = game.actions[event]
            apply(stack[0], seat, event)
        buffers = np.zeros((depth, len(game.actions)), np.int64), np.zeros((depth, game.max_outcomes), np.int64)
        counts[name] = int(count_paths(stack, 0, depth - 1, *buffers))
    return counts
