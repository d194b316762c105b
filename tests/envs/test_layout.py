"""The page of observations says what the code says."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from portside.core.registry import load, names
from portside.envs.layout import page, parts

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_is_the_one_that_the_code_makes():
    made = page()
    assert (DOCS / "observations.md").read_text("utf-8") == made, (
        "python -m portside.envs.layout > docs/observations.md"
    )


@pytest.mark.parametrize("name", names())
def test_every_feature_is_told_once_and_explained(name):
    game = load(name)
    told = [number for part in parts(game) for number in range(part.first, part.last + 1)]
    assert told == list(range(game.observation))
    assert all(part.meaning for part in parts(game))


@pytest.mark.parametrize("document", ["gymnasium", "pettingzoo", "open-spiel"])
def test_the_examples_of_a_page_run(document):
    text = (DOCS / f"{document}.md").read_text("utf-8")
    first = re.findall(r"```python\n(.*?)```", text, re.DOTALL)[0]
    subprocess.run([sys.executable, "-W", "error::DeprecationWarning", "-c", first], check=True, capture_output=True)


@pytest.mark.parametrize("document", ["gymnasium", "pettingzoo", "open-spiel", "arena", "observations"])
def test_links_of_a_page_lead_somewhere(document):
    for target in re.findall(r"\]\(([^)#]+)\)", (DOCS / f"{document}.md").read_text("utf-8")):
        assert (DOCS / target).exists(), target


@pytest.mark.parametrize("module", ["gymnasium", "pettingzoo", "open_spiel"])
def test_without_its_package_an_environment_says_what_to_install(module):
    package = {"open_spiel": "pyspiel"}.get(module, module)
    code = f"import sys; sys.modules[{package!r}] = None\nimport portside.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1].endswith(f"{package} is not installed; type: pip install 'portside[envs]'")


def test_nothing_optional_is_imported_by_portside_itself():
    heavy = {"gymnasium", "pettingzoo", "pyspiel", "ray", "pyarrow", "torch", "PIL"}
    code = (
        "import sys, portside, portside.core.match, portside.arena.workers, portside.cli.commands\nprint(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not heavy & set(done.stdout.split())
