"""A runner: bots that think for a server on another machine, through its public API."""

import asyncio
import os
from collections.abc import Callable

import httpx
import msgspec

from portside.server.routes.thinking import Chosen, Work
from portside.server.thinkers import CannotThink, Thinkers

AGAIN = 3.0  # seconds before a server that does not answer is asked again
TELL = 100  # answers between two lines about them


class RunnerRefused(RuntimeError):
    """The server does not want this runner."""


class Runner:
    """Asks for work, thinks, answers; as many at once as there are cores."""

    def __init__(self, server: str, token: str, tell: Callable[..., None]) -> None:
        self.server = server
        self.tell = tell
        self.number = os.cpu_count() or 1
        self.thinkers = Thinkers(self.number)
        self.answers = 0
        self.client = httpx.AsyncClient(
            base_url=server, headers={"authorization": f"Bearer {token}"}, timeout=httpx.Timeout(30)
        )

    async def run(self) -> None:
        """Work until stopped; raises RunnerRefused."""
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(self.number):
                    group.create_task(self._work())
        except* RunnerRefused as refused:
            raise refused.exceptions[0] from None
        finally:
            await self.thinkers.close()
            await self.client.aclose()

    async def _work(self) -> None:
        while True:
            try:
                await self._one()
            except (httpx.TransportError, CannotThink):
                self.tell("away")
                await asyncio.sleep(AGAIN)

    async def _one(self) -> None:
        response = await self.client.post("/api/thinking/next")
        if response.status_code in (401, 403, 404):
            raise RunnerRefused(response.json()["text"])
        if response.status_code >= 429:
            await asyncio.sleep(AGAIN)
        if response.status_code != 200:
            return
        work = msgspec.json.decode(response.content, type=Work)
        answer = await self.thinkers.think(work.table, work.job)
        chosen = Chosen(work.table, work.version, work.job.seat, answer.action)
        # A refusal means that the table has gone on without us.
        await self.client.post("/api/thinking/answer", content=msgspec.json.encode(chosen))
        self.answers += 1
        if self.answers % TELL == 1:
            self.tell("working", answers=self.answers)
