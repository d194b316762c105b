"""An event: every group of entrants meets in deals, each played once from every chair with the same luck.

A deal is the unit of work. It is played by any worker with the same result, and counted by its number, so that
a worker may die and its deal be played again: nothing is lost, nothing counts twice.
"""

import time
from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement
from typing import Any

import msgspec

from portside.arena.duplicate import play_match
from portside.arena.entrants import OURS, Entrant
from portside.arena.wire import Failure, connect
from portside.core.chance import streams
from portside.core.contract import Game, State
from portside.core.registry import load


class Event(msgspec.Struct, frozen=True):
    """What is played, as plain data that travels to any worker."""

    game: str
    seats: int
    entrants: tuple[Entrant, ...]
    deals: int  # of each group
    seed: int
    seconds: float  # a move

    @property
    def groups(self) -> list[tuple[int, ...]]:
        """List who meets whom: every choice of as many entrants as seats."""
        choose = combinations if len(self.entrants) >= self.seats else combinations_with_replacement
        groups = choose(range(len(self.entrants)), self.seats)
        return [group for group in groups if len(set(group)) > 1 or len(self.entrants) == 1]

    @property
    def units(self) -> list[int]:
        """List the numbers of all deals; those of one number have the same luck in every group."""
        return list(range(len(self.groups) * self.deals))

    @property
    def matches(self) -> int:
        return len(self.units) * self.seats


class Played(msgspec.Struct, frozen=True):
    """A match of an event, by seat."""

    unit: int  # the deal's number
    turn: int  # which match of the deal
    group: int
    deal: int
    bots: tuple[int, ...]  # entrants
    points: tuple[int, ...]  # none when the match failed
    places: tuple[int, ...]
    moves: int
    seconds: float
    failed: int  # the seat that failed, or -1
    why: str  # kind of the failure and the bot's own words


class Guarded:
    """A player whose every answer is checked, so that a wrong one costs its match and nothing else."""

    def __init__(self, bot: Any, game: Game, seconds: float) -> None:
        self.bot = bot
        self.game = game
        self.seconds = seconds
        self.moves = 0

    def choose(self, seen: State, seat: int) -> int:
        """Return the bot's action; raises Failure with the seat in `seat`."""
        legal = self.game.legal_actions(seen, seat)
        start = time.monotonic()
        try:
            action = self.bot.choose(seen, seat)
            if action not in legal:
                known = 0 <= action < len(self.game.actions)
                raise Failure("illegal", self.game.actions[action] if known else str(action))
            # Those outside are stopped in time; of ours we know only afterwards. The first move may compile.
            if self.moves and time.monotonic() - start > self.seconds:
                raise Failure("timeout")
        except Failure as failure:
            failure.seat = seat
            raise
        self.moves += 1
        return int(action)


class Table:
    """Plays deals of an event, one after the other; keeps processes of entrants alive between them."""

    def __init__(self, event: Event) -> None:
        self.event = event
        self.game = load(event.game)
        self.groups = event.groups
        self._kept: dict[tuple[int, int], Any] = {}

    def play(self, unit: int) -> list[Played]:
        """Play a deal: as many matches as there are seats."""
        event = self.event
        group, deal = divmod(unit, event.deals)
        matches = []
        for turn in range(event.seats):
            chairs = [(seat + turn) % event.seats for seat in range(event.seats)]
            bots = tuple(self.groups[group][chair] for chair in chairs)
            own = int(streams(event.seed, 2**32 + unit * event.seats + turn, 1)[0]) >> 1
            players = [
                Guarded(self._seat(bot, chair, own + chair, f"{unit}.{turn}"), self.game, event.seconds)
                for bot, chair in zip(bots, chairs, strict=True)
            ]
            start = time.monotonic()
            failed, why = -1, ""
            try:
                points, places, moves = play_match(self.game, players, streams(event.seed, deal, 1))
            except Failure as failure:
                failed = failure.seat
                why = f"{failure.kind}: {failure.text}".rstrip(": ")
                points, moves = (), sum(player.moves for player in players)
                places = tuple(event.seats if seat == failed else 1 for seat in range(event.seats))
            seconds = round(time.monotonic() - start, 3)
            matches.append(Played(unit, turn, group, deal, bots, points, places, moves, seconds, failed, why))
        return matches

    def _seat(self, entrant: int, chair: int, seed: int, match: str) -> Any:
        """Return a bot for a match: of ours a new one, of the others the kept one of this chair."""
        event = self.event
        if event.entrants[entrant].kind == OURS:
            return connect(event.entrants[entrant], self.game, event.seats, seed, event.seconds)
        key = (entrant, chair)
        if key not in self._kept:
            self._kept[key] = connect(event.entrants[entrant], self.game, event.seats, seed, event.seconds)
        self._kept[key].match = match
        return self._kept[key]

    def close(self) -> None:
        """End all processes of entrants."""
        for bot in self._kept.values():
            bot.close()
        self._kept.clear()


def play_here(event: Event, progress: Callable[[int], None] = lambda matches: None) -> list[Played]:
    """Play a whole event in this process."""
    table = Table(event)
    played: list[Played] = []
    try:
        for unit in event.units:
            played += table.play(unit)
            progress(len(played))
    finally:
        table.close()
    return played


def in_order(by_unit: dict[int, list[Played]]) -> Iterator[Played]:
    """Yield the matches in the order of their numbers, whatever order they were played in."""
    for unit in sorted(by_unit):
        yield from by_unit[unit]
