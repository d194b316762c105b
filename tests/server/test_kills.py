"""Nothing acknowledged is ever lost: servers are killed under a crowd that plays, again and again."""

import asyncio
import os
import random
import sys
import uuid
from collections import Counter

from server.crowd import Crowd
from server.hosts import Host
from server.truth import check_matches, hold_against, stored

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
