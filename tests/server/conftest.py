"""Servers for tests: the same suite runs on SQLite alone and on PostgreSQL with Redis."""

import asyncio
import threading
import uuid

import pytest
import uvicorn
from server.client import Person
from server.services import Postgres, Redis, free_port, running, wait_for

from portside.server.app import make
from portside.server.guard import Guard
from portside.server.settings import read

BACKENDS = ("sqlite", "postgres")


@pytest.fixture(scope="session")
def postgres():
    with running(Postgres()) as service:
        yield service


@pytest.fixture(scope="session")
def redis(tmp_path_factory):
    with running(Redis(tmp_path_factory.mktemp("redis"))) as service:
        yield service


class Running:
    """A server in a thread of this process, on a port of its own."""

    def __init__(self, settings):
        self.settings = settings
        self.app, self.desk = make(settings)
        self.port = free_port()
        config = uvicorn.Config(
            Guard(self.app, settings), port=self.port, log_config=None, access_log=False, ws_max_size=16 * 1024,
            timeout_graceful_shutdown=2,
        )  # fmt: skip
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run)
        self.people = []

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        self.thread.start()
        wait_for(lambda: self.server.started or not self.thread.is_alive(), "the server")
        assert self.server.started
        return self

    def stop(self):
        for person in self.people:
            person.close()
        self.server.should_exit = True
        self.thread.join(30)

    def person(self, name="Anna", **headers):
        person = Person(self.address, name, **headers)
        self.people.append(person)
        return person


def settings_of(backend, request, folder, **given):
    """Return settings for a backend, with a database of its own."""
    if backend == "sqlite":
        return read({}, database=f"sqlite+aiosqlite:///{folder / 'tables.db'}", **given)
    postgres, redis = request.getfixturevalue("postgres"), request.getfixturevalue("redis")
    database = postgres.make_database(f"t{uuid.uuid4().hex}")
    return read({}, database=database, bus=redis.url, **given)


@pytest.fixture(scope="session", params=BACKENDS)
def server(request, tmp_path_factory):
    """A server for many tests: limits so wide that none meets them."""
    settings = settings_of(
        request.param, request, tmp_path_factory.mktemp("server"), writes=100_000, sockets=10_000, thinkers=1
    )
    running_server = Running(settings).start()
    yield running_server
    running_server.stop()


@pytest.fixture
def own_server(request, tmp_path):
    """Return a function that starts a server with settings of one's own, on SQLite unless said otherwise."""
    started = []

    def start(backend="sqlite", **given):
        settings = settings_of(backend, request, tmp_path, **{"thinkers": 1, "writes": 100_000, **given})
        started.append(Running(settings).start())
        return started[-1]

    yield start
    for one in started:
        one.stop()


@pytest.fixture
def anna(server):
    return server.person("Anna")


@pytest.fixture
def bernd(server):
    return server.person("Bernd")


def in_loop(work):
    """Run a coroutine to its end."""
    return asyncio.run(work)
