"""What a client may ask of a table, over WebSocket and HTTP alike.

Every command carries an id of the client's choice: sent again with the same id, it is not done twice.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from portside.server.clock import Correspondence, Live, NoClock

CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
ActionName = Annotated[str, Meta(min_length=1, max_length=80)]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Entropy = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9 _.:-]*$")]
Phrase = Annotated[str, Meta(min_length=1, max_length=20)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]

PHRASES = (
    "hello", "luck", "thanks", "well-played", "good-game", "wow", "ouch", "hurry", "moment", "sorry", "again", "bye",
    "smile", "laugh", "cry", "heart",
)  # fmt: skip


class _Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    id: CommandId


class TakeSeat(_Command, frozen=True, kw_only=True, tag="take-seat"):
    """Sit down at an empty seat; `entropy` is the player's share in the luck."""

    seat: SeatNumber
    entropy: Entropy = ""


class LeaveSeat(_Command, frozen=True, kw_only=True, tag="leave-seat"):
    """Stand up before the match has begun."""

    seat: SeatNumber


class SeatBot(_Command, frozen=True, kw_only=True, tag="seat-bot"):
    """Put a bot at an empty seat, or (level none) send it away; the opener's right, before the match."""

    seat: SeatNumber
    level: Level | None


class Act(_Command, frozen=True, kw_only=True, tag="act"):
    """Play an action by its name in record notation.

    `version` is the table's version that the client saw; if the seat's choices have changed since, the
    command is refused as stale.
    """

    seat: SeatNumber
    action: ActionName
    version: Count | None = None


class TakeBack(_Command, frozen=True, kw_only=True, tag="take-back"):
    """Take one's own last step back, as long as nothing depends on it."""

    seat: SeatNumber


class AskTakeBack(_Command, frozen=True, kw_only=True, tag="ask-take-back"):
    """Ask all others to let the match go back to its first `events` events."""

    seat: SeatNumber
    events: Count


class AnswerTakeBack(_Command, frozen=True, kw_only=True, tag="answer-take-back"):
    """Agree or not to what another seat asked to take back."""

    seat: SeatNumber
    agree: bool


class Resign(_Command, frozen=True, kw_only=True, tag="resign"):
    """Give the match up."""

    seat: SeatNumber


class CallStandIn(_Command, frozen=True, kw_only=True, tag="call-stand-in"):
    """Let a bot play for an absent player, or for oneself."""

    seat: SeatNumber


class ComeBack(_Command, frozen=True, kw_only=True, tag="come-back"):
    """Take one's seat back from the bot that stood in."""

    seat: SeatNumber


class Talk(_Command, frozen=True, kw_only=True, tag="talk"):
    """Say one of the phrases."""

    seat: SeatNumber
    phrase: Phrase


class CloseTable(_Command, frozen=True, kw_only=True, tag="close"):
    """Give up a table that has not begun; the opener's right."""


Command = (
    TakeSeat | LeaveSeat | SeatBot | Act | TakeBack | AskTakeBack | AnswerTakeBack
    | Resign | CallStandIn | ComeBack | Talk | CloseTable
)  # fmt: skip


class SeatChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit at a seat of a new table: me (perhaps under another name), anybody, or a bot."""

    kind: Annotated[str, Meta(pattern="^(me|open|bot)$")] = "open"
    level: Level | None = None  # of a bot
    name: Name | None = None  # of a friend who plays on my device


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a match: of a table or a record, after so many of its events."""

    id: Annotated[str, Meta(pattern="^[0-9a-f]{20}$")]
    events: Count


class OpenTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Open a table."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[SeatChoice], Meta(min_length=1, max_length=9)]
    clock: NoClock | Live | Correspondence = msgspec.field(default_factory=NoClock)
    public: bool = False
    first: SeatNumber | None = None  # who starts, instead of drawing it
    out_of_time: Annotated[str, Meta(pattern="^(bot|resign)$")] = "bot"  # what happens when a clock runs out
    stand_in: Level | None = None  # the level of the bot that plays for the absent
    duplicate: Annotated[str, Meta(max_length=40)] | None = None  # a finished table whose luck is used again
    moment: Moment | None = None  # the match goes on from there, on a copy, with luck of its own
    entropy: Entropy = ""  # my share in the luck
