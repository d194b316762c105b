"""Write a match as the messages that one seat's browser gets: python web/fixtures.py RECORD FILE.

The record is replayed at a table of the server's, seat 0 being the browser's. The same record gives the same file.
"""

import sys
from pathlib import Path

import msgspec

from portside.core.match import Match
from portside.core.record import read
from portside.locales import LANGUAGES
from portside.server import events as happened
from portside.server.clock import NoClock
from portside.server.events import Entry, Event, Opened
from portside.server.messages import News, Snapshot
from portside.server.table import Table
from portside.server.views import Viewer, log_line, steps_view, table_view

NAMES = ("Mina", "Joris", "Lucía", "Tomas")  # of players whom a record does not name


def messages(match: Match) -> dict[str, list[object]]:
    """Return what the browser of seat 0 gets, by language: a snapshot, then the news of each action."""
    assert match.luck, "a finished record has its seed"
    opened = Opened(
        game=match.game.name, rules=match.game.rules_version, components=match.game.components, seats=match.seats,
        by="0", seed=match.luck.seed, entropy=list(match.entropy), clock=NoClock(), public=False, out_of_time="bot",
        stand_in="greedy",
    )  # fmt: skip
    table = Table("fixture", opened)
    names = match.names or NAMES[: match.seats]
    events: list[Event] = [opened]
    events += [happened.SeatTaken(seat=seat, player=str(seat)) for seat in range(match.seats)]
    events += [happened.Started()]
    out: dict[str, list[object]] = {lang: [] for lang in LANGUAGES}
    _tell(table, Entry(1, 0, "0", "", events), names, out)
    for event in match.events:
        if event.seat >= 0:
            acted = happened.Acted(seat=event.seat, action=match.game.actions[event.number])
            _tell(table, Entry(table.version + 1, 1000 * table.version, str(event.seat), "", [acted]), names, out)
    return out


def _tell(table: Table, entry: Entry, names: tuple[str, ...], out: dict[str, list[object]]) -> None:
    told = len(table.log)
    table.add(entry)
    for lang, sent in out.items():
        viewer = Viewer("0", 0, lang)
        view = table_view(table, viewer, names, [True] * len(names), entry.at)
        items = table.log[told:]
        lines = [log_line(table, item, lang, names) for item in items]
        steps = steps_view(table, [item for item in items if item.message is None], viewer, names)
        sent.append(News(table.version, view, steps, lines) if told else Snapshot(view, lines))


if __name__ == "__main__":
    record, file = sys.argv[1:]
    match = read(Path(record).read_text("utf-8"))
    Path(file).write_bytes(msgspec.json.encode(messages(match)))
