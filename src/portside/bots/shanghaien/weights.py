"""The learned weights of the value between rounds: made by learn.py, kept with the package."""

import hashlib
import json
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from portside.bots.names import BotError, OtherComponents
from portside.bots.shanghaien import nations
from portside.bots.shanghaien.worth import FEATURES, IN_HAND, NATION, POINTS, WIN, Judge, final_weights, judge
from portside.games.shanghaien.components import DIGEST, ROUNDS

PACKAGED = Path(__file__).parent / "weights.json"
FORMAT = 1
# Tells features apart: weights of others would be nonsense.
FEATURE_MARK = hashlib.sha256(json.dumps([*nations.FEATURES, FEATURES]).encode()).hexdigest()[:16]
BETWEEN = ROUNDS - 1  # positions between rounds: after round 1 to 7


@dataclass(frozen=True)
class Weights:
    """Weights by rounds settled (from 1) and feature, for both aims."""

    points: NDArray[np.float64]  # the lead in points
    win: NDArray[np.float64]  # the chance to win, as a normal deviate
    made_by: dict[str, Any]  # the command and the seed, and what was measured

    @cached_property
    def judges(self) -> tuple[list[Judge], list[Judge]]:
        """What a round is judged by, for each aim and each number of rounds settled before it."""
        last = final_weights()
        return [judge(row, POINTS) for row in (*self.points, last)], [judge(row, WIN) for row in (*self.win, last)]

    @staticmethod
    @cache
    def packaged() -> "Weights":
        """Return the weights that come with the package."""
        return load(PACKAGED)


@cache
def learned() -> Weights | None:
    """Return the weights that come with the package, None where an owner's components are not those they fit."""
    try:
        return Weights.packaged()
    except OtherComponents:
        return None


def first_guess() -> Weights:
    """Return weights made by hand, to start learning from: expected points of the nations, 2.6 points a trick."""
    points = np.zeros((BETWEEN, FEATURES))
    points[:, NATION.of(nations.LIKELY)] = 1
    points[:, IN_HAND.of()] = 2.6
    spread = np.linspace(7.7, 3.4, BETWEEN)[:, None]  # of the final lead, after round 1 to 7
    return Weights(points, points / spread, {"by": "hand"})


def _digest(content: dict[str, Any]) -> str:
    told = {key: value for key, value in content.items() if key != "digest"}
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


def save(path: Path, weights: Weights) -> None:
    """Write a weights file: readable text, with digests of itself and of the components it was learned for."""
    content: dict[str, Any] = {
        "format": FORMAT,
        "components": DIGEST,
        "features": FEATURE_MARK,
        "made_by": weights.made_by,
        "points": [[float(f"{x:.6g}") for x in row] for row in weights.points],
        "win": [[float(f"{x:.6g}") for x in row] for row in weights.win],
    }
    content["digest"] = _digest(content)
    path.write_text(json.dumps(content, indent=1) + "\n", "utf-8")


def load(path: Path) -> Weights:
    """Read a weights file; raises BotError unless it is whole and made for these components and features."""
    try:
        content = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BotError(f"{path}: the weights can't be read: {error.strerror}.") from error
    except ValueError as error:
        raise BotError(f"{path}: the weights file is damaged: it is not JSON.") from error
    if not isinstance(content, dict) or content.get("digest") != _digest(content):
        raise BotError(f"{path}: the weights file is damaged: its digest does not match.")
    if content["format"] != FORMAT or content["features"] != FEATURE_MARK:
        raise BotError(f"{path}: the weights are of another version of Portside; learn them anew.")
    if content["components"] != DIGEST:
        raise OtherComponents(f"{path}: the weights were learned for other components; learn them anew.")
    points, win = (np.array(content[name], np.float64) for name in ("points", "win"))
    if points.shape != (BETWEEN, FEATURES) or win.shape != points.shape:
        raise BotError(f"{path}: the weights file is damaged: rows are missing.")
    return Weights(points, win, content["made_by"])
