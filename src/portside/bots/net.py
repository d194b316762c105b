"""Small networks that judge a position and rank its actions: in plain loops here, trained by `portside train`.

To judge, the input is what all know of a position, told from one seat's side (the verb `observe`), and what the game's
knowledge makes of it (`insight`); two hidden layers follow. The output is for each side its utility as a logit, and its
final points: one look judges a position for all seats.

To rank, which not every game's net does, the input is what there is to see of one action (the verb `traits`); a hidden
layer follows. The output is a logit: how likely the action is the best of those that are possible.

A game has a net for each number of seats, all in one file: they are different games to play.
"""

import hashlib
import io
import json
import math
import zipfile
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from portside.bots.names import BotError, OtherComponents
from portside.bots.policy import INSIGHTS, Floats, Work, make_likely, traits
from portside.core.contract import Game, Numbers, State
from portside.core.jit import kernel

FORMAT = 3
FIRST, SECOND = 160, 32  # units of the hidden layers that judge
TRAITS, UNITS = 72, 64  # room for the traits of an action; units of the hidden layer that ranks
UTILITY, POINTS, OUTPUTS = 0, 1, 2  # for each side
POINT_SCALE = 20.0  # points to 1 of the output

_NO_MATRIX, _NO_ROW = np.zeros((0, 0), np.float32), np.zeros(0, np.float32)


class Net(NamedTuple):
    """Weights; without units it is no net, and without those of a hunch it ranks nothing."""

    first: Floats  # by feature and unit
    first_bias: Floats
    second: Floats  # by unit and unit
    second_bias: Floats
    last: Floats  # by unit and output: side x OUTPUTS
    last_bias: Floats
    hunch: Floats = _NO_MATRIX  # by trait and unit
    hunch_bias: Floats = _NO_ROW
    hunch_last: Floats = _NO_ROW  # by unit


Nets = dict[int, Net]  # by the number of seats


class Thought(NamedTuple):
    """What a net thinks with; one for each thread."""

    features: Floats
    one: Floats
    two: Floats
    out: Floats
    seen: Floats  # action x trait
    units: Floats


def no_net() -> Net:
    """Return a net without units, which a search does not ask."""
    return Net(_NO_MATRIX, _NO_ROW, _NO_MATRIX, _NO_ROW, _NO_MATRIX, _NO_ROW)


def without_hunch(net: Net) -> Net:
    """Return a net that judges as this one does, and ranks nothing."""
    return net._replace(hunch=_NO_MATRIX, hunch_bias=_NO_ROW, hunch_last=_NO_ROW)


def new_thought(game: Game) -> Thought:
    """Return the buffers for a game's net."""
    outputs = max(game.seats) * OUTPUTS
    sizes = (game.observation + INSIGHTS, FIRST, SECOND, outputs, (len(game.actions), TRAITS), UNITS)
    return Thought(*(np.zeros(size, np.float32) for size in sizes))


@kernel
def think(net: Net, thought: Thought) -> None:
    """Judge the features: write the outputs. Most features are 0 and cost nothing.

    Loops run over the units, so that no sum is reordered and the compiler can do eight at a time.
    """
    x, one, two, out = thought.features, thought.one, thought.two, thought.out
    for j in range(len(one)):
        one[j] = net.first_bias[j]
    for i in range(len(x)):
        if x[i] != 0:
            for j in range(len(one)):
                one[j] += x[i] * net.first[i, j]
    for j in range(len(two)):
        two[j] = net.second_bias[j]
    for i in range(len(one)):
        if one[i] > 0:
            for j in range(len(two)):
                two[j] += one[i] * net.second[i, j]
    for k in range(len(net.last_bias)):
        out[k] = net.last_bias[k]
    for i in range(len(two)):
        if two[i] > 0:
            for k in range(len(net.last_bias)):
                out[k] += two[i] * net.last[i, k]


@kernel
def utility(thought: Thought, side: int) -> float:
    """Return the utility of a side, from 0 to 1, that was thought of last."""
    return 1.0 / (1.0 + math.exp(-float(thought.out[side * OUTPUTS + UTILITY])))


@kernel
def points(thought: Thought, side: int) -> float:
    """Return the final points of a side that were thought of last."""
    return float(thought.out[side * OUTPUTS + POINTS]) * POINT_SCALE


@kernel
def has_hunch(net: Net) -> bool:
    """Tell whether a net ranks actions."""
    return len(net.hunch_last) > 0


