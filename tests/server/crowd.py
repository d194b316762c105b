"""A crowd of clients that play whole matches over WebSocket and stay while the server is killed under them.

A client keeps what it was told: after a reconnect it sends every command that was not acknowledged again,
with the same id, and it remembers what was acknowledged under which version and what was refused.
"""

import asyncio
import itertools
import json
import random
from contextlib import suppress
from dataclasses import dataclass, field

import httpx
from server.client import choice
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

LOST = (OSError, TimeoutError, EOFError, WebSocketException, InvalidHandshake, httpx.TransportError)
PHRASES = ("hello", "luck", "thanks", "wow")


@dataclass
class Story:
    """What the crowd was told, to be held against what is stored."""

    acknowledged: dict[tuple[str, str, str], int] = field(default_factory=dict)  # (table, player, command) -> version
    refused: dict[tuple[str, str, str], str] = field(default_factory=dict)  # -> code
    problems: list[str] = field(default_factory=list)
    tables: dict[str, dict] = field(default_factory=dict)  # id -> the table as last seen
    resent: int = 0
    known_before: int = 0  # commands sent again that had been stored before the kill
    lost: int = 0  # connections that ended or could not be made
    moves: int = 0
    not_stored: int = 0  # answers that the store can't be used now


class Player:
    """Somebody with a key, who asks by HTTP until the server is there."""

    def __init__(self, crowd, name):
        self.crowd = crowd
        self.name = name
        self.http = httpx.AsyncClient(base_url=crowd.address, timeout=10, verify=False)
        self.id = ""

    @property
    def cookie(self):
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def ask(self, method, path, **options):
        """Return the answer to a request; a server that is away or can't store is asked again."""
        while True:
            with suppress(*LOST):
                response = await self.http.request(method, path, **options)
                if response.status_code != 503:
                    assert response.is_success, (path, response.status_code, response.text)
                    return response
            await asyncio.sleep(0.1)

    async def come(self):
        self.id = (await self.ask("POST", "/api/me", json={"name": self.name})).json()["id"]


class Client:
    """A player's WebSocket to a table: plays on whenever it may, until the match is over."""

    def __init__(self, crowd, player, table, seed):
        self.crowd, self.story = crowd, crowd.story
        self.player = player
        self.table = table
        self.luck = random.Random(seed)
        self.numbers = itertools.count(1)
        self.unacknowledged = {}  # id -> message
        self.shown = None  # the table as last seen
        self.version = 0
        self.joined = 0  # the version at which it was last connected

    async def play(self):
        while not (self.over() and not self.unacknowledged):
            try:
                await self.live()
            except LOST:
                self.story.lost += 1
                await asyncio.sleep(self.luck.uniform(0.02, 0.2))

    def over(self):
        return self.shown is not None and self.shown["status"] == "over"

    async def live(self):
        query = f"?words=false&version={self.version}" if self.shown and self.luck.random() < 0.5 else "?words=false"
        address = f"ws{self.crowd.address.removeprefix('http')}/api/tables/{self.table}/live{query}"
        headers = {"Cookie": self.player.cookie}
        async with connect(address, additional_headers=headers, open_timeout=10, compression=None) as socket:
            self.joined = self.version if "version" in query else 0
            for message in list(self.unacknowledged.values()):
                self.story.resent += 1
                message["again"] = True
                await self.send(socket, message)
            if not self.unacknowledged:
                await self.act(socket)
            while not (self.over() and not self.unacknowledged):
                await self.hear(socket, json.loads(await asyncio.wait_for(socket.recv(), 30)))

    async def send(self, socket, message):
        await socket.send(json.dumps({name: value for name, value in message.items() if name != "again"}))

    async def hear(self, socket, message):
        match message["type"]:
            case "snapshot" | "news":
                self.see(message)
            case "done":
                sent = self.unacknowledged.pop(message["id"], None)
                key = self.table, self.player.id, message["id"]
                if self.story.acknowledged.setdefault(key, message["version"]) != message["version"]:
                    self.story.problems.append(f"{key}: acknowledged under two versions")
                self.story.known_before += bool(sent and sent.get("again") and message["version"] <= self.joined)
            case "denied" if message["code"] == "store":  # it may yet have been stored: ask again
                self.story.not_stored += 1
                await asyncio.sleep(0.2)
                await self.send(socket, self.unacknowledged[message["id"]])
            case "denied":
                self.unacknowledged.pop(message["id"], None)
                self.story.refused[self.table, self.player.id, message["id"]] = message["code"]
        if not self.unacknowledged:
            await self.act(socket)

    def see(self, message):
        table = message["table"]
        if message["type"] == "news" and self.version and table["version"] != self.version + 1:
            self.story.problems.append(f"{self.table}: news {table['version']} after {self.version}")
        if table["version"] < self.version:
            self.story.problems.append(f"{self.table}: went from {self.version} back to {table['version']}")
        self.shown, self.version = table, table["version"]
        if message["type"] == "snapshot":
            self.joined = self.version
        self.story.tables[self.table] = table

    async def act(self, socket):
        """Send what may be done now, and now and then something beside it, so that several are under way."""
        if not self.shown or self.shown["status"] != "running" or self.crowd.paused:
            return
        seat = self.shown["viewpoint"]
        if action := choice(self.shown):
            messages = [{"do": "act", "seat": seat, "action": action, "version": self.version}]
            self.story.moves += 1
        elif self.shown["match"]["may_take_back"] and self.luck.random() < 0.01:
            messages = [{"do": "take-back", "seat": seat}]
        else:
            return
        if self.luck.random() < 0.03:
            messages.append({"do": "talk", "seat": seat, "phrase": self.luck.choice(PHRASES)})
        for message in messages:
            message["id"] = f"s{seat}.{next(self.numbers)}"
            self.unacknowledged[message["id"]] = message
        for message in messages:
            await self.send(socket, message)


class Crowd:
    """Tables of all games, each with a client for every person; a finished table is followed by another."""

    def __init__(self, address, tables, seed):
        self.address = address
        self.tables = tables  # (game, seats, bots) each
        self.luck = random.Random(seed)
        self.story = Story()
        self.paused = False
        self.again = True  # open another table after one is over

    async def run(self):
        """Play at all tables until `again` is taken away and the last match is over."""
        async with asyncio.TaskGroup() as group:
            for number, (game, seats, bots) in enumerate(self.tables):
                group.create_task(self.sit(number, game, seats, bots))

    async def sit(self, number, game, seats, bots):
        people = [Player(self, f"Player {number}.{seat}") for seat in range(seats - bots)]
        for player in people:
            await player.come()
        while self.again:
            table = await self.open(people, game, bots)
            clients = [Client(self, player, table, self.luck.random()) for player in people]
            await asyncio.gather(*(client.play() for client in clients))
        for player in people:
            await player.http.aclose()

    async def open(self, people, game, bots):
        chosen = [{"kind": "me"}] + [{"kind": "open"}] * (len(people) - 1) + [{"kind": "bot", "level": "greedy"}] * bots
        asked = {"game": game, "seats": chosen, "public": self.luck.random() < 0.5, "entropy": people[0].name}
        table = (await people[0].ask("POST", "/api/tables", json=asked)).json()["id"]
        for seat, player in enumerate(people[1:], 1):
            taking = {"do": "take-seat", "id": "sit", "seat": seat, "entropy": player.name}
            done = (await player.ask("POST", f"/api/tables/{table}/commands", json=taking)).json()
            self.story.acknowledged[table, player.id, "sit"] = done["version"]
        return table
