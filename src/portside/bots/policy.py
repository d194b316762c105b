"""How the bots choose, compiled for every game."""

import math
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from portside.bots.names import BOTS
from portside.core.chance import Rng, below, streams
from portside.core.contract import RULES, Game, Numbers, State, legal, register, verb
from portside.core.jit import kernel

RANDOM, GREEDY = range(len(BOTS))
OPEN_MIND = 0.1  # the share of the priors that all actions have alike

Floats = NDArray[np.float32]

# Buffers that a bot thinks in: positions, lists of actions and weights by level, points by seat.
Work: TypeAlias = tuple[NDArray[Any], Numbers, Numbers, Numbers]

INSIGHTS = 208  # room for what a game's knowledge adds to the features of a position

# What a game's knowledge may register, beside the verbs of the contract.
promise = verb("promise", 3)  # (seat, action, work): what an action promises for the round now, in points
calm = verb("calm", 0)  # whether a position is one to be judged: between turns or rounds, not amid them
insight = verb("insight", 2)  # (seat, out): features that sum up what the seat has, told from its side
narrow = verb("narrow", 3)  # (seat, actions, n): strike from a list what leads nowhere else than the rest, or hardly
traits = verb("traits", 4)  # (seat, actions, work, out): what there is to see of each action, for a net to rank them
retract = verb("retract", 1)  # (seat): take back what other seats have chosen in secret, in a hidden position


def load_knowledge(game: Game) -> ModuleType | None:
    """Import what bots know of a game: portside.bots.<game>, which registers its verbs; None if there is nothing.

    A verb that it does not register means that nothing is known.
    """
    module = import_module(f"portside.bots.{game.name}") if find_spec(f"portside.bots.{game.name}") else None
    nothing: dict[str, Callable[..., Any]] = {
        "promise": no_promise,
        "calm": always_calm,
        "insight": no_insight,
        "narrow": all_of_them,
        "retract": nothing_secret,
        "traits": no_traits,
    }
    register(game.state, **{name: rule for name, rule in nothing.items() if name not in RULES[game.state]})
    return module


def sees_traits(game: Game) -> bool:
    """Tell whether a game's knowledge sees anything in actions by which a net could rank them."""
    load_knowledge(game)
    return RULES[game.state]["traits"] is not no_traits


@kernel
def no_promise(state: State, seat: int, action: int, work: Work) -> float:
    """Promise nothing, of any action of a game that nothing is known of."""
    return 0.0


@kernel
def always_calm(state: State) -> bool:
    """Let every position be judged."""
    return True


@kernel
def no_insight(state: State, seat: int, out: Floats) -> None:
    """Add nothing to the features."""


@kernel
def no_traits(state: State, seat: int, actions: Numbers, work: Work, out: Floats) -> None:
    """See nothing in any action."""


@kernel
def all_of_them(state: State, seat: int, actions: Numbers, n: int) -> int:
    """Leave all actions in a list; returns how many are left."""
    return n


@kernel
def nothing_secret(state: State, seat: int) -> None:
    """Take nothing back."""


def workspace(game: Game, seats: int, depth: int = 12) -> Work:
    """Return the buffers that one bot thinks in; never shared between threads."""
    return (
        np.zeros(depth, game.state),
        np.zeros((depth, len(game.actions)), np.int64),
        np.zeros((depth, game.max_outcomes), np.int64),
        np.zeros(seats, np.int64),
    )


class Policy:
    """A compiled policy as a bot."""

    def __init__(self, name: str, game: Game, seats: int, seed: int) -> None:
        load_knowledge(game)
        self.number = BOTS.index(name)
        self.game = game
        self.work = workspace(game, seats)
        self.rng = streams(seed, 0, 1)

    def choose(self, seen: State, seat: int) -> int:
        """Choose an action for the seat; `seen` is hidden for it."""
        return int(choose(self.game.copy(seen), seat, self.number, self.rng, self.work))


class Doubtful:
    """Plays for the round as it lies, as greedy does, but misjudges each action by some points."""

    def __init__(self, game: Game, seats: int, seed: int, doubt: float) -> None:
        load_knowledge(game)
        self.game = game
        self.work = workspace(game, seats)
        self.doubt = doubt
        self.moods = np.random.default_rng(seed)

    def choose(self, seen: State, seat: int) -> int:
        """Choose an action for the seat; `seen` is hidden for it."""
        actions = self.game.legal_actions(seen, seat)
        felt = [
            float(promise_of(self.game.copy(seen), seat, action, self.work)) + self.doubt * self.moods.standard_normal()
            for action in actions
        ]
        return actions[int(np.argmax(felt))]


@kernel
def promise_of(state: State, seat: int, action: int, work: Work) -> float:
    """Return what an action promises, for callers that are not compiled."""
    return float(promise(state, seat, action, work))


@kernel
def greedy(state: State, seat: int, narrowed: bool, rng: Rng, work: Work) -> int:
    """Return an action of the highest promise, one at random where several are; of all, or only of a narrowed list."""
    actions = work[1][0]
    n = legal(state, seat, actions)
    if narrowed:
        n = narrow(state, seat, actions, n)
    chosen, most, equal = -1, 0.0, 0
    for i in range(n):
        worth = promise(state, seat, actions[i], work)
        if chosen == -1 or worth > most:
            chosen, most, equal = actions[i], worth, 1
        elif worth == most:
            equal += 1
            if below(rng, equal) == 0:
                chosen = actions[i]
    return int(chosen)


@kernel
def weigh(state: State, seat: int, actions: Numbers, n: int, heat: float, work: Work, priors: Floats) -> None:
    """Write how likely each of n actions is the best, by what it promises: `heat` points make e to 1."""
    for i in range(n):
        priors[i] = promise(state, seat, actions[i], work) / heat
    make_likely(priors, n)


@kernel
def make_likely(priors: Floats, n: int) -> None:
    """Make likelihoods of n logits, which sum to 1; a share is the same for all, so nothing is out of the question."""
    most = priors[:n].max()
    total = 0.0
    for i in range(n):
        priors[i] = math.exp(priors[i] - most)
        total += priors[i]
    for i in range(n):
        priors[i] = (1 - OPEN_MIND) * priors[i] / total + OPEN_MIND / n


@kernel
def choose(state: State, seat: int, bot: int, rng: Rng, work: Work) -> int:
    """Return the action that a bot plays; the position is hidden for its seat and is the bot's to change."""
    if bot == GREEDY:
        return greedy(state, seat, False, rng, work)
    actions = work[1][0]
    return int(actions[below(rng, legal(state, seat, actions))])
