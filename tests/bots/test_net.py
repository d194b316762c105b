"""Nets: the loops compute what matrices say; a file that is not right is refused, never a silent weak bot."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import portside
from portside import Match, load
from portside.bots import net as nets
from portside.bots.montego_bay.traits import BERTH
from portside.bots.names import BotError
from portside.bots.net import (
    FIRST,
    OUTPUTS,
    POINT_SCALE,
    SECOND,
    TRAITS,
    UNITS,
    Net,
    has_hunch,
    new_thought,
    points,
    rank,
    rounded,
    think,
    utility,
)
from portside.bots.net import load as load_net
from portside.bots.net import save as save_net
from portside.bots.policy import INSIGHTS, OPEN_MIND, load_knowledge, workspace
from portside.bots.roster import make_bot
from portside.bots.search import (
    BY_RANKS,
    GREEDILY,
    Budget,
    Search,
    Ways,
    consult,
    describe,
    draw_ranked,
    new_desk,
    play_on,
    rank_at,
)
from portside.bots.selfplay import list_narrowed
from portside.core.chance import streams
from portside.games.montego_bay.state import LOADING

GAME = load("montego_bay")
load_knowledge(GAME)
PACKAGED = sorted(Path(portside.__file__).parent.glob("bots/*/net.npz"))


def some_net(game=GAME, seed=1, seats=2):
    rng = np.random.default_rng(seed)
    sizes = (game.observation + INSIGHTS, FIRST, SECOND, seats * OUTPUTS)
    parts = []
    for before, after in pairwise(sizes):
        parts += [rng.normal(0, 0.2, (before, after)), rng.normal(0, 0.2, after)]
    return rounded(Net(*parts))


def some_hunch(seed=1, seats=2):
    """Return a net that ranks, too."""
    rng = np.random.default_rng(seed)
    parts = rng.normal(0, 0.3, (TRAITS, UNITS)), rng.normal(0, 0.3, UNITS), rng.normal(0, 0.3, UNITS)
    return rounded(Net(*some_net(seats=seats)[:6], *parts))


def test_the_loops_compute_what_matrices_say():
    net, thought = some_net(seats=3), new_thought(GAME)
    thought.features[:] = np.random.default_rng(2).choice([0, 0, 0, 1, 0.5], len(thought.features))
    think(net, thought)
    one = np.maximum(thought.features @ net.first + net.first_bias, 0)
    two = np.maximum(one @ net.second + net.second_bias, 0)
    out = two @ net.last + net.last_bias
    assert thought.out[: len(out)] == pytest.approx(out, rel=1e-3, abs=1e-4)
    for side in range(3):
        assert utility(thought, side) == pytest.approx(1 / (1 + np.exp(-out[2 * side])), rel=1e-3)
        assert points(thought, side) == pytest.approx(out[2 * side + 1] * POINT_SCALE, rel=1e-3, abs=1e-2)


def ranked(state, seat, net):
    """Return the narrowed actions of a seat, and how likely the net finds each."""
    actions, thought, work = np.zeros(len(GAME.actions), np.int64), new_thought(GAME), workspace(GAME, 2)
    n = list_narrowed(state, seat, actions)
    priors = np.zeros(n, np.float32)
    rank(state, seat, actions, n, net, thought, work, priors)
    return actions[:n], priors, thought.seen[:n]


def test_ranks_are_what_matrices_say():
    net = some_hunch()
    assert has_hunch(net)
    assert not has_hunch(some_net())
    _, priors, seen = ranked(Match(GAME, 2, seed=2).state, 0, net)
    logits = np.maximum(seen @ net.hunch + net.hunch_bias, 0) @ net.hunch_last
    odds = np.exp(logits) / np.exp(logits).sum()
    assert priors == pytest.approx((1 - OPEN_MIND) * odds + OPEN_MIND / len(odds), rel=1e-3)
    assert priors.max() > 1.5 * priors.min()


def test_what_others_laid_makes_no_difference_to_ranks():
    """MB-26: neither the others' cards nor that they lie there."""
    told = []
    for card in (1, 4, None):
        match = Match(GAME, 2, seed=2)
        if card:
            match.play(f"pick large {card}", 1)
        told.append(ranked(GAME.seen_by(match.state, 0), 0, some_hunch())[2].copy())
    assert np.array_equal(told[0], told[1])
    assert np.array_equal(told[0], told[2])


