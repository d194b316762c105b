"""Training a game's nets, one for each number of seats: each generation thinks with the net before it.

A generation first learns to rank actions, from what searches with the net so far try, where the game's knowledge sees
traits in them. Then it plays quick matches by those ranks, lets searches look at their positions, and learns what they
say.

It begins with a first generation, which has no net to think with, or goes on from a file's nets.

A run keeps what it has done in a folder beside its result, so it can be stopped at any time and goes on
where it was: what was played is kept in parts, and each generation's net when it is fitted.
"""

import json
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from portside.bots import net as nets
from portside.bots import selfplay
from portside.bots.fit import fit, fit_hunch
from portside.bots.levels import PLAIN, guided
from portside.bots.net import Net, no_net
from portside.bots.policy import load_knowledge, sees_traits
from portside.bots.search import Budget, Search
from portside.bots.selfplay import Decisions, Kept, Samples
from portside.core.contract import Game

PART, DECIDED_PART = 1000, 10  # matches kept at a time: quick ones, and those of searches

# Told what is being done for how many seats, and how much of it is done, of how much: ("play", 2, generation, 7, 100).
Progress = Callable[[str, int, int, int, int], None]


class TrainError(ValueError):
    """A training that can't go on; says why in one sentence."""


class Plan(NamedTuple):
    """How nets are trained; the same plan and seed give the same matches. Matches are for each number of seats."""

    generations: int = 2
    first_matches: int = 60_000  # quick ones, of generation 0
    playouts: int = 0  # of random moves, which tell what a position of those is worth; 0: how its match went on
    matches: int = 15_000  # quick ones, of each further generation; 0: how it judges positions stays as it is
    looks: int = 100  # iterations that tell what a position of those is worth
    epochs: int = 5  # passes over the positions when fitting
    hunch_matches: int = 60  # of searches, in each further generation: what they try tells how to rank actions
    hunch_iterations: int = 400  # a move, there: few tries of an action would tell little
    seed: int = 1

    def command(self, game: Game, before: Path | None = None, only: int | None = None) -> str:
        """Return the command that runs this plan: from the nets of a file, for one number of seats, if any is given."""
        options = [f"--{name.replace('_', '-')} {number}" for name, number in self._asdict().items()]
        options += [f"--from {before.name}"] if before else []
        options += [f"--seats {only}"] if only else []
        return f"portside train {game.name} {' '.join(options)}"


def train(
    game: Game,
    out: Path,
    plan: Plan,
    cores: int,
    progress: Progress,
    before: Path | None = None,
    only: int | None = None,
) -> nets.Nets:
    """Train a net for each number of seats, or `only` one, and write them to a file; goes on with a stopped run.

    With the file of nets `before` there is no first generation: the next one follows those, and what is not trained
    stays as it is there.
    """
    trained: nets.Nets = {}
    made_by: dict[str, Any] = {"command": plan.command(game, before, only), "seed": plan.seed}
    if before:
        trained, made_by["from"] = nets.load(before, game)
    folder = out.with_suffix(".training")
    _open_folder(folder, game, plan, nets.mark_of(before) if before else "")
    made_by["off"] = {}
    for seats in [only] if only else game.seats:
        run = Run(game, seats, folder, plan, cores, progress)
        for generation in range(1 if seats in trained else 0, plan.generations + 1):
            trained[seats], made_by["off"][str(seats)] = run.generation(generation, trained.get(seats))
    nets.save(out, game, trained, made_by)
    shutil.rmtree(folder)
    return trained


def _open_folder(folder: Path, game: Game, plan: Plan, before: str) -> None:
    """Make the folder of a run, or see that it is one of the same plan; more generations may be asked for."""
    about = {"game": game.name, "components": game.components, **plan._asdict(), "generations": 0, "from": before}
    folder.mkdir(parents=True, exist_ok=True)
    note = folder / "plan.json"
    if not note.exists():
        note.write_text(json.dumps(about), "utf-8")
    elif json.loads(note.read_text("utf-8")) != about:
        raise TrainError(f"{folder}: here lies a training with another plan; name another file, or remove the folder.")


