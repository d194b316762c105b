"""Gymnasium: a match against bots as one environment, or thousands of them in one compiled call.

import gymnasium
import portside.envs.gymnasium

gymnasium.make("portside/Shanghaien-v0", opponents="greedy")
gymnasium.make_vec("portside/Shanghaien-v0", num_envs=4096, opponents="greedy")
"""

import copy
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from portside.bots.names import BOTS, is_bot
from portside.bots.policy import choose, load_knowledge, workspace
from portside.bots.roster import Bot, make_bot
from portside.core.chance import draw, streams
from portside.core.contract import CHANCE, OVER, Game, apply, observe, outcomes, resolve, to_act
from portside.core.extras import extra
from portside.core.registry import load, names
from portside.envs import saved
from portside.envs.batch import Buffers, forfeit, pay
from portside.envs.board import check_render_mode, draw_picture, draw_text
from portside.envs.vector import REWARDS, IllegalActions, Vector, find_seats

with extra("envs"):
    import gymnasium
    from gymnasium.error import ClosedEnvironmentError, InvalidAction, ResetNeeded
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Floats = NDArray[np.float32]

MOST = 50  # no feature reaches it: 48 cards of one kind, halved, are the most that components allow

RESTART_OF = {
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.DISABLED: "never",
}


def observation_space(game: Game) -> Box:
    """Return the space of a seat's features: most lie between 0 and 1, none is negative."""
    return Box(0, MOST, (game.observation,), np.float32)


