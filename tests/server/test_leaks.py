"""Nothing leaks: two worlds that differ only in a secret look the same to those who may not know it."""

import re

import pytest
from server.worlds import Ear, Reader, answer, figures, reads, world

from portside.core.registry import load

ACTIONS = load("montego_bay").actions


def same(one, other):
    """Compare what was read in two worlds, and name the first thing that differs."""
    assert one.keys() == other.keys()
    for what in one:
        assert one[what] == other[what], what


def three_at_montego_bay(server, **options):
    """Return Anna, Bernd and Clara at a table in the picks of the first round, a spectator and a stranger."""
    people = [server.person(name) for name in ("Anna", "Bernd", "Clara", "Dora")]
    anna, bernd, clara, dora = people
    table = anna.open("montego_bay", seats=("me", "open", "open"), public=True, entropy="salt", **options)
    bernd.do(table, "take-seat", seat=1)
    clara.do(table, "take-seat", seat=2)
    while anna.look(table)["table"]["match"]["view"]["phase"] != "picking":
        for seat, person in enumerate(people[:3]):
            if person.look(table)["table"]["match"]["legal"]:
                person.do(table, "act", seat=seat, action="decline")
    return table, people, server.person(None)


def pick(person, table, seat, *cards):
    for piece, card in zip(("large", "small"), cards, strict=True):
        person.do(table, "act", seat=seat, action=f"pick {piece} {card}")


def refusals(person, table):
    """Try what must be refused; return the answers."""
    tries = [
        {"do": "act", "id": "r1", "seat": 0, "action": "pick large 1"},
        {"do": "act", "id": "r2", "seat": 1, "action": "hire"},
        {"do": "act", "id": "r3", "seat": 1, "action": "pick jack 1"},
        {"do": "act", "id": "r4", "seat": 1, "action": "pick large 1", "version": 0},
        {"do": "act", "id": "r5", "seat": 1, "action": "pick large 1", "version": 999},
        {"do": "act", "id": "r6", "seat": 1, "action": "sing"},
        {"do": "take-back", "id": "r7", "seat": 0},
        {"do": "ask-take-back", "id": "r8", "seat": 0, "events": 1},
        {"do": "answer-take-back", "id": "r9", "seat": 1, "agree": True},
        {"do": "come-back", "id": "r10", "seat": 0},
    ]
    at = f"/api/tables/{table}"
    answers = {str(one): answer(person.ask("POST", f"{at}/commands", json=one)) for one in tries}
    answers["hint"] = answer(person.ask("POST", f"{at}/hint", params={"seat": 0}))
    answers["own hint"] = answer(person.ask("POST", f"{at}/hint"))
    answers["rematch"] = answer(person.ask("POST", f"{at}/rematch"))
    return answers


class Notebook:
    """Everything that those who may not know could read, by moment, person and channel."""

    def __init__(self):
        self.pages = {}

    def write(self, moment, people, table):
        for name, person in people.items():
            for what, seen in reads(person, table, ACTIONS[::7]).items():
                self.pages[moment, name, what] = seen
            for what, seen in refusals(person, table).items():
                self.pages[moment, name, what] = seen


def a_match_with_secret_picks(place, first, second):
    """Play in a world where Anna first lays `first`, then `second`, then what she lays in every world."""
    server, notes = place.server, Notebook()
    table, (anna, bernd, clara, dora), stranger = three_at_montego_bay(server)
    others = {"Bernd": bernd, "Dora": dora, "nobody": stranger}
    ears = {
        "Bernd": Ear(bernd, table), "Bernd in French": Ear(bernd, table, "?lang=fr&seat=1"),
        "Bernd looking on": Ear(bernd, table, "?seat=-1"), "Bernd without words": Ear(bernd, table, "?words=false"),
        "Dora": Ear(dora, table), "nobody": Ear(stranger, table),
    }  # fmt: skip
    stream = Reader(bernd, table)
    pick(anna, table, 0, *first)
    notes.write("picked", others, table)
    for ear in ears.values():
        ear.say("look", seat=0)
        ear.say("act", id="w1", seat=0, action="pick small 1")
        ear.say("act", id="w2", seat=1, action="hire")
    anna.do(table, "take-back", seat=0)
    notes.write("taken back", {"Bernd": bernd}, table)
    anna.do(table, "act", seat=0, action=f"pick small {second}")
    anna.do(table, "talk", seat=0, phrase="hello")
    pick(bernd, table, 1, 3, 3)
    notes.write("both picked", {"Bernd": bernd, "nobody": stranger}, table)
    bernd.do(table, "take-back", seat=1)
    bernd.do(table, "act", seat=1, action="pick small 1")
    pick(anna, table, 0, 4, 5)
    notes.write("changed", {"Bernd": bernd, "nobody": stranger}, table)
    # From here on both worlds agree: what was laid before must be forgotten by all that is told.
    pick(clara, table, 2, 2, 2)
    notes.write("revealed", {"Anna": anna, "Bernd": bernd, "nobody": stranger}, table)
    people = (anna, bernd, clara)
    for _ in range(6):
        for seat, person in enumerate(people):
            shown = person.look(table)["table"]
            if shown["match"]["view"]["phase"] != "picking" and shown["match"]["legal"]:
                person.do(table, "act", seat=seat, action=shown["match"]["legal"][0]["name"])
    notes.write("played on", {"Bernd": bernd}, table)
    for seat, person in enumerate(people[:2]):
        person.do(table, "resign", seat=seat)
    notes.write("ended", {"Clara": clara, "nobody": stranger}, table)
    stream.wait_for(anna.look(table)["table"]["version"])
    for name, ear in ears.items():
        ear.listen()
        notes.pages["socket", name, ""] = ear.heard
        ear.close()
    notes.pages["stream", "Bernd", ""] = stream.heard
    after = figures(server)
    notes.pages["metrics", "", ""] = {name: after[name] - place.before.get(name, 0) for name in after}
    notes.pages["logs", "", ""] = re.sub(r'"at":[0-9.]+', "", place.logs.getvalue())
    return notes.pages


@pytest.fixture
def two_worlds(monkeypatch, tmp_path):
    def run(story, *differences, **given):
        told = []
        for number, difference in enumerate(differences):
            with world(monkeypatch, tmp_path / f"world{number}", **given) as place:
                told.append(story(place, *difference))
        return told

    return run


def test_secret_picks_are_seen_by_nobody_else_on_any_channel(two_worlds):
    one, other = two_worlds(a_match_with_secret_picks, ((1, 2), 3), ((5, 1), 4))
    assert len(one) > 500
    same(one, other)
