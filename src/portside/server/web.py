"""The built client's files: read once, compressed once, served from memory.

A path that is no file is a page of the client (a table's link, say), so it gets index.html.
"""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.enums import MediaType
from litestar.params import FromPath

from portside.locales import FOLDER as LOCALES
from portside.locales import LANGUAGES
from portside.server.guard import header
from portside.server.refused import Refused

FOLDER = Path(__file__).parent.parent / "web"
FOREVER = "public, max-age=31536000, immutable"  # for names that hold a digest
SMALL = 600  # bytes; below that compressing does not pay
NOT_BUILT = (
    "<!doctype html><meta charset=utf-8><title>Portside</title>"
    "<p>The server runs, but its pages are not built: run make play.</p>"
)


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    content: bytes
    packed: bytes | None
    kind: str
    mark: str  # ETag
    cached: str


def _file(content: bytes, kind: str, cached: str = "no-cache") -> File:
    packed = gzip.compress(content, 9, mtime=0) if len(content) > SMALL else None
    mark = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    return File(content, packed if packed and len(packed) < len(content) else None, kind, mark, cached)


@cache
def files() -> dict[str, File]:
    """Return all files by their paths."""
    found = {}
    for path in sorted(FOLDER.rglob("*")) if FOLDER.is_dir() else []:
        name = path.relative_to(FOLDER).as_posix()
        if path.is_file() and path.suffix not in {".py", ".map"}:
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            kind = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
            found[name] = _file(path.read_bytes(), kind, FOREVER if name.startswith("assets/") else "no-cache")
    found.setdefault("index.html", _file(NOT_BUILT.encode(), "text/html; charset=utf-8"))
    return found


@cache
def catalogue(lang: str) -> File:
    """Return a language's whole catalogue of texts."""
    texts = [path.read_text("utf-8") for path in sorted((LOCALES / lang).glob("*.ftl"))]
    return _file("\n".join(texts).encode(), "text/plain; charset=utf-8")


def _sent(file: File, request: Request[Any, Any, Any]) -> Response[bytes]:
    headers = {"etag": file.mark, "cache-control": file.cached, "vary": "accept-encoding"}
    if header(request.scope, b"if-none-match") == file.mark:
        return Response(b"", status_code=304, headers=headers)
    packed = file.packed if "gzip" in header(request.scope, b"accept-encoding") else None
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(packed or file.content, headers=headers, media_type=file.kind)


@get("/locales/{name:str}", media_type=MediaType.TEXT, include_in_schema=False)
async def locale(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Send the texts of a language."""
    lang = name.removesuffix(".ftl")
    if lang not in LANGUAGES:
        raise Refused("not-found", 404)
    return _sent(catalogue(lang), request)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """Send a file of the client, or the client itself for its own pages."""
    name = path.strip("/")
    if name.partition("/")[0] in {"api", "assets", "locales"} and name not in files():
        raise Refused("not-found", 404)
    return _sent(files().get(name) or files()["index.html"], request)
