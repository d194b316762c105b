"""Moments of matches from which somebody plays on, on a copy."""

import asyncio

from sqlalchemy import select

from portside.core.contract import SPECTATOR
from portside.core.match import Match
from portside.core.record import RecordError, read
from portside.server.commands import OpenTable
from portside.server.house import House
from portside.server.refused import Refused
from portside.server.schema import records
from portside.server.store import Store
from portside.server.table import OVER


async def begun_with(request: OpenTable, player: str, house: House, store: Store) -> list[tuple[int, int]] | None:
    """Return the events with which a new table's match begins, None for a fresh one.

    Of a match that is still being played only a moment that hides nothing from the player: a copy would tell it.
    """
    if request.moment is None:
        return None
    match, seat = await _match(request.moment.id, player, house, store)
    count = request.moment.events
    if match.game.name != request.game or match.seats != len(request.seats) or count > len(match.events):
        raise Refused("copy", 400)
    if seat is not None and match.hidden_bytes(match.position(count), seat):
        raise Refused("copy-secret", 403)
    if match.over and count == len(match.events):
        raise Refused("copy-over")
    return [(event.seat, event.number) for event in match.events[:count]]


async def _match(found: str, player: str, house: House, store: Store) -> tuple[Match, int | None]:
    """Return a match, and the seat from which it may be known; None when all of it may."""
    rows = await store.rows(select(records.c.text).where(records.c.id == found))
    if rows:
        try:
            return await asyncio.to_thread(read, str(rows[0].text)), None
        except RecordError:  # of another version of the rules
            raise Refused("other-rules", 410) from None
    table = (await house.place(found)).table
    if table.match is None:
        raise Refused("not-begun")
    held = table.held_by(player)
    return table.match, None if table.status == OVER else (held or [SPECTATOR])[0]
