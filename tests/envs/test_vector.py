"""The vector step: the same matches as the rules play them one by one, and buffers that the caller owns."""

import numpy as np
import pytest

from portside.bots.names import BOTS
from portside.bots.policy import choose, workspace
from portside.core.chance import draw, streams
from portside.core.contract import CHANCE, OVER, apply, observe, outcomes, places, resolve, to_act
from portside.core.registry import load, names
from portside.envs.saved import NotSaved
from portside.envs.vector import IllegalActions, Vector, make_buffers

TABLES = [(name, seats) for name in names() for seats in (load(name).seats[0], load(name).seats[-1])]


def reference(game, seats, players, seed, match, steps, choose_action):
    """Yield what one match of a vector must show, played with the rules themselves; it begins anew when over."""
    rng = streams(seed, match, 1)
    weights = np.zeros(game.max_outcomes, np.int64)
    work = workspace(game, seats)

    def run(state):
        while (seat := int(to_act(state))) != OVER and (seat == CHANCE or players[seat] is not None):
            if seat == CHANCE:
                resolve(state, draw(rng, weights, outcomes(state, weights)))
            else:
                bot = BOTS.index(players[seat])
                apply(state, seat, choose(game.seen_by(state, seat), seat, bot, rng, work))
        return seat

    state = game.new(seats)
    seat = run(state)
    for _ in range(steps):
        action = choose_action(game.legal_actions(state, seat))
        apply(state, seat, action)
        actor, seat = seat, run(state)
        reward, ended = 0.0, seat == OVER
        if ended:
            ranks = np.zeros(seats, np.int64)
            places(state, ranks)
            reward = float((ranks > ranks[actor]).sum() - (ranks < ranks[actor]).sum()) / (seats - 1)
            if None in players and players.count(None) == 1:
                players = [players[-1], *players[:-1]]
            state = game.new(seats)
            seat = run(state)
        features = np.zeros(game.observation, np.float32)
        observe(game.seen_by(state, seat), seat, features)
        yield seat, features, game.legal_actions(state, seat), reward, ended


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("opponents", [None, "greedy"])
def test_a_vector_plays_the_same_matches_as_the_rules_one_by_one(name, seats, opponents):
    game, num, steps = load(name), 3, 700
    vector = Vector(game, num, seats, opponents=opponents, seed=5)
    expected = []
    for match in range(num):
        players = [None] + [opponents] * (seats - 1)
        turned = [players[(seat - match) % seats] for seat in range(seats)]
        expected.append(reference(game, seats, turned, 5, match, steps, choose_action=max))
    ends = 0
    for _ in range(steps):
        actions = [np.flatnonzero(mask)[-1] for mask in vector.buffers.masks]
        buffers = vector.step(np.array(actions))
        for i, known in enumerate(expected):
            seat, features, legal, reward, ended = next(known)
            assert buffers.seats[i] == seat
            assert buffers.observations[i].tobytes() == features.tobytes()
            assert np.flatnonzero(buffers.masks[i]).tolist() == legal
            assert (buffers.reward[i], buffers.terminated[i]) == (reward, ended)
            ends += ended
    assert ends >= num


def test_rewards_of_a_match_sum_to_nothing_and_rank_the_places():
    vector = Vector("montego_bay", 8, 4, seed=1)
    paid = []
    while len(paid) < 12:
        buffers = vector.step(vector.sample())
        paid += buffers.rewards[buffers.terminated].tolist()
    assert all(abs(sum(rewards)) < 1e-9 for rewards in paid)
    assert max(max(rewards) for rewards in paid) == 1.0


def test_the_same_seed_brings_the_same_matches():
    one, two = Vector("macao", 5, 3, seed=9), Vector("macao", 5, 3, seed=9)
    for _ in range(60):
        actions = one.sample()
        assert two.sample().tolist() == actions.tolist()
        assert one.step(actions).observations.tobytes() == two.step(actions).observations.tobytes()


def test_a_seed_for_each_match_is_that_match_alone():
    many = Vector("shanghaien", 3, seed=0)
    many.reset([7, 8, 7])
    assert many.buffers.observations[0].tobytes() == many.buffers.observations[2].tobytes()
    assert many.buffers.observations[0].tobytes() != many.buffers.observations[1].tobytes()


def test_buffers_are_the_callers_and_reused():
    mine = make_buffers("shanghaien", 4)
    vector = Vector("shanghaien", 4, buffers=mine, seed=1)
    before = mine.observations.copy()
    assert vector.step(vector.sample()) is mine
    assert (mine.observations != before).any()


@pytest.mark.parametrize(
    "wrong",
    [
        lambda good: good._replace(observations=good.observations.astype(np.float64)),
        lambda good: good._replace(masks=good.masks[:2]),
        lambda good: good._replace(rewards=np.asfortranarray(np.zeros((4, 2)))),
        lambda good: good._replace(reward=np.broadcast_to(0.0, 4)),
    ],
)
def test_buffers_that_compiled_code_cannot_write_are_refused(wrong):
    with pytest.raises(ValueError, match="must be a writable C array"):
        Vector("shanghaien", 4, buffers=wrong(make_buffers("shanghaien", 4)))


