"""Two worlds: the same people do the same things at the same times, and only a secret differs.

What somebody who may not know the secret can read must then be the same, byte for byte. Chance is taken
out of the server for that: its clock stands, its random words are counted.
"""

import hashlib
import io
import itertools
import json
import logging
import re
import threading
import time
from contextlib import contextmanager
from types import SimpleNamespace

import httpx
from server.client import Live
from server.conftest import Running

from portside.server import house, keys
from portside.server.logs import set_up
from portside.server.routes import archive
from portside.server.settings import read

NOON = 1_800_000_000_000_000_000  # nanoseconds
LANGS = ("en", "fr", "ru")


class Words:
    """Stands for `secrets`: the same words in the same order in each world."""

    def __init__(self, seed=None):
        self.numbers = itertools.count(1)
        self.seed = seed  # given instead of the first word of 16 bytes: a table's seed

    def token_hex(self, size):
        if size == 16 and self.seed:
            return self.seed
        return hashlib.sha256(f"{next(self.numbers)}".encode()).hexdigest()[: 2 * size]

    def token_urlsafe(self, size):
        return self.token_hex(size)


@contextmanager
def captured_logs(level="info"):
    """Yield what the server logs at a level, set up as `portside serve` does."""
    loggers = [logging.getLogger(name) for name in ("", "portside", "uvicorn", "uvicorn.error", "alembic")]
    before = [(one, one.handlers, one.propagate, one.level) for one in loggers]
    stream = io.StringIO()
    set_up(level, stream)
    try:
        yield stream
    finally:
        for one, handlers, propagate, old in before:
            one.handlers, one.propagate = handlers, propagate
            one.setLevel(old)


@contextmanager
def world(monkeypatch, folder, seed="5eed" * 8, **given):
    """Yield a server without chance of its own, and what it logs."""
    words = Words(seed)
    with monkeypatch.context() as patch, captured_logs() as logs:
        patch.setattr(house, "time", SimpleNamespace(time_ns=lambda: NOON))
        for module in (house, keys, archive):
            patch.setattr(module, "secrets", words)
        folder.mkdir()
        settings = {"thinkers": 0, "writes": 100_000, "sockets": 10_000, "bots_token": "runner", **given}
        server = Running(read({}, database=f"sqlite+aiosqlite:///{folder / 'tables.db'}", **settings)).start()
        try:
            yield SimpleNamespace(server=server, logs=logs, patch=patch, before=figures(server))
        finally:
            server.stop()


def figures(server):
    """Return the metrics that do not tell time or the machine."""
    text = httpx.get(f"{server.address}/metrics").text
    lines = (line.rsplit(" ", 1) for line in text.splitlines() if line.startswith("portside_"))
    return {name: float(value) for name, value in lines if not re.search(r"_created|_bucket|_sum", name)}


def answer(response):
    """Return all of an answer that a client can read."""
    headers = {name: value for name, value in response.headers.items() if name != "date"}
    assert response.status_code != 500, response.text  # worlds that fail alike tell nothing
    return response.status_code, headers, response.content


def reads(person, table, actions):
    """Read everything that a person can read of a table and around it; return it by request."""
    shown = {}

    def get(path, **query):
        request = httpx.Request("GET", f"http://x{path}", params=query).url.raw_path.decode()
        shown[f"GET {request}"] = answer(person.ask("GET", path, params=query))

    at = f"/api/tables/{table}"
    for lang in LANGS:
        get(at, lang=lang)
        get(f"{at}/why", lang=lang, action=actions[0])
    for seat in (-1, 0, 1, 2):
        for path in (at, f"{at}/record", f"{at}/why"):
            get(path, seat=seat)
        get(f"{at}/steps", seat=seat, **{"from": 12})
    get(at, words=False)
    for action in actions:
        get(f"{at}/why", action=action)
    for path in (f"{at}/verify", f"{at}/record", f"/api/records/{table}", f"/api/records/{table}/steps",
                 f"/api/records/{table}/record", f"/api/records/{table}/verify"):  # fmt: skip
        get(path)
    for path in ("/api/archive", "/api/tables", "/api/tables/mine", "/api/me", "/api/me/export", "/api/me/tokens",
                 "/api/games", "/api/games/montego_bay/rules", "/health", "/schema/openapi.json", "/"):  # fmt: skip
        get(path)
    shown["NDJSON archive"] = answer(person.ask("GET", "/api/archive", headers={"accept": "application/x-ndjson"}))
    return shown


class Ear:
    """Somebody at a table's WebSocket who keeps every byte."""

    def __init__(self, person, table, query=""):
        self.live = Live(person, table, query)
        self.heard = []
        self.listen()

    def listen(self):
        """Take in all that was sent up to now: a ping comes back after it."""
        self.live.socket.send(json.dumps({"do": "ping"}))
        while True:
            message = self.live.socket.recv(timeout=120)
            self.heard.append(message)
            if json.loads(message)["type"] == "pong":
                return

    def say(self, do, **fields):
        self.live.socket.send(json.dumps({"do": do, **fields}))
        self.listen()

    def close(self):
        self.live.socket.close()


class Reader:
    """Somebody who follows a table's stream of NDJSON."""

    def __init__(self, person, table):
        self.heard = []
        self.cookies = dict(person.http.cookies)
        self.address = f"{person.address}/api/tables/{table}/events"
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()
        self.wait_for(1)

    def _read(self):
        try:
            with httpx.stream("GET", self.address, cookies=self.cookies, timeout=300) as response:
                for line in response.iter_lines():
                    if line:
                        self.heard.append(line)
        except httpx.TransportError:
            return  # the server has gone

    def wait_for(self, version):
        until = time.monotonic() + 30
        while time.monotonic() < until:
            seen = [json.loads(line) for line in self.heard]
            if any(one.get("table", {}).get("version", 0) >= version for one in seen):
                return
            time.sleep(0.01)
        raise AssertionError(f"version {version} does not come")