class Run:
    """The training for one number of seats."""

    def __init__(self, game: Game, seats: int, folder: Path, plan: Plan, cores: int, progress: Progress) -> None:
        self.game = game
        self.seats = seats
        self.folder = folder
        self.plan = plan
        self.cores = cores
        self.progress = progress
        manner = getattr(load_knowledge(game), "manner", None)
        self.manner = manner(seats) if manner else PLAIN

    def generation(self, number: int, net: Net | None) -> tuple[Net, dict[str, float]]:
        """Return the net of a generation, which follows the one before it, and how far it is off."""
        kept = self.folder / f"net{self.seats}-{number}.npz"
        if not kept.exists():
            off: dict[str, float] = {}
            if net and self.plan.hunch_matches and sees_traits(self.game):
                hunch, off["hunch"] = self._rank(number, net)
                net = net._replace(**hunch)
            if net is None or self.plan.matches:
                net, missed = self._judge(number, net)
                off |= missed
            nets.save(kept, self.game, {self.seats: net}, {"off": off})
        trained, made_by = nets.load(kept, self.game)
        return trained[self.seats], made_by["off"]

    def _search(self, net: Net, iterations: int, seed: int) -> Search:
        return guided(self.game, self.seats, seed, Budget(iterations=iterations), net, self.manner)

    def _judge(self, number: int, net: Net | None) -> tuple[Net, dict[str, float]]:
        """Return a net that judges as the positions of a generation teach, with the ranks of the one before it."""
        samples = self._play(number, net)
        told = partial(self.progress, "fit", self.seats, number)
        return fit(self.game, samples, self.plan.epochs, self.plan.seed + number, self.cores, net, told)

    def _play(self, number: int, net: Net | None) -> Samples:
        """Return the positions of a generation's quick matches, with what they are worth."""
        appraise, matches = None, self.plan.matches if net else self.plan.first_matches
        if net:
            appraise = selfplay.by_search(partial(self._search, net, self.plan.looks))
        elif self.plan.playouts:
            appraise = selfplay.by_playouts(self.game, self.seats, self.plan.playouts)

        def play(first: int, count: int) -> Iterator[Samples]:
            seed = self.plan.seed * 1000 + number
            by = net or no_net()
            return selfplay.quick_samples(self.game, self.seats, by, first, count, seed, self.cores, appraise)

        samples = self._in_parts("play", number, matches, PART, play, Samples)
        if number <= 1:
            return samples
        # Where searches looked, those of the generation before are nearly as good, and twice as many teach more.
        before = self._in_parts("play", number - 1, matches, PART, play, Samples)
        return selfplay.join([before, samples])

    def _rank(self, number: int, net: Net) -> tuple[dict[str, Any], float]:
        """Return weights that rank actions, learned from the decisions of this generation and those before it."""

        def play(first: int, count: int) -> Iterator[Decisions]:
            make = partial(self._search, net, self.plan.hunch_iterations)
            seed = self.plan.seed * 1000 + 500 + number
            return selfplay.decisions_of(self.game, self.seats, make, first, count, seed, self.cores)

        self._in_parts("decide", number, self.plan.hunch_matches, DECIDED_PART, play, Decisions)
        files = sorted(self.folder.glob(f"decide{self.seats}-*.npz"))
        decisions = selfplay.join([selfplay.load(file, self.game, Decisions) for file in files])
        told = partial(self.progress, "rank", self.seats, number)
        return fit_hunch(self.game, decisions, self.plan.seed, self.cores, told)

    def _in_parts(
        self,
        what: str,
        number: int,
        matches: int,
        part: int,
        play: Callable[[int, int], Iterator[Kept]],
        kind: type[Kept],
    ) -> Kept:
        """Play matches, but for those that are kept from a run that was stopped; return all that they give."""
        parts = []
        for first in range(0, matches, part):
            file = self.folder / f"{what}{self.seats}-{number}-{first}.npz"
            if not file.exists():
                played = []
                for done, match in enumerate(play(first, min(part, matches - first)), 1):
                    played.append(match)
                    self.progress(what, self.seats, number, first + done, matches)
                selfplay.save(file, selfplay.join(played))
            parts.append(selfplay.load(file, self.game, kind))
        return selfplay.join(parts)
