"""Playouts and path counts."""

import numpy as np

from portside import Match, load
from portside.core.walk import divide, play_batch, spread

GAME = load("shanghaien")


def test_a_batch_can_be_cut_anywhere():
    whole = play_batch(GAME, 2, 0, 50, seed=4)
    parts = [play_batch(GAME, 2, 0, 20, seed=4), play_batch(GAME, 2, 20, 30, seed=4)]
    assert np.array_equal(np.vstack([part.points for part in parts]), whole.points)
    assert sum(part.moves for part in parts) == whole.moves
    assert whole.luck >= 50 * 49  # the start and every card of each match


def test_batches_are_the_same_on_one_core_and_on_several():
    def play(first, count):
        return play_batch(GAME, 2, first, count, seed=4).points

    one, two = (np.vstack(list(spread(play, 250, cores, size=100))) for cores in (1, 2))
    assert one.shape == (250, 2)
    assert np.array_equal(one, two)


def test_places_agree_with_points():
    batch = play_batch(GAME, 2, 0, 300, seed=1)
    lead = batch.points[:, 0] - batch.points[:, 1]
    assert np.array_equal(batch.places[:, 0] == 1, lead >= 0)
    assert np.array_equal(batch.places[:, 1] == 1, lead <= 0)


def test_path_counts_divide_by_the_first_event():
    """SH-7, SH-8: a roll has 21 outcomes; 6 doubles can be placed in 2 ways, 15 others in 4."""
    match = Match(GAME, seed=7)
    assert divide(GAME, match.state, 1) == {"roll": 1}
    assert divide(GAME, match.state, 2) == {"roll": 21}
    assert divide(GAME, match.state, 3) == {"roll": 6 * 2 + 15 * 4}


def test_path_counts_branch_over_luck():
    match = Match(GAME, seed=7, luck=False)
    assert divide(GAME, match.state, 2) == {"first 0": 35, "first 1": 35}  # 32 sailors, 3 kinds of tricks


def test_an_ended_match_has_no_paths():
    match = Match(GAME, seed=3)
    while not match.over:
        match.play(match.legal()[-1])
    assert divide(GAME, match.state, 3) == {}
