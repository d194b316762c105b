"""docs/hosting.md as it stands: its nginx configuration, its commands, its table of settings."""

import os
import re
import shutil
import subprocess
import sys
import uuid
from dataclasses import fields
from pathlib import Path

import httpx
import pytest
from server.client import Person, choice
from server.hosts import Host
from server.services import Service, answers, free_port, postgres_bin, running

from portside.server.settings import PREFIX, Settings

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")


def command(what):
    """Return the command that the page gives for something."""
    found = re.search(rf"<!-- tested: {re.escape(what)} -->\n```sh\n(.*?)```", PAGE, re.S)
    assert found, what
    return found[1]


def run(what, folder, **variables):
    programs = [str(Path(sys.executable).parent), str(postgres_bin()), os.environ["PATH"]]
    environment = os.environ | {"PATH": ":".join(programs)} | variables
    subprocess.run(["sh", "-ec", command(what)], cwd=folder, env=environment, check=True, timeout=60)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not here")
def test_systemd_understands_every_line_of_the_unit(tmp_path):
    found = re.search(r"```ini\n# /etc/systemd/system/portside.service\n(.*?)```", PAGE, re.S)
    unit = tmp_path / "portside.service"
    unit.write_text(found[1].replace("/opt/portside/.venv/bin/portside", sys.executable), "utf-8")
    verify = ["systemd-analyze", "verify", "--man=no", str(unit)]
    looked = subprocess.run(verify, capture_output=True, text=True, check=False)
    # It may also have something to say about the machine; what it finds wrong here, it names by the file.
    assert [line for line in looked.stderr.splitlines() if unit.name in line] == []


@pytest.fixture
def host(tmp_path):
    started = []

    def start(database, **options):
        folder = tmp_path / f"host{len(started)}"
        folder.mkdir()
        started.append(Host(folder, database, thinkers=0, **options))
        started[-1].start()
        return started[-1]

    yield start
    for one in started:
        one.stop()


def begin(address):
    """Open a table at a server and play a few moves; return the players, the table and its version."""
    anna, bernd = Person(address, "Anna"), Person(address, "Bernd")
    table = anna.open()
    bernd.do(table, "take-seat", seat=1)
    for _ in range(5):
        version = play_on(table, anna, bernd)
    return anna, bernd, table, version


def play_on(table, *people):
    """Play one move; return the version."""
    for person in people:
        shown = person.look(table, words=False)["table"]
        if name := choice(shown):
            return person.do(table, "act", seat=shown["viewpoint"], action=name)
    raise AssertionError("nobody may move")


def moved(person, address):
    """Return the same person at another server: the key goes with them."""
    same = Person(address)
    same.http.cookies.update(person.http.cookies)
    same.numbers = person.numbers
    return same


def restored(people, table, version, address):
    """Check that a table is whole at a restored server, and play on there."""
    there = [moved(person, address) for person in people]
    assert there[0].look(table)["table"]["version"] == version
    assert play_on(table, *there) == version + 1
    for person in (*people, *there):
        person.close()


def test_a_backup_of_sqlite_taken_while_it_runs_can_be_played_on(tmp_path, host):
    first = host(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
    anna, bernd, table, version = begin(first.address)
    run("backup of SQLite", tmp_path)
    play_on(table, anna, bernd)  # after the backup: not in it
    first.kill()
    restored([anna, bernd], table, version, host(f"sqlite+aiosqlite:///{tmp_path / 'copy.db'}").address)


def test_a_backup_of_postgresql_taken_while_it_runs_can_be_played_on(tmp_path, host, postgres):
    name = f"backup{uuid.uuid4().hex}"
    database, empty = postgres.make_database(name), postgres.make_database(f"{name}copy")
    first = host(database)
    anna, bernd, table, version = begin(first.address)
    run("backup of PostgreSQL", tmp_path, DATABASE=database.replace("+asyncpg", ""))
    play_on(table, anna, bernd)
    first.kill()
    run("restore of PostgreSQL", tmp_path, EMPTY_DATABASE=empty.replace("+asyncpg", ""))
    restored([anna, bernd], table, version, host(empty).address)


class Nginx(Service):
    """nginx with the configuration of the page, on ports of our own."""

    def __init__(self, folder, backends):
        program = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
        assert program, "nginx is missing; type: apt-get install nginx-light"
        port = free_port()
        found = re.search(r"```nginx\n(.*?)```", PAGE, re.S)[1]
        for documented, own in zip(("127.0.0.1:8088", "127.0.0.1:8089"), backends, strict=True):
            assert f"server {documented};" in found
            found = found.replace(documented, f"127.0.0.1:{own}")
        found = found.replace("listen 127.0.0.1:8080;", f"listen 127.0.0.1:{port};")
        temporary = "".join(
            f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        configuration = folder / "nginx.conf"
        configuration.write_text(
            f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;\n"
            f"events {{}}\nhttp {{ access_log off;\n{temporary}{found}}}\n"
        )
        super().__init__([program, "-e", f"{folder}/error.log", "-p", str(folder), "-c", str(configuration)], port)

    def ready(self):
        return answers(self.port)


def test_behind_nginx_any_server_serves_any_table_and_addresses_are_told_apart(tmp_path, host, postgres, redis):
    database = postgres.make_database(f"nginx{uuid.uuid4().hex}")
    backends = [host(database, bus=redis.url, proxies="127.0.0.1", writes=5) for _ in range(2)]
    with running(Nginx(tmp_path, [one.port for one in backends])) as nginx:
        address = f"http://127.0.0.1:{nginx.port}"
        anna, bernd, table, version = begin(address)
        origin = {"Origin": address}  # as a browser says it
        with anna.live(table, headers=origin) as here, bernd.live(table, headers=origin) as there:
            for _ in range(4):  # requests go to both in turn, sockets are wherever they are
                version = play_on(table, anna, bernd)
                for live in (here, there):
                    while live.receive("news", "snapshot")["table"]["version"] < version:
                        pass
        anna.close()
        bernd.close()
        for forged in ({}, {"x-forwarded-for": "10.1.2.3"}):
            assert 429 in flood(address, "127.0.0.1", forged)
        assert 429 not in flood(address, "127.0.0.2", {}, times=20)


def flood(address, source, headers, times=600):
    """Write from an address until it is too much; return the statuses that came."""
    seen = set()
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(base_url=address, transport=transport, headers=headers, timeout=30) as client:
        for _ in range(times):
            seen.add(client.post("/api/me", json={"name": ""}).status_code)
            if 429 in seen:
                break
    return seen


def test_the_page_lists_every_setting_with_its_default():
    listed = dict(re.findall(r"^\| `(PORTSIDE_\w+)` \| `?([^|`]*?)`? \|", PAGE, re.M))
    settings = Settings()
    own = {PREFIX + one.name.upper(): getattr(settings, one.name) for one in fields(Settings)}
    own["PORTSIDE_DATABASE"] = "~/.local/share/portside/tables.db"
    assert listed == {name: str(int(value) if isinstance(value, bool) else value) for name, value in own.items()}
