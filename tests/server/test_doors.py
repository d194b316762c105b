"""No one gets in: whatever is not allowed is refused with a code, and nothing changes."""

import json
import socket
import sqlite3
import time
from urllib.parse import urlsplit

import httpx
import pytest
from server.client import Live, Person
from server.conftest import Running, settings_of
from websockets.exceptions import ConnectionClosed, InvalidStatus

from portside import Match, load
from portside.server import house, keys
from portside.server.guard import Guard
from portside.server.settings import Settings


@pytest.fixture(scope="module")
def door(request, tmp_path_factory):
    """A server whose limits nobody meets by chance."""
    given = {"thinkers": 0, "writes": 100_000, "sockets": 1000, "bots_token": "runner"}
    running = Running(settings_of("sqlite", request, tmp_path_factory.mktemp("door"), **given)).start()
    yield running
    running.stop()


@pytest.fixture
def table(door):
    """A table of Shanghaien with Anna and Bernd; theirs is the next step."""
    anna, bernd = door.person("Anna"), door.person("Bernd")
    number = anna.open()
    bernd.do(number, "take-seat", seat=1)
    shown = anna.look(number)["table"]
    to_act = shown["match"]["pending"][0]
    return number, (anna, bernd)[to_act], (anna, bernd)[1 - to_act], to_act


def stored(door):
    """Return what the database holds, but for keys."""
    path = door.settings.database.partition(":///")[2]
    with sqlite3.connect(path) as database:
        return {name: database.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall()
                for name in ("entries", "tables", "seats", "records", "players", "keys")}  # fmt: skip


@pytest.fixture
def unchanged(door):
    """Check that nothing was stored: call it when everything is set up."""
    before = {}

    def note():
        before.update(stored(door))

    yield note
    assert before, "the test has not said when to look"
    assert stored(door) == before


# --- other people's things --------------------------------------------------------------------------


def test_nobody_acts_for_anothers_seat(door, table, unchanged):
    number, mover, other, seat = table
    stranger, anybody = door.person("Eve"), door.person(None)
    unchanged()
    name = mover.look(number)["table"]["match"]["legal"][0]["name"]
    for do, fields in {
        "act": {"action": name}, "take-back": {}, "ask-take-back": {"events": 1}, "answer-take-back": {"agree": True},
        "resign": {}, "come-back": {}, "talk": {"phrase": "hello"},
    }.items():  # fmt: skip
        assert other.denied(number, do, seat=seat, **fields) == "not-your-seat"
        assert stranger.denied(number, do, seat=seat, **fields) == "not-your-seat"
        assert anybody.denied(number, do, seat=seat, **fields) == "no-player"
    assert stranger.denied(number, "call-stand-in", seat=seat) == "not-seated"
    assert other.denied(number, "call-stand-in", seat=seat) == "not-absent"
    with door.person(None).live(number) as live:
        live.send("act", seat=seat, action=name)
        assert live.receive("denied")["code"] == "no-player"
    with stranger.live(number) as live:
        live.send("act", seat=seat, action=name)
        assert live.receive("denied")["code"] == "not-your-seat"


def test_nobody_looks_from_anothers_seat(door, table, unchanged):
    number, _mover, other, seat = table
    unchanged()
    for path in ("", "/steps", "/record", "/why", "/events"):
        assert other.refused("GET", f"/api/tables/{number}{path}?seat={seat}") == (403, "not-your-seat")
    assert other.refused("POST", f"/api/tables/{number}/hint?seat={seat}") == (403, "not-your-seat")
    with other.live(number) as live:
        live.receive("snapshot")
        live.socket.send(json.dumps({"do": "look", "seat": seat}))
        assert live.receive("denied")["code"] == "not-your-seat"
    with other.live(number, query=f"?seat={seat}") as live:
        assert live.closing() == (4403, "not-your-seat")


