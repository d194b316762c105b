"""How a game is balanced, by many matches between compiled bots: order of play, length, points, use of each action.

python -m portside.arena.balance GAME SEATS MATCHES SEED BOTS      prints it as JSON, for portside.arena.lab
"""

import sys
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from portside.arena.duplicate import interval
from portside.arena.summary import Meeting, Spread, spread
from portside.bots.names import BOTS
from portside.bots.policy import Work, choose, load_knowledge, workspace
from portside.core.chance import Rng, draw, streams
from portside.core.components import ComponentsError
from portside.core.contract import (
    CHANCE,
    OVER,
    Game,
    Numbers,
    State,
    apply,
    hide,
    outcomes,
    places,
    resolve,
    scores,
    setup,
    to_act,
)
from portside.core.jit import kernel
from portside.core.registry import load


class Use(msgspec.Struct, frozen=True):
    """How an action was used."""

    action: str
    times: float  # a match
    wins: float  # the share of first places of the seats that used it in a match, against 1 for an even share


class Balance(msgspec.Struct, frozen=True):
    """What many matches show."""

    matches: int
    by_order: list[Meeting]  # share of the first places, from the seat that acts first
    shared: float  # of the matches, those whose first place was shared
    moves: Spread
    points: Spread  # of all seats
    winning: Spread  # of the winners
    margin: Spread  # between first and second
    uses: list[Use]


@kernel
def play_counted(state: State, bots: Numbers, rng: Rng, work: Work, used: Numbers) -> tuple[int, int]:
    """Play a match and count each seat's actions; return the moves and who moved first."""
    own, weights = work[0], work[2][0]
    moves, first = 0, -1
    while True:
        seat = to_act(state)
        if seat == OVER:
            return moves, first
        if seat == CHANCE:
            resolve(state, draw(rng, weights, outcomes(state, weights)))
            continue
        own[0] = state
        hide(own[0], seat)
        action = choose(own[0], seat, bots[seat], rng, work)
        apply(state, seat, action)
        used[seat, action] += 1
        moves += 1
        if first < 0:
            first = seat


@kernel
def play_all(
    states: NDArray[Any],
    bots: Numbers,
    rngs: Rng,
    work: Work,
    points: Numbers,
    ranks: Numbers,
    moves: Numbers,
    firsts: Numbers,
    times: Numbers,
    users: Numbers,
    winners: NDArray[np.float64],
) -> None:
    """Play a match in each state, and sum up by action: times used, seats that used it, first places of those."""
    seats = points.shape[1]
    used = np.zeros((seats, len(times)), np.int64)
    for i in range(len(states)):
        used[:] = 0
        setup(states[i], seats)
        moves[i], firsts[i] = play_counted(states[i], bots, rngs[i : i + 1], work, used)
        scores(states[i], points[i])
        places(states[i], ranks[i])
        best = 0
        for seat in range(seats):
            best += ranks[i, seat] == 1
        for seat in range(seats):
            won = 1.0 / best if ranks[i, seat] == 1 else 0.0
            for action in range(len(times)):
                if used[seat, action] > 0:
                    times[action] += used[seat, action]
                    users[action] += 1
                    winners[action] += won


def measure(game: Game, seats: int, matches: int, seed: int, bots: list[str]) -> Balance:
    """Play so many matches between compiled bots, one for each seat, and sum them up."""
    load_knowledge(game)
    actions = len(game.actions)
    points, ranks = (np.zeros((matches, seats), np.int64) for _ in range(2))
    moves, firsts = (np.zeros(matches, np.int64) for _ in range(2))
    times, users, winners = np.zeros(actions, np.int64), np.zeros(actions, np.int64), np.zeros(actions)
    numbers = np.array([BOTS.index(bot) for bot in bots], np.int64)
    play_all(
        np.zeros(matches, game.state),
        numbers,
        streams(seed, 0, matches),
        workspace(game, seats),
        points,
        ranks,
        moves,
        firsts,
        times,
        users,
        winners,
    )
    first = ranks == 1
    share = first / first.sum(axis=1, keepdims=True)
    order = (np.arange(seats) - firsts[:, None]) % seats
    ordered = np.sort(points, axis=1)
    return Balance(
        matches=matches,
        by_order=[_meeting(float(share[order == place].sum()) / matches, matches) for place in range(seats)],
        shared=round(float((first.sum(axis=1) > 1).mean()), 4),
        moves=spread(moves.tolist()),
        points=spread(points.ravel().tolist()),
        winning=spread(ordered[:, -1].tolist()),
        margin=spread((ordered[:, -1] - ordered[:, -2]).tolist()),
        uses=[
            Use(
                name,
                round(float(times[action]) / matches, 4),
                round(float(winners[action]) * seats / int(users[action]), 4) if users[action] else 0.0,
            )
            for action, name in enumerate(game.actions)
        ],
    )


def _meeting(share: float, matches: int) -> Meeting:
    low, high = interval(share, matches)
    return Meeting(round(share, 4), round(low, 4), round(high, 4), matches)


def main() -> None:
    """Measure a game with the components of this process, and print the balance as JSON."""
    name, seats, matches, seed, bots = sys.argv[1:]
    try:
        game = load(name)
    except ComponentsError as error:
        sys.exit(str(error))
    found = measure(game, int(seats), int(matches), int(seed), bots.split(","))
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
