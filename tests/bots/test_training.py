"""Training: the same plan gives the same matches, a run that was stopped goes on, without torch it says so."""

import numpy as np
import pytest
from bots.test_net import some_hunch, some_net

from portside import Match, load
from portside.bots import selfplay, train
from portside.bots.levels import guided
from portside.bots.names import BotError
from portside.bots.net import load as load_net
from portside.bots.net import no_net, rounded
from portside.bots.policy import load_knowledge
from portside.bots.search import Budget, new_desk
from portside.bots.selfplay import NONE, Decisions, Samples
from portside.core.chance import streams
from portside.core.contract import places, scores

GAME = load("montego_bay")
PLAN = train.Plan(generations=2, first_matches=4, matches=3, looks=2, epochs=3, hunch_matches=1, hunch_iterations=2)


def quick(seats=2, net=None, first=0, matches=4, cores=1, appraise=None):
    return list(selfplay.quick_samples(GAME, seats, net or no_net(), first, matches, 1, cores, appraise))


def test_quick_samples_are_calm_positions_with_how_they_ended():
    """Of two seats one gains what the other loses, but for the margin of points; each has its own points."""
    samples, again = selfplay.join(quick(cores=2)), selfplay.join(quick(cores=1))
    assert all(np.array_equal(one, other) for one, other in zip(samples, again, strict=True))
    states = [GAME.from_bytes(state.tobytes()) for state in samples.states]
    assert all(selfplay.is_calm(state) for state in states)
    assert samples.utility.sum(axis=1) == pytest.approx(1, abs=0.01)
    ahead = samples.points[:, 0] > samples.points[:, 1]
    assert (samples.utility[:, 0] > samples.utility[:, 1]).tolist() == ahead.tolist()
    out = np.zeros(2, np.int64)
    scores(states[0], out)
    places(states[0], out)


def test_quick_matches_go_by_ranks_where_the_net_has_some():
    """The likeliest action mostly, a secret one as likely as it is ranked, and nothing that others laid (MB-26)."""
    match = Match(GAME, 2, seed=2)
    match.play("pick large 3", 1)
    drawn = []
    for net in (no_net(), some_hunch(), some_hunch(seed=4)):
        desk, rng = new_desk(GAME, 2, 1), streams(1, 0, 1)
        drawn.append({selfplay.at_a_glance(match.state, 0, net, rng, desk) for _ in range(300)})
    assert len(drawn[0]) < 5 == len(drawn[1]) == len(drawn[2])
    assert not np.array_equal(selfplay.join(quick()).states, selfplay.join(quick(net=some_hunch())).states)


def test_playouts_tell_what_the_positions_of_a_match_are_worth_instead_of_its_end():
    """The same positions with other labels, the same on any number of cores; of two seats one gains what one loses."""
    ended = quick(matches=1)[0]
    playouts = selfplay.by_playouts(GAME, 2, 5)
    one, two = (selfplay.join(quick(matches=3, cores=cores, appraise=playouts)) for cores in (1, 2))
    assert all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))
    told = one.utility[: len(ended.states)]
    assert np.array_equal(one.states[: len(told)], ended.states)
    assert told.sum(axis=1) == pytest.approx(1, abs=0.01)
    assert len(set(told[:, 0])) > 1 == len(set(ended.utility[:, 0]))


def test_a_search_tells_what_the_positions_of_a_match_are_worth_to_all_seats():
    """Also to those who are not to act; the same on any number of cores, and in parts."""
    look = selfplay.by_search(lambda seed: guided(GAME, 3, seed, Budget(iterations=40), None))
    whole = selfplay.join(quick(3, matches=4, appraise=look))
    parts = [*quick(3, matches=2, cores=2, appraise=look), *quick(3, first=2, matches=2, appraise=look)]
    assert all(np.array_equal(a, b) for a, b in zip(whole, selfplay.join(parts), strict=True))
    assert np.array_equal(whole.states, selfplay.join(quick(3)).states)
    assert whole.utility.shape == (len(whole.states), 3)
    # A first place among three, and what places and the lead add: 0.85, 0.15, and half of 0.05 each.
    assert whole.utility.sum(axis=1) == pytest.approx(1.05, abs=0.08)
    assert len({tuple(row) for row in whole.utility}) == len(whole.states)


def test_samples_come_back_as_they_were_saved(tmp_path):
    samples = selfplay.join(quick(matches=2))
    selfplay.save(tmp_path / "x.npz", samples)
    loaded = selfplay.load(tmp_path / "x.npz", GAME, Samples)
    assert all(np.array_equal(one, other) for one, other in zip(samples, loaded, strict=True))


def decided(iterations, matches, cores=2):
    def make(seed):
        return guided(GAME, 3, seed, Budget(iterations=iterations), some_net(seats=3))

    return selfplay.join(list(selfplay.decisions_of(GAME, 3, make, 0, matches, 7, cores)))


