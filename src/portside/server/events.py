"""What happened at a table: the truth that is stored, append-only. Past tense, and nothing derived.

An entry is what one command caused; it is stored whole or not at all, under a number of its own.
"""

import msgspec

from portside.server.clock import Correspondence, Live, NoClock


class _Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", omit_defaults=True):
    pass


class Opened(_Event, frozen=True, kw_only=True, tag=True):
    """A table was opened. `seed` decides the luck and is told to nobody before the end."""

    game: str
    rules: int
    components: str
    seats: int
    by: str
    seed: str
    clock: NoClock | Live | Correspondence
    public: bool
    first: int | None = None
    out_of_time: str
    stand_in: str
    duplicate: str | None = None  # the table whose seed and entropy are used again
    entropy: list[str] | None = None  # that table's
    rematch: str | None = None  # the table of which this is a rematch
    begun: list[tuple[int, int]] | None = None  # events (seat, number) with which the match begins, of another one


class SeatTaken(_Event, frozen=True, kw_only=True, tag=True):
    seat: int
    player: str
    entropy: str = ""


class SeatLeft(_Event, frozen=True, kw_only=True, tag=True):
    seat: int


class BotSeated(_Event, frozen=True, kw_only=True, tag=True):
    seat: int
    level: str


class Started(_Event, frozen=True, kw_only=True, tag=True):
    """All seats were taken: the match began."""


class Closed(_Event, frozen=True, kw_only=True, tag=True):
    """The table was given up before the match began."""


class Acted(_Event, frozen=True, kw_only=True, tag=True):
    """A seat played; the luck that followed comes from the seed."""

    seat: int
    action: str


class TakenBack(_Event, frozen=True, kw_only=True, tag=True):
    """A seat took its last step back by the computed rule."""

    seat: int


class TakeBackAsked(_Event, frozen=True, kw_only=True, tag=True):
    seat: int
    events: int


class TakeBackAgreed(_Event, frozen=True, kw_only=True, tag=True):
    seat: int


class TakeBackDeclined(_Event, frozen=True, kw_only=True, tag=True):
    seat: int


class WentBack(_Event, frozen=True, kw_only=True, tag=True):
    """All agreed: the match went back to its first events."""

    events: int


class Resigned(_Event, frozen=True, kw_only=True, tag=True):
    seat: int


class TimeRanOut(_Event, frozen=True, kw_only=True, tag=True):
    seat: int


class BotStoodIn(_Event, frozen=True, kw_only=True, tag=True):
    """A bot began to play for a person."""

    seat: int
    level: str


class CameBack(_Event, frozen=True, kw_only=True, tag=True):
    seat: int


class Talked(_Event, frozen=True, kw_only=True, tag=True):
    seat: int
    phrase: str


class RematchOpened(_Event, frozen=True, kw_only=True, tag=True):
    """The players went on at another table."""

    table: str


Event = (
    Opened | SeatTaken | SeatLeft | BotSeated | Started | Closed | Acted | TakenBack
    | TakeBackAsked | TakeBackAgreed | TakeBackDeclined | WentBack
    | Resigned | TimeRanOut | BotStoodIn | CameBack | Talked | RematchOpened
)  # fmt: skip


class Entry(msgspec.Struct, frozen=True):
    """What one command caused."""

    number: int  # from 1 at each table, without gaps
    at: int  # milliseconds since 1970
    by: str  # the player, "" for the house
    id: str  # the command's, "" for the house
    events: list[Event]
