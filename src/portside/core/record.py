"""Records: matches as text that a person can read and any machine can replay.

portside record 1
game: shanghaien            header, in this order
rules: 1
components: 0123456789abcdef
seats: 2
seat 0: Anna                optional, all seats or none
seat 1: Bernd
first: 1                    only if the table set who starts
commitment: 64 hex digits   SHA-256 of the seed
entropy: any words          none or more, in the order in which players added them

* first 1                   luck
1 roll                      seat and action
* dice 2 5

events: 3
scores: 12 17               once the match is over
seed: any words             once it may be known
"""

from portside.core.chance import Luck
from portside.core.contract import CHANCE, OVER, Game
from portside.core.match import Match, step
from portside.core.registry import load, names

FIRST_LINE = "portside record 1"
LONGEST = 2_000_000  # characters; the longest possible match of any game stays far below
LONGEST_LINE = 400


class RecordError(ValueError):
    """A text that is not a record of a match we can replay; says on which line and why."""

    def __init__(self, line: int, reason: str, **values: str) -> None:
        self.line = line
        self.reason = reason  # the message record-<reason> of the catalogue
        self.values = values
        super().__init__(self.text())

    def text(self, lang: str = "en") -> str:
        """Say what is wrong in a sentence."""
        from portside.locales import speaker

        say = speaker(lang)
        return say("record-line", line=str(self.line), problem=say(f"record-{self.reason}", **self.values))


def write(match: Match, reveal: bool) -> str:
    """Return a match as text."""
    game = match.game
    lines = [
        FIRST_LINE,
        f"game: {game.name}",
        f"rules: {game.rules_version}",
        f"components: {game.components}",
        f"seats: {match.seats}",
        *(f"seat {seat}: {name}" for seat, name in enumerate(match.names)),
        *([] if match.first is None else [f"first: {match.first}"]),
        f"commitment: {match.commitment}",
        *(f"entropy: {words}" for words in match.entropy),
        "",
    ]
    state = game.new(match.seats)
    for event in match.events:
        if event.seat == CHANCE:
            lines.append(f"* {game.text.outcome_name(state, event.number)}")
        else:
            lines.append(f"{event.seat} {game.actions[event.number]}")
        step(state, event)
    lines += ["", f"events: {len(match.events)}"]
    if match.over:
        lines.append("scores: " + " ".join(str(points) for points in match.scores()))
    if reveal and match.luck:
        lines.append(f"seed: {match.luck.seed}")
    return "\n".join(lines) + "\n"


