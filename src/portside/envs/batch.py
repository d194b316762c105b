"""Many matches side by side, stepped by one compiled call: luck, other seats' bots, rewards, restarts, features.

What is secret stays so: a bot and a row of features see the position as hidden for their seat.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from portside.bots.policy import Work, choose
from portside.core.chance import Rng, below, draw
from portside.core.contract import (
    CHANCE,
    OVER,
    Numbers,
    State,
    all_open,
    apply,
    hide,
    legal,
    observe,
    outcomes,
    places,
    resolve,
    scores,
    setup,
    to_act,
)
from portside.core.jit import kernel

AGENT = -1  # in `players`: the seat acts by the actions handed in; other numbers are compiled policies

# When a match that is over begins anew: within the step that ended it, with the next step, or on reset alone.
SAME_STEP, NEXT_STEP, NEVER = range(3)
# What is paid: at the end by place, or by the lead in points; or in each step by how much that lead has grown.
PLACES, POINTS, LEADS = range(3)
LEAD = 20.0  # a lead of so many points pays 1


class Matches(NamedTuple):
    """The matches, which nobody else may touch: a wrong byte here is a wrong match, or a crash."""

    states: NDArray[Any]
    rngs: Rng  # the luck of each match, and of its bots
    players: Numbers  # by match and seat: AGENT, or a policy
    seat: Numbers  # by match: the seat that acts now; OVER
    actor: Numbers  # by match: the seat that acted last
    choices: NDArray[np.int16]  # by match: its legal actions
    counts: Numbers  # by match: how many
    leads: NDArray[np.float64]  # by match and seat: the lead when LEADS were paid last
    work: Work
    ranks: Numbers  # room for places or points by seat


class Buffers(NamedTuple):
    """What a step writes; the caller's own arrays, reused by every step."""

    observations: NDArray[np.float32]  # by match: what the seat to act knows
    masks: NDArray[np.int8]  # by match and action: 1 for a legal one
    seats: NDArray[np.int64]  # by match: the seat to act; after an end that waits for a reset, the last one
    reward: NDArray[np.float64]  # by match: of the seat that acted
    rewards: NDArray[np.float64]  # by match and seat
    terminated: NDArray[np.bool_]  # by match
    illegal: NDArray[np.bool_]  # by match: the action was not allowed, and lost the match
    final: NDArray[np.float32]  # by match that ended: what the actor knew at the end


# Kernels take arrays one by one: taken out of a tuple, or cut into rows, an array is counted as in use, which
# costs more in each step than a rule does (n = 4096 in Shanghaien: 435 ns a step, 285 ns so).


@kernel
def play_luck(state: State, rng: Rng, weights: Numbers) -> int:
    """Play the luck that is due; return the seat that must act, or OVER."""
    while True:
        seat = to_act(state)
        if seat != CHANCE:
            return int(seat)
        resolve(state, draw(rng, weights, outcomes(state, weights)))


@kernel
def play_bots(state: State, seat: int, rng: Rng, players: Numbers, i: int, own: NDArray[Any], work: Work) -> int:
    """Play the bots from this seat on, and luck, until an agent's seat must act; return it, or OVER."""
    weights = work[2][0]
    while seat != OVER and players[i, seat] != AGENT:
        own[0] = state
        hide(own[0], seat)
        apply(state, seat, choose(own[0], seat, players[i, seat], rng, work))
        seat = play_luck(state, rng, weights)
    return seat


@kernel
def begin(state: State, rng: Rng, players: Numbers, i: int, turn: int, own: NDArray[Any], work: Work) -> int:
    """Start match i anew and return the seat that acts; `turn` 1 moves everybody one seat on."""
    seats = players.shape[1]
    if turn:
        last = players[i, seats - 1]
        for seat in range(seats - 1, 0, -1):
            players[i, seat] = players[i, seat - 1]
        players[i, 0] = last
    setup(state, seats)
    return int(play_bots(state, play_luck(state, rng, work[2][0]), rng, players, i, own, work))


@kernel
def is_allowed(choices: NDArray[np.int16], counts: Numbers, i: int, action: int) -> bool:
    """Tell whether match i allows an action; any number may be asked for."""
    for k in range(counts[i]):
        if choices[i, k] == action:
            return True
    return False


@kernel
def first_refused(matches: Matches, chosen: Numbers) -> int:
    """Return the first running match whose action is not allowed, -1 if there is none."""
    for i in range(len(chosen)):
        if matches.seat[i] != OVER and not is_allowed(matches.choices, matches.counts, i, chosen[i]):
            return i
    return -1


@kernel
def pay(state: State, pays: int, ranks: Numbers, i: int, out: NDArray[np.float64]) -> None:
    """Write the rewards of match i, which is over: 1 for the first to -1 for the last in even steps, or the lead.

    Equal places share. The rewards of a match sum to 0.
    """
    seats = out.shape[1]
    if pays == PLACES:
        places(state, ranks)
    else:
        scores(state, ranks)
    for seat in range(seats):
        total = 0.0
        for other in range(seats):
            if pays == POINTS:
                total += (ranks[seat] - ranks[other]) / LEAD
            elif ranks[other] > ranks[seat]:
                total += 1.0
            elif ranks[other] < ranks[seat]:
                total -= 1.0
        out[i, seat] = total / (seats - 1)


