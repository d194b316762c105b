"""For those who run the server: is it well, what does it do."""

import msgspec
from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import select

from portside.server.refused import Refused
from portside.server.routes.asking import TheDesk


class Health(msgspec.Struct, frozen=True):
    """Whether the parts answer."""

    database: bool
    bus: bool


@get("/health", tags=["service"])
async def health(desk: TheDesk) -> Response[Health]:
    """Tell whether this process can serve: 200, or 503 while its database is away."""
    try:
        await desk.store.rows(select(1))
        database = True
    except Refused:
        database = False
    return Response(Health(database, desk.bus.healthy), status_code=200 if database else 503)


@get("/metrics", tags=["service"], media_type=CONTENT_TYPE_LATEST)
async def metrics() -> Response[bytes]:
    """Give Prometheus its figures."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