class _Lines:
    """The lines of a record, read one after the other."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.number = 0

    def peek(self) -> str:
        return self.lines[self.number] if self.number < len(self.lines) else ""

    def next(self) -> str:
        if self.number >= len(self.lines):
            raise RecordError(len(self.lines), "truncated")
        self.number += 1
        return self.lines[self.number - 1]

    def value(self, key: str) -> str:
        """Return what stands after `key: ` on the next line."""
        line = self.next()
        if not line.startswith(f"{key}: "):
            raise self.error("truncated" if self.number >= len(self.lines) else "expected", key=key)
        return line.removeprefix(f"{key}: ")

    def values(self, key: str) -> list[str]:
        """Return what stands on the next lines that begin with `key: `, none or more."""
        found = []
        while self.peek().startswith(f"{key}: "):
            found.append(self.value(key))
        return found

    def count(self, key: str) -> int:
        word = self.value(key)
        if not word.isdecimal() or len(word) > 6:
            raise self.error("number", key=key)
        return int(word)

    def error(self, reason: str, **values: str) -> RecordError:
        return RecordError(self.number, reason, **values)


def read(text: str) -> Match:
    """Return the match that a record tells.

    Raises RecordError with the line that is wrong. What it accepts, write() gives back byte for byte.
    """
    if not text.startswith(FIRST_LINE + "\n"):
        raise RecordError(1, "not-a-record")
    if len(text) > LONGEST:
        raise RecordError(1, "too-long")
    lines = _Lines(text)
    lines.next()
    match = _read_header(lines)
    while lines.peek():
        _read_event(match, lines)
    lines.next()
    if lines.count("events") != len(match.events):
        raise lines.error("events", count=str(len(match.events)))
    if match.over:
        points = " ".join(str(points) for points in match.scores())
        if lines.value("scores") != points:
            raise lines.error("scores", points=points)
    for seed in lines.values("seed")[:1]:
        if Luck.commitment(seed) != match.commitment:
            raise lines.error("seed")
        match.luck = Luck(seed, match.entropy)
    match.plays_luck = match.luck is not None
    if lines.number != len(lines.lines) - 1 or lines.peek():
        lines.next()
        raise lines.error("after-end")
    return match


def _read_header(lines: _Lines) -> Match:
    name = lines.value("game")
    if name not in names():
        raise lines.error("game", name=name[:LONGEST_LINE])
    game: Game = load(name)
    if lines.count("rules") != game.rules_version:
        raise lines.error("rules", version=str(game.rules_version))
    if lines.value("components") != game.components:
        raise lines.error("components", digest=game.components)
    seats = lines.count("seats")
    if seats not in game.seats:
        raise lines.error("seats")
    players = [lines.value(f"seat {seat}") for seat in range(seats)] if lines.peek().startswith("seat 0: ") else []
    first = lines.count("first") if lines.peek().startswith("first: ") else None
    commitment = lines.value("commitment")
    if len(commitment) != 64 or not set(commitment) <= set("0123456789abcdef"):
        raise lines.error("commitment")
    entropy = lines.values("entropy")
    try:
        match = Match(game, seats, entropy=entropy, first=first, names=players, luck=False)
    except ValueError:
        raise lines.error("header") from None
    match.luck = None
    match.commitment = commitment
    if lines.next():
        raise lines.error("expected-blank")
    return match


def _read_event(match: Match, lines: _Lines) -> None:
    """Check one line and play it."""
    line = lines.next()
    if len(line) > LONGEST_LINE:
        raise lines.error("event", event=line[:40] + "…")
    who, _, what = line.partition(" ")
    game, due = match.game, match.to_act()
    if due == OVER:
        raise lines.error("after-end")
    if (who == "*") != (due == CHANCE):
        raise lines.error("luck-due" if due == CHANCE else "no-luck-due", event=line)
    if who == "*":
        weights = game.outcome_weights(match.state)
        possible = [outcome for outcome, weight in enumerate(weights) if weight]
        for outcome in possible:
            if game.text.outcome_name(match.state, outcome) == what:
                match.resolve(outcome)
                return
        raise lines.error("outcome", event=line)
    if who not in [str(seat) for seat in range(match.seats)] or what not in game.action_ids:
        raise lines.error("event", event=line)
    refusal = match.why(what, int(who))
    if refusal:
        raise lines.error("illegal", event=line, clause=refusal.clause)
    match.play(what, int(who))


def check_luck(match: Match) -> int | None:
    """Return the index of the first event whose luck does not follow from the seed, None if all does.

    The seed must be known.
    """
    again = Match(match.game, match.seats, entropy=match.entropy, first=match.first, luck=False)
    again.luck = match.luck
    for index, event in enumerate(match.events):
        if event.seat == CHANCE:
            if again.expected() != event.number:
                return index
            again.resolve(event.number)
        else:
            again.play(event.number, event.seat)
    return None


def line_of(text: str, index: int) -> int:
    """Return the number of the line on which an event of a record stands."""
    return text.split("\n").index("") + 2 + index


def with_names(text: str, names: dict[int, str]) -> str:
    """Return a record without names as one with them; a seat without a name gets a dash."""
    lines = text.split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("seats: "))
    seats = int(lines[at].removeprefix("seats: "))
    return "\n".join([*lines[: at + 1], *(f"seat {i}: {names.get(i, '—')}" for i in range(seats)), *lines[at + 1 :]])
