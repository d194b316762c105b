"""How fast random play is: our games and other engines, measured in one run on one core.

    make bench

Prints a table with ratios and writes it, with versions, to bench/results.md. Timings on a busy machine are
noisy: read the ratios, and run it again before you believe a small difference.
"""

import platform
import sys
import time
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from rivals import Missing, Row, rivals

from portside.core.registry import load, names
from portside.core.walk import play_batch

SECONDS = 4.0
BATCH = 5000
# The yardstick of the ratios.
YARDSTICK = "OpenSpiel connect_four, C++ rollouts"
RESULTS = Path(__file__).parent / "results.md"


def ours(seconds: float) -> Iterator[Row]:
    """Measure random play of each of our games, at each number of seats."""
    for name in names():
        game = load(name)
        for seats in game.seats:
            play_batch(game, seats, 0, 1, seed=1)  # compiled before the clock starts
            games = moves = luck = 0
            start = time.perf_counter()
            while time.perf_counter() - start < seconds:
                batch = play_batch(game, seats, games, BATCH, seed=1)
                games += BATCH
                moves += batch.moves
                luck += batch.luck
            spent = time.perf_counter() - start
            note = f"{game.state.itemsize} bytes a position"
            yield Row(f"Portside {name}, {seats} seats", version("portside"), games, moves + luck, moves, spent, note)


def table(rows: list[Row | Missing]) -> list[str]:
    """Lay the rows out as Markdown."""
    yardstick = next((row.steps / row.seconds for row in rows if isinstance(row, Row) and row.name == YARDSTICK), None)
    lines = [
        f"| random play, one core | version | steps/s | decisions/s | steps against {YARDSTICK} | what is counted |",
        "|---|---|---:|---:|---:|---|",
    ]
    for row in rows:
        if isinstance(row, Missing):
            lines.append(f"| {row.name} | – | – | – | – | not measured: {row.reason} |")
            continue
        steps, decisions = row.steps / row.seconds, row.decisions / row.seconds
        ratio = f"{steps / yardstick:.3g}" if yardstick else "–"
        lines.append(f"| {row.name} | {row.version} | {steps:,.0f} | {decisions:,.0f} | {ratio} | {row.note} |")
    return lines


def main() -> None:
    rows: list[Row | Missing] = []
    for measured in (ours(SECONDS), rivals(SECONDS)):
        for row in measured:
            print(f"  measured: {row.name}", file=sys.stderr)
            rows.append(row)
    packages = ", ".join(f"{name} {version(name)}" for name in ("numba", "numpy"))
    head = [
        "# Random play, measured",
        "",
        f"`make bench`, {SECONDS:g} s a row in one run: Python {platform.python_version()}, {packages}, {machine()}.",
        "A step is any event, luck included; a decision is a player's. No engine plays another's games, so the ratios",
        "compare engines and games together.",
        "",
    ]
    lines = table(rows)
    RESULTS.write_text("\n".join([*head, *lines]) + "\n", "utf-8")
    print("\n".join(lines))


def machine() -> str:
    """Name the processor, as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else "unknown processor"


if __name__ == "__main__":
    main()
