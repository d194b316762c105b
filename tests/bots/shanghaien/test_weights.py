"""Weights: a damaged or foreign file is refused in a sentence, and features tell the truth."""

import json
import random

import numpy as np
import pytest
from bots.shanghaien.brute import LIKELY, TABLES
from bots.shanghaien.deal import some_round, some_weights

from portside.bots.names import BotError
from portside.bots.shanghaien import weights
from portside.bots.shanghaien.duel import duel
from portside.bots.shanghaien.fit import as_chance, fit_chance, fit_lead
from portside.bots.shanghaien.nations import LIKELY as LIKELY_ROW
from portside.bots.shanghaien.weights import PACKAGED, Weights, load, save
from portside.bots.shanghaien.worth import FEATURES, features
from portside.games.shanghaien import GAME


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "weights.json"
    save(path, some_weights())
    return path


def test_weights_come_back_as_they_were_saved(file):
    loaded, saved = load(file), some_weights()
    assert loaded.points == pytest.approx(saved.points, rel=1e-5)
    assert loaded.win == pytest.approx(saved.win, rel=1e-5)


def test_the_packaged_weights_fit_the_packaged_components():
    assert Weights.packaged().made_by["command"].startswith("portside train shanghaien ")
    assert Weights.packaged() is Weights.packaged()


def refused(path, sentence):
    with pytest.raises(BotError, match=sentence) as error:
        load(path)
    assert str(error.value).endswith(".")


def test_a_missing_file_is_refused(tmp_path):
    refused(tmp_path / "none.json", "can't be read")


def test_a_damaged_file_is_refused(file):
    whole = file.read_text()
    file.write_text(whole[: len(whole) // 2])
    refused(file, "damaged")
    content = json.loads(whole)
    content["win"][3][0] += 0.01
    file.write_text(json.dumps(content))
    refused(file, "digest does not match")
    file.write_text("[]")
    refused(file, "damaged")


def resealed(file, **changes):
    content = {**json.loads(file.read_text()), **changes}
    content["digest"] = weights._digest(content)
    file.write_text(json.dumps(content))
    return file


def test_weights_for_other_components_or_features_are_refused(file):
    refused(resealed(file, components="0" * 16), "other components")
    save(file, some_weights())
    refused(resealed(file, features=["now"]), "another version")
    save(file, some_weights())
    refused(resealed(file, points=[[1.0]]), "rows are missing")


def test_a_packaged_file_is_there():
    assert PACKAGED.exists()


def described(state):
    out = np.zeros(FEATURES)
    features(state, LIKELY, TABLES, out)
    return out


def test_features_change_sign_when_the_seats_change_places():
    for seed in range(20):
        state = some_round(random.Random(seed), 1 + seed % 6)
        swapped = GAME.copy(state)
        for field in ("tricks", "wilds", "crew"):
            swapped[field] = state[field][::-1]
        swapped.starter = 1 - state.starter
        assert described(swapped) == pytest.approx(-described(state))


def test_a_wild_is_answered():
    """One nation, 4 against 3 with all cards gone: what one wild gains, another may answer."""
    strengths = np.zeros((2, 8), np.int64)
    strengths[:, 0] = 4, 3
    rows = np.zeros(8, np.int64)
    likely = TABLES[LIKELY_ROW].astype(np.float32)
    # Now seat 0 scores 3. Seat 1 alone would turn that into -4: a gain of 7.
    assert duel(likely, rows, strengths, np.array([0, 1]), 0) == -7
    # Seat 0 alone gains nothing by strength and keeps the trick: 1 point.
    assert duel(likely, rows, strengths, np.array([1, 0]), 0) == 1
    # Seat 1 would turn the nation and seat 0 turn it back for more: so both keep theirs.
    assert duel(likely, rows, strengths, np.array([1, 1]), 1) == 0
    # Seat 0 joins first, to no gain of its own, so that seat 1 can't turn the nation; seat 1 keeps its trick.
    assert duel(likely, rows, strengths, np.array([1, 1]), 0) == -1
    assert strengths[:, 0].tolist() == [4, 3]


def test_fits_find_the_weights_that_made_the_labels():
    rng = np.random.default_rng(1)
    true = rng.normal(size=FEATURES)
    positions = rng.normal(size=(4000, FEATURES))
    assert fit_lead(positions, positions @ true, np.zeros(FEATURES)) == pytest.approx(true, abs=0.01)
    deviates = positions @ true / 4
    noisy = as_chance(deviates) + rng.normal(size=4000) * 0.1
    assert fit_chance(positions, noisy, true) == pytest.approx(true / 4, abs=0.02)
