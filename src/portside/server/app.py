"""The application: routes, errors, documentation, life from start to end."""

import asyncio
import gc
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.app import AppConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from portside.server import metrics, web
from portside.server.desk import Desk
from portside.server.guard import Guard
from portside.server.logs import set_up
from portside.server.refused import Refused
from portside.server.routes import service
from portside.server.routes.archive import Archive
from portside.server.routes.asking import Problem, language, provide_lang
from portside.server.routes.games import Games
from portside.server.routes.live import live
from portside.server.routes.players import Players
from portside.server.routes.tables import Tables
from portside.server.routes.thinking import Thinking
from portside.server.settings import Settings, read

BODY = 16 * 1024  # bytes; records may be longer
CODES = {400: "bad-request", 401: "no-player", 404: "not-found", 405: "method", 413: "too-large", 415: "bad-request"}

REFUSALS = (
    (400, "It does not fit."),
    (401, "It needs a player, or the token is not good."),
    (403, "It is not yours to do."),
    (404, "It is not there."),
    (405, "That can't be done with it."),
    (409, "Not now; `clause` names the rule of the game, if one forbids it."),
    (410, "It was played by other rules than this server's."),
    (413, "It is too large."),
    (429, "Too much at once."),
    (503, "Not now: the database, or what thinks, is away."),
)

logger = logging.getLogger("portside.app")


def make(settings: Settings, compile_bots: bool = False) -> tuple[Litestar, Desk]:
    """Return the application, without its guard, and its parts."""
    desk = Desk.make(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await desk.open()
        compiling = asyncio.create_task(desk.thinkers.compile_all()) if compile_bots else None
        try:
            yield
        finally:
            if compiling:
                compiling.cancel()
            await desk.close()

    async def provide_desk() -> Desk:
        return desk

    config = AppConfig(
        route_handlers=[
            Players, Tables, Games, Archive, Thinking, live,
            service.health, service.metrics, web.locale, web.page,
        ],
        dependencies={"desk": Provide(provide_desk), "asked_lang": Provide(provide_lang)},
        exception_handlers={
            Refused: _refused, HTTPException: _http_error, RecursionError: _too_deep, Exception: _mistake,
        },
        openapi_config=OpenAPIConfig(
            title="Portside", version=version("portside"), path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        lifespan=[lifespan],
        request_max_body_size=BODY,
    )  # fmt: skip
    app = Litestar.from_config(config)
    _describe_refusals(app)
    return app, desk


def _describe_refusals(app: Litestar) -> None:
    """Write into the API's description that every route may refuse, and how."""
    refusals = {status: ResponseSpec(Problem, generate_examples=False, description=text) for status, text in REFUSALS}
    for route in app.routes:
        for handler in getattr(route, "route_handlers", []):
            handler.responses = {**refusals, **(handler.responses or {})}


def create(settings: Settings | None = None) -> ASGIApp:
    """Return the whole server, for uvicorn; a worker process reads its settings from the environment."""
    serving = settings is None
    if settings is None:
        settings = read(os.environ)
        # What is loaded by now stays: the collector need not walk through it again and again.
        gc.collect()
        gc.freeze()
        # Small rounds, often: a table's moves stay, so a round of many is a pause that players notice.
        gc.set_threshold(10_000, 4, 20)
    set_up(settings.log)
    app, _ = make(settings, compile_bots=serving)
    return Guard(app, settings)


def _problem(request: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    metrics.REFUSED.labels(refused.code).inc()
    try:
        lang = language(request)
    except Refused:
        lang = "en"
    headers = {"retry-after": "1"} if refused.status in (429, 503) else {}
    problem = Problem(refused.code, refused.text(lang), refused.clause)
    return Response(problem, status_code=refused.status, headers=headers, media_type="application/json")


def _refused(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    return _problem(request, error)


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Translate what Litestar refuses: bodies that do not fit, paths that are none."""
    if error.status_code >= 500:
        return _mistake(request, error)
    return _problem(request, Refused(CODES.get(error.status_code, "bad-request"), error.status_code))


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """Refuse JSON nested deeper than msgspec reads; nothing of ours calls itself."""
    return _problem(request, Refused("bad-request", 400))


def _mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Log a mistake of ours, without what the person sent: a path, too, may hold a link's code."""
    logger.error("mistake", exc_info=error, extra={"path": request.scope.get("path_template", "")})
    return _problem(request, Refused("mistake", 500))
