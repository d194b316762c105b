"""Matches in duplicate: a deal is played once from every seat's chair, with the same luck each time.

Outcome k of a deal's luck is drawn from the same random number in each of its matches, so what a bot owes
to the dice it owes to them at every seat. Bots are made anew for each match.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec
import numpy as np

from portside.bots.roster import Bot
from portside.core.chance import Rng, draw, streams
from portside.core.contract import CHANCE, OVER, Game, apply, outcomes, places, resolve, scores, to_act
from portside.core.walk import spread

# Makes a player from a seed of its own: partial(make_bot, "captain", game, seats), or anything else that chooses.
Maker = Callable[[int], Bot]


class Finished(msgspec.Struct, frozen=True):
    """A match of a deal, by seat."""

    deal: int
    bots: tuple[int, ...]  # which of the makers sat there
    points: tuple[int, ...]
    places: tuple[int, ...]
    moves: int  # actions of seats


class Share(NamedTuple):
    """How much of the first places somebody took, with the 95 % interval."""

    share: float
    low: float
    high: float
    matches: int


def play_match(game: Game, players: Sequence[Bot], luck: Rng) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Play a match with a player at each seat; return points and places by seat, and the number of moves."""
    seats = len(players)
    weights = np.zeros(game.max_outcomes, np.int64)
    out = np.zeros(seats, np.int64)
    state = game.new(seats)
    moves = 0
    while (seat := int(to_act(state))) != OVER:
        if seat == CHANCE:
            resolve(state, draw(luck, weights, outcomes(state, weights)))
        else:
            apply(state, seat, players[seat].choose(game.seen_by(state, seat), seat))
            moves += 1
    scores(state, out)
    points = tuple(int(number) for number in out)
    places(state, out)
    return points, tuple(int(number) for number in out), moves


def play_deal(game: Game, makers: Sequence[Maker], deal: int, seed: int) -> list[Finished]:
    """Play a deal: as many matches as there are seats, the makers' players one seat on from match to match."""
    seats = len(makers)
    matches = []
    for turn in range(seats):
        bots = tuple((seat + turn) % seats for seat in range(seats))
        # A player's own choices differ from match to match and from player to player, the luck does not.
        own = streams(seed, 2**32 + deal * seats + turn, 1)
        players = [makers[bot]((int(own[0]) >> 1) + bot) for bot in bots]
        matches.append(Finished(deal, bots, *play_match(game, players, streams(seed, deal, 1))))
    return matches


def play_deals(game: Game, makers: Sequence[Maker], deals: int, seed: int, cores: int = 1) -> Iterator[list[Finished]]:
    """Yield the matches of each deal, in order; a maker may be called on any of `cores` threads."""

    def play(first: int, count: int) -> list[Finished]:
        return play_deal(game, makers, first, seed)

    yield from spread(play, deals, cores, size=1)


def first_places(match: Finished, bot: int) -> float:
    """Return the share of a match's first place that one of the makers' players took."""
    winners = [seat for seat, place in enumerate(match.places) if place == 1]
    return sum(match.bots[seat] == bot for seat in winners) / len(winners)


def share_of(bot: int, matches: Sequence[Finished]) -> Share:
    """Return how much of the first places a player took, a shared one by its part."""
    by_deal: dict[int, list[float]] = {}
    for match in matches:
        by_deal.setdefault(match.deal, []).append(first_places(match, bot))
    return share_by_deal(list(by_deal.values()))


def share_by_deal(results: Sequence[Sequence[float]]) -> Share:
    """Return the share of results by deal and match.

    The interval is Wilson's for as many independent matches as the deals amount to: the matches of a deal
    share their luck, so their number is divided by how much more their mean varies from deal to deal than
    that of independent ones would.
    """
    every = np.concatenate([np.asarray(deal, float) for deal in results])
    means = np.array([sum(deal) / len(deal) for deal in results])
    share, n = float(every.mean()), len(every)
    effect = 1.0
    if len(means) > 1 and every.var() > 0:
        # With few deals the estimate is rough: a match never counts as more than two.
        effect = max(0.5, float(means.var(ddof=1) * n / len(means) / every.var(ddof=1)))
    low, high = interval(share, n / effect)
    return Share(share, low, high, n)


def interval(share: float, matches: float) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share among so many independent matches."""
    z = 1.959964
    middle = share + z * z / (2 * matches)
    spread = z * math.sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    scale = 1 + z * z / matches
    return round(max(0.0, (middle - spread) / scale), 6), round(min(1.0, (middle + spread) / scale), 6)
