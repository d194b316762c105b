"""Bots outside this process: one question, one answer, and a failure for everything else.

A question is a JSON object: game, seats, seat, match (new matches have new ones), view (what the seat sees),
legal ([{"id": 0, "name": "roll"}, …]) and state (the hidden position as base64, for those who use Portside).
An answer is {"action": id or name}, or {"error": "why"}. A process gets and gives one object a line; what it
writes to stderr is its own.
"""

import base64
import json
import queue
import shlex
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from portside.arena.entrants import HTTP, OURS, PYTHON, Entrant
from portside.bots.roster import Bot, make_bot
from portside.core.contract import Game, State

STARTING = 30.0  # seconds that a process may take for its first answer, above the limit of a move
LONGEST = 1 << 20  # bytes of an answer
TOLD = 200  # letters of a bot's own words in a report


class Failure(Exception):
    """A bot that did not answer with a legal action in time: it loses the match."""

    def __init__(self, kind: str, text: str = "") -> None:
        super().__init__(f"{kind}: {text}")
        self.kind = kind  # crash, timeout, illegal, answer
        self.seat = -1  # whose, once the player at the seat knows
        self.text = " ".join(text.split())[:TOLD]


def ask_about(game: Game, seen: State, seat: int, seats: int, match: str) -> bytes:
    """Return the question that a bot is asked, as one line."""
    question = {
        "game": game.name,
        "seats": seats,
        "seat": seat,
        "match": match,
        "view": game.view(game.copy(seen), seat),
        "legal": [{"id": action, "name": game.actions[action]} for action in game.legal_actions(seen, seat)],
        "state": base64.b64encode(seen.tobytes()).decode(),
    }
    return msgspec.json.encode(question) + b"\n"


def read_answer(game: Game, line: bytes) -> int:
    """Return the action that an answer names; raises Failure."""
    try:
        answer = json.loads(line)
    except ValueError:
        raise Failure("answer", line.decode("utf-8", "replace")) from None
    if isinstance(answer, dict) and "error" in answer:
        raise Failure("crash", str(answer["error"]))
    action = answer.get("action") if isinstance(answer, dict) else None
    if isinstance(action, str) and action in game.action_ids:
        return game.action_ids[action]
    if type(action) is int:
        return action
    raise Failure("answer", line.decode("utf-8", "replace"))


class ProcessBot:
    """A bot in a process of its own, started when first asked and again after a failure."""

    def __init__(self, command: Sequence[str], game: Game, seats: int, seconds: float) -> None:
        self.command = list(command)
        self.game = game
        self.seats = seats
        self.seconds = seconds
        self.match = ""
        self.process: subprocess.Popen[bytes] | None = None
        self._lines: queue.Queue[bytes | None] = queue.Queue()
        self._threads: list[threading.Thread] = []
        self._words: deque[str] = deque(maxlen=3)  # its last lines on stderr

    def choose(self, seen: State, seat: int) -> int:
        """Ask, and wait for the answer as long as the limit allows."""
        limit = self.seconds
        if self.process is None:
            self._start()
            limit += STARTING
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(ask_about(self.game, seen, seat, self.seats, self.match))
            self.process.stdin.flush()
            line = self._lines.get(timeout=limit)
        except queue.Empty:
            self.close()
            raise Failure("timeout") from None
        except OSError:  # it has closed its input: it is ending, or has ended
            line = None
        if line is None:
            raise self._crash()
        try:
            return read_answer(self.game, line)
        except Failure:
            self.close()
            raise

    def _start(self) -> None:
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(self.command, stdin=pipe, stdout=pipe, stderr=pipe)
        except OSError as error:
            raise Failure("crash", str(error)) from None
        self._lines = queue.Queue()
        self._words.clear()
        self._threads = [
            threading.Thread(target=self._listen, args=(self.process, self._lines), daemon=True),
            threading.Thread(target=self._overhear, args=(self.process,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @staticmethod
    def _listen(process: subprocess.Popen[bytes], lines: "queue.Queue[bytes | None]") -> None:
        assert process.stdout is not None
        while line := process.stdout.readline(LONGEST):
            lines.put(line)
        lines.put(None)

    def _overhear(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stderr is not None
        while line := process.stderr.readline(LONGEST):
            self._words.append(line.decode("utf-8", "replace"))

    def _crash(self) -> Failure:
        assert self.process is not None
        try:
            code = self.process.wait(2)
        except subprocess.TimeoutExpired:
            code = 0
        self.close()  # after which its last words are read
        return Failure("crash", f"exit code {code} {' '.join(self._words)}")

    def close(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for thread in self._threads:
            thread.join(1)
        if not any(thread.is_alive() for thread in self._threads):  # else a child of its own holds the pipes
            for pipe in (process.stdin, process.stdout, process.stderr):
                with suppress(OSError):  # a question that it never read
                    if pipe is not None:
                        pipe.close()


class HttpBot:
    """A bot behind HTTP: each question is a POST, each answer the body."""

    def __init__(self, address: str, game: Game, seats: int, seconds: float) -> None:
        self.address = address
        self.game = game
        self.seats = seats
        self.seconds = seconds
        self.match = ""

    def choose(self, seen: State, seat: int) -> int:
        """Ask, and wait for the answer as long as the limit allows."""
        body = ask_about(self.game, seen, seat, self.seats, self.match)
        request = urllib.request.Request(self.address, body, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=self.seconds) as response:
                return read_answer(self.game, response.read(LONGEST))
        except TimeoutError:
            raise Failure("timeout") from None
        except urllib.error.URLError as error:
            if isinstance(error.reason, TimeoutError):
                raise Failure("timeout") from None
            raise Failure("crash", str(error)) from None
        except OSError as error:
            raise Failure("crash", str(error)) from None

    def close(self) -> None:
        """Nothing stays open."""


def connect(entrant: Entrant, game: Game, seats: int, seed: int, seconds: float) -> Any:
    """Return the bot of an entrant; those outside this process can be kept from match to match."""
    if entrant.kind == OURS:
        bot: Bot = make_bot(entrant.target, game, seats, seed)
        return bot
    if entrant.kind == HTTP:
        return HttpBot(entrant.target, game, seats, seconds)
    if entrant.kind == PYTHON:
        command = [sys.executable, "-m", "portside.arena.host", entrant.target, game.name, str(seats)]
        return ProcessBot(command, game, seats, seconds)
    return ProcessBot(shlex.split(entrant.target), game, seats, seconds)
