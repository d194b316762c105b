"""Clauses: each stands in the rules pages of all languages, in the rules' code, and in a test."""

import re
from pathlib import Path

import pytest

import portside
from portside.cli.rules import find_clause
from portside.core.registry import load, names
from portside.core.rulebook import clauses, read_rules
from portside.locales import LANGUAGES

PACKAGE = Path(portside.__file__).parent
TESTS = Path(__file__).parents[1]
CLAUSES = {
    "macao": [f"OM-{n}" for n in range(1, 28)],
    "montego_bay": [f"MB-{n}" for n in range(1, 27)],
    "shanghaien": [f"SH-{n}" for n in range(1, 25)],
}
ASSUMED = {"en": "**assumed**", "fr": "**supposé**", "ru": "**предположение**"}
ID = re.compile(r"\b[A-Z]{2}-\d+\b")


def cited(folder: Path) -> set[str]:
    """Return the clause ids in the Python and data files of a folder; "SH-1 to SH-24" cites no clause."""
    found: set[str] = set()
    for path in folder.rglob("*"):
        if path.suffix in {".py", ".toml"}:
            found |= set(ID.findall(re.sub(r"[A-Z]{2}-\d+ to [A-Z]{2}-\d+", "", path.read_text("utf-8"))))
    return found


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_has_every_clause_once_in_order(game, lang):
    page = read_rules(game, lang)
    assert list(clauses(page)) == CLAUSES[game]
    assert re.findall(r"^\*\*([A-Z]{2}-\d+)\*\* ", page, re.MULTILINE) == CLAUSES[game]
    assert all(len(text) > 40 for text in clauses(page).values())


@pytest.mark.parametrize("game", names())
def test_every_clause_is_cited_by_a_rule_and_by_a_test(game):
    assert set(CLAUSES[game]) - cited(PACKAGE / "games" / game) == set()
    assert set(CLAUSES[game]) - cited(TESTS / "games" / game) == set()


@pytest.mark.parametrize("game", names())
def test_refusals_cite_clauses_of_the_game(game):
    assert {refusal.clause for refusal in load(game).refusals if refusal} <= set(CLAUSES[game])


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_assumed_values_are_marked_as_such(game, lang):
    """A game with assumed components says so on its rules page, in every language."""
    components = (PACKAGE / "games" / game / "components.toml").read_text("utf-8")
    assert 'source = "assumed"' in components
    assert ASSUMED[lang] in read_rules(game, lang)
    assert "PORTSIDE_COMPONENTS" in read_rules(game, lang)


@pytest.mark.parametrize("game", names())
def test_every_game_has_the_same_files(game):
    files = {path.name for path in (PACKAGE / "games" / game).iterdir()}
    assert files >= {
        "__init__.py", "components.toml", "components.py", "state.py", "actions.py",
        "rules.py", "scoring.py", "text.py", "view.py", "why.py", "rulebook",
    }  # fmt: skip


@pytest.mark.parametrize("game", names())
def test_a_clause_is_found_by_its_number(game):
    first = CLAUSES[game][0]
    assert find_clause(game, first, "en") == find_clause(game, "1", "en") == find_clause(game, first.lower(), "en")