@kernel
def rank(
    state: State, seat: int, actions: Numbers, n: int, net: Net, thought: Thought, work: Work, priors: Floats
) -> None:
    """Write how likely each of n actions is the best; the position is hidden for the seat."""
    traits(state, seat, actions[:n], work, thought.seen)
    units = thought.units
    for i in range(n):
        for j in range(len(units)):
            units[j] = net.hunch_bias[j]
        for trait in range(TRAITS):
            seen = thought.seen[i, trait]
            if seen != 0:
                for j in range(len(units)):
                    units[j] += seen * net.hunch[trait, j]
        priors[i] = 0
        for j in range(len(units)):
            if units[j] > 0:
                priors[i] += units[j] * net.hunch_last[j]
    make_likely(priors, n)


# --- files ------------------------------------------------------------------------------------------


def _digest(told: str, nets: Nets) -> str:
    seen = hashlib.sha256(told.encode())
    for seats, net in sorted(nets.items()):
        for name, weights in zip(Net._fields, net, strict=True):
            seen.update(f"{seats} {name} {weights.shape}".encode())
            seen.update(np.ascontiguousarray(weights, np.float32).tobytes())
    return seen.hexdigest()


def sizes_of(game: Game) -> list[int]:
    """Return the sizes that make a game's net fit."""
    return [game.observation, INSIGHTS, FIRST, SECOND, TRAITS, UNITS]


def rounded(net: Net) -> Net:
    """Return a net as a file keeps it: a weight there has half the digits."""
    return Net(*(np.ascontiguousarray(part, np.float16).astype(np.float32) for part in net))


def save(path: Path, game: Game, nets: Nets, made_by: dict[str, Any]) -> None:
    """Write a weights file with a net for each number of seats, with what made them and a digest of the whole."""
    about = {
        "format": FORMAT,
        "game": game.name,
        "components": game.components,
        "rules_version": game.rules_version,
        "sizes": sizes_of(game),
        "seats": sorted(nets),
        "made_by": made_by,
    }
    told = json.dumps(about, sort_keys=True)
    kept = {seats: rounded(net) for seats, net in nets.items()}
    weights = {
        f"{seats} {name}": part.astype(np.float16)
        for seats, net in kept.items()
        for name, part in net._asdict().items()
    }
    partial = path.with_suffix(".partial.npz")
    np.savez_compressed(partial, about=told, digest=_digest(told, kept), **weights)
    partial.replace(path)


def load(path: Path, game: Game) -> tuple[Nets, dict[str, Any]]:
    """Read a weights file; raises BotError unless it is whole and made for this game as it is.

    A net of other components would play, but weakly and without a word: so it does not play.
    """
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as content:
            told, digest = str(content["about"]), str(content["digest"])
            about = json.loads(told)
            fits = about["format"] == FORMAT and about["sizes"] == sizes_of(game)
            nets = {
                seats: Net(*(content[f"{seats} {name}"].astype(np.float32) for name in Net._fields))
                for seats in (about["seats"] if fits else [])
            }
    except OSError as error:
        raise BotError(f"{path}: the weights can't be read: {error.strerror or error}.") from error
    except (ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise BotError(f"{path}: the weights file is damaged.") from error
    if not fits:
        raise BotError(f"{path}: the weights are of another version of Portside; train them anew.")
    if digest != _digest(told, nets):
        raise BotError(f"{path}: the weights file is damaged: its digest does not match.")
    if about["game"] != game.name or about["rules_version"] != game.rules_version:
        raise BotError(f"{path}: the weights were trained for other rules; train them anew.")
    if about["components"] != game.components:
        raise OtherComponents(f"{path}: the weights were trained for other components; train them anew.")
    return nets, about["made_by"]


def packaged_file(game: Game) -> Path:
    """Return where the net of a game lies in the package."""
    return Path(str(files("portside.bots") / game.name / "net.npz"))


def packaged_mark(game: Game, seats: int) -> str:
    """Return the beginning of a digest of what bots have learned of a game with so many seats.

    By it results say what made them.
    """
    weights = packaged_file(game).with_name("weights.json")
    if weights.exists():
        return mark_of(weights)
    net = learned(game, seats) if packaged_file(game).exists() else None
    return _digest("", {seats: net})[:12] if net else ""


def mark_of(path: Path) -> str:
    """Return the beginning of a file's digest."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:12]


@cache
def _packaged(game: Game) -> Nets:
    try:
        return load(packaged_file(game), game)[0]
    except OtherComponents:
        return {}


def learned(game: Game, seats: int) -> Net | None:
    """Return the net that comes with the package, None where an owner's components are not those it learned with."""
    nets = _packaged(game)
    if nets and seats not in nets:
        raise BotError(f"{packaged_file(game)}: there are no weights for {seats} seats; train them anew.")
    return nets.get(seats)
