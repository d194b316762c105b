"""The text table, as a person at the keyboard meets it."""

import re
import signal
import subprocess
from pathlib import Path

import pytest
from cli.conftest import start

from portside import Match
from portside.cli.table import bot_at, saves
from portside.core.registry import names

AGAINST_GREEDY = ["play", "shanghaien", "--text", "--bots", "greedy", "--seed", "5", "--names", "Anna"]
HOT_SEAT = ["play", "shanghaien", "--hot-seat", "--seed", "5", "--names", "Anna,Bernd", "--first", "1"]


def kept() -> list[Path]:
    return sorted(saves().glob("*.record"))


def kept_match() -> Match:
    (path,) = kept()
    return Match.from_record(path.read_text("utf-8"))


def test_a_whole_match_against_a_bot(portside_here):
    done = portside_here(*AGAINST_GREEDY, typed=["1"] * 400)
    assert done.code == 0
    assert "The match is over." in done.out
    assert re.search(r"\w+ wins\.|A draw", done.out)
    assert kept_match().over
    assert "portside record verify" in done.out


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_a_whole_match_in_each_language(portside_here, lang):
    done = portside_here(*HOT_SEAT, "--lang", lang, typed=["1"] * 400)
    assert done.code == 0
    assert kept_match().over
    # Nothing of another language shows: the English prompt, a raw message id, a Fluent placeable.
    assert ("Number, ? or help" in done.out) == (lang == "en")
    assert not re.search(r"shanghaien-[a-z]|table-|\{ ?\$", done.out)


def test_a_turn_is_one_screen_with_cards_dice_crews_tricks_and_score(portside_here):
    done = portside_here(*HOT_SEAT, typed=["1", "2"])
    screen = done.out.split("Number, ? or help:")[2]
    assert "Round 1 of 8." in screen
    assert "Card 1 is at the left end." in screen
    assert "Anna: 5 dice in the supply. Tricks: none. 0 points if scored now." in screen
    assert "now to Anna: more dice" in screen
    assert "1. Roll two dice" in screen
    assert screen.count("\n") < 30
    assert max(len(line) for line in screen.splitlines() if not line.startswith("Round 1: ")) <= 100


def test_choices_are_explained(portside_here):
    done = portside_here(*HOT_SEAT, typed=["? 1", "?", "? shanghai", "? roll", "? fog", "? 9"])
    assert "place one on the card of its value" in done.out
    assert "You may call Shanghai only when at least two of your own dice lie on cards. (SH-9)" in done.out
    assert "Call Shanghai: the round ends and the cards go to their takers — not now. You may call" in done.out
    assert "Roll two dice — this is choice 1." in done.out
    assert "No action has “fog” in its name." in done.out
    assert "There is no choice 9" in done.out


def test_nonsense_is_answered_and_costs_nothing(portside_here):
    done = portside_here(*HOT_SEAT, typed=["", "7", "0", "-1", "abc", "1 2", "shanghai", "²", "load", "load /nowhere"])
    assert "There is no choice 7; type a number from 1 to 1." in done.out
    assert "“abc” is not understood." in done.out
    assert "shanghai — not now. You may call Shanghai only" in done.out
    assert "/nowhere: there is no such file." in done.out
    assert len(kept_match().events) == 7


def test_an_action_can_be_typed_by_its_name(portside_here):
    portside_here(*HOT_SEAT, typed=["roll"])
    assert "roll" in saves().joinpath(kept()[0]).read_text("utf-8")


def test_own_steps_are_taken_back_and_luck_is_not(portside_here):
    done = portside_here(*HOT_SEAT, typed=["undo", "1", "undo", "1", "undo"])
    assert done.out.count("Nothing to take back") == 2
    assert "Taken back: Place the" in done.out
    events = kept_match().events
    assert len(events) == 9  # first, six cards, roll, dice


SECRETS = ["play", "montego_bay", "--hot-seat", "--seats", "2", "--seed", "5", "--names", "Anna,Bernd"]


def test_the_keyboard_changes_hands_in_secret(portside_here):
    """MB-26: Anna's cards are picked before Bernd sees the screen, and nothing tells them."""
    done = portside_here(*SECRETS, typed=["4", "4", "4", "", "undo", "log", "?"])
    _, before, after = done.out.partition("Bernd, this is for your eyes")
    assert before
    assert "Nothing to take back" in after
    assert "Taken back" not in after
    assert not re.search(r"docker, laid: [1-5]", after)


def test_own_secret_picks_are_taken_back(portside_here):
    """MB-10."""
    done = portside_here(*SECRETS, typed=["4", "undo"])
    assert "Taken back: Card 4: large docker." in done.out


def test_a_bots_step_is_not_taken_back(portside_here):
    done = portside_here(*AGAINST_GREEDY, "--first", "2", typed=["undo"])
    assert "Nothing to take back" in done.out


