"""The conformance suite that every game must pass. Import it for a game of your own:

from portside.core.check import check
check(portside.load("mygame"), seats=2, games=20, seed=1)
"""

import hashlib
import json
import os
import subprocess
import sys
from itertools import combinations

import numpy as np

from portside.core import contract
from portside.core.chance import Rng, below, draw, streams
from portside.core.contract import CHANCE, OVER, RULES, SPECTATOR, VERBS, Game, State
from portside.core.jit import INTERPRETED
from portside.core.match import Event, Match, step
from portside.core.position import Position
from portside.core.registry import load
from portside.locales import speaker

BOTH_WAYS = 2  # matches that are replayed compiled and interpreted: interpreted play is slow


class CheckFailed(AssertionError):
    """A promise of the contract that a game does not keep, and where."""


def check(game: Game, seats: int, games: int, seed: int) -> int:
    """Play random matches of a game and check every promise of the contract; return the positions checked.

    Raises CheckFailed on the first broken promise.
    """
    check_definition(game)
    matches = [_Play(game, seats, streams(seed, number, 1)) for number in range(games)]
    for number, play in enumerate(matches):
        try:
            play.to_the_end()
        except CheckFailed as failure:
            event = len(play.match.events)
            raise CheckFailed(f"{game.name}, {seats} seats, match {number}, event {event}: {failure}") from None
    check_both_ways(game, seats, [play.match.events for play in matches[:BOTH_WAYS]])
    return sum(len(play.match.events) + 1 for play in matches)


def promise(holds: bool, what: str) -> None:
    """Fail unless a promise holds."""
    if not holds:
        raise CheckFailed(what)


def check_definition(game: Game) -> None:
    """Check what does not depend on a position: verbs, fields, names."""
    missing = [name for name in VERBS if name not in RULES[game.state]]
    promise(not missing, f"the game lacks the verbs {missing}")
    # A record has methods of its own, which a field of the same name would hide or be hidden by.
    clashes = set(game.state.names or ()) & set(dir(Position))
    promise(not clashes, f"the fields {sorted(clashes)} have names of NumPy's or ours")
    promise(len(game.action_ids) == len(game.actions), "two actions have one name")
    for number, name in enumerate(game.actions):
        promise(game.actions[game.action_ids[name]] == game.actions[number], f"the name {name!r} does not round-trip")
        promise(name == name.strip() and name.isprintable() and name != "", f"{name!r} can't stand in a record")
    promise(game.refusals[0] is None and None not in game.refusals[1:], "refusal 0, and only it, means legal")


