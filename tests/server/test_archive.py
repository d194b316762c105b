"""Finished matches, imported records, moments, rematches and duplicates."""

import json

import pytest
from server.test_tables import finish

from portside.core.match import Match
from portside.core.record import read
from portside.core.registry import load
from portside.server.thinkers import Answer, Opinion


@pytest.fixture
def played(anna, bernd):
    """A finished public match."""
    table = anna.open(public=True, entropy="from Anna")
    bernd.do(table, "take-seat", seat=1)
    finish(table, anna, bernd)
    return table


def test_a_finished_public_match_is_in_the_archive(server, anna, played):
    found = anna.ok("GET", "/api/archive", params={"game": "shanghaien"})
    match = next(match for match in found if match["id"] == played)
    assert match["names"] == ["Anna", "Bernd"]
    assert len(match["scores"]) == 2
    own = anna.ok("GET", "/api/archive", params={"player": anna.me["id"]})
    assert [match["id"] for match in own] == [played]
    assert anna.ok("GET", "/api/archive", params={"game": "chess"}) == []
    assert anna.ok("GET", "/api/archive", params={"before": 1}) == []


def test_the_archive_as_lines_of_json_has_the_records(anna, played):
    response = anna.ask("GET", "/api/archive", headers={"accept": "application/x-ndjson"})
    lines = [json.loads(line) for line in response.text.splitlines()]
    record = next(line["record"] for line in lines if line["id"] == played)
    assert read(record).over


def test_a_running_or_private_match_is_not_in_the_archive(anna, bernd):
    running, private = anna.open(public=True), anna.open()
    for table in (running, private):
        bernd.do(table, "take-seat", seat=1)
    finish(private, anna, bernd)
    assert not {running, private} & {match["id"] for match in anna.ok("GET", "/api/archive")}
    assert anna.refused("GET", f"/api/records/{running}") == (404, "no-record")


def test_a_record_can_be_brought_and_looked_at(server, anna):
    match = Match(load("montego_bay"), 3, seed="a match elsewhere", names=["X", "Y", "Z"])
    for _ in range(30):
        match.play(match.legal()[0])
    text = match.record(reveal=True)
    record = anna.ok("POST", "/api/records", content=text, headers={"content-type": "text/plain"})["id"]
    other = server.person("Carla")
    told = other.ok("GET", f"/api/records/{record}")
    assert (told["game"], told["seats"], told["names"], told["over"]) == ("montego_bay", 3, ["X", "Y", "Z"], False)
    assert other.ask("GET", f"/api/records/{record}/record").text == text
    assert other.ok("GET", f"/api/records/{record}/verify")["luck_holds"] is True
    steps = other.ok("GET", f"/api/records/{record}/steps", params={"from": 5, "to": 9, "lang": "fr"})
    assert steps["total"] == len(match.events)
    assert [step["index"] for step in steps["steps"]] == [5, 6, 7, 8]


def test_a_record_that_names_nobody_has_names_to_call_its_seats_by(anna):
    text = Match(load("macao"), 2, seed="nobody").record(reveal=True)
    record = anna.ok("POST", "/api/records", content=text, headers={"content-type": "text/plain"})["id"]
    assert anna.ok("GET", f"/api/records/{record}", params={"lang": "fr"})["names"] == ["Joueur 1", "Joueur 2"]


def test_a_record_whose_dice_were_changed_is_told(anna):
    match = Match(load("shanghaien"), 2, seed="honest")
    for _ in range(20):
        match.play(match.legal()[0])
    lines = match.record(reveal=True).split("\n")
    dice = next(number for number, line in enumerate(lines) if line.startswith("* dice"))
    lines[dice] = "* dice 1 1" if lines[dice] != "* dice 1 1" else "* dice 6 6"
    forged = "\n".join(lines)
    response = anna.ask("POST", "/api/records", content=forged, headers={"content-type": "text/plain"})
    if response.is_success:  # the forged dice still allow the same moves
        verified = anna.ok("GET", f"/api/records/{response.json()['id']}/verify")
        assert verified["luck_holds"] is False
    else:
        assert response.json()["code"] == "record"


