"""The bot greedy."""

import pytest
from games.montego_bay.table import GAME, Table

from portside.arena.simulate import simulate
from portside.bots.roster import make_bot


def choice(table: Table, seat: int, seed: int = 1) -> str:
    """Return what greedy plays at a seat."""
    bot = make_bot("greedy", GAME, table.seats, seed)
    return GAME.actions[bot.choose(GAME.seen_by(table.state, seat), seat)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_greedy_beats_random(seats: int) -> None:
    """Alone among random bots it wins nine of ten matches and more."""
    result = simulate(GAME, seats, games=200, seed=5, bots=["greedy", *["random"] * (seats - 1)], cores=1)
    assert result.bots[0].win_rate > 0.9


def test_greedy_hires_lazy_jack() -> None:
    """MB-9."""
    table = Table(3).stand({"large 0": 0, "small 0": 2, "large 1": 4, "small 1": 6, "large 2": 8, "small 2": 10})
    table.state.coins[0] = 3
    assert choice(table.begin_round(), 0) == "hire"


def test_greedy_fills_a_ship_for_the_extra_point() -> None:
    """MB-18: elsewhere the barrel would bring less."""
    table = Table(4).moor(2, 10, 5, 4).moor(3, 10, 0, 4, 3, 2).moor(4, 10, 0, 4, 3, 2)
    table.stand({"large 0": 13, "small 3": 0}).walk()
    assert choice(table, 0) == "load 2"


def test_greedy_takes_off_the_barrel_that_costs_least() -> None:
    """MB-16: four barrels against none can spare one."""
    table = Table(4).moor(2, 10, 3, 2).moor(3, 10, 4).stand({"large 0": 15, "small 3": 0}).walk()
    assert choice(table, 0) == "unload 3"


def test_greedy_does_not_send_two_own_dockers_to_one_space() -> None:
    """MB-12: with its large docker bound for space 7, the best store, the small one goes elsewhere."""
    table = Table(4).stand({"large 0": 5, "small 0": 4})
    table.play(0, "pick large 2")
    assert all(choice(table, 0, seed) != "pick small 3" for seed in range(5))
    table = Table(4).stand({"large 0": 8, "small 0": 4})
    table.play(0, "pick large 2")
    assert choice(table, 0) == "pick small 3"


@pytest.mark.parametrize("seats", GAME.seats)
def test_greedy_does_not_look_at_the_cards_of_others(seats: int) -> None:
    """MB-26: its choice is the same whatever they have picked."""
    for card in range(1, 6):
        table = Table(seats)
        table.play(1, f"pick large {card}")
        assert choice(table, 0) == choice(Table(seats), 0)