def test_an_action_that_is_not_allowed_loses_the_match():
    vector = Vector("shanghaien", 3, seed=1, restart="never")
    seats = vector.buffers.seats.copy()
    buffers = vector.step(np.array([53, -1, 0]))
    assert buffers.illegal.tolist() == [True, True, False]
    assert buffers.terminated.tolist() == [True, True, False]
    assert buffers.reward.tolist() == [-1, -1, 0]
    assert buffers.rewards[0, seats[0]] == -1
    assert buffers.rewards[0, 1 - seats[0]] == 1


def test_the_mask_that_counts_is_not_the_one_the_caller_may_scribble_on():
    vector = Vector("shanghaien", 1, seed=1, restart="never")
    vector.buffers.masks[:] = 1
    assert vector.step(np.array([53])).illegal.all()


def test_asked_to_raise_it_plays_nothing_when_one_action_is_wrong():
    vector = Vector("shanghaien", 2, seed=1, illegal="raise")
    before = vector.save()
    with pytest.raises(IllegalActions, match="Match 1 does not allow action 53"):
        vector.step(np.array([0, 53]))
    assert vector.save() == before


@pytest.mark.parametrize("restart", ["same_step", "next_step", "never"])
def test_matches_begin_anew_when_they_are_told_to(restart):
    vector = Vector("shanghaien", 1, seed=3, restart=restart)
    while not vector.step(vector.sample()).terminated[0]:
        pass
    running = vector.buffers.masks.any()
    assert running == (restart == "same_step")
    vector.step(np.array([0]))
    assert vector.buffers.masks.any() == (restart != "never")
    vector.reset(chosen=np.array([True]))
    assert vector.buffers.masks.any()


def test_the_last_observation_is_kept_when_a_match_begins_anew_at_once():
    at_once, waiting = (Vector("shanghaien", 1, seed=3, restart=restart) for restart in ("same_step", "never"))
    while not at_once.buffers.terminated[0]:
        actions = at_once.sample()
        at_once.step(actions)
        waiting.step(actions)
    assert at_once.buffers.final.tobytes() == waiting.buffers.observations.tobytes()


@pytest.mark.parametrize("name", names())
def test_saved_matches_go_on_alike_wherever_they_are_restored(name):
    vector = Vector(name, 6, opponents="greedy", seed=2)
    for _ in range(40):
        vector.step(vector.sample())
    saved = vector.save()
    clone, other = vector.clone(), Vector(name, 6, opponents="greedy", seed=77)
    other.restore(saved)
    for _ in range(60):
        actions = vector.sample()
        vector.step(actions)
        for twin in (clone, other):
            assert twin.sample().tolist() == actions.tolist()
            twin.step(actions)
            assert twin.buffers.observations.tobytes() == vector.buffers.observations.tobytes()
    vector.restore(saved)
    assert vector.save() == saved


@pytest.mark.parametrize("saved", [b"", b"not saved", Vector("shanghaien", 2, seed=1).save()])
def test_what_another_environment_saved_is_refused(saved):
    with pytest.raises(NotSaved):
        Vector("shanghaien", 3, seed=1).restore(saved)
    with pytest.raises(NotSaved):
        Vector("macao", 2, seed=1).restore(saved)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"seats": 3}, "has 2 to 2 seats, not 3"),
        ({"opponents": "captain"}, "compiled bots: random, greedy"),
        ({"opponents": ["greedy", "greedy"]}, "has 1 opponents, not 2"),
        ({"restart": "soon"}, "restart must be one of"),
        ({"reward": "gold"}, "reward must be one of"),
        ({"seat": 1}, "needs opponents"),
        ({"num": 0}, "at least one match"),
    ],
)
def test_wrong_options_are_refused_in_a_sentence(options, sentence):
    with pytest.raises(ValueError, match=sentence):
        Vector("shanghaien", **{"num": 2, **options})


@pytest.mark.parametrize("actions", [[0], [0.0, 1.0], [[0, 0]], [0, 0, 0]])
def test_wrong_shapes_are_refused(actions):
    with pytest.raises(ValueError, match="Actions must be 2 whole numbers"):
        Vector("shanghaien", 2, seed=1).step(actions)


def test_an_unknown_game_is_refused():
    with pytest.raises(LookupError, match="no game 'chess'"):
        Vector("chess", 2)


def test_leads_paid_step_by_step_sum_to_the_lead_at_the_end():
    whole, growing = (Vector("macao", 4, 3, seed=6, restart="never", reward=pays) for pays in ("points", "leads"))
    total = np.zeros((4, 3))
    paid = np.zeros((4, 3))
    steps = 0
    while whole.buffers.masks.any():
        actions = whole.sample()
        paid += whole.step(actions).rewards
        total += growing.step(actions).rewards
        assert np.abs(growing.buffers.rewards.sum(axis=1)).max() < 1e-9
        steps += int((growing.buffers.rewards != 0).any(axis=1).sum())
    assert total == pytest.approx(paid)
    assert steps > 20


def test_a_teacher_gives_legal_advice_that_wins():
    vector = Vector("shanghaien", 64, opponents="random", seed=1)
    won = played = 0
    while played < 64:
        advice = vector.advise("greedy")
        assert vector.buffers.masks[np.arange(64), advice].all()
        buffers = vector.step(advice)
        won += int((buffers.reward > 0).sum())
        played += int(buffers.terminated.sum())
    assert won / played > 0.9
    with pytest.raises(ValueError, match="compiled bots: random, greedy"):
        vector.advise("captain")