def test_decisions_are_what_searches_tried(tmp_path):
    """Of what is left of the list when it is narrowed: a docker's cards, not those of all (MB-10)."""
    one, two = decided(9, 2, cores=1), decided(9, 2, cores=2)
    assert all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))
    assert set(one.seats) == {0, 1, 2}
    listed = (one.actions != NONE).sum(axis=1)
    assert listed.min() == 2
    assert listed.max() == 5
    assert (one.tries.sum(axis=1) >= 9).all()  # more where the tree knew the position
    assert not one.tries[one.actions == NONE].any()
    selfplay.save(tmp_path / "x.npz", one)
    loaded = selfplay.load(tmp_path / "x.npz", GAME, Decisions)
    assert all(np.array_equal(a, b) for a, b in zip(one, loaded, strict=True))


def test_a_net_goes_on_learning_from_the_one_before_it_and_keeps_its_ranks():
    """With no pass over the samples it is that net; with some it is nearer to them, for every side."""
    pytest.importorskip("torch")
    from portside.bots.fit import fit

    samples = selfplay.join(quick(3, matches=90, cores=2))
    before = some_hunch(seats=3)
    same, off = fit(GAME, samples, 0, 1, 1, before)
    # Weights of what is never there, as of a fourth seat, are 0; those of all else are as they were.
    used = same.first.any(axis=1)
    assert 100 < used.sum() < len(used)
    assert np.array_equal(same.first[used], before.first[used])
    assert all(np.array_equal(one, other) for one, other in zip(same[1:], before[1:], strict=True))
    net, less = fit(GAME, samples, 3, 1, 1, before)
    assert less["utility"] < off["utility"]
    assert np.array_equal(net.hunch, before.hunch)


def test_a_net_learns_what_becomes_of_each_side():
    """Told from any seat's side: here seat 1 always wins."""
    pytest.importorskip("torch")
    from portside.bots.fit import fit
    from portside.bots.search import consult

    load_knowledge(GAME)
    samples = selfplay.join(quick(3, matches=120, cores=2))
    wins = np.zeros_like(samples.utility)
    wins[:, 1] = 1
    # The stores tell nobody who is who, so who sits where is told by the points each has.
    for state in samples.states:
        state.earned[:, 0] = (0, 90, 0, 0)
    net, _ = fit(GAME, samples._replace(utility=wins), 6, 1, 2)
    desk = new_desk(GAME, 3, 1)
    state = GAME.from_bytes(samples.states[0].tobytes())
    for winner in range(3):
        state.earned[:3, 0] = np.roll((90, 0, 0), winner)
        consult(state, 3, net, desk)
        assert int(desk.worth.argmax()) == winner


def test_a_hunch_learns_to_rank_what_was_tried():
    """Seats that always laid the highest card, and loaded as far back as they could."""
    pytest.importorskip("torch")
    from portside.bots.fit import fit_hunch

    decisions = decided(2, 20)
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

    def fit(game, samples, epochs, seed, cores, before, progress):
        seats = samples.utility.shape[1]
        asked.append(("fit", seats, len(samples.states), seed, before is None, epochs))
        progress(1, 1)
        return some_net(game, seed, seats)._replace(**_hunch(before) if before else {}), {"utility": 0.5}

    def fit_hunch(game, decisions, seed, cores, progress):
        asked.append(("rank", len(decisions.seats), seed))
        progress(1, 1)
        return _hunch(some_hunch(seed)), 0.2

    monkeypatch.setattr(train, "fit", fit)
    monkeypatch.setattr(train, "fit_hunch", fit_hunch)
    return asked


def _hunch(net):
    return {name: part for name, part in net._asdict().items() if "hunch" in name}


def run(path, stop_at=None, plan=PLAN, game=GAME, **begun):
    told = []

    def tell(*step):
        told.append(step)
        if step == stop_at:
            raise KeyboardInterrupt

    train.train(game, path, plan, 1, tell, **begun)
    return told


def test_a_run_that_was_stopped_goes_on_and_ends_with_the_same_nets(tmp_path, fitted):
    """Stopped amid quick matches, or amid those of searches."""
    whole = run(tmp_path / "whole.npz")
    asked = list(fitted)
    assert [step[1:3] for step in whole if step[0] == "fit"] == [(s, g) for s in GAME.seats for g in range(3)]
    assert [step[1:3] for step in whole if step[0] == "rank"] == [(s, g) for s in GAME.seats for g in (1, 2)]
    for stop_at in (("play", 3, 2, 2, 3), ("decide", 2, 2, 1, 1)):
        fitted.clear()
        with pytest.raises(KeyboardInterrupt):
            run(tmp_path / "cut.npz", stop_at=stop_at)
        rest = run(tmp_path / "cut.npz")
        assert ("play", 2, 1, 3, 3) not in rest  # kept
        assert fitted[-4:] == asked[-4:]
        assert (tmp_path / "cut.npz").read_bytes() == (tmp_path / "whole.npz").read_bytes()
        assert not (tmp_path / "cut.training").exists()


