"""Whole matches as text: each replays to the same text, for each way of ending and each number of seats."""

from pathlib import Path

import pytest

from portside import Match, load
from portside.core.record import check_luck
from portside.core.registry import names

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.record"))
# The ways in which a game can end, as its records are named: <ending>-<seats>.record.
ENDINGS = {
    "macao": ["seven-reds", "no-tiles", "both", "quiet", "long"],
    "montego_bay": ["ships", "empty", "pub", "coins", "shared"],
    "shanghaien": ["first-wins", "second-wins", "draw"],
}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_replays_to_the_same_text(path):
    text = path.read_text("utf-8")
    match = Match.from_record(text)
    assert match.over
    assert match.record() == text
    assert check_luck(match) is None


def test_every_game_has_a_record_for_each_ending_and_number_of_seats():
    for name in names():
        wanted = {f"{ending}-{seats}" for ending in ENDINGS[name] for seats in load(name).seats}
        assert {path.stem for path in RECORDS if path.parent.name == name} == wanted


@pytest.mark.parametrize(("ending", "places"), [("first-wins", [1, 2]), ("second-wins", [2, 1]), ("draw", [1, 1])])
def test_the_records_of_shanghaien_end_as_they_say(ending, places):
    """SH-21, SH-23."""
    assert Match.from_record((FOLDER / "shanghaien" / f"{ending}-2.record").read_text("utf-8")).places() == places
