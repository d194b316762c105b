"""Ratings: known answers, honest intervals."""

import math

import numpy as np
import pytest

from portside.arena.ratings import Contest, rate


def duels(wins, losses, draws=0, one=0, other=1, start=0):
    results = [(1, 2)] * wins + [(2, 1)] * losses + [(1, 1)] * draws
    return [Contest((one, other), places, start + i) for i, places in enumerate(results)]


def test_odds_of_ten_to_one_are_400_points():
    best, worst = rate(["strong", "weak"], duels(10_000, 1_000))
    assert (best.name, worst.name) == ("strong", "weak")
    assert best.rating - worst.rating == pytest.approx(400, abs=0.5)
    assert best.rating == -worst.rating
    assert best.beaten == pytest.approx(10 / 11, abs=1e-4)
    assert best.matches == 11_000


def test_a_draw_is_half_a_win():
    best, worst = rate(["a", "b"], duels(0, 0, draws=40))
    assert best.rating == worst.rating == 0
    half, _ = rate(["a", "b"], duels(30, 30, draws=40))
    assert half.rating == 0


def test_the_interval_is_the_one_of_a_proportion():
    """n independent duels: the log odds vary by 1 / (n p (1 - p)); a rating is half the difference of two."""
    best, worst = rate(["a", "b"], duels(700, 300))
    spread = 1.96 * math.sqrt(1 / (1000 * 0.7 * 0.3)) * 400 / math.log(10) / 2
    assert best.high - best.rating == pytest.approx(spread, rel=0.02)
    assert best.low > worst.high


def test_matches_of_one_deal_are_no_more_news_than_one():
    once = duels(60, 40)
    twice = [Contest(c.players, c.places, c.group) for c in once for _ in range(2)]
    alone, doubled = rate(["a", "b"], once)[0], rate(["a", "b"], twice)[0]
    assert doubled.high - doubled.low == pytest.approx(alone.high - alone.low, rel=0.02)


def test_who_never_lost_has_a_rating_and_a_doubt():
    best, worst = rate(["a", "b"], duels(20, 0))
    assert math.isfinite(best.rating)
    assert best.rating > worst.rating + 300
    assert best.high - best.low > 100


def test_four_seats_put_the_players_in_order():
    """Places drawn from known strengths (Gumbel noise: the model's own) are found again within the intervals."""
    strengths = np.array([0.0, 0.6, 1.2, 2.0, 0.3])
    rng = np.random.default_rng(5)
    contests = []
    for deal in range(3000):
        players = rng.choice(5, 4, replace=False)
        order = np.argsort(-(strengths[players] + rng.gumbel(size=4)))
        places = np.empty(4, int)
        places[order] = [1, 2, 3, 4]
        contests.append(Contest(tuple(map(int, players)), tuple(map(int, places)), deal))
    standings = rate(list("abcde"), contests)
    assert [standing.name for standing in standings] == list("dcbea")
    true = dict(zip("abcde", (strengths - strengths.mean()) * 400 / math.log(10), strict=True))
    assert all(s.low - 15 < true[s.name] < s.high + 15 for s in standings)


def test_the_same_bot_at_two_seats_is_not_compared_with_itself():
    best, worst = rate(["a", "b"], [Contest((0, 1, 1, 1), (1, 2, 3, 4), 0), Contest((0, 1, 1, 1), (2, 1, 3, 4), 1)])
    assert best.name == "a"
    assert best.beaten == pytest.approx(5 / 6, abs=1e-4)
    assert worst.matches == 2
