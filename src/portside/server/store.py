"""The store: entries of tables and what is derived from them, on SQLite or PostgreSQL.

An entry is acknowledged after its transaction is committed, to the disk. Entries that arrive while a
transaction is being written share the next one: at a busy time one flush to the disk serves many.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Row, bindparam, create_engine, delete, event, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from portside.server import schema
from portside.server.events import Entry, Event
from portside.server.migrations import upgrade
from portside.server.refused import Refused

MOST_TOGETHER = 200  # entries in one transaction
MIGRATING = 7_245_871  # the number of the lock under which PostgreSQL is migrated; any would do

# What a database that is away, full or overloaded makes its driver raise.
AWAY: tuple[type[Exception], ...] = (SQLAlchemyError, OSError, TimeoutError)

_events = msgspec.json.Decoder(list[Event])


class Overtaken(Exception):
    """Another writer has stored an entry of that number."""


@dataclass
class Append:
    """An entry to be stored, with the changes of lists that it causes."""

    table: str
    entry: Entry
    set: dict[str, Any] = field(default_factory=dict)  # columns of `tables`
    sit: list[dict[str, Any]] = field(default_factory=list)  # rows of `seats`
    stand: list[int] = field(default_factory=list)  # seats that were left
    record: dict[str, Any] | None = None  # a row of `records`
    done: "asyncio.Future[None] | None" = None


class Store:
    """A database, and the one queue through which this process writes entries."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.lite = url.startswith("sqlite")
        self.engine: AsyncEngine = _engine(url, self.lite)
        if self.lite:
            self._writing = _lite_writer(url)
            self._thread = ThreadPoolExecutor(1, "store")
        self._away = AWAY if self.lite else (*AWAY, *_postgres_errors())
        self._queue: asyncio.Queue[Append] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._insert = (sqlite if self.lite else postgresql).insert

    async def open(self) -> None:
        """Bring the database up to date and start to write."""
        async with self.transaction() as connection:
            if not self.lite:  # several workers start at once
                await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
            await connection.run_sync(upgrade)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Stop; whoever still waits is told that nothing was stored."""
        if self._writer:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        if self.lite:
            self._thread.shutdown()
            self._writing.dispose()
        await self.engine.dispose()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection in a transaction; a database that can't be used refuses with a code."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except self._away as error:
            raise unavailable(error) from error

    # --- entries ------------------------------------------------------------------------------------

    async def append(self, append: Append) -> None:
        """Store an entry; returns when it is on the disk. Raises Overtaken, Refused("store")."""
        append.done = asyncio.get_running_loop().create_future()
        await self._queue.put(append)
        await append.done

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST_TOGETHER and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                won = await self._store(batch)
            except (Refused, SQLAlchemyError) as problem:  # the latter is a mistake of ours: we write on
                for append in batch:
                    _tell(append, problem)
                continue
            except asyncio.CancelledError:
                for append in batch:
                    _tell(append, Refused("store", 503))
                raise
            for append in batch:
                _tell(append, None if (append.table, append.entry.number) in won else Overtaken())

    async def _store(self, batch: list[Append]) -> set[tuple[str, int]]:
        """Store what nobody else has stored; return which."""
        rows: dict[tuple[str, int], Append] = {}
        for append in batch:  # of two of the same number in one batch the first wins
            rows.setdefault((append.table, append.entry.number), append)

        def store(connection: Connection) -> set[tuple[str, int]]:
            return _store_rows(connection, self._insert, rows)

        if self.lite:
            won = await asyncio.get_running_loop().run_in_executor(self._thread, self._store_here, store)
        else:
            async with self.transaction() as connection:
                won = await connection.run_sync(store)
        for append in batch:
            if rows[append.table, append.entry.number] is not append:
                _tell(append, Overtaken())
        return won

    def _store_here(self, store: Callable[[Connection], set[tuple[str, int]]]) -> set[tuple[str, int]]:
        """Store on SQLite, in the thread that writes: one change of threads instead of one for each statement."""
        try:
            with self._writing.begin() as connection:
                return store(connection)
        except self._away as error:
            raise unavailable(error) from error

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """Return a table's entries after a number, in order."""
        own = schema.entries.c
        wanted = select(schema.entries).where(own.table_id == table, own.number > after).order_by(own.number)
        return [
            Entry(row.number, row.at, row.by, row.command, _events.decode(row.events))
            for row in await self.rows(wanted)
        ]

    # --- everything else ----------------------------------------------------------------------------

    async def rows(self, statement: Any) -> Sequence[Row[Any]]:
        """Return what a query finds."""
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(statement)).all()
        except self._away as error:
            raise unavailable(error) from error

    async def execute(self, *statements: Any) -> int:
        """Run statements in one transaction; return how many rows the last one changed."""
        changed = 0
        async with self.transaction() as connection:
            for statement in statements:
                changed = (await connection.execute(statement)).rowcount
        return changed


