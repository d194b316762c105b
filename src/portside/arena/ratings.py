"""Ratings of players from the places they took, with intervals: Bradley and Terry's model."""

from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

SCALE = 400 / np.log(10)  # 400 points are odds of ten to one, as with Elo's numbers
PRIOR = 0.5  # drawn matches that everybody is taken to have played against an average player
STEPS = 100


class Contest(msgspec.Struct, frozen=True):
    """A match as ratings see it. Contests of one group (a deal) are not independent of each other."""

    players: tuple[int, ...]
    places: tuple[int, ...]  # from 1; equal places are a draw
    group: int


class Standing(msgspec.Struct, frozen=True):
    """A player's rating; the mean of all players is 0."""

    name: str
    rating: float
    low: float
    high: float
    matches: int
    beaten: float  # the share of its opponents that it left behind, an equal counting one half


def rate(names: Sequence[str], contests: Sequence[Contest]) -> list[Standing]:
    """Return the standings, the best first.

    A match of several seats counts as a comparison of each two of its players. The interval allows for
    comparisons of one match, and matches of one group, hanging together: it comes from how the groups differ
    (the sandwich of a clustered likelihood), so it is honest for deals played from every chair.
    """
    one, other, result, group = _comparisons(contests)
    count = len(names)
    strengths = np.zeros(count)
    for _ in range(STEPS):
        slope, curve = _slope(strengths, one, other, result), _curve(strengths, one, other)
        step = np.linalg.solve(curve, slope)
        strengths += step / max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < 1e-10:
            break
    strengths -= strengths.mean()
    spread = SCALE * 1.959964 * np.sqrt(np.diag(_covariance(strengths, one, other, result, group)))
    beaten, met = np.zeros(count), np.zeros(count)
    for players, share in ((one, result), (other, 1 - result)):
        np.add.at(beaten, players, share)
        np.add.at(met, players, 1)
    matches = [sum(player in contest.players for contest in contests) for player in range(count)]
    standings = [
        Standing(
            name,
            round(float(SCALE * strengths[i]), 1),
            round(float(SCALE * strengths[i] - spread[i]), 1),
            round(float(SCALE * strengths[i] + spread[i]), 1),
            matches[i],
            round(float(beaten[i] / max(1, met[i])), 4),
        )
        for i, name in enumerate(names)
    ]
    return sorted(standings, key=lambda standing: -standing.rating)


Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


def _comparisons(contests: Sequence[Contest]) -> tuple[Ints, Ints, Floats, Ints]:
    """Return each two different players of a match: the one, the other, the one's result, the group."""
    rows = []
    for contest in contests:
        seats = range(len(contest.players))
        for i in seats:
            for j in range(i):
                if contest.players[i] != contest.players[j]:
                    ahead = (contest.places[j] > contest.places[i]) + (contest.places[j] >= contest.places[i])
                    rows.append((contest.players[i], contest.players[j], ahead / 2, contest.group))
    one, other, result, group = zip(*rows, strict=True) if rows else ((), (), (), ())
    return np.array(one, np.int64), np.array(other, np.int64), np.array(result, float), np.array(group, np.int64)


def _expected(strengths: Floats, one: Ints, other: Ints) -> Floats:
    expected: Floats = 1 / (1 + np.exp(strengths[other] - strengths[one]))
    return expected


def _slope(strengths: Floats, one: Ints, other: Ints, result: Floats) -> Floats:
    missed = result - _expected(strengths, one, other)
    slope = PRIOR * (0.5 - 1 / (1 + np.exp(-strengths)))
    np.add.at(slope, one, missed)
    np.add.at(slope, other, -missed)
    return slope


def _curve(strengths: Floats, one: Ints, other: Ints) -> Floats:
    expected = _expected(strengths, one, other)
    weight = expected * (1 - expected)
    average = 1 / (1 + np.exp(-strengths))
    curve = np.diag(PRIOR * average * (1 - average))
    for sign, i, j in ((1, one, one), (1, other, other), (-1, one, other), (-1, other, one)):
        np.add.at(curve, (i, j), sign * weight)
    return curve


def _covariance(strengths: Floats, one: Ints, other: Ints, result: Floats, group: Ints) -> Floats:
    """Return the covariance of the strengths about their mean."""
    count = len(strengths)
    missed = result - _expected(strengths, one, other)
    numbers = np.unique(group, return_inverse=True)[1]
    slopes = np.zeros((int(numbers.max(initial=-1)) + 1, count))
    np.add.at(slopes, (numbers, one), missed)
    np.add.at(slopes, (numbers, other), -missed)
    groups = len(slopes)
    bread = np.linalg.inv(_curve(strengths, one, other))
    # Few groups tell too little of how they differ; the usual correction. The prior's own doubt is added,
    # so that a player who never lost is not sure of its rating.
    meat = slopes.T @ slopes * groups / max(1, groups - 1)
    average = 1 / (1 + np.exp(-strengths))
    meat += np.diag(PRIOR * average * (1 - average))
    centre = np.eye(count) - 1 / count
    covariance: Floats = centre @ bread @ meat @ bread @ centre
    return covariance
