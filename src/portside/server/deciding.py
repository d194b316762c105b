"""What a command leads to at a table: events, or a refusal. Pure: the time is given."""

from dataclasses import dataclass

from portside.bots.names import is_bot
from portside.core.contract import CHANCE
from portside.core.contract import to_act as first_to_act
from portside.server import commands as asked
from portside.server import events as happened
from portside.server.clock import Correspondence, Live, NoClock
from portside.server.commands import PHRASES, Command, OpenTable, SeatChoice
from portside.server.events import Event, Opened
from portside.server.refused import Refused
from portside.server.table import CLOSED, OPEN, OVER, RUNNING, Table

STAND_IN = "mate"  # who plays for the absent, if the table does not say
MOST_BANK = 24 * 3600  # seconds
MOST_DAYS = 30
MOST_ENTRIES = 20_000  # a match has hundreds; who changes a pick for ever is stopped here
NOT_NOW = {OPEN: "not-begun", RUNNING: "begun", OVER: "ended", CLOSED: "given-up"}  # refusals by a table's status


@dataclass(frozen=True)
class Asker:
    """Who sent a command, and what the house knows of the others."""

    player: str
    absent: frozenset[int] = frozenset()  # seats whose player is not at the table now


def open_table(request: OpenTable, by: str, seed: str, rules: int, components: str, seats: range,
               may_set_first: bool, again: Table | None = None, rematch: str | None = None,
               begun: list[tuple[int, int]] | None = None) -> list[Event]:  # fmt: skip
    """Return the events that open a table.

    `again` is the finished table whose luck is used again, `begun` what was played before (seat and number).
    """
    if len(request.seats) not in seats:
        raise Refused("seats", 400, least=seats[0], most=seats[-1])
    if request.first is not None and (not may_set_first or request.first >= len(request.seats)):
        raise Refused("first", 400)
    if begun is not None and (again or request.public or request.first is not None):
        raise Refused("copy", 400)
    _check_clock(request.clock)
    entropy = None
    if again:
        if again.opened.game != request.game or len(again.seats) != len(request.seats):
            raise Refused("duplicate", 400)
        seed, entropy = again.opened.seed, again.entropy()
    opened = Opened(
        game=request.game,
        rules=rules,
        components=components,
        seats=len(request.seats),
        by=by,
        seed=seed,
        clock=request.clock,
        public=request.public,
        first=request.first,
        out_of_time=request.out_of_time,
        stand_in=_level(request.stand_in or STAND_IN),
        duplicate=again.id if again else None,
        entropy=entropy,
        rematch=rematch,
        begun=begun,
    )
    events: list[Event] = [opened]
    for seat, choice in enumerate(request.seats):
        if choice.kind == "bot":
            events.append(happened.BotSeated(seat=seat, level=_level(choice.level or STAND_IN)))
        elif choice.kind == "me":
            mine = not any(isinstance(event, happened.SeatTaken) for event in events)
            entropy_of = request.entropy.strip() if mine else ""
            events.append(happened.SeatTaken(seat=seat, player=by, entropy=entropy_of))
    if len(events) == len(request.seats) + 1:
        events.append(happened.Started())
    return events


def _check_clock(clock: NoClock | Live | Correspondence) -> None:
    match clock:
        case Live(bank=bank, increment=increment) if not (1 <= bank <= MOST_BANK and 0 <= increment <= MOST_BANK):
            raise Refused("clock", 400)
        case Correspondence(days=days) if not 1 <= days <= MOST_DAYS:
            raise Refused("clock", 400)


def _level(name: str) -> str:
    # uct:N with a large N would think for minutes: at a table only the named ones play.
    if not is_bot(name) or ":" in name:
        raise Refused("level", 400, level=name[:20])
    return name


def rematch_of(table: Table, by: str) -> OpenTable:
    """Return the request for a rematch: the same seats, open to those who sat there; another may start."""
    first = table.opened.first
    return OpenTable(
        game=table.opened.game,
        seats=[
            SeatChoice("bot", seat.bot) if seat.bot else SeatChoice("me" if seat.player == by else "open")
            for seat in table.seats
        ],
        clock=table.opened.clock,
        public=table.opened.public,
        first=None if first is None else (first + 1) % len(table.seats),
        out_of_time=table.opened.out_of_time,
        stand_in=table.opened.stand_in,
    )


