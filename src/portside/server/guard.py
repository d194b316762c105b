"""The guard at the door: origins, rates, sockets and the headers that every answer carries."""

import time
from collections import OrderedDict
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from portside.server import metrics
from portside.server.keys import COOKIE, hashed
from portside.server.refused import Refused
from portside.server.settings import Settings

SAFE = {"GET", "HEAD", "OPTIONS"}
KEPT = 50_000  # buckets
BURST = 5  # seconds of writing that may come at once
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # a table's link is its key
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Buckets:
    """Token buckets: `rate` a second on average, a burst at once. Each process counts for itself."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.most = rate * BURST
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        """Take one; tell whether there was one left."""
        at = time.monotonic()
        left, since = self._left.pop(who, (self.most, at))
        left = min(self.most, left + (at - since) * self.rate)
        self._left[who] = (left - 1 if left >= 1 else left), at
        while len(self._left) > KEPT:
            self._left.popitem(last=False)
        return left >= 1


def header(scope: HTTPScope | WebSocketScope, name: bytes) -> str:
    """Return a header of a request, "" if it is not there."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def cookie(scope: HTTPScope | WebSocketScope) -> str:
    """Return the key in the cookie, "" if there is none."""
    for part in header(scope, b"cookie").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return ""


def address(scope: HTTPScope | WebSocketScope) -> str:
    """Return where a request comes from; behind a proxy that is believed, uvicorn has put that in."""
    client = scope.get("client")
    return str(client[0]) if client else "?"


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.origins = {origin.rstrip("/") for origin in settings.origins.split(",") if origin}
        self.writes = Buckets(settings.writes)
        # Reading is cheap, but not free: a player may do ten times as much of it.
        self.reads = Buckets(settings.writes * 10)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap]  # Litestar's types leave it out
            await self.app(scope, receive, send)
            return
        refused = self._refused(scope)
        if refused and scope["type"] == ScopeType.HTTP:
            await _answer(refused, send, "http.response")
        elif refused:
            await receive()
            await _answer(refused, send, "websocket.http.response")
        elif scope["type"] == ScopeType.HTTP:
            await self.app(scope, receive, self._with_headers(scope, send))
        else:
            await self.app(scope, receive, send)

    def _refused(self, scope: HTTPScope | WebSocketScope) -> Refused | None:
        writing = scope["type"] == ScopeType.WEBSOCKET or scope.get("method") not in SAFE
        if writing and not self._same_origin(scope):
            return self._count(Refused("origin", 403))
        key = cookie(scope) or header(scope, b"authorization")
        # By key and by address, so that neither a new key nor another's address helps.
        who = [f"a {address(scope)}"] + ([f"k {hashed(key)}"] if key else [])
        buckets = self.writes if writing else self.reads
        taken = [buckets.take(name) for name in who]
        if not all(taken):
            return self._count(Refused("too-fast", 429))
        return None

    def _same_origin(self, scope: HTTPScope | WebSocketScope) -> bool:
        """Tell whether a page of ours asks, or a program: browsers always name the page's origin when writing."""
        origin = header(scope, b"origin")
        if not origin:
            return True
        return urlsplit(origin).netloc == header(scope, b"host") or origin in self.origins

    def _count(self, refused: Refused) -> Refused:
        metrics.REFUSED.labels(refused.code).inc()
        return refused

    def _with_headers(self, scope: HTTPScope, send: Send) -> Send:
        further = list(HEADERS)
        if scope["path"].startswith("/api"):  # an answer is for who asked
            further.append((b"cache-control", b"no-store"))
        if self.settings.secure:
            further.append((b"strict-transport-security", b"max-age=31536000"))

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *further]
            await send(message)

        return sending


async def _answer(refused: Refused, send: Send, kind: str) -> None:
    body = msgspec.json.encode({"code": refused.code, "text": refused.text("en"), "clause": None})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    if refused.status == 429:
        headers.append((b"retry-after", b"1"))
    headers.append((b"cache-control", b"no-store"))
    start: Any = {"type": f"{kind}.start", "status": refused.status, "headers": headers}
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)
