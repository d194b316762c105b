"""portside arena and portside lab on the command line."""

import json

import pytest


def test_an_event_is_told_and_written(portside_here, tmp_path):
    out, table = tmp_path / "event.html", tmp_path / "event.csv"
    files = ["--out", str(out), "--table", str(table)]
    done = portside_here("arena", "shanghaien", "--bots", "random,greedy", "--deals", "4", "--cores", "1", *files)
    assert done.code == 0
    assert done.out.splitlines()[0] == "Shanghaien: 8 matches, seed 1."
    assert done.out.splitlines()[1].startswith("1. greedy: rating ")
    assert out.read_text("utf-8").startswith("<!doctype html>")
    assert len(table.read_text("utf-8").splitlines()) == 17


def test_an_event_as_json(portside_here):
    done = portside_here(
        "arena", "shanghaien", "--bots", "random", "--bot", "two=random", "--deals", "1", "--cores", "1", "--json"
    )
    assert json.loads(done.out)["bots"] == ["random", "two"]


def test_the_lab_tells_what_changed(portside_here, tmp_path, monkeypatch):
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    out = tmp_path / "lab.html"
    change = ["--set", 'trick.#1.effects=["again", "both"]']
    done = portside_here("lab", "shanghaien", *change, "--games", "3", "--bots", "random", "--out", str(out))
    assert done.code == 0
    assert "beside the standard game: 3 matches a side" in done.out
    assert "Moves a match: " in done.out
    assert "<svg" in out.read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["arena", "shanghaien", "--bots", "greedy"], "An event needs two bots at least"),
        (["arena", "shanghaien", "--bots", "greedy,deep blue"], "There is no bot “deep blue”"),
        (["arena", "shanghaien", "--bots", "greedy,greedy"], "Two bots are called “greedy”"),
        (["arena", "shanghaien", "--bots", "greedy", "--bot", "python:/no/bot.py:Mine"], "There is no file /no/bot.py"),
        (
            ["arena", "shanghaien", "--bots", "greedy", "--bot", "process:no-such-bot"],
            "no program to run in “no-such-bot”",
        ),
        (["arena", "shanghaien", "--bots", "random,greedy", "--out", "/no/where.html"], "folder does not exist"),
        (["arena", "chess", "--bots", "random,greedy"], "There is no game “chess”"),
        (["arena", "shanghaien", "--seats", "3", "--bots", "random,greedy"], "is for 2 players"),
        (["lab", "shanghaien"], "Say what to change"),
        (["lab", "shanghaien", "--set", "points"], "“points” is no change"),
        (["lab", "shanghaien", "--set", "ship.1.points=2"], "there is no table ship; the tables are: nation, trick"),
        (["lab", "shanghaien", "--set", "trick.#1.effects=2", "--bots", "captain"], "compiled bots alone"),
        (["lab", "shanghaien", "--set", "nation.french.sailors=[7]"], "The components can’t be used"),
    ],
)
def test_bad_input_gets_one_sentence(portside_here, arguments, sentence, monkeypatch):
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # for the processes of the lab; nothing is compiled here
    done = portside_here(*arguments)
    assert done.code == 2
    assert sentence in done.err
    assert len(done.err.splitlines()) == 1


def test_a_missing_extra_is_one_sentence_with_its_command(portside_here, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    done = portside_here("arena", "shanghaien", "--bots", "random,greedy", "--deals", "1", "--ray", "local")
    assert done.code == 2
    assert done.err == "This needs ray, which is not installed; type: pip install 'portside[ray]'\n"