def decide(table: Table, command: Command, asker: Asker, now: int) -> list[Event]:
    """Return the events that a person's command leads to; raises Refused."""
    if table.version >= MOST_ENTRIES and not isinstance(command, asked.Resign):
        raise Refused("too-long")
    match command:
        case asked.TakeSeat(seat=seat, entropy=entropy):
            return _take_seat(table, _seat(table, seat), asker.player, entropy)
        case asked.LeaveSeat(seat=seat):
            _need(table, OPEN)
            return [happened.SeatLeft(seat=_own(table, seat, asker))]
        case asked.SeatBot(seat=seat, level=level):
            return _seat_bot(table, _seat(table, seat), level, asker)
        case asked.CloseTable():
            _need(table, OPEN)
            _need_opener(table, asker)
            return [happened.Closed()]
        case asked.Act(seat=seat, action=action, version=version):
            return _act(table, _own(table, seat, asker), action, version, now)
        case asked.TakeBack(seat=seat):
            return _take_back(table, _own(table, seat, asker))
        case asked.AskTakeBack(seat=seat, events=events):
            return _ask_take_back(table, _own(table, seat, asker), events)
        case asked.AnswerTakeBack(seat=seat, agree=agree):
            return _answer_take_back(table, _own(table, seat, asker), agree)
        case asked.Resign(seat=seat):
            return _resign(table, _own(table, seat, asker))
        case asked.CallStandIn(seat=seat):
            return _call_stand_in(table, _seat(table, seat), asker)
        case asked.ComeBack(seat=seat):
            return _come_back(table, _own(table, seat, asker))
        case asked.Talk(seat=seat, phrase=phrase):
            if phrase not in PHRASES:
                raise Refused("phrase", 400)
            return [happened.Talked(seat=_own(table, seat, asker), phrase=phrase)]


def bot_acts(table: Table, seat: int, action: str, version: int) -> list[Event]:
    """Return the events of a bot's action, decided on the position of a version."""
    if seat not in table.pending() or not table.seats[seat].played_by or version < table.chosen_from[seat]:
        raise Refused("stale")
    return _played(table, seat, action)


def tick(table: Table, now: int) -> list[Event]:
    """Return what happens because time has passed."""
    events: list[Event] = []
    if table.status != RUNNING:
        return events
    for seat in table.clock.out_of_time(now):
        events.append(happened.TimeRanOut(seat=seat))
        if table.opened.out_of_time == "resign":
            events += _resign(table, seat)
        else:
            events.append(happened.BotStoodIn(seat=seat, level=table.opened.stand_in))
    return events


# --- before the match ------------------------------------------------------------------------------


def _take_seat(table: Table, seat: int, player: str, entropy: str) -> list[Event]:
    _need(table, OPEN)
    if table.seats[seat].taken:
        raise Refused("seat-taken")
    # In a record entropy is a line: what stands at its ends would not come back.
    return _start_if_full(table, seat, happened.SeatTaken(seat=seat, player=player, entropy=entropy.strip()))


def _seat_bot(table: Table, seat: int, level: str | None, asker: Asker) -> list[Event]:
    _need(table, OPEN)
    _need_opener(table, asker)
    if table.seats[seat].player:
        raise Refused("seat-taken")
    if level is None:
        return [happened.SeatLeft(seat=seat)]
    return _start_if_full(table, seat, happened.BotSeated(seat=seat, level=_level(level)))


def _start_if_full(table: Table, seat: int, event: Event) -> list[Event]:
    full = all(other.taken for number, other in enumerate(table.seats) if number != seat)
    # A table of bots alone would play with nobody there.
    people = isinstance(event, happened.SeatTaken) or any(other.player for other in table.seats)
    return [event, happened.Started()] if full and people else [event]


# --- the match -------------------------------------------------------------------------------------


