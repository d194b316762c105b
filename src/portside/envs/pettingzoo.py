"""PettingZoo: every game at every number of seats as an AEC environment, in the manner of its classic games.

    from portside.envs.pettingzoo import shanghaien_v0

    env = shanghaien_v0.env(render_mode="ansi")     # also macao_v0 and montego_bay_v0, with seats=2, 3 or 4

Secret picks are asked for in sequence, seat by seat; nobody observes a pick before it is revealed.
"""

import secrets
from types import SimpleNamespace
from typing import Any

import numpy as np

from portside.core.chance import draw, streams
from portside.core.contract import CHANCE, OVER, Game, apply, observe, outcomes, resolve, to_act
from portside.core.extras import extra
from portside.core.registry import load, names
from portside.envs import saved
from portside.envs.batch import pay
from portside.envs.board import check_render_mode, draw_picture, draw_text
from portside.envs.vector import REWARDS, find_seats

with extra("envs"):
    import gymnasium
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

RENDER_MODES = ["human", "ansi", "rgb_array"]
MOST = 50  # no feature reaches it, see portside.envs.gymnasium


class MatchAEC(AECEnv[str, dict[str, Any], int | None]):
    """A match as an AEC environment: agents player_0, player_1 … act when their seat must.

    An observation is {"observation": what the seat knows, "action_mask": 1 for what it may do now}. The
    rewards come at the end: 1 for the first place to -1 for the last, in even steps.
    """

    def __init__(
        self, game: str | Game, seats: int | None = None, reward: str = "places", render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.game = load(game) if isinstance(game, str) else game
        self.seats = find_seats(self.game, seats)
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}.")
        self.metadata = {
            "name": f"{self.game.name}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        check_render_mode(render_mode, RENDER_MODES)
        self.reward = reward
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        actions, features = len(self.game.actions), self.game.observation
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0, MOST, (features,), np.float32),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.match = self.game.new(self.seats)
        self._luck = streams(0, 0, 1)
        self._weights = np.zeros(self.game.max_outcomes, np.int64)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; without a seed, with luck that nobody can foresee."""
        self._luck = streams(secrets.randbits(63) if seed is None else seed, 0, 1)
        self.match = self.game.new(self.seats)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        """Play an action of the agent selected; of one whose match is over, None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        if action is None or int(action) not in self.game.legal_actions(self.match, seat):
            raise ValueError(f"{agent} may not play {action!r} now; see the action_mask of its observation.")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        apply(self.match, seat, int(action))
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Play luck until a seat must act; at the end, pay."""
        while (seat := int(to_act(self.match))) == CHANCE:
            resolve(self.match, draw(self._luck, self._weights, outcomes(self.match, self._weights)))
        if seat != OVER:
            self.agent_selection = self.possible_agents[seat]
            return
        out = np.zeros((1, self.seats))
        pay(self.match, REWARDS[self.reward], np.zeros(self.seats, np.int64), 0, out)
        self.rewards = {agent: float(out[0, seat]) for seat, agent in enumerate(self.possible_agents)}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent knows and may do."""
        seat = self.possible_agents.index(agent)
        features = np.zeros(self.game.observation, np.float32)
        observe(self.game.seen_by(self.match, seat), seat, features)
        mask = np.zeros(len(self.game.actions), np.int8)
        if agent == self.agent_selection and int(to_act(self.match)) == seat:
            mask[self.game.legal_actions(self.match, seat)] = 1
        return {"observation": features, "action_mask": mask}

    def render(self) -> Any:
        """Show the board as spectators see it: printed, as text, or as a picture."""
        if self.render_mode is None:
            gymnasium.logger.warn("Nothing is rendered: name a render_mode when you make the environment.")
            return None
        text = draw_text(self.game, self.match, self.seats)
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else draw_picture(text)

    def close(self) -> None:
        """End the environment; it holds nothing open."""

    # --- saving -----------------------------------------------------------------------------------

    KEPT = ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "agent_selection")

    def save(self) -> bytes:
        """Return the match, with the luck to come, as bytes."""
        parts = {name: getattr(self, name) for name in self.KEPT}
        state, luck = self.match.tobytes(), self._luck.tobytes()
        return saved.write("aec", self.game, self.seats, state=state, luck=luck, **parts)

    def restore(self, state: bytes) -> None:
        """Take the match back to where it was saved; raises NotSaved for bytes of another environment."""
        parts = saved.read(state, "aec", self.game, self.seats)
        self.match = self.game.from_bytes(parts["state"])
        self._luck = np.frombuffer(parts["luck"], np.uint64).copy()
        for name in self.KEPT:
            setattr(self, name, parts[name])
        self.infos = {agent: {} for agent in self.agents}

    def clone(self) -> "MatchAEC":
        """Return an independent copy with the same luck to come."""
        other = MatchAEC(self.game, self.seats, self.reward, self.render_mode)
        other.restore(self.save())
        return other


class _LosesIfIllegal(TerminateIllegalWrapper[str, dict[str, Any], int | None]):
    """PettingZoo's own wrapper, which must forget the mask it keeps when a match is restored."""

    def restore(self, state: bytes) -> None:
        self._prev_obs = self._prev_info = None
        self.env.restore(state)
        # Of a match lost by an illegal action the position still runs, but its agents are done.
        self._terminated = all(self.terminations.values()) and int(to_act(self.unwrapped.match)) != OVER


class _Saves(OrderEnforcingWrapper[str, dict[str, Any], int | None]):
    """The outermost wrapper: order enforced, and whole environments saved, restored and cloned."""

    def restore(self, state: bytes) -> None:
        """Take the match back to where it was saved."""
        if not self._has_reset:
            self.reset(seed=0)
        self._has_updated = True
        self.env.restore(state)

    def clone(self) -> "_Saves":
        """Return an independent copy with the same luck to come."""
        raw = self.unwrapped
        other = wrap(MatchAEC(raw.game, raw.seats, raw.reward, raw.render_mode))
        other.restore(self.save())
        return other


def wrap(raw: MatchAEC) -> _Saves:
    """Return an environment that checks its users: order, ranges, and a loss for what is not allowed."""
    return _Saves(AssertOutOfBoundsWrapper(_LosesIfIllegal(raw, illegal_reward=-1)))


def make(name: str, **options: Any) -> _Saves:
    """Return the environment of a game by name: make("montego_bay", seats=3, render_mode="ansi")."""
    return wrap(MatchAEC(name, **options))


def __getattr__(attribute: str) -> SimpleNamespace:
    """Return shanghaien_v0 and the like, with env() and raw_env(), for every game that is installed."""
    name, _, version = attribute.rpartition("_")
    if version != "v0" or name not in names():
        known = ", ".join(f"{game}_v0" for game in names())
        raise AttributeError(f"module {__name__!r} has no attribute {attribute!r}; the environments are: {known}")
    return SimpleNamespace(
        env=lambda **options: make(name, **options), raw_env=lambda **options: MatchAEC(name, **options)
    )
