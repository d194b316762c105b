"""A table in a list."""

from collections.abc import Sequence

import msgspec

from portside.server.clock import Correspondence, Live, NoClock
from portside.server.table import Table


class SeatSummary(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    kind: str  # empty, person or bot
    name: str | None
    level: str | None


class TableSummary(msgspec.Struct, frozen=True):
    """A table as a list shows it."""

    id: str
    game: str
    status: str
    public: bool
    clock: NoClock | Live | Correspondence
    seats: list[SeatSummary]
    yours: bool  # you sit there
    your_turn: bool


def summary(table: Table, names: Sequence[str | None], player: str) -> TableSummary:
    """Return a table as a list shows it to a player."""
    held = table.held_by(player)
    return TableSummary(
        id=table.id,
        game=table.opened.game,
        status=table.status,
        public=table.opened.public,
        clock=table.opened.clock,
        seats=[
            SeatSummary("bot" if seat.bot else "person" if seat.player else "empty", name, seat.played_by)
            for seat, name in zip(table.seats, names, strict=True)
        ],
        yours=bool(held),
        your_turn=any(seat in held for seat in table.awaited()),
    )
