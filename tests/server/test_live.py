"""Live play over a WebSocket, and the same by plain HTTP. On both stores."""

import asyncio
import json
import threading

import httpx
import pytest
from server.client import choice
from server.services import wait_for

from portside.server import rooms, thinkers
from portside.server.thinkers import Answer


@pytest.fixture
def table(anna, bernd):
    """A running table of Shanghaien, Anna to begin."""
    table = anna.open(first=0)
    bernd.do(table, "take-seat", seat=1)
    return table


def test_a_client_begins_with_the_whole_table(anna, table):
    with anna.live(table) as live:
        first = live.receive()
        assert first["type"] == "snapshot"
        assert first["table"]["viewpoint"] == 0
        assert [line["lines"] for line in first["log"]][:2] == [["Anna sits down."], ["Bernd sits down."]]


def test_everybody_hears_what_happens_each_under_one_more_version(server, anna, bernd, table):
    carla = server.person("Carla")
    with anna.live(table) as one, bernd.live(table) as two, carla.live(table) as three:
        before = [live.receive("snapshot")["table"]["version"] for live in (one, two, three)]
        assert len(set(before)) == 1
        sent = one.send("act", seat=0, action="roll", version=before[0])
        done = one.receive("done")
        assert done == {"type": "done", "id": sent, "version": before[0] + 1}
        for live, viewpoint in ((two, 1), (three, -1)):
            news = live.receive("news")
            assert news["version"] == before[0] + 1
            assert news["table"]["viewpoint"] == viewpoint
            assert [step["seat"] for step in news["steps"]] == [0, None]  # the roll, then the dice
            assert news["steps"][-1]["view"] == news["table"]["match"]["view"]


def test_a_command_sent_again_is_acknowledged_again_and_not_played_twice(anna, table):
    with anna.live(table) as live:
        live.receive("snapshot")
        live.send("act", seat=0, action="roll", id="the-same")
        first = live.receive("done")
    with anna.live(table) as live:  # as after a lost connection
        version = live.receive("snapshot")["table"]["version"]
        live.send("act", seat=0, action="roll", id="the-same")
        assert live.receive("done", "denied") == first
        live.socket.send(json.dumps({"do": "ping"}))
        live.receive("pong")
    assert anna.look(table)["table"]["version"] == version


def test_the_same_id_of_another_player_is_another_command(anna, bernd, table):
    anna.do(table, "act", seat=0, action="roll", id="mine")
    assert bernd.denied(table, "act", seat=1, action="roll", id="mine") == "not-allowed"


def test_who_comes_back_with_the_latest_version_is_sent_nothing_twice(anna, bernd, table):
    version = anna.look(table)["table"]["version"]
    with anna.live(table, query=f"?version={version}") as live:
        assert live.receive()["type"] == "presence"
    with anna.live(table, query=f"?version={version - 1}") as live:
        assert live.receive()["type"] == "snapshot"


def test_a_refusal_names_the_command_the_code_and_the_clause(anna, table):
    with anna.live(table, query="?lang=fr") as live:
        live.receive("snapshot")
        sent = live.send("act", seat=0, action="shanghai")
        denied = live.receive("denied")
        assert (denied["id"], denied["code"], denied["clause"]) == (sent, "not-allowed", "SH-9")
        assert "Shanghai" in denied["text"]


def test_who_plays_by_requests_alone_is_there_for_a_while(anna, bernd, table, monkeypatch):
    with anna.live(table) as live:
        while live.receive("presence")["here"] != [True, False]:
            pass
        bernd.look(table)
        assert live.receive("presence")["here"] == [True, True]
        assert anna.denied(table, "call-stand-in", seat=1) == "not-absent"
        monkeypatch.setattr(rooms, "GONE", 0.0)
        anna.do(table, "call-stand-in", seat=1)


def test_bots_that_are_not_compiled_yet_are_not_at_the_table(own_server, monkeypatch):
    monkeypatch.setattr(thinkers, "is_compiled", lambda what: False)
    server = own_server()
    held, jobs = threading.Event(), []

    async def answer(table, job):
        jobs.append(job)
        if not job.level:
            await asyncio.to_thread(held.wait)
        return Answer(action=0)  # roll

    monkeypatch.setattr(server.desk.thinkers, "_answer", answer)
    anna = server.person("Anna")
    table = anna.open(seats=("me", "deckhand"), first=1)
    assert [seat["here"] for seat in anna.look(table)["table"]["seats"]] == [False, False]
    with anna.live(table) as live:
        while live.receive("presence")["here"] != [True, False]:
            pass
        wait_for(lambda: jobs, "the bots to be compiled")
        assert [job.level for job in jobs] == [""]  # nobody thinks before that
        held.set()
        assert live.receive("presence")["here"] == [True, True]
        assert live.receive("news")["steps"][0]["seat"] == 1
    assert jobs[1].level == "deckhand"


def test_presence_tells_who_is_at_the_table(server, anna, bernd, table):
    with anna.live(table) as one:
        while one.receive("presence")["here"] != [True, False]:
            pass
        with bernd.live(table):
            assert one.receive("presence")["here"] == [True, True]
        assert one.receive("presence")["here"] == [True, False]
        with server.person("Carla").live(table):
            assert one.receive("presence")["spectators"] == 1


