"""Rooms: the people who watch a table from this process, and the news sent to them.

A room exists while somebody watches. All that is sent is built here, for each viewer by views.py.
"""

import asyncio
import itertools
import time
from collections.abc import Callable, Sequence

import msgspec

from portside.core.contract import SPECTATOR
from portside.server import events as happened
from portside.server.bus import Bus, Note
from portside.server.events import Entry
from portside.server.house import House, Place, now
from portside.server.messages import News, Presence, Snapshot
from portside.server.table import LogItem, Table
from portside.server.views import LogLine, Viewer, log_lines, steps_view, table_view, viewpoint

BACKLOG = 64  # messages that may wait for a slow client before it is let go
ROUND = 2.0  # seconds between rounds through the rooms
TURNS = 10  # rounds in which each room has one turn to say who is there: all at once, they would make others wait
GONE = 45.0  # seconds after which a worker that says nothing is taken for gone

CHECK = b"?"  # not sent: whoever sends looks first whether the key is still good

encode = msgspec.json.Encoder().encode


class Watch:
    """Somebody who watches a table: what they may see, and what waits to be sent."""

    def __init__(self, player: str, wanted: int | None, lang: str, words: bool = True) -> None:
        self.player = player
        self.wanted = wanted  # the seat to look from; None: the one to act of one's own
        self.lang = lang
        self.words = words
        self.version = 0  # of the table, as last sent
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)  # None: let go

    def viewer(self, table: Table) -> Viewer:
        """Return from where this one looks at a table now."""
        seat = viewpoint(table, self.player, self.wanted)
        return Viewer(self.player, SPECTATOR if seat is None else seat, self.lang, self.words)

    def send(self, message: bytes) -> None:
        """Let a message wait for its turn; a client that is too slow is let go, and may come back."""
        if self.outgoing.full():
            while not self.outgoing.empty():
                self.outgoing.get_nowait()
            self.outgoing.put_nowait(None)
        else:
            self.outgoing.put_nowait(message)


class Room:
    """A table that is watched."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.watches: set[Watch] = set()
        self.others: dict[str, tuple[float, list[str], int]] = {}  # worker -> when, players, spectators
        self.visits: dict[str, float] = {}  # player -> when they last asked something without a socket
        self.shown: tuple[tuple[bool, ...], int] = ((), 0)  # the presence as last sent

    def players(self) -> list[str]:
        """List the players at the table on this worker's sockets."""
        return sorted({watch.player for watch in self.watches if watch.player})

    def spectators(self, table: Table) -> int:
        """Count those on this worker's sockets who hold no seat."""
        return sum(not table.held_by(watch.player) for watch in self.watches)

    def here(self) -> set[str]:
        """Return all players who are at the table: on a socket of any worker, or by a request not long ago."""
        fresh = [players for at, players, _ in self.others.values() if time.monotonic() - at < GONE]
        visiting = {player for player, at in self.visits.items() if time.monotonic() - at < GONE}
        return visiting.union(self.players(), *fresh)


