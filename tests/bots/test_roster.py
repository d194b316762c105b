"""Bots by name, in every game."""

import os
import subprocess
import sys

import pytest

from portside import Match, load
from portside.bots.names import BOTS, KNOWN, LEVELS, is_bot, read_name, thinks
from portside.bots.roster import make_bot
from portside.core.registry import names
from portside.locales import LANGUAGES, speaker

TABLES = [(name, seats) for name in names() for seats in load(name).seats]


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("name", [*BOTS, *LEVELS[:3], "captain@20ms", "admiral@20ms", "uct:20", "uct:5ms"])
def test_every_bot_plays_every_game(game, seats, name):
    played = load(game)
    match = Match(played, seats, seed=3)
    seat = match.to_act()
    action = make_bot(name, played, seats, seed=1).choose(played.seen_by(match.state, seat), seat)
    match.play(action, seat)


def test_names_of_bots():
    assert all(is_bot(name.replace("N", "5")) for name in KNOWN)
    for name in (
        "N",
        "Captain",
        "captain@",
        "captain@0ms",
        "mate@50ms",
        "uct:",
        "uct:0",
        "uct:-5",
        "uct:5s",
        "uct:1e9",
    ):
        assert not is_bot(name), name


def test_levels_think_by_the_clock_or_by_iterations():
    assert read_name("admiral").milliseconds == 4500
    assert read_name("captain@50ms") == ("captain", 0, 50)
    assert read_name("mate") == ("mate", 0, 0)
    assert read_name("uct:500ms") == ("uct", 0, 500)
    assert read_name("uct:500") == ("uct", 500, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_level_says_in_a_sentence_how_it_thinks(game, lang):
    said = {speaker(lang)(thinks(level, game)) for level in LEVELS}
    assert len(said) == len(LEVELS)
    assert all(sentence.endswith(".") for sentence in said)


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("name", LEVELS[:3])
def test_the_same_seed_gives_the_same_move_of_a_level_without_a_clock(game, name):
    played = load(game)
    match = Match(played, played.seats[0], seed=3)
    seat = match.to_act()
    chosen = [
        make_bot(name, played, match.seats, seed).choose(played.seen_by(match.state, seat), seat) for seed in (5, 5)
    ]
    assert chosen[0] == chosen[1]


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
