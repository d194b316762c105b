"""Tables over HTTP: opening, sitting down, playing to the end. On both stores."""

import time

import pytest
from server.client import choice


def finish(table, *people):
    """Play on with first choices until the match is over; return the table as the first person sees it."""
    for _ in range(3000):
        for person in people:
            shown = person.look(table, words=False)["table"]
            if shown["status"] == "over":
                return people[0].look(table)["table"]
            if name := choice(shown):
                person.do(table, "act", seat=shown["viewpoint"], action=name)
    raise AssertionError("the match does not end")


def test_two_people_sit_down_by_link_and_play_to_the_end(server, anna, bernd):
    table = anna.open(seats=("me", "open"), entropy="from Anna")
    assert anna.look(table)["table"]["status"] == "open"
    bernd.do(table, "take-seat", seat=1, entropy="from Bernd")
    over = finish(table, anna, bernd)
    assert sorted(over["result"]["places"]) in ([1, 2], [1, 1])
    assert over["entropy"] == ["from Anna", "from Bernd"]
    assert [seat["name"] for seat in over["seats"]] == ["Anna", "Bernd"]


@pytest.mark.parametrize("game", ["shanghaien", "montego_bay", "macao"])
def test_one_person_plays_against_bots_to_the_end(server, anna, game):
    table = anna.open(game, seats=("me", "greedy"))
    until = time.monotonic() + 120
    while time.monotonic() < until:
        shown = anna.look(table, words=False)["table"]
        if shown["status"] == "over":
            break
        if name := choice(shown):
            anna.do(table, "act", seat=0, action=name)
        else:
            time.sleep(0.01)
    assert anna.look(table)["table"]["status"] == "over"


def test_the_dice_of_a_finished_match_can_be_checked(server, anna, bernd):
    table = anna.open()
    bernd.do(table, "take-seat", seat=1)
    before = anna.ok("GET", f"/api/tables/{table}/verify")
    assert before["seed"] is None
    assert before["luck_holds"] is None
    finish(table, anna, bernd)
    after = anna.ok("GET", f"/api/tables/{table}/verify")
    assert after["luck_holds"] is True
    assert after["commitment"] == before["commitment"]
    from portside.core.record import check_luck, read

    match = read(anna.ask("GET", f"/api/tables/{table}/record").text)
    assert match.over
    assert match.names == ("Anna", "Bernd")
    assert check_luck(match) is None
