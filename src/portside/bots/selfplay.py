"""What a net is trained on: positions of greedy matches, and of matches of the search with the net before.

What a position of a greedy match is worth tells its end, or random playouts, or a search with the net before. What
actions are good for tells how often such a search tried each.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from portside.bots.policy import calm, greedy, load_knowledge, narrow
from portside.bots.search import TO_THE_END, Desk, Opinion, Search, is_secret, judge, new_desk, play_on
from portside.core.chance import Rng, below, draw, streams
from portside.core.contract import (
    CHANCE,
    OVER,
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

NOISE = (0, 10, 20, 40)  # random moves in 100 of the beginning of greedy matches, by turns
LONGEST = 2000  # calm positions of one match
NOISY = 20  # calm positions, at most, that the beginning lasts
KEPT = 6  # positions of one greedy match: matches are cheap, and of one the end would be learned by heart
CURIOUS = 20  # moves in 100 of searched matches that are drawn by how often they were tried
TRUST = 0.7  # weight of what a seat thought when it searched next, against how its match ended


Rewards = NDArray[np.float64]  # by seat, or by position and seat

# Writes what some positions are worth to each seat, and the points it will have: (positions, seats, seed, worth, gain).
Appraise = Callable[[NDArray[Any], int, int, Rewards, Rewards], None]


class Samples(NamedTuple):
    """Calm positions, each as a seat knew it, and what became of that seat."""

    states: NDArray[Any]
    seats: NDArray[np.int8]
    utility: NDArray[np.float32]
    points: NDArray[np.float32]


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


def seats_of(game: Game, match: int) -> int:
    """Return the number of seats of a match: as many matches of the fewest seats as of all others together."""
    numbers = list(game.seats)
    return numbers[0] if match % 2 == 0 else (numbers[1:] or numbers)[match // 2 % max(1, len(numbers) - 1)]


def views(game: Game, states: NDArray[Any], worth: NDArray[Any], gain: NDArray[Any]) -> Samples:
    """Return a sample for each position and seat; worth and gain are by position and seat."""
    count, seats = worth.shape
    seen = np.repeat(states, seats)
    who = np.tile(np.arange(seats, dtype=np.int8), count)
    hide_all(seen, who)
    return Samples(seen, who, worth.reshape(-1).astype(np.float32), gain.reshape(-1).astype(np.float32))


@kernel
def hide_all(states: NDArray[Any], who: NDArray[np.int8]) -> None:
    """Hide each position for its seat."""
    for i in range(len(states)):
        hide(states[i], int(who[i]))


# --- greedy -----------------------------------------------------------------------------------------


@kernel
def collect(states: NDArray[Any], seats: int, noise: int, rng: Rng, desk: Desk) -> int:
    """Play a greedy match, `noise` of 100 moves at random until some calm position; write those from there on.

    So positions differ, but what became of them is what greedy play made of them. Returns how many.
    """
    actions, weights = desk.work[1][0], desk.work[2][0]
    state, own = desk.states[0], desk.work[0]
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
                n += 1
        if noisy > 0 and below(rng, 100) < noise:
            apply(state, seat, actions[below(rng, legal(state, seat, actions))])
        else:
            own[0] = state
            hide(own[0], seat)
            apply(state, seat, greedy(own[0], seat, True, rng, desk.work))
    judge(state, seats, desk)
    return n


@kernel
def play_out(state: State, seats: int, playouts: int, rng: Rng, desk: Desk, worth: Rewards, gain: Rewards) -> None:
    """Write what a position is worth to each seat, and its final points, on average over matches of random moves."""
    worth[:], gain[:] = 0, 0
    for _ in range(playouts):
        desk.states[0] = state
        play_on(desk.states[0], 0.0, TO_THE_END, rng, desk)
        judge(desk.states[0], seats, desk)
        for seat in range(seats):
            worth[seat] += desk.worth[seat] / playouts
            gain[seat] += desk.gain[seat] / playouts


def by_playouts(game: Game, playouts: int) -> Appraise:
    """Let playouts of random moves tell what positions are worth."""

    def appraise(states: NDArray[Any], seats: int, seed: int, worth: Rewards, gain: Rewards) -> None:
        desk, rng = new_desk(game, seats, 1), streams(seed, 0, 1)
        for row, state in enumerate(states):
            play_out(state, seats, playouts, rng, desk, worth[row], gain[row])

    return appraise


def by_search(game: Game, make: Callable[[int, int], Search]) -> Appraise:
    """Let a search tell what positions are worth to each seat, by what that seat knows; make(seats, seed) makes it."""

    def appraise(states: NDArray[Any], seats: int, seed: int, worth: Rewards, gain: Rewards) -> None:
        search = make(seats, seed)
        for row, state in enumerate(states):
            for seat in range(seats):
                worth[row, seat], gain[row, seat] = search.forecast(game.seen_by(state, seat), seat)

    return appraise


def greedy_samples(
    game: Game, first: int, matches: int, seed: int, cores: int, appraise: Appraise | None = None
) -> Iterator[Samples]:
    """Yield the samples of each greedy match, numbered from `first`: as it ended, or as they are appraised."""
    load_knowledge(game)

    def play(number: int, count: int) -> Samples:
        match = first + number
        seats = seats_of(game, match)
        states = np.zeros(LONGEST, game.state)
        desk, rng = new_desk(game, seats, 1), streams(seed, match, 1)
        n = collect(states, seats, NOISE[match // 4 % len(NOISE)], rng, desk)
        states = states[np.sort(np.random.default_rng([seed, match]).permutation(n)[:KEPT])]
        worth, gain = np.tile(desk.worth, (len(states), 1)), np.tile(desk.gain, (len(states), 1))
        if appraise:
            appraise(states, seats, int(rng[0] >> np.uint64(2)), worth, gain)
        return views(game, states, worth, gain)

    yield from spread(play, matches, cores, size=1)


# --- search -----------------------------------------------------------------------------------------


# Told each action of a match before it is played: the position, whose it is, and what its search thinks if it has a
# choice.
See = Callable[[State, int, list[Opinion]], None]


def play_searched(game: Game, seats: int, make: Callable[[int], Search], seed: int, see: See) -> State:
    """Play a match of searches against each other, with some curiosity; return its end."""
    luck, taste = streams(seed, 0, 1), streams(seed, 1, 1)
    weights = np.zeros(game.max_outcomes, np.int64)
    searches = [make(seed + 2 + seat) for seat in range(seats)]
    state = game.new(seats)
    while (seat := int(to_act(state))) != OVER:
        if seat == CHANCE:
            resolve(state, draw(luck, weights, outcomes(state, weights)))
            continue
        actions = game.legal_actions(state, seat)
        opinions = searches[seat].opinions(game.seen_by(state, seat), seat) if len(actions) > 1 else []
        see(state, seat, opinions)
        apply(state, seat, _taste(opinions, bool(is_secret(pending(state))), taste) if opinions else actions[0])
    return state


def searched_match(game: Game, seats: int, make: Callable[[int], Search], seed: int) -> Samples:
    """Play a match of searches against each other; return its calm positions.

    What a seat thought when it searched next counts beside the end of the match; of two seats one gains what the
    other loses.
    """
    states, thought = [], []

    def see(state: State, seat: int, opinions: list[Opinion]) -> None:
        if is_calm(state):
            states.append(np.frombuffer(state.tobytes(), game.state))
            tries = [opinion.tries for opinion in opinions]
            utility = np.average([opinion.utility for opinion in opinions], weights=tries) if opinions else -1.0
            thought.append((seat, float(utility)))

    state = play_searched(game, seats, make, seed, see)
    desk = new_desk(game, seats, 1)
    judge(state, seats, desk)
    worth = np.tile(desk.worth, (len(states), 1))
    later = desk.worth.copy()
    for row in reversed(range(len(thought))):
        seat, opinion = thought[row]
        if opinion >= 0:
            later[seat] = opinion
            if seats == 2:
                later[1 - seat] = 1 - opinion
        worth[row] += TRUST * (later - worth[row])
    return views(game, np.concatenate(states), worth, np.tile(desk.gain, (len(states), 1)))


def decided_match(game: Game, seats: int, make: Callable[[int], Search], seed: int) -> Decisions:
    """Play a match of searches against each other; return what each tried in its decisions."""
    seen, who, actions, tries = [], [], [], []
    buffer = np.zeros(len(game.actions), np.int64)

    def see(state: State, seat: int, opinions: list[Opinion]) -> None:
        known = game.seen_by(state, seat)
        n = list_narrowed(known, seat, buffer)
        if n > 1:
            tried = {opinion.action: opinion.tries for opinion in opinions}
            seen.append(np.frombuffer(known.tobytes(), game.state))
            who.append(seat)
            actions.append(np.full(len(buffer), NONE, np.int16))
            actions[-1][:n] = buffer[:n]
            tries.append([tried.get(int(action), 0) for action in actions[-1]])

    play_searched(game, seats, make, seed, see)
    return Decisions(
        np.concatenate(seen), np.array(who, np.int8), np.array(actions, np.int16), np.array(tries, np.int32)
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


def searched(
    game: Game,
    play: Callable[[Game, int, Callable[[int], Search], int], Kept],
    make: Callable[[int, int], Search],
    first: int,
    matches: int,
    seed: int,
    cores: int,
) -> Iterator[Kept]:
    """Yield what each searched match gives, numbered from `first`; make(seats, seed) makes its searches.

    `play` is searched_match or decided_match.
    """

    def one(number: int, count: int) -> Kept:
        match = first + number
        seats = seats_of(game, match)
        return play(game, seats, partial(make, seats), int(streams(seed, match, 1)[0] >> np.uint64(2)))

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
