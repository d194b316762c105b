"""The bus of several processes: Redis' publish and subscribe.

Not Litestar's channels: their worker ends with the first lost connection, and channel names lose their case.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from portside.server.bus import Bus, Note

AGAIN = 1.0  # seconds before a lost connection is tried again
QUIET = 3.0  # seconds without a word after which we ask whether Redis is still there
LONGEST = 3.0  # seconds; a bus that takes longer to answer is lost
MOST_WAITING = 10_000  # notes; while the bus is lost older ones are forgotten
PREFIX = "portside:"

logger = logging.getLogger("portside.bus")
_decode = msgspec.json.Decoder(Note)


class RedisBus(Bus):
    """Redis' publish and subscribe, with a channel a table, and one of our own by which we know that we hear."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.healthy = False
        self.redis = Redis.from_url(
            url, socket_connect_timeout=LONGEST, socket_timeout=None, health_check_interval=15, retry=None
        )
        self.channels: set[str] = set()
        self._pubsub: PubSub | None = None
        self._broken = False  # the connection by which we hear must be made anew
        self._heard: dict[str, asyncio.Future[None]] = {}  # channels whose subscription Redis has not confirmed
        self._outgoing: deque[Note] = deque(maxlen=MOST_WAITING)
        self._something = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._start(self._send())
        self._start(self._listen())
        with suppress(TimeoutError):  # without a bus the database is looked into instead
            await self._wait(self.worker)

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(RedisError, OSError):
            await self._drop()
            await self.redis.aclose()

    async def watch(self, table: str) -> None:
        """Hear what others say about a table: returns when nothing more can be missed, or the bus is lost."""
        self.channels.add(table)
        if self._pubsub is None or not self.healthy:
            return
        try:
            await self._pubsub.subscribe(f"{PREFIX}{table}")
            await self._wait(table)
        except (RedisError, OSError, TimeoutError) as error:
            self._lost(error)

    async def unwatch(self, table: str) -> None:
        self.channels.discard(table)
        if self._pubsub is None or not self.healthy:
            return
        try:
            await self._pubsub.unsubscribe(f"{PREFIX}{table}")
        except (RedisError, OSError) as error:
            self._lost(error)

    async def publish(self, note: Note) -> None:
        self._outgoing.append(note)
        self._something.set()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _wait(self, channel: str) -> None:
        """Wait until Redis confirms a subscription; raises TimeoutError."""
        heard = self._heard.setdefault(channel, asyncio.get_running_loop().create_future())
        await asyncio.wait_for(asyncio.shield(heard), LONGEST)

    def _lost(self, error: Exception) -> None:
        if self.healthy:
            logger.error("the bus is lost", extra={"problem": type(error).__name__})
        self.healthy, self._broken = False, True

    async def _send(self) -> None:
        """Send what waits, all at once, so that nobody who has something to say waits for Redis."""
        while True:
            await self._something.wait()
            self._something.clear()
            pipeline = self.redis.pipeline(transaction=False)
            while self._outgoing:
                note = self._outgoing.popleft()
                pipeline.publish(f"{PREFIX}{note.table}", msgspec.json.encode(note))
            try:
                await asyncio.wait_for(pipeline.execute(), LONGEST)
            except (RedisError, OSError, TimeoutError) as error:
                self._lost(error)  # what was not said is found in the database

    async def _listen(self) -> None:
        """Hear what others say, for ever; what was said while the bus was lost is found in the database."""
        while True:
            try:
                await self._connect()
                while not self._broken:  # a bus that does not take what we say is not heard either
                    await self._hear_one()
                await self._drop()
            except (RedisError, OSError) as error:
                self._lost(error)
                with suppress(RedisError, OSError):
                    await self._drop()
                await asyncio.sleep(AGAIN)

    async def _connect(self) -> None:
        """Watch what we watched; our own channel comes last, so its confirmation stands for all."""
        self._broken = False
        self._pubsub = self.redis.pubsub()
        await self._pubsub.subscribe(*(f"{PREFIX}{name}" for name in (*self.channels, self.worker)))

    async def _drop(self) -> None:
        pubsub, self._pubsub = self._pubsub, None
        if pubsub:
            await pubsub.aclose()  # type: ignore[no-untyped-call]  # Redis' own types leave it out

    async def _ping(self) -> None:
        await self.redis.ping()

    async def _hear_one(self) -> None:
        assert self._pubsub
        message = await self._pubsub.get_message(timeout=QUIET)
        if message is None:  # nobody speaks, or nobody is heard any more
            await asyncio.wait_for(self._ping(), LONGEST)
            return
        if message["type"] == "message" and self.listener:
            note = _decode.decode(message["data"])
            if note.worker != self.worker:
                self._start(self.listener(note))  # a table that is being written to holds up no other
        elif message["type"] == "subscribe":
            channel = message["channel"].decode().removeprefix(PREFIX)
            if heard := self._heard.pop(channel, None):
                heard.set_result(None)
            if channel == self.worker:
                self.healthy = True
                if self.recovered:
                    self._start(self.recovered())
