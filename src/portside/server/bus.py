"""The bus: how processes tell one another what happens at a table.

It carries nothing that is not stored or about to be forgotten: a lost message costs a look into the
database. With one process there is nobody to tell. Not Litestar's channels: their worker ends with the
first lost connection to Redis, and channel names lose their case.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from portside.server.events import Entry

AGAIN = 1.0  # seconds before a lost connection is tried again
PREFIX = "portside:"

logger = logging.getLogger("portside.bus")


class Note(msgspec.Struct, frozen=True):
    """A message between processes."""

    table: str
    worker: str  # who says it
    entry: Entry | None = None  # what happened at the table
    here: list[str] | None = None  # the players who are at the table on that worker's sockets
    spectators: int = 0
    ask: bool = False  # who is there? asked by a worker that has just begun to watch


Listener = Callable[[Note], Awaitable[None]]
_decode = msgspec.json.Decoder(Note)


class Bus:
    """No bus: one process, nobody to tell."""

    def __init__(self) -> None:
        self.worker = secrets.token_hex(6)
        self.listener: Listener | None = None
        self.healthy = True

    async def open(self) -> None:
        """Connect."""

    async def close(self) -> None:
        """Disconnect."""

    async def watch(self, table: str) -> None:
        """Hear what others say about a table."""

    async def unwatch(self, table: str) -> None:
        """Hear no more about it."""

    async def publish(self, note: Note) -> None:
        """Tell the others; never fails: what is not heard is found in the database."""


class RedisBus(Bus):
    """Redis' publish and subscribe, with a channel a table."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.redis = Redis.from_url(url, socket_connect_timeout=3, socket_timeout=None, health_check_interval=15)
        self.channels: set[str] = set()
        self._pubsub = self.redis.pubsub(ignore_subscribe_messages=True)
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._pubsub.subscribe(f"{PREFIX}{self.worker}")  # a subscription must stand before one listens
        self._task = asyncio.create_task(self._listen())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        with suppress(RedisError, OSError):
            await self._pubsub.aclose()  # type: ignore[no-untyped-call]
            await self.redis.aclose()

    async def watch(self, table: str) -> None:
        self.channels.add(table)
        await self._try(self._pubsub.subscribe, f"{PREFIX}{table}")

    async def unwatch(self, table: str) -> None:
        self.channels.discard(table)
        await self._try(self._pubsub.unsubscribe, f"{PREFIX}{table}")

    async def publish(self, note: Note) -> None:
        await self._try(self.redis.publish, f"{PREFIX}{note.table}", msgspec.json.encode(note))

    async def _try(self, act: Callable[..., Awaitable[object]], *arguments: object) -> None:
        try:
            await act(*arguments)
        except (RedisError, OSError) as error:
            self._lost(error)

    def _lost(self, error: Exception) -> None:
        if self.healthy:
            logger.error("the bus is lost", extra={"problem": type(error).__name__})
        self.healthy = False

    async def _listen(self) -> None:
        while True:
            try:
                message = await self._pubsub.get_message(timeout=5)
                self.healthy = True
                if message and self.listener:
                    note = _decode.decode(message["data"])
                    if note.worker != self.worker:
                        await self.listener(note)
            except (RedisError, OSError) as error:
                self._lost(error)
                await asyncio.sleep(AGAIN)
                await self._again()

    async def _again(self) -> None:
        """Connect anew and watch what we watched."""
        with suppress(RedisError, OSError):
            await self._pubsub.aclose()  # type: ignore[no-untyped-call]
        self._pubsub = self.redis.pubsub(ignore_subscribe_messages=True)
        with suppress(RedisError, OSError):
            await self._pubsub.subscribe(*(f"{PREFIX}{name}" for name in (self.worker, *self.channels)))
