"""A disk that is full, a database and a bus that go away: clear refusals, then all goes on, without a restart."""

import asyncio
import os
import random
import resource
import signal
import time

import httpx
import pytest
from server.client import Person, choice
from server.crowd import Crowd
from server.hosts import Host
from server.services import Postgres, Redis, running, wait_for
from server.truth import check_matches, hold_against, stored

TABLES = [("shanghaien", 2, 0), ("shanghaien", 2, 1), ("macao", 3, 0), ("montego_bay", 2, 0), ("montego_bay", 4, 0)]


@pytest.fixture
def own_postgres():
    with running(Postgres()) as service:
        yield service


@pytest.fixture
def own_redis(tmp_path):
    (tmp_path / "redis").mkdir()
    with running(Redis(tmp_path / "redis")) as service:
        yield service


@pytest.fixture
def host(tmp_path):
    """Return a function that starts a whole server; all are stopped in the end."""
    started = []

    def start(*arguments, **options):
        folder = tmp_path / f"host{len(started)}"
        folder.mkdir()
        started.append(Host(folder, *arguments, **options))
        started[-1].start()
        return started[-1]

    yield start
    for one in started:
        one.stop()


def fill_disk(host, full):
    """Let a running server write nothing any more: for it the disk is full. Or let it write again."""
    unlimited = resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE, (1 if full else unlimited, unlimited))


async def go_through(crowd, outages):
    """Let a crowd play while one thing after another goes away and comes back."""
    playing = asyncio.create_task(crowd.run())
    for outage in outages:
        before = crowd.story.moves
        while crowd.story.moves < before + 60 and not playing.done():
            await asyncio.sleep(0.01)
        await asyncio.to_thread(outage)
    crowd.again = False
    await asyncio.wait_for(playing, 300)


def refused_by_store(person, table):
    """Tell whether the server refuses to store, as it should: a 503 with a code, a sentence and a time to wait."""
    response = person.ask("POST", f"/api/tables/{table}/commands", json=person.command("talk", seat=0, phrase="hello"))
    if response.status_code == 200:
        return False
    assert response.status_code == 503
    assert response.json()["code"] == "store"
    assert response.headers["retry-after"] == "1"
    return True


def test_a_full_disk_is_told_and_nothing_is_half_done(tmp_path, host):
    lite = host(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
    crowd, person = Crowd(lite.address, TABLES, 3), Person(lite.address, "Anna")
    table = person.open()

    def outage():
        fill_disk(lite, True)
        wait_for(lambda: refused_by_store(person, table), "a refusal")
        assert person.look(table)["table"]["version"] >= 1  # reading goes on
        time.sleep(0.5)
        fill_disk(lite, False)
        wait_for(lambda: not refused_by_store(person, table), "recovery")

    with person.live(table) as live:
        asyncio.run(go_through(crowd, [outage] * 3))
        live.socket.send('{"do": "ping"}')
        live.receive("pong")  # sockets live through it
    person.close()
    assert lite.process.poll() is None
    assert crowd.story.not_stored
    entries = asyncio.run(stored(lite.database))
    hold_against(crowd.story, entries)
    check_matches(lite, {key: own for key, own in entries.items() if key != table})


def test_a_database_that_crashes_under_load_is_told_and_taken_up_again(host, own_postgres, own_redis):
    scaled = host(own_postgres.make_database("outage"), workers=2, bus=own_redis.url)
    crowd, person = Crowd(scaled.address, TABLES, 4), Person(scaled.address, "Anna")
    table = person.open()
    before = sorted(scaled.worker_ids())

    def outage():
        own_postgres.process.send_signal(signal.SIGQUIT)  # what was not committed is gone
        own_postgres.process.wait()
        wait_for(lambda: httpx.get(f"{scaled.address}/health", timeout=30).status_code == 503, "the end of health")
        assert refused_by_store(person, table)
        time.sleep(random.uniform(0, 0.5))
        own_postgres.start()
        wait_for(lambda: httpx.get(f"{scaled.address}/health", timeout=30).status_code == 200, "health")
        wait_for(lambda: not refused_by_store(person, table), "recovery")

    def no_bus():
        own_redis.stop()
        time.sleep(1)
        own_redis.start()

    asyncio.run(go_through(crowd, [outage, no_bus, outage]))
    person.close()
    assert sorted(scaled.worker_ids()) == before
    assert crowd.story.not_stored
    entries = asyncio.run(stored(scaled.database))
    hold_against(crowd.story, entries)
    check_matches(scaled, {key: own for key, own in entries.items() if key != table})


@pytest.mark.parametrize("hangs", [False, True], ids=["stops", "hangs"])
def test_two_servers_whose_bus_is_lost_still_hear_of_each_other(host, own_postgres, own_redis, hangs):
    database = own_postgres.make_database("bus")
    there, here = (host(database, bus=own_redis.url) for _ in range(2))
    anna, bernd = Person(there.address, "Anna"), Person(here.address, "Bernd")
    table = anna.open(seats=("me", "open"))
    bernd.do(table, "take-seat", seat=1)

    def play(anna_live, bernd_live):
        """Play a move on one machine; return how long the other machine's player waits for it."""
        shown = next(one.look(table)["table"] for one in (anna, bernd) if choice(one.look(table, words=False)["table"]))
        mover, other = (anna_live, bernd_live) if shown["viewpoint"] == 0 else (bernd_live, anna_live)
        mover.send("act", seat=shown["viewpoint"], action=choice(shown))
        began = time.monotonic()
        version = mover.receive("done")["version"]
        while other.receive("news", "snapshot")["table"]["version"] < version:
            pass
        return time.monotonic() - began

    with anna.live(table) as anna_live, bernd.live(table) as bernd_live:
        play(anna_live, bernd_live)
        if hangs:
            os.kill(own_redis.process.pid, signal.SIGSTOP)
        else:
            own_redis.stop()
        for _ in range(3):
            play(anna_live, bernd_live)
        if hangs:
            os.kill(own_redis.process.pid, signal.SIGCONT)
        else:
            own_redis.start()
        for one in (there, here):
            wait_for(lambda one=one: httpx.get(f"{one.address}/health", timeout=30).json()["bus"], "the bus")
        for _ in range(3):
            play(anna_live, bernd_live)
    anna.close()
    bernd.close()
