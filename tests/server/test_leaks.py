"""Nothing leaks: two worlds that differ only in a secret look the same to those who may not know it."""

import base64
import json
import re

import pytest
from server.client import choice
from server.worlds import Ear, Reader, answer, captured_logs, figures, reads, world

from portside.core.chance import Luck
from portside.core.registry import load
from portside.server.thinkers import Answer, Opinion

ACTIONS = load("montego_bay").actions


def same(one, other):
    """Compare what was read in two worlds, and name the first thing that differs."""
    assert one.keys() == other.keys()
    for what in one:
        assert one[what] == other[what], what


def three_at_montego_bay(server, **options):
    """Return Anna, Bernd and Clara at a table in the picks of the first round, a spectator and a stranger."""
    people = [server.person(name) for name in ("Anna", "Bernd", "Clara", "Dora")]
    anna, bernd, clara, _dora = people
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
    events = person.look(table)["table"]["match"]["events"]
    for count in (events - 3, events - 1, events):  # playing on from a moment, on a copy
        copy = {"game": "montego_bay", "seats": [{"kind": "me"}] * 3, "moment": {"id": table, "events": count}}
        response = person.ask("POST", "/api/tables", json=copy)
        answers[f"moment {count}"] = answer(response)
        if response.status_code == 201:
            at_copy = f"/api/tables/{response.json()['id']}"
            answers[f"copy {count}"] = answer(person.ask("GET", f"{at_copy}/record", params={"seat": 0}))
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
    for ear in ears.values():  # only now: whoever stays is told of each that goes, sooner or later
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


def test_every_route_that_can_be_read_is_compared(two_worlds):
    """A new route must be read in both worlds, too."""

    def routes(place):
        anna = place.server.person("Anna")
        table = anna.open("montego_bay", seats=("me", "me"))
        paths = [what.removeprefix("GET ").partition("?")[0] for what in reads(anna, table, ACTIONS[:1])]
        known = anna.ok("GET", "/schema/openapi.json")["paths"]
        return [
            path for path, methods in known.items()
            if "get" in methods and not any(re.fullmatch(re.sub(r"{[^}]+}", "[^/]+", path), one) for one in paths)
        ]  # fmt: skip

    (left,) = two_worlds(routes, ())
    assert sorted(left) == ["/api/tables/{table_id}/events", "/metrics"]  # followed and compared by themselves


# --- the seed -----------------------------------------------------------------------------------------


def a_match_up_to_its_end(place, game, seats):
    """Play with luck that does not come from the seed; return all that could be read before the end."""

    def luck(self, seed, entropy=()):
        self.seed, self.key = seed, b"the same in every world"

    place.patch.setattr(Luck, "__init__", luck)
    place.patch.setattr(Luck, "commitment", staticmethod(lambda seed: "0" * 64))
    anna, stranger = place.server.person("Anna"), place.server.person(None)
    table = anna.open(game, seats=("me",) * seats, public=True)
    ear, notes = Ear(stranger, table), Notebook()
    for _ in range(10):
        for seat in range(seats):
            shown = anna.look(table, seat=seat, words=False)["table"]
            if name := choice(shown):
                anna.do(table, "act", seat=seat, action=name)
    notes.write("before the end", {"Anna": anna, "nobody": stranger}, table)
    ear.listen()
    notes.pages["socket", "nobody", ""] = ear.heard
    ear.close()
    for seat in range(seats):
        if anna.look(table)["table"]["status"] == "running":
            anna.do(table, "resign", seat=seat)
    over = anna.look(table)["table"]
    assert over["status"] == "over"
    return notes.pages, over["seed"]


@pytest.mark.parametrize(("game", "seats"), [("shanghaien", 2), ("macao", 2), ("montego_bay", 2)])
def test_nothing_depends_on_the_seed_but_the_luck_and_its_commitment(monkeypatch, tmp_path, game, seats):
    told = []
    for seed in ("0123456789abcdef" * 2, "fedcba9876543210" * 2):
        with world(monkeypatch, tmp_path / seed, seed=seed) as place:
            pages, revealed = a_match_up_to_its_end(place, game, seats)
            assert revealed == seed
            told.append(pages)
    same(*told)


