"""Bots by name, in every game."""

import os
import subprocess
import sys

import pytest

from portside import Match, load
from portside.bots.names import BOTS, KNOWN, LEVELS, is_bot
from portside.bots.roster import make_bot
from portside.core.registry import names

TABLES = [(name, seats) for name in names() for seats in load(name).seats]


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("name", [*BOTS, *LEVELS, "uct:20"])
def test_every_bot_plays_every_game(game, seats, name):
    played = load(game)
    match = Match(played, seats, seed=3)
    seat = match.to_act()
    action = make_bot(name, played, seats, seed=1).choose(played.seen_by(match.state, seat), seat)
    match.play(action, seat)


def test_names_of_bots():
    assert all(is_bot(name.replace("N", "5")) for name in KNOWN)
    assert not is_bot("N")
    assert not is_bot("Captain")


def test_captain_says_when_its_knowledge_does_not_fit_the_box(tmp_path):
    """SH-3: weights learned with other components are refused, never silently weak."""
    from games.shanghaien.test_components import own_box

    own_box(tmp_path, '["sailors", "both"]', '["again", "both"]')
    done = subprocess.run(
        [sys.executable, "-m", "portside.cli", "play", "shanghaien", "--bots", "captain", "--lang", "en"],
        env={
            **os.environ,
            "PORTSIDE_COMPONENTS": str(tmp_path),
            "NUMBA_DISABLE_JIT": "1",
            "XDG_DATA_HOME": str(tmp_path),
        },
        input="",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("This bot can’t play here.")
    assert done.stderr.count("\n") == 1
