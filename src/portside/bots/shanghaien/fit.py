"""Fitting weights to labels: ridge regression for the lead, and least squares on the chance to win."""

from math import erf, sqrt
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from portside.bots.shanghaien import nations
from portside.bots.shanghaien.worth import FEATURES, features
from portside.core.jit import kernel

Floats: TypeAlias = NDArray[np.float64]

RIDGE = 3.0  # how many labels a weight's start counts as, for a feature of usual size
STEPS = 8
SPREADS = np.arange(1.0, 12.0, 0.5)  # points of lead to one normal deviate, to start from


@kernel
def fill_features(states: NDArray[Any], likely: NDArray[np.float32], tables: Floats, out: Floats) -> None:
    """Write the features of each position."""
    for i in range(len(states)):
        features(states[i], likely, tables, out[i])


def describe(states: NDArray[Any]) -> Floats:
    """Return the features of positions between rounds."""
    tables = nations.tables()
    out = np.zeros((len(states), FEATURES))
    fill_features(states, tables[nations.LIKELY].astype(np.float32), tables, out)
    return out


def as_chance(deviates: Floats) -> Floats:
    """Return the chances, from -1 to 1, of normal deviates."""
    return np.array([erf(deviate / sqrt(2)) for deviate in deviates])


def fit_lead(described: Floats, labels: Floats, start: Floats) -> Floats:
    """Return the weights of least squares, drawn a little towards a start, each in its feature's own scale.

    A feature that never varies has weight 0.
    """
    scale = described.std(axis=0)
    used = scale > 1e-6
    x = described[:, used] / scale[used]
    pull = RIDGE * np.eye(int(used.sum()))
    weights = np.zeros(FEATURES)
    weights[used] = np.linalg.solve(x.T @ x + pull, x.T @ labels + pull @ (start * scale)[used]) / scale[used]
    return weights


def fit_chance(described: Floats, labels: Floats, lead: Floats) -> Floats:
    """Return the weights of a normal deviate whose chance, from -1 to 1, fits the labels best (Gauss-Newton).

    It starts from weights of the lead and the spread that fits best.
    """
    start = min((lead / spread for spread in SPREADS), key=lambda w: float(np.var(labels - as_chance(described @ w))))
    weights = start.copy()
    for _ in range(STEPS):
        deviates = described @ weights
        slope = np.sqrt(2 / np.pi) * np.exp(-(deviates**2) / 2) + 1e-3
        # The chance as a straight line near these weights; half a step keeps it from overshooting.
        target = labels - as_chance(deviates) + slope * deviates
        weights = (weights + fit_lead(described * slope[:, None], target, start)) / 2
    return weights
