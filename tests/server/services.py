"""Real services for tests: PostgreSQL and Redis on loopback, in temporary folders, of their own."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path


def free_port():
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return sock.getsockname()[1]


def postgres_bin():
    """Return the folder of PostgreSQL's programs: Debian keeps them off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    initdb = shutil.which("initdb")
    assert initdb, "PostgreSQL is missing; type: apt-get install postgresql"
    return Path(initdb).parent


def wait_for(check, what, seconds=180):
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if check():
            return
        time.sleep(0.05)
    raise AssertionError(f"{what} does not answer")


def answers(port):
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


class Service:
    """A service's process: it can be stopped and started again in the middle of a test."""

    def __init__(self, command, port, **options):
        self.command = command
        self.port = port
        self.options = options
        self.process = None

    def start(self):
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True, **self.options
        )
        wait_for(self.ready, self.command[0])

    def ready(self):
        return answers(self.port)

    def stop(self):
        if self.process and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGINT)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                os.killpg(self.process.pid, signal.SIGKILL)
                self.process.wait()

    def remove(self):
        """Leave nothing behind."""


class Postgres(Service):
    """A cluster of its own. PostgreSQL refuses to run as root, so then it runs as its own user.

    Its folder is not one of pytest's: those are for root alone, again and again.
    """

    def __init__(self):
        self.folder = folder = Path(tempfile.mkdtemp(prefix="portside-postgres-"))
        self.bin = postgres_bin()
        self.user = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}
        if self.user:
            shutil.chown(folder, "postgres", "postgres")
        data = folder / "data"
        subprocess.run(
            [self.bin / "initdb", "-D", data, "-U", "portside", "-A", "trust", "-E", "UTF8", "--no-sync"],
            check=True, stdout=subprocess.DEVNULL, cwd=folder, **self.user,
        )  # fmt: skip
        port = free_port()
        options = {"port": port, "listen_addresses": "127.0.0.1", "unix_socket_directories": str(folder)}
        settings = [word for key, value in options.items() for word in ("-c", f"{key}={value}")]
        super().__init__([self.bin / "postgres", "-D", data, *settings], port, cwd=folder, **self.user)

    def remove(self):
        shutil.rmtree(self.folder, ignore_errors=True)

    def ready(self):
        check = [self.bin / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(check, check=False).returncode == 0

    def make_database(self, name):
        """Make a database; return its address for the server."""
        create = [self.bin / "createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "portside", name]
        subprocess.run(create, check=True)
        return f"postgresql+asyncpg://portside@127.0.0.1:{self.port}/{name}"


class Redis(Service):
    def __init__(self, folder):
        program = shutil.which("redis-server")
        assert program, "Redis is missing; type: apt-get install redis-server"
        port = free_port()
        options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
        super().__init__([program, *options], port)

    @property
    def url(self):
        return f"redis://127.0.0.1:{self.port}/0"


@contextmanager
def running(service):
    service.start()
    try:
        yield service
    finally:
        service.stop()
        service.remove()
