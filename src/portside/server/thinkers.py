"""Bots think in processes of their own, so that no table waits for another's admiral.

A thinker reads a job a line on standard input and writes an answer a line on standard output; it ends
when its input ends, so none outlives the server. Of those waiting, the table that has used the least
time goes first, and slow levels never take the last free thinker.

Before the first thought about a game its bots are compiled, by one thinker while the others wait: up to a
minute, once for a version of Portside on a machine.
"""

import asyncio
import base64
import heapq
import logging
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from itertools import count

import msgspec

from portside.bots.names import bots_of
from portside.core.jit import is_compiled
from portside.core.registry import names

SLOW = 0.3  # seconds; levels that take longer on average leave one thinker to the others
LONGEST = 60.0  # seconds; a thinker that says nothing for so long is replaced
COMPILING = 900.0  # seconds; a new one may have to compile first, and is not replaced while it does
FORGET = 300.0  # seconds after which what a table has used is halved

logger = logging.getLogger("portside.thinkers")


class Job(msgspec.Struct, frozen=True):
    """A position to think about, as the seat knows it: nothing hidden is in it."""

    game: str
    seats: int = 0
    seat: int = 0
    level: str = ""  # none: no position, but the game's bots are to be compiled
    position: str = ""  # the state hidden for the seat, in base64
    hint: bool = False  # opinions on all actions instead of one action


class Opinion(msgspec.Struct, frozen=True):
    """What an action is worth to the one who asked."""

    action: int
    chance: float  # of winning, 0 to 1
    points: float


class Answer(msgspec.Struct, frozen=True):
    """What a bot thought."""

    action: int = -1
    opinions: list[Opinion] = []
    problem: str = ""


def job(game: str, seats: int, seat: int, level: str, position: bytes, hint: bool = False) -> Job:
    """Return a job for a position that was hidden for the seat."""
    return Job(game, seats, seat, level, base64.b64encode(position).decode(), hint)


class CannotThink(RuntimeError):
    """A bot could not answer."""


class _Thinker:
    """One process."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.warm: set[str] = set()  # games about which it has answered before

    async def think(self, job: Job) -> Answer:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "portside.server.thinking",
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=2**20,
            )  # fmt: skip
            self.warm = set()
        assert self.process.stdin
        assert self.process.stdout
        try:
            self.process.stdin.write(msgspec.json.encode(job) + b"\n")
            await self.process.stdin.drain()
            longest = LONGEST if job.game in self.warm else COMPILING
            line = await asyncio.wait_for(self.process.stdout.readline(), longest)
        except (TimeoutError, ConnectionError, BrokenPipeError, ValueError) as error:
            await self.stop()
            raise CannotThink(f"a thinker was lost: {type(error).__name__}") from error
        except asyncio.CancelledError:
            await self.stop()
            raise
        if not line:
            await self.stop()
            raise CannotThink("a thinker has died")
        self.warm.add(job.game)
        answer = msgspec.json.decode(line, type=Answer)
        if answer.problem:
            raise CannotThink(answer.problem)
        return answer

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process and process.returncode is None:
            process.kill()
            await process.wait()


class Thinkers:
    """A few processes and who goes next."""

    def __init__(self, number: int) -> None:
        self.free = [_Thinker() for _ in range(number)]
        self.number = number
        self.waiting: list[tuple[float, int, str, Job, asyncio.Future[Answer]]] = []
        self.used: dict[str, float] = defaultdict(float)  # seconds, by table
        self.takes: dict[str, float] = {}  # seconds a move, by game and level
        self.compiled: Callable[[str], None] = lambda game: None  # called when a game's bots have been compiled
        self._ready: set[str] = set()  # games whose bots are compiled
        self._compiling: dict[str, asyncio.Task[Answer]] = {}  # by game
        self.slow_now = 0
        self._order = count()
        self._tasks: set[asyncio.Task[None]] = set()
        self._halved_at = time.monotonic()

    async def think(self, table: str, job: Job) -> Answer:
        """Return a bot's answer; raises CannotThink."""
        if not self.number:
            raise CannotThink("this server has no thinkers")
        if not self.is_ready(job.game):
            await asyncio.shield(self.compile(job.game))
        return await self._answer(table, job)

    def is_ready(self, game: str) -> bool:
        """Tell whether a game's bots can think at once; those of runners elsewhere are taken to be."""
        if game not in self._ready and (not self.number or is_compiled(bots_of(game))):
            self._ready.add(game)
        return game in self._ready

    def compile(self, game: str) -> "asyncio.Task[Answer]":
        """Let a thinker compile a game's bots, unless one does already."""
        if game not in self._compiling:
            self._compiling[game] = asyncio.create_task(self._answer("", Job(game)))
            self._compiling[game].add_done_callback(lambda task: self._has_compiled(game, task))
        return self._compiling[game]

    async def compile_all(self) -> None:
        """Compile the bots of all games, one after the other: other thinkers stay free for what people wait for."""
        for game in names():
            if not self.is_ready(game):
                with suppress(CannotThink):  # told to the log; who needs the bots tries again
                    await asyncio.shield(self.compile(game))

    def _has_compiled(self, game: str, task: "asyncio.Task[Answer]") -> None:
        del self._compiling[game]
        if not task.cancelled() and not task.exception():  # else who needs the bots tries again
            self._ready.add(game)
            self.compiled(game)

    async def _answer(self, table: str, job: Job) -> Answer:
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        heapq.heappush(self.waiting, (self.used[table], next(self._order), table, job, future))
        self._serve()
        return await future

    async def close(self) -> None:
        tasks = [*self._tasks, *self._compiling.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for thinker in self.free:
            await thinker.stop()

    def _is_slow(self, job: Job) -> bool:
        return job.hint or self.takes.get(f"{job.game} {job.level}", 0.0) > SLOW

    def _serve(self) -> None:
        """Give the free thinkers work."""
        left = []
        while self.waiting and self.free:
            waiting = heapq.heappop(self.waiting)
            _, _, table, job, future = waiting
            if future.done():
                continue
            slow = self._is_slow(job)
            if slow and self.slow_now >= max(1, self.number - 1):
                left.append(waiting)
                continue
            self.slow_now += slow
            task = asyncio.create_task(self._work(self.free.pop(), table, job, slow, future))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        for waiting in left:
            heapq.heappush(self.waiting, waiting)

    async def _work(
        self, thinker: _Thinker, table: str, job: Job, slow: bool, future: "asyncio.Future[Answer]"
    ) -> None:
        began = time.monotonic()
        try:
            answer = await thinker.think(job)
            if not future.done():
                future.set_result(answer)
        except CannotThink as problem:
            logger.warning("bot did not answer", extra={"table": table, "level": job.level, "problem": str(problem)})
            if not future.done():
                future.set_exception(problem)
        finally:
            took = time.monotonic() - began
            self._count(table, job, took)
            self.free.append(thinker)
            self.slow_now -= slow
            self._serve()

    def _count(self, table: str, job: Job, took: float) -> None:
        self.used[table] += took
        key = f"{job.game} {job.level}"
        self.takes[key] = 0.7 * self.takes.get(key, took) + 0.3 * took
        if time.monotonic() - self._halved_at > FORGET:
            self._halved_at = time.monotonic()
            self.used = defaultdict(float, {table: used / 2 for table, used in self.used.items() if used > 0.1})