def test_a_search_tries_first_what_its_net_ranks_first():
    state = Match(GAME, 2, seed=2).state
    net = some_hunch()
    actions, priors, _ = ranked(state, 0, net)
    search = Search(GAME, 2, 1, Budget(iterations=1), heat=1.0, playing=GREEDILY, net=net)
    assert search.opinions(state, 0)[0].action == actions[priors.argmax()]


def test_a_drawn_action_is_as_likely_as_its_net_ranks_it():
    match = Match(GAME, 2, seed=2)
    actions, priors, _ = ranked(match.state, 0, some_hunch())
    desk, rng = new_desk(GAME, 2, 1), streams(1, 0, 1)
    n = rank_at(match.state, 0, some_hunch(), desk)
    drawn = [draw_ranked(n, rng, desk) for _ in range(4000)]
    shares = [drawn.count(action) / len(drawn) for action in actions]
    assert shares == pytest.approx(priors, abs=0.03)
    assert max(shares) > 1.5 * min(shares)


def test_a_leaf_is_played_on_by_ranks_where_the_manner_says_so_and_the_net_has_some():
    """A net that likes pier 4 above all has its barrels go there; greedily they go where they are worth most."""
    likes_pier_4 = np.zeros((TRAITS, UNITS), np.float32)
    likes_pier_4[BERTH.of(3)] = 1
    net = some_net()._replace(hunch=likes_pier_4, hunch_bias=np.zeros(UNITS, np.float32), hunch_last=np.ones(UNITS))
    net = rounded(net)
    match = Match(GAME, 2, seed=5)
    while match.state.phase != LOADING:
        match.play(match.legal()[0])
    shares = {}
    for playing in (GREEDILY, BY_RANKS):
        desk, rng, ways = new_desk(GAME, 2, 1), streams(1, 0, 1), Ways(playing, 1.0, 1.0, 0, net)
        there = 0
        for _ in range(100):
            state = GAME.copy(match.state)
            assert not play_on(state, ways, 0, rng, desk)
            there += int(state.aboard[2].sum())  # the first ship has sailed, and the others have moved up (MB-19)
        shares[playing] = there / 100
    assert shares[BY_RANKS] > 1.5 * shares[GREEDILY]


@pytest.mark.parametrize(("name", "ways"), [("captain", BY_RANKS), ("admiral", BY_RANKS), ("mate", GREEDILY)])
def test_levels_that_rank_actions_play_on_by_ranks(name, ways):
    assert make_bot(name, GAME, 4, 1).ways.playing == ways


def test_a_position_is_judged_by_what_all_know():
    """MB-26: cards that lie face down change nothing in what a net is told, whosever they are."""
    told = []
    for own, other in ((1, 2), (4, 5)):
        match = Match(GAME, 2, seed=2)
        match.play(f"pick large {own}", 0)
        match.play(f"pick large {other}", 1)
        desk = new_desk(GAME, 2, 1)
        consult(match.state, 2, some_net(), desk)
        told.append((desk.worth.copy(), desk.thought.features.copy()))
    assert np.array_equal(told[0][0], told[1][0])
    assert np.array_equal(told[0][1], told[1][1])


@pytest.mark.parametrize("name", ["montego_bay", "macao"])
def test_insight_sums_up_what_a_seat_has(name):
    game = load(name)
    load_knowledge(game)
    match = Match(game, 3, seed=5)
    features = np.full(game.observation + INSIGHTS, np.nan, np.float32)
    describe(match.state, 1, features)
    assert not np.isnan(features).any()


# --- files ------------------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "net.npz"
    save_net(
        path, GAME, {2: some_net(), 4: some_net(seed=2, seats=4)}, {"command": "portside train montego_bay", "seed": 1}
    )
    return path


def refused(path, sentence, game=GAME):
    with pytest.raises(BotError, match=sentence) as error:
        load_net(path, game)
    assert str(error.value).endswith(".")