@pytest.mark.parametrize("content", [b"", b"hello", b"\xff\xfe", b"portside record 1\ngame: chess\n"])
def test_what_is_no_record_is_refused_with_its_line(anna, content):
    status, code = anna.refused("POST", "/api/records", content=content, headers={"content-type": "text/plain"})
    assert (status, code) == (400, "record")


def test_every_moment_of_a_match_can_be_looked_at(anna, bernd, played):
    first = anna.ok("GET", f"/api/tables/{played}/steps", params={"to": 3})
    assert [step["index"] for step in first["steps"]] == [0, 1, 2]
    whole = []
    while len(whole) < first["total"]:
        whole += anna.ok("GET", f"/api/tables/{played}/steps", params={"from": len(whole)})["steps"]
    assert [step["index"] for step in whole] == list(range(first["total"]))
    assert whole[-1]["view"] == anna.look(played)["table"]["match"]["view"]
    last = anna.ok("GET", f"/api/records/{played}/steps", params={"from": first["total"] - 1})["steps"][-1]
    assert last["view"] == whole[-1]["view"]


def test_a_rematch_is_one_table_for_all(anna, bernd, played):
    again = anna.ok("POST", f"/api/tables/{played}/rematch")["id"]
    assert bernd.ok("POST", f"/api/tables/{played}/rematch")["id"] == again
    assert bernd.look(played)["table"]["rematch"] == again
    bernd.do(again, "take-seat", seat=1)
    assert anna.look(again)["table"]["status"] == "running"


def test_a_match_can_be_played_again_with_the_same_luck(anna, bernd, played):
    again = anna.open(duplicate=played)
    bernd.do(again, "take-seat", seat=1)
    old, new = anna.look(played)["table"], anna.look(again)["table"]
    assert new["duplicate"] == played
    assert new["commitment"] == old["commitment"]
    assert new["entropy"] == old["entropy"] == ["from Anna"]
    running = anna.open()
    assert anna.refused(
        "POST", "/api/tables", json={"game": "shanghaien", "seats": [{}, {}], "duplicate": running}
    ) == (409, "duplicate-running")


def test_a_table_says_why_an_action_is_not_allowed(anna, bernd):
    table = anna.open(first=0)
    bernd.do(table, "take-seat", seat=1)
    (why,) = anna.ok("GET", f"/api/tables/{table}/why", params={"action": "shanghai", "lang": "en"})
    assert (why["allowed"], why["clause"]) == (False, "SH-9")
    (may,) = anna.ok("GET", f"/api/tables/{table}/why", params={"action": "roll"})
    assert may["allowed"]
    everything = anna.ok("GET", f"/api/tables/{table}/why")
    assert all(one["clause"].startswith("SH-") for one in everything)


def test_a_hint_keeps_the_order_of_who_thought(anna, server, monkeypatch):
    """What was hardly looked at may seem to win more often, and is not the best."""
    table = anna.open(first=0, seats=("me", "greedy"))
    anna.do(table, "act", seat=0, action="roll")
    best, hardly_tried = (action["name"] for action in anna.look(table)["table"]["match"]["legal"][:2])

    async def think(table_id, job):
        ids = load("shanghaien").action_ids
        return Answer(opinions=[Opinion(ids[best], 0.6, 3.0), Opinion(ids[hardly_tried], 0.9, 3.0)])

    monkeypatch.setattr(server.desk.thinkers, "think", think)
    hint = anna.ok("POST", f"/api/tables/{table}/hint")
    assert [action["name"] for action in hint["actions"]] == [best, hardly_tried]


def test_a_hint_names_the_best_actions_where_nobody_else_plays(anna, bernd):
    table = anna.open(first=0, seats=("me", "greedy"))
    hint = anna.ok("POST", f"/api/tables/{table}/hint", params={"seat": 0})
    assert [action["name"] for action in hint["actions"]] == ["roll"]
    anna.do(table, "act", seat=0, action="roll")
    best, *others = anna.ok("POST", f"/api/tables/{table}/hint")["actions"]
    assert 0 <= others[-1]["chance"] <= best["chance"] <= 1
    shared = anna.open(first=0)
    bernd.do(shared, "take-seat", seat=1)
    assert anna.refused("POST", f"/api/tables/{shared}/hint") == (403, "no-hints")
