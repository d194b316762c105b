"""The contract between games and everything that plays them.

A game is one NumPy record and the rules named by the verbs below. A verb called on a state means the
rule that the state's game registered for it, compiled or not.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol, TypeAlias

import numba
import numpy as np
from numba.extending import overload
from numpy.typing import NDArray

from portside.core.jit import kernel

State: TypeAlias = np.record
Numbers: TypeAlias = NDArray[np.int64]

CHANCE, OVER = -1, -2  # what to_act() says while luck is due, and at the end
SPECTATOR = -1  # the seat of those who have none, for hide() and views
ALL = -2  # in a view's place of a seat: who looks knows everything, as all may after the end

RULES: dict[Any, dict[str, Callable[..., Any]]] = {}  # record type -> rules by verb


def register(dtype: np.dtype[Any], **rules: Callable[..., Any]) -> None:
    """Make rules the meaning of the verbs for a game's record type; may be called again with more."""
    known = RULES.setdefault(dtype, {})
    known.update(rules)
    if "pending" in known:
        known.setdefault("awaited", known["pending"])
    known.setdefault("all_open", _not_all_open)
    RULES[numba.from_dtype(dtype)] = known


@kernel
def _not_all_open(state: State) -> bool:
    """Of a game that says nothing about it: some seat may know less than another."""
    return False


# An overload and what it returns must spell the same arguments out: one template for each number of
# them, from a verb's name to an overload to the rule's call.
_TEMPLATES: tuple[Callable[[str], Any], ...] = (
    lambda name: lambda state: (lambda rule: lambda state: rule(state))(RULES[state][name]),
    lambda name: lambda state, a: (lambda rule: lambda state, a: rule(state, a))(RULES[state][name]),
    lambda name: lambda state, a, b: (lambda rule: lambda state, a, b: rule(state, a, b))(RULES[state][name]),
    lambda name: lambda state, a, b, c: (lambda rule: lambda state, a, b, c: rule(state, a, b, c))(RULES[state][name]),
    lambda name: (
        lambda state, a, b, c, d: (lambda rule: lambda state, a, b, c, d: rule(state, a, b, c, d))(RULES[state][name])
    ),
)


def verb(name: str, arguments: int) -> Callable[..., Any]:
    """Return a function that means, for each game, that game's rule of this name.

    Compiled callers are specialised on the state's record type, so a playout or a search is one
    module-level function that is compiled for each game with every call inlined.
    """

    def call(state: State, *rest: Any) -> Any:
        return RULES[state.dtype][name](state, *rest)

    overload(call)(_TEMPLATES[arguments](name))
    call.__name__ = call.__qualname__ = name
    return call


setup = verb("setup", 1)  # (seats): write the opening position; what needs luck is left due
to_act = verb("to_act", 0)  # the first seat that must act, CHANCE while luck is due, OVER
pending = verb("pending", 0)  # bit mask of all seats that may act now
awaited = verb("awaited", 0)  # bit mask of the seats that must act now; a game without secret picks has no own rule
legal = verb("legal", 2)  # (seat, out): write the seat's legal actions, ascending; return how many
apply = verb("apply", 2)  # (seat, action): play in place; trusts its caller
outcomes = verb("outcomes", 1)  # (weights): write the weight of each outcome of the luck now due
resolve = verb("resolve", 1)  # (outcome): apply one outcome of the luck now due; trusts its caller
scores = verb("scores", 1)  # (out): points by seat, as if the game were scored now
places = verb("places", 1)  # (out): places by seat, from 1, with the book's tie-breaks
hide = verb("hide", 1)  # (seat): blank in place what the seat may not know
all_open = verb("all_open", 0)  # whether hide never blanks anything and all seats' views are the same; by default not
guess = verb("guess", 2)  # (seat, rng): fill the blanks at random, consistent with what the seat knows
observe = verb("observe", 2)  # (seat, out): what the seat knows as features; blanks count as unknown
why = verb("why", 2)  # (seat, action): the code of the refusal of an action, 0 for a legal one

