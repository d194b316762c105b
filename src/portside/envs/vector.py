"""Thousands of matches as one object over NumPy arrays: what the Gymnasium vector environment stands on.

matches = Vector("shanghaien", 4096, opponents="greedy", seed=1)
actions = matches.sample()          # random legal ones
matches.step(actions)               # all at once
matches.buffers.observations, .masks, .reward, .terminated   # overwritten by the next step
"""

import secrets
from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from portside.bots.names import BOTS
from portside.bots.policy import load_knowledge, workspace
from portside.core.chance import streams
from portside.core.contract import OVER, Game, Numbers
from portside.core.registry import load
from portside.envs import batch, saved
from portside.envs.batch import AGENT, LEADS, NEVER, NEXT_STEP, PLACES, POINTS, SAME_STEP, Buffers, Matches

RESTARTS = {"same_step": SAME_STEP, "next_step": NEXT_STEP, "never": NEVER}
REWARDS = {"places": PLACES, "points": POINTS}  # at the end of a match
DENSE = {**REWARDS, "leads": LEADS}  # also in each step; sums to what points pays
KEPT = ("states", "rngs", "players", "seat", "actor", "leads")


class IllegalActions(ValueError):
    """An action that its match does not allow."""


def find_seats(game: Game, seats: int | None) -> int:
    """Return the number of seats, the fewest if none is named."""
    seats = game.seats[0] if seats is None else seats
    if seats not in game.seats:
        raise ValueError(f"{game.title} has {game.seats[0]} to {game.seats[-1]} seats, not {seats}.")
    return seats


def find_players(game: Game, seats: int, opponents: str | Sequence[str] | None) -> list[int]:
    """Return who plays which seat: all agents without opponents, else the agent first and the bots after it."""
    if opponents is None:
        return [AGENT] * seats
    names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != seats - 1:
        raise ValueError(f"{game.title} with {seats} seats has {seats - 1} opponents, not {len(names)}.")
    for name in names:
        if name not in BOTS:
            raise ValueError(f"Opponents here are compiled bots: {', '.join(BOTS)}, not {name!r}.")
    return [AGENT, *(BOTS.index(name) for name in names)]


def make_buffers(game: Game | str, num: int, seats: int | None = None) -> Buffers:
    """Return new buffers for so many matches, to hand to Vector and keep."""
    game = load(game) if isinstance(game, str) else game
    seats = find_seats(game, seats)
    return Buffers(
        observations=np.zeros((num, game.observation), np.float32),
        masks=np.zeros((num, len(game.actions)), np.int8),
        seats=np.zeros(num, np.int64),
        reward=np.zeros(num, np.float64),
        rewards=np.zeros((num, seats), np.float64),
        terminated=np.zeros(num, np.bool_),
        illegal=np.zeros(num, np.bool_),
        final=np.zeros((num, game.observation), np.float32),
    )


def check_buffers(given: Buffers, needed: Buffers) -> None:
    """Refuse buffers into which compiled code can't write."""
    for name, like in needed._asdict().items():
        one = getattr(given, name)
        good = isinstance(one, np.ndarray) and one.shape == like.shape and one.dtype == like.dtype
        if not good or not one.flags.c_contiguous or not one.flags.writeable:
            raise ValueError(f"The buffer {name} must be a writable C array of shape {like.shape}, {like.dtype}.")


