"""What travels over a table's WebSocket and its stream of events. Commands go the other way."""

import msgspec

from portside.server.commands import Command
from portside.server.views import LogLine, Step, TableView


class _Message(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class Snapshot(_Message, frozen=True, tag="snapshot"):
    """The whole table: at the start, after a gap, after a change of seat or language."""

    table: TableView
    log: list[LogLine]


class News(_Message, frozen=True, tag="news"):
    """One entry of the table: its version is the table's, one more than the news before.

    `steps` are the moves of the match, if there were any; `log` the new lines. When something was taken
    back, the client gets a snapshot instead.
    """

    version: int
    table: TableView
    steps: list[Step]
    log: list[LogLine]


class Presence(_Message, frozen=True, tag="presence"):
    """Who is at the table, by seat, and how many look on."""

    here: list[bool]
    spectators: int


class Done(_Message, frozen=True, tag="done"):
    """A command is done and stored, under a version of the table."""

    id: str
    version: int


class Denied(_Message, frozen=True, tag="denied"):
    """A command was refused."""

    id: str | None
    code: str
    text: str
    clause: str | None


class Pong(_Message, frozen=True, tag="pong"):
    """The answer to a ping."""

    at: int


ServerMessage = Snapshot | News | Presence | Done | Denied | Pong


class Ping(msgspec.Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Asks for a pong."""


class Look(msgspec.Struct, frozen=True, tag_field="do", tag="look", forbid_unknown_fields=True):
    """Asks for a snapshot: from a seat of one's own, in a language."""

    seat: int | None = None
    lang: str | None = None


ClientMessage = Command | Ping | Look
