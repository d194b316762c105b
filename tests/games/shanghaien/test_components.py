"""The box as data: an owner's own file works, and a wrong one says which row."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from games.shanghaien.table import GAME

PACKAGED = (Path(GAME.text.__file__).parent / "components.toml").read_text("utf-8")


def load_with(folder, code="import portside; print(portside.load('shanghaien').components)"):
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, "PORTSIDE_COMPONENTS": str(folder), "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def own_box(folder, old, new):
    assert old in PACKAGED
    (folder / "shanghaien.toml").write_text(PACKAGED.replace(old, new, 1), "utf-8")
    return folder


def test_comments_and_sources_do_not_change_the_digest(tmp_path):
    """SH-3: an owner who confirms an assumed row keeps old records readable."""
    own_box(tmp_path, 'source = "assumed"', 'source = "seen" # my box')
    assert load_with(tmp_path).stdout.strip() == GAME.components


def test_other_components_have_another_digest(tmp_path):
    """SH-3."""
    own_box(tmp_path, '["sailors", "both"]', '["again", "both"]')
    done = load_with(tmp_path)
    assert done.returncode == 0
    assert done.stdout.strip() != GAME.components


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('effects = ["sailors", "both"]', 'effects = ["both", "both"]', "trick, row 1: effects must be two different"),
        ('effects = ["sailors", "change"]', 'effects = ["sailors", "fly"]', "trick, row 3: effects must be"),
        ('effects = ["sailors", "change"]', 'effects = "sailors"', "trick, row 3: effects must be"),
        ('effects = ["sailors", "change"]', "effects = [[1], {}]", "trick, row 3: effects must be"),
        ('name = "french"', 'name = "martian"', "nation, row 2: the name must be 'french'"),
        ("sailors = [1, 2, 3, 3, 4]", "sailors = [1, 2, 3, 3, 9]", "nation, row 1: sailors must be"),
        ("sailors = [1, 2, 3, 3, 4]", 'sailors = "many"', "nation, row 1: sailors must be"),
        ("sailors = [1, 2, 3, 3, 4]", "sailors = [1, 2, 3, 4]", "all cards together must be 48"),
        ('source = "book"', 'source = "heard"', "nation, row 1: source must be one of"),
        ("[[trick]]", "[trick]", "shanghaien.toml: "),
        ("[[nation]]", "dice = 6\n[[nation]]", "dice, row 1: must be a table of rows"),
        ('colour = "red"', "colour = ", "shanghaien.toml: Invalid value"),
    ],
)
def test_a_wrong_row_is_named(tmp_path, old, new, sentence):
    """SH-1, SH-3."""
    own_box(tmp_path, old, new)
    done = load_with(tmp_path)
    assert "ComponentsError" in done.stderr.splitlines()[-1]
    assert sentence in done.stderr.splitlines()[-1]


def test_a_folder_that_is_not_there_is_named(tmp_path):
    done = load_with(tmp_path / "nowhere")
    assert "there is no folder" in done.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    "box",
    [
        ['["again", "both"]'] * 8,
        ['["change", "again"]', '["change", "both"]', '["again", "both"]', '["sailors", "both"]'] * 2,
    ],
    ids=["no 2 Sailors at all", "every pair"],
)
def test_any_distribution_of_tricks_plays_by_the_rules(tmp_path, box):
    """SH-3: whole matches in lockstep with the simple implementation, with another box."""
    head = PACKAGED[: PACKAGED.index("[[trick]]")]
    rows = [f'[[trick]]\neffects = {effects}\nsource = "assumed"\n' for effects in box]
    (tmp_path / "shanghaien.toml").write_text(head + "\n".join(rows), "utf-8")
    tests = Path(__file__).parents[2]
    code = (
        f"import sys; sys.path.insert(0, {str(tests)!r})\n"
        "from games.shanghaien.test_lockstep import Lockstep, TRICKS\n"
        "for seed in range(4):\n"
        "    play = Lockstep(seed)\n"
        "    while not play.match.over: play.step()\n"
        "print(len(set(TRICKS)))"
    )
    done = load_with(tmp_path, code)
    assert done.stderr == ""
    assert done.stdout.strip() == str(len(set(box)))
