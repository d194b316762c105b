"""Events between any bots: every kind of entrant plays, and one that fails loses that match and no more."""

import csv
import json
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pyarrow.parquet
import pytest

from portside.arena import wire
from portside.arena.entrants import EntrantError, read_entrant, read_entrants
from portside.arena.event import Event, play_here
from portside.arena.report import failure_text, write_report
from portside.arena.results import COLUMNS, write
from portside.arena.summary import summarise
from portside.locales import LANGUAGES

FIRST = """
class First:
    def __init__(self, game, seats, seed):
        self.game = game
    def choose(self, seen, seat):
        print("not an answer")
        return self.game.legal_actions(seen, seat)[0]

class Lost(First):
    def choose(self, seen, seat):
        raise KeyError("my map")

class Vanishes(First):
    def choose(self, seen, seat):
        import os
        os._exit(3)
"""
# A bot in another language would do the same: a line in, a line out. `turn` counts its answers.
PROCESS = """
import json, sys, time
for turn, line in enumerate(sys.stdin):
    question = json.loads(line)
    action = question["legal"][-1]["name"]
    {trouble}
    print(json.dumps({{"action": action}}), flush=True)
"""


@pytest.fixture
def mine(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(FIRST)
    return path


def process(tmp_path, trouble="pass"):
    path = tmp_path / "bot.py"
    path.write_text(PROCESS.format(trouble=trouble))
    return f"bot=process:{sys.executable} {path}"


def event(*entrants, game="shanghaien", seats=2, deals=2, seconds=20.0):
    return Event(game, seats, read_entrants(entrants), deals, 1, seconds)


def without_clock(matches):
    """Return matches without how long they took."""
    return [(match.unit, match.turn, match.bots, match.points, match.places, match.failed) for match in matches]


# --- who may take part ------------------------------------------------------------------------------


def test_our_bots_meet_in_every_pair_and_from_every_chair():
    matches = play_here(event("random", "greedy", "uct:2"))
    assert [match.bots for match in matches[::2]] == [(0, 1), (0, 1), (0, 2), (0, 2), (1, 2), (1, 2)]
    assert all(one.bots == other.bots[::-1] for one, other in zip(matches[::2], matches[1::2], strict=True))
    assert len({(match.unit, match.turn) for match in matches}) == 12


def test_with_fewer_bots_than_seats_they_sit_twice():
    two = event("random", "greedy", game="montego_bay", seats=3)
    assert two.groups == [(0, 0, 1), (0, 1, 1)]
    assert len(play_here(two)) == two.matches == 12


def test_a_python_class_plays_in_a_process_of_its_own(mine):
    matches = play_here(event("greedy", f"python:{mine}:First", deals=1))
    assert [match.failed for match in matches] == [-1, -1]
    assert all(match.moves > 20 for match in matches)


def test_a_process_plays_by_json_lines_and_sees_a_new_match_begin(tmp_path):
    heard = tmp_path / "heard"
    matches = play_here(event("random", process(tmp_path, f"open({str(heard)!r}, 'a').write(line)"), deals=1))
    assert [match.failed for match in matches] == [-1, -1]
    questions = [json.loads(line) for line in heard.read_text().splitlines()]
    assert {question["match"] for question in questions} == {"0.0", "0.1"}
    assert questions[0]["legal"] == [{"id": 0, "name": "roll"}]
    assert questions[0]["view"]["phase"] == "turn"


@pytest.fixture
def http_bot():
    """Return the address of a bot behind HTTP, and how it behaves, to be changed."""
    behaviour = {"wait": 0.0, "status": 200}
    released = threading.Event()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            if behaviour["wait"]:
                released.wait(behaviour["wait"])
            body = json.dumps({"action": question["legal"][0]["id"]}).encode()
            try:
                self.send_response(behaviour["status"])
                self.end_headers()
                self.wfile.write(body)
            except OSError:
                pass  # the arena has hung up

        def log_message(self, *_):
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/move", behaviour
    released.set()
    server.shutdown()
    server.server_close()


def test_a_bot_behind_http_plays(http_bot):
    matches = play_here(event("random", f"far={http_bot[0]}", deals=1))
    assert [match.failed for match in matches] == [-1, -1]


# --- who fails --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trouble", "why"),
    [
        ("if turn == 2: sys.exit('out of ideas')", "crash: exit code 1 out of ideas"),
        ("if turn == 2: time.sleep(60)", "timeout"),
        ("if turn > 1: action = 'both right'", "illegal: both right"),
        ("if turn > 1: action = 999", "illegal: 999"),
        ("if turn == 2: action = [1]", 'answer: {"action": [1]}'),
        ("if turn == 2: print('hm, let me think', flush=True)", "answer: hm, let me think"),
    ],
)
def test_a_process_that_fails_loses_that_match_and_plays_the_next(tmp_path, trouble, why):
    matches = play_here(event("greedy", process(tmp_path, trouble), deals=1, seconds=3.0))
    assert [match.why for match in matches] == [why, why]
    for match in matches:
        assert match.bots[match.failed] == 1
        assert match.places[match.failed] == 2
        assert match.places[1 - match.failed] == 1
        assert match.points == ()


