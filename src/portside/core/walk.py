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
def count_paths(stack: NDArray[Any], depth: int, events: Numbers, weights: Numbers) -> int:
    """Count the event sequences of `depth` steps from stack[0]; luck branches into all it may bring.

    stack, events and weights have a row for each level from 0 to depth; a row of events is as long as
    the longer of a legal list and a list of outcomes, and one more. A sequence that ends before `depth`
    does not count.
    """
    # A loop over a stack of its own: Numba can't keep functions that call themselves in its cache.
    paths, level = 0, 0
    entered = True
    while level >= 0:
        row = events[level]
        if entered:
            if level == depth:
                paths += 1
                row[0] = 0
            else:
                row[0] = list_events(stack[level], row[1:], weights[level])
        if row[0] == 0:
            level -= 1
            entered = False
            continue
        event = row[row[0]]
        row[0] -= 1
        stack[level + 1] = stack[level]
        seat = to_act(stack[level])
        if seat == CHANCE:
            resolve(stack[level + 1], event)
        else:
            apply(stack[level + 1], seat, event)
        level += 1
        entered = True
    return paths


@kernel
def list_events(state: State, out: Numbers, weights: Numbers) -> int:
    """Write the events now possible, of the seat to act or of luck; return how many."""
    seat = to_act(state)
    if seat == OVER:
        return 0
    if seat != CHANCE:
        return int(legal(state, seat, out))
    n = 0
    for outcome in range(outcomes(state, weights)):
        if weights[outcome] > 0:
            out[n] = outcome
            n += 1
    return n


def divide(game: Game, state: State, depth: int) -> dict[str, int]:
    """Count paths move by move: for each event now possible, the sequences of `depth` steps it begins."""
    counts = {}
    seat = to_act(state)
    width = max(len(game.actions), game.max_outcomes) + 1
    events = np.zeros((depth, width), np.int64)
    weights = np.zeros((depth, game.max_outcomes), np.int64)
    now = np.zeros(width, np.int64)
    for event in now[: list_events(state, now, weights[0])]:
        stack = np.zeros(depth, game.state)
        stack[0] = state
        if seat == CHANCE:
            name = game.text.outcome_name(state, int(event))
            resolve(stack[0], event)
        else:
            name = game.actions[event]
            apply(stack[0], seat, event)
        counts[name] = int(count_paths(stack, depth - 1, events, weights))
    return counts
