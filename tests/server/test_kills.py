"""Nothing acknowledged is ever lost: servers are killed under a crowd that plays, again and again."""

import asyncio
import os
import random
import sys
import uuid
from collections import Counter

import httpx
from server.crowd import Crowd
from server.hosts import Host
from sqlalchemy import select

from portside.core.record import check_luck, read
from portside.server.events import Acted
from portside.server.schema import tables
from portside.server.store import Store
from portside.server.table import OVER, Table

LONG = bool(os.environ.get("PORTSIDE_SOAK"))
KILLS = 200 if LONG else 3

# (game, seats, of them bots)
TABLES = [
    ("shanghaien", 2, 0), ("shanghaien", 2, 0), ("shanghaien", 2, 1),
    ("macao", 2, 0), ("macao", 4, 0),
    ("montego_bay", 2, 0), ("montego_bay", 3, 0), ("montego_bay", 2, 1),
]  # fmt: skip


async def kill_again_and_again(host, crowd, luck, kills):
    """Kill the server while the crowd plays, then let all matches end; return how often each way was used."""
    ways = Counter()
    playing = asyncio.create_task(crowd.run())
    for number in range(kills):
        before = crowd.story.moves
        # Under load, not in an empty hall: some moves first, then at any moment.
        while crowd.story.moves < before + 20 and not playing.done():
            await asyncio.sleep(0.01)
        await asyncio.sleep(luck.uniform(0, 0.4))
        if host.workers > 1 and number % 3:
            ways["one worker"] += 1
            host.kill_worker(luck)
        else:
            ways["whole server"] += 1
            host.kill()
            await asyncio.to_thread(host.start)
    crowd.again = False
    await asyncio.wait_for(playing, 600)
    return ways


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


def play_under_kills(host, seed, kills):
    luck = random.Random(seed)
    host.start()
    try:
        crowd = Crowd(host.address, TABLES, seed)
        ways = asyncio.run(kill_again_and_again(host, crowd, luck, kills))
        entries = asyncio.run(stored(host.database))
        hold_against(crowd.story, entries)
        check_matches(host, entries)
    finally:
        host.stop()
    story, starts = crowd.story, sorted(host.starts)
    print(
        f"{kills} kills ({dict(ways)}), {len(entries)} tables, {sum(map(len, entries.values()))} entries, "
        f"{len(story.acknowledged)} acknowledged, {story.lost} connections lost, {story.resent} commands sent again, "
        f"{story.known_before} of them known already; start-up {starts[len(starts) // 2]:.1f} s in the middle, "
        f"{starts[-1]:.1f} s at most",
        file=sys.stderr,
    )
    assert story.lost > kills
    assert story.resent
    return story


def test_a_killed_server_has_lost_nothing_that_it_acknowledged(tmp_path):
    play_under_kills(Host(tmp_path, f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"), 1, KILLS)


def test_killed_workers_have_lost_nothing_that_they_acknowledged(tmp_path, request):
    postgres, redis = request.getfixturevalue("postgres"), request.getfixturevalue("redis")
    database = postgres.make_database(f"kills{uuid.uuid4().hex}")
    play_under_kills(Host(tmp_path, database, workers=3, bus=redis.url), 2, KILLS)
