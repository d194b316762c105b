"""Luck: fair, repeatable, checkable."""

import hashlib

import numpy as np
import pytest

from portside.core.chance import Luck, below, draw, streams

pytestmark = pytest.mark.core


def test_streams_do_not_depend_on_where_a_batch_is_cut():
    whole = streams(7, 0, 10)
    assert [*streams(7, 0, 4), *streams(7, 4, 6)] == whole.tolist()
    assert len(set(whole.tolist())) == 10
    assert 0 not in whole


def test_below_reaches_every_number_equally_often():
    rng = streams(1, 0, 1)
    counts = np.bincount([below(rng, 6) for _ in range(6000)], minlength=6)
    assert len(counts) == 6
    assert (abs(counts - 1000) < 150).all()  # five standard deviations


def test_draws_follow_the_weights():
    rng = streams(2, 0, 1)
    weights = np.array([0, 1, 0, 3, 99], np.int64)
    counts = np.bincount([draw(rng, weights, 4) for _ in range(4000)], minlength=4)
    assert counts[0] == counts[2] == 0
    assert abs(counts[3] - 3000) < 140


def test_the_commitment_is_the_plain_hash_of_the_seed():
    assert Luck.commitment("7") == hashlib.sha256(b"7").hexdigest()


def test_an_outcome_depends_on_seed_entropy_and_number_alone():
    weights = [1] * 1000
    luck = Luck("seed", ["anna"])
    assert luck.outcome(5, weights) == Luck("seed", ["anna"]).outcome(5, weights)
    others = [luck.outcome(6, weights), Luck("seed").outcome(5, weights), Luck("seed", ["bernd"]).outcome(5, weights)]
    others += [Luck("seee", ["anna"]).outcome(5, weights)]
    assert luck.outcome(5, weights) not in others


def test_outcomes_of_weight_zero_never_come_and_others_by_weight():
    luck = Luck("fair")
    counts = np.bincount([luck.outcome(k, [2, 0, 1]) for k in range(3000)], minlength=3)
    assert counts[1] == 0
    assert abs(counts[0] - 2000) < 130


def test_a_number_past_the_last_full_multiple_is_rejected(monkeypatch):
    """With a total of 3 the largest number of 256 bits must be drawn again."""
    numbers = iter([b"\xff" * 32, (4).to_bytes(32, "big")])
    luck = Luck("any")
    monkeypatch.setattr("portside.core.chance.hmac.digest", lambda *_: next(numbers))
    assert luck.outcome(0, [1, 1, 1]) == 1
