"""What a crowd was told, held against what lies in the database."""

from collections import Counter

import httpx
from sqlalchemy import select

from portside.core.record import check_luck, read
from portside.server.events import Acted
from portside.server.schema import tables
from portside.server.store import Store
from portside.server.table import OVER, Table


async def stored(database):
    """Return the entries of every table, as they lie in the database."""
    store = Store(database)
    try:
        return {row.id: await store.entries(row.id) for row in await store.rows(select(tables.c.id))}
    finally:
        await store.engine.dispose()


def hold_against(story, entries):
    """Hold what the crowd was told against what is stored."""
    assert not story.problems
    by_command = Counter((table, entry.by, entry.id) for table, own in entries.items() for entry in own if entry.id)
    twice = [key for key, times in by_command.items() if times > 1]
    assert not twice
    at = {(table, entry.by, entry.id): entry.number for table, own in entries.items() for entry in own}
    lost = {key: version for key, version in story.acknowledged.items() if at.get(key) != version}
    assert not lost
    refused_but_stored = {key: code for key, code in story.refused.items() if key in at}
    assert not refused_but_stored
    for table, own in entries.items():
        assert [entry.number for entry in own] == list(range(1, len(own) + 1)), table
        assert Table.replay(table, own).version == len(own)


def check_matches(host, entries):
    """Every match that the crowd played was ended, and its record and its dice are right."""
    for table, own in entries.items():
        replayed = Table.replay(table, own)
        if replayed.match is None:  # opened by a request whose answer was lost; nobody came
            assert not any(isinstance(event, Acted) for entry in own for event in entry.events)
            continue
        assert replayed.status == OVER
        assert check_luck(replayed.match) is None
        text = httpx.get(f"{host.address}/api/tables/{table}/record", timeout=30).text
        assert read(text).events == replayed.match.events
        assert httpx.get(f"{host.address}/api/tables/{table}/verify", timeout=30).json()["luck_holds"] is True
