"""Many matches between bots, on all cores, with the same result on any number of them."""

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from portside.arena.duplicate import interval, play_match, share_by_deal
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
def play_compiled(state: State, bots: Numbers, chance: Rng, rng: Rng, work: Work) -> tuple[int, int]:
    """Play a match between the policies at each seat; return how many moves and how much luck it took."""
    own, weights = work[0], work[2][0]
    moves, luck = 0, 0
    while True:
        seat = to_act(state)
        if seat == OVER:
            return moves, luck
        if seat == CHANCE:
            resolve(state, draw(chance, weights, outcomes(state, weights)))
            luck += 1
        else:
            # A bot gets what its seat may see and no more.
            own[0] = state
            hide(own[0], seat)
            apply(state, seat, choose(own[0], seat, bots[seat], rng, work))
            moves += 1


@kernel
def play_matches(
    states: NDArray[Any],
    first: int,
    seats: int,
    bots: Numbers,
    chances: Rng,
    rngs: Rng,
    work: Work,
    points: Numbers,
    ranks: Numbers,
) -> tuple[int, int]:
    """Play match first + i in state i; bots move one seat on from match to match."""
    at_seat = np.zeros(seats, np.int64)
    moves, luck = 0, 0
    for i in range(len(states)):
        for seat in range(seats):
            at_seat[seat] = bots[(seat + first + i) % seats]
        setup(states[i], seats)
        more = play_compiled(states[i], at_seat, chances[i : i + 1], rngs[i : i + 1], work)
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


def own_streams(seed: int, first: int, count: int) -> Rng:
    """Return the streams of the bots' own choices in matches from `first`; luck's are numbered from 0."""
    return streams(seed, 2**32 + first, count)


def luck_streams(seed: int, first: int, count: int, seats: int, duplicate: bool) -> Rng:
    """Return the streams of luck in matches from `first`; in duplicate as many matches as seats share one."""
    if not duplicate:
        return streams(seed, first, count)
    deals = np.arange(first, first + count) // seats
    shared: Rng = streams(seed, int(deals[0]), count)[deals - deals[0]]
    return shared


def play_one_by_one(
    game: Game, seats: int, first: int, count: int, seed: int, bots: Sequence[str], duplicate: bool
) -> Batch:
    """Play matches with bots that are not compiled policies; bots move one seat on from match to match."""
    points = np.zeros((count, seats), np.int64)
    ranks = np.zeros((count, seats), np.int64)
    moves = 0
    for i in range(count):
        luck = luck_streams(seed, first + i, 1, seats, duplicate)
        own = int(own_streams(seed, first + i, 1)[0]) >> 1
        players = [make_bot(bots[(seat + first + i) % seats], game, seats, own + seat) for seat in range(seats)]
        points[i], ranks[i], more = play_match(game, players, luck)
        moves += more
    return Batch(moves, 0, points, ranks)


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
    draws: int
    wins: NDArray[np.bool_]  # by match and bot: won alone
    points: Numbers


def simulate(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    bots: Sequence[str],
    cores: int,
    progress: Callable[[int], None] = lambda games: None,
    duplicate: bool = False,
) -> Result:
    """Play matches between bots, one for each seat, and sum them up; progress() is told the matches done.

    In duplicate as many matches as seats have the same luck, each bot sitting once at each seat.
    """
    load_knowledge(game)
    compiled = all(bot in BOTS for bot in bots)
    numbers = np.array([BOTS.index(bot) for bot in bots] if compiled else [], np.int64)

    def play(first: int, count: int) -> Tally:
        if not compiled:
            return tally(play_one_by_one(game, seats, first, count, seed, bots, duplicate), first)
        points = np.zeros((count, seats), np.int64)
        ranks = np.zeros((count, seats), np.int64)
        states = np.zeros(count, game.state)
        luck = luck_streams(seed, first, count, seats, duplicate)
        rngs = own_streams(seed, first, count)
        work = workspace(game, seats)
        moves, drawn = play_matches(states, first, seats, numbers, luck, rngs, work, points, ranks)
        return tally(Batch(int(moves), int(drawn), points, ranks), first)

    if compiled:
        play(0, 1)  # compiled before the clock starts
    start = time.perf_counter()
    parts, done = [], 0
    # Small parts: progress shows early, and no core waits long for the last one.
    for part in spread(play, games, cores, size=max(10, min(1000, games // 100)) if compiled else 1):
        parts.append(part)
        done += len(part.wins)
        progress(done)
    seconds = time.perf_counter() - start
    moves = sum(part.moves for part in parts)
    wins = np.concatenate([part.wins for part in parts])
    points = np.sum([part.points for part in parts], axis=0)
    return Result(
        game=game.name,
        seats=seats,
        games=games,
        seed=seed,
        moves=moves,
        moves_per_second=round(moves / seconds, 1),
        games_per_second=round(games / seconds, 1),
        draws=sum(part.draws for part in parts),
        bots=[
            BotResult(
                name=name,
                wins=int(wins[:, bot].sum()),
                win_rate=round(float(wins[:, bot].mean()), 6),
                win_rate_95=sure(wins[:, bot], seats if duplicate else 1),
                mean_points=round(int(points[bot]) / games, 4),
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
    wins = (ranks == 1) & ~shared[:, None]
    return Tally(batch.moves, int(shared.sum()), wins, points.sum(axis=0))


def sure(wins: NDArray[np.bool_], together: int) -> tuple[float, float]:
    """Return the 95 % interval of a win rate, so many matches in a row sharing their luck."""
    if together == 1:
        return interval(float(wins.mean()), len(wins))
    found = share_by_deal([wins[first : first + together].tolist() for first in range(0, len(wins), together)])
    return found.low, found.high
