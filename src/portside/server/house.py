"""The house: keeps tables in memory, does what people ask, stores it, tells everybody.

A table in memory is a cache of its entries. Of two writers one wins (store.py); the other reads what
happened and decides anew, so any number of processes may serve the same table.
"""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy import func, select

from portside.core.registry import load, names
from portside.server import deciding, metrics
from portside.server import events as happened
from portside.server.bus import Bus, Note
from portside.server.clock import NoClock
from portside.server.commands import Command, OpenTable
from portside.server.deciding import Asker
from portside.server.events import Entry, Event, Opened
from portside.server.refused import Refused
from portside.server.schema import players, seats, tables
from portside.server.settings import Settings
from portside.server.store import Append, Overtaken, Store
from portside.server.table import OPEN, OVER, RUNNING, Table

TRIES = 12  # decisions anew after another writer won
CACHED = 5000  # tables in memory
NAMES_FOR = 30_000  # milliseconds
LEASE = 20_000  # milliseconds for which a process that looks after a table keeps others from it

Done = TypeVar("Done")


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Place:
    """A table in memory, with what is not in its entries."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.names: list[str | None] = []
        self.named_at = 0
        self.seating = 0  # how often somebody has come or gone
        self.watched = False  # the bus tells us everything that happens here


class House:
    """All tables of this process."""

    def __init__(self, settings: Settings, store: Store, bus: Bus) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.alone = settings.bus == "memory"  # no other process writes
        self.absent: Callable[[str], Awaitable[frozenset[str]]] | None = None
        self.advanced: Callable[[Place, Table, Entry], Awaitable[None]] | None = None
        self.stored: Callable[[Place], None] = lambda place: None  # called when an entry of ours is in the store
        self._places: OrderedDict[str, Place] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._doubtful: set[Place] = set()  # whether their last entry was stored is not known
        self._tasks: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        """Stop what is being done."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- tables in memory -----------------------------------------------------------------------------

    async def place(self, table_id: str, fresh: bool = True) -> Place:
        """Return a table, up to date unless `fresh` is not asked for; refuses one that does not exist."""
        place = self._places.get(table_id)
        if place is None:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            async with lock:
                place = self._places.get(table_id) or await self._load(table_id)
            self._loading.pop(table_id, None)
        elif fresh and (place in self._doubtful or not (self.alone or (place.watched and self.bus.healthy))):
            async with place.lock:
                await self._settle(place)
        self._places.move_to_end(table_id)
        return place

    async def _load(self, table_id: str) -> Place:
        entries = await self.store.entries(table_id)
        if not entries:
            raise Refused("no-table", 404)
        place = Place(await asyncio.to_thread(Table.replay, table_id, entries))
        self._places[table_id] = place
        while len(self._places) > CACHED:
            idle = (key for key, other in self._places.items() if not (other.watched or other.lock.locked()))
            oldest = next(idle, None)
            if oldest is None or oldest == table_id:
                break
            del self._places[oldest]
        return place

    async def refresh(self, place: Place) -> list[Entry]:
        """Read what other processes have stored; return it. The caller holds the lock."""
        entries = await self.store.entries(place.table.id, place.table.version)
        for entry in entries:
            await self._advance(place, place.table.after(entry), entry)
        return entries

    async def catch_up(self, place: Place) -> None:
        """Read what others have stored; a database that is away is tried again later."""
        with suppress(Refused):
            async with place.lock:
                await self._settle(place)

    async def clear_doubts(self) -> None:
        """Look what became of entries of which we do not know whether they were stored."""
        for place in list(self._doubtful):
            await self.catch_up(place)

    async def _settle(self, place: Place) -> None:
        """Read what is stored. If an entry of ours is found after all, do what follows one. The caller holds the lock.

        A store that fails may still have stored: a connection can end between the commit and its answer.
        """
        found = await self.refresh(place)
        if place in self._doubtful:
            self._doubtful.discard(place)
            for entry in found:
                await self.bus.publish(Note(place.table.id, self.bus.worker, entry=entry))
            self.stored(place)

    async def hear(self, place: Place, entry: Entry) -> None:
        """Take in what another process says it has stored."""
        async with place.lock:
            if entry.number == place.table.version + 1:
                await self._advance(place, place.table.after(entry), entry)
            elif entry.number > place.table.version:
                with suppress(Refused):
                    await self.refresh(place)

    async def _advance(self, place: Place, after: Table, entry: Entry) -> None:
        """Put a table that has gone on into its place, and tell those who watch it. The caller holds the lock."""
        place.table = after
        if any(isinstance(event, happened.SeatTaken | happened.SeatLeft) for event in entry.events):
            place.seating += 1
            place.named_at = 0
        if self.advanced:
            await self.advanced(place, after, entry)

    async def names(self, place: Place) -> list[str | None]:
        """Return the names of those at a table, by seat: None for an empty seat, a bot or one who is gone."""
        while now() - place.named_at > NAMES_FOR:
            seating = place.seating
            found: list[str | None] = [None] * len(place.table.seats)
            joined = seats.join(players, seats.c.player == players.c.id)
            query = select(seats.c.seat, seats.c.label, players.c.name).select_from(joined)
            try:
                rows = await self.store.rows(query.where(seats.c.table_id == place.table.id))
            except Refused:  # without its database a table goes on being shown, with the names it had
                return place.names or found
            for row in rows:
                found[row.seat] = row.label or row.name or None
            place.names = found
            if place.seating == seating:  # else somebody has come or gone while we looked
                place.named_at = now()
        return place.names

    # --- doing ----------------------------------------------------------------------------------------

    async def open_table(
        self, request: OpenTable, player: str, rematch: str | None = None, begun: list[tuple[int, int]] | None = None
    ) -> str:
        """Open a table; return its id. `begun` is what was played before it, on a copy of another match."""
        if request.game not in names():
            raise Refused("no-game", 404, game=request.game)
        own = select(func.count()).where(tables.c.opened_by == player, tables.c.status.in_((OPEN, RUNNING)))
        if (await self.store.rows(own))[0][0] >= self.settings.tables:
            raise Refused("too-many-tables", most=self.settings.tables)
        again = None
        if request.duplicate:
            again = (await self.place(request.duplicate)).table
            if again.status != OVER:
                raise Refused("duplicate-running")
        game = load(request.game)
        seed = secrets.token_hex(16)
        events = deciding.open_table(
            request, player, seed, game.rules_version, game.components, game.seats, game.first_is_luck, again, rematch,
            begun,
        )  # fmt: skip
        table_id = secrets.token_hex(10)
        opened = events[0]
        assert isinstance(opened, Opened)
        labels = [choice.name if choice.kind == "me" else None for choice in request.seats]
        place = Place(Table(table_id, opened))
        await self._commit(place, events, player, "", labels)
        self._places[table_id] = place
        metrics.TABLES.labels(request.game).inc()
        return table_id

    async def rematch(self, table_id: str, player: str) -> str:
        """Open a table for the same players, or return the one that was opened before."""
        place = await self.place(table_id)
        table = place.table
        if not table.held_by(player):
            raise Refused("not-seated", 403)
        if table.status != OVER:
            raise Refused("not-over")
        if table.rematch:
            return table.rematch
        new_id = await self.open_table(deciding.rematch_of(table, player), player, rematch=table_id)

        def decide(table: Table, now: int) -> list[Event]:
            return [] if table.rematch else [happened.RematchOpened(table=new_id)]

        await self.carry_out(place, decide, player, "")
        return place.table.rematch or new_id

    async def do(self, table_id: str, command: Command, player: str) -> int:
        """Do what a player asks of a table; return the version under which it is stored."""
        place = await self.place(table_id, fresh=False)
        absent = await self.absent(table_id) if self.absent else frozenset()
        sitting = enumerate(place.table.seats)
        asker = Asker(player, frozenset(seat for seat, who in sitting if who.player in absent))
        deed = self.carry_out(place, lambda table, now: deciding.decide(table, command, asker, now), player, command.id)
        # A client that goes away in the middle does not undo it: it is stored, and the others are told.
        return await asyncio.shield(self._start(deed))

    async def carry_out(
        self, place: Place, decide: Callable[[Table, int], list[Event]], player: str, command: str
    ) -> int:
        """Decide on the latest position and store it, again if another writer came first."""
        async with place.lock:
            if place in self._doubtful:
                await self._settle(place)
            for _ in range(TRIES):
                done = place.table.done.get((player, command)) if command else None
                if done is not None:
                    return done
                try:
                    events = decide(place.table, now())
                except Refused:
                    # Perhaps only because others have acted: then the answer may be another.
                    if not self.alone and await self.refresh(place):
                        continue
                    raise
                if not events:
                    return place.table.version
                try:
                    return await self._commit(place, events, player, command)
                except Overtaken:
                    metrics.OVERTAKEN.inc()
                    await self.refresh(place)
        raise Refused("busy", 503)

    async def _commit(
        self, place: Place, events: list[Event], player: str, command: str, labels: list[str | None] | None = None
    ) -> int:
        """Store events as the table's next entry, take them in, tell everybody."""
        table = place.table
        entry = Entry(table.version + 1, now(), player, command, events)
        after = table.after(entry)
        changes = _changes(after, entry, labels, LEASE if self.settings.thinkers else 0)
        try:
            await self.store.append(changes)
        except Refused:
            self._doubtful.add(place)
            raise
        metrics.ENTRIES.inc()
        await self._advance(place, after, entry)
        await self.bus.publish(Note(table.id, self.bus.worker, entry=entry))
        self.stored(place)
        return entry.number

    def _start(self, work: Coroutine[Any, Any, Done]) -> asyncio.Task[Done]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _changes(after: Table, entry: Entry, labels: list[str | None] | None, lease: int) -> Append:
    """Return an entry with the changes of lists that it causes."""
    changes = Append(after.id, entry)
    if entry.number == 1:
        changes.set = {
            "game": after.opened.game,
            "public": after.opened.public,
            "opened_at": entry.at,
            "opened_by": entry.by,
            "status": after.status,
            "wake": None,
        }
    for event in entry.events:
        match event:
            case happened.SeatTaken(seat=seat, player=player):
                label = labels[seat] if labels else None
                changes.sit.append({"table_id": after.id, "seat": seat, "player": player, "label": label})
            case happened.SeatLeft(seat=seat):
                changes.stand.append(seat)
            case happened.Started() | happened.Closed():
                changes.set["status"] = after.status
    if after.match:
        _note_match(changes, after, entry, lease)
    return changes


def _note_match(changes: Append, after: Table, entry: Entry, lease: int) -> None:
    assert after.match
    wake = after.wakes_at(entry.at + lease)  # we think for the bot ourselves, at once; others only if we fail
    timed = not isinstance(after.opened.clock, NoClock)
    if timed or any(seat.played_by for seat in after.seats):
        changes.set["wake"] = wake
    if after.ended_in == entry.number:
        changes.set |= {"status": OVER, "ended_at": entry.at, "wake": None}
        changes.record = {
            "id": after.id,
            "game": after.opened.game,
            "public": after.opened.public,
            "made_at": entry.at,
            "text": after.match.record(reveal=after.own_luck),
        }
