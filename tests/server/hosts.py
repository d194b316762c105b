"""A whole server in processes of its own, which can be killed as a power cut would kill it."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
from server.services import free_port


def processes():
    """Yield the id, the parent's id and the command line of every process."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            yield int(folder.name), parent, (folder / "cmdline").read_text()
        except OSError:  # it has ended meanwhile
            continue


class Host:
    """`portside serve` with settings of one's own; starts on the same port again after a kill."""

    def __init__(self, folder, database, workers=1, thinkers=1, **settings):
        self.port = free_port()
        self.log = folder / "server.log"
        self.database = database
        self.workers = workers
        self.process = None
        self.starts = []  # seconds from a start to the first answer
        given = {"database": database, "workers": workers, "port": self.port, "thinkers": thinkers,
                 "writes": 100_000, "sockets": 10_000, "tables": 10_000, "log": "warning"} | settings  # fmt: skip
        self.environment = os.environ | {f"PORTSIDE_{name.upper()}": str(value) for name, value in given.items()}

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        began = time.monotonic()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "portside.cli", "serve"],
                env=self.environment, stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip
        while not self.answers():
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() - began < 240, self.log.read_text()
            time.sleep(0.05)
        self.starts.append(time.monotonic() - began)

    def answers(self):
        try:
            return httpx.get(f"{self.address}/health", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def worker_ids(self):
        """List the processes that serve: the one there is, or those that the supervisor started."""
        if self.workers == 1:
            return [self.process.pid]
        return [
            pid for pid, parent, line in processes() if parent == self.process.pid and "resource_tracker" not in line
        ]

    def kill(self):
        """Kill everything at once: the server, its workers, its thinkers."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def kill_worker(self, luck=random):
        """Kill one worker; the supervisor starts another."""
        os.kill(luck.choice(self.worker_ids()), signal.SIGKILL)

    def stop(self):
        if self.process and self.process.poll() is None:
            self.kill()
