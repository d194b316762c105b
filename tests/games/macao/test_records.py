"""The ways in which a match may end, each with a record; tests/records replays them byte for byte."""

from pathlib import Path

import pytest

from portside.core.match import Match
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
def test_a_recorded_match_ends_as_it_says(seats, end):
    """OM-24, OM-25, OM-26: by seven reds, by tiles, by both in one round, by quiet rounds, by 150 rounds."""
    match = Match.from_record((FOLDER / f"{end}-{seats}.record").read_text("utf-8"))
    assert match.seats == seats
    assert ending(match.state) == end
