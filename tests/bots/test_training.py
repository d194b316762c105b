"""Training: the same plan gives the same matches, a run that was stopped goes on, without torch it says so."""

import numpy as np
import pytest
from bots.test_net import some_hunch, some_net

from portside import load
from portside.bots import selfplay, train
from portside.bots.levels import guided
from portside.bots.net import load as load_net
from portside.bots.net import without_hunch
from portside.bots.policy import load_knowledge
from portside.bots.search import Budget
from portside.bots.selfplay import NONE, Decisions, Samples
from portside.core.contract import places, scores

GAME = load("montego_bay")
PLAN = train.Plan(generations=2, matches=3, greedy_matches=4, iterations=2, epochs=1)


def test_greedy_samples_are_calm_positions_with_how_they_ended():
    samples = selfplay.join(list(selfplay.greedy_samples(GAME, 0, 6, 1, 2)))
    again = selfplay.join(list(selfplay.greedy_samples(GAME, 0, 6, 1, 1)))
    assert all(np.array_equal(one, other) for one, other in zip(samples, again, strict=True))
    assert all(selfplay.is_calm(GAME.from_bytes(state.tobytes())) for state in samples.states[:50])
    assert (samples.utility >= 0).all()
    assert (samples.utility <= 1).all()
    # Two seats: what the one gains the other loses, but for the margin of points.
    first = samples.utility[:2]
    assert first.sum() == pytest.approx(1, abs=0.01)


def test_playouts_tell_what_the_positions_of_a_match_are_worth_instead_of_its_end():
    """The same positions with other labels, the same on any number of cores; of two seats one gains what one loses."""
    ended = selfplay.join(list(selfplay.greedy_samples(GAME, 0, 3, 1, 1)))
    playouts = selfplay.by_playouts(GAME, 5)
    one, two = (selfplay.join(list(selfplay.greedy_samples(GAME, 0, 3, 1, cores, playouts))) for cores in (1, 2))
    assert all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))
    assert np.array_equal(one.states, ended.states)
    told = one.utility[: 2 * selfplay.KEPT].reshape(-1, 2)
    assert told.sum(axis=1) == pytest.approx(1, abs=0.01)
    assert len(set(told[:, 0])) > 1 == len(set(ended.utility[: 2 * selfplay.KEPT : 2]))


def test_a_search_tells_what_the_positions_of_a_match_are_worth_to_each_seat():
    """Also to those who are not to act; the same on any number of cores, and in parts."""
    look = selfplay.by_search(GAME, lambda seats, seed: guided(GAME, seats, seed, Budget(iterations=40), None))
    ended = selfplay.join(list(selfplay.greedy_samples(GAME, 0, 4, 1, 1)))
    whole, parts = (
        selfplay.join(
            [part for first in firsts for part in selfplay.greedy_samples(GAME, first, count, 1, cores, look)]
        )
        for firsts, count, cores in (((0,), 4, 1), ((0, 2), 2, 2))
    )
    assert all(np.array_equal(a, b) for a, b in zip(whole, parts, strict=True))
    assert np.array_equal(whole.states, ended.states)
    told = whole.utility[: 2 * selfplay.KEPT].reshape(-1, 2)  # of the first match, which has two seats
    assert told.sum(axis=1) == pytest.approx(1, abs=0.3)  # each searched with its own luck
    assert len(set(told[:, 0])) == selfplay.KEPT


def test_searched_samples_are_the_same_on_any_number_of_cores_and_hide_secrets():
    def make(seats, seed):
        return guided(GAME, seats, seed, Budget(iterations=3), some_net())

    one, two = (
        selfplay.join(list(selfplay.searched(GAME, selfplay.searched_match, make, 0, 2, 7, cores))) for cores in (1, 2)
    )
    assert all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))
    assert set(one.seats) == {0, 1, 2}  # a match of two seats, then one of three
    state = GAME.from_bytes(one.states[0].tobytes())
    out = np.zeros(2, np.int64)
    scores(state, out)
    places(state, out)


