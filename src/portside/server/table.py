"""A table as its entries tell it: pure, no clock of its own, no I/O.

Trust boundary: a Table holds the seed and everybody's secrets. What leaves it goes through views.py.
"""

from copy import copy
from dataclasses import dataclass, replace
from typing import Any

from msgspec import Struct, structs

from portside.core.chance import Luck
from portside.core.contract import CHANCE, Game, State
from portside.core.match import Match
from portside.core.registry import load, names
from portside.server import events as happened
from portside.server.changes import without_changes
from portside.server.clock import Clock
from portside.server.events import Entry, Event, Opened
from portside.server.refused import Refused

OPEN, RUNNING, OVER, CLOSED = "open", "running", "over", "closed"


@dataclass(frozen=True)
class Seat:
    """Who sits somewhere."""

    player: str | None = None
    bot: str | None = None  # the level of the bot whose seat it is
    stand_in: str | None = None  # the level of the bot that plays for the player now
    entropy: str = ""
    resigned: bool = False

    @property
    def taken(self) -> bool:
        return self.player is not None or self.bot is not None

    @property
    def played_by(self) -> str | None:
        """The level of the bot that plays here now, None for a person."""
        return self.bot or self.stand_in


class LogItem(Struct, frozen=True, gc=False):
    """Something to be told: an event of the match, or (message) of the table.

    There are many, and they refer to nothing that refers to them: so the collector need not walk through them.
    """

    version: int
    at: int
    seat: int  # CHANCE for luck
    message: str | None = None
    values: dict[str, Any] = {}
    index: int | None = None  # of the match's event, while it is not taken back
    number: int = 0  # of the action or outcome
    before: bytes = b""  # the position before it; secret


@dataclass(frozen=True)
class Asked:
    """What somebody asked to take back, and who has agreed."""

    seat: int
    events: int
    agreed: frozenset[int]


