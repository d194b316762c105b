"""The bus: how processes tell one another what happens at a table.

It carries nothing that is not stored or about to be forgotten: a lost message costs a look into the
database. With one process there is nobody to tell; with several see redis_bus.py.
"""

import secrets
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from portside.server.events import Entry


class Note(msgspec.Struct, frozen=True):
    """A message between processes."""

    table: str
    worker: str  # who says it
    version: int = 0  # of the table as that worker knows it
    entry: Entry | None = None  # what happened at the table
    here: list[str] | None = None  # the players who are at the table on that worker's sockets
    spectators: int = 0
    visit: str = ""  # a player who has asked that worker something without a socket
    ask: bool = False  # who is there? asked by a worker that has just begun to watch


Listener = Callable[[Note], Coroutine[Any, Any, None]]


class Bus:
    """No bus: one process, nobody to tell."""

    def __init__(self) -> None:
        self.worker = secrets.token_hex(6)
        self.listener: Listener | None = None
        self.recovered: Callable[[], Coroutine[Any, Any, None]] | None = None  # called when messages may have been lost
        self.healthy = True

    async def open(self) -> None:
        """Connect."""

    async def close(self) -> None:
        """Disconnect."""

    async def watch(self, table: str) -> None:
        """Hear what others say about a table."""

    async def unwatch(self, table: str) -> None:
        """Hear no more about it."""

    async def publish(self, note: Note) -> None:
        """Tell the others; never fails: what is not heard is found in the database."""