def test_what_a_seat_thought_next_counts_beside_the_end():
    """Of two seats one gains what the other loses, also where only one of them searched."""
    samples = selfplay.searched_match(
        GAME, 2, lambda seed: guided(GAME, 2, seed, Budget(iterations=20), some_net()), seed=7
    )
    told = samples.utility.reshape(-1, 2)
    assert told.sum(axis=1) == pytest.approx(1, abs=0.01)
    assert len(set(told[:, 0])) > 5  # not the end alone, which is the same for all


def test_samples_come_back_as_they_were_saved(tmp_path):
    samples = selfplay.join(list(selfplay.greedy_samples(GAME, 0, 2, 1, 1)))
    selfplay.save(tmp_path / "x.npz", samples)
    loaded = selfplay.load(tmp_path / "x.npz", GAME, Samples)
    assert all(np.array_equal(one, other) for one, other in zip(samples, loaded, strict=True))


def test_decisions_are_what_searches_tried(tmp_path):
    """Of what is left of the list when it is narrowed: a docker's cards, not those of all (MB-10)."""

    def make(seats, seed):
        return guided(GAME, seats, seed, Budget(iterations=9), some_net())

    one, two = (
        selfplay.join(list(selfplay.searched(GAME, selfplay.decided_match, make, 0, 2, 7, cores))) for cores in (1, 2)
    )
    assert all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))
    listed = (one.actions != NONE).sum(axis=1)
    assert listed.min() == 2
    assert listed.max() == 5
    assert (one.tries.sum(axis=1) >= 9).all()  # more where the tree knew the position
    assert not one.tries[one.actions == NONE].any()
    selfplay.save(tmp_path / "x.npz", one)
    loaded = selfplay.load(tmp_path / "x.npz", GAME, Decisions)
    assert all(np.array_equal(a, b) for a, b in zip(one, loaded, strict=True))


def test_a_net_goes_on_learning_from_the_one_before_it():
    """With no pass over the samples it is that net as it judges; with some it is nearer to them."""
    pytest.importorskip("torch")
    from portside.bots.fit import fit

    load_knowledge(GAME)
    samples = selfplay.join(list(selfplay.greedy_samples(GAME, 0, 60, 1, 2)))
    before = some_hunch()
    same, off = fit(GAME, samples, 0, 1, 1, before)
    assert all(np.array_equal(one, other) for one, other in zip(same, without_hunch(before), strict=True))
    _, less = fit(GAME, samples, 3, 1, 1, before)
    assert less["utility"] < off["utility"]


def test_a_hunch_learns_to_rank_what_was_tried():
    """Seats that always laid the highest card, and loaded as far back as they could."""
    pytest.importorskip("torch")
    from portside.bots.fit import fit_hunch

    load_knowledge(GAME)

    def make(seats, seed):
        return guided(GAME, seats, seed, Budget(iterations=2), some_net())

    decisions = selfplay.join(list(selfplay.searched(GAME, selfplay.decided_match, make, 0, 8, 7, 2)))
    last = (decisions.actions != NONE).sum(axis=1) - 1
    tries = np.zeros_like(decisions.tries)
    tries[np.arange(len(last)), last] = 10
    hunch, off = fit_hunch(GAME, decisions._replace(tries=tries), 1, 1)
    assert {name: part.ndim for name, part in hunch.items()} == {"hunch": 2, "hunch_bias": 1, "hunch_last": 1}
    assert off < 0.5 * np.log(last + 1).mean()  # half of what a hunch that knows nothing is off by


@pytest.fixture
def fitted(monkeypatch):
    """Let fitting give some net at once; return what it was asked for."""
    asked = []

    def fit(game, samples, epochs, seed, cores, before, rate, progress):
        asked.append((len(samples.seats), seed, before is None, epochs))
        progress(1, 1)
        return some_net(game, seed), {"utility": 0.5, "points": 0.1}

    def fit_hunch(game, decisions, seed, cores, progress):
        asked.append((len(decisions.seats), seed))
        progress(1, 1)
        return {name: part for name, part in some_hunch(seed)._asdict().items() if "hunch" in name}, 0.2

    monkeypatch.setattr(train, "fit", fit)
    monkeypatch.setattr(train, "fit_hunch", fit_hunch)
    return asked


