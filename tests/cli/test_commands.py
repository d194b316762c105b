"""The commands: help in three languages, results, and one sentence for bad input."""

import json
import re
import subprocess
import sys

import pytest

from portside import Match, load
from portside.cli.language import choose_language

GAME = load("shanghaien")


@pytest.fixture
def record(tmp_path):
    match = Match(GAME, seed=3, names=("Anna", "Bernd"))
    while not match.over:
        match.play(match.legal()[-1])
    path = tmp_path / "match.record"
    path.write_text(match.record(), "utf-8")
    return path


# --- help and languages -----------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "word"), [("en", "Usage: portside"), ("fr", "Utilisation"), ("ru", "Использование")])
def test_help_speaks_the_language(portside_here, lang, word):
    done = portside_here("--help", "--lang", lang)
    assert done.code == 0
    assert word in done.out
    assert "simulate" in done.out


@pytest.mark.parametrize(
    "command",
    [
        ["play"],
        ["serve"],
        ["bots"],
        ["simulate"],
        ["arena"],
        ["lab"],
        ["ladder"],
        ["train"],
        ["record", "show"],
        ["record", "verify"],
        ["hint"],
        ["rules"],
    ],
)
def test_every_command_has_help(portside_here, command):
    done = portside_here(*command, "--help")
    assert done.code == 0
    assert "--lang" in done.out


def test_help_does_not_wait_for_numba():
    """Numba takes a third of a second to import; help must not need it."""
    code = "import sys, portside.cli\ntry:\n  portside.cli.main()\nfinally:\n  print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code, "--help"], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("False\n")


@pytest.mark.parametrize(
    ("arguments", "environment", "lang"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "C.UTF-8", "LC_ALL": "ru_RU"}, "ru"),
        ([], {"LANG": "de_DE"}, "en"),
        ([], {"PORTSIDE_LANG": "ru", "LANG": "fr_FR"}, "ru"),
        (["play", "--lang", "fr"], {"PORTSIDE_LANG": "ru"}, "fr"),
        (["--lang=ru"], {}, "ru"),
        (["--lang"], {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for(arguments, environment, lang):
    assert choose_language(arguments, environment) == lang


# --- bad input --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["dance"], "There is no command “dance”"),
        (["--loud"], "There is no option --loud"),
        (["simulate"], "GAME is missing"),
        (["simulate", "chess"], "There is no game “chess”; the games are: "),
        (["simulate", "shanghaien", "--games"], "--games needs a value"),
        (["simulate", "shanghaien", "--games", "many"], "--games must be a whole number"),
        (["simulate", "shanghaien", "--games", "0"], "--games must be a whole number from 1"),
        (["simulate", "shanghaien", "--bots", "deepblue"], "There is no bot “deepblue”"),
        (["simulate", "shanghaien", "--bots", "random,random,random"], "name 2 bots"),
        (["simulate", "shanghaien", "--seats", "3"], "Shanghaien is for 2 players"),
        (["simulate", "shanghaien", "--lang", "xx"], "There is no language “xx”"),
        (["simulate", "shanghaien", "again"], "can’t be understood"),
        (["simulate", "shanghaien", "--bots", "captain@0ms"], "There is no bot “captain@0ms”"),
        (["ladder", "macao", "--seats", "3", "--bots", "random,greedy"], "needs at least 3 different bots"),
        (["ladder", "macao", "--bots", "random,uct:0"], "There is no bot “uct:0”"),
        (["ladder", "macao", "--save", "/nowhere/x.json"], "/nowhere/x.json: this folder does not exist"),
        (["train", "chess"], "There is no game “chess”"),
        (["train", "macao", "--out", "/nowhere/x.npz"], "/nowhere/x.npz: this folder does not exist"),
        (["train", "shanghaien", "--epochs", "3"], "There is no option --epochs"),
        *(
            (["train", "montego_bay", f"--{name}", "0"], f"--{name} must be a whole number from 1")
            for name in ("first-matches", "looks", "epochs", "hunch-iterations")
        ),
        (["train", "shanghaien", "--from", "x.npz"], "There is no option --from"),
        (["train", "shanghaien", "--seats", "2"], "There is no option --seats"),
        (["train", "montego_bay", "--seats", "5"], "for 2 to 4 players"),
        (["train", "montego_bay", "--matches", "0", "--hunch-matches", "0"], "leaves nothing to learn"),
        (["train", "montego_bay", "--from", "x.npz", "--generations", "0"], "leaves nothing to learn"),
        (["play", "chess"], "There is no game “chess”"),
        (["play", "shanghaien", "--bots", "greedy,greedy,greedy"], "3 bots need more than 2 seats"),
        (["play", "shanghaien", "--bots", "greedy", "--hot-seat"], "either --bots or --hot-seat"),
        (["play", "shanghaien", "--bots", "greedy", "--names", "A,B"], "1 player sits at this keyboard"),
        (["play", "shanghaien", "--hot-seat", "--names", "greedy,B"], "“greedy” can’t be a player’s name"),
        (["play", "shanghaien", "--hot-seat", "--names", "A\x07,B"], "can’t be a player’s name"),
        (["play", "shanghaien", "--hot-seat", "--seed", ""], "can’t be a seed"),
        (["play", "shanghaien", "--hot-seat", "--first", "3"], "--first must be a whole number from 1 to 2"),
        (["play", "--load", "/nowhere/x.record"], "/nowhere/x.record: there is no such file"),
        (["play", "--load", "/tmp"], "/tmp: this is a folder"),
        (["record", "dance"], "There is no command “dance”; the commands are: show, verify, export"),
        (["record"], "Say what to do with records: show, verify, export"),
        (["record", "show"], "FILE is missing"),
        (["record", "verify", "/nowhere"], "there is no such file"),
        (["rules", "shanghaien", "SH-99"], "no clause “SH-99”; they run from SH-1 to SH-24"),
        (["rules", "chess"], "There is no game “chess”"),
    ],
)
def test_bad_input_gets_one_sentence(portside_here, arguments, sentence):
    done = portside_here(*arguments)
    assert done.code == 2
    assert sentence in done.err
    assert done.err.count("\n") == 1
    assert done.out == ""


