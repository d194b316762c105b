"""Learning: the same seed gives the same weights, also when it was stopped and goes on."""

import numpy as np
import pytest

from portside.bots.shanghaien.learn import learn
from portside.bots.shanghaien.positions import greedy_positions, vary
from portside.bots.shanghaien.weights import load
from portside.games.shanghaien.state import DEALING


def test_a_stopped_run_goes_on_to_the_same_weights(tmp_path):
    told = []
    learn(tmp_path / "whole.json", 1, 2, 3, lambda what, done, total: told.append(what))
    assert "own matches" in told
    assert "round 2 of 8" in told

    class Stopped(Exception):
        pass

    def stop_in_round_five(what, done, total):
        again.append(what)
        if what == "round 5 of 8":
            raise Stopped

    again = []
    with pytest.raises(Stopped):
        learn(tmp_path / "other.json", 1, 2, 3, stop_in_round_five)
    again = []
    learn(tmp_path / "other.json", 1, 2, 3, lambda what, done, total: again.append(what))
    assert again[0] == "round 5 of 8"
    assert (tmp_path / "other.json").read_bytes() == (tmp_path / "whole.json").read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["other.json", "whole.json"]
    assert load(tmp_path / "whole.json").made_by["seed"] == 3


def test_positions_are_those_between_rounds():
    positions = greedy_positions(4, 10, 1)
    for row in range(positions.shape[1]):
        assert (positions[:, row]["rounds"] == row + 1).all()
        assert (positions[:, row]["phase"] == DEALING).all()
    assert (greedy_positions(4, 10, 1).tobytes()) == positions.tobytes()
    assert np.any(positions["tricks"])


def test_varied_positions_keep_their_cards_honest():
    """No card is doubled or owed, and no wild stands without a sailor (SH-16)."""
    positions = greedy_positions(40, 10, 1)[:, 6]
    varied = vary(positions, 1)
    assert varied.tobytes() != positions.tobytes()
    assert (varied["crew"] >= 0).all()
    assert (varied["tricks"] >= 0).all()
    for field in ("crew", "tricks"):
        assert (varied[field].sum(axis=1) <= positions[field].sum(axis=1)).all()
    sailors = varied["crew"].reshape(40, 2, 8, 4).sum(axis=3)
    assert (sailors[varied["wilds"] > 0] > 0).all()