def test_what_only_the_opener_may_do_is_refused_to_others(door, unchanged):
    anna, bernd = door.person("Anna"), door.person("Bernd")
    number = anna.open()
    unchanged()
    assert bernd.denied(number, "close") == "not-opener"
    assert bernd.denied(number, "seat-bot", seat=1, level="greedy") == "not-opener"
    assert bernd.denied(number, "leave-seat", seat=0) == "not-your-seat"
    assert bernd.denied(number, "take-seat", seat=0) == "seat-taken"
    assert bernd.denied(number, "take-seat", seat=7) == "no-seat"


def test_anothers_command_id_means_nothing_and_ones_own_is_not_done_twice(door, table):
    number, mover, other, seat = table
    name = mover.look(number)["table"]["match"]["legal"][0]["name"]
    version = mover.do(number, "act", seat=seat, action=name, id="once")
    before = stored(door)
    assert mover.do(number, "act", seat=seat, action=name, id="once") == version
    assert other.denied(number, "act", seat=seat, action=name, id="once") == "not-your-seat"
    assert stored(door) == before


def test_stale_and_future_versions_are_refused(door, table):
    number, mover, other, seat = table
    shown = mover.look(number)["table"]
    name = shown["match"]["legal"][0]["name"]
    mover.do(number, "act", seat=seat, action=name, version=shown["version"])
    before = stored(door)
    now = mover.look(number)["table"]
    whose, at = (mover, seat) if seat in now["match"]["pending"] else (other, 1 - seat)
    name = whose.look(number)["table"]["match"]["legal"][0]["name"]
    assert whose.denied(number, "act", seat=at, action=name, version=shown["version"] - 1) == "stale"
    assert whose.denied(number, "act", seat=at, action=name, version=now["version"] + 1) == "version"
    assert stored(door) == before


