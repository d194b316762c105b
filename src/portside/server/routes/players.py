"""Players: me, my tokens, my devices, my data."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import Provide
from litestar.params import JSONBody, PathParameter
from msgspec import Meta
from sqlalchemy import select

from portside.locales import LANGUAGES
from portside.server.desk import Desk
from portside.server.guard import cookie
from portside.server.keys import COOKIE, YEAR, Player
from portside.server.refused import Refused
from portside.server.routes.asking import (
    ShownName,
    TheDesk,
    ThePlayer,
    Visitor,
    need_name,
    provide_player,
    provide_visitor,
)
from portside.server.schema import records, seats, tables

Code = Annotated[str, PathParameter(min_length=1, max_length=64)]


class Me(msgspec.Struct, frozen=True):
    """A player, as they see themselves."""

    id: str
    name: str
    lang: str


class NewMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name to be called by, and the language to be spoken to."""

    name: ShownName
    lang: str = "en"


class ChangedMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name or language."""

    name: ShownName | None = None
    lang: str | None = None


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a token is for, in the player's words."""

    label: Annotated[str, Meta(max_length=40)] = ""


class Token(msgspec.Struct, frozen=True):
    """A token for a program. The token itself is shown once, when it is made."""

    id: str
    label: str
    made_at: int
    token: str | None = None


class Link(msgspec.Struct, frozen=True):
    """A link that makes another device mine, once."""

    path: str
    expires_at: int


class Export(msgspec.Struct, frozen=True):
    """All that is stored of a player."""

    me: Me
    tokens: list[Token]
    seats: list[dict[str, Any]]  # where I sat: table, seat, game, status, opened_at, the name used there
    records: list[dict[str, Any]]  # my finished matches and imports, as text


class Players(Controller):
    path = "/api"
    tags = ["players"]
    dependencies = {"player": Provide(provide_player), "visitor": Provide(provide_visitor)}

    @post("/me", status_code=200)
    async def sit_down(self, data: JSONBody[NewMe], visitor: Visitor, desk: TheDesk) -> Response[Me]:
        """Become a player; who is one already gets the new name."""
        name, lang = need_name(data.name), _lang(data.lang)
        if visitor:
            return Response(_me(await desk.keys.change(visitor, name, lang)))
        player, key = await desk.keys.make_player(name, lang)
        return Response(_me(player), cookies=[_cookie(key, desk)])

    @get("/me")
    async def me(self, player: ThePlayer) -> Me:
        """Tell me who I am."""
        return _me(player)

    @patch("/me")
    async def change(self, data: JSONBody[ChangedMe], player: ThePlayer, desk: TheDesk) -> Me:
        """Change my name or language."""
        name = need_name(data.name) if data.name is not None else None
        return _me(await desk.keys.change(player, name, _lang(data.lang) if data.lang is not None else None))

    @delete("/me", response_cookies=[Cookie(key=COOKIE, value="", max_age=0, path="/")])
    async def leave(self, player: ThePlayer, desk: TheDesk) -> None:
        """Forget me: keys, names, imports. My matches stay, without my name."""
        await desk.keys.delete_player(player)

    @get("/me/export")
    async def export(self, player: ThePlayer, desk: TheDesk) -> Export:
        """Give me all that is stored of me."""
        joined = seats.join(tables, seats.c.table_id == tables.c.id)
        sat = await desk.store.rows(
            select(seats.c.table_id, seats.c.seat, seats.c.label, tables.c.game, tables.c.status, tables.c.opened_at)
            .select_from(joined)
            .where(seats.c.player == player.id)
            .order_by(tables.c.opened_at)
        )
        own = select(seats.c.table_id).where(seats.c.player == player.id)
        texts = await desk.store.rows(
            select(records.c.id, records.c.made_at, records.c.text)
            .where((records.c.imported_by == player.id) | records.c.id.in_(own))
            .order_by(records.c.made_at)
        )
        return Export(
            _me(player),
            [Token(key, label, made_at) for key, label, made_at in await desk.keys.tokens(player)],
            [dict(row._mapping) for row in sat],
            [dict(row._mapping) for row in texts],
        )

    @get("/me/tokens")
    async def tokens(self, player: ThePlayer, desk: TheDesk) -> list[Token]:
        """List my tokens."""
        return [Token(key, label, made_at) for key, label, made_at in await desk.keys.tokens(player)]

    @post("/me/tokens")
    async def make_token(self, data: JSONBody[NewToken], player: ThePlayer, desk: TheDesk) -> Token:
        """Make a token for a program of mine; it is shown only now."""
        if data.label and not data.label.isprintable():
            raise Refused("name", 400)
        token, key = await desk.keys.make_token(player, data.label)
        return Token(key, data.label, 0, token)

    @delete("/me/tokens/{token_id:str}")
    async def revoke(self, token_id: Code, player: ThePlayer, desk: TheDesk) -> None:
        """Make a token worthless."""
        await desk.keys.revoke(player, token_id)

    @post("/me/links")
    async def make_link(self, player: ThePlayer, desk: TheDesk) -> Link:
        """Make a link that makes another device mine, once, within a quarter of an hour."""
        code, until = await desk.keys.make_link(player)
        return Link(f"/carry/{code}", until)

    @post("/links/{code:str}", status_code=200)
    async def claim_link(self, code: Code, desk: TheDesk) -> Response[Me]:
        """Make this device the player's whose link it is."""
        player, key = await desk.keys.claim_link(code)
        return Response(_me(player), cookies=[_cookie(key, desk)])

    @delete("/me/devices")
    async def forget_devices(self, request: Request[Any, Any, Any], player: ThePlayer, desk: TheDesk) -> None:
        """Sign out on all my other devices."""
        await desk.keys.forget_devices(player, cookie(request.scope))


def _me(player: Player) -> Me:
    return Me(player.id, player.name, player.lang)


def _lang(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refused("lang", 400)
    return lang


def _cookie(key: str, desk: Desk) -> Cookie:
    return Cookie(
        key=COOKIE, value=key, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=desk.settings.secure
    )
