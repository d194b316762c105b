"""Many matches between bots, on all cores, with the same result on any number of them."""

import math
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from portside.bots.names import BOTS
from portside.bots.policy import Work, choose, load_knowledge, workspace
from portside.bots.roster import make_bot
from portside.core.chance import Rng, draw, streams
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
from portside.core.match import Match
from portside.core.walk import Batch, spread


@kernel
def play_match(state: State, bots: Numbers, rng: Rng, work: Work) -> tuple[int, int]:
    """Play a match between the bots at each seat; return how many moves and how much luck it took."""
    own, weights = work[0], work[2][0]
    moves, luck = 0, 0
    while True:
        seat = to_act(state)
        if seat == OVER:
            return moves, luck
        if seat == CHANCE:
            resolve(state, draw(rng, weights, outcomes(state, weights)))
            luck += 1
        else:
            # A bot gets what its seat may see and no more.
            own[0] = state
            hide(own[0], seat)
            apply(state, seat, choose(own[0], seat, bots[seat], rng, work))
            moves += 1


@kernel
def play_matches(
    states: NDArray[Any], first: int, seats: int, bots: Numbers, rngs: Rng, work: Work, points: Numbers, ranks: Numbers
) -> tuple[int, int]:
    """Play match first + i in state i; bots move one seat on from match to match."""
    at_seat = np.zeros(seats, np.int64)
    moves, luck = 0, 0
    for i in range(len(states)):
        for seat in range(seats):
            at_seat[seat] = bots[(seat + first + i) % seats]
        setup(states[i], seats)
        more = play_match(states[i], at_seat, rngs[i : i + 1], work)
        moves += more[0]
        luck += more[1]
        scores(states[i], points[i])
        places(states[i], ranks[i])
    return moves, luck


def prepare(game: Game, seats: int, bots: Sequence[str]) -> None:
    """Have what these bots need compiled: by a match of the policies, by a first move of the others."""
    if all(bot in BOTS for bot in bots):
        simulate(game, seats, 1, 1, bots, 1)
        return
    match = Match(game, seats, seed="trial")
    for bot in dict.fromkeys(bots):
        seat = match.to_act()
        make_bot(bot, game, seats, 1).choose(game.seen_by(match.state, seat), seat)


def play_one_by_one(game: Game, seats: int, first: int, count: int, seed: int, bots: Sequence[str]) -> Batch:
    """Play matches with bots that are not compiled policies; bots move one seat on from match to match."""
    points = np.zeros((count, seats), np.int64)
    ranks = np.zeros((count, seats), np.int64)
    weights = np.zeros(game.max_outcomes, np.int64)
    moves = luck = 0
    for i in range(count):
        rng = streams(seed, first + i, 1)
        own = int(rng[0]) >> 1  # the bots' own choices follow from the match's stream, too
        players = [make_bot(bots[(seat + first + i) % seats], game, seats, own + seat) for seat in range(seats)]
        state = game.new(seats)
        while (seat := int(to_act(state))) != OVER:
            if seat == CHANCE:
                resolve(state, draw(rng, weights, outcomes(state, weights)))
                luck += 1
            else:
                apply(state, seat, players[seat].choose(game.seen_by(state, seat), seat))
                moves += 1
        scores(state, points[i])
        places(state, ranks[i])
    return Batch(moves, luck, points, ranks)


class BotResult(msgspec.Struct, frozen=True):
    """How one bot did."""

    name: str
    wins: int  # matches won alone
    win_rate: float
    win_rate_95: tuple[float, float]  # Wilson's interval
    mean_points: float


class Result(msgspec.Struct, frozen=True):
    """What a simulation found."""

    game: str
    seats: int
    games: int
    seed: int
    moves: int  # actions of seats, without luck
    moves_per_second: float
    games_per_second: float
    draws: int  # matches whose first place was shared
    bots: list[BotResult]


class Tally(NamedTuple):
    """Sums over matches, by the bots' order on the command line."""

    moves: int
    games: int
    draws: int
    wins: Numbers
    points: Numbers


def simulate(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    bots: Sequence[str],
    cores: int,
    progress: Callable[[int], None] = lambda games: None,
) -> Result:
    """Play matches between bots, one for each seat, and sum them up; progress() is told the matches done."""
    load_knowledge(game)
    compiled = all(bot in BOTS for bot in bots)
    numbers = np.array([BOTS.index(bot) for bot in bots] if compiled else [], np.int64)

    def play(first: int, count: int) -> Tally:
        if not compiled:
            return tally(play_one_by_one(game, seats, first, count, seed, bots), first)
        points = np.zeros((count, seats), np.int64)
        ranks = np.zeros((count, seats), np.int64)
        states = np.zeros(count, game.state)
        rngs = streams(seed, first, count)
        work = workspace(game, seats)
        moves, luck = play_matches(states, first, seats, numbers, rngs, work, points, ranks)
        return tally(Batch(int(moves), int(luck), points, ranks), first)

    if compiled:
        play(0, 1)  # compiled before the clock starts
    start = time.perf_counter()
    done = Tally(0, 0, 0, np.zeros(seats, np.int64), np.zeros(seats, np.int64))
    # Small parts: progress shows early, and no core waits long for the last one.
    for part in spread(play, games, cores, size=max(10, min(1000, games // 100)) if compiled else 1):
        done = Tally(
            done.moves + part.moves,
            done.games + part.games,
            done.draws + part.draws,
            done.wins + part.wins,
            done.points + part.points,
        )
        progress(done.games)
    seconds = time.perf_counter() - start
    return Result(
        game=game.name,
        seats=seats,
        games=games,
        seed=seed,
        moves=done.moves,
        moves_per_second=round(done.moves / seconds, 1),
        games_per_second=round(games / seconds, 1),
        draws=done.draws,
        bots=[
            BotResult(
                name=name,
                wins=int(done.wins[bot]),
                win_rate=round(int(done.wins[bot]) / games, 6),
                win_rate_95=wilson(int(done.wins[bot]), games),
                mean_points=round(int(done.points[bot]) / games, 4),
            )
            for bot, name in enumerate(bots)
        ],
    )


def tally(batch: Batch, first: int) -> Tally:
    """Sum matches up by bot; in match m, bot b sits at seat (b - m) modulo the seats."""
    count, seats = batch.points.shape
    match, bot = np.indices((count, seats))
    seat = (bot - first - match) % seats
    points = batch.points[match, seat]
    ranks = batch.places[match, seat]
    shared = (ranks == 1).sum(axis=1) > 1
    wins = ((ranks == 1) & ~shared[:, None]).sum(axis=0)
    return Tally(batch.moves, count, int(shared.sum()), wins, points.sum(axis=0))


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a win rate."""
    z = 1.959964
    rate = wins / games
    middle = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return round(max(0.0, (middle - spread) / scale), 6), round(min(1.0, (middle + spread) / scale), 6)