def test_a_net_comes_back_as_it_was_saved(file):
    loaded, made_by = load_net(file, GAME)
    assert sorted(loaded) == [2, 4]
    assert all(np.array_equal(one, other) for one, other in zip(loaded[2], some_net(), strict=True))
    assert all(np.array_equal(one, other) for one, other in zip(loaded[4], some_net(seed=2, seats=4), strict=True))
    assert made_by == {"command": "portside train montego_bay", "seed": 1}


def test_a_net_that_ranks_comes_back_as_it_was_saved(tmp_path):
    save_net(tmp_path / "net.npz", GAME, {2: some_hunch()}, {})
    loaded, _ = load_net(tmp_path / "net.npz", GAME)
    assert all(np.array_equal(one, other) for one, other in zip(loaded[2], some_hunch(), strict=True))


def test_a_missing_file_is_refused(tmp_path):
    refused(tmp_path / "none.npz", "can't be read")


@pytest.mark.parametrize("keep", [0, 1, 100, 0.5, 0.99])
def test_a_cut_file_is_refused(file, keep):
    whole = file.read_bytes()
    file.write_bytes(whole[: keep if isinstance(keep, int) else int(keep * len(whole))])
    refused(file, "damaged")


def test_changed_weights_are_refused(file):
    """The file is whole, but its weights are not those that its digest was made of."""
    with np.load(file) as content:
        parts = dict(content)
    parts["4 second"] = parts["4 second"] * np.float16(0.5)
    np.savez(file, **parts)
    refused(file, "digest does not match")


def test_a_net_of_another_game_is_refused(file):
    refused(file, "another version|other rules", load("macao"))


@pytest.mark.parametrize("path", PACKAGED, ids=lambda path: path.parent.name)
def test_the_packaged_nets_fit_and_say_what_made_them(path):
    game = load(path.parent.name)
    loaded, made_by = load_net(path, game)
    assert sorted(loaded) == list(game.seats)
    assert made_by["command"].startswith(f"portside train {game.name} ")
    assert f"--seed {made_by['seed']}" in made_by["command"]
    assert path.stat().st_size < 2_000_000


@pytest.fixture
def packaged(tmp_path, monkeypatch):
    """Return where a net lies that is taken to be Montego Bay's in the package."""
    folder = tmp_path / "montego_bay"
    folder.mkdir()
    monkeypatch.setattr(nets, "files", lambda package: tmp_path)
    nets._packaged.cache_clear()
    yield folder / "net.npz"
    nets._packaged.cache_clear()


def test_a_level_with_a_damaged_net_does_not_play(packaged):
    packaged.write_bytes(PACKAGED[-1].read_bytes()[:-200])
    with pytest.raises(BotError, match="damaged"):
        make_bot("captain", GAME, 2, 1)


def test_a_level_without_a_net_for_the_seats_does_not_play(packaged):
    save_net(packaged, GAME, {2: some_net()}, {})
    assert make_bot("captain", GAME, 2, 1)
    with pytest.raises(BotError, match="no weights for 3 seats"):
        make_bot("captain", GAME, 3, 1)


def test_a_net_judges_twice_and_the_mean_counts():
    """One that is sure is believed at the next calm position; a hundred rounds on the match is over, which is half."""
    last = np.zeros((SECOND, 2 * OUTPUTS), np.float32)
    match = Match(GAME, 2, seed=5)
    means = {}
    for certain in (20, -20):
        net = some_net()._replace(last=last, last_bias=np.float32([certain, 0, -certain, 0]))
        for calms in (0, 3, 100):
            search = Search(GAME, 2, 1, Budget(iterations=60), playing=GREEDILY, heat=1.0, net=net, calms=calms)
            worth = np.zeros(2)
            search.forecast(GAME.seen_by(match.state, 0), 0, worth, np.zeros(2))
            means[certain, calms] = worth[0]
    assert [means[20, 0], means[20, 3]] == pytest.approx([1, 1], abs=1e-3)
    assert [means[-20, 0], means[-20, 3]] == pytest.approx([0, 0], abs=1e-3)
    assert means[20, 100] - means[-20, 100] == pytest.approx(0.5, abs=0.05)
    assert 0.05 < means[-20, 100] < 0.45
