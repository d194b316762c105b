"""A ladder: bots that are near each other meet in duplicate, and all of them get a rating."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations

import msgspec

from portside.arena.duplicate import Finished, play_deal
from portside.arena.ratings import Contest, Standing, rate
from portside.bots.names import BOTS, LEVELS
from portside.bots.net import packaged_mark
from portside.bots.roster import make_bot
from portside.core.contract import Game
from portside.core.walk import spread

FIELD = (*BOTS, *LEVELS)  # who climbs the ladder unless others are named, from the weakest


class Meeting(msgspec.Struct, frozen=True):
    """How two bots did against each other, in all matches in which both sat."""

    one: str
    other: str
    matches: int
    ahead: float  # the share of them in which the one came before the other, equal places counting one half


class Ladder(msgspec.Struct, frozen=True):
    """What a ladder found."""

    game: str
    seats: int
    games: int  # matches of each table
    seed: int
    matches: int
    command: str
    standings: list[Standing]  # the best first
    meetings: list[Meeting]
    net: str  # the mark of the net that the bots went by, if the game has one


def tables(count: int, seats: int) -> list[tuple[int, ...]]:
    """Return who sits together: all tables of bots that are at most one place further apart than they must be.

    Bots are numbered from the weakest, and a bot far above another tells little by beating it.
    """
    return [table for table in combinations(range(count), seats) if table[-1] - table[0] <= seats]


def climb(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    bots: Sequence[str],
    cores: int = 1,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Ladder:
    """Play a ladder; progress() is told the matches done, and of how many.

    `games` matches of each table, rounded up to whole deals. Bots that think by the clock share the machine
    if there are more cores than one at work, so only those without should use several.
    """
    who = tables(len(bots), seats)
    deals = -(-games // seats)
    work = [(table, deal) for deal in range(deals) for table in range(len(who))]

    def play(first: int, count: int) -> list[Finished]:
        table, deal = work[first]
        makers = [partial(make_bot, bots[bot], game, seats) for bot in who[table]]
        return play_deal(game, makers, table * deals + deal, seed)

    contests: list[Contest] = []
    for number, matches in enumerate(spread(play, len(work), cores, size=1)):
        table = who[work[number][0]]
        for match in matches:
            players = tuple(table[bot] for bot in match.bots)
            contests.append(Contest(players, match.places, match.deal))
        progress(len(contests), len(work) * seats)
    named = ",".join(bots)
    return Ladder(
        game=game.name,
        seats=seats,
        games=games,
        seed=seed,
        matches=len(contests),
        command=f"portside ladder {game.name} --seats {seats} --games {games} --seed {seed} --bots {named}",
        standings=rate(bots, contests),
        meetings=meetings(bots, contests),
        net=packaged_mark(game, seats),
    )


def meetings(bots: Sequence[str], contests: Sequence[Contest]) -> list[Meeting]:
    """Return how each two bots that met did, the higher named last."""
    found = []
    for low, high in combinations(range(len(bots)), 2):
        results = [
            ((places[high] < places[low]) + (places[high] <= places[low])) / 2
            for contest in contests
            if low in contest.players and high in contest.players
            for places in [dict(zip(contest.players, contest.places, strict=True))]
        ]
        if results:
            found.append(Meeting(bots[high], bots[low], len(results), round(sum(results) / len(results), 4)))
    return found
