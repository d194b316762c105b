"""README: what it shows a stranger works."""

import re
import subprocess
import sys
from pathlib import Path

from portside.core.registry import names

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_python_example_runs():
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    done = subprocess.run([sys.executable, "-W", "error", "-c", example], capture_output=True, text=True, check=True)
    assert "portside record 1" in done.stdout


def test_the_make_targets_exist():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in set(re.findall(r"\bmake ([a-z]+)", README)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_every_game_is_in_the_table():
    for name in names():
        assert f"`portside play {name}`" in README


def test_links_lead_somewhere():
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), target


def test_ci_runs_the_test_command():
    assert "make test" in (ROOT / ".ci" / "run").read_text("utf-8")
