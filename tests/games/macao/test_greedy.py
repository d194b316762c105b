"""The greedy bot: sensible, and far better than chance."""

import pytest
from games.macao.table import GAME, Table

from portside.arena.simulate import load_knowledge, simulate, workspace
from portside.bots.policy import GREEDY, choose
from portside.core.chance import streams

PILES = [("politician art", 9, ()), ("politician weapons", 8, ()), ("landlord art", 7, ()), ("landlord weapons", 6, ())]


@pytest.mark.parametrize(("seats", "least"), [(2, 0.95), (3, 0.88), (4, 0.8)])
def test_greedy_beats_random_at_every_number_of_seats(seats, least):
    """A fair share would be 1/2, 1/3 and 1/4."""
    result = simulate(GAME, seats, 200, 11, ["greedy", *["random"] * (seats - 1)], cores=1)
    assert result.bots[0].win_rate > least


def test_a_simulation_does_not_depend_on_the_cores():
    """The same matches, one thread or two."""
    one, two = (simulate(GAME, 3, 60, 4, ["greedy", "random", "random"], cores) for cores in (1, 2))
    assert (one.moves, one.bots) == (two.moves, two.bots)


def choice(table):
    load_knowledge(GAME)
    state, work = GAME.copy(table.state), workspace(GAME, table.seats)
    return GAME.actions[choose(state, table.to_act(), GREEDY, streams(1, 0, 1), work)]


def test_greedy_recruits_what_its_red_cards_pay():
    """OM-10: a Politician for nothing."""
    reds = ["sailor alcohol", "killer weapons", "killer opium", "sailor art"]
    assert (
        choice(Table(piles=PILES, centre=["temple-bar"]).seat(0, ["politician money"], reds))
        == "recruit politician money"
    )


def test_greedy_keeps_its_widow_when_another_card_pays():
    """OM-14: a dead Widow would take a slot."""
    hand = ["dancer money", "killer alcohol", "killer opium", "widow"]
    table = Table(piles=PILES).seat(0, hand).play("recruit dancer money")
    assert table.play("pay killer alcohol").legal() == ["pay killer opium", "pay widow"]
    assert choice(table) == "pay killer opium"


def test_greedy_does_not_end_a_match_that_it_would_lose():
    """OM-24: it waits, though a seventh red card is worth coins."""
    six = ["killer money", "killer alcohol", "killer opium", "sailor weapons", "landlord money", "trader money/art"]
    ahead = ["politician money", "politician alcohol", "politician opium", "killer art", "killer weapons"]
    table = Table(piles=PILES, centre=["temple-bar"]).seat(0, ["croupier art"], six).seat(1, red=ahead)
    assert choice(table).startswith("contact")
    table = Table(piles=PILES, centre=["temple-bar"]).seat(0, ["croupier art"], six).seat(1, red=ahead[:2])
    assert choice(table) == "recruit croupier art"