@kernel
def pay_growth(state: State, ranks: Numbers, i: int, leads: NDArray[np.float64], out: NDArray[np.float64]) -> None:
    """Write by how much each seat's lead in match i has grown since the last step, as if scored now."""
    pay(state, POINTS, ranks, i, out)
    for seat in range(out.shape[1]):
        now = out[i, seat]
        out[i, seat] = now - leads[i, seat]
        leads[i, seat] = now


@kernel
def forfeit(seat: int, i: int, out: NDArray[np.float64]) -> None:
    """Write the rewards of match i, which a seat has lost by an action that is not allowed."""
    for other in range(out.shape[1]):
        out[i, other] = 1.0 / (out.shape[1] - 1)
    out[i, seat] = -1.0


@kernel
def write_legal(
    state: State,
    seat: int,
    i: int,
    actions: Numbers,
    masks: NDArray[np.int8],
    choices: NDArray[np.int16],
    counts: Numbers,
) -> None:
    """Write the legal actions of match i: none when it is over."""
    for action in range(masks.shape[1]):
        masks[i, action] = 0
    counts[i] = 0 if seat == OVER else legal(state, seat, actions)
    for k in range(counts[i]):
        choices[i, k] = actions[k]
        masks[i, actions[k]] = 1


@kernel
def write_features(state: State, seat: int, own: NDArray[Any], out: NDArray[np.float32]) -> None:
    """Write what a seat knows of a position."""
    if all_open(state):  # decided by the compiler; n = 4096 in Shanghaien: 250 ns a step so, 273 ns with a copy
        observe(state, seat, out)
    else:
        own[0] = state
        hide(own[0], seat)
        observe(own[0], seat, out)


@kernel
def start(matches: Matches, chosen: NDArray[np.bool_], buffers: Buffers) -> None:
    """Start the chosen matches anew."""
    for i in range(len(chosen)):
        if chosen[i]:
            matches.actor[i] = 0
            matches.leads[i] = 0
            rng = matches.rngs[i : i + 1]
            matches.seat[i] = begin(matches.states[i], rng, matches.players, i, 0, matches.work[0], matches.work)
    show(matches, chosen, buffers)


@kernel
def show(matches: Matches, chosen: NDArray[np.bool_], buffers: Buffers) -> None:
    """Write what the chosen matches look like now, as after a start or a restore."""
    for i in range(len(chosen)):
        if chosen[i]:
            buffers.reward[i] = 0
            buffers.rewards[i] = 0
            buffers.terminated[i] = False
            buffers.illegal[i] = False
            seat = matches.seat[i]
            write_legal(matches.states[i], seat, i, matches.work[1][0], buffers.masks, matches.choices, matches.counts)
            buffers.seats[i] = matches.actor[i] if seat == OVER else seat
            write_features(matches.states[i], buffers.seats[i], matches.work[0], buffers.observations[i])


@kernel
def step(matches: Matches, chosen: Numbers, restart: int, turn: int, pays: int, buffers: Buffers) -> None:
    """Play one action in each match and all that follows until an agent must act again.

    A match that was over before is begun anew under NEXT_STEP, its action unread; under NEVER it stays over.
    """
    states, rngs, players, now, actor, choices, counts, leads, work, ranks = matches
    observations, masks, acting, reward, rewards, terminated, illegal, final = buffers
    own, actions, weights = work[0], work[1][0], work[2][0]
    for i in range(len(chosen)):
        state, rng, seat = states[i], rngs[i : i + 1], now[i]
        reward[i] = 0
        terminated[i] = False
        illegal[i] = False
        for other in range(rewards.shape[1]):
            rewards[i, other] = 0
        if seat == OVER:
            if restart == NEVER:
                continue
            now[i] = begin(state, rng, players, i, turn, own, work)
        else:
            actor[i] = seat
            if is_allowed(choices, counts, i, chosen[i]):
                apply(state, seat, chosen[i])
                now[i] = play_luck(state, rng, weights)
                if now[i] != OVER and players[i, now[i]] != AGENT:
                    now[i] = play_bots(state, now[i], rng, players, i, own, work)
                if pays == LEADS:
                    pay_growth(state, ranks, i, leads, rewards)
                elif now[i] == OVER:
                    pay(state, pays, ranks, i, rewards)
            else:
                illegal[i] = True
                now[i] = OVER
                forfeit(seat, i, rewards)
            reward[i] = rewards[i, seat]
            if now[i] == OVER:
                terminated[i] = True
                for other in range(rewards.shape[1]):
                    leads[i, other] = 0
                if restart == SAME_STEP:
                    write_features(state, seat, own, final[i])
                    now[i] = begin(state, rng, players, i, turn, own, work)
        write_legal(state, now[i], i, actions, masks, choices, counts)
        acting[i] = seat if now[i] == OVER else now[i]
        write_features(state, acting[i], own, observations[i])


@kernel
def advise(matches: Matches, bot: int, rng: Rng, out: Numbers) -> None:
    """Write what a compiled bot would play in each match, for the seat to act; 0 where the match is over."""
    own = matches.work[0]
    for i in range(len(out)):
        out[i] = 0
        seat = matches.seat[i]
        if seat != OVER:
            own[0] = matches.states[i]
            hide(own[0], seat)
            out[i] = choose(own[0], seat, bot, rng, matches.work)


@kernel
def sample(matches: Matches, rng: Rng, out: Numbers) -> None:
    """Write a random legal action for each match; 0 where none is legal."""
    choices, counts = matches.choices, matches.counts
    for i in range(len(out)):
        out[i] = choices[i, below(rng, counts[i])] if counts[i] > 0 else 0
