"""Why not: every refusal, with its clause, in three languages."""

import re
from pathlib import Path

import pytest
from games.montego_bay.table import GAME, Table

from portside.games.montego_bay import text
from portside.locales import LANGUAGES, speaker

QUAY = {"large 0": 0, "small 0": 2, "large 1": 4, "small 1": 6, "large 2": 8, "small 2": 10}
RULEBOOK = Path(text.__file__).parent / "rulebook"


def asked(seat: int) -> Table:
    """Have a seat asked about Lazy Jack, of three."""
    table = Table(3).stand(QUAY)
    table.state.coins[seat] = 3
    return table.begin_round()


def over() -> Table:
    return Table(4).empty_piers(1).empty_piles().walk()


def loading() -> Table:
    return Table(4).stand({"large 0": 1, "small 3": 0}).walk()


def unloading() -> Table:
    return Table(4).moor(2, 10, 2).stand({"large 0": 14, "small 3": 0}).walk()


def drawing() -> Table:
    """Have a ship to be turned: the first boat has sailed."""
    return Table(4).walk()


def hosting() -> Table:
    table = asked(0)
    table.play(0, "hire")
    return table


def with_jack() -> Table:
    table = hosting()
    table.play(0, "host large", "pick large 2")
    return table


def complete() -> Table:
    table = Table(3)
    table.play(0, "pick large 2", "pick small 3")
    return table


@pytest.mark.parametrize(
    ("table", "seat", "action", "refusal"),
    [
        (over, 0, "pick large 1", "over"),
        (drawing, 0, "load 1", "luck"),
        (lambda: asked(1), 0, "hire", "asked-other"),
        (hosting, 1, "pick large 1", "asked-other"),
        (loading, 1, "load 2", "work-other"),
        (lambda: Table(3), 0, "hire", "asked-now"),
        (loading, 0, "decline", "asked-now"),
        (hosting, 0, "decline", "host-pending"),
        (hosting, 0, "load 2", "host-pending"),
        (lambda: asked(0), 0, "host large", "host-unhired"),
        (hosting, 0, "host third", "third"),
        (lambda: Table(3), 0, "pick third 1", "third"),
        (lambda: Table(3), 0, "pick jack 1", "jack"),
        (loading, 0, "pick large 1", "pick-now"),
        (lambda: asked(0), 0, "pick large 1", "answer-pending"),
        (lambda: asked(0), 0, "unload 2", "answer-pending"),
        (with_jack, 0, "pick large 3", "pick-others"),
        (with_jack, 0, "pick jack 2", "pick-partner"),
        (complete, 0, "pick large 2", "pick-same"),
        (lambda: Table(3), 0, "load 2", "load-now"),
        (unloading, 0, "load 2", "load-damaged"),
        (loading, 0, "load 1", "load-pilot"),
        (lambda: loading().empty_piers(4), 0, "load 4", "load-empty"),
        (lambda: Table(3), 0, "unload 2", "unload-now"),
        (loading, 0, "unload 2", "unload-good"),
        (unloading, 0, "unload 3", "unload-none"),
        (loading, 0, "load 2", ""),
        (complete, 0, "pick large 3", ""),
    ],
)
def test_a_refusal_says_which_rule_is_against(table, seat, action, refusal) -> None:  # type: ignore[no-untyped-def]
    """MB-2, MB-8, MB-9, MB-10, MB-14, MB-15, MB-16, MB-23."""
    assert table().why(seat, action) == refusal


def test_every_refusal_has_a_test_a_clause_and_a_sentence() -> None:
    """MB-1 to MB-26: the clause stands in the rulebook pages."""
    cases = next(mark for mark in test_a_refusal_says_which_rule_is_against.pytestmark if mark.name == "parametrize")
    tested = {f"montego_bay-no-{case[3]}" for case in cases.args[1] if case[3]}
    refusals = [refusal for refusal in GAME.refusals if refusal]
    assert {refusal.message for refusal in refusals} == tested
    for lang in LANGUAGES:
        page = (RULEBOOK / f"{lang}.md").read_text("utf-8")
        for refusal in refusals:
            assert f"**{refusal.clause}**" in page
            assert refusal.text(lang).endswith(".")


def test_every_clause_stands_in_the_rulebook_in_three_languages() -> None:
    """MB-1 to MB-26."""
    clauses = [f"MB-{number}" for number in range(1, 27)]
    for lang in LANGUAGES:
        page = (RULEBOOK / f"{lang}.md").read_text("utf-8")
        assert re.findall(r"^\*\*(MB-\d+)\*\*", page, re.MULTILINE) == clauses
        assert speaker(lang)("montego_bay-title") == "Montego Bay"


def test_every_clause_is_cited_by_a_rule_and_by_a_test() -> None:
    """MB-1 to MB-26."""
    code = "\n".join(path.read_text("utf-8") for path in RULEBOOK.parent.glob("*.py"))
    tests = "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    for number in range(1, 27):
        assert re.search(rf"MB-{number}\b", code), f"MB-{number} is cited by no rule"
        cited = re.search(rf'"""[^"]*MB-{number}\b(?! to MB-26)', tests)
        assert cited, f"MB-{number} is cited by no test of its own"
