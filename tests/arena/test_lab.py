"""The lab: changed components beside the standard ones."""

import tomllib

import pytest

from portside.arena.balance import measure
from portside.arena.lab import LabError, as_toml, changed, compare, packaged, read_change
from portside.arena.lab_report import write_lab_report
from portside.core.components import ComponentsError
from portside.core.registry import load, names
from portside.locales import LANGUAGES


@pytest.fixture(scope="module")
def interpreted():
    """Both sides run uncompiled: a changed game would be compiled anew in every run of the tests."""

    def compare_interpreted(*arguments):
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("NUMBA_DISABLE_JIT", "1")  # Numba reads it again and again, in this process, too
            return compare(*arguments)

    return compare_interpreted


def tables(name):
    return tomllib.loads(packaged(name).read_text("utf-8"))


@pytest.mark.parametrize("name", names())
def test_components_are_written_as_they_were_read(name):
    assert tomllib.loads(as_toml(tables(name))) == tables(name)


def test_a_row_is_found_by_its_first_value_or_by_its_number():
    by_name = changed(tables("montego_bay"), [read_change("four_players.10.points=[6, 3, 2]")])
    number = next(n for n, row in enumerate(by_name["four_players"], 1) if row["capacity"] == 10)
    by_number = changed(tables("montego_bay"), [read_change(f"four_players.#{number}.points=[6,3,2]")])
    assert by_name == by_number
    assert by_name["four_players"][number - 1]["points"] == [6, 3, 2]
    assert by_name["four_players"][number - 1]["source"] == "assumed"


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("shanghaien", "nonsense", "arena-error-set:"),
        ("shanghaien", "trick.effects=[1]", "arena-error-set:"),
        ("shanghaien", "trick.#1.effects=[", "arena-error-set-value"),
        ("shanghaien", "ships.10.points=[1]", "arena-error-set-table"),
        ("shanghaien", "nation.martian.sailors=[1]", "arena-error-set-row"),
        ("shanghaien", "trick.#99.effects=[1]", "arena-error-set-row"),
        ("shanghaien", "nation.french.ships=1", "arena-error-set-key"),
    ],
)
def test_a_change_that_cannot_be_made_is_refused(name, text, message):
    with pytest.raises(LabError, match=message):
        changed(tables(name), [read_change(text)])


def test_a_value_that_the_game_refuses_is_said_with_its_row(interpreted):
    with pytest.raises(ComponentsError, match="nation, row 2: sailors must be a list of values from 1 to 4"):
        interpreted("shanghaien", 2, 1, 1, ["random", "random"], [read_change("nation.french.sailors=[9]")])


@pytest.fixture(scope="module")
def found(interpreted):
    change = read_change('trick.#1.effects=["again", "both"]')
    return interpreted("shanghaien", 2, 6, 3, ["random", "random"], [change])


def test_the_changed_side_plays_the_changed_game(found):
    """SH-3: a trick that the standard box has not."""
    used = [{use.action: use.times for use in side.uses} for side in (found.standard, found.variant)]
    assert used[0]["play both from again/both"] == used[0]["play again from again/both"] == 0
    assert used[1]["play both from again/both"] + used[1]["play again from again/both"] > 0


def test_the_standard_side_is_the_standard_game(found):
    here = measure(load("shanghaien"), 2, 6, 3, ["random", "random"])
    assert here == found.standard
    assert sum(one.share for one in here.by_order) == pytest.approx(1)
    assert sum(here.moves.counts.values()) == 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lab_report_lays_both_sides_out(found, lang):
    page = write_lab_report(found, lang)
    assert page.count("<svg") == 4
    assert "play both from again/both" in page
    assert "again&quot;, &quot;both" in page
