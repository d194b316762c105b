"""How an event grows with workers: the same deals on 1, 2, 4 … processes, and on as many Ray workers.

    .venv/bin/python bench/arena.py          # needs the extra `ray`

Prints a table and writes it to bench/arena.md. Starting the workers is part of the time, as it is for users.
"""

import os
import sys
import time
from pathlib import Path

from portside.arena.entrants import read_entrants
from portside.arena.event import Event, play_here
from portside.arena.workers import play_event, play_on_ray

RESULTS = Path(__file__).parent / "arena.md"
DEALS = int(sys.argv[1]) if len(sys.argv) > 1 else 60


def main() -> None:
    event = Event("shanghaien", 2, read_entrants(["greedy", "uct:400", "captain@20ms"]), DEALS, 1, 600.0)
    play_here(Event("shanghaien", 2, event.entrants, 1, 1, 600.0))  # compiled before the clock starts
    cores = os.cpu_count() or 1
    counts = [count for count in (1, 2, 4, 8, 16, 32, 64) if count <= cores]
    rows, alone = [], 0.0
    for name in ("processes", "Ray workers"):
        for count in counts:
            start = time.perf_counter()
            if name == "processes":
                play_event(event, count)
            else:
                import ray

                ray.init(address="local", num_cpus=count, include_dashboard=False, log_to_driver=False)
                play_on_ray(event, "local")
                ray.shutdown()
            rate = event.matches / (time.perf_counter() - start)
            alone = alone or rate
            rows.append(f"| {count} {name} | {rate:.2f} | {rate / alone:.2f} |")
            print(rows[-1], flush=True)
    head = [
        "# The arena, measured",
        "",
        f"`bench/arena.py`: {event.matches} matches of Shanghaien between {', '.join(e.name for e in event.entrants)};",
        f"{cores} cores, load of the machine when it ended: {os.getloadavg()[0]:.1f}. Starting the workers counts.",
        "",
        "| workers | matches/s | against one process |",
        "|---|---:|---:|",
    ]
    RESULTS.write_text("\n".join([*head, *rows]) + "\n", "utf-8")


if __name__ == "__main__":
    main()
