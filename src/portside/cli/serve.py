"""portside serve: the server; portside bots: bots that think for a server on another machine."""

import asyncio
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import click

from portside.cli.problem import Problem
from portside.cli.progress import compiling
from portside.locales import Say, speaker
from portside.server.settings import Settings, SettingsError, as_environment, hidden, read

FRAME = 16 * 1024  # bytes in a WebSocket frame of a client


def serve(lang: str, check: bool = False, browse: bool = False, **given: Any) -> None:
    """Run the server until it is stopped."""
    say = speaker(lang)
    try:
        settings = read(os.environ, **given)
        _prepare_folder(settings)
        if check:
            asyncio.run(_check(settings))
    except SettingsError as error:
        raise Problem(f"server-settings-{error.code}", **error.values) from None
    if check:
        shown = hidden(settings.database), hidden(settings.bus)
        click.echo(
            say(
                "server-settings-good",
                database=shown[0],
                bus=shown[1],
                workers=settings.workers,
                thinkers=settings.thinkers,
            )
        )
        return
    _run(say, settings, browse)


def _prepare_folder(settings: Settings) -> None:
    """Make the folder of the database, if it is a file."""
    if not settings.lite:
        return
    path = Path(settings.database.partition(":///")[2])
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise SettingsError("folder", path=str(path.parent)) from None
    if not os.access(path.parent, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise SettingsError("folder", path=str(path.parent))


async def _check(settings: Settings) -> None:
    """See whether the database and the bus answer."""
    from redis.asyncio import Redis
    from redis.exceptions import RedisError
    from sqlalchemy import select

    from portside.server.refused import Refused
    from portside.server.store import Store

    store = Store(settings.database)
    try:
        await asyncio.wait_for(store.rows(select(1)), 10)
    except (Refused, TimeoutError):
        raise SettingsError("no-database", value=hidden(settings.database)) from None
    finally:
        await store.engine.dispose()
    if settings.bus != "memory":
        redis = Redis.from_url(settings.bus, socket_connect_timeout=3)
        try:
            await redis.ping()
        except (RedisError, OSError):
            raise SettingsError("no-bus", value=hidden(settings.bus)) from None
        finally:
            await redis.aclose()


def _run(say: Say, settings: Settings, browse: bool) -> None:
    import uvicorn

    sock = _listen(settings)
    if sock is None:
        address = f"http://{settings.host}:{settings.port}"
        if not browse or not _is_ours(address):
            raise Problem("server-settings-port", value=str(settings.port))
        click.echo(say("server-open-already", address=address))
        webbrowser.open(address)
        return
    with compiling(say):
        _compile()
    address = f"http://{settings.host}:{sock.getsockname()[1]}"
    click.echo(say("server-open", address=address))
    if browse:
        threading.Thread(target=_browse, args=(address,), daemon=True).start()
    os.environ.update(as_environment(settings))
    config = uvicorn.Config(
        "portside.server.app:create",
        factory=True,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        ws_max_size=FRAME,
        ws_max_queue=16,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    if settings.workers > 1:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(config, [sock]).run()
    else:
        uvicorn.Server(config).run(sockets=[sock])


def _listen(settings: Settings) -> socket.socket | None:
    """Return a socket that listens; None if the port is in use."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    sock = socket.socket(family)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((settings.host, settings.port))
    except OSError:
        sock.close()
        return None
    sock.listen(2048)
    sock.set_inheritable(True)
    return sock


def _is_ours(address: str) -> bool:
    """Tell whether a server of ours answers at an address."""
    import httpx

    try:
        return "database" in httpx.get(f"{address}/health", timeout=3).json()
    except (httpx.HTTPError, ValueError):
        return False


def _browse(address: str) -> None:
    """Open the browser once the server answers."""
    place = urlsplit(address)
    for _ in range(100):
        try:
            socket.create_connection((place.hostname or "", place.port or 80), 1).close()
            break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(address)


def _compile() -> None:
    """Compile the rules of all games before anybody waits for them."""
    from portside.core.match import Match
    from portside.core.registry import load, names

    for name in names():
        game = load(name)
        match = Match(game, game.seats[0], seed="trial")
        seat = match.to_act()
        match.legal(seat)
        match.view(seat)
        match.play(match.legal(seat)[0], seat)
        match.may_undo(seat)
        match.places()


def run_bots(lang: str, server: str, token: str) -> None:
    """Think for a server until stopped."""
    say = speaker(lang)
    if urlsplit(server).scheme not in {"http", "https"} or not urlsplit(server).netloc:
        raise Problem("server-runner-address", value=server)
    from portside.server.runner import Runner, RunnerRefused

    def tell(message: str, **values: str | int) -> None:
        print(say(f"server-runner-{message}", address=server, **values), file=sys.stderr, flush=True)

    try:
        asyncio.run(Runner(server.rstrip("/"), token, tell).run())
    except RunnerRefused as refused:
        raise Problem("server-runner-refused", problem=str(refused)) from None
