"""The server under load, beside boardgame.io's: `make bench-server`. Writes bench/server.md.

Each row is a server of its own on loopback, with the load in another process (load.py). All rows come from
one run; the machine has few cores and the load takes its share, so the ratios tell more than the numbers.
"""

import argparse
import json
import os
import platform
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from urllib.request import urlopen

from engine import machine

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "tests" / "server"))

from services import Postgres, Redis, free_port, running, wait_for  # noqa: E402

RESULTS = HERE / "server.md"
RIVAL = HERE / "boardgame_io"
_, FILES = STORES = "memory", "files"  # of the rival
TICK = os.sysconf("SC_CLK_TCK")


@dataclass
class Served:
    """A running server: where it is, and the processes it consists of."""

    kind: str
    address: str
    pid: int
    lobby: str = ""
    at_once: int = 25  # tables that may be opened at once

    def processes(self) -> list[int]:
        """List its processes: the first and all that came from it."""
        parents = {}
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
        found = [self.pid]
        for pid in found:
            found += [child for child, parent in parents.items() if parent == pid]
        return found

    def cpu(self) -> float:
        """Return the seconds of processor time it has used."""
        words = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in self.processes()]
        return sum(int(own[11]) + int(own[12]) for own in words) / TICK

    def memory(self) -> float:
        """Return the megabytes that are its own: shared pages are counted once, in parts."""
        total = 0
        for pid in self.processes():
            lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
            total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
        return total / 1024


@dataclass
class Row:
    """What one load on one server gave."""

    server: str
    load: str
    moves: float  # a second
    p50: float  # milliseconds
    p99: float
    cpu: float  # milliseconds of the server's processors a move
    sent: float  # bytes a move that the clients got


@contextmanager
def ours(folder: Path, database: str, workers: int, bus: str) -> Iterator[Served]:
    port = free_port()
    settings = {"DATABASE": database, "WORKERS": workers, "BUS": bus, "PORT": port, "THINKERS": 0,
                "WRITES": 1_000_000, "SOCKETS": 1_000_000, "TABLES": 1_000_000, "LOG": "warning"}  # fmt: skip
    environment = os.environ | {f"PORTSIDE_{name}": str(value) for name, value in settings.items()}
    command = [sys.executable, "-m", "portside.cli", "serve"]
    with (folder / "server.log").open("ab") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True)
    try:
        wait_for(lambda: answers(f"http://127.0.0.1:{port}/health"), "the server", 600)
        yield Served("portside", f"http://127.0.0.1:{port}", process.pid)
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@contextmanager
def rival(store: str) -> Iterator[Served]:
    """Run boardgame.io with one of its stores.

    That of files loses matches that are opened at once, so they are opened one by one.
    """
    port, lobby = free_port(), free_port()
    folder = tempfile.mkdtemp()
    command = ["node", "server.js", str(port), str(lobby), *([folder] if store == FILES else [])]
    process = subprocess.Popen(
        command, cwd=RIVAL, stdout=subprocess.DEVNULL, env=os.environ | {"NODE_ENV": "production"}
    )
    try:
        wait_for(lambda: answers(f"http://127.0.0.1:{lobby}/games"), "boardgame.io", 60)
        at_once = 1 if store == FILES else Served.at_once
        yield Served("boardgame", f"http://127.0.0.1:{port}", process.pid, f"http://127.0.0.1:{lobby}", at_once)
    finally:
        process.kill()
        process.wait()
        shutil.rmtree(folder)


def answers(url: str) -> bool:
    try:
        with urlopen(url, timeout=5) as response:
            return bool(response.status == 200)
    except OSError:
        return False


class SocketsLost(Exception):
    """A server let go of clients that wanted to stay."""


