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