def test_bad_input_is_answered_in_the_language(portside_here):
    sentences = {portside_here("dance", "--lang", lang).err for lang in ("en", "fr", "ru")}
    assert len(sentences) == 3


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"\xff\xfe\x00", "Line 1: this is not UTF-8 text."),
        (b"portside record 1\ngame: shanghaien\nrules: 1\n\xff", "Line 4: this is not UTF-8 text."),
        (b"hello\n", "Line 1: this is not a Portside record"),
        (b"portside record 1\ngame: shanghaien\nrules: 9\n", "Line 3: this match was played under other rules"),
        (b"", "Line 1: this is not a Portside record"),
    ],
)
@pytest.mark.parametrize("command", ["show", "verify", "export"])
def test_a_broken_file_gets_one_sentence(portside_here, tmp_path, command, content, sentence):
    path = tmp_path / "broken.record"
    path.write_bytes(content)
    done = portside_here("record", command, str(path))
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err
    assert done.err.count("\n") == 1


def test_a_hundred_megabytes_of_noise_are_refused(portside_here, tmp_path):
    path = tmp_path / "noise.record"
    with path.open("wb") as file:
        file.write(b"portside record 1\n")
        file.truncate(100_000_000)
    done = portside_here("record", "show", str(path))
    assert done.code == 2
    assert "far too long" in done.err


