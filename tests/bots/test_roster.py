"""Bots by name, in every game."""

import os
import subprocess
import sys
from importlib.resources import files

import pytest

from portside import Match, load
from portside.bots.names import BOTS, KNOWN, LEVELS, is_bot, read_name
from portside.bots.roster import make_bot, thinks
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
    said = {speaker(lang)(thinks(level, load(game))) for level in LEVELS}
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


OWN = {  # a row of each box, and what an owner may find there instead
    "shanghaien": ('["sailors", "both"]', '["again", "both"]'),
    "montego_bay": ("a = { barrels = 4 }", "a = { barrels = 3 }"),
    "macao": ('cost = ["weapons", "weapons", "opium"], coins = 3', 'cost = ["weapons", "weapons", "art"], coins = 3'),
}


def with_own_box(folder, game, *arguments):
    old, new = OWN[game]
    packaged = (files(f"portside.games.{game}") / "components.toml").read_text("utf-8")
    assert old in packaged
    (folder / f"{game}.toml").write_text(packaged.replace(old, new, 1), "utf-8")
    return subprocess.run(
        [sys.executable, *arguments],
        env={
            **os.environ,
            "PORTSIDE_COMPONENTS": str(folder),
            "NUMBA_DISABLE_JIT": "1",
            "XDG_DATA_HOME": str(folder),
        },
        input="",
        capture_output=True,
        text=True,
        check=False,
    )


PLAYS = """
from portside import Match, load
from portside.bots.names import LEVELS
from portside.bots.roster import make_bot, thinks
game = load("{game}")
match = Match(game, 2, seed=3)
seat = match.to_act()
bots = [make_bot(level, game, 2, 1) for level in LEVELS]
match.play(bots[0].choose(game.seen_by(match.state, seat), seat), seat)
print(*(thinks(level, game) for level in LEVELS))
"""


@pytest.mark.parametrize("game", names())
def test_with_an_owners_box_all_levels_play_and_the_best_say_what_they_lack(tmp_path, game):
    """SH-3, MB-4, OM-4: what was learned with other components is not used."""
    done = with_own_box(tmp_path, game, "-c", PLAYS.format(game=game))
    assert done.returncode == 0, done.stderr
    told = done.stdout.split()
    assert told[:3] == [thinks(level, load(game)) for level in LEVELS[:3]]
    assert told[3:] == ["bots-unlearned"] * 2
    assert thinks("captain", load(game)) != "bots-unlearned"


def test_whoever_plays_with_an_owners_box_is_told(tmp_path):
    """OM-4."""
    arguments = ("-m", "portside.cli", "play", "macao", "--bots", "captain@1ms", "--lang", "en")
    done = with_own_box(tmp_path, "macao", *arguments)
    assert "captain@1ms thinks as ever, but the components here are not those it has learned with" in done.stderr
