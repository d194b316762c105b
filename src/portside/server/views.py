"""What a client may see of a table: allow-lists, built for one seat (or a spectator) in one language.

Nothing here is copied from a table wholesale: what is not named in these structs does not leave.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from portside.core.contract import ALL, CHANCE, SPECTATOR, Game
from portside.core.registry import load
from portside.locales import Say, speaker
from portside.server.clock import Correspondence, Live, NoClock
from portside.server.table import OVER, RUNNING, LogItem, Table


class ClockView(msgspec.Struct, frozen=True):
    """A seat's clock at the view's time."""

    left: int  # milliseconds
    running: bool


class SeatView(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    seat: int
    kind: str  # empty, person or bot
    name: str | None
    called: str  # what to call whoever sits here: a name, a bot's, else a number
    level: str | None  # of the bot that plays here now, also for a person who is away
    yours: bool
    here: bool  # the person is at the table now; the bot is compiled, and can think
    pending: bool  # may act now
    awaited: bool  # must act now; a seat that has picked may still change it
    resigned: bool
    clock: ClockView | None


class ActionView(msgspec.Struct, frozen=True):
    """A legal action: its name in record notation, and what it does, in words."""

    name: str
    text: str


class ResultView(msgspec.Struct, frozen=True):
    """How the match ended."""

    places: list[int]  # by seat, from 1
    scores: list[int]
    resigned: list[int]  # seats, in order
    bill: str  # every line of the score, in words


class AskedView(msgspec.Struct, frozen=True):
    """What somebody asked to take back."""

    seat: int
    events: int
    agreed: list[int]


class TalkView(msgspec.Struct, frozen=True):
    """A phrase that somebody said."""

    seat: int
    phrase: str
    at: int


class MatchView(msgspec.Struct, frozen=True):
    """The match as the viewer's seat knows it."""

    events: int
    pending: list[int]  # seats that may act now
    awaited: list[int]  # seats that must
    legal: list[ActionView]  # of the viewer's seat
    may_take_back: bool
    scores: list[int] | None  # once it is over
    view: Any  # the game's own view: see the schema of the game


class TableView(msgspec.Struct, frozen=True):
    """A table as one viewer sees it."""

    id: str
    version: int
    at: int  # the server's time, in milliseconds
    game: str
    status: str  # open, running, over, closed
    public: bool
    clock: NoClock | Live | Correspondence
    first: int | None
    out_of_time: str
    stand_in: str
    duplicate: str | None
    rematch: str | None  # the table where the players went on
    yours: bool  # you opened it
    viewpoint: int  # the seat whose knowledge this is, -1 for a spectator
    seats: list[SeatView]
    commitment: str  # SHA-256 of the seed
    entropy: list[str]
    seed: str | None  # once the match is over
    match: MatchView | None
    result: ResultView | None
    asked: AskedView | None
    talk: list[TalkView]


class LogLine(msgspec.Struct, frozen=True):
    """Something that happened, in sentences."""

    version: int
    at: int
    seat: int | None  # None for luck
    index: int | None  # of the match's event; None for others, and for what was taken back
    lines: list[str]


class Step(msgspec.Struct, frozen=True):
    """A step of the match for those who watch: what was told, and the position after it."""

    index: int
    seat: int | None  # None for luck
    lines: list[str]
    view: Any
    scenes: list[Any]  # what followed by itself, thing by thing: see the schema of the game


class Viewer(msgspec.Struct, frozen=True):
    """Who looks, from where and in which language."""

    player: str
    seat: int  # SPECTATOR for those who look from no seat
    lang: str
    words: bool = True  # legal actions with texts, news with the steps' positions


@lru_cache(maxsize=64)
def phrase_text(lang: str, phrase: str) -> str:
    return speaker(lang)(f"server-phrase-{phrase}")


def game_view(game: Game, position: bytes, seat: int) -> msgspec.Raw:
    """Return a game's own view of a position, as a seat may see it, encoded."""
    return _game_view(game.name, position, SPECTATOR if game.is_open else seat)


# A position is looked at several times: by all seats where all is open, as the last step and as the table.
@lru_cache(maxsize=4096)
def _game_view(game: str, position: bytes, seat: int) -> msgspec.Raw:
    played = load(game)
    seen = played.seen_by(played.from_bytes(position), seat)
    return msgspec.Raw(msgspec.json.encode(played.view(seen, seat)))


@lru_cache(maxsize=1024)
def game_scenes(game: str, before: bytes, seat: int, number: int, viewer: int) -> list[msgspec.Raw]:
    """Return what an event led to by itself, thing by thing, as a seat may see it, encoded."""
    played = load(game)
    shown = played.scenes(played.from_bytes(before), seat, number, viewer)
    return [msgspec.Raw(msgspec.json.encode(scene)) for scene in shown]


def viewpoint(table: Table, player: str, wanted: int | None) -> int | None:
    """Return the seat from which a player looks; None for one that is not theirs.

    Who holds several and wants none of them in particular looks from the one to act.
    """
    held = table.held_by(player)
    if wanted is not None:
        # After the end nothing is secret: everybody may look from any seat, or from all of them.
        open_to_all = table.status == OVER and wanted in (ALL, *range(len(table.seats)))
        return wanted if wanted == SPECTATOR or wanted in held or open_to_all else None
    awaited = [seat for seat in held if seat in table.awaited()]
    return (awaited or held or [SPECTATOR])[0]