class _Play:
    """One random match under scrutiny."""

    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.rng = rng
        self.match = Match(game, seats, seed=str(int(rng[0])), luck=False)

    def to_the_end(self) -> None:
        while not self.match.over:
            self.check_position()
            if below(self.rng, 20) == 0:
                self.check_record()
            self.take_a_step()
        self.check_position()
        self.check_record()

    def take_a_step(self) -> None:
        seat = self.match.to_act()
        if seat == CHANCE:
            weights = self.game.outcome_weights(self.match.state)
            self.match.resolve(int(draw(self.rng, np.array(weights, np.int64), len(weights))))
            return
        seats = self.match.pending()
        seat = seats[below(self.rng, len(seats))]
        actions = self.game.legal_actions(self.match.state, seat)
        self.match.play(actions[below(self.rng, len(actions))], seat)

    def check_position(self) -> None:
        state = self.match.state
        position = state.tobytes()
        self.check_turn(state)
        for seat in range(self.seats):
            self.check_legal(state, seat)
            self.check_secrets(state, seat)
        self.check_secrets(state, SPECTATOR)
        for seat in self.match.pending():
            self.check_log(state, seat)
        self.check_commuting(state)
        promise(state.tobytes() == position, "looking at a position changes it")
        again = self.game.from_bytes(position)
        promise(again.tobytes() == position, "bytes -> state -> bytes differs")
        if not self.match.over:
            self.step_copy(again)
            promise(state.tobytes() == position, "playing on a copy changes the original")

    def step_copy(self, copy: State) -> None:
        seat = int(contract.to_act(copy))
        if seat == CHANCE:
            possible = [outcome for outcome, weight in enumerate(self.game.outcome_weights(copy)) if weight]
            contract.resolve(copy, possible[0])
        else:
            contract.apply(copy, seat, self.game.legal_actions(copy, seat)[0])

    def check_turn(self, state: State) -> None:
        seat, mask = int(contract.to_act(state)), int(contract.pending(state))
        if seat in (CHANCE, OVER):
            promise(mask == 0, "seats are pending while luck is due or the match is over")
        else:
            promise(mask >> seat & 1 == 1, "the seat to act is not pending")
            promise(mask < 1 << self.seats, "a seat that is not at the table is pending")
            awaited = int(contract.awaited(state))
            promise(awaited & ~mask == 0, "a seat is awaited that may not act")
            promise(awaited & -awaited == 1 << seat, "the seat to act is not the first that is awaited")
        if seat == CHANCE:
            weights = self.game.outcome_weights(state)
            promise(0 < len(weights) <= self.game.max_outcomes, "luck has no outcomes, or more than max_outcomes")
            promise(min(weights) >= 0 and sum(weights) > 0, "luck weights must be positive, 0 for the impossible")
            names = [self.game.text.outcome_name(state, k) for k, weight in enumerate(weights) if weight]
            promise(len(set(names)) == len(names), "two outcomes of one luck have one name")

    def check_legal(self, state: State, seat: int) -> None:
        """Legal lists are ascending, unique and never empty; `why` agrees with them on every action."""
        acts = seat in self.match.pending()
        actions = self.game.legal_actions(state, seat) if acts else []
        promise(actions == sorted(set(actions)), f"the legal list {actions} is not ascending and unique")
        promise(bool(actions) or not acts, f"seat {seat} must act and has no legal action")
        for action, name in enumerate(self.game.actions):
            code = int(contract.why(state, seat, action))
            promise(0 <= code < len(self.game.refusals), f"why gives the unknown code {code}")
            promise((code == 0) == (action in actions), f"legal and why disagree on {name!r} of seat {seat}")

    def check_secrets(self, state: State, seat: int) -> None:
        """A seat can't tell apart two positions that differ only in what it may not know."""
        hidden = self.game.seen_by(state, seat)
        promise(self.game.seen_by(hidden, seat).tobytes() == hidden.tobytes(), "hide twice is not hide once")
        blanked = hidden.tobytes() != state.tobytes()
        promise(not (blanked and self.game.is_open), f"all is said to be open, and hidden from seat {seat}")
        other = self.game.copy(hidden)
        contract.guess(other, seat, self.rng)
        promise(
            self.game.seen_by(other, seat).tobytes() == hidden.tobytes(),
            f"a guess of seat {seat} contradicts what it knows",
        )
        view = self.game.view(hidden, seat)
        promise(view == self.game.view(self.game.seen_by(other, seat), seat), f"the view of seat {seat} shows a secret")
        if self.game.is_open:
            same = view == self.game.view(state, SPECTATOR)
            promise(same, f"all is open, and seat {seat} sees something else than the others")
        if seat == SPECTATOR:
            return
        promise(
            _observation(self.game, state, seat) == _observation(self.game, other, seat),
            f"the observation of seat {seat} shows a secret",
        )
        if seat in self.match.pending():
            promise(
                self.game.legal_actions(state, seat) == self.game.legal_actions(other, seat),
                f"the legal list of seat {seat} shows a secret",
            )

    def check_log(self, state: State, actor: int) -> None:
        """Of acts that others can't tell apart, all tell the same story and leave the same undo."""
        afters = []
        for action in self.game.legal_actions(state, actor):
            after = self.game.copy(state)
            contract.apply(after, actor, action)
            afters.append((action, after))
        for viewer in (*range(self.seats), SPECTATOR):
            alike: dict[bytes, list[tuple[int, State]]] = {}
            for action, after in afters if viewer != actor else []:
                seen = self.game.seen_by(after, viewer).tobytes()
                if seen != after.tobytes():
                    alike.setdefault(seen, []).append((action, after))
            for acts in alike.values():
                # Two of them are enough in each position; the matches bring all sorts together.
                told = [self.told(state, actor, action, after) for action, after in acts[:: max(1, len(acts) - 1)][:2]]
                promise(told.count(told[0]) == len(told), f"the log tells the viewer {viewer} a secret of {actor}")

    def told(self, before: State, actor: int, action: int, after: State) -> tuple[list[str], list[int]]:
        """Return the story of an act, and how much it leaves hidden from whom, on which undo depends."""
        names = [f"Player {seat}" for seat in range(self.seats)]
        story = self.game.text.story(speaker("en"), self.game.copy(before), actor, action, names)
        return story, [self.match.hidden_bytes(after, seat) for seat in range(self.seats)]

    def check_commuting(self, state: State) -> None:
        """Two pending seats may act in any order in which both still may, with the same result."""
        for one, two in combinations(self.match.pending(), 2):
            acts = []
            for seat in (one, two):
                actions = self.game.legal_actions(state, seat)
                acts.append(Event(seat, actions[below(self.rng, len(actions))]))
            there, back = self.game.copy(state), self.game.copy(state)
            if _play_both(there, acts) and _play_both(back, acts[::-1]):
                promise(there.tobytes() == back.tobytes(), f"the acts {acts} do not commute")

    def check_record(self) -> None:
        """Record -> match -> record is the same text, and the same position."""
        for reveal in (False, True):
            text = self.match.record(reveal)
            again = Match.from_record(text)
            promise(again.record(reveal) == text, "record -> match -> record differs")
            promise(again.state.tobytes() == self.match.state.tobytes(), "a record leads to another position")
        for seat in (*range(self.seats), SPECTATOR):
            told = Match.from_record(self.match.export(seat)).state
            promise(self.game.seen_by(told, seat).tobytes() == told.tobytes(), "an export tells a secret")