def unavailable(error: Exception) -> Refused:
    """Say that the database can't be used now. A mistake of ours in a query is not that."""
    if isinstance(error, SQLAlchemyError) and not isinstance(error, DBAPIError | PoolTimeout):
        raise error
    return Refused("store", 503)


def _store_rows(connection: Connection, insert_into: Any, rows: dict[tuple[str, int], Append]) -> set[tuple[str, int]]:
    """Insert entries and keep the lists up with those that were not there; return which."""
    statement = (
        insert_into(schema.entries)
        .on_conflict_do_nothing()
        .returning(schema.entries.c.table_id, schema.entries.c.number)
    )
    # Sorted: two workers never wait for each other.
    stored = connection.execute(statement, [_row(rows[key]) for key in sorted(rows)])
    won = {(row.table_id, row.number) for row in stored}
    winners = [append for key, append in rows.items() if key in won]
    for append in winners:
        _derive(connection, append)
    wakes = [
        {"key": append.table, "wake_then": append.set["wake"]} for append in winners if append.set.keys() == {"wake"}
    ]
    if wakes:
        wake = update(schema.tables).where(schema.tables.c.id == bindparam("key"))
        connection.execute(wake.values(wake=bindparam("wake_then")), wakes)
    return won


def _derive(connection: Connection, append: Append) -> None:
    """Keep the lists up with an entry."""
    if append.entry.number == 1:
        connection.execute(insert(schema.tables).values(id=append.table, **append.set))
    elif append.set and append.set.keys() != {"wake"}:
        own = update(schema.tables).where(schema.tables.c.id == append.table)
        connection.execute(own.values(**append.set))
    for seat in append.stand:
        gone = delete(schema.seats).where(schema.seats.c.table_id == append.table, schema.seats.c.seat == seat)
        connection.execute(gone)
    if append.sit:
        connection.execute(insert(schema.seats), append.sit)
    if append.record:
        connection.execute(insert(schema.records).values(**append.record))


def _row(append: Append) -> dict[str, Any]:
    entry = append.entry
    return {
        "table_id": append.table,
        "number": entry.number,
        "at": entry.at,
        "by": entry.by,
        "command": entry.id,
        "events": msgspec.json.encode(entry.events),
    }


def _tell(append: Append, problem: Exception | None) -> None:
    assert append.done
    if append.done.done():
        return
    if problem:
        append.done.set_exception(problem)
    else:
        append.done.set_result(None)


def _postgres_errors() -> tuple[type[Exception], ...]:
    """Return what asyncpg raises while it connects, which SQLAlchemy does not translate."""
    import asyncpg

    return asyncpg.PostgresError, asyncpg.InterfaceError


def _engine(url: str, lite: bool) -> AsyncEngine:
    if not lite:
        waits = {"timeout": 5, "command_timeout": 10}  # seconds; a database that hangs is as good as away
        return create_async_engine(
            url, pool_pre_ping=True, pool_size=10, max_overflow=10, pool_timeout=10, connect_args=waits
        )
    engine = create_async_engine(url, pool_size=4, max_overflow=4)
    event.listen(engine.sync_engine, "connect", _prepare_lite)
    return engine


def _lite_writer(url: str) -> Engine:
    """Return the engine of the thread that writes; it has one connection."""
    engine = create_engine(url.replace("+aiosqlite", ""), pool_size=1, max_overflow=0)
    event.listen(engine, "connect", _prepare_lite)
    return engine


def _prepare_lite(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
