"""What a net is trained on: calm positions of quick matches, and the decisions of matches of the search.

Quick matches are played at a glance: by the ranks of the net so far, or greedily before it has any. What a position
of them is worth tells how its match went on, or random playouts, or a search with the net so far. What actions are good
for tells how often such a search tried each. All is of one number of seats: each has a net of its own.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from portside.bots.net import Net, has_hunch, no_net
from portside.bots.policy import calm, greedy, load_knowledge, narrow
from portside.bots.search import (
    RANDOMLY,
    TO_THE_END,
    Desk,
    Opinion,
    Reals,
    Search,
    Ways,
    draw_ranked,
    is_secret,
    judge,
    new_desk,
    play_on,
    rank_at,
)
from portside.core.chance import Rng, below, draw, streams
from portside.core.contract import (
    CHANCE,
    OVER,
    SPECTATOR,
    Game,
    Numbers,
    State,
    apply,
    hide,
    legal,
    outcomes,
    pending,
    resolve,
    setup,
    to_act,
)
from portside.core.jit import kernel
from portside.core.walk import spread

NOISE = (0, 10, 20, 40)  # random moves in 100 of the beginning of quick matches, by turns
LONGEST = 2000  # calm positions of one match
NOISY = 20  # calm positions, at most, that the beginning lasts
KEPT = 6  # positions of one quick match: matches are cheap, and of one the end would be learned by heart
CURIOUS = 20  # open moves in 100 that are drawn, by their ranks or by how often they were tried
RANDOM_WAYS = Ways(RANDOMLY, 0.0, 0.0, TO_THE_END, no_net())

# Writes what some positions are worth to each seat, and the points it will have: (positions, seed, worth, gain).
Appraise = Callable[[NDArray[Any], int, Reals, Reals], None]


class Samples(NamedTuple):
    """Calm positions, as all know them, and what became of each seat."""

    states: NDArray[Any]
    utility: NDArray[np.float32]  # position x seat
    points: NDArray[np.float32]  # by the same


class Decisions(NamedTuple):
    """Positions in which a seat had a choice, each as it knew it, and how often a search tried what it could do."""

    states: NDArray[Any]
    seats: NDArray[np.int8]
    actions: NDArray[np.int16]  # decision x choice; NONE where there were fewer
    tries: NDArray[np.int32]  # by the same


NONE = -1

Kept = TypeVar("Kept", Samples, Decisions)


def join(parts: list[Kept]) -> Kept:
    """Return all samples, or decisions, of some parts."""
    return type(parts[0])(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


# --- quick matches ----------------------------------------------------------------------------------


@kernel
def at_a_glance(state: State, seat: int, net: Net, rng: Rng, desk: Desk) -> int:
    """Return an action without a search: greedily, or by the net's ranks.

    By ranks it is the likeliest, some are drawn by how likely they are, and secret ones always.
    """
    if not has_hunch(net):
        desk.states[1] = state
        hide(desk.states[1], seat)
        return greedy(desk.states[1], seat, True, rng, desk.work)
    n = rank_at(state, seat, net, desk)
    if is_secret(pending(state)) or below(rng, 100) < CURIOUS:
        return draw_ranked(n, rng, desk)
    return int(desk.listed[desk.priors[:n].argmax()])


@kernel
def collect(states: NDArray[Any], seats: int, noise: int, net: Net, rng: Rng, desk: Desk) -> int:
    """Play a quick match, `noise` of 100 moves at random until some calm position; write those from there on.

    So positions differ, but what became of them is what quick play made of them. Returns how many.
    """
    actions, weights = desk.work[1][0], desk.work[2][0]
    state = desk.states[0]
    setup(state, seats)
    n, noisy = 0, below(rng, NOISY) if noise > 0 else 0
    while True:
        seat = to_act(state)
        if seat == OVER:
            break
        if seat == CHANCE:
            resolve(state, draw(rng, weights, outcomes(state, weights)))
            continue
        if n < len(states) and calm(state):
            if noisy > 0:
                noisy -= 1
            else:
                states[n] = state
                hide(states[n], SPECTATOR)
                n += 1
        if noisy > 0 and below(rng, 100) < noise:
            apply(state, seat, actions[below(rng, legal(state, seat, actions))])
        else:
            apply(state, seat, at_a_glance(state, seat, net, rng, desk))
    judge(state, seats, desk)
    return n


@kernel
def play_out(
    state: State, seats: int, playouts: int, ways: Ways, rng: Rng, desk: Desk, worth: Reals, gain: Reals
) -> None:
    """Write what a position is worth to each seat, and its final points, on average over matches played to the end."""
    worth[:], gain[:] = 0, 0
    for _ in range(playouts):
        desk.states[0] = state
        play_on(desk.states[0], ways, TO_THE_END, rng, desk)
        judge(desk.states[0], seats, desk)
        for seat in range(seats):
            worth[seat] += desk.worth[seat] / playouts
            gain[seat] += desk.gain[seat] / playouts


def by_playouts(game: Game, seats: int, playouts: int) -> Appraise:
    """Let playouts of random moves tell what positions are worth."""

    def appraise(states: NDArray[Any], seed: int, worth: Reals, gain: Reals) -> None:
        desk, rng = new_desk(game, seats, 1), streams(seed, 0, 1)
        for row, state in enumerate(states):
            play_out(state, seats, playouts, RANDOM_WAYS, rng, desk, worth[row], gain[row])

    return appraise


def by_search(make: Callable[[int], Search]) -> Appraise:
    """Let a search tell what positions are worth: one for all seats, as they know the same; make(seed) makes it."""

    def appraise(states: NDArray[Any], seed: int, worth: Reals, gain: Reals) -> None:
        search = make(seed)
        for row, state in enumerate(states):
            search.forecast(state, 0, worth[row], gain[row])

    return appraise


def quick_samples(
    game: Game,
    seats: int,
    net: Net,
    first: int,
    matches: int,
    seed: int,
    cores: int,
    appraise: Appraise | None = None,
) -> Iterator[Samples]:
    """Yield the samples of each quick match, numbered from `first`: as it ended, or as they are appraised."""
    load_knowledge(game)

    def play(number: int, count: int) -> Samples:
        match = first + number
        states = np.zeros(LONGEST, game.state)
        desk, rng = new_desk(game, seats, 1), streams(seed, match, 1)
        n = collect(states, seats, NOISE[match % len(NOISE)], net, rng, desk)
        states = states[np.sort(np.random.default_rng([seed, match]).permutation(n)[:KEPT])]
        worth, gain = np.tile(desk.worth, (len(states), 1)), np.tile(desk.gain, (len(states), 1))
        if appraise:
            appraise(states, int(rng[0] >> np.uint64(2)), worth, gain)
        return Samples(states, worth.astype(np.float32), gain.astype(np.float32))

    yield from spread(play, matches, cores, size=1)


# --- search -----------------------------------------------------------------------------------------


def decided_match(game: Game, seats: int, make: Callable[[int], Search], seed: int) -> Decisions:
    """Play a match of searches against each other, with some curiosity; return what each tried in its decisions."""
    luck, taste = streams(seed, 0, 1), streams(seed, 1, 1)
    weights, buffer = np.zeros(game.max_outcomes, np.int64), np.zeros(len(game.actions), np.int64)
    searches = [make(seed + 2 + seat) for seat in range(seats)]
    known, who, actions, tries = [], [], [], []
    state = game.new(seats)
    while (seat := int(to_act(state))) != OVER:
        if seat == CHANCE:
            resolve(state, draw(luck, weights, outcomes(state, weights)))
            continue
        legal_now = game.legal_actions(state, seat)
        if len(legal_now) == 1:
            apply(state, seat, legal_now[0])
            continue
        seen = game.seen_by(state, seat)
        opinions = searches[seat].opinions(seen, seat)
        n = list_narrowed(seen, seat, buffer)
        if n > 1:
            tried = {opinion.action: opinion.tries for opinion in opinions}
            known.append(np.frombuffer(seen.tobytes(), game.state))
            who.append(seat)
            actions.append(np.full(len(buffer), NONE, np.int16))
            actions[-1][:n] = buffer[:n]
            tries.append([tried.get(int(action), 0) for action in actions[-1]])
        apply(state, seat, _taste(opinions, bool(is_secret(pending(state))), taste))
    return Decisions(
        np.concatenate(known), np.array(who, np.int8), np.array(actions, np.int16), np.array(tries, np.int32)
    )


@kernel
def list_narrowed(state: State, seat: int, out: Numbers) -> int:
    """Write the actions that a search tries, for callers that are not compiled; return how many."""
    return int(narrow(state, seat, out, legal(state, seat, out)))


@kernel
def is_calm(state: State) -> bool:
    """Tell whether a position is calm, for callers that are not compiled."""
    return bool(calm(state))


def _taste(opinions: list[Opinion], secret: bool, taste: Rng) -> int:
    """Return the action to play: the best, or one by its tries, as all secret choices are made."""
    tries = np.array([opinion.tries for opinion in opinions], np.int64)
    if secret or below(taste, 100) < CURIOUS:
        return opinions[int(draw(taste, tries, len(tries)))].action
    return opinions[0].action


def decisions_of(
    game: Game, seats: int, make: Callable[[int], Search], first: int, matches: int, seed: int, cores: int
) -> Iterator[Decisions]:
    """Yield the decisions of each match of searches, numbered from `first`; make(seed) makes a search."""

    def one(number: int, count: int) -> Decisions:
        return decided_match(game, seats, make, int(streams(seed, first + number, 1)[0] >> np.uint64(2)))

    yield from spread(one, matches, cores, size=1)


# --- files ------------------------------------------------------------------------------------------


def save(path: Path, kept: Samples | Decisions) -> None:
    """Write samples or decisions to a file that is whole or not there."""
    partial = path.with_suffix(".partial.npz")
    raw = np.frombuffer(kept.states.tobytes(), np.uint8)
    np.savez_compressed(partial, **{**kept._asdict(), "states": raw})
    partial.replace(path)


def load(path: Path, game: Game, kind: type[Kept]) -> Kept:
    """Read what was saved, of a kind."""
    with np.load(path, allow_pickle=False) as content:
        columns = {name: content[name] for name in kind._fields}
    columns["states"] = columns["states"].view(game.state)
    return kind(**columns)
