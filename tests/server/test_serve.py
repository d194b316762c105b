"""portside serve and portside bots as a person starts them."""

import os
import re
import signal
import subprocess
import sys
import time

import httpx
import pytest
from server.client import Person, choice
from server.services import wait_for

from portside.server import settings


def run(*arguments, **variables):
    """Run a command to its end."""
    return subprocess.run(
        [sys.executable, "-m", "portside.cli", *arguments],
        capture_output=True, text=True, timeout=120, check=False,
        env={**os.environ, "LANG": "C", "PORTSIDE_LANG": "en", **variables},
    )  # fmt: skip


class Served:
    """A server in a process of its own."""

    def __init__(self, folder, *arguments, **variables):
        self.command = [sys.executable, "-m", "portside.cli", "serve", "--port", "0", *arguments]
        self.variables = {
            **os.environ, "PYTHONUNBUFFERED": "1", "PORTSIDE_LANG": "en", "XDG_DATA_HOME": str(folder),
            "PORTSIDE_WRITES": "10000", **variables,
        }  # fmt: skip

    def start(self):
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=self.variables,
            start_new_session=True,
        )  # fmt: skip
        self.line = self.process.stdout.readline()
        self.address = re.search(r"http://[\d.:]+", self.line)[0]
        probe = Person(self.address)
        wait_for(lambda: _healthy(probe), "the server", seconds=120)
        probe.close()
        return self

    def end(self, how):
        os.killpg(self.process.pid, how)
        self.process.wait(30)
        self.process.stdout.close()


def _healthy(person):
    try:
        return person.ask("GET", "/health").status_code == 200
    except httpx.TransportError:
        return False


def test_the_settings_can_be_checked(tmp_path):
    done = run("serve", "--check", XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 0
    assert done.stdout.startswith("All settings are good: database sqlite+aiosqlite:///")


@pytest.mark.parametrize(
    ("arguments", "variables", "says"),
    [
        (["--workers", "3"], {}, "PostgreSQL"),
        (["--database", "mysql://x"], {}, "The database must be"),
        (["--bus", "smoke signals"], {}, "The bus must be"),
        (["--database", "postgresql+asyncpg://u:secret@127.0.0.1:1/x"], {}, "does not answer"),
        ([], {"PORTSIDE_PORT": "many"}, "PORTSIDE_PORT must be a whole number"),
        ([], {"PORTSIDE_SECURE": "maybe"}, "PORTSIDE_SECURE must be 1 or 0"),
        ([], {"PORTSIDE_ORIGINS": "example.org"}, "An origin is"),
        ([], {"PORTSIDE_LOG": "loud"}, "The log level"),
        ([], {"PORTSIDE_WRITES": "0"}, "PORTSIDE_WRITES must be between"),
    ],
)
def test_a_bad_setting_is_one_sentence(tmp_path, arguments, variables, says):
    done = run("serve", "--check", *arguments, XDG_DATA_HOME=str(tmp_path), **variables)
    assert done.returncode == 2
    assert says in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert "secret" not in done.stderr


def test_a_folder_that_can_not_be_made_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    done = run("serve", "--check", "--database", f"sqlite+aiosqlite:///{tmp_path}/file/x/tables.db")
    assert done.returncode == 2
    assert "can’t be written" in done.stderr


def test_a_port_in_use_is_named(tmp_path):
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = run("serve", "--port", port, XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 2
    assert f"Port {port} is in use" in done.stderr


def test_settings_survive_the_way_to_a_worker():
    made = settings.read({}, port=1234, secure=True, origins="https://a.example")
    assert settings.read(settings.as_environment(made)) == made


def test_tables_outlive_the_server_and_bots_go_on(tmp_path):
    served = Served(tmp_path).start()
    anna = Person(served.address, "Anna")
    table = anna.open(seats=("me", "greedy"), first=1)
    served.end(signal.SIGKILL)
    served.start()
    anna.http.base_url = served.address
    wait_for(lambda: choice(anna.look(table)["table"]) is not None, "the bot", seconds=60)
    anna.act(table)
    version = anna.look(table)["table"]["version"]
    served.end(signal.SIGTERM)
    assert served.process.returncode in (0, -signal.SIGTERM)
    served.start()
    anna.http.base_url = served.address
    assert anna.look(table)["table"]["version"] >= version
    anna.close()
    served.end(signal.SIGKILL)


def test_bots_think_on_another_machine_through_the_api(own_server):
    server = own_server(thinkers=0, bots_token="a token of the operator")
    anna = server.person("Anna")
    table = anna.open(seats=("me", "greedy"), first=1)
    time.sleep(1)
    assert anna.look(table)["table"]["match"]["awaited"] == [1]  # nobody thinks here
    runner = subprocess.Popen(
        [sys.executable, "-m", "portside.cli", "bots", "--server", server.address],
        env={**os.environ, "PORTSIDE_BOTS_TOKEN": "a token of the operator"}, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        for _ in range(3):
            wait_for(lambda: choice(anna.look(table)["table"]), "the runner", seconds=90)
            anna.act(table)
    finally:
        runner.terminate()
        runner.wait(20)


def test_a_runner_without_the_right_token_is_refused(own_server):
    server = own_server(thinkers=0, bots_token="right")
    done = run("bots", "--server", server.address, "--token", "wrong")
    assert done.returncode == 2
    assert "The token is not valid." in done.stderr
    assert run("bots", "--server", "ftp://x", "--token", "t").returncode == 2
