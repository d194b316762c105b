"""Training a game's net: each generation thinks with the net before, and learns from what the last few thought.

Where the game's knowledge sees traits in actions, the net then learns to rank them, from what searches with it try.

A run keeps what it has done in a folder beside its result, so it can be stopped at any time and goes on
where it was: matches are kept in parts, and each generation's net when it is fitted.
"""

import json
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from portside.bots import net as nets
from portside.bots import selfplay
from portside.bots.fit import ANEW, RATE, fit, fit_hunch
from portside.bots.levels import PLAIN, guided
from portside.bots.net import Net
from portside.bots.policy import load_knowledge, sees_traits
from portside.bots.search import Budget, Search
from portside.bots.selfplay import Decisions, Samples
from portside.core.contract import Game

PART, LOOKED_PART = 20, 1000  # matches kept at a time; of greedy ones that are looked at more are done in a minute
WINDOW = 4  # generations learned from: the newest

# Told what is being done, and how much of it is done, of how much: ("play", generation, done, total).
Progress = Callable[[str, int, int, int], None]


class TrainError(ValueError):
    """A training that can't go on; says why in one sentence."""


class Plan(NamedTuple):
    """How a net is trained; the same plan and seed give the same matches."""

    generations: int = 1
    matches: int = 4000  # of each generation
    looks: int = 0  # iterations that tell what a position of greedy matches is worth; 0: they are matches of the search
    greedy_matches: int = 400_000  # of generation 0
    playouts: int = 0  # of random moves, which tell what a position of those is worth; 0: how its match went on
    iterations: int = 80  # a move
    epochs: int = 2  # of generation 0 and where it looks; else once through, lest matches be learned by heart
    hunches: int = 0  # generations after those in which it learns to rank actions
    hunch_matches: int = 400  # of each of these
    hunch_iterations: int = 400  # a move, there: few tries of an action would tell little
    seed: int = 1

    def command(self, game: Game) -> str:
        """Return the command that runs this plan."""
        options = [f"--{name.replace('_', '-')} {number}" for name, number in self._asdict().items()]
        return f"portside train {game.name} {' '.join(options)}"


def train(game: Game, out: Path, plan: Plan, cores: int, progress: Progress) -> Net:
    """Train a net and write it to a file; goes on with a run of the same plan that was stopped."""
    if plan.hunches and not sees_traits(game):
        raise TrainError(f"{game.title}: nothing is known of its actions by which a net could learn to rank them.")
    folder = out.with_suffix(".training")
    _open_folder(folder, game, plan)
    net, off = _first(game, folder, plan, cores, progress)
    for generation in range(1, plan.generations + 1):
        kept = folder / f"net{generation}.npz"
        if not kept.exists():
            _play(game, folder, generation, net, plan, cores, progress)
            samples = _learn_from(game, folder, generation)
            # Labels of a search hardly vary by luck, the ends of matches do: those would be learned by heart.
            epochs, rate = (plan.epochs, RATE) if plan.looks else (1, ANEW * RATE)
            told = partial(progress, "fit", generation)
            fitted, missed = fit(game, samples, epochs, plan.seed + generation, cores, net, rate, told)
            nets.save(kept, game, fitted, {"off": missed})
        net, made_by = nets.load(kept, game)
        off = made_by["off"]
    for generation in range(1, plan.hunches + 1):
        net, off = _rank(game, folder, generation, net, off, plan, cores, progress)
    nets.save(out, game, net, {"command": plan.command(game), "seed": plan.seed, "off": off})
    shutil.rmtree(folder)
    return net


def _open_folder(folder: Path, game: Game, plan: Plan) -> None:
    """Make the folder of a run, or see that it is one of the same plan; more generations may be asked for."""
    about = {"game": game.name, "components": game.components, **plan._asdict(), "generations": 0}
    folder.mkdir(parents=True, exist_ok=True)
    note = folder / "plan.json"
    if not note.exists():
        note.write_text(json.dumps(about), "utf-8")
    elif json.loads(note.read_text("utf-8")) != about:
        raise TrainError(f"{folder}: here lies a training with another plan; name another file, or remove the folder.")


