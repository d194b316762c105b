"""Tables: open, look, ask, follow."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.di import Provide
from litestar.params import FromQuery, JSONBody, QueryParameter
from litestar.response import Stream
from msgspec.structs import replace
from sqlalchemy import select

from portside.core.record import check_luck
from portside.locales import speaker
from portside.server import metrics
from portside.server.commands import Command, OpenTable
from portside.server.desk import Desk
from portside.server.guard import address
from portside.server.house import Place
from portside.server.keys import Player
from portside.server.messages import Done, Snapshot
from portside.server.moments import begun_with
from portside.server.refused import Refused
from portside.server.rooms import CHECK, Watch
from portside.server.routes.asking import (
    AskedLang,
    Lang,
    SeatOf,
    TableId,
    TheDesk,
    ThePlayer,
    Visitor,
    need_name,
    provide_player,
    provide_visitor,
    still_theirs,
)
from portside.server.schema import seats, tables
from portside.server.summaries import TableSummary, summary
from portside.server.table import OPEN, OVER, RUNNING, Table
from portside.server.thinkers import CannotThink
from portside.server.thinkers import job as make_job
from portside.server.views import Step, Viewer, steps_view, viewpoint

LISTED = 50  # tables in a list
STEPS = 200  # steps in an answer
QUIET = 15.0  # seconds after which a stream says that it is still there

Since = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]


class Opened(msgspec.Struct, frozen=True):
    """A table was opened."""

    id: str


class Steps(msgspec.Struct, frozen=True):
    """Steps of a match, as a seat may know them."""

    total: int
    steps: list[Step]


class HintAction(msgspec.Struct, frozen=True):
    """What an action is worth."""

    name: str
    text: str
    chance: float | None  # of winning, 0 to 1; None where there is no choice
    points: float | None  # expected


class Hint(msgspec.Struct, frozen=True):
    """The best actions, the best first."""

    actions: list[HintAction]


class Why(msgspec.Struct, frozen=True):
    """Whether an action is allowed now, and if not, by which clause."""

    name: str
    action: str  # in words
    allowed: bool
    reason: str | None
    clause: str | None


class Verified(msgspec.Struct, frozen=True):
    """Whether the luck of a match is what its seed gives."""

    over: bool
    events: int
    commitment: str
    entropy: list[str]
    seed: str | None  # once it may be known
    luck_holds: bool | None  # None while the seed is secret, and on a copy of another match
    wrong_event: int | None


class Tables(Controller):
    path = "/api/tables"
    tags = ["tables"]
    dependencies = {"player": Provide(provide_player), "visitor": Provide(provide_visitor)}

    @post("/")
    async def open_table(self, data: JSONBody[OpenTable], player: ThePlayer, desk: TheDesk) -> Opened:
        """Open a table."""
        seats = [replace(choice, name=choice.name and need_name(choice.name)) for choice in data.seats]
        data = replace(data, seats=seats)
        begun = await begun_with(data, player.id, desk.house, desk.store)
        return Opened(await desk.house.open_table(data, player.id, begun=begun))

    @get("/")
    async def lobby(self, visitor: Visitor, desk: TheDesk, game: FromQuery[str | None] = None) -> list[TableSummary]:
        """List the public tables that wait for players or are being played, the newest first."""
        query = select(tables.c.id).where(tables.c.public, tables.c.status.in_((OPEN, RUNNING)))
        if game:
            query = query.where(tables.c.game == game[:40])
        return await _summaries(desk, query, visitor)

    @get("/mine")
    async def mine(self, player: ThePlayer, desk: TheDesk) -> list[TableSummary]:
        """List my tables that wait or are being played, the newest first."""
        own = select(seats.c.table_id).where(seats.c.player == player.id)
        query = select(tables.c.id).where(tables.c.id.in_(own), tables.c.status.in_((OPEN, RUNNING)))
        return await _summaries(desk, query, player)

    @get("/{table_id:str}")
    async def look(
        self, table_id: TableId, visitor: Visitor, desk: TheDesk, asked_lang: AskedLang, seat: SeatOf = None,
        lang: Lang = None, words: FromQuery[bool] = True,
    ) -> Snapshot:  # fmt: skip
        """Show a table as I may see it; without `words` no texts are made, for programs in a hurry."""
        place = await desk.house.place(table_id)
        viewer = _viewer(place, visitor, seat, asked_lang)
        watch = Watch(viewer.player, viewer.seat, asked_lang, words)
        names = await desk.house.names(place)
        if place.table.held_by(viewer.player):
            await desk.rooms.visit(table_id, viewer.player)
        return desk.rooms.snapshot(place, watch, names, desk.rooms.rooms.get(table_id))

    @post("/{table_id:str}/commands", status_code=200)
    async def do(self, table_id: TableId, data: JSONBody[Command], player: ThePlayer, desk: TheDesk) -> Done:
        """Ask something of a table; the answer comes when it is stored."""
        with metrics.COMMAND.time():
            version = await desk.house.do(table_id, data, player.id)
        await desk.rooms.visit(table_id, player.id)
        return Done(data.id, version)

    @get("/{table_id:str}/events")
    async def follow(
        self, request: Request[Any, Any, Any], table_id: TableId, visitor: Visitor, desk: TheDesk,
        asked_lang: AskedLang, seat: SeatOf = None,
        since: Since = None, lang: Lang = None, words: FromQuery[bool] = True,
    ) -> Stream:  # fmt: skip
        """Follow a table: a line of JSON for each thing that happens, and an empty line now and then."""
        place = await desk.house.place(table_id)
        if seat is not None:
            _viewer(place, visitor, seat, asked_lang)
        watch = Watch(visitor.id if visitor else "", seat, asked_lang, words)
        who = watch.player or address(request.scope)
        if desk.rooms.full(who):
            raise Refused("too-many-sockets", 429)
        return Stream(_stream(request, desk, table_id, watch, since), media_type="application/x-ndjson")

    @get("/{table_id:str}/steps")
    async def steps(
        self, table_id: TableId, visitor: Visitor, desk: TheDesk, asked_lang: AskedLang, seat: SeatOf = None,
        first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
        to: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None, lang: Lang = None,
    ) -> Steps:  # fmt: skip
        """Show moments of the match, up to now, as my seat knows them; a finished one to everybody whole."""
        place = await desk.house.place(table_id)
        table = place.table
        viewer = _viewer(place, visitor, seat, asked_lang)
        if table.match is None:
            return Steps(0, [])
        total = len(table.match.events)
        last = min(total if to is None else to, first + STEPS, total)
        names = await desk.house.names(place)
        return Steps(total, steps_view(table, table.steps(first, last), viewer, names))

    @post("/{table_id:str}/rematch", status_code=200)
    async def rematch(self, table_id: TableId, player: ThePlayer, desk: TheDesk) -> Opened:
        """Open a table for the same players."""
        return Opened(await desk.house.rematch(table_id, player.id))

    @post("/{table_id:str}/hint", status_code=200)
    async def hint(
        self,
        table_id: TableId,
        player: ThePlayer,
        desk: TheDesk,
        asked_lang: AskedLang,
        seat: SeatOf = None,
        lang: Lang = None,
    ) -> Hint:
        """Ask a bot what it would play in my place; only where no other person plays."""
        place = await desk.house.place(table_id)
        table, viewer = place.table, _viewer(place, player, seat, asked_lang)
        if any(other.player not in (None, player.id) for other in table.seats):
            raise Refused("no-hints", 403)
        if viewer.seat not in table.pending() or table.match is None:
            raise Refused("not-your-turn")
        state = table.game.seen_by(table.match.state, viewer.seat)
        say = speaker(asked_lang)
        if len(choices := table.choices[viewer.seat]) == 1:
            text = table.game.text.action_text(say, state, choices[0])
            return Hint([HintAction(table.game.actions[choices[0]], text, None, None)])
        work = make_job(table.game.name, len(table.seats), viewer.seat, "captain", state.tobytes(), hint=True)
        try:
            answer = await desk.thinkers.think(table_id, work)
        except CannotThink:
            raise Refused("no-thinker", 503) from None
        return Hint(
            [
                HintAction(
                    table.game.actions[opinion.action],
                    table.game.text.action_text(say, state, opinion.action),
                    round(opinion.chance, 3),
                    round(opinion.points, 1),
                )
                for opinion in answer.opinions[:5]  # the best first
            ]
        )

    @get("/{table_id:str}/why")
    async def why(
        self, table_id: TableId, player: ThePlayer, desk: TheDesk, asked_lang: AskedLang, seat: SeatOf = None,
        action: Annotated[str | None, QueryParameter(max_length=80)] = None, lang: Lang = None,
    ) -> list[Why]:  # fmt: skip
        """Tell why an action is not allowed now; without one, of every action that is not."""
        place = await desk.house.place(table_id)
        table, viewer = place.table, _viewer(place, player, seat, asked_lang)
        if viewer.seat < 0:
            raise Refused("not-seated", 403)
        if table.match is None:
            raise Refused("not-begun")
        if action is not None and action not in table.game.action_ids:
            raise Refused("no-action", 400)
        return _reasons(table, viewer, action)

    @get("/{table_id:str}/record", media_type="text/plain")
    async def record(
        self, table_id: TableId, visitor: Visitor, desk: TheDesk, asked_lang: AskedLang, seat: SeatOf = None
    ) -> Response[str]:
        """Give the match as text, as far as my seat may know it."""
        place = await desk.house.place(table_id)
        table, viewer = place.table, _viewer(place, visitor, seat, asked_lang)
        if table.match is None:
            raise Refused("not-begun")
        match = table.match.fork()
        called = [name or "—" for name in await desk.house.names(place)]
        levels = [sitting.bot for sitting in table.seats]
        match.names = tuple(level or name for level, name in zip(levels, called, strict=True))
        over = table.status == OVER
        text = match.record(reveal=table.own_luck) if over else match.export(viewer.seat)
        name = f"{table.game.name}-{table_id}.record"
        return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})

    @get("/{table_id:str}/verify")
    async def verify(self, table_id: TableId, desk: TheDesk) -> Verified:
        """Check the luck of a finished match against its seed."""
        table = (await desk.house.place(table_id)).table
        if table.match is None:
            raise Refused("not-begun")
        over = table.status == OVER
        known = over and table.own_luck
        wrong = await asyncio.to_thread(check_luck, table.match) if known else None
        return Verified(
            over=over,
            events=len(table.match.events),
            commitment=table.commitment(),
            entropy=table.entropy(),
            seed=table.opened.seed if over else None,
            luck_holds=wrong is None if known else None,
            wrong_event=wrong,
        )


def _viewer(place: Place, visitor: Player | None, wanted: int | None, lang: str) -> Viewer:
    """Return from where somebody looks; refuses a seat that is not theirs."""
    player = visitor.id if visitor else ""
    seat = viewpoint(place.table, player, wanted)
    if seat is None:
        raise Refused("not-your-seat", 403)
    return Viewer(player, seat, lang)


def _reasons(table: Table, viewer: Viewer, action: str | None) -> list[Why]:
    assert table.match
    say = speaker(viewer.lang)
    state = table.game.seen_by(table.match.state, viewer.seat)
    found = []
    for number, name in enumerate(table.game.actions):
        if action is not None and name != action:
            continue
        rule = table.match.why(number, viewer.seat)
        if rule or action is not None:
            words = table.game.text.action_text(say, state, number)
            reason = rule.text(viewer.lang) if rule else None
            found.append(Why(name, words, rule is None, reason, rule.clause if rule else None))
    return found


async def _summaries(desk: Desk, query: Any, visitor: Player | None) -> list[TableSummary]:
    found = []
    for row in await desk.store.rows(query.order_by(tables.c.opened_at.desc()).limit(LISTED)):
        try:
            place = await desk.house.place(row.id)
        except Refused:  # a table of another version of the rules
            continue
        found.append(summary(place.table, await desk.house.names(place), visitor.id if visitor else ""))
    return found


async def _stream(
    request: Request[Any, Any, Any], desk: Desk, table_id: str, watch: Watch, since: int | None
) -> AsyncIterator[bytes]:
    who = watch.player or address(request.scope)
    if not desk.rooms.admit(who):
        return
    try:
        async for line in _lines(request, desk, table_id, watch, since):
            yield line
    finally:
        desk.rooms.dismiss(who)


async def _lines(
    request: Request[Any, Any, Any], desk: Desk, table_id: str, watch: Watch, since: int | None
) -> AsyncIterator[bytes]:
    room = await desk.rooms.enter(table_id, watch, since)
    try:
        while True:
            try:
                message = await asyncio.wait_for(watch.outgoing.get(), QUIET)
            except TimeoutError:
                message = b""
            if message is None or desk.rooms.closing:
                return
            if message != CHECK:
                yield message + b"\n"
            elif not await still_theirs(request, desk, watch.player):
                return
    finally:
        await desk.rooms.leave(room, watch)
