"""Who asks, in which language: what the handlers of all routes need."""

from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter
from msgspec import Meta

from portside.locales import LANGUAGES
from portside.server.desk import Desk
from portside.server.guard import cookie, header
from portside.server.keys import Player
from portside.server.refused import Refused

Connection = ASGIConnection[Any, Any, Any, Any]

TheDesk = NamedDependency[Desk]
ThePlayer = NamedDependency[Player]
Visitor = NamedDependency[Player | None]
AskedLang = NamedDependency[str]
TableId = Annotated[str, PathParameter(pattern="^[0-9a-f]{20}$", description="A table or a record.")]
Lang = Annotated[str | None, QueryParameter(description="The language of texts: en, fr or ru.")]
SeatOf = Annotated[
    int | None,
    QueryParameter(ge=-2, le=9, description="One's own seat to look from; -1: from none, -2 after the end: from all."),
]
GameName = Annotated[str, PathParameter(min_length=1, max_length=40)]
ShownName = Annotated[str, Meta(min_length=1, max_length=24)]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: a code for programs, a sentence for people, perhaps the rule's clause."""

    code: str
    text: str
    clause: str | None = None


def language(connection: Connection) -> str:
    """Return the language a request asks for: ?lang=, else what the browser prefers, else English."""
    asked = connection.query_params.get("lang", "")
    if asked:
        if asked not in LANGUAGES:
            raise Refused("lang", 400)
        return str(asked)
    for part in header(connection.scope, b"accept-language")[:200].split(","):
        lang = part.split(";")[0].strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return "en"


async def player_of(connection: Connection, desk: Desk) -> Player | None:
    """Return who asks: the bearer of a token, else of the cookie."""
    authorization = header(connection.scope, b"authorization")
    if authorization:
        kind, _, token = authorization.partition(" ")
        player = await desk.keys.player(token, "token") if kind.lower() == "bearer" and token else None
        if player is None:
            raise Refused("bad-token", 401)
        return player
    key = cookie(connection.scope)
    return await desk.keys.player(key, "cookie") if key else None


async def provide_lang(request: Request[Any, Any, Any]) -> str:
    return language(request)


async def provide_player(request: Request[Any, Any, Any], desk: TheDesk) -> Player:
    """Return who asks; refuses those without a key."""
    player = await player_of(request, desk)
    if player is None:
        raise Refused("no-player", 401)
    return player


async def provide_visitor(request: Request[Any, Any, Any], desk: TheDesk) -> Player | None:
    """Return who asks, None for anybody without a key."""
    return await player_of(request, desk)


def need_name(name: str) -> str:
    """Return a name that people may be shown: one line of visible text."""
    name = " ".join(name.split())
    if not name or not name.isprintable() or len(name) > 24:
        raise Refused("name", 400)
    return name