def table_view(table: Table, viewer: Viewer, names: Sequence[str | None], here: Sequence[bool], now: int) -> TableView:
    """Return the table as a viewer sees it. `names` and `here` go by seat."""
    opened = table.opened
    called = spoken(speaker(viewer.lang), names, table)
    return TableView(
        id=table.id,
        version=table.version,
        at=now,
        game=opened.game,
        status=table.status,
        public=opened.public,
        clock=opened.clock,
        first=opened.first,
        out_of_time=opened.out_of_time,
        stand_in=opened.stand_in,
        duplicate=opened.duplicate,
        rematch=table.rematch,
        yours=bool(viewer.player) and opened.by == viewer.player,
        viewpoint=viewer.seat,
        seats=[_seat(table, seat, viewer, names[seat], called[seat], here[seat], now) for seat in range(len(names))],
        commitment=table.commitment(),
        entropy=table.entropy() if table.match else [],
        seed=opened.seed if table.status == OVER else None,
        match=_match(table, viewer),
        result=_result(table, viewer, names),
        asked=AskedView(table.asked.seat, table.asked.events, sorted(table.asked.agreed)) if table.asked else None,
        talk=[TalkView(seat, phrase, at) for seat, phrase, at in table.talk],
    )


def _seat(table: Table, number: int, viewer: Viewer, name: str | None, called: str, here: bool, now: int) -> SeatView:
    seat = table.seats[number]
    timed = table.match is not None and not isinstance(table.opened.clock, NoClock)
    return SeatView(
        seat=number,
        kind="bot" if seat.bot else "person" if seat.player else "empty",
        name=name,
        called=called,
        level=seat.played_by,
        yours=bool(viewer.player) and seat.player == viewer.player,
        here=here,
        pending=number in table.pending(),
        awaited=number in table.awaited(),
        resigned=seat.resigned,
        clock=ClockView(table.clock.left_at(number, now), table.clock.running[number]) if timed else None,
    )


def _match(table: Table, viewer: Viewer) -> MatchView | None:
    match = table.match
    if not match:
        return None
    choices = table.choices[viewer.seat] if viewer.seat >= 0 else []
    names = [table.game.actions[action] for action in choices]
    texts = [""] * len(choices)
    if viewer.words and choices:
        say, seen = speaker(viewer.lang), table.game.seen_by(match.state, viewer.seat)
        texts = [table.game.text.action_text(say, seen, action) for action in choices]
    return MatchView(
        events=len(match.events),
        pending=table.pending(),
        awaited=table.awaited(),
        legal=list(map(ActionView, names, texts)),
        may_take_back=table.status == RUNNING and viewer.seat >= 0 and match.may_undo(viewer.seat),
        scores=match.scores() if table.status == OVER else None,
        view=game_view(table.game, match.state.tobytes(), viewer.seat),
    )


def _result(table: Table, viewer: Viewer, names: Sequence[str | None]) -> ResultView | None:
    if not table.match or table.status != OVER:
        return None
    say = speaker(viewer.lang)
    bill = table.game.text.bill(say, table.game.seen_by(table.match.state, viewer.seat), spoken(say, names, table))
    return ResultView(table.places(), table.match.scores(), list(table.resigned), bill)


def spoken(say: Say, names: Sequence[str | None], table: Table | None = None) -> list[str]:
    """Return a name to speak of each seat: bots by their level, numbered where there are several of it."""
    levels: list[str | None] = [seat.bot for seat in table.seats] if table else [None] * len(names)
    called = []
    for seat, (name, level) in enumerate(zip(names, levels, strict=True)):
        if level:
            own = say(f"server-bot-{level}")
            called.append(f"{own} {levels[: seat + 1].count(level)}" if levels.count(level) > 1 else own)
        else:
            called.append(name or say("table-player", number=seat + 1))
    return called


def log_line(table: Table, item: LogItem, lang: str, names: Sequence[str | None]) -> LogLine:
    """Tell an item of the log. Everybody reads the same story."""
    say = speaker(lang)
    called = spoken(say, names, table)
    if item.message is None:
        state = table.position(item.before)
        lines = table.game.text.story(say, state, item.seat, item.number, called)
    else:
        values = {"name": called[item.seat], **item.values} if item.seat != CHANCE else item.values
        lines = [say(f"server-log-{item.message}", **values)]
    return LogLine(item.version, item.at, None if item.seat == CHANCE else item.seat, item.index, lines)


def log_lines(table: Table, items: Sequence[LogItem], lang: str, names: Sequence[str | None]) -> list[LogLine]:
    """Tell items of the log, without those that have nothing to say."""
    told = (log_line(table, item, lang, names) for item in items)
    return [line for line in told if line.lines]


def steps_view(table: Table, items: Sequence[LogItem], viewer: Viewer, names: Sequence[str | None]) -> list[Step]:
    """Return the steps of the match among items of the log, as a viewer sees them."""
    assert table.match
    steps = []
    for item in items:
        if item.index is None:
            continue
        position = table.match.position_bytes(item.index + 1)
        line = log_line(table, item, viewer.lang, names)
        shown = game_scenes(table.game.name, item.before, item.seat, item.number, viewer.seat)
        steps.append(Step(item.index, line.seat, line.lines, game_view(table.game, position, viewer.seat), shown))
    return steps
