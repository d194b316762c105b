"""The archive: finished public matches, and records that somebody brought to look at."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.di import Provide
from litestar.params import QueryParameter
from litestar.response import Stream
from sqlalchemy import Row, func, insert, select

from portside.core.contract import SPECTATOR
from portside.core.match import Match, step
from portside.core.record import LONGEST, RecordError, check_luck, read, with_names
from portside.locales import speaker
from portside.server.desk import Desk
from portside.server.guard import header
from portside.server.house import now
from portside.server.refused import Refused
from portside.server.routes.asking import AskedLang, Lang, TableId, TheDesk, ThePlayer, provide_player
from portside.server.routes.tables import STEPS, Opened, Steps, Verified
from portside.server.schema import players, records, seats
from portside.server.views import Step, spoken

PAGE = 50
NDJSON = "application/x-ndjson"


class Archived(msgspec.Struct, frozen=True):
    """A finished match in the archive."""

    id: str
    game: str
    ended_at: int
    names: list[str | None]  # by seat; None for bots and those who are gone
    scores: list[int] | None  # None if it was given up


class RecordInfo(msgspec.Struct, frozen=True):
    """A record: what can be looked at."""

    id: str
    game: str
    seats: int
    names: list[str]  # what to call each seat, in the asker's language
    events: int
    over: bool
    scores: list[int]
    places: list[int] | None


class Archive(Controller):
    path = "/api"
    tags = ["archive"]
    dependencies = {"player": Provide(provide_player)}

    @get("/archive")
    async def archive(
        self, request: Request[Any, Any, Any], desk: TheDesk,
        game: Annotated[str | None, QueryParameter(max_length=40)] = None,
        who: Annotated[str | None, QueryParameter(name="player", max_length=24)] = None,
        before: Annotated[int | None, QueryParameter(ge=0, le=10**14)] = None,
    ) -> Response[list[Archived]] | Stream:  # fmt: skip
        """List finished public matches, the newest first; as NDJSON with their records, if asked for."""
        query = select(records).where(records.c.public, records.c.imported_by.is_(None))
        if game:
            query = query.where(records.c.game == game)
        if who:
            query = query.where(records.c.id.in_(select(seats.c.table_id).where(seats.c.player == who)))
        if before is not None:
            query = query.where(records.c.made_at < before)
        rows = await desk.store.rows(query.order_by(records.c.made_at.desc()).limit(PAGE))
        called = await _names(desk, [row.id for row in rows])
        if NDJSON in header(request.scope, b"accept"):
            return Stream(_lines(rows, called), media_type=NDJSON)
        return Response([_archived(row, called[row.id]) for row in rows])

    @post("/records", request_max_body_size=4 * LONGEST)
    async def bring(
        self, request: Request[Any, Any, Any], player: ThePlayer, desk: TheDesk, asked_lang: AskedLang
    ) -> Opened:
        """Bring a record (text/plain) to look at; who has its link can look, too."""
        try:
            text = (await request.body()).decode("utf-8")
            match = await asyncio.to_thread(read, text)
        except UnicodeDecodeError:
            raise Refused("record", 400, problem=RecordError(1, "not-text").text(asked_lang)) from None
        except RecordError as error:
            raise Refused("record", 400, problem=error.text(asked_lang)) from None
        own = select(func.count()).where(records.c.imported_by == player.id)
        if (await desk.store.rows(own))[0][0] >= desk.settings.records:
            raise Refused("too-many-records", most=desk.settings.records)
        record_id = secrets.token_hex(10)
        row = {"id": record_id, "game": match.game.name, "public": False, "made_at": now()}
        await desk.store.execute(insert(records).values(**row, imported_by=player.id, text=text))
        return Opened(record_id)

    @get("/records/{record_id:str}")
    async def info(self, record_id: TableId, desk: TheDesk, asked_lang: AskedLang, lang: Lang = None) -> RecordInfo:
        """Tell what a record holds."""
        match = await _match(desk, record_id)
        return RecordInfo(
            record_id, match.game.name, match.seats, _called(match, asked_lang), len(match.events), match.over,
            match.scores(), match.places() if match.over else None,
        )  # fmt: skip

    @get("/records/{record_id:str}/steps")
    async def steps(
        self, record_id: TableId, desk: TheDesk, asked_lang: AskedLang,
        seat: Annotated[int, QueryParameter(ge=-2, le=9)] = SPECTATOR,
        first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
        to: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None, lang: Lang = None,
    ) -> Steps:  # fmt: skip
        """Show moments of a record, from a seat's knowledge."""
        match = await _match(desk, record_id)
        if seat >= match.seats:
            raise Refused("no-seat", 404)
        last = min(len(match.events) if to is None else to, first + STEPS, len(match.events))
        return Steps(len(match.events), _steps(match, first, last, seat, asked_lang))

    @get("/records/{record_id:str}/record", media_type="text/plain")
    async def record(self, record_id: TableId, desk: TheDesk) -> Response[str]:
        """Give a record as text."""
        text = await _text(desk, record_id)
        return Response(text, headers={"content-disposition": f'attachment; filename="{record_id}.record"'})

    @get("/records/{record_id:str}/verify")
    async def verify(self, record_id: TableId, desk: TheDesk) -> Verified:
        """Check the luck of a record against its seed."""
        match = await _match(desk, record_id)
        known = match.luck is not None
        wrong = await asyncio.to_thread(check_luck, match) if known else None
        return Verified(
            over=match.over,
            events=len(match.events),
            commitment=match.commitment,
            entropy=list(match.entropy),
            seed=match.luck.seed if match.luck else None,
            luck_holds=wrong is None if known else None,
            wrong_event=wrong,
        )


