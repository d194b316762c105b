"""A match being played: the checked door to a game's rules."""

import secrets
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from portside.core import contract
from portside.core.chance import Luck
from portside.core.contract import CHANCE, OVER, SPECTATOR, Game, Refusal, State


class Event(NamedTuple):
    """One step of a match: an action of a seat, or (seat CHANCE) an outcome of luck."""

    seat: int
    number: int


@cache
def event_of(seat: int, number: int) -> Event:
    """Return an event, the same object each time: there are few different ones, and matches hold many."""
    return Event(int(seat), int(number))  # plain, whoever asked first: numpy's would go to all and fit into no JSON


@dataclass(frozen=True)
class Action:
    """A legal action in the position it was listed for."""

    id: int
    name: str
    game: Game
    state: State

    def text(self, lang: str = "en") -> str:
        """Say what the action would do."""
        from portside.locales import speaker

        return self.game.text.action_text(speaker(lang), self.state, self.id)


class IllegalAction(ValueError):
    """An action that the rules forbid now, with the clause that does."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(f"{action}: {refusal.text()} ({refusal.clause})")
        self.action = action
        self.refusal = refusal


class Match:
    """A match: its header, its events, and the position that the events lead to.

    Luck plays itself, from the seed, unless `luck=False` or the seed is unknown (a record of another
    table): then `resolve` hands it in. `first` sets who starts instead of drawing it.
    """

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        seed: int | str | None = None,
        *,
        entropy: Sequence[str] = (),
        first: int | None = None,
        names: Sequence[str] = (),
        luck: bool = True,
    ) -> None:
        seats = game.seats[0] if seats is None else seats
        if seats not in game.seats:
            raise ValueError(f"{game.title} has {game.seats[0]} to {game.seats[-1]} seats, not {seats}.")
        if first is not None and (not game.first_is_luck or first not in range(seats)):
            raise ValueError(f"Seat {first} can't be set to start.")
        if names and len(names) != seats:
            raise ValueError(f"There are {seats} seats but {len(names)} names.")
        seed = secrets.token_hex(16) if seed is None else str(seed)
        for line in (*names, *entropy, seed):
            if not line or line != line.strip() or not line.isprintable():
                raise ValueError(f"{line!r} can't stand in a record: names, entropy and seeds are one line of text.")
        self.game = game
        self.seats = seats
        self.names = tuple(names)
        self.entropy = tuple(entropy)
        self.first = first
        self.commitment = Luck.commitment(seed)
        self.luck: Luck | None = Luck(seed, entropy)
        self.plays_luck = luck
        self.events: list[Event] = []
        self._before: list[bytes] = []  # the position before each event
        self.state = game.new(seats)
        self._known: dict[Callable[[State], int], int] = {}  # what rules say about a position
        self._known_of = b""  # that position
        self._play_luck()

    # --- looking ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.to_act() == OVER

    def to_act(self) -> int:
        """Return the first seat that must act, CHANCE while luck is due, OVER at the end."""
        return self._asked(contract.to_act)

    def pending(self) -> list[int]:
        """List all seats that may act now."""
        mask = self._asked(contract.pending)
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def awaited(self) -> list[int]:
        """List the seats that must act now: of those who may, who has not yet done their part."""
        mask = self._asked(contract.awaited)
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def legal(self, seat: int | None = None) -> list[Action]:
        """List the legal actions of a seat, by default of the one to act; of one that may not act, none."""
        seat = self.to_act() if seat is None else seat
        if seat not in self.pending():
            return []
        state = self.game.seen_by(self.state, seat)
        return [
            Action(action, self.game.actions[action], self.game, state)
            for action in self.game.legal_actions(self.state, seat)
        ]

    def why(self, action: int | str | Action, seat: int | None = None) -> Refusal | None:
        """Return the rule against an action, or None if it is legal."""
        seat = self.to_act() if seat is None else seat
        return self.game.refusals[int(contract.why(self.state, seat, self._id(action)))]

    def scores(self) -> list[int]:
        """Return the points by seat, as if the game were scored now."""
        return self._by_seat(contract.scores)

    def places(self) -> list[int]:
        """Return the places by seat, from 1; equal places are shared."""
        return self._by_seat(contract.places)

    def view(self, seat: int = SPECTATOR) -> Any:
        """Return what a seat, or by default a spectator, may see."""
        return self.game.view(self.game.seen_by(self.state, seat), seat)

    def hidden_bytes(self, state: State, seat: int) -> int:
        """Return how many bytes of a position a seat may not know."""
        if self.game.is_open:
            return 0
        shown = np.frombuffer(self.game.seen_by(state, seat).tobytes(), np.uint8)
        return int(np.count_nonzero(np.frombuffer(state.tobytes(), np.uint8) != shown))

    def hides(self, seat: int) -> bool:
        """Tell whether the position holds something that the seat may not know."""
        return self.hidden_bytes(self.state, seat) > 0

    def record(self, reveal: bool | None = None) -> str:
        """Return the match as text; the seed is in it when the match is over, or as `reveal` says."""
        from portside.core.record import write

        return write(self, self.over if reveal is None else reveal)

    def export(self, seat: int = SPECTATOR) -> str:
        """Return the record as far as a seat may know it: up to the last position that hid nothing from it."""
        known = len(self.events)
        while self.hidden_bytes(self.position(known), seat):
            known -= 1
        told = Match(self.game, self.seats, entropy=self.entropy, first=self.first, names=self.names, luck=False)
        told.luck, told.commitment = self.luck, self.commitment
        told.events, told._before, told.state = self.events[:known], self._before[:known], self.position(known)
        return told.record()

    @staticmethod
    def from_record(text: str) -> "Match":
        """Return the match that a record tells; raises RecordError when it can't be replayed."""
        from portside.core.record import read

        return read(text)

    # --- playing ----------------------------------------------------------------------------------

    def play(self, action: int | str | Action, seat: int | None = None) -> None:
        """Play an action of a seat, by default of the one to act; raises IllegalAction."""
        number = self._id(action)
        seat = self.to_act() if seat is None else seat
        refusal = self.why(number, seat)
        if refusal:
            raise IllegalAction(self.game.actions[number], refusal)
        self._add(event_of(seat, number))
        self._play_luck()

    def resolve(self, outcome: int) -> None:
        """Hand in an outcome of the luck now due; raises ValueError for one that can't be."""
        if self.to_act() != CHANCE:
            raise ValueError("No luck is due.")
        weights = self.game.outcome_weights(self.state)
        if outcome not in range(len(weights)) or weights[outcome] == 0:
            raise ValueError(f"Outcome {outcome} is not possible now.")
        self._add(event_of(CHANCE, outcome))

    def may_undo(self, seat: int) -> bool:
        """Tell whether the seat may take its last step back.

        Only while nothing depends on it: no luck and no reveal since, and others have acted since only
        where order does not matter (secret picks); and not after the end, when the seed is known.
        """
        index = self._last_of(seat)
        if index is None or self.over:
            return False
        later = self.events[index + 1 :]
        if any(event.seat == CHANCE for event in later):
            return False
        if later and not self._commutes(index):
            return False
        return not any(self._reveals(at) for at in range(index, len(self.events)))

    def undo(self, seat: int) -> None:
        """Take the seat's last step back; raises ValueError when that is not allowed."""
        index = self._last_of(seat)
        if index is None or not self.may_undo(seat):
            raise ValueError("Only one's own last steps can be taken back, up to the last luck or other act.")
        later = self.events[index + 1 :]
        self._cut(index)
        for event in later:
            self._add(event)

    def go_back(self, count: int) -> None:
        """Return to the first `count` events. The luck that follows stays the same: nothing is rolled anew."""
        if not 0 <= count <= len(self.events):
            raise ValueError(f"The match has {len(self.events)} events, not {count}.")
        self._cut(count)
        self._play_luck()

    def fork(self) -> "Match":
        """Return a match that goes on by itself from here."""
        other = copy(self)
        other.events, other._before = list(self.events), list(self._before)
        other.state = self.game.copy(self.state)
        return other

    def position(self, count: int) -> State:
        """Return the position after the first `count` events."""
        return self.game.from_bytes(self.position_bytes(count))

    def position_bytes(self, count: int) -> bytes:
        """Return the position after the first `count` events as bytes."""
        return self._before[count] if count < len(self.events) else self.state.tobytes()

    def expected(self) -> int | None:
        """Return the outcome that the seed gives for the luck now due, None while the seed is unknown."""
        k = [event.seat for event in self.events].count(CHANCE)
        if k == 0 and self.first is not None:
            return self.first
        return self.luck.outcome(k, self.game.outcome_weights(self.state)) if self.luck else None

    def _asked(self, verb: Callable[[State], int]) -> int:
        """Return what a rule says about the position; of each position it is asked once, for a call takes 3 us."""
        position = self.state.tobytes()
        if position != self._known_of:
            self._known_of, self._known = position, {}
        if verb not in self._known:
            self._known[verb] = int(verb(self.state))
        return self._known[verb]

    def _play_luck(self) -> None:
        while self.plays_luck and self.luck and self.to_act() == CHANCE:
            outcome = self.expected()
            assert outcome is not None
            self._add(event_of(CHANCE, outcome))

    def _add(self, event: Event) -> None:
        self._before.append(self.state.tobytes())
        step(self.state, event)
        self.events.append(event)

    def _cut(self, count: int) -> None:
        """Forget the events from number `count` on."""
        self.state = self.position(count)
        del self.events[count:], self._before[count:]

    def _last_of(self, seat: int) -> int | None:
        """Return the index of the seat's last event."""
        own = (index for index in range(len(self.events) - 1, -1, -1) if self.events[index].seat == seat != CHANCE)
        return next(own, None)

    def _commutes(self, index: int) -> bool:
        """Tell whether the events after one could have come before it, with the same result."""
        event, later = self.events[index], self.events[index + 1 :]
        state = self.position(index)
        for moved in (*later, event):
            if contract.why(state, moved.seat, moved.number):
                return False
            step(state, moved)
        return state.tobytes() == self.state.tobytes()

    def _reveals(self, index: int) -> bool:
        """Tell whether an event made something known that was hidden from some seat before it."""
        before, after = self.position(index), self.position(index + 1)
        return any(self.hidden_bytes(after, seat) < self.hidden_bytes(before, seat) for seat in range(self.seats))

    def _by_seat(self, rule: Any) -> list[int]:
        out = np.zeros(self.seats, np.int64)
        rule(self.state, out)
        return out.tolist()

    def _id(self, action: int | str | Action) -> int:
        if isinstance(action, Action):
            return action.id
        if isinstance(action, str):
            if action not in self.game.action_ids:
                raise ValueError(f"{self.game.title} has no action {action!r}.")
            return self.game.action_ids[action]
        if action not in range(len(self.game.actions)):
            raise ValueError(f"{self.game.title} has no action {action}.")
        return int(action)


def step(state: State, event: Event) -> None:
    """Apply an event to a position; trusts its caller."""
    if event.seat == CHANCE:
        contract.resolve(state, event.number)
    else:
        contract.apply(state, event.seat, event.number)