def test_unusable_components_get_one_sentence(tmp_path, portside_here):
    (tmp_path / "shanghaien.toml").write_text("nation = 3")
    done = subprocess.run(
        [sys.executable, "-m", "portside.cli", "rules", "shanghaien"],
        env={"PORTSIDE_COMPONENTS": str(tmp_path), "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "nation, row 1" in done.stderr
    assert done.stderr.count("\n") == 1


# --- simulate ---------------------------------------------------------------------------------------


def test_simulation_in_json_has_the_fields_promised(portside_here):
    done = portside_here("simulate", "shanghaien", "--games", "300", "--seed", "1", "--bots", "random,greedy", "--json")
    result = json.loads(done.out)
    assert list(result) == [
        "game", "seats", "games", "seed", "moves", "moves_per_second", "games_per_second", "draws", "bots",
    ]  # fmt: skip
    assert [list(bot) for bot in result["bots"]] == [["name", "wins", "win_rate", "win_rate_95", "mean_points"]] * 2
    random, greedy = result["bots"]
    assert (result["game"], result["seats"], result["games"], result["seed"]) == ("shanghaien", 2, 300, 1)
    assert random["wins"] + greedy["wins"] + result["draws"] == 300
    assert greedy["win_rate"] > 0.95
    low, high = greedy["win_rate_95"]
    assert low < greedy["win_rate"] < high <= 1
    assert done.err == ""  # no progress in a pipe


def test_the_same_seed_gives_the_same_result_on_any_number_of_cores(portside_here):
    def result(seed, cores):
        told = portside_here("simulate", "shanghaien", "--games", "2500", "--seed", seed, "--cores", cores, "--json")
        fields = json.loads(told.out)
        return {name: fields[name] for name in ("moves", "draws", "bots")}

    assert result("1", "1") == result("1", "2") == result("1", "3")
    assert result("1", "2") != result("2", "2")


def test_in_duplicate_equal_bots_win_equally(portside_here):
    """Greedy against itself: each deal is won once by either, but for what the bots draw themselves."""
    told = portside_here("simulate", "macao", "--games", "400", "--bots", "greedy", "--duplicate", "--json")
    alone = portside_here("simulate", "macao", "--games", "400", "--bots", "greedy", "--json")
    (low, high), (least, most) = (json.loads(done.out)["bots"][0]["win_rate_95"] for done in (told, alone))
    assert low < 0.5 < high
    assert high - low < most - least


def test_a_ladder_is_printed_and_saved(portside_here, tmp_path):
    path = tmp_path / "ladder.json"
    told = portside_here("ladder", "macao", "--games", "4", "--bots", "random,greedy,uct:3", "--save", str(path))
    assert "Macao with 2 seats: 12 matches in duplicate, seed 1." in told.out
    assert "1. greedy: " in told.out
    assert "greedy against random: ahead in " in told.out
    saved = json.loads(path.read_text("utf-8"))
    assert saved["standings"][0]["name"] == "greedy"
    assert saved["command"].startswith("portside ladder macao ")


def test_training_without_torch_says_what_to_install(portside_here, tmp_path, monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr("portside.cli.train.load_knowledge", lambda game: None)
    done = portside_here("train", "macao", "--out", str(tmp_path / "x.npz"))
    assert done.code == 2
    assert "make .venv/train" in done.err


def test_training_from_a_file_that_is_not_there_says_so(portside_here, tmp_path):
    pytest.importorskip("torch")
    done = portside_here("train", "macao", "--from", "/nowhere/x.npz", "--out", str(tmp_path / "x.npz"))
    assert done.code == 2
    assert done.err == (
        "The training can’t go on. /nowhere/x.npz: the weights can't be read: No such file or directory.\n"
    )
    assert not list(tmp_path.iterdir())


def test_training_takes_all_cores_unless_told_how_many(portside_here, tmp_path, monkeypatch):
    asked = []
    monkeypatch.setattr("portside.bots.train.train", lambda game, path, plan, cores, *_: asked.append(cores))
    monkeypatch.setattr("importlib.util.find_spec", lambda name: True)
    monkeypatch.setattr("portside.cli.train.os.cpu_count", lambda: 7)
    for cores in ([], ["--cores", "3"]):
        assert portside_here("train", "macao", "--out", str(tmp_path / "x.npz"), *cores).code == 0
    assert asked == [7, 3]


def test_simulation_in_words(portside_here):
    done = portside_here("simulate", "shanghaien", "--games", "200", "--lang", "en")
    assert "Shanghaien: 200 matches, seed 1." in done.out
    assert re.search(r"random: \d+ won \([\d.]+ %, 95 % sure: [\d.]+ to [\d.]+ %\)", done.out)
    assert "moves and" in done.out


# --- record and rules -------------------------------------------------------------------------------


def test_a_record_is_told_in_words(portside_here, record):
    done = portside_here("record", "show", str(record))
    assert "Shanghaien, Anna, Bernd." in done.out
    assert "calls Shanghai!" in done.out
    assert "wins." in done.out
    assert "Шанхай" in portside_here("record", "show", str(record), "--lang", "ru").out


def test_a_fair_record_is_confirmed(portside_here, record):
    done = portside_here("record", "verify", str(record))
    assert done.code == 0
    assert "The dice are fair" in done.out


def test_a_record_without_its_seed_cannot_be_checked(portside_here, record):
    text = record.read_text("utf-8")
    record.write_text(text[: text.index("seed:")], "utf-8")
    done = portside_here("record", "verify", str(record))
    assert done.code == 0
    assert "not revealed" in done.out


def test_a_forged_die_is_named_by_its_line(portside_here, record):
    lines = record.read_text("utf-8").split("\n")
    line = next(i for i, text in enumerate(lines) if text.startswith("* dice") and len(set(text.split()[2:])) == 2)
    value = lines[line + 1].split()[2]
    lines[line] = f"* dice {value} {value}"
    record.write_text("\n".join(lines), "utf-8")
    done = portside_here("record", "verify", str(record))
    assert done.code == 2
    assert done.err == f"Line {line + 1}: this luck does not follow from the seed.\n"


def test_an_export_tells_everything_as_json(portside_here, record):
    told = json.loads(portside_here("record", "export", str(record)).out)
    assert (told["game"], told["over"], told["seed"]) == ("shanghaien", True, "3")
    assert told["names"] == ["Anna", "Bernd"]
    assert told["events"][0]["seat"] is None
    assert told["events"][7] == {"seat": told["events"][7]["seat"], "name": "roll", "id": 0}
    assert sorted(told["places"]) in ([1, 2], [1, 1])


def test_a_hint_names_the_best_actions(portside_here, tmp_path):
    match = Match(GAME, seed=3)
    path = tmp_path / "running.record"
    path.write_text(match.record(reveal=True), "utf-8")
    assert "Only one thing is possible: Roll two dice" in portside_here("hint", str(path)).out
    match.play("roll")
    path.write_text(match.record(reveal=True), "utf-8")
    lines = portside_here("hint", str(path)).out.splitlines()
    assert re.match(
        r"1\. Place the \d on .* — about \d+ % to win, −?[\d.]+ points ahead at the end, the round solved", lines[1]
    )
    chances = [int(re.search(r"about (\d+) %", line)[1]) for line in lines[1:]]
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_hint_by_search_tells_how_much_was_tried(portside_here, tmp_path, seats):
    path = tmp_path / "running.record"
    path.write_text(Match(load("macao"), seats, seed=3).record(reveal=True), "utf-8")
    lines = portside_here("hint", str(path), "--seconds", "1").out.splitlines()
    assert re.match(r"1\. .* — about \d+ % to win, −?[\d.]+ points at the end, seen in [\d,]+ tries", lines[1])


def test_there_is_no_hint_where_nobody_has_a_choice(portside_here, record, tmp_path):
    assert "over" in portside_here("hint", str(record)).err
    path = tmp_path / "luck.record"
    path.write_text(Match(GAME, seed=3, luck=False).record(), "utf-8")
    done = portside_here("hint", str(path))
    assert done.code == 2
    assert "Luck is due" in done.err


def test_rules_are_shown_whole_or_by_clause(portside_here):
    whole = portside_here("rules", "shanghaien", "--lang", "fr").out
    assert "SH-1" in whole
    assert "**" not in whole
    assert portside_here("rules", "shanghaien", "9").out.startswith("SH-9 You may call Shanghai")


def test_a_closed_pipe_is_no_traceback():
    done = subprocess.run(
        f"{sys.executable} -m portside.cli rules shanghaien | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.startswith("SHANGHAIEN")
    assert done.stderr == ""