@pytest.mark.parametrize("game", ["shanghaien", "macao", "montego_bay"])
def test_the_seed_is_in_nothing_that_is_sent_before_the_end(own_server, game):
    """All bytes of a whole match, from every channel."""
    server = own_server()
    received = []
    anna, bernd, stranger = server.person("Anna"), server.person("Bernd"), server.person(None)
    for person in (anna, bernd, stranger):
        person.http.event_hooks["response"].append(lambda response: received.append(response.read()))
    table = anna.open(game, public=True, entropy="words")
    bernd.do(table, "take-seat", seat=1)
    ears = [Ear(anna, table), Ear(stranger, table)]
    over = None
    for number in range(4000):
        person = (anna, bernd)[number % 2]
        shown = person.look(table, words=False)["table"]
        if shown["status"] == "over":
            over = shown
            break
        if name := choice(shown):
            person.do(table, "act", seat=shown["viewpoint"], action=name)
        if number == 30:
            for one in (anna, bernd, stranger):
                reads(one, table, ACTIONS[:2])
        if number == 80:  # long enough: let it end
            anna.do(table, "resign", seat=0)
    assert over
    seed = over["seed"]
    received = received[: next(number for number, one in enumerate(received) if seed.encode() in one)]
    for ear in ears:
        ear.listen()
        received += [one.encode() for one in ear.heard if '"status":"over"' not in one]
        ear.close()
    everything = b"\n".join(received)
    assert len(received) > 100
    raw = bytes.fromhex(seed)
    for form in (seed.encode(), seed.upper().encode(), raw, base64.b64encode(raw), base64.urlsafe_b64encode(raw),
                 base64.b64encode(seed.encode()), seed[::-1].encode(), str(int(seed, 16)).encode()):  # fmt: skip
        assert form not in everything


# --- bots ---------------------------------------------------------------------------------------------


def a_bot_beside_secret_picks(place, large, small):
    anna, bernd = place.server.person("Anna"), place.server.person("Bernd")
    table = anna.open("montego_bay", seats=("me", "open", "greedy"))
    bernd.do(table, "take-seat", seat=1)
    pick(anna, table, 0, large, small)
    response = anna.ask("POST", "/api/thinking/next", headers={"authorization": "Bearer runner"})
    assert response.json()["job"]["seat"] == 2
    return {"job": answer(response)}


def test_a_runner_gets_what_the_bots_seat_may_know(two_worlds):
    same(*two_worlds(a_bot_beside_secret_picks, (1, 2), (4, 5)))


def a_hint_beside_secret_picks(place, large, small):
    """The bots have picked; what thinks for the hint is written down."""
    anna = place.server.person("Anna")
    table = anna.open("montego_bay", seats=("me", "greedy", "greedy"))
    game, runner = load("montego_bay"), {"authorization": "Bearer runner"}
    for name in (f"pick large {large}", f"pick small {small}"):
        work = anna.ok("POST", "/api/thinking/next", headers=runner)
        chosen = {"table": table, "version": work["version"], "seat": 1, "action": game.action_ids[name]}
        anna.ok("POST", "/api/thinking/answer", json=chosen, headers=runner)
        anna.do(table, "talk", seat=0, phrase="hello")  # the table is due again at once
    asked = []

    async def think(table_id, job):
        asked.append(job)
        return Answer(opinions=[Opinion(game.action_ids["pick large 1"], 0.5, 3.0)])

    place.patch.setattr(place.server.desk.thinkers, "think", think)
    return {"hint": answer(anna.ask("POST", f"/api/tables/{table}/hint")), "jobs": asked}


def test_a_hint_comes_from_what_the_seat_may_know(two_worlds):
    one, other = two_worlds(a_hint_beside_secret_picks, (1, 2), (4, 5))
    assert len(one["jobs"]) == 1
    same(one, other)


# --- logs ---------------------------------------------------------------------------------------------


def test_logs_hold_no_keys_queries_bodies_nor_seeds(own_server, monkeypatch):
    """Even at the level debug, and even when we make a mistake."""
    with captured_logs("debug") as logs:
        server = own_server()
        anna, phone = server.person("Anna-in-the-body"), server.person(None)
        table = anna.open("montego_bay", seats=("me", "me"), entropy="entropy-in-the-body")
        token = anna.ok("POST", "/api/me/tokens", json={"label": "label-in-the-body"})["token"]
        link = anna.ok("POST", "/api/me/links")["path"].rpartition("/")[2]
        anna.ask("GET", f"/api/tables/{table}?lang=lang-in-the-query&word=word-in-the-query")
        with anna.live(table, query="?seat=0&word=word-in-the-query") as live:
            live.receive("snapshot")
            live.send("act", seat=0, action="act-in-the-frame")
            live.receive("denied")

        async def mistaken(code):
            raise ValueError(f"a mistake that quotes {code}")

        monkeypatch.setattr(server.desk.keys, "claim_link", mistaken)
        assert phone.ask("POST", f"/api/links/{link}").status_code == 500
        anna.do(table, "resign", seat=0)
        anna.do(table, "resign", seat=1) if anna.look(table)["table"]["status"] == "running" else None
        secrets = [table_seed(anna, table), token, link, anna.http.cookies["portside"]]
        server.stop()
    text = logs.getvalue()
    assert '"error":"ValueError"' in text
    assert "/api/links/{code" in text
    for secret in (*secrets, "in-the-body", "in-the-query", "in-the-frame", "INSERT", "SELECT", "127.0.0.1"):
        assert secret not in text, secret
    for line in text.splitlines():
        assert set(json.loads(line)) <= {
            "at",
            "level",
            "from",
            "text",
            "error",
            "where",
            "table",
            "code",
            "problem",
            "path",
        }


def table_seed(person, table):
    return person.look(table)["table"]["seed"]
