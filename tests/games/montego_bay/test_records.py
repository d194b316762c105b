"""The ways in which a match may end, each with a record; tests/records replays them byte for byte."""

from pathlib import Path

import pytest
from games.montego_bay.table import GAME

from portside.core.match import Match
from portside.games.montego_bay.state import LAST

FOLDER = Path(__file__).parents[2] / "records" / "montego_bay"

# How a match may end.
WAYS = {
    "ships": "ships were left in port and scored at the end (MB-23)",
    "empty": "the last ship in port was filled by the last barrel (MB-23)",
    "pub": "barrels were left over and went to the pub (MB-24)",
    "coins": "equal points, the coins decided (MB-25)",
    "shared": "equal points and coins, a shared win (MB-25)",
}


def way_of_ending(match: Match) -> str:
    """Tell how a finished match ended."""
    points, places = match.scores(), match.places()
    if places.count(1) > 1:
        return "shared"
    if points.count(max(points)) > 1:
        return "coins"
    if match.state.pub.sum():
        return "pub"
    return "ships" if match.state.earned[:, LAST].sum() else "empty"


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("way", WAYS)
def test_a_recorded_match_ends_as_it_says(way: str, seats: int) -> None:
    """MB-23, MB-24, MB-25."""
    match = Match.from_record((FOLDER / f"{way}-{seats}.record").read_text("utf-8"))
    assert match.seats == seats
    assert way_of_ending(match) == way