def _called(match: Match, lang: str) -> list[str]:
    """Return what to call each seat: many records name nobody."""
    return spoken(speaker(lang), match.names or [None] * match.seats)


def _steps(match: Match, first: int, last: int, seat: int, lang: str) -> list[Step]:
    say, names = speaker(lang), _called(match, lang)
    state = match.position(first)
    steps = []
    for index in range(first, last):
        event = match.events[index]
        lines = match.game.text.story(say, state, event.seat, event.number, names)
        scenes = match.game.scenes(state, event.seat, event.number, seat)
        step(state, event)
        view = match.game.view(match.game.seen_by(state, seat), seat)
        steps.append(Step(index, event.seat if event.seat >= 0 else None, lines, view, scenes))
    return steps


async def _text(desk: Desk, record_id: str) -> str:
    rows = await desk.store.rows(select(records.c.text, records.c.imported_by).where(records.c.id == record_id))
    if not rows:
        raise Refused("no-record", 404)
    if rows[0].imported_by is not None:
        return str(rows[0].text)
    called = (await _names(desk, [record_id]))[record_id]
    return with_names(rows[0].text, called)


async def _match(desk: Desk, record_id: str) -> Match:
    text = await _text(desk, record_id)
    try:
        return await asyncio.to_thread(read, text)
    except RecordError:  # of another version of the rules: it can be had as text
        raise Refused("other-rules", 410) from None


async def _names(desk: Desk, ids: list[str]) -> dict[str, dict[int, str]]:
    """Return the names of those who played, by table and seat."""
    found: dict[str, dict[int, str]] = {table: {} for table in ids}
    joined = seats.join(players, seats.c.player == players.c.id)
    query = select(seats.c.table_id, seats.c.seat, seats.c.label, players.c.name).select_from(joined)
    for row in await desk.store.rows(query.where(seats.c.table_id.in_(ids))):
        if row.label or row.name:
            found[row.table_id][row.seat] = row.label or row.name
    return found


def _archived(row: Row[Any], called: dict[int, str]) -> Archived:
    lines = dict(line.split(": ", 1) for line in row.text.splitlines() if line.startswith(("seats: ", "scores: ")))
    scores = [int(points) for points in lines["scores"].split()] if "scores" in lines else None
    names = [called.get(seat) for seat in range(int(lines["seats"]))]
    return Archived(row.id, row.game, row.made_at, names, scores)


async def _lines(rows: Sequence[Row[Any]], called: dict[str, dict[int, str]]) -> AsyncIterator[bytes]:
    for row in rows:
        told = {"id": row.id, "game": row.game, "ended_at": row.made_at, "record": with_names(row.text, called[row.id])}
        yield msgspec.json.encode(told) + b"\n"
