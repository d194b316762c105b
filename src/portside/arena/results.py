"""Results of an event as a table: a row for each seat of each match, as CSV or Parquet."""

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from portside.arena.event import Event, Played
from portside.core.extras import extra

COLUMNS = (
    "match", "group", "deal", "turn", "seat", "bot", "points", "place", "moves", "seconds", "failed", "why",
)  # fmt: skip


def rows(event: Event, matches: Sequence[Played]) -> Iterator[dict[str, Any]]:
    """Yield the rows; a match that failed has no points."""
    for number, match in enumerate(matches):
        for seat, bot in enumerate(match.bots):
            yield {
                "match": number,
                "group": match.group,
                "deal": match.deal,
                "turn": match.turn,
                "seat": seat,
                "bot": event.entrants[bot].name,
                "points": match.points[seat] if match.points else None,
                "place": match.places[seat],
                "moves": match.moves,
                "seconds": match.seconds,
                "failed": seat == match.failed,
                "why": match.why if seat == match.failed else "",
            }


def write_csv(path: Path, event: Event, matches: Sequence[Played]) -> None:
    """Write the rows as CSV."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS)
        writer.writeheader()
        writer.writerows(rows(event, matches))


def write_parquet(path: Path, event: Event, matches: Sequence[Played]) -> None:
    """Write the rows as Parquet; needs the extra `arena`."""
    with extra("arena"):
        import pyarrow
        import pyarrow.parquet

    listed = list(rows(event, matches))
    table = pyarrow.table({name: [row[name] for row in listed] for name in COLUMNS})
    pyarrow.parquet.write_table(table, path)


def write(path: Path, event: Event, matches: Sequence[Played]) -> None:
    """Write the rows in the format that the file's name asks for."""
    (write_parquet if path.suffix == ".parquet" else write_csv)(path, event, matches)
