"""Write a whole match as the messages that one seat's browser gets: python web/fixtures.py GAME SEED FILE.

Both seats are played by the bot greedy, seat 0 under a person's name. The same seed gives the same file.
"""

import sys
from pathlib import Path

import msgspec

from portside.bots.roster import make_bot
from portside.core.registry import load
from portside.locales import LANGUAGES
from portside.server import events as happened
from portside.server.clock import NoClock
from portside.server.events import Entry, Event, Opened
from portside.server.messages import News, Snapshot
from portside.server.table import OVER, Table
from portside.server.views import Viewer, log_line, steps_view, table_view

NAMES = ["Mina", "Joris", "Lucía", "Tomas"]


def match(name: str, seed: str, seats: int = 2) -> dict[str, object]:
    """Return snapshot and news by language, and the actions of seat 0 in order."""
    game = load(name)
    opened = Opened(
        game=name, rules=game.rules_version, components=game.components, seats=seats, by="mina", seed=seed,
        clock=NoClock(), public=False, out_of_time="bot", stand_in="greedy",
    )  # fmt: skip
    table = Table("fixture", opened)
    events: list[Event] = [opened]
    events += [happened.SeatTaken(seat=seat, player=NAMES[seat].lower()) for seat in range(seats)]
    events += [happened.Started()]
    out: dict[str, list[object]] = {lang: [] for lang in LANGUAGES}
    _tell(table, Entry(1, 0, "mina", "", events), out)
    player = make_bot("greedy", game, seats, seed=1)
    while table.match and table.status != OVER:
        seat = table.pending()[0]
        action = game.actions[player.choose(game.seen_by(table.match.state, seat), seat)]
        acted = happened.Acted(seat=seat, action=action)
        _tell(table, Entry(table.version + 1, 1000 * table.version, NAMES[seat].lower(), "", [acted]), out)
    return {"messages": out, "record": table.match.record() if table.match else ""}


def _tell(table: Table, entry: Entry, out: dict[str, list[object]]) -> None:
    told = len(table.log)
    table.add(entry)
    names, here = NAMES[: len(table.seats)], [True] * len(table.seats)
    for lang, messages in out.items():
        viewer = Viewer("mina", 0, lang)
        view = table_view(table, viewer, names, here, entry.at)
        items = table.log[told:]
        lines = [log_line(table, item, lang, names) for item in items if item.message is None]
        steps = steps_view(table, [item for item in items if item.message is None], viewer, names)
        messages.append(News(table.version, view, steps, lines) if told else Snapshot(view, lines))


if __name__ == "__main__":
    game, seed, file = sys.argv[1:]
    Path(file).write_bytes(msgspec.json.encode(match(game, seed)))