@pytest.mark.parametrize(("name", "why"), [("Lost", "crash: KeyError: 'my map'"), ("Vanishes", "crash: exit code 3")])
def test_a_class_that_crashes_loses_that_match(mine, name, why):
    matches = play_here(event("random", f"python:{mine}:{name}", deals=1))
    assert [match.why for match in matches] == [why, why]


def test_a_program_that_cannot_start_loses(tmp_path, monkeypatch):
    broken = tmp_path / "broken"
    broken.write_text("no program")
    broken.chmod(0o755)
    matches = play_here(event("random", f"process:{broken}", deals=1))
    assert all(match.why.startswith("crash: ") for match in matches)


def test_http_that_is_slow_or_refuses_loses(http_bot):
    address, behaviour = http_bot
    behaviour["status"] = 500
    assert play_here(event("random", address, deals=1))[0].why == "crash: HTTP Error 500: Internal Server Error"
    behaviour.update(status=200, wait=30.0)
    assert play_here(event("random", address, deals=1, seconds=0.3))[0].why == "timeout"


def test_nobody_answering_at_an_address_loses():
    found = play_here(event("random", "http://127.0.0.1:9/", deals=1))
    assert all("refused" in match.why for match in found)


def test_a_bot_of_ours_that_takes_too_long_loses():
    matches = play_here(event("random", "captain@300ms", deals=1, seconds=0.01, game="montego_bay"))
    assert [match.why for match in matches] == ["timeout", "timeout"]


# --- names ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("grandmaster", "arena-error-entrant"),
        ("python:mine.py", "arena-error-class"),
        ("python:/nowhere/mine.py:First", "arena-error-file"),
        ("process:", "arena-error-command"),
        ("process:no-such-program --fast", "arena-error-command"),
        ("process:'unclosed", "arena-error-command"),
    ],
)
def test_entrants_that_cannot_be_found_are_refused(text, message):
    with pytest.raises(EntrantError, match=message):
        read_entrant(text)


def test_a_name_may_stand_once():
    with pytest.raises(EntrantError, match="arena-error-twice"):
        read_entrants(["greedy", "greedy"])
    assert [one.name for one in read_entrants(["greedy", "twin=greedy"])] == ["greedy", "twin"]


# --- results ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    path = tmp_path_factory.mktemp("bots") / "mine.py"
    path.write_text(FIRST)
    held = event("random", "greedy", f"python:{path}:Lost", deals=3)
    return held, play_here(held)


def test_results_are_the_same_as_csv_and_as_parquet(played, tmp_path):
    write(tmp_path / "all.csv", *played)
    write(tmp_path / "all.parquet", *played)
    with (tmp_path / "all.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    columns = pyarrow.parquet.read_table(tmp_path / "all.parquet").to_pylist()
    assert tuple(rows[0]) == COLUMNS
    assert len(rows) == len(columns) == 2 * len(played[1])
    same = [{key: "" if value is None else str(value) for key, value in row.items()} for row in columns]
    assert same == rows
    assert sum(row["failed"] for row in columns) == 12
    assert {row["why"] for row in columns if row["failed"]} == {"crash: KeyError: 'my map'"}


def test_a_summary_counts_every_match_once(played):
    found = summarise(*played)
    assert found.matches == 18
    assert [one.name for one in found.standings] == ["greedy", "random", "Lost"]
    assert sum(found.moves.counts.values()) == 6  # without the matches that failed
    assert len(found.failures) == 12
    assert found.meetings[1][0].share + found.meetings[0][1].share == pytest.approx(1)
    assert found.meetings[0][0] is None
    assert sum(one.share for one in found.by_seat) == pytest.approx(1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_is_one_page_that_needs_nothing_else(played, lang):
    page = write_report(summarise(*played), lang)
    assert page.count("<svg") == 4
    assert "http" not in page.replace("http://127", "")
    assert "src=" not in page
    assert "prefers-color-scheme: dark" in page
    assert "KeyError" in page
    assert f'lang="{lang}"' in page


def test_what_a_bot_says_is_not_taken_for_html(played):
    held, matches = played
    evil = "crash: <script>alert(1)</script>"
    spoken = [
        type(match)(**{**{f: getattr(match, f) for f in match.__struct_fields__}, "why": evil}) for match in matches
    ]
    assert "<script>" not in write_report(summarise(held, spoken), "en")


@pytest.mark.parametrize("kind", ["crash", "timeout", "illegal", "answer"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_failure_has_its_words(kind, lang):
    assert failure_text(f"{kind}: so", lang).endswith("so")
    assert wire.Failure(kind).kind == kind