def _first(game: Game, folder: Path, plan: Plan, cores: int, progress: Progress) -> tuple[Net, dict[str, float]]:
    """Return the net of generation 0, which learns from greedy matches, and how far it is off."""
    kept = folder / "net0.npz"
    if not kept.exists():
        parts: list[Samples] = []
        appraise = selfplay.by_playouts(game, plan.playouts) if plan.playouts else None
        for samples in selfplay.greedy_samples(game, 0, plan.greedy_matches, plan.seed, cores, appraise):
            parts.append(samples)
            progress("play", 0, len(parts), plan.greedy_matches)
        samples = selfplay.join(parts)
        fitted, off = fit(game, samples, plan.epochs, plan.seed, cores, None, RATE, partial(progress, "fit", 0))
        nets.save(kept, game, fitted, {"off": off})
    net, made_by = nets.load(kept, game)
    return net, made_by["off"]


def _parts(folder: Path, generation: int, plan: Plan) -> list[tuple[int, int, Path]]:
    """Return the first match, the number of matches and the file of each part of a generation."""
    part = LOOKED_PART if plan.looks else PART
    return [
        (first, min(part, plan.matches - first), folder / f"matches{generation}-{first}.npz")
        for first in range(0, plan.matches, part)
    ]


def _play(game: Game, folder: Path, generation: int, net: Net, plan: Plan, cores: int, progress: Progress) -> None:
    """Play the matches of a generation that are not kept yet."""
    knowledge = load_knowledge(game)

    # Matches by the net alone, whatever the game's levels do: that is fastest, and it is the net that shall learn.
    def player(seats: int, own: int) -> Search:
        return guided(game, seats, own, Budget(iterations=plan.iterations), net)

    def looker(seats: int, own: int) -> Search:
        manner = knowledge.manner(seats) if knowledge else PLAIN
        return guided(game, seats, own, Budget(iterations=plan.looks), net, manner)

    seed = plan.seed * 1000 + generation
    for first, count, file in _parts(folder, generation, plan):
        if not file.exists():
            if plan.looks:
                looked = selfplay.by_search(game, looker)
                played = selfplay.greedy_samples(game, first, count, seed, cores, looked)
            else:
                played = selfplay.searched(game, selfplay.searched_match, player, first, count, seed, cores)
            samples = []
            for done, match in enumerate(played, 1):
                samples.append(match)
                progress("play", generation, first + done, plan.matches)
            selfplay.save(file, selfplay.join(samples))


def _rank(
    game: Game,
    folder: Path,
    generation: int,
    net: Net,
    off: dict[str, float],
    plan: Plan,
    cores: int,
    progress: Progress,
) -> tuple[Net, dict[str, float]]:
    """Return the net with a hunch that learns from the decisions of this generation and those before; and how far off.

    Kept by the net it goes with: more generations of that may be asked for.
    """
    kept = folder / f"hunch{plan.generations}-{generation}.npz"
    if not kept.exists():
        number = plan.generations + generation
        _decide(game, folder, generation, net, plan, cores, partial(progress, "play", number))
        files = sorted(folder.glob(f"decisions{plan.generations}-*.npz"))
        decisions = selfplay.join([selfplay.load(file, game, Decisions) for file in files])
        hunch, missed = fit_hunch(game, decisions, plan.seed, cores, partial(progress, "fit", number))
        nets.save(kept, game, net._replace(**hunch), {"off": {**off, "hunch": missed}})
    net, made_by = nets.load(kept, game)
    return net, made_by["off"]


def _decide(
    game: Game, folder: Path, generation: int, net: Net, plan: Plan, cores: int, progress: Callable[[int, int], None]
) -> None:
    """Play the matches from which a hunch learns, those that are not kept yet."""
    knowledge = load_knowledge(game)

    def player(seats: int, own: int) -> Search:
        manner = knowledge.manner(seats) if knowledge else PLAIN
        return guided(game, seats, own, Budget(iterations=plan.hunch_iterations), net, manner)

    seed = plan.seed * 1000 + 500 + generation
    for first in range(0, plan.hunch_matches, PART):
        file = folder / f"decisions{plan.generations}-{generation}-{first}.npz"
        if not file.exists():
            count = min(PART, plan.hunch_matches - first)
            decisions = []
            played = selfplay.searched(game, selfplay.decided_match, player, first, count, seed, cores)
            for done, match in enumerate(played, 1):
                decisions.append(match)
                progress(first + done, plan.hunch_matches)
            selfplay.save(file, selfplay.join(decisions))


def _learn_from(game: Game, folder: Path, generation: int) -> Samples:
    """Return the samples of the newest generations."""
    files = [
        file
        for number in range(max(1, generation - WINDOW + 1), generation + 1)
        for file in sorted(folder.glob(f"matches{number}-*.npz"))
    ]
    return selfplay.join([selfplay.load(file, game, Samples) for file in files])
