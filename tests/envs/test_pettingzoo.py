"""PettingZoo's own tests on every game, and what its users expect when something is wrong."""

import os
import sys
import warnings

import numpy as np
import pettingzoo.test
import pytest

from portside.core.contract import hide
from portside.core.registry import load, names
from portside.envs import pettingzoo as envs
from portside.envs.saved import NotSaved

TABLES = [(name, seats) for name in names() for seats in load(name).seats]
CYCLES = 1000 if os.environ.get("PORTSIDE_SOAK") else 60


@pytest.fixture(autouse=True)
def dict_observations():
    """PettingZoo's api_test warns of observations as dicts, which its classic games have, too."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation space for each agent probably should")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        yield


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_passes_pettingzoos_api_test(name, seats):
    pettingzoo.test.api_test(envs.make(name, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize("name", names())
def test_a_game_passes_pettingzoos_seed_test(name):
    pettingzoo.test.seed_test(lambda: envs.make(name), num_cycles=CYCLES)


@pytest.mark.parametrize("name", names())
def test_a_game_passes_pettingzoos_render_test(name):
    pettingzoo.test.render_test(lambda **options: envs.make(name, **options))


def test_pettingzoos_performance_benchmark_runs(monkeypatch):
    clock = iter(range(10**6))
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"].time, "time", lambda: next(clock))
    pettingzoo.test.performance_benchmark(envs.shanghaien_v0.env())


def test_environments_have_versioned_names():
    env = envs.montego_bay_v0.env(seats=4)
    assert env.metadata["name"] == "montego_bay_v0"
    assert env.possible_agents == ["player_0", "player_1", "player_2", "player_3"]
    assert envs.shanghaien_v0.raw_env().unwrapped.game.name == "shanghaien"
    with pytest.raises(AttributeError, match="the environments are: macao_v0, montego_bay_v0, shanghaien_v0"):
        envs.chess_v6.env()


def finish(env, choose):
    """Play to the end; return every agent's last reward."""
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        rewards[agent] = reward
        env.step(None if over else choose(np.flatnonzero(observation["action_mask"])))
    return rewards


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_winner_is_paid_and_all_sum_to_nothing(name, seats):
    env = envs.make(name, seats=seats)
    env.reset(seed=1)
    rewards = finish(env, choose=lambda legal: int(legal[-1]))
    assert len(rewards) == seats
    assert sum(rewards.values()) == pytest.approx(0)


def test_nobody_observes_a_secret_pick_before_it_is_revealed():
    """MB-26: whatever the first seat picks, the second observes the same."""
    env = envs.montego_bay_v0.env()
    env.reset(seed=3)
    seen = set()
    for action in np.flatnonzero(env.observe("player_0")["action_mask"])[:5]:
        trial = env.clone()
        trial.step(int(action))
        while trial.agent_selection == "player_0":
            trial.step(int(np.flatnonzero(trial.observe("player_0")["action_mask"])[0]))
        assert trial.agent_selection == "player_1"
        seen.add(trial.observe("player_1")["observation"].tobytes())
    assert len(seen) == 1
    revealed = trial.unwrapped.game.copy(trial.unwrapped.match)
    hide(revealed, 1)
    assert revealed.tobytes() != trial.unwrapped.match.tobytes()  # there was something to hide


@pytest.mark.parametrize("name", names())
def test_a_match_is_saved_restored_and_cloned(name):
    env = envs.make(name)
    env.reset(seed=2)
    for _ in range(9):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    env.last()
    saved, twin = env.save(), env.clone()
    first = finish(env, choose=lambda legal: int(legal[0]))
    env.restore(saved)
    assert finish(env, choose=lambda legal: int(legal[0])) == first
    assert finish(twin, choose=lambda legal: int(legal[0])) == first
    fresh = envs.make(name)
    fresh.restore(saved)
    assert finish(fresh, choose=lambda legal: int(legal[0])) == first
    with pytest.raises(NotSaved):
        fresh.restore(b"something else")


def test_an_illegal_action_loses_as_in_pettingzoos_classic_games():
    env = envs.shanghaien_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(53)
    assert all(env.terminations.values())
    assert env.unwrapped._cumulative_rewards[agent] == -1


def test_the_errors_are_the_ones_pettingzoos_users_know():
    env = envs.shanghaien_v0.env()
    with pytest.raises(AttributeError, match="cannot be accessed before reset"):
        _ = env.agent_selection
    env.reset(seed=1)
    for action in (54, -1, "roll"):
        with pytest.raises(AssertionError, match="action is not in action space"):
            env.step(action)
    raw = envs.shanghaien_v0.raw_env()
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="may not play 53 now"):
        raw.step(53)
    with pytest.raises(ValueError, match="has 2 to 2 seats"):
        envs.shanghaien_v0.env(seats=5)
    with pytest.raises(ValueError, match="render_mode must be"):
        envs.shanghaien_v0.env(render_mode="smell")
    with pytest.raises(LookupError, match="no game 'chess'"):
        envs.make("chess")