def _play_both(state: State, acts: list[Event]) -> bool:
    """Play two acts; tell whether the first left the second allowed.

    The act that completes a secret choice ends the moment in which others may change theirs.
    """
    step(state, acts[0])
    if contract.why(state, acts[1].seat, acts[1].number):
        return False
    step(state, acts[1])
    return True


def _observation(game: Game, state: State, seat: int) -> bytes:
    """Return a seat's features, of what it may know; they start as noise that a game must overwrite."""
    out = np.full(game.observation, np.nan, np.float32)
    contract.observe(game.seen_by(state, seat), seat, out)
    promise(not np.isnan(out).any(), "observe leaves features unwritten")
    return out.tobytes()


# --- compiled and interpreted -----------------------------------------------------------------------


def fingerprint(game: Game, seats: int, events: list[Event]) -> str:
    """Return a digest of every position of a match, with its legal lists, refusals, features and points."""
    seen = hashlib.sha256()
    state = game.new(seats)
    points = np.zeros(seats, np.int64)
    for event in [*events, None]:
        seen.update(state.tobytes())
        for seat in range(seats):
            codes = [int(contract.why(state, seat, action)) for action in range(len(game.actions))]
            seen.update(json.dumps([codes, int(contract.pending(state))]).encode())
            seen.update(_observation(game, state, seat))
        for rule in (contract.scores, contract.places):
            rule(state, points)
            seen.update(points.tobytes())
        if event:
            step(state, event)
    return seen.hexdigest()


def check_both_ways(game: Game, seats: int, matches: list[list[Event]]) -> None:
    """Replay matches here and in a second process, one compiled and one interpreted: the same bytes."""
    here = [fingerprint(game, seats, events) for events in matches]
    other = subprocess.run(
        [sys.executable, "-W", "error", "-m", __name__, game.name, str(seats)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "0" if INTERPRETED else "1"},
        input=json.dumps(matches),
        capture_output=True,
        text=True,
        check=False,
    )
    promise(other.returncode == 0, f"the other process failed: {other.stderr.strip()[-500:]}")
    promise(json.loads(other.stdout) == here, "compiled and interpreted play differ")


if __name__ == "__main__":
    matches = [[Event(*event) for event in events] for events in json.load(sys.stdin)]
    print(json.dumps([fingerprint(load(sys.argv[1]), int(sys.argv[2]), events) for events in matches]))
