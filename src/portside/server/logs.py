"""Logs: a line of JSON each, without secrets: no keys, no bodies, no queries, no positions."""

import logging
import sys
import traceback
from typing import TextIO

import msgspec

FIELDS = ("table", "code", "level", "problem", "path")  # what our own lines may carry


class Lines(logging.Formatter):
    """A record as a line of JSON: an allow-list of fields."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": _text(record),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[1]:
            error = record.exc_info[1]
            # Where it happened, not with what: messages of errors may quote what people sent.
            frames = traceback.extract_tb(error.__traceback__)
            line["error"] = type(error).__name__
            line["where"] = [f"{frame.filename}:{frame.lineno}" for frame in frames[-6:]]
        return msgspec.json.encode(line).decode()


def _text(record: logging.LogRecord) -> str:
    """Return what a line says. What libraries put into their lines may be anybody's: of those, the pattern."""
    ours = record.name.partition(".")[0] == "portside"
    return record.getMessage() if ours else str(record.msg).partition("\n")[0]


def set_up(level: str, stream: TextIO | None = None) -> None:
    """Send all logs to standard error as lines of JSON.

    Of libraries only warnings: at lower levels they tell addresses, links, queries, frames and statements.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines())
    for name in ("", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if not name else []
        logger.propagate = bool(name)
        logger.setLevel(logging.WARNING)
    logging.getLogger("portside").setLevel(level.upper())
    logging.getLogger("uvicorn.access").disabled = True
