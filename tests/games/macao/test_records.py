"""Whole matches as text, one for each way of ending and each number of seats."""

from pathlib import Path

import pytest

from portside.core.match import Match
from portside.core.record import check_luck
from portside.games.macao.components import FAMILY
from portside.games.macao.state import CENTRAL
from portside.games.macao.turn import ALL_ROUNDS, QUIET_ROUNDS

FOLDER = Path(__file__).parents[2] / "records" / "macao"
ENDINGS = ("seven-reds", "no-tiles", "both", "quiet", "long")


def ending(state) -> str:
    """Name what ended a match (OM-24, OM-26)."""
    seven, no_tiles = max(state.reds) >= FAMILY, CENTRAL not in state.tile
    if state.last:
        return "both" if seven and no_tiles else "seven-reds" if seven else "no-tiles"
    return "quiet" if state.quiet == QUIET_ROUNDS else "long" if state.rounds == ALL_ROUNDS else "unfinished"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("end", ENDINGS)
def test_a_record_of_each_ending_replays_byte_for_byte(seats, end):
    """OM-24, OM-25, OM-26: by seven reds, by tiles, by both in one round, by quiet rounds, by 150 rounds."""
    text = (FOLDER / f"{seats}-{end}.record").read_text("utf-8")
    match = Match.from_record(text)
    assert match.over
    assert match.seats == seats
    assert ending(match.state) == end
    assert match.record() == text
    assert check_luck(match) is None
