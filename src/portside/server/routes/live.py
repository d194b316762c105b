"""Live play: one WebSocket a table."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from portside.locales import LANGUAGES
from portside.server import metrics
from portside.server.desk import Desk
from portside.server.guard import Buckets, address
from portside.server.house import now
from portside.server.messages import ClientMessage, Denied, Done, Look, Ping, Pong
from portside.server.refused import Refused
from portside.server.rooms import CHECK, Room, Watch, encode
from portside.server.routes.asking import TableId, TheDesk, language, player_of, still_theirs
from portside.server.views import viewpoint

LONGEST = 4096  # bytes in a message of a client
RESTARTING, SLOW, BAD, GONE = 1012, 1013, 1007, 4401  # codes of closing

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # the last: nested too deep

_decode = msgspec.json.Decoder(ClientMessage)


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: TableId, desk: TheDesk) -> None:
    """Play or watch: news of the table out, commands in, each answered when it is stored."""
    try:
        watch = await _watch(socket, table_id, desk)
        since = _number(socket, "version")
    except Refused as refused:
        await socket.accept()
        await socket.close(4000 + refused.status % 1000, refused.code)
        return
    who = watch.player or address(socket.scope)
    if not desk.rooms.admit(who):
        await socket.accept()
        await socket.close(4429, "too-many-sockets")
        return
    await socket.accept()
    metrics.SOCKETS.inc()
    try:
        room = await desk.rooms.enter(table_id, watch, since)
        try:
            await _serve(socket, desk, room, watch)
        finally:
            await desk.rooms.leave(room, watch)
    except Refused as refused:
        with suppress(RuntimeError):
            await socket.close(4000 + refused.status % 1000, refused.code)
    finally:
        metrics.SOCKETS.dec()
        desk.rooms.dismiss(who)


async def _watch(socket: WebSocket[Any, Any, Any], table_id: str, desk: Desk) -> Watch:
    lang = language(socket)
    player = await player_of(socket, desk)
    place = await desk.house.place(table_id)
    wanted = _number(socket, "seat")
    own = player.id if player else ""
    if viewpoint(place.table, own, wanted) is None:
        raise Refused("not-your-seat", 403)
    return Watch(own, wanted, lang, socket.query_params.get("words", "true") != "false")


def _number(socket: WebSocket[Any, Any, Any], name: str) -> int | None:
    word = socket.query_params.get(name)
    if word is None or word == "":
        return None
    if not word.removeprefix("-").isdecimal() or len(word) > 8:
        raise Refused("bad-request", 400)
    return int(word)


async def _serve(socket: WebSocket[Any, Any, Any], desk: Desk, room: Room, watch: Watch) -> None:
    """Send and receive until one side has enough."""
    sending = asyncio.create_task(_send(socket, desk, watch))
    receiving = asyncio.create_task(_receive(socket, desk, room, watch))
    _, others = await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()
    for result in await asyncio.gather(sending, receiving, return_exceptions=True):
        gone = result is None or isinstance(result, asyncio.CancelledError | WebSocketDisconnect)
        if not gone and isinstance(result, BaseException):
            raise result


async def _send(socket: WebSocket[Any, Any, Any], desk: Desk, watch: Watch) -> None:
    while (message := await watch.outgoing.get()) is not None:
        if desk.rooms.closing:
            await socket.close(RESTARTING, "restarting")
            return
        if message == CHECK:
            if not await still_theirs(socket, desk, watch.player):
                await socket.close(GONE, "no-player")
                return
            continue
        await socket.send_data(message, mode="text")
    await socket.close(SLOW, "too-slow")


async def _receive(socket: WebSocket[Any, Any, Any], desk: Desk, room: Room, watch: Watch) -> None:
    bucket = Buckets(desk.settings.writes)
    while True:
        text = await socket.receive_data(mode="text")
        if len(text) > LONGEST:
            await socket.close(BAD, "too-long")
            return
        if not bucket.take(""):
            watch.send(_denied(None, Refused("too-fast", 429), watch.lang))
            await asyncio.sleep(1 / desk.settings.writes)
            continue
        try:
            message = _decode.decode(text)
        except UNREADABLE:
            watch.send(_denied(_id_of(text), Refused("bad-request", 400), watch.lang))
            continue
        await _obey(message, desk, room, watch)


async def _obey(message: ClientMessage, desk: Desk, room: Room, watch: Watch) -> None:
    match message:
        case Ping():
            watch.send(encode(Pong(now())))
        case Look(seat=seat, lang=lang):
            try:
                if lang is not None and lang not in LANGUAGES:
                    raise Refused("lang", 400)
                if viewpoint(room.place.table, watch.player, seat) is None:
                    raise Refused("not-your-seat", 403)
            except Refused as refused:
                watch.send(_denied(None, refused, watch.lang))
                return
            watch.wanted, watch.lang = seat, lang or watch.lang
            await desk.rooms.look(room, watch)
        case command:
            try:
                if not watch.player:
                    raise Refused("no-player", 401)
                with metrics.COMMAND.time():
                    version = await desk.house.do(room.place.table.id, command, watch.player)
                watch.send(encode(Done(command.id, version)))
            except Refused as refused:
                metrics.REFUSED.labels(refused.code).inc()
                watch.send(_denied(command.id, refused, watch.lang))


def _denied(command: str | None, refused: Refused, lang: str) -> bytes:
    return encode(Denied(command, refused.code, refused.text(lang), refused.clause))


def _id_of(text: str) -> str | None:
    """Return the id of a message that could not be read, if it has one, so that the client can tell which."""
    with suppress(*UNREADABLE):
        message = msgspec.json.decode(text)
        found = message.get("id") if isinstance(message, dict) else None
        return found if isinstance(found, str) and len(found) <= 64 else None
    return None