def test_the_language_can_be_changed_in_play(anna, table):
    with anna.live(table) as live:
        english = live.receive("snapshot")
        live.socket.send(json.dumps({"do": "look", "lang": "ru"}))
        russian = live.receive("snapshot")
        assert english["log"][0]["lines"] != russian["log"][0]["lines"]
        live.socket.send(json.dumps({"do": "look", "lang": "tlh"}))
        assert live.receive("denied")["code"] == "lang"


def test_a_match_is_played_live_to_the_end_with_every_version_in_order(anna, bernd, table):
    with anna.live(table) as one, bernd.live(table) as two:
        shown = [live.receive("snapshot")["table"] for live in (one, two)]
        while shown[0]["status"] != "over":
            seat = shown[0]["match"]["awaited"][0]
            (one, two)[seat].send("act", seat=seat, action=choice(shown[seat]), version=shown[seat]["version"])
            news = [live.receive("news", "denied") for live in (one, two)]
            assert [message["type"] for message in news] == ["news", "news"]
            assert [message["version"] for message in news] == [shown[0]["version"] + 1] * 2
            shown = [message["table"] for message in news]
        assert shown[0]["seed"]
        assert shown[0]["result"] == shown[1]["result"]


def test_a_step_taken_back_brings_a_whole_table(anna, bernd):
    table = anna.open("montego_bay", seats=("me", "open"))
    bernd.do(table, "take-seat", seat=1)
    while anna.look(table)["table"]["match"]["view"]["phase"] != "picking":
        person = anna if 0 in anna.look(table)["table"]["match"]["awaited"] else bernd
        person.act(table)
    with anna.live(table) as one, bernd.live(table) as two:
        before = one.receive("snapshot")["table"]["match"]["view"]
        two.receive("snapshot")
        one.send("act", seat=0, action=anna.look(table)["table"]["match"]["legal"][0]["name"])
        one.receive("news")
        assert two.receive("news")["table"]["match"]["view"]["hands"][0][0]["laid"]
        one.send("take-back", seat=0)
        after = one.receive("snapshot")
        assert after["table"]["match"]["view"] == before
        assert after["log"][-1]["lines"] == ["Anna takes a step back."]
        assert two.receive("snapshot")["table"]["match"]["view"]["hands"][0][0]["laid"] is False


def test_picks_can_be_changed_until_the_last_one(anna, bernd):
    """MB-10: a laid card may be exchanged while somebody still picks; others see only that one lies there."""
    table = anna.open("montego_bay", seats=("me", "open"))
    bernd.do(table, "take-seat", seat=1)
    while anna.look(table)["table"]["match"]["view"]["phase"] != "picking":
        person = anna if 0 in anna.look(table)["table"]["match"]["awaited"] else bernd
        person.act(table)
    while name := choice(anna.look(table)["table"]):
        anna.do(table, "act", seat=0, action=name)
    for name in ("pick large 2", "pick large 4"):
        anna.do(table, "act", seat=0, action=name)
        seen = bernd.look(table)["table"]["match"]["view"]["hands"][0][0]
        assert (seen["laid"], seen["card"]) == (True, None)
    assert anna.look(table)["table"]["match"]["view"]["hands"][0][0]["card"] == 4


def test_the_stream_tells_the_same_as_the_socket(server, anna, bernd, table):
    cookies = dict(bernd.http.cookies)
    with (
        httpx.Client(base_url=server.address, cookies=cookies, timeout=30) as client,
        client.stream("GET", f"/api/tables/{table}/events", params={"lang": "en"}) as stream,
        bernd.live(table) as live,
    ):
        assert stream.headers["content-type"].startswith("application/x-ndjson")
        lines = (json.loads(line) for line in stream.iter_lines() if line.strip())
        first = next(lines)
        assert first["type"] == "snapshot"
        live.receive("snapshot")
        anna.act(table)
        streamed = next(line for line in lines if line["type"] == "news")
        told = live.receive("news")
        for message in (streamed, told):
            message["table"].pop("at")
        assert streamed == told


def test_a_bot_in_twenty_lines_needs_http_alone(server, anna):
    """What a bot author does: a token, a seat, and a loop of GET and POST."""
    token = anna.ok("POST", "/api/me/tokens", json={"label": "my bot"})["token"]
    bot = httpx.Client(base_url=server.address, headers={"authorization": f"Bearer {token}"}, timeout=30)
    table = server.person("Bernd").open("shanghaien", seats=("greedy", "open"))
    bot.post(f"/api/tables/{table}/commands", json={"do": "take-seat", "id": "sit", "seat": 1})
    number = 0
    while True:
        shown = bot.get(f"/api/tables/{table}", params={"words": False}).json()["table"]
        if shown["status"] == "over":
            break
        for action in shown["match"]["legal"][:1]:
            number += 1
            act = {"do": "act", "id": f"a{number}", "seat": 1, "action": action["name"]}
            assert bot.post(f"/api/tables/{table}/commands", json=act).status_code == 200
    assert shown["result"]["places"]
    bot.close()


def test_each_seat_of_one_device_has_its_own_view(anna):
    table = anna.open("montego_bay", seats=("me", "me"))
    assert {anna.look(table, seat=seat)["table"]["viewpoint"] for seat in (0, 1)} == {0, 1}
    assert anna.look(table, seat=-1)["table"]["viewpoint"] == -1
    assert anna.refused("GET", f"/api/tables/{table}", params={"seat": 2}) == (403, "not-your-seat")