class MatchEnv(gymnasium.Env[Any, Any]):
    """One agent's match against bots of any level.

    The observation is what the agent's seat knows, `info["action_mask"]` (and action_masks(), as sb3-contrib
    asks) what it may do. The reward comes at the end: 1 for the first place to -1 for the last. An action
    that is not allowed loses the match, or raises InvalidAction with `illegal="raise"`.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}

    def __init__(
        self,
        game: str | Game = "shanghaien",
        seats: int | None = None,
        *,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        reward: str = "places",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.seats = find_seats(self.game, seats)
        self.opponents = [opponents] * (self.seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != self.seats - 1 or not all(is_bot(name) for name in self.opponents):
            raise ValueError(f"opponents must name {self.seats - 1} bots, not {opponents!r}.")
        if seat is not None and seat not in range(self.seats):
            raise ValueError(f"seat must be one from 0 to {self.seats - 1}, not {seat}.")
        if reward not in REWARDS or illegal not in ("lose", "raise"):
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, illegal lose or raise.")
        check_render_mode(render_mode, self.metadata["render_modes"])
        self.fixed_seat = seat
        self.pays = REWARDS[reward]
        self.raises = illegal == "raise"
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game)
        self.action_space = Discrete(len(self.game.actions))
        self.closed = False
        self.seat = 0
        self.over = True  # until reset
        self.state = self.game.new(self.seats)
        self._luck = streams(0, 0, 1)
        self._names: dict[int, str] = {}  # of the bots, by seat
        self._bots: dict[int, Bot] = {}  # those that are not compiled policies
        self._seeds = [0] * self.seats
        load_knowledge(self.game)
        self._work = workspace(self.game, self.seats)
        self._weights = np.zeros(self.game.max_outcomes, np.int64)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """Begin a match; without a fixed seat the agent sits at any."""
        self._need_open()
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(self.seats)) if self.fixed_seat is None else self.fixed_seat
        self._luck = streams(int(self.np_random.integers(2**63)), 0, 1)
        self._seeds = [int(number) for number in self.np_random.integers(2**31, size=self.seats)]
        self._seat_bots()
        self.state = self.game.new(self.seats)
        self.over = False
        self._go_on()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Play an action, and the others until it is the agent's turn again."""
        self._need_open()
        if self.over:
            raise ResetNeeded("The match is over or was never begun: call reset() before step().")
        if not self.action_space.contains(action):
            raise InvalidAction(f"{action!r} is no action: it must be a number from 0 to {len(self.game.actions) - 1}.")
        out = np.zeros((1, self.seats))
        refused = not self.action_masks()[action]
        if refused and self.raises:
            raise InvalidAction(f"{self.game.actions[int(action)]!r} is not allowed now; see info['action_mask'].")
        if refused:
            self.over = True
            forfeit(self.seat, 0, out)
        else:
            apply(self.state, self.seat, int(action))
            self._go_on()
            if self.over:
                pay(self.state, self.pays, np.zeros(self.seats, np.int64), 0, out)
        return self._observation(), float(out[0, self.seat]), self.over, False, {**self._info(), "illegal": refused}

    def action_masks(self) -> NDArray[np.int8]:
        """Return 1 for each action that is allowed now."""
        mask = np.zeros(len(self.game.actions), np.int8)
        if not self.over:
            mask[self.game.legal_actions(self.state, self.seat)] = 1
        return mask

    def render(self) -> Any:
        """Return the board as the agent sees it: text, or a picture."""
        if self.render_mode is None:
            gymnasium.logger.warn("Nothing is rendered: name a render_mode when you make the environment.")
            return None
        text = draw_text(self.game, self.state, self.seats, self.seat)
        return text if self.render_mode == "ansi" else draw_picture(text)

    def close(self) -> None:
        """End the environment: later steps raise ClosedEnvironmentError."""
        self.closed = True
        self._bots.clear()

    # --- saving -----------------------------------------------------------------------------------

    def save(self) -> bytes:
        """Return the match, with the luck to come, as bytes. What a searching bot has thought is not in them."""
        return saved.write(
            "match",
            self.game,
            self.seats,
            state=self.state.tobytes(),
            luck=self._luck.tobytes(),
            seeds=self._seeds,
            seat=self.seat,
            over=self.over,
        )

    def restore(self, state: bytes) -> tuple[Floats, dict[str, Any]]:
        """Take the match back to where it was saved; raises NotSaved for bytes of another environment."""
        parts = saved.read(state, "match", self.game, self.seats)
        self.state = self.game.from_bytes(parts["state"])
        self._luck = np.frombuffer(parts["luck"], np.uint64).copy()
        self._seeds, self.seat, self.over = parts["seeds"], parts["seat"], parts["over"]
        self._seat_bots()
        return self._observation(), self._info()

    def clone(self) -> "MatchEnv":
        """Return an independent copy with the same luck to come."""
        return copy.deepcopy(self)

    # --- the match --------------------------------------------------------------------------------

    def _seat_bots(self) -> None:
        self._names = {(self.seat + 1 + k) % self.seats: name for k, name in enumerate(self.opponents)}
        self._bots = {
            seat: make_bot(name, self.game, self.seats, self._seeds[seat])
            for seat, name in self._names.items()
            if name not in BOTS
        }

    def _go_on(self) -> None:
        while (seat := int(to_act(self.state))) != self.seat:
            if seat == OVER:
                self.over = True
                return
            if seat == CHANCE:
                resolve(self.state, draw(self._luck, self._weights, outcomes(self.state, self._weights)))
            else:
                apply(self.state, seat, self._answer(seat))

    def _answer(self, seat: int) -> int:
        """Return a bot's action; compiled bots draw from the match's own luck, which is saved with it."""
        name, seen = self._names[seat], self.game.seen_by(self.state, seat)
        if name in BOTS:
            return int(choose(seen, seat, BOTS.index(name), self._luck, self._work))
        return self._bots[seat].choose(seen, seat)

    def _observation(self) -> Floats:
        out = np.zeros(self.game.observation, np.float32)
        observe(self.game.seen_by(self.state, self.seat), self.seat, out)
        return out

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def _need_open(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError("This environment is closed; make a new one.")


class VectorMatchEnv(VectorEnv[Any, Any, Any]):
    """Thousands of matches, stepped by one compiled call; see portside.envs.vector.Vector.

    `info` holds "action_mask", "seat" (who acts), "rewards" (by seat, for self-play) and "illegal"; in the step
    that ends a match also "final_obs". With copy=False all of it, observations and rewards included, lies in
    `buffers`, which every step overwrites; pass your own to keep them in memory of yours.
    """

    def __init__(
        self,
        game: str | Game = "shanghaien",
        num_envs: int = 1,
        seats: int | None = None,
        *,
        opponents: str | Sequence[str] | None = "greedy",
        seat: int | None = None,
        reward: str = "places",
        illegal: str = "lose",
        autoreset_mode: AutoresetMode = AutoresetMode.SAME_STEP,
        buffers: Buffers | None = None,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode, ["ansi"])
        autoreset_mode = AutoresetMode(autoreset_mode)
        self.vector = Vector(
            game,
            num_envs,
            seats,
            opponents=opponents,
            seat=seat,
            reward=reward,
            illegal=illegal,
            restart=RESTART_OF[autoreset_mode],
            buffers=buffers,
        )
        self.copy = copy
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["ansi"], "autoreset_mode": autoreset_mode}
        self.single_observation_space = observation_space(self.vector.game)
        self.single_action_space = Discrete(len(self.vector.game.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.autoreset_mode = autoreset_mode
        self._truncated = np.zeros(num_envs, np.bool_)
        self._begun = False

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Begin all matches, or those of options["reset_mask"]; a seed, or one for each match, gives new luck."""
        self._need_open()
        chosen = (options or {}).get("reset_mask")
        self.vector.reset(seed, None if chosen is None else np.asarray(chosen))
        self._begun = True
        return self._own(self.vector.buffers.observations), self._info()

    def step(
        self, actions: ArrayLike
    ) -> tuple[Floats, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play one action in each match, and the others until an agent acts again."""
        self._need_open()
        if not self._begun:
            raise ResetNeeded("Call reset() before the first step().")
        try:
            buffers = self.vector.step(actions)
        except IllegalActions as error:
            raise InvalidAction(str(error)) from None
        return (
            self._own(buffers.observations),
            self._own(buffers.reward),
            self._own(buffers.terminated),
            self._own(self._truncated),
            self._info(),
        )

    def render(self) -> tuple[str, ...] | None:
        """Return the boards as spectators see them."""
        if self.render_mode is None:
            return None
        vector = self.vector
        return tuple(draw_text(vector.game, state, vector.seats) for state in vector.matches.states)

    def save(self) -> bytes:
        """Return all matches, with the luck to come, as bytes."""
        return self.vector.save()

    def restore(self, state: bytes) -> tuple[Floats, dict[str, Any]]:
        """Take all matches back to where they were saved; raises NotSaved for bytes of another environment."""
        self._need_open()
        buffers = self.vector.restore(state)
        self._begun = True
        return self._own(buffers.observations), self._info()

    def clone(self) -> "VectorMatchEnv":
        """Return an independent copy, with buffers of its own and the same luck to come."""
        return copy.deepcopy(self)

    def _info(self) -> dict[str, Any]:
        buffers = self.vector.buffers
        info: dict[str, Any] = {
            "action_mask": self._own(buffers.masks),
            "seat": self._own(buffers.seats),
            "rewards": self._own(buffers.rewards),
            "illegal": self._own(buffers.illegal),
        }
        if self.autoreset_mode == AutoresetMode.SAME_STEP and buffers.terminated.any():
            ended = buffers.terminated.copy()
            final = np.full(self.num_envs, None, object)
            for i in np.flatnonzero(ended):
                final[i] = buffers.final[i].copy()
            info |= {"final_obs": final, "_final_obs": ended}
        return info

    def _own(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def _need_open(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError("This environment is closed; make a new one.")


def env_id(name: str) -> str:
    """Return the id of a game's environment: portside/MontegoBay-v0 for montego_bay."""
    return f"portside/{name.replace('_', ' ').title().replace(' ', '')}-v0"


for _name in names():
    gymnasium.register(
        env_id(_name),
        entry_point="portside.envs.gymnasium:MatchEnv",
        vector_entry_point="portside.envs.gymnasium:VectorMatchEnv",
        kwargs={"game": _name},
    )