class Rooms:
    """All rooms of this process."""

    def __init__(self, house: House, bus: Bus) -> None:
        self.house = house
        self.bus = bus
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self._sockets: dict[str, int] = {}  # by player or address
        self._task: asyncio.Task[None] | None = None
        self.bots_ready: Callable[[str], bool] = lambda game: True  # a game's bots can think at once
        house.advanced = self.advanced
        house.absent = self.absent
        bus.listener = self.hear
        bus.recovered = self.catch_up

    async def open(self) -> None:
        self._task = asyncio.create_task(self._go_round())

    async def close(self) -> None:
        self.closing = True
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for room in self.rooms.values():
            for watch in room.watches:
                watch.send(b"")  # wakes the socket's task, which sees that we close

    # --- coming and going ------------------------------------------------------------------------------

    def full(self, who: str) -> bool:
        """Tell whether somebody has as many sockets and streams as they may."""
        return self._sockets.get(who, 0) >= self.house.settings.sockets

    def admit(self, who: str) -> bool:
        """Count a socket of somebody; tell whether they may have one more."""
        if self.full(who):
            return False
        self._sockets[who] = self._sockets.get(who, 0) + 1
        return True

    def dismiss(self, who: str) -> None:
        """Count a socket of somebody as closed."""
        self._sockets[who] -= 1
        if not self._sockets[who]:
            del self._sockets[who]

    async def enter(self, table_id: str, watch: Watch, since: int | None) -> Room:
        """Let somebody watch a table, beginning with a snapshot, or with the news since a version they know."""
        place = await self.house.place(table_id)
        room = self.rooms.get(table_id)
        if room is None:
            room = self.rooms[table_id] = Room(place)
            place.watched = True
            await self.bus.watch(table_id)
            await self.bus.publish(Note(table_id, self.bus.worker, ask=True))
        if not self.house.alone:  # what happened before the bus told us
            await self.house.catch_up(place)
        names = await self.house.names(place)
        if since is not None and since == place.table.version:
            watch.version = since
        else:
            watch.send(encode(self.snapshot(place, watch, names, room)))
            watch.version = place.table.version
        room.watches.add(watch)
        await self._announce(room)
        return room

    async def leave(self, room: Room, watch: Watch) -> None:
        """Let somebody go."""
        room.watches.discard(watch)
        room.visits.pop(watch.player, None)  # who closes the table has gone, whatever they asked before
        await self._announce(room)
        table_id = room.place.table.id
        if not room.watches and self.rooms.get(table_id) is room:
            del self.rooms[table_id]
            room.place.watched = False
            await self.bus.unwatch(table_id)
            if table_id in self.rooms:  # somebody came in while we left
                await self.bus.watch(table_id)

    def check(self, player: str) -> None:
        """Look whether a player's connections still have a good key: one was revoked."""
        for room in self.rooms.values():
            for watch in room.watches:
                if watch.player == player:
                    watch.send(CHECK)

    async def look(self, room: Room, watch: Watch) -> None:
        """Send somebody a snapshot."""
        names = await self.house.names(room.place)
        watch.version = room.place.table.version
        watch.send(encode(self.snapshot(room.place, watch, names, room)))

    # --- news -----------------------------------------------------------------------------------------

    async def advanced(self, place: Place, table: Table, entry: Entry) -> None:
        """Tell those who watch a table what an entry changed. `table` is the table right after it."""
        room = self.rooms.get(table.id)
        if not room or not room.watches:
            return
        names = await self.house.names(place)
        built: dict[Viewer, bytes] = {}
        for watch in list(room.watches):
            if watch.version >= table.version:
                continue
            viewer = watch.viewer(table)
            if viewer not in built:
                built[viewer] = self.message(room, table, entry, viewer, names)
            watch.version = table.version
            watch.send(built[viewer])

    def message(self, room: Room, table: Table, entry: Entry, viewer: Viewer, names: Sequence[str | None]) -> bytes:
        """Return the news of an entry for a viewer."""
        here = self._here(room, table)
        if any(isinstance(event, happened.TakenBack | happened.WentBack) for event in entry.events):
            return encode(Snapshot(table_view(table, viewer, names, here, now()), log_of(table, viewer, names)))
        items = _last_items(table, entry.number)
        steps = steps_view(table, items, viewer, names) if viewer.words and table.match else []
        lines = log_lines(table, items, viewer.lang, names) if viewer.words else []
        return encode(News(table.version, table_view(table, viewer, names, here, now()), steps, lines))

    def snapshot(self, place: Place, watch: Watch, names: Sequence[str | None], room: Room | None) -> Snapshot:
        """Return the whole table for somebody."""
        table = place.table
        viewer = watch.viewer(table)
        here = self._here(room, table)
        return Snapshot(table_view(table, viewer, names, here, now()), log_of(table, viewer, names))

    def _here(self, room: Room | None, table: Table) -> list[bool]:
        here, ready = room.here() if room else set(), self.bots_ready(table.game.name)
        return [ready if seat.bot else seat.player in here for seat in table.seats]

    # --- presence -------------------------------------------------------------------------------------

    async def absent(self, table_id: str) -> frozenset[str]:
        """Return the players of a table who are not there."""
        room = self.rooms.get(table_id)
        if room is None:
            return frozenset()  # nobody watches from here: we can't tell
        seated = {seat.player for seat in room.place.table.seats if seat.player}
        return frozenset(seated - room.here())

    async def visit(self, table_id: str, player: str) -> None:
        """Note that a player has looked or acted without a socket: they are at the table for a while."""
        self._visited(table_id, player)
        await self.bus.publish(Note(table_id, self.bus.worker, visit=player))

    def _visited(self, table_id: str, player: str) -> None:
        room = self.rooms.get(table_id)
        if room:
            room.visits[player] = time.monotonic()
            self._show(room)

    async def _announce(self, room: Room) -> None:
        """Tell everybody who is here."""
        table = room.place.table
        self._show(room)
        here, spectators = room.players(), room.spectators(table)
        note = Note(table.id, self.bus.worker, version=table.version, here=here, spectators=spectators)
        await self.bus.publish(note)

    def _show(self, room: Room) -> None:
        """Send the presence to those who watch, if it has changed."""
        table = room.place.table
        fresh = [number for at, _, number in room.others.values() if time.monotonic() - at < GONE]
        shown = tuple(self._here(room, table)), room.spectators(table) + sum(fresh)
        if shown == room.shown:
            return
        room.shown = shown
        message = encode(Presence(list(shown[0]), shown[1]))
        for watch in room.watches:
            watch.send(message)

    def show_bots(self, game: str) -> None:
        """Tell those who watch tables of a game that its bots are ready."""
        for room in self.rooms.values():
            if room.place.table.game.name == game:
                self._show(room)

    async def hear(self, note: Note) -> None:
        """Take in what another worker says."""
        room = self.rooms.get(note.table)
        if room is None:
            return
        if note.entry:
            await self.house.hear(room.place, note.entry)
        elif note.version > room.place.table.version:  # what we should have heard was lost
            await self.house.catch_up(room.place)
        if note.here is not None:
            room.others[note.worker] = time.monotonic(), note.here, note.spectators
            self._show(room)
        if note.visit:
            self._visited(note.table, note.visit)
        if note.ask:
            await self._announce(room)

    async def _go_round(self) -> None:
        for number in itertools.count():
            await asyncio.sleep(ROUND)
            await self.go_round(number)

    async def go_round(self, number: int) -> None:
        """Tend the rooms whose turn it is; while the bus is lost, look into the database for all of them."""
        for room in list(self.rooms.values()):
            if hash(room.place.table.id) % TURNS == number % TURNS:
                await self._tend(room)
            if not self.bus.healthy:
                await self.house.catch_up(room.place)

    async def _tend(self, room: Room) -> None:
        """Say who is in a room, and look whether they still may be: a key may have been revoked on another worker."""
        await self._announce(room)
        if not self.house.alone:
            for watch in room.watches:
                watch.send(CHECK)

    async def catch_up(self) -> None:
        """Look into the database for what the bus may have lost."""
        for room in list(self.rooms.values()):
            await self.house.catch_up(room.place)


def log_of(table: Table, viewer: Viewer, names: Sequence[str | None]) -> list[LogLine]:
    """Return the whole log for a viewer; those who want no words get none."""
    return log_lines(table, table.log, viewer.lang, names) if viewer.words else []


def _last_items(table: Table, version: int) -> list[LogItem]:
    """Return the items of the log that an entry added."""
    first = len(table.log)
    while first and table.log[first - 1].version == version:
        first -= 1
    return table.log[first:]
