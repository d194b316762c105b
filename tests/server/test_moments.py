"""Playing on from a moment of another match, on a copy; looking back with everybody's knowledge. On both stores."""

import pytest
from server.test_tables import finish


def copy_of(person, game, source, events, seats=("me", "greedy")):
    return person.open(game, seats=seats, moment={"id": source, "events": events})


@pytest.fixture
def played(server, anna, bernd):
    """A finished match of two people."""
    table = anna.open(seats=("me", "open"))
    bernd.do(table, "take-seat", seat=1)
    finish(table, anna, bernd)
    return table


def test_a_match_is_played_on_from_any_of_its_moments_against_a_bot(server, anna, played):
    steps = anna.ok("GET", f"/api/tables/{played}/steps?from=20&to=21")
    copy = copy_of(anna, "shanghaien", played, 21, seats=("me", "me"))
    assert anna.ok("GET", f"/api/tables/{copy}/steps?from=20&to=21")["steps"][0]["view"] == steps["steps"][0]["view"]
    over = finish(copy, anna)
    assert over["status"] == "over"


def test_the_copy_has_luck_of_its_own_and_claims_no_more(server, anna, played):
    copy = copy_of(anna, "shanghaien", played, 12, seats=("me", "me"))
    finish(copy, anna)
    verdict = anna.ok("GET", f"/api/tables/{copy}/verify")
    assert verdict["luck_holds"] is None
    assert "seed" not in anna.ask("GET", f"/api/tables/{copy}/record").text.split("\n\n")[0]
    before, after = (anna.ok("GET", f"/api/tables/{table}/steps?from=0&to=200")["steps"] for table in (played, copy))
    assert [step["view"] for step in before[:12]] == [step["view"] for step in after[:12]]
    assert [step["view"] for step in before] != [step["view"] for step in after]


def test_an_imported_record_is_played_on(server, anna, played):
    text = anna.ask("GET", f"/api/tables/{played}/record").text
    record = anna.ok("POST", "/api/records", content=text, headers={"content-type": "text/plain"})["id"]
    copy = copy_of(anna, "shanghaien", record, 5)
    assert anna.look(copy)["table"]["status"] == "running"


def test_what_does_not_fit_is_refused(server, anna, played):
    body = {"game": "shanghaien", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    for wrong in ({"id": played, "events": 5000}, {"id": "0" * 20, "events": 1}):
        anna.refused("POST", "/api/tables", json=body | {"moment": wrong})
    macao = {"game": "macao", "seats": body["seats"], "moment": {"id": played, "events": 3}}
    assert anna.refused("POST", "/api/tables", json=macao)[1] == "copy"
    public = body | {"public": True, "moment": {"id": played, "events": 3}}
    assert anna.refused("POST", "/api/tables", json=public)[1] == "copy"
    end = anna.ok("GET", f"/api/tables/{played}/verify")["events"]
    whole = body | {"moment": {"id": played, "events": end}}
    assert anna.refused("POST", "/api/tables", json=whole)[1] == "copy-over"


def test_a_copy_of_a_running_match_tells_no_secret(server, anna, bernd):
    table = anna.open("montego_bay", seats=("me", "open"))
    bernd.do(table, "take-seat", seat=1)
    begun = bernd.look(table)["table"]["match"]["events"]
    anna.do(table, "act", seat=0, action="pick large 3")
    body = {"game": "montego_bay", "seats": [{"kind": "bot"}, {"kind": "me"}]}
    after = body | {"moment": {"id": table, "events": begun + 1}}
    assert bernd.refused("POST", "/api/tables", json=after)[1] == "copy-secret"
    before = body | {"moment": {"id": table, "events": begun}}
    assert bernd.ok("POST", "/api/tables", json=before)["id"]


def test_everybodys_knowledge_is_shown_after_the_end_alone(server, anna, bernd):
    table = anna.open("montego_bay", seats=("me", "open"))
    bernd.do(table, "take-seat", seat=1)
    anna.do(table, "act", seat=0, action="pick large 3")
    last = bernd.look(table)["table"]["match"]["events"] - 1
    assert bernd.refused("GET", f"/api/tables/{table}/steps?seat=-2")[1] == "not-your-seat"
    shown = bernd.ok("GET", f"/api/tables/{table}/steps?from={last}")["steps"][0]["view"]
    assert shown["hands"][0][0] | {"leads": []} == {
        "piece": {"seat": 0, "name": "large", "large": True}, "space": None, "laid": True, "card": None, "leads": [],
    }  # fmt: skip
    bernd.do(table, "resign", seat=1)
    shown = bernd.ok("GET", f"/api/tables/{table}/steps?from={last}&seat=-2")["steps"][0]["view"]
    assert shown["hands"][0][0]["card"] == 3
