"""Duplicate: the same luck at every chair, bots in turn at each, honest shares."""

from functools import partial

import pytest

from portside import load
from portside.arena.duplicate import Finished, interval, play_deal, play_deals, share_of
from portside.bots.roster import make_bot
from portside.core.contract import to_act

GAME = load("montego_bay")


def makers(game, *names):
    return [partial(make_bot, name, game, len(names)) for name in names]


class Lowest:
    """Plays the first legal action and notes what the table looked like at its first turn."""

    def __init__(self, seen):
        self.seen = seen

    def choose(self, state, seat):
        self.seen.append((to_act(state), state.store.tobytes()))
        return GAME.legal_actions(state, seat)[0]


def test_the_luck_of_a_deal_is_the_same_at_every_chair():
    notes = []

    def maker(seed):
        notes.append([])
        return Lowest(notes[-1])

    matches = play_deal(GAME, [maker] * 3, 4, seed=1)
    assert len({match.points for match in matches}) == 1  # all play alike, so luck alone tells matches apart
    assert len({stores for note in notes for _, stores in note}) == 1
    assert play_deal(GAME, [maker] * 3, 5, seed=1)[0].points != matches[0].points


def test_everybody_sits_everywhere_once():
    matches = play_deal(GAME, makers(GAME, "random", "greedy", "random"), 0, seed=1)
    assert [match.bots for match in matches] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert all(sorted(match.places)[0] == 1 and match.moves > 20 for match in matches)


def test_deals_are_the_same_on_any_number_of_cores():
    one, two = (list(play_deals(GAME, makers(GAME, "random", "uct:5"), 3, 7, cores)) for cores in (1, 2))
    assert one == two
    assert [match.deal for deal in one for match in deal] == [0, 0, 1, 1, 2, 2]


def test_the_share_of_first_places():
    won, lost = Finished(0, (0, 1), (5, 3), (1, 2), 9), Finished(0, (1, 0), (5, 3), (1, 2), 9)
    shared = Finished(1, (0, 1), (4, 4), (1, 1), 9)
    assert share_of(0, [won, lost, shared]).share == pytest.approx(0.5)
    assert share_of(0, [won, won, shared]).share == pytest.approx(2.5 / 3)
    assert share_of(1, [won, lost]).matches == 2


def test_deals_that_luck_alone_decides_make_the_share_more_certain():
    """A deal that each bot wins once, always from the same chair, tells that the bots are equal."""
    luck = [
        match
        for deal in range(50)
        for match in (Finished(deal, (0, 1), (5, 3), (1, 2), 9), Finished(deal, (1, 0), (5, 3), (1, 2), 9))
    ]
    same = [
        Finished(deal, bots, (5, 3), (1, 2) if (bots[0] == 0) == (deal % 2 == 0) else (2, 1), 9)
        for deal in range(50)
        for bots in ((0, 1), (1, 0))
    ]
    by_luck, by_deal = share_of(0, luck), share_of(0, same)
    assert by_luck.share == by_deal.share == 0.5
    assert by_luck.high - by_luck.low < interval(0.5, 100)[1] - interval(0.5, 100)[0] < by_deal.high - by_deal.low


def test_the_interval_of_a_share():
    """Wilson's interval, against values from its definition."""
    assert interval(0, 10) == pytest.approx((0.0, 0.277533), abs=1e-6)
    assert interval(0.5, 100) == pytest.approx((0.403832, 0.596168), abs=1e-6)
    assert interval(1, 10)[1] == 1.0