# --- pages of others --------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "file://", "http://"])
def test_pages_of_other_origins_may_not_write_nor_listen(door, table, unchanged, origin):
    number, mover, _, _ = table
    unchanged()
    for method, path in (("POST", f"/api/tables/{number}/commands"), ("POST", "/api/me"), ("DELETE", "/api/me"),
                         ("PATCH", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/me/tokens")):  # fmt: skip
        assert mover.refused(method, path, json={}, headers={"origin": origin}) == (403, "origin")
    with pytest.raises(InvalidStatus) as refused:
        mover.live(number, headers={"Origin": origin})
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body)["code"] == "origin"
    assert "content-security-policy" in refused.value.response.headers


def test_our_own_page_may(door, table):
    number, mover, _, _ = table
    with mover.live(number, headers={"Origin": door.address}) as live:
        assert live.receive("snapshot")
    assert mover.ask("PATCH", "/api/me", json={}, headers={"origin": door.address}).status_code == 200


# --- bodies, frames and paths -----------------------------------------------------------------------

DEEP = "[" * 3000 + "]" * 3000
BODIES = {
    "not JSON": b"{",
    "not text": b"\xff\xfe\x00",
    "nothing": b"",
    "a list": b"[]",
    "null": b"null",
    "deep": DEEP.encode(),
    "deep inside": b'{"do": "act", "id": ' + DEEP.encode() + b"}",
    "deep in a field we do not know": b'{"game": "shanghaien", "seats": [], "x": ' + DEEP.encode() + b"}",
    "deep in a clock": b'{"game": "macao", "seats": [{}, {}], "clock": {"kind": "none", "x": ' + DEEP.encode() + b"}}",
    "an unknown field": b'{"do": "resign", "id": "x", "seat": 0, "as": "root"}',
    "an unknown field of a table": b'{"game": "shanghaien", "seats": [{}, {}], "seed": "0"}',
    "an unknown field of a clock": b'{"game": "shanghaien", "seats": [{}, {}], "clock": {"kind": "none", "x": 1}}',
    "an unknown command": b'{"do": "win", "id": "x"}',
    "no id": b'{"do": "resign", "seat": 0}',
    "a bad id": b'{"do": "resign", "id": "a b", "seat": 0}',
    "a long id": b'{"do": "resign", "id": "' + b"a" * 65 + b'", "seat": 0}',
    "a negative seat": b'{"do": "resign", "id": "x", "seat": -1}',
    "a huge seat": b'{"do": "resign", "id": "x", "seat": 1e99}',
    "twice a key": b'{"do": "resign", "do": "win", "id": "x", "seat": 0}',
    "a lone surrogate": b'{"do": "act", "id": "x", "seat": 0, "action": "\\ud800"}',
    "a zero byte": b'{"do": "act", "id": "x", "seat": 0, "action": "\\u0000"}',
}  # fmt: skip


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_bodies_that_do_not_fit_are_refused(door, table, unchanged, body):
    number, mover, _, seat = table
    body = body.replace(b'"seat": 0', b'"seat": %d' % seat)
    unchanged()
    for method, path in (("POST", f"/api/tables/{number}/commands"), ("POST", "/api/tables"), ("POST", "/api/me"),
                         ("PATCH", "/api/me"), ("POST", "/api/me/tokens"), ("POST", "/api/records")):  # fmt: skip
        if (path, body) in {("/api/me/tokens", b"null"), ("/api/me/tokens", b"")}:
            continue
        response = mover.ask(method, path, content=body, headers={"content-type": "application/json"})
        assert response.status_code in (400, 403, 409), (path, response.status_code, response.text)
        assert set(response.json()) == {"code", "text", "clause"}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_frames_that_do_not_fit_are_refused_and_the_socket_lives_on(door, table, unchanged, body):
    number, mover, _, seat = table
    body = body.replace(b'"seat": 0', b'"seat": %d' % seat)
    unchanged()
    with mover.live(number) as live:
        live.receive("snapshot")
        if len(body) > 4096:
            live.socket.send(body.decode())
            assert live.closing() == (1007, "too-long")
            return
        try:
            live.socket.send(body.decode())
        except UnicodeDecodeError:
            live.socket.send(body)
        assert live.receive("denied")["code"] in ("bad-request", "no-action")
        live.socket.send(json.dumps({"do": "ping"}))
        assert live.receive("pong")


def test_deep_frames_of_allowed_length_are_refused(door, table):
    number, mover, _, _ = table
    with mover.live(number) as live:
        live.receive("snapshot")
        live.socket.send("[" * 4000)
        assert live.receive("denied")["code"] == "bad-request"
        live.socket.send("[" * 2000 + "]" * 2000)
        assert live.receive("denied")["code"] == "bad-request"


def test_oversized_bodies_and_frames_are_refused(door, table, unchanged):
    number, mover, _, _ = table
    unchanged()
    big = b" " * 20_000
    assert mover.refused("POST", f"/api/tables/{number}/commands", content=big) == (413, "too-large")
    assert mover.refused("POST", "/api/tables", content=iter([big])) == (413, "too-large")
    assert mover.refused("POST", "/api/records", content=b"x" * 9_000_000) == (413, "too-large")
    with mover.live(number) as live:
        live.receive("snapshot")
        live.socket.send(" " * 20_000)
        assert live.closing()[0] == 1009


PATHS = (
    "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd", "/assets/../../settings.py",
    "/assets/%2e%2e/%2e%2e/server/settings.py", "/locales/../en.ftl", "/locales/..%2f..%2fpyproject.toml",
    "/locales/en%00.ftl", "/api/tables/..%2fme", "/api/tables/%00", "/api/tables/%ff%fe", "/api/tables/%0a",
    "/api/../api/me", "/api//me", "//evil.example/", "/api/games/..%2f..%2fserver/rules",
    "/api/games/%2e%2e%2fmacao/rules", "/api/records/../../x", "/\\..\\..\\x", "/api/tables/%F0%9F%98%80",
)  # fmt: skip


@pytest.mark.parametrize("path", PATHS)
def test_paths_lead_nowhere_else(door, unchanged, path):
    """Raw, as no well-behaved client would send them."""
    unchanged()
    place = urlsplit(door.address)
    with socket.create_connection((place.hostname, place.port), 10) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nhost: {place.netloc}\r\nconnection: close\r\n\r\n".encode("latin-1"))
        answer = b"".join(iter(lambda: raw.recv(65536), b""))
    head, _, body = answer.partition(b"\r\n\r\n")
    status = int(head.split()[1])
    assert status in (200, 301, 307, 400, 401, 404), answer
    assert b"root:" not in body
    assert b"import " not in body
    assert b"[project]" not in body
    if status == 200:  # a page of the client
        assert b"<!doctype html>" in body.lower()
    if status != 400 or b"content-security-policy" in head.lower():
        assert b"content-security-policy" in head.lower()


def test_whats_not_there_is_refused(door, unchanged):
    anna = door.person("Anna")
    unchanged()
    nowhere = "0" * 20
    for path in ("", "/steps", "/record", "/why", "/events", "/verify"):
        assert anna.refused("GET", f"/api/tables/{nowhere}{path}") == (404, "no-table")
        assert anna.refused("GET", f"/api/tables/NOT-AN-ID{path}")[0] in (400, 404)
    assert anna.refused("GET", f"/api/records/{nowhere}") == (404, "no-record")
    assert anna.refused("GET", "/api/nothing") == (404, "not-found")
    assert anna.refused("PUT", "/api/me") == (405, "method")
    with anna.live(nowhere) as live:
        assert live.closing() == (4404, "no-table")
    with anna.live(nowhere, query="?seat=x") as live:
        assert live.closing()[0] in (4400, 4404)


# --- words that end up in records -------------------------------------------------------------------


@pytest.mark.parametrize("entropy", [" x", "x ", "  ", "x\n", "\n", "x\nseed: 1"])
def test_entropy_is_one_line_or_refused(door, entropy):
    """It stands in the record: what can't stand there must not keep a table from starting."""
    anna, bernd = door.person("Anna"), door.person("Bernd")
    table = anna.open()
    response = bernd.ask("POST", f"/api/tables/{table}/commands",
                         json=bernd.command("take-seat", seat=1, entropy=entropy))  # fmt: skip
    assert response.status_code in (200, 400), response.text
    if response.status_code == 400:
        bernd.do(table, "take-seat", seat=1)
    from portside.core.record import read

    assert anna.look(table)["table"]["status"] == "running"
    assert read(anna.ask("GET", f"/api/tables/{table}/record").text)


@pytest.mark.parametrize("name", ["a\nseed: 1", "a\u202eb", "\u200b", " ", "a\x00", "a\x7f", "a\u2028b"])
def test_names_are_one_line_of_visible_text(door, name):
    anna = door.person("Anna")
    asked = {"game": "shanghaien", "seats": [{"kind": "me"}, {"kind": "me", "name": name}]}
    for response in (anna.ask("POST", "/api/tables", json=asked), anna.ask("PATCH", "/api/me", json={"name": name}),
                     anna.ask("POST", "/api/me", json={"name": name})):  # fmt: skip
        assert response.status_code in (200, 201, 400)
        if response.status_code == 201:
            shown = anna.look(response.json()["id"])["table"]["seats"][1]["name"]
            assert shown.isprintable()
            assert len(shown.splitlines()) == 1
        elif response.status_code == 200:
            assert response.json()["name"].isprintable()


# --- keys, tokens, links ----------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["x", "", "0" * 43, "a" * 5000, "' OR 1=1 --", "%00", "é", "../..", "null"])
def test_forged_cookies_are_nobodys(door, table, unchanged, key):
    number, _mover, _, seat = table
    unchanged()
    forger = httpx.Client(base_url=door.address, headers={"cookie": f"portside={key}".encode("latin-1")})
    with forger:
        assert forger.get("/api/me").status_code == 401
        command = {"do": "resign", "id": "f", "seat": seat}
        assert forger.post(f"/api/tables/{number}/commands", json=command).status_code == 401
        assert forger.get(f"/api/tables/{number}").json()["table"]["viewpoint"] == -1


def test_what_the_database_keeps_of_a_key_opens_nothing(door):
    anna = door.person("Anna")
    token = anna.ok("POST", "/api/me/tokens", json={"label": "bot"})["token"]
    words = [str(word) for row in stored(door)["keys"][-4:] for word in row if word]
    assert token not in words
    assert anna.http.cookies["portside"] not in words
    for word in words:
        assert httpx.get(f"{door.address}/api/me", headers={"authorization": f"Bearer {word}"}).status_code == 401
        assert httpx.get(f"{door.address}/api/me", headers={"cookie": f"portside={word}"}).status_code == 401


@pytest.mark.parametrize("shown", ["Bearer x", "Bearer", "bearer portside_", "Basic eDp4", "x", "Bearer " + "a" * 5000])
def test_guessed_tokens_are_refused(door, table, unchanged, shown):
    number, mover, _, _seat = table
    unchanged()
    for method, path in (("GET", "/api/me"), ("GET", f"/api/tables/{number}"), ("POST", "/api/me/links"),
                         ("POST", "/api/thinking/next")):  # fmt: skip
        refused = mover.refused(method, path, headers={"authorization": shown})
        assert refused == (401, "bad-token")  # even with a good cookie beside it


def test_a_cookie_is_no_token_and_a_token_no_cookie(door):
    anna = door.person("Anna")
    key, token = anna.http.cookies["portside"], anna.ok("POST", "/api/me/tokens", json={})["token"]
    assert httpx.get(f"{door.address}/api/me", headers={"authorization": f"Bearer {key}"}).status_code == 401
    assert httpx.get(f"{door.address}/api/me", headers={"cookie": f"portside={token}"}).status_code == 401
    assert httpx.get(f"{door.address}/api/me", headers={"authorization": f"Bearer {token}"}).status_code == 200


def test_a_revoked_token_opens_nothing_and_its_socket_is_closed(door, table):
    number, mover, other, seat = table
    made = mover.ok("POST", "/api/me/tokens", json={"label": "bot"})
    bearer = {"authorization": f"Bearer {made['token']}"}
    program = Person(door.address, None, **bearer)
    with program.live(number, headers={"Authorization": bearer["authorization"]}) as live:
        assert live.receive("snapshot")["table"]["viewpoint"] == seat
        assert other.refused("DELETE", f"/api/me/tokens/{made['id']}") == (404, "no-token")
        mover.ok("DELETE", f"/api/me/tokens/{made['id']}")
        assert live.closing()[0] == 4401
    assert program.refused("GET", "/api/me") == (401, "bad-token")
    program.close()
    with mover.live(number) as live:
        assert live.receive("snapshot")


def test_forgotten_devices_and_players_lose_their_sockets(door):
    anna = door.person("Anna")
    table = anna.open()
    phone = door.person(None)
    phone.ok("POST", anna.ok("POST", "/api/me/links")["path"].replace("/carry/", "/api/links/"))
    with phone.live(table) as live:
        assert live.receive("snapshot")["table"]["viewpoint"] == 0
        anna.ok("DELETE", "/api/me/devices")
        assert live.closing()[0] == 4401
    assert phone.refused("GET", "/api/me") == (401, "no-player")
    with anna.live(table) as live:
        live.receive("snapshot")
        anna.ok("DELETE", "/api/me")
        assert live.closing()[0] == 4401


def test_a_link_works_once_and_not_for_ever(door, monkeypatch):
    anna, phone, thief = door.person("Anna"), door.person(None), door.person(None)
    path = anna.ok("POST", "/api/me/links")["path"].replace("/carry/", "/api/links/")
    assert phone.ok("POST", path)["id"] == anna.me["id"]
    assert thief.refused("POST", path) == (404, "no-link")
    first = anna.ok("POST", "/api/me/links")["path"].replace("/carry/", "/api/links/")
    second = anna.ok("POST", "/api/me/links")["path"].replace("/carry/", "/api/links/")
    assert thief.refused("POST", first) == (404, "no-link")  # a new link replaces the old one
    later = time.time_ns() + (keys.LINK_FOR + 1) * 1_000_000
    monkeypatch.setattr(house.time, "time_ns", lambda: later)
    assert thief.refused("POST", second) == (404, "no-link")
    assert thief.refused("POST", "/api/links/" + "x" * 22) == (404, "no-link")


def test_nobody_thinks_for_bots_without_the_runners_token(door, unchanged):
    anna = door.person("Anna")
    table = anna.open(seats=("me", "greedy"))
    unchanged()
    chosen = {"table": table, "version": 1, "seat": 1, "action": 0}
    for headers in ({}, {"authorization": "Bearer wrong"}, {"authorization": "runner"}):
        if headers.get("authorization") == "runner":
            continue
        assert anna.refused("POST", "/api/thinking/next", headers=headers) == (401, "bad-token")
        assert anna.refused("POST", "/api/thinking/answer", json=chosen, headers=headers) == (401, "bad-token")
    runner = {"authorization": "Bearer runner"}
    for wrong in ({"seat": 0}, {"version": 0, "seat": 0}, {"action": 99_999}, {"table": "0" * 20}, {"x": 1}):
        assert anna.refused("POST", "/api/thinking/answer", json={**chosen, **wrong}, headers=runner)[0] in (
            400,
            404,
            409,
        )


def test_without_a_runners_token_the_thinking_door_is_shut(own_server):
    anna = own_server().person("Anna")
    for word in ("", "Bearer", "Bearer x"):
        shown = {"authorization": word}
        assert anna.refused("POST", "/api/thinking/next", headers=shown) == (401, "bad-token")


# --- limits -----------------------------------------------------------------------------------------


def test_writing_has_a_limit_by_key_and_by_address(own_server):
    server = own_server(writes=1)
    anna = server.person("Anna")
    answers = [anna.ask("POST", "/api/tables", json={}) for _ in range(40)]
    limited = [one for one in answers if one.status_code == 429]
    assert limited
    assert limited[0].json()["code"] == "too-fast"
    assert limited[0].headers["retry-after"] == "1"
    assert "content-security-policy" in limited[0].headers
    # A new key does not help.
    fresh = [httpx.post(f"{server.address}/api/me", json={"name": "Eve"}).status_code for _ in range(10)]
    assert 429 in fresh


def test_reading_and_connecting_have_limits_by_key_and_by_address():
    guard = Guard(None, Settings(writes=1))

    def ask(kind, address, key):
        headers = [(b"cookie", f"portside={key}".encode())]
        refused = guard._refused({"type": kind, "method": "GET", "headers": headers, "client": (address, 1)})
        return refused.code if refused else None

    assert "too-fast" in [ask("http", "one", f"key {number}") for number in range(200)]
    assert "too-fast" in [ask("http", f"address {number}", "one") for number in range(200)]
    assert "too-fast" in [ask("websocket", "two", f"key {number}") for number in range(20)]
    assert ask("http", "another", "another") is None


def test_messages_and_sockets_have_limits(own_server):
    server = own_server(writes=2, sockets=2)
    anna = server.person("Anna")
    table = anna.open()
    with anna.live(table) as live:
        with anna.live(table), anna.live(table) as third:
            assert third.closing() == (4429, "too-many-sockets")
        for _ in range(60):
            live.socket.send(json.dumps({"do": "ping"}))
        assert live.receive("denied")["code"] == "too-fast"


def test_streams_count_as_connections(own_server):
    server = own_server(sockets=2)
    anna = server.person("Anna")
    table = anna.open()
    with anna.live(table) as live:
        live.receive("snapshot")
        with anna.http.stream("GET", f"/api/tables/{table}/events") as one:
            assert one.status_code == 200
            assert anna.refused("GET", f"/api/tables/{table}/events") == (429, "too-many-sockets")


def test_a_player_has_so_many_tables_and_records(own_server):
    server = own_server(tables=2, records=1, thinkers=0)
    anna, bernd = server.person("Anna"), server.person("Bernd")
    first = anna.open()
    anna.open(seats=("greedy", "greedy"))
    assert anna.refused("POST", "/api/tables", json={"game": "macao", "seats": [{"kind": "me"}, {"kind": "open"}]}) == (
        409,
        "too-many-tables",
    )
    bernd.open()
    anna.do(first, "close")
    anna.open()
    text = Match(load("shanghaien"), seed=1).record()
    for who in (anna, bernd):
        who.ok("POST", "/api/records", content=text)
    assert anna.refused("POST", "/api/records", content=text) == (409, "too-many-records")


# --- what every answer carries ----------------------------------------------------------------------


def test_every_answer_carries_the_headers_that_protect_the_page(door, table):
    number, mover, _, _ = table
    mark = mover.ask("GET", "/").headers["etag"]
    answers = [
        mover.ask("GET", "/"), mover.ask("GET", "/", headers={"if-none-match": mark}), mover.ask("GET", "/api/me"),
        mover.ask("GET", "/locales/en.ftl"), mover.ask("GET", "/nowhere/at/all"), mover.ask("GET", "/api/nothing"),
        mover.ask("GET", f"/api/tables/{number}"), mover.ask("GET", f"/api/tables/{number}/record"),
        mover.ask("HEAD", "/"), mover.ask("OPTIONS", "/api/me"), mover.ask("PUT", "/api/me"),
        mover.ask("POST", "/api/tables", content=b"{"), mover.ask("POST", "/api/tables", content=b" " * 20_000),
        mover.ask("POST", "/api/me", json={}, headers={"origin": "https://evil.example"}),
        mover.ask("GET", "/schema/openapi.json"), mover.ask("GET", "/health"), mover.ask("GET", "/metrics"),
    ]  # fmt: skip
    assert answers[1].status_code == 304
    for response in answers:
        carried = response.headers
        policy = dict(part.strip().partition(" ")[::2] for part in carried["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'"
        assert policy["frame-ancestors"] == "'none'"
        assert policy["base-uri"] == "'none'"
        assert "unsafe" not in carried["content-security-policy"]
        assert "*" not in carried["content-security-policy"]
        assert carried["x-content-type-options"] == "nosniff"
        assert carried["x-frame-options"] == "DENY"
        assert carried["referrer-policy"] == "no-referrer"
        assert "access-control-allow-origin" not in carried
        if response.request.url.path.startswith("/api"):
            assert carried["cache-control"] == "no-store"


@pytest.mark.parametrize("secure", [False, True])
def test_the_cookie_is_for_our_server_and_no_script(own_server, secure):
    server = own_server(secure=secure)
    response = httpx.post(f"{server.address}/api/me", json={"name": "Anna"})
    flags = {part.strip().lower() for part in response.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert ("secure" in flags) is secure
    assert not any(flag.startswith("domain") for flag in flags)
    assert ("strict-transport-security" in response.headers) is secure


def test_a_closed_connection_in_the_middle_of_a_frame_harms_nobody(door, table):
    number, mover, _, _ = table
    live = Live(mover, number)
    live.receive("snapshot")
    live.socket.socket.close()
    with mover.live(number) as again:
        assert again.receive("snapshot")
    with pytest.raises(ConnectionClosed):
        live.socket.send("x")