def test_a_match_is_saved_and_loaded_with_the_same_luck(portside_here, tmp_path):
    path = tmp_path / "mine.record"
    portside_here(*HOT_SEAT, typed=["1", "1", f"save {path}"])
    one = portside_here("play", "--load", str(path), typed=["1"] * 400)
    two = portside_here(*HOT_SEAT, typed=["1", "1", "1", f"load {path}"] + ["1"] * 400)
    ends = [done.out[done.out.index("The match is over") :].split("The match is kept")[0] for done in (one, two)]
    assert ends[0] == ends[1]
    assert f"Here is the match from {path}" in two.out


def test_loading_keeps_the_match_that_leaves_the_table(portside_here, tmp_path):
    path = tmp_path / "mine.record"
    portside_here(*HOT_SEAT, typed=["1", f"save {path}", "1", f"load {path}"])
    assert len(kept()) == 2


def test_the_same_seed_gives_the_same_match_against_a_bot(portside_here):
    ends = []
    for _ in range(2):
        out = portside_here(*AGAINST_GREEDY, typed=["1"] * 400).out
        ends.append(out[: out.index("The match is kept")])
    assert ends[0] == ends[1]


def test_a_loaded_match_seats_its_bots_again(portside_here):
    portside_here(*AGAINST_GREEDY, typed=["1"])
    done = portside_here("play", "--load", str(kept()[0]), typed=["1"] * 400)
    assert "The match is over." in done.out


def test_a_file_that_cannot_be_written_does_not_end_the_match(portside_here):
    done = portside_here(*HOT_SEAT, typed=["save /proc/nothing/x", "1", "1"])
    assert "/proc/nothing/x: this folder does not exist or can’t be written to." in done.out
    assert len(kept_match().events) == 10


def test_the_language_changes_in_play(portside_here):
    done = portside_here(*HOT_SEAT, typed=["lang fr", "regles 9", "langue xx", "язык ru", "lang ru", "отмена", "выход"])
    assert "SH-9" in done.out
    assert "en, fr, ru" in done.out
    assert len(kept()) == 1


def test_rules_board_log_and_help(portside_here):
    done = portside_here(*HOT_SEAT, typed=["rules 9", "rules 99", "rules", "board", "log", "help", "quit"])
    assert "SH-9 You may call Shanghai" in done.out
    assert "has no clause “99”" in done.out
    assert "END AND SCORING" in done.out
    assert done.out.count("Anna starts the match.") == 2
    assert "What you can type:" in done.out
    assert done.out.count("Round 1 of 8.") == 2


def test_the_menu_asks_for_game_and_opponent(portside_here):
    number = names().index("shanghaien") + 1
    done = portside_here("play", typed=["x", str(number), "1", "quit"])
    assert "Which game?" in done.out
    assert "There is no choice x" in done.out
    assert "Against whom?" in done.out
    assert "1. Roll two dice" in done.out or "greedy" in done.out
    assert len(kept()) == 1


def test_leaving_the_menu_keeps_nothing(portside_here):
    assert portside_here("play", typed=["quit"]).code == 0
    assert portside_here("play").code == 0
    assert kept() == []


@pytest.mark.parametrize(
    ("name", "bot"),
    [
        ("greedy", "greedy"),
        ("random 2", "random"),
        ("greedy!", None),
        ("Anna", None),
        ("uct:20", "uct:20"),
        ("uct:0", None),
    ],
)
def test_a_seat_named_as_a_bot_is_one(name, bot):
    assert bot_at(name) == bot


# --- leaving in other ways --------------------------------------------------------------------------


def wait_for(process, text):
    """Read what a table prints until a text comes."""
    seen = ""
    while text not in seen:
        read = process.stdout.read(1)
        assert read, f"{text!r} did not come: {seen}{process.stderr.read()}"
        seen += read


@pytest.mark.parametrize(
    ("how", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 0), (signal.SIGHUP, 0)], ids=lambda how: str(how)
)
def test_an_interrupted_match_is_kept_and_says_where(how, code):
    with start(*HOT_SEAT) as table:
        wait_for(table, "help:")
        table.stdin.write("1\n")
        table.stdin.flush()
        wait_for(table, "help:")
        table.send_signal(how)
        out, err = table.communicate(timeout=20)
    assert table.returncode == code
    assert err == ""
    assert str(kept()[0]) in out
    assert len(kept_match().events) == 9


def test_a_match_whose_reader_has_gone_is_kept():
    with start(*HOT_SEAT) as table:
        wait_for(table, "help:")
        table.stdout.close()
        table.stdin.write("1\n1\n1\n1\n")
        table.stdin.close()
        err = table.stderr.read()
        table.wait(timeout=20)
    assert str(kept()[0]) in err
    assert "Traceback" not in err


def test_a_closed_input_keeps_the_match():
    with start(*HOT_SEAT) as table:
        out, err = table.communicate("1\n", timeout=30)
    assert table.returncode == 0
    assert err == ""
    # The command that the table names works as it stands.
    command = re.search(r"Go on with: (.+)", out)[1]
    again = subprocess.run(command, shell=True, input="", capture_output=True, text=True, check=True)
    assert "Round 1 of 8." in again.stdout
    kept()[-1].unlink()
    assert len(kept_match().events) == 9