def test_a_generation_learns_from_its_looks_and_those_before_and_from_all_decisions_so_far(tmp_path, fitted):
    run(tmp_path / "net.npz")
    judged = [number for what, seats, number, *_ in fitted if what == "fit" and seats == 2]
    ranked = [number for what, number, *_ in fitted[:5] if what == "rank"]
    assert judged[1] <= 3 * selfplay.KEPT < judged[2]  # three matches, then six
    assert ranked[1] > ranked[0]
    assert all(epochs == 3 for what, *_, epochs in fitted if what == "fit")
    nets, made_by = load_net(tmp_path / "net.npz", GAME)
    assert sorted(nets) == [2, 3, 4]
    for seats, net in nets.items():
        assert np.array_equal(net.first, some_net(GAME, PLAN.seed + 2, seats).first)
        assert np.array_equal(net.hunch, some_hunch(PLAN.seed).hunch)
        assert made_by["off"][str(seats)] == {"hunch": 0.2, "utility": 0.5}


def test_a_training_goes_on_from_the_nets_of_a_file(tmp_path, fitted):
    """No first generation; without quick matches ranks alone are learned anew. The file says what made both."""
    run(tmp_path / "first.npz")
    before, made_by = load_net(tmp_path / "first.npz", GAME)
    fitted.clear()
    ranks = PLAN._replace(generations=1, matches=0, seed=5)
    told = run(tmp_path / "then.npz", plan=ranks, before=tmp_path / "first.npz")
    assert {(what, generation) for what, _, generation, *_ in told} == {("decide", 1), ("rank", 1)}
    assert {what for what, *_ in fitted} == {"rank"}
    then, of_then = load_net(tmp_path / "then.npz", GAME)
    for seats in GAME.seats:
        assert np.array_equal(then[seats].first, before[seats].first)
        assert np.array_equal(then[seats].hunch, rounded(some_hunch(5)).hunch)
    assert of_then["from"] == made_by
    assert sorted(of_then["off"]) == ["2", "3", "4"]
    assert of_then["command"] == f"{ranks.command(GAME)} --from first.npz"
    fitted.clear()
    run(tmp_path / "whole.npz", plan=PLAN._replace(generations=1, matches=2), before=tmp_path / "first.npz")
    assert [(what, *rest[3:4]) for what, *rest in fitted] == [("rank",), ("fit", False)] * len(GAME.seats)


def test_a_training_for_one_number_of_seats_leaves_the_other_nets_of_a_file_as_they_are(tmp_path, fitted):
    run(tmp_path / "first.npz")
    before, _ = load_net(tmp_path / "first.npz", GAME)
    one = PLAN._replace(generations=1, matches=2, seed=5)
    told = run(tmp_path / "then.npz", plan=one, before=tmp_path / "first.npz", only=3)
    assert {seats for _, seats, *_ in told} == {3}
    then, made_by = load_net(tmp_path / "then.npz", GAME)
    same = {seats for seats in then if np.array_equal(then[seats].first, before[seats].first)}
    assert (sorted(then), same) == ([2, 3, 4], {2, 4})
    assert made_by["command"].endswith(" --seed 5 --from first.npz --seats 3")
    run(tmp_path / "alone.npz", plan=one, only=3)
    assert sorted(load_net(tmp_path / "alone.npz", GAME)[0]) == [3]


def test_a_training_that_goes_on_stays_with_its_file(tmp_path, fitted):
    run(tmp_path / "first.npz")
    run(tmp_path / "other.npz", plan=PLAN._replace(seed=2))
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path / "then.npz", stop_at=("play", 2, 1, 1, 3), before=tmp_path / "first.npz")
    with pytest.raises(train.TrainError, match="another plan"):
        run(tmp_path / "then.npz", before=tmp_path / "other.npz")
    with pytest.raises(BotError, match="can't be read"):
        run(tmp_path / "then.npz", before=tmp_path / "nowhere.npz")


def test_a_game_that_sees_nothing_in_its_actions_has_nets_that_do_not_rank(tmp_path, fitted):
    run(tmp_path / "net.npz", game=load("shanghaien"))
    assert {what for what, *_ in fitted} == {"fit"}


def test_a_folder_of_another_plan_is_refused(tmp_path, fitted):
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path / "net.npz", stop_at=("play", 2, 1, 1, 3))
    with pytest.raises(train.TrainError, match="another plan"):
        run(tmp_path / "net.npz", plan=PLAN._replace(matches=4))


def test_the_weights_say_what_made_them():
    assert PLAN.command(GAME) == (
        "portside train montego_bay --generations 2 --first-matches 4 --playouts 0 --matches 3 --looks 2 --epochs 3"
        " --hunch-matches 1 --hunch-iterations 2 --seed 1"
    )