VERBS = (
    "setup", "to_act", "pending", "awaited", "legal", "apply", "outcomes", "resolve",
    "scores", "places", "hide", "all_open", "guess", "observe", "why",
)  # fmt: skip


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: the clause of the rules, and the id of the sentence that says so."""

    clause: str
    message: str

    def text(self, lang: str = "en") -> str:
        """Say the reason in a sentence."""
        from portside.locales import speaker

        return speaker(lang)(self.message)


def no_scenes(before: State, seat: int, number: int, viewer: int) -> list[Any]:
    """Of a game in which an event is one thing: nothing follows it by itself."""
    return []


class Speech(Protocol):
    """How a game speaks: its text.py. `say` is a language's catalogue (portside.locales.Say)."""

    def outcome_name(self, state: State, outcome: int) -> str:
        """Name an outcome of the luck now due in record notation."""

    def action_text(self, say: Any, state: State, action: int) -> str:
        """Say what an action would do in this position."""

    def action_help(self, say: Any, state: State, action: int) -> str:
        """Explain an action, with its clauses."""

    def story(self, say: Any, before: State, seat: int, number: int, names: Sequence[str]) -> list[str]:
        """Tell in sentences what an event changed: an action of a seat, or (seat CHANCE) an outcome.

        Everybody reads the same story, so what an event keeps secret is told when it is revealed.
        """

    def board(self, say: Any, state: State, seat: int, names: Sequence[str]) -> str:
        """Lay the position out on one screen for a seat; the state has been hidden for it."""

    def bill(self, say: Any, state: State, names: Sequence[str]) -> str:
        """Show every line of the score."""


@dataclass(frozen=True)
class Game:
    """A game as the rest of Portside knows it."""

    name: str  # as load() takes it, also the name of its package
    title: str
    rules_version: int  # a record of another version is refused
    seats: range  # possible numbers of seats
    state: np.dtype[Any]  # the record type of a position
    components: str  # digest of the components in use
    actions: tuple[str, ...]  # the name of each action in record notation
    max_outcomes: int
    observation: int  # number of features
    refusals: tuple[Refusal | None, ...]  # by the code that why() returns
    first_is_luck: bool  # the first luck draws who starts, and a table may set it instead
    view: Callable[[State, int], Any]  # what a seat may see, of a state that was hidden for it
    text: Speech
    # What an event led to by itself, thing by thing, from the state before it, as a viewer may see it.
    scenes: Callable[[State, int, int, int], list[Any]] = no_scenes

    def __reduce__(self) -> tuple[Callable[[str], "Game"], tuple[str]]:
        """Pickle and deep-copy a game as its name: it is one of a kind, and holds modules."""
        from portside.core.registry import load

        return load, (self.name,)

    @cached_property
    def is_open(self) -> bool:
        """Whether nothing is ever hidden, so that all seats see the same."""
        return bool(all_open(self.new(self.seats[0])))

    @cached_property
    def action_ids(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.actions)}

    def new(self, seats: int) -> State:
        """Return an opening position."""
        state: State = np.zeros(1, self.state)[0]
        setup(state, seats)
        return state

    def copy(self, state: State) -> State:
        """Return an independent copy of a position."""
        return self.from_bytes(state.tobytes())

    def from_bytes(self, position: bytes) -> State:
        """Return the position that a state's tobytes() gave."""
        state: State = np.frombuffer(bytearray(position), self.state)[0]
        return state

    def outcome_weights(self, state: State) -> list[int]:
        """Return the weight of each outcome of the luck now due; 0 is impossible."""
        weights = np.zeros(self.max_outcomes, np.int64)
        found: list[int] = weights[: outcomes(state, weights)].tolist()
        return found

    def legal_actions(self, state: State, seat: int) -> list[int]:
        """Return the seat's legal actions, ascending."""
        out = np.zeros(len(self.actions), np.int64)
        found: list[int] = out[: legal(state, seat, out)].tolist()
        return found

    def seen_by(self, state: State, seat: int) -> State:
        """Return a copy of the position without what the seat may not know; ALL may know everything."""
        copy = self.copy(state)
        if seat != ALL:
            hide(copy, seat)
        return copy
