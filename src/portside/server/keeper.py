"""The keeper: looks after tables at which nobody asks anything: clocks that run out, bots that must act.

A table that is due is claimed by putting off when it is due next, so one process looks after it at a time; if
that process dies, the table is due again when its lease ends.
"""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import nullcontext, suppress
from typing import Any

from sqlalchemy import select, update

from portside.server import deciding
from portside.server.events import Event
from portside.server.house import LEASE, House, Place, now
from portside.server.refused import Refused
from portside.server.schema import tables
from portside.server.table import Table
from portside.server.thinkers import CannotThink, Job, Thinkers
from portside.server.thinkers import job as make_job

ROUND = 0.5  # seconds between looks at what is due

logger = logging.getLogger("portside.keeper")


class Keeper:
    """Looks after the tables of a house."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self.house = house
        self.store = house.store
        self.thinkers = thinkers
        self.thinks = bool(house.settings.thinkers)
        self._thinking: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        house.stored = self._look_after

    async def open(self) -> None:
        """Begin to look after the tables."""
        if self.house.alone:  # what a process before us was looking after is free again
            await self.store.execute(update(tables).where(tables.c.wake.is_not(None)).values(wake=now()))
        self._start(self._go_round())

    async def close(self) -> None:
        """Leave the tables to others."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _look_after(self, place: Place) -> None:
        """Let a bot think if one must act and we have thinkers."""
        if self.thinks and place.table.bot_to_act() is not None:
            self._start(self._think(place))

    async def _go_round(self) -> None:
        """Again and again, look after the tables that are due: clocks, and bots nobody thinks for."""
        while True:
            await asyncio.sleep(ROUND)
            with suppress(Refused):  # the database is away; it is told to people, and tried again
                await self._go_once()

    async def _go_once(self) -> None:
        await self.house.clear_doubts()
        due = await self.store.rows(
            select(tables.c.id, tables.c.wake).where(tables.c.wake <= now()).order_by(tables.c.wake).limit(100)
        )
        for row in due:
            claim = update(tables).where(tables.c.id == row.id, tables.c.wake == row.wake).values(wake=now() + LEASE)
            if await self.store.execute(claim):
                try:
                    await self._wake(row.id)
                except Refused as refused:
                    logger.warning("table can't be looked after", extra={"table": row.id, "code": refused.code})

    async def _wake(self, table_id: str) -> None:
        place = await self.house.place(table_id)
        await self.house.carry_out(place, deciding.tick, "", "")
        if place.table.bot_to_act() is None or not self.thinks:  # then it is a runner's, not ours
            wake = place.table.wakes_at(now())
            await self.store.execute(update(tables).where(tables.c.id == table_id).values(wake=wake))
        self._look_after(place)

    async def _think(self, place: Place) -> None:
        """Think for the bot that must act, and play what it says."""
        table_id = place.table.id
        if table_id in self._thinking:
            return
        self._thinking.add(table_id)
        try:
            while work := self.job(place.table):
                version, job = work
                answer = await self.thinkers.think(table_id, job)
                with suppress(Refused) if place.table.version != version else nullcontext():
                    await self.answer(table_id, job.seat, version, answer.action)
        except CannotThink as problem:  # the table is due again when the lease ends
            logger.warning("bot can't think", extra={"table": table_id, "problem": str(problem)})
        except Refused as refused:
            logger.warning("bot was refused", extra={"table": table_id, "code": refused.code})
        finally:
            self._thinking.discard(table_id)

    def job(self, table: Table) -> tuple[int, Job] | None:
        """Return what a bot at the table must think about, and the table's version."""
        seat = table.bot_to_act()
        if seat is None or table.match is None:
            return None
        level = table.seats[seat].played_by
        assert level
        position = table.game.seen_by(table.match.state, seat).tobytes()
        return table.version, make_job(table.game.name, len(table.seats), seat, level, position)

    async def claim_job(self) -> tuple[str, int, Job] | None:
        """Return a job for a runner on another machine, which must answer before the lease ends."""
        due = await self.store.rows(
            select(tables.c.id, tables.c.wake).where(tables.c.wake <= now()).order_by(tables.c.wake).limit(20)
        )
        for row in due:
            place = await self.house.place(row.id)
            work = self.job(place.table)
            if work is None:
                continue
            claim = update(tables).where(tables.c.id == row.id, tables.c.wake == row.wake).values(wake=now() + LEASE)
            if await self.store.execute(claim):
                return row.id, *work
        return None

    async def answer(self, table_id: str, seat: int, version: int, action: int) -> int:
        """Play what a bot chose on the position of a version."""
        place = await self.house.place(table_id, fresh=False)
        actions = place.table.game.actions
        if not 0 <= action < len(actions):
            raise Refused("no-action", 400)

        def decide(table: Table, now: int) -> list[Event]:
            return deciding.bot_acts(table, seat, actions[action], version)

        return await self.house.carry_out(place, decide, "", "")
