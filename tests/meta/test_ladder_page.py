"""docs/ladder.md is what docs/ladder.py makes of the results: nobody types figures into it."""

import importlib.util
from pathlib import Path

import pytest

from portside import load
from portside.bots.net import packaged_mark

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.fixture(scope="module")
def made():
    spec = importlib.util.spec_from_file_location("ladder_page", DOCS / "ladder.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_generated_from_the_results(made):
    assert made.page() == (DOCS / "ladder.md").read_text("utf-8"), "run docs/ladder.py"


@pytest.mark.parametrize("game", ["shanghaien", "montego_bay", "macao"])
def test_a_result_of_what_was_learned_before_is_of_an_earlier_captain(made, game):
    """Learned with as many seats: each number has nets of its own."""
    found = {"game": game, "seats": 2}
    assert not made.is_earlier({**found, "net": packaged_mark(load(game), 2)})
    assert made.is_earlier({**found, "net": "0123456789ab"})
    assert made.is_earlier(found)
    assert made.is_earlier({**found, "net": ""})
    if game != "shanghaien":
        assert made.is_earlier({**found, "net": packaged_mark(load(game), 4)})


@pytest.mark.parametrize(
    ("low", "high", "said"), [(0.6, 0.9, "**cleared**"), (0.59, 0.61, "not decided"), (0.4, 0.59, "missed")]
)
def test_a_bar_is_cleared_by_the_lower_end_of_the_interval(made, low, high, said):
    assert made.verdict(0.6, low, high) == f"60 %: {said}"
    assert made.verdict(None, low, high) == ""


def played(other, low, net):
    bots = [{"name": "captain", "win_rate": 0.7, "win_rate_95": [low, 0.9]}, {"name": other}]
    return {"game": "montego_bay", "seats": 2, "net": net, "bots": bots}


def test_a_bar_shows_the_present_captain_and_growth_where_it_thinks_longest(made):
    present = packaged_mark(load("montego_bay"), 2)
    rows = [played("uct:9, 10 times as long", 0.8, "0123456789ab"), played("uct:3, 10 times as long", 0.5, present)]
    rows += [played(f"captain, 9 iterations ({ms} ms)", low, present) for ms, low in [(5, 0.7), (50, 0.5)]]
    growth, plain = made.bars(rows, [])[2:]
    assert "uct:3, 10 times as long" in plain
    assert "(50 ms)" in growth
    assert growth.endswith("60 %: not decided |")


def test_each_kind_of_opponent_has_its_bar(made):
    assert made.bar_of(played("uct:9, 10 times as long", 0.5, "")) == 0.6
    assert made.bar_of({**played("uct:9, 10 times as long", 0.5, ""), "seats": 4}) == 0.45
    assert made.bar_of({**played("uct:20000", 0.5, ""), "game": "shanghaien"}) == 0.75
    assert made.bar_of(played("OpenSpiel's IS-MCTS, 2 simulations (20 ms)", 0.5, "")) == 0.75
    assert made.bar_of({**played("greedy", 0.5, ""), "seats": 4}) is None
