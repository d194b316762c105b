"""Gymnasium's own checks, and what its users expect when something is wrong."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, InvalidAction, NameNotFound, ResetNeeded
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from portside.core.registry import load, names
from portside.envs.gymnasium import MatchEnv, VectorMatchEnv, env_id
from portside.envs.saved import NotSaved

IDS = [env_id(name) for name in names()]


@pytest.mark.parametrize("env", IDS)
def test_an_environment_passes_gymnasiums_checker(env):
    check_env(gymnasium.make(env, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_it_renders(mode):
    env = MatchEnv("macao", 3, opponents="random", render_mode=mode)
    env.reset(seed=1)
    shown = env.render()
    assert "seat 1" in shown if mode == "ansi" else shown.shape[2] == 3 and shown.min() < 100


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("opponents", ["random", "greedy", "uct:4"])
def test_a_match_against_any_bot_ends_with_a_reward(name, opponents):
    env = MatchEnv(name, load(name).seats[-1], opponents=opponents)
    _, info = env.reset(seed=4)
    done = False
    while not done:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, done, truncated, info = env.step(action)
        assert env.observation_space.contains(observation)
        assert not truncated
        assert not info["illegal"]
    assert -1 <= reward <= 1
    assert not info["action_mask"].any()


def play(env, steps, seed=0):
    """Return all that some steps with the first legal action bring."""
    return [env.step(int(np.flatnonzero(env.action_masks())[0])) for _ in range(steps)]


def test_a_saved_match_goes_on_alike():
    env = MatchEnv("shanghaien", opponents="greedy")
    env.reset(seed=3)
    play(env, 5)
    saved, twin, deep = env.save(), env.clone(), copy.deepcopy(env)
    expected = play(env, 12)
    assert data_equivalence(play(twin, 12), expected)
    assert data_equivalence(play(deep, 12), expected)
    other = MatchEnv("shanghaien", opponents="greedy")
    other.restore(saved)
    assert data_equivalence(play(other, 12), expected)
    with pytest.raises(NotSaved, match="another game"):
        MatchEnv("macao").restore(saved)


def test_a_game_survives_pickling_as_itself():
    assert pickle.loads(pickle.dumps(load("macao"))) is load("macao")


def test_the_errors_are_the_ones_gymnasiums_users_know():
    env = MatchEnv("shanghaien", illegal="raise")
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    for action in (-1, 54, 0.5, "roll"):
        with pytest.raises(InvalidAction, match="is no action"):
            env.step(action)
    with pytest.raises(InvalidAction, match="'both right' is not allowed now"):
        env.step(53)
    env.close()
    for call in (lambda: env.step(0), env.reset):
        with pytest.raises(ClosedEnvironmentError):
            call()
    with pytest.raises(NameNotFound):
        gymnasium.make("portside/Chess-v0")
    with pytest.raises(ValueError, match="render_mode"):
        MatchEnv(render_mode="hologram")
    with pytest.raises(ValueError, match="must name 1 bots"):
        MatchEnv(opponents=["greedy", "greedy"])
    with pytest.raises(ValueError, match="must name 1 bots"):
        MatchEnv(opponents="grandmaster")


def test_an_illegal_action_loses_the_match_by_default():
    env = MatchEnv("shanghaien")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(53)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(ResetNeeded):
        env.step(0)


# --- the vector environment -------------------------------------------------------------------------


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("copied", [True, False])
def test_a_vector_keeps_gymnasiums_contract(mode, copied):
    env = VectorMatchEnv("shanghaien", 6, opponents="random", autoreset_mode=mode, copy=copied)
    assert env.metadata["autoreset_mode"] == mode
    observations, info = env.reset(seed=1)
    ends = 0
    for _ in range(150):
        assert env.observation_space.contains(observations)
        actions = np.array([np.flatnonzero(mask)[-1] if mask.any() else 0 for mask in info["action_mask"]])
        assert env.action_space.contains(actions)
        kept, was = observations, observations.copy()
        observations, rewards, terminated, truncated, info = env.step(actions)
        assert (kept is observations) == (not copied)
        assert not copied or (kept == was).all()
        assert rewards.shape == terminated.shape == truncated.shape == (6,)
        assert rewards.dtype == np.float64
        assert terminated.dtype == truncated.dtype == np.bool_
        assert not truncated.any()
        assert ((rewards != 0) <= terminated).all()
        assert ("final_obs" in info) == (mode == AutoresetMode.SAME_STEP and terminated.any())
        if "final_obs" in info:
            assert [one is not None for one in info["final_obs"]] == info["_final_obs"].tolist() == terminated.tolist()
        ends += int(terminated.sum())
        if mode == AutoresetMode.DISABLED and terminated.any():
            observations, info = env.reset(options={"reset_mask": terminated.copy()})
    assert ends > 6


def test_gymnasiums_wrappers_work_on_it():
    env = RecordEpisodeStatistics(gymnasium.make_vec("portside/Shanghaien-v0", num_envs=8, opponents="random"))
    env.reset(seed=2)
    lengths = []
    while len(lengths) < 8:
        _, _, done, _, info = env.step(env.unwrapped.vector.sample())
        lengths += info["episode"]["l"][done].tolist() if "episode" in info else []
    assert min(lengths) > 10


def test_self_play_says_who_acts_and_pays_every_seat():
    env = VectorMatchEnv("montego_bay", 4, 3, opponents=None)
    _, info = env.reset(seed=1)
    seen, paid = set(), 0
    while not paid:
        seen |= set(info["seat"].tolist())
        _, _, done, _, info = env.step(env.vector.sample())
        paid = done.sum()
    assert seen == {0, 1, 2}
    assert np.abs(info["rewards"][done]).sum() > 0


def test_a_vector_is_saved_restored_and_cloned():
    env = VectorMatchEnv("shanghaien", 3)
    env.reset(seed=5)
    saved, twin, sampler = env.save(), env.clone(), env.clone().vector
    for _ in range(40):
        actions = sampler.sample()
        sampler.step(actions)
        assert data_equivalence(env.step(actions), twin.step(actions))
    env.restore(saved)
    assert env.save() == saved


def test_the_vectors_errors_are_the_ones_gymnasiums_users_know():
    env = VectorMatchEnv("shanghaien", 2, illegal="raise")
    with pytest.raises(ResetNeeded):
        env.step([0, 0])
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match="Match 0 does not allow action 53"):
        env.step([53, 0])
    with pytest.raises(ValueError, match="Actions must be 2 whole numbers"):
        env.step([0])
    with pytest.raises(ValueError, match="2 matches but 3 seeds"):
        env.reset(seed=[1, 2, 3])
    env.close()
    with pytest.raises(ClosedEnvironmentError):
        env.step([0, 0])