class Vector:
    """Matches played side by side, each seat by actions handed in or by a compiled bot.

    With `opponents` (one name for all other seats, or a list) one agent plays each match: at `seat`, or one
    seat on from match to match. Without, the actions of all seats are handed in (self-play), each for the seat
    that `buffers.seats` names. `reward` is paid at the end by "places" (1 for the first to -1 for the last) or by
    the lead in "points" (20 are 1), or as "leads" step by step, as the lead grows. An action that is not allowed
    loses the match for its seat, as in PettingZoo's classic games, or raises IllegalActions with
    `illegal="raise"`.
    """

    def __init__(
        self,
        game: str | Game,
        num: int,
        seats: int | None = None,
        *,
        opponents: str | Sequence[str] | None = None,
        seat: int | None = None,
        restart: str = "same_step",
        reward: str = "places",
        illegal: str = "lose",
        buffers: Buffers | None = None,
        seed: int | None = None,
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.seats = find_seats(self.game, seats)
        for what, given, known in (
            ("restart", restart, RESTARTS),
            ("reward", reward, DENSE),
            ("illegal", illegal, ("lose", "raise")),
        ):
            if given not in known:
                raise ValueError(f"{what} must be one of {', '.join(known)}, not {given!r}.")
        if num < 1:
            raise ValueError(f"There must be at least one match, not {num}.")
        if seat is not None and (opponents is None or seat not in range(self.seats)):
            raise ValueError(f"seat must be one from 0 to {self.seats - 1}, and needs opponents.")
        load_knowledge(self.game)
        self.num = num
        self.options = {"restart": restart, "reward": reward, "illegal": illegal, "seat": seat, "opponents": opponents}
        self.players = find_players(self.game, self.seats, opponents)
        self.seat = seat
        self.turn = int(seat is None and opponents is not None)
        self.restart = RESTARTS[restart]
        self.pays = DENSE[reward]
        self.raises = illegal == "raise"
        self.buffers = make_buffers(self.game, num, self.seats)
        if buffers is not None:
            check_buffers(buffers, self.buffers)
            self.buffers = buffers
        self.matches = Matches(
            states=np.zeros(num, self.game.state),
            rngs=np.zeros(num, np.uint64),
            players=np.zeros((num, self.seats), np.int64),
            seat=np.full(num, OVER, np.int64),
            actor=np.zeros(num, np.int64),
            leads=np.zeros((num, self.seats), np.float64),
            choices=np.zeros((num, len(self.game.actions)), np.int16),
            counts=np.zeros(num, np.int64),
            work=workspace(self.game, self.seats),
            ranks=np.zeros(self.seats, np.int64),
        )
        self._own = streams(secrets.randbits(63), 0, 1)  # for sample()
        self.reset(seed)

    def reset(self, seed: int | Sequence[int] | None = None, chosen: NDArray[np.bool_] | None = None) -> Buffers:
        """Start all matches, or the chosen ones, anew; a seed, or one for each match, also gives them new luck.

        Without a seed the luck goes on from where it is.
        """
        if chosen is None:
            chosen = np.ones(self.num, np.bool_)
        elif chosen.shape != (self.num,) or chosen.dtype != np.bool_:
            raise ValueError(f"The chosen matches must be {self.num} booleans.")
        if seed is None and not self.matches.rngs.any():
            seed = secrets.randbits(63)
        if isinstance(seed, Sequence):
            if len(seed) != self.num:
                raise ValueError(f"There are {self.num} matches but {len(seed)} seeds.")
            luck = np.concatenate([streams(one, 0, 1) for one in seed])
            self.matches.rngs[:] = np.where(chosen, luck, self.matches.rngs)
        elif seed is not None:
            self.matches.rngs[:] = np.where(chosen, streams(seed, 0, self.num), self.matches.rngs)
            self._own = streams(seed, self.num, 1)
        # Match i starts with the agent at seat i, i + 1 … or where it was told to sit.
        for i in np.flatnonzero(chosen):
            first = int(i) if self.turn else self.seat or 0
            self.matches.players[i] = np.roll(self.players, first)
        batch.start(self.matches, chosen, self.buffers)
        return self.buffers

    def step(self, actions: ArrayLike) -> Buffers:
        """Play one action in each match; the buffers show what came of it."""
        chosen: Numbers = np.ascontiguousarray(actions)
        if chosen.shape != (self.num,) or not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(f"Actions must be {self.num} whole numbers, not {chosen.dtype} of shape {chosen.shape}.")
        chosen = chosen.astype(np.int64, copy=False)
        if self.raises:
            wrong = int(batch.first_refused(self.matches, chosen))
            if wrong >= 0:
                raise IllegalActions(f"Match {wrong} does not allow action {chosen[wrong]}; see its mask.")
        batch.step(self.matches, chosen, self.restart, self.turn, self.pays, self.buffers)
        return self.buffers

    def sample(self, out: Numbers | None = None) -> Numbers:
        """Return a random legal action for each match."""
        out = np.zeros(self.num, np.int64) if out is None else out
        batch.sample(self.matches, self._own, out)
        return out

    def advise(self, bot: str, out: Numbers | None = None) -> Numbers:
        """Return what a compiled bot would play in each match: a teacher to imitate."""
        if bot not in BOTS:
            raise ValueError(f"Advice is given by compiled bots: {', '.join(BOTS)}, not {bot!r}.")
        out = np.zeros(self.num, np.int64) if out is None else out
        batch.advise(self.matches, BOTS.index(bot), self._own, out)
        return out

    # --- saving -----------------------------------------------------------------------------------

    def save(self) -> bytes:
        """Return all matches, with the luck to come, as bytes."""
        parts = {name: getattr(self.matches, name).tobytes() for name in KEPT}
        return saved.write("vector", self.game, self.seats, num=self.num, own=self._own.tobytes(), **parts)

    def restore(self, state: bytes) -> Buffers:
        """Take the matches back to where they were saved; raises NotSaved for bytes of another environment."""
        parts = saved.read(state, "vector", self.game, self.seats)
        if parts.get("num") != self.num:
            raise saved.NotSaved(f"{parts.get('num')} matches were saved; here there are {self.num}.")
        for name in KEPT:
            array = getattr(self.matches, name)
            array[:] = np.frombuffer(parts[name], array.dtype).reshape(array.shape)
        self._own = np.frombuffer(parts["own"], np.uint64).copy()
        batch.show(self.matches, np.ones(self.num, np.bool_), self.buffers)
        return self.buffers

    def clone(self) -> "Vector":
        """Return an independent copy, with buffers of its own and the same luck to come."""
        other = Vector(self.game, self.num, self.seats, **self.options)  # type: ignore[arg-type]
        other.restore(self.save())
        return other