class Loads:
    """Processes of load.py, started together."""

    def __init__(self, served: Served, tables: int, pace: float, seconds: float, words: bool, number: int) -> None:
        command = [sys.executable, str(HERE / "load.py"), served.kind, served.address, "--seconds", str(seconds),
                   "--pace", str(pace), "--tables", str(tables // number),
                   "--at-once", str(served.at_once)]  # fmt: skip
        command += ["--lobby", served.lobby] if served.lobby else []
        command += ["--words"] if words else []
        self.served = served
        self.processes = [
            subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(number)
        ]
        for process in self.processes:
            assert self.line(process) == "ready\n"

    def line(self, process: "subprocess.Popen[str]") -> str:
        assert process.stdout
        return process.stdout.readline()

    def tell(self) -> None:
        for process in self.processes:
            assert process.stdin
            process.stdin.write("\n")
            process.stdin.flush()

    def measure(self, server: str, load: str) -> Row:
        before = self.served.cpu()
        began = time.perf_counter()
        self.tell()
        told = [json.loads(self.line(process)) for process in self.processes]
        took, cpu = time.perf_counter() - began, self.served.cpu() - before
        self.tell()
        for process in self.processes:
            process.communicate()
        delays = sorted(delay for one in told for delay in one["delays"])
        seconds = max(one["seconds"] for one in told)
        assert delays, f"{server}: nothing moved"
        if any(one["lost"] for one in told):
            raise SocketsLost(server)
        moves = len(delays) / seconds
        # Processor time is taken over the warm-up too, at the same speed.
        return Row(server, load, moves, percentile(delays, 50), percentile(delays, 99), cpu / took / moves * 1000,
                   sum(one["bytes"] for one in told) / len(delays))  # fmt: skip


def percentile(delays: list[float], percent: int) -> float:
    return 1000 * delays[min(len(delays) - 1, len(delays) * percent // 100)]


def install_rival() -> str | None:
    """Install boardgame.io into the bench folder; return why it can't be, if it can't."""
    if not shutil.which("npm"):
        return "npm is not installed"
    done = subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=RIVAL, check=False)
    return "npm could not install it" if done.returncode else None


def growth(postgres: Postgres) -> str:
    """Say what an entry takes on PostgreSQL, with its index."""
    query = "select pg_total_relation_size('entries'), count(*) from entries"
    asking = [
        postgres.bin / "psql",
        "-h",
        "127.0.0.1",
        "-p",
        str(postgres.port),
        "-U",
        "portside",
        "-At",
        "bench",
        "-c",
    ]
    size, entries = subprocess.run([*asking, query], check=True, capture_output=True, text=True).stdout.split("|")
    return f"An entry takes {int(size) / int(entries):.0f} bytes on PostgreSQL, its index included."


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--times", type=int, default=3, help="how often each row is measured, each on a new server")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--pace", type=float, default=1, help="moves a second of a table in the even load")
    parser.add_argument("--open", type=int, default=1000, help="open tables in the measurement of memory")
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    rows: list[Row] = []
    notes: list[str] = []
    missing = install_rival()

    def measure(serve: Callable[[], AbstractContextManager[Served]], name: str, words: bool = False) -> None:
        for load, pace in (("as fast as it goes", 0.0), (f"{given.tables * given.pace:g} moves/s", given.pace)):
            tries: list[Row] = []
            for _ in range(given.times):
                try:
                    with serve() as served:
                        tries.append(Loads(served, given.tables, pace, given.seconds, words, 1).measure(name, load))
                    print(f"  measured: {tries[-1]}", file=sys.stderr, flush=True)
                except SocketsLost:
                    if served.kind == "portside":  # of ours none may be
                        raise
                    notes.append(f"{name}, {load}: sockets were lost in one of {given.times} runs, which is left out.")
            tries.sort(key=lambda row: row.p99 if pace else row.moves)
            rows.extend(tries[len(tries) // 2 :][:1])  # the middle one, if there is any

    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        (folder / "redis").mkdir()
        lite = f"sqlite+aiosqlite:///{folder / 'tables.db'}"
        if not missing:
            for store in STORES:
                measure(partial(rival, store), f"boardgame.io, in {store}, 1 process")
        one = partial(ours, folder, lite, 1, "memory")
        measure(one, "Portside, SQLite on disk, 1 process")
        measure(one, "the same, with texts", words=True)
        with ours(folder, f"sqlite+aiosqlite:///{folder / 'open.db'}", 1, "memory") as served:
            empty = served.memory()
            loads = Loads(served, given.open, 0.1, 5, True, 1)
            full = served.memory()
            row = loads.measure("", "")
            notes.append(
                f"{given.open:,} open tables with {2 * given.open:,} sockets, one process on SQLite: {full:.0f} MB "
                f"({empty:.0f} MB empty, {(full - empty) * 1024 / given.open:.0f} KB a table with both its sockets); "
                f"at {row.moves:.0f} moves/s over all of them p50 is {row.p50:.0f} ms, p99 {row.p99:.0f} ms."
            )
            print(f"  measured: {notes[-1]}", file=sys.stderr, flush=True)
        postgres = stack.enter_context(running(Postgres()))
        redis = stack.enter_context(running(Redis(folder / "redis")))
        several = partial(ours, folder, postgres.make_database("bench"), 2, redis.url)
        measure(several, "Portside, PostgreSQL + Redis, 2 workers")
        notes.append(growth(postgres))
    write(rows, notes, missing, given)


def write(rows: list[Row], notes: list[str], missing: str | None, given: argparse.Namespace) -> None:
    rivals = [[row for row in rows if row.server.startswith(f"boardgame.io, in {store}")] for store in STORES]
    yardsticks = [{row.load: row for row in rival} for rival in rivals]
    lines = [
        "# The server under load, measured",
        "",
        f"`make bench-server`, each row the middle one of {given.times} times {given.seconds:g} s, in one run on "
        f"{os.cpu_count()} cores ({machine()}), load average {os.getloadavg()[1]:.0f} by others and us, "
        f"Python {platform.python_version()}: "
        f"{given.tables} tables with two live WebSockets each. A delay is from sending an action to the other seat's "
        "event. Portside plays real matches of Shanghaien and acknowledges what is on the disk; boardgame.io plays a "
        "smaller game of dice, and keeps it in memory or in its own store of files, which is what survives a restart.",
        "",
        "| server | load | moves/s | p50, ms | p99, ms | server's CPU a move, ms | bytes a move "
        "| moves/s against boardgame.io in memory | in files |",
        "|---|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for row in rows:
        ratios = [f"{row.moves / rival[row.load].moves:.2f}" if row.load in rival else "–" for rival in yardsticks]
        lines.append(
            f"| {row.server} | {row.load} | {row.moves:,.0f} | {row.p50:.1f} | {row.p99:.1f} | {row.cpu:.2f} "
            f"| {row.sent:,.0f} | {' | '.join(ratios)} |"
        )
    if missing:
        lines.append(f"| boardgame.io | not measured: {missing} | – | – | – | – | – | – | – |")
    lines += ["", "\n\n".join(notes)]
    RESULTS.write_text("\n".join(lines) + "\n", "utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
