"""Load: many tables with two live WebSockets each, in a process of its own. Prints what it measured as JSON.

A move counts when the OTHER seat has heard of it; its delay is the time from sending it to that moment.
With a pace, a table moves that many times a second at most; without, as soon as it may.
"""

import argparse
import asyncio
import itertools
import json
import sys
import time
from typing import Any

import httpx
import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

# A connection that idles is closed by the server, perhaps just as it is used again.
FRESH = httpx.Limits(max_keepalive_connections=0)


class Table:
    """What both kinds of tables share: the clock, the pace, the count."""

    def __init__(self, load: "Load") -> None:
        self.load = load
        self.seats: list[Socket] = []
        self.sent_at = 0.0
        self.mover = -1
        self.pending: str | None = None

    def send(self, socket: "Socket", message: str) -> None:
        """Send a move of a seat now, or when the pace allows it."""
        wait = self.sent_at + self.load.gap - time.perf_counter() if self.load.gap else 0
        if wait > 0:
            asyncio.get_running_loop().call_later(wait, self._send, socket, message)
        else:
            self._send(socket, message)

    def _send(self, socket: "Socket", message: str) -> None:
        if self.load.playing:
            self.mover, self.sent_at = socket.seat, time.perf_counter()
            socket.send(message)

    def heard(self, seat: int) -> None:
        """Note that a seat has heard of the move; it counts if the other made it."""
        if seat != self.mover and self.mover >= 0 and self.load.measuring:
            self.load.delays.append(time.perf_counter() - self.sent_at)


class Socket(WSListener):  # type: ignore[misc]  # picows is compiled
    """A seat's socket."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.leaving = False
        self.parts: list[bytes] = []

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.table.load.lost += self.table.load.playing and not self.leaving

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type in (WSMsgType.TEXT, WSMsgType.CONTINUATION):
            self.parts.append(frame.get_payload_as_bytes())
            if frame.fin:
                text, self.parts = b"".join(self.parts), []
                self.table.load.bytes += len(text)
                self.hear(text)

    def send(self, message: str) -> None:
        self.transport.send(WSMsgType.TEXT, message.encode())

    def hear(self, text: bytes) -> None:
        raise AssertionError(text)


# --- Portside --------------------------------------------------------------------------------------


class Legal(msgspec.Struct):
    name: str


class Match(msgspec.Struct):
    legal: list[Legal]


class Seen(msgspec.Struct):
    version: int
    status: str
    match: Match | None = None


class Told(msgspec.Struct):
    type: str
    table: Seen | None = None
    code: str = ""


_told = msgspec.json.Decoder(Told)


class PortsideSocket(Socket):
    def hear(self, text: bytes) -> None:
        told = _told.decode(text)
        if told.type == "denied":
            self.table.load.refused += 1
        seen = told.table
        if seen is None:
            return
        if told.type == "news":
            self.table.heard(self.seat)
        if seen.status == "over":
            if self.seat == 0:
                self.table.load.again(self.table)
        elif seen.match and seen.match.legal and self.table.load.playing:
            name = seen.match.legal[seen.version % len(seen.match.legal)].name
            number = next(self.table.load.numbers)
            message = {"do": "act", "id": f"c{number}", "seat": self.seat, "action": name, "version": seen.version}
            self.table.send(self, json.dumps(message))


class Portside:
    """Tables of Shanghaien on a server of ours."""

    def __init__(self, address: str, words: bool) -> None:
        self.address = address
        self.words = words
        self.http = httpx.AsyncClient(base_url=address, timeout=120, limits=FRESH)
        with httpx.Client(base_url=address, timeout=60) as http:
            self.people = [self.come(http, f"Player {seat}") for seat in range(2)]

    def come(self, http: httpx.Client, name: str) -> dict[str, str]:
        """Return the cookie of a new player."""
        http.cookies.clear()
        http.post("/api/me", json={"name": name}).raise_for_status()
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in http.cookies.items())}

    async def open(self, load: "Load") -> Table:
        table = Table(load)
        asked = {"game": "shanghaien", "seats": [{"kind": "me"}, {"kind": "open"}]}
        opened = await self.http.post("/api/tables", json=asked, headers=self.people[0])
        table_id = opened.raise_for_status().json()["id"]
        sit = {"do": "take-seat", "id": "sit", "seat": 1}
        path = f"/api/tables/{table_id}"
        (await self.http.post(f"{path}/commands", json=sit, headers=self.people[1])).raise_for_status()
        words = "" if self.words else "?words=false"
        for seat in range(2):
            url = f"ws{self.address.removeprefix('http')}{path}/live{words}"
            _, socket = await ws_connect(
                lambda seat=seat: PortsideSocket(table, seat), url, extra_headers=self.people[seat]
            )
            table.seats.append(socket)
        return table

    def kick_off(self, table: Table) -> None:
        for socket in table.seats:
            socket.send('{"do":"look"}')


# --- boardgame.io ----------------------------------------------------------------------------------


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - boardgame.io's word
    gameover: Any = None


class Dice(msgspec.Struct):
    die: int


class Position(msgspec.Struct, rename={"stateID": "_stateID"}):
    G: Dice
    ctx: Context
    stateID: int  # noqa: N815 - boardgame.io's word


_update = msgspec.json.Decoder(tuple[str, str, Position, Any])
_sync = msgspec.json.Decoder(tuple[str, str, dict[str, Any]])


class BoardgameSocket(Socket):
    match = ""
    credentials = ""
    latest: Position | None = None

    def hear(self, text: bytes) -> None:
        if text.startswith(b"2"):
            self.send("3")
        elif text.startswith(b'0{"'):
            self.send("40/dice,")
        elif text.startswith(b"40/dice,"):
            self.send("42/dice," + json.dumps(["sync", self.match, str(self.seat), self.credentials, 2]))
        elif text.startswith(b'42/dice,["update"'):
            self.table.heard(self.seat)
            self.play(_update.decode(text[8:])[2])
        elif text.startswith(b'42/dice,["sync"'):
            state = _sync.decode(text[8:])[2]["state"]
            self.play(msgspec.convert(state, Position))

    def play(self, position: Position) -> None:
        self.latest = position
        if position.ctx.gameover:
            if self.seat == 0:
                self.table.load.again(self.table)
            return
        if position.ctx.currentPlayer != str(self.seat) or not self.table.load.playing:
            return
        move, arguments = ("place", [position.stateID % 6]) if position.G.die else ("roll", [])
        payload = {"type": move, "args": arguments, "playerID": str(self.seat), "credentials": self.credentials}
        action = {"type": "MAKE_MOVE", "payload": payload}
        message = ["update", action, position.stateID, self.match, str(self.seat)]
        self.table.send(self, "42/dice," + json.dumps(message))


class Boardgame:
    """Tables on boardgame.io's server, by its own protocol: engine.io 4 over WebSocket."""

    def __init__(self, address: str, lobby: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=lobby, timeout=60, limits=FRESH)

    async def open(self, load: "Load") -> Table:
        table = Table(load)
        created = await self.http.post("/games/dice/create", json={"numPlayers": 2})
        match = created.raise_for_status().json()["matchID"]
        for seat in range(2):
            joining = {"playerID": str(seat), "playerName": f"Player {seat}"}
            joined = (await self.http.post(f"/games/dice/{match}/join", json=joining)).raise_for_status()
            socket = BoardgameSocket(table, seat)
            socket.match, socket.credentials = match, joined.json()["playerCredentials"]
            url = f"ws{self.address.removeprefix('http')}/socket.io/?EIO=4&transport=websocket"
            await ws_connect(lambda socket=socket: socket, url)
            table.seats.append(socket)
        return table

    def kick_off(self, table: Table) -> None:
        for socket in table.seats:
            assert isinstance(socket, BoardgameSocket)
            if socket.latest:  # else it plays when it hears of its match
                socket.play(socket.latest)