def run(path, stop_at=None, plan=PLAN):
    told = []

    def tell(*step):
        told.append(step)
        if step == stop_at:
            raise KeyboardInterrupt

    train.train(GAME, path, plan, 1, tell)
    return told


def test_a_run_that_was_stopped_goes_on_and_ends_with_the_same_net(tmp_path, fitted):
    whole = run(tmp_path / "whole.npz")
    asked = list(fitted)
    assert [step for step in whole if step[0] == "fit"] == [("fit", 0, 1, 1), ("fit", 1, 1, 1), ("fit", 2, 1, 1)]
    fitted.clear()
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path / "cut.npz", stop_at=("play", 2, 2, 3))
    rest = run(tmp_path / "cut.npz")
    assert ("play", 1, 3, 3) not in rest  # kept
    assert fitted == asked
    assert (tmp_path / "cut.npz").read_bytes() == (tmp_path / "whole.npz").read_bytes()
    assert not (tmp_path / "cut.training").exists()


def test_generations_that_look_learn_from_greedy_matches_and_go_through_them_as_often_as_told(tmp_path, fitted):
    looked = run(tmp_path / "net.npz", plan=PLAN._replace(looks=2, epochs=3, generations=1))
    assert ("play", 1, 3, 3) in looked
    assert [epochs for *_, epochs in fitted] == [3, 3]
    fitted.clear()
    run(tmp_path / "net.npz", plan=PLAN._replace(epochs=3, generations=1))
    assert [epochs for *_, epochs in fitted] == [3, 1]


def test_hunches_come_last_and_learn_from_all_decisions_so_far(tmp_path, fitted):
    """A run that is stopped amid them goes on; the net judges as it did without."""
    plan = PLAN._replace(generations=0, hunches=2, hunch_matches=2, hunch_iterations=2)
    told = run(tmp_path / "whole.npz", plan=plan)
    assert [step for step in told if step[0] == "fit"] == [("fit", 0, 1, 1), ("fit", 1, 1, 1), ("fit", 2, 1, 1)]
    first, second = (number for number, _ in fitted[1:])
    assert second > first
    asked = list(fitted)
    fitted.clear()
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path / "cut.npz", stop_at=("play", 2, 1, 2), plan=plan)
    run(tmp_path / "cut.npz", plan=plan)
    assert fitted == asked
    assert (tmp_path / "cut.npz").read_bytes() == (tmp_path / "whole.npz").read_bytes()
    net, made_by = load_net(tmp_path / "whole.npz", GAME)
    assert np.array_equal(net.first, some_net(GAME, PLAN.seed).first)
    assert np.array_equal(net.hunch, some_hunch(PLAN.seed).hunch)
    assert made_by["off"]["hunch"] == 0.2


def test_a_game_that_sees_nothing_in_its_actions_has_no_hunches(tmp_path):
    with pytest.raises(train.TrainError, match="rank"):
        train.train(load("shanghaien"), tmp_path / "net.npz", PLAN._replace(hunches=1), 1, lambda *step: None)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_of_another_plan_is_refused(tmp_path, fitted):
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path / "net.npz", stop_at=("play", 1, 1, 3))
    with pytest.raises(train.TrainError, match="another plan"):
        run(tmp_path / "net.npz", plan=PLAN._replace(matches=4))


def test_the_weights_say_what_made_them():
    assert PLAN.command(GAME) == (
        "portside train montego_bay --generations 2 --matches 3 --looks 0 --greedy-matches 4 --playouts 0"
        " --iterations 2 --epochs 1 --hunches 0 --hunch-matches 400 --hunch-iterations 400 --seed 1"
    )