def _act(table: Table, seat: int, action: str, version: int | None, now: int) -> list[Event]:
    _need(table, RUNNING)
    if table.seats[seat].played_by:
        raise Refused("stand-in-plays")
    if version is not None and version < table.chosen_from[seat]:
        raise Refused("stale")
    if version is not None and version > table.version:
        raise Refused("version", 400)
    if seat in table.clock.out_of_time(now):
        raise Refused("out-of-time")
    return _played(table, seat, action)


def _played(table: Table, seat: int, action: str) -> list[Event]:
    assert table.match
    if action not in table.game.action_ids:
        raise Refused("no-action", 400)
    if table.game.action_ids[action] not in table.choices[seat]:
        raise Refused("not-allowed", rule=table.match.why(action, seat))
    return [happened.Acted(seat=seat, action=action)]


def _take_back(table: Table, seat: int) -> list[Event]:
    _need(table, RUNNING)
    assert table.match
    if not table.match.may_undo(seat):
        raise Refused("take-back")
    return [happened.TakenBack(seat=seat)]


def _ask_take_back(table: Table, seat: int, events: int) -> list[Event]:
    _need(table, RUNNING)
    assert table.match
    if table.asked:
        raise Refused("asked-already")
    # Not into the middle of luck: it would only play itself again.
    if events >= len(table.match.events) or first_to_act(table.match.position(events)) == CHANCE:
        raise Refused("moment", 400)
    return _agreed(table, seat, events, frozenset({seat}), [happened.TakeBackAsked(seat=seat, events=events)])


def _answer_take_back(table: Table, seat: int, agree: bool) -> list[Event]:
    _need(table, RUNNING)
    if not table.asked or seat in table.asked.agreed:
        raise Refused("nothing-asked")
    if not agree:
        return [happened.TakeBackDeclined(seat=seat)]
    return _agreed(table, seat, table.asked.events, table.asked.agreed | {seat}, [happened.TakeBackAgreed(seat=seat)])


def _agreed(table: Table, seat: int, events: int, agreed: frozenset[int], so_far: list[Event]) -> list[Event]:
    """Go back once every person agrees; who holds several seats agrees for all, and bots always do."""
    players = {table.seats[number].player for number in agreed}
    people = {other.player for other in table.seats if other.player and not other.played_by}
    return [*so_far, happened.WentBack(events=events)] if people <= players else so_far


def _resign(table: Table, seat: int) -> list[Event]:
    _need(table, RUNNING)
    if table.seats[seat].resigned:
        raise Refused("resigned")
    # With others still playing, a bot plays on; it can't win.
    return [happened.Resigned(seat=seat), happened.BotStoodIn(seat=seat, level=table.opened.stand_in)]


def _call_stand_in(table: Table, seat: int, asker: Asker) -> list[Event]:
    _need(table, RUNNING)
    if not table.held_by(asker.player):
        raise Refused("not-seated", 403)
    if table.seats[seat].played_by:
        raise Refused("stand-in-plays")
    if seat not in table.held_by(asker.player) and seat not in asker.absent:
        raise Refused("not-absent")
    return [happened.BotStoodIn(seat=seat, level=table.opened.stand_in)]


def _come_back(table: Table, seat: int) -> list[Event]:
    _need(table, RUNNING)
    if table.seats[seat].resigned:
        raise Refused("resigned")
    if not table.seats[seat].stand_in:
        raise Refused("nobody-stands-in")
    return [happened.CameBack(seat=seat)]


# --- who may ---------------------------------------------------------------------------------------


def _need(table: Table, status: str) -> None:
    if table.status != status:
        raise Refused(NOT_NOW[table.status])


def _need_opener(table: Table, asker: Asker) -> None:
    if asker.player != table.opened.by:
        raise Refused("not-opener", 403)


def _seat(table: Table, seat: int) -> int:
    if seat >= len(table.seats):
        raise Refused("no-seat", 404)
    return seat


def _own(table: Table, seat: int, asker: Asker) -> int:
    if _seat(table, seat) not in table.held_by(asker.player):
        raise Refused("not-your-seat", 403)
    return seat
