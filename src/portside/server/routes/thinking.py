"""Thinking on other machines: a runner asks for a position, as a bot's seat knows it, and answers."""

import asyncio
import secrets
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, post
from litestar.params import JSONBody
from msgspec import Meta

from portside.server.desk import Desk
from portside.server.guard import header
from portside.server.messages import Done
from portside.server.refused import Refused
from portside.server.routes.asking import TheDesk
from portside.server.thinkers import Job

WAIT = 10.0  # seconds for which a runner may wait for work
LOOK = 0.5  # seconds between looks


class Work(msgspec.Struct, frozen=True):
    """A job at a table; it is the runner's for 20 seconds."""

    table: str
    version: int
    job: Job


class Chosen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the bot plays."""

    table: Annotated[str, Meta(pattern="^[0-9a-f]{20}$")]
    version: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=9)]
    action: Annotated[int, Meta(ge=0, le=100_000)]


class Thinking(Controller):
    path = "/api/thinking"
    tags = ["bots"]

    @post("/next", status_code=200)
    async def next_job(self, request: Request[Any, Any, Any], desk: TheDesk) -> Response[Work | None]:
        """Give a runner something to think about; 204 when there is nothing for a while."""
        _need_token(request, desk)
        for _ in range(int(WAIT / LOOK)):
            found = await desk.keeper.claim_job()
            if found:
                table, version, job = found
                return Response(Work(table, version, job))
            await asyncio.sleep(LOOK)
        return Response(None, status_code=204)

    @post("/answer", status_code=200)
    async def answer(self, data: JSONBody[Chosen], request: Request[Any, Any, Any], desk: TheDesk) -> Done:
        """Take a runner's answer and play it."""
        _need_token(request, desk)
        return Done("", await desk.keeper.answer(data.table, data.seat, data.version, data.action))


def _need_token(request: Request[Any, Any, Any], desk: Desk) -> None:
    shown = header(request.scope, b"authorization").removeprefix("Bearer ")
    expected = desk.settings.bots_token
    if not expected or not secrets.compare_digest(shown.encode(), expected.encode()):
        raise Refused("bad-token", 401)
