"""Training: the same plan gives the same matches, a run that was stopped goes on, without torch it says so."""

import numpy as np
import pytest
from bots.test_net import some_net

from portside import load
from portside.bots import selfplay, train
from portside.bots.levels import guided
from portside.bots.search import Budget
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

    one, two = (selfplay.join(list(selfplay.searched_samples(GAME, make, 0, 2, 7, cores))) for cores in (1, 2))
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
    loaded = selfplay.load(tmp_path / "x.npz", GAME)
    assert all(np.array_equal(one, other) for one, other in zip(samples, loaded, strict=True))


@pytest.fixture
def fitted(monkeypatch):
    """Let fitting give some net at once; return what it was asked for."""
    asked = []

    def fit(game, samples, epochs, seed, cores, before, rate, progress):
        asked.append((len(samples.seats), seed, before is None, epochs))
        progress(1, 1)
        return some_net(game, seed), {"utility": 0.5, "points": 0.1}

    monkeypatch.setattr(train, "fit", fit)
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


def test_a_folder_of_another_plan_is_refused(tmp_path, fitted):
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path / "net.npz", stop_at=("play", 1, 1, 3))
    with pytest.raises(train.TrainError, match="another plan"):
        run(tmp_path / "net.npz", plan=PLAN._replace(matches=4))


def test_the_weights_say_what_made_them():
    assert PLAN.command(GAME) == (
        "portside train montego_bay --generations 2 --matches 3 --looks 0 --greedy-matches 4 --playouts 0"
        " --iterations 2 --epochs 1 --seed 1"
    )