class Load:
    """All tables of this process."""

    def __init__(self, server: Portside | Boardgame, pace: float) -> None:
        self.server = server
        self.gap = 1 / pace if pace else 0.0
        self.numbers = itertools.count(1)
        self.delays: list[float] = []
        self.playing = self.measuring = False
        self.lost = self.refused = self.bytes = 0
        self.tables: list[Table] = []
        self._opening: set[asyncio.Task[None]] = set()

    async def open(self, number: int, at_once: int) -> None:
        for first in range(0, number, at_once):
            some = range(first, min(first + at_once, number))
            self.tables += await asyncio.gather(*(self.server.open(self) for _ in some))
        await asyncio.sleep(1)

    def again(self, table: Table) -> None:
        """Open another table in place of one that is over."""
        if self.playing:
            task = asyncio.get_running_loop().create_task(self._again(table))
            self._opening.add(task)
            task.add_done_callback(self._opening.discard)

    async def _again(self, table: Table) -> None:
        for socket in table.seats:
            socket.table, socket.leaving = Table(self), True  # what it still hears is nobody's
            socket.transport.disconnect()
        self.tables.remove(table)
        new = await self.server.open(self)
        self.tables.append(new)

    async def measure(self, warm: float, seconds: float) -> dict[str, Any]:
        self.playing = True
        gap = self.gap / max(1, len(self.tables))
        for table in list(self.tables):  # spread over a beat, if there is one
            self.server.kick_off(table)
            await asyncio.sleep(gap)
        await asyncio.sleep(warm)
        self.measuring, self.bytes, cpu = True, 0, time.process_time()
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        self.measuring, took = False, time.perf_counter() - began
        cpu = time.process_time() - cpu
        self.playing = False
        return {
            "seconds": took,
            "delays": self.delays,
            "lost": self.lost,
            "refused": self.refused,
            "bytes": self.bytes,
            "generator_cpu": cpu / took,
        }


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=["portside", "boardgame"])
    parser.add_argument("address")
    parser.add_argument("--lobby", help="where boardgame.io opens matches")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--at-once", type=int, default=25, help="tables opened at once, before the measurement")
    parser.add_argument("--pace", type=float, default=0, help="moves a second of a table; 0: as fast as it can")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm", type=float, default=3)
    parser.add_argument("--words", action="store_true")
    given = parser.parse_args()
    ours = given.kind == "portside"
    server = Portside(given.address, given.words) if ours else Boardgame(given.address, given.lobby)
    load = Load(server, given.pace)
    await load.open(given.tables, given.at_once)
    print("ready", flush=True)
    sys.stdin.readline()
    print(json.dumps(await load.measure(given.warm, given.seconds)), flush=True)
    sys.stdin.readline()  # the sockets stay open until we are told


if __name__ == "__main__":
    uvloop.run(main())