class Table:
    """A table: its seats, its match, its clocks, its log."""

    def __init__(self, table_id: str, opened: Opened) -> None:
        self.id = table_id
        self.opened = opened
        self.game: Game = load_game(opened)
        self.version = 0
        self.status = OPEN
        self.seats = [Seat() for _ in range(opened.seats)]
        self.match: Match | None = None
        self.clock = Clock.start(opened.clock, opened.seats, 0)
        self._commitment = Luck.commitment(opened.seed)
        self._pending: list[int] = []
        self._awaited: list[int] = []
        self.choices: list[list[int]] = [[] for _ in self.seats]  # each seat's legal actions
        self.chosen_from: list[int] = [0] * opened.seats  # the version since which it has them
        self.done: dict[tuple[str, str], int] = {}  # (player, command id) -> version
        self.asked: Asked | None = None
        self.resigned: list[int] = []  # in order
        self.log: list[LogItem] = []
        self.talk: list[tuple[int, str, int]] = []  # seat, phrase, when
        self.rematch: str | None = None
        self.ended_at: int | None = None
        self.ended_in: int | None = None  # the version in which the match ended

    @staticmethod
    def replay(table_id: str, entries: list[Entry]) -> "Table":
        """Return the table that its entries tell."""
        opened = entries[0].events[0]
        assert isinstance(opened, Opened)
        table = Table(table_id, opened)
        for entry in entries:
            table.add(entry)
        return table

    # --- looking ----------------------------------------------------------------------------------

    def held_by(self, player: str) -> list[int]:
        """List the seats of a player."""
        return [number for number, seat in enumerate(self.seats) if player and seat.player == player]

    def pending(self) -> list[int]:
        """List the seats that may act now."""
        return self._pending

    def awaited(self) -> list[int]:
        """List the seats that must act now: not who has picked and may still change it."""
        return self._awaited

    def bot_to_act(self) -> int | None:
        """Return the first seat at which a bot must act."""
        return next((seat for seat in self.awaited() if self.seats[seat].played_by), None)

    def wakes_at(self, now: int) -> int | None:
        """Return when the table next needs the house: for a bot at once, for a clock when it runs out."""
        return now if self.bot_to_act() is not None else self.clock.next_end()

    @property
    def own_luck(self) -> bool:
        """Tell whether all luck comes from the table's own seed: not of a copy of another match."""
        return self.opened.begun is None

    def commitment(self) -> str:
        return self._commitment

    def entropy(self) -> list[str]:
        """Return the players' shares in the luck, by seat; a duplicate has those of the table it repeats."""
        if self.opened.entropy is not None:
            return self.opened.entropy
        return [seat.entropy for seat in self.seats if seat.entropy]

    def places(self) -> list[int]:
        """Return the places: of those who stayed by the rules, then who resigned, the last to do so first."""
        assert self.match
        by_rules = self.match.places()
        stayed = sorted(by_rules[seat] for seat in range(len(self.seats)) if seat not in self.resigned)
        gone = list(reversed(self.resigned))
        return [
            len(stayed) + gone.index(seat) + 1 if seat in gone else stayed.index(by_rules[seat]) + 1
            for seat in range(len(self.seats))
        ]

    def position(self, position: bytes) -> State:
        """Return a position of the log."""
        return self.game.from_bytes(position)

    def steps(self, first: int, last: int) -> list[LogItem]:
        """Return the events of the match from one up to another, as items of the log."""
        assert self.match
        return [
            LogItem(0, 0, event.seat, index=index, number=event.number, before=self.match.position_bytes(index))
            for index, event in enumerate(self.match.events[first:last], first)
        ]

    # --- what happened ------------------------------------------------------------------------------

    def after(self, entry: Entry) -> "Table":
        """Return the table as an entry leaves it; this one stays as it is."""
        table = copy(self)
        table.seats = list(self.seats)
        table.match = self.match.fork() if self.match else None
        table.clock = Clock(self.clock.setting, list(self.clock.left), list(self.clock.running), self.clock.at)
        table.choices, table.chosen_from = list(self.choices), list(self.chosen_from)
        table.done, table.resigned, table.log = dict(self.done), list(self.resigned), list(self.log)
        table.add(entry)
        return table

    def add(self, entry: Entry) -> None:
        """Take an entry in; they come in order."""
        assert entry.number == self.version + 1
        self.version = entry.number
        acted = None
        for event in entry.events:
            self._take(event, entry)
            if isinstance(event, happened.Acted):
                acted = event.seat
        if entry.id:
            self.done[entry.by, entry.id] = entry.number
        if self.match:
            self._turn(entry, acted)

    def _turn(self, entry: Entry, acted: int | None) -> None:
        """Note who may do what now, and let the clocks run."""
        assert self.match
        if self.status == RUNNING and (self.match.over or self._given_up()):
            self.status, self.ended_at, self.ended_in, self.asked = OVER, entry.at, entry.number, None
        # Asked for many times, by every viewer: the rules are asked once.
        running = self.status == RUNNING
        self._pending, self._awaited = (self.match.pending(), self.match.awaited()) if running else ([], [])
        for seat in range(len(self.seats)):
            choices = self.game.legal_actions(self.match.state, seat) if seat in self._pending else []
            if choices != self.choices[seat] or seat == acted:
                self.choices[seat], self.chosen_from[seat] = choices, self.version
        self.clock.turn([seat for seat in self.awaited() if not self.seats[seat].played_by], entry.at, acted)

    def _given_up(self) -> bool:
        """Tell whether resigning has ended the match: one seat is left, or no person."""
        staying = [seat for number, seat in enumerate(self.seats) if number not in self.resigned]
        return bool(self.resigned) and (len(staying) == 1 or not any(seat.player for seat in staying))

    def _take(self, event: Event, entry: Entry) -> None:
        match event:
            case happened.SeatTaken(seat=seat, player=player, entropy=entropy):
                self.seats[seat] = Seat(player=player, entropy=entropy)
                self._tell(entry, seat, "seat-taken")
            case happened.SeatLeft(seat=seat):
                self.seats[seat] = Seat()
            case happened.BotSeated(seat=seat, level=level):
                self.seats[seat] = Seat(bot=level)
            case happened.Started():
                self._start(entry)
            case happened.Closed():
                self.status, self.ended_at = CLOSED, entry.at
            case happened.Acted(seat=seat, action=action):
                self._act(entry, seat, action)
            case happened.TakenBack(seat=seat):
                self._take_back(entry, seat)
            case happened.TakeBackAsked(seat=seat, events=events):
                self.asked = Asked(seat, events, frozenset({seat}))
                self._tell(entry, seat, "take-back-asked")
            case happened.TakeBackAgreed(seat=seat):
                assert self.asked
                self.asked = replace(self.asked, agreed=self.asked.agreed | {seat})
                self._tell(entry, seat, "take-back-agreed")
            case happened.TakeBackDeclined(seat=seat):
                self.asked = None
                self._tell(entry, seat, "take-back-declined")
            case happened.WentBack(events=events):
                self._go_back(entry, events)
            case happened.Resigned(seat=seat):
                self.seats[seat] = replace(self.seats[seat], resigned=True)
                self.resigned.append(seat)
                self._tell(entry, seat, "resigned")
            case happened.TimeRanOut(seat=seat):
                self.clock.refill(seat)
                self._tell(entry, seat, "time-ran-out")
            case happened.BotStoodIn(seat=seat, level=level):
                self.seats[seat] = replace(self.seats[seat], stand_in=level)
                self._tell(entry, seat, "bot-stood-in", level=level)
            case happened.CameBack(seat=seat):
                self.seats[seat] = replace(self.seats[seat], stand_in=None)
                self.clock.refill(seat)
                self._tell(entry, seat, "came-back")
            case happened.Talked(seat=seat, phrase=phrase):
                self.talk = [*self.talk[-19:], (seat, phrase, entry.at)]
            case happened.RematchOpened(table=table):
                self.rematch = table

    def _start(self, entry: Entry) -> None:
        begun = self.opened.begun
        self.match = Match(
            self.game,
            len(self.seats),
            self.opened.seed,
            entropy=self.entropy(),
            first=self.opened.first,
            luck=begun is None,
        )
        if begun is not None:
            play_on(self.match, begun)
        self.status = RUNNING
        self.clock.at = entry.at
        self._tell(entry, CHANCE, "started")
        self._tell_events(entry, 0)

    def _act(self, entry: Entry, seat: int, action: str) -> None:
        assert self.match
        first = len(self.match.events)
        changes = seat not in self.match.awaited()  # it has done its part, and does it again
        self.match.play(action, seat)
        self.asked = None
        self._tell_events(entry, first)
        if changes:
            self._forget_changes(seat)

    def _tell_events(self, entry: Entry, first: int) -> None:
        """Put the match's events from one on into the log."""
        assert self.match
        for index, event in enumerate(self.match.events[first:], first):
            before = self.match.position_bytes(index)
            self.log.append(
                LogItem(entry.number, entry.at, event.seat, index=index, number=event.number, before=before)
            )

    def _forget_changes(self, seat: int) -> None:
        """Forget what a seat has replaced; the log keeps that it did, and each line its step of the match."""
        assert self.match
        again, start = without_changes(self.match, seat)
        events = self.match.events
        others = [index for index in range(start, len(events)) if events[index].seat != seat]
        own = [index for index in range(start, len(events)) if events[index].seat == seat]
        now = {index: start + place for place, index in enumerate(others)}
        left = range(start + len(others), len(again.events))
        now |= dict(zip(own[len(own) - len(left) :], left, strict=True))
        self.log = [
            item if item.index is None or item.index < start else structs.replace(item, index=now.get(item.index))
            for item in self.log
        ]
        self.match = again

    def _take_back(self, entry: Entry, seat: int) -> None:
        assert self.match
        index = next(i for i in range(len(self.match.events) - 1, -1, -1) if self.match.events[i].seat == seat)
        self.match.undo(seat)
        self.log = [
            item if item.index is None or item.index < index
            else structs.replace(item, index=None if item.index == index else item.index - 1)
            for item in self.log
        ]  # fmt: skip
        self._tell(entry, seat, "taken-back")

    def _go_back(self, entry: Entry, events: int) -> None:
        assert self.match
        assert self.asked
        self.match.go_back(events)
        self.log = [
            structs.replace(item, index=None) if item.index is not None and item.index >= events else item
            for item in self.log
        ]
        self._tell(entry, self.asked.seat, "went-back")
        self.asked = None

    def _tell(self, entry: Entry, seat: int, message: str, **values: Any) -> None:
        self.log.append(LogItem(entry.number, entry.at, seat, message, values))


def play_on(match: Match, begun: list[tuple[int, int]]) -> None:
    """Begin a match with the events of another one; what comes after has luck of its own."""
    for seat, number in begun:
        if seat == CHANCE:
            match.resolve(number)
        else:
            match.play(number, seat)
    match.plays_luck = True
    match.go_back(len(begun))  # plays the luck that is due


def load_game(opened: Opened) -> Game:
    """Return a table's game; refuses a table of another version of its rules."""
    if opened.game not in names():
        raise Refused("no-game", 410, game=opened.game)
    game = load(opened.game)
    if (game.rules_version, game.components) != (opened.rules, opened.components):
        raise Refused("other-rules", 410)
    return game
