"""portside train: make what the bots have learned of a game anew."""

import importlib.util
import os
from pathlib import Path

import click

from portside.bots.names import BotError
from portside.bots.policy import load_knowledge
from portside.cli.choices import find_game, find_seats
from portside.cli.problem import Problem
from portside.cli.progress import counting
from portside.locales import speaker


def run(
    game: str,
    out: str | None,
    before: str | None,
    seats: int | None,
    cores: int | None,
    lang: str,
    **asked: int | None,
) -> None:
    """Train by self-play, showing progress; a run that was stopped goes on. What is not said is as usual."""
    say = speaker(lang)
    played = find_game(game)
    only = None if seats is None else find_seats(played, seats)
    numbers = {name: number for name, number in asked.items() if number is not None}
    own = getattr(load_knowledge(played), "train", None)
    path = Path(out or f"{played.name}{'.json' if own else '.npz'}")
    if not path.parent.is_dir():
        raise Problem("cli-error-file", path=str(path), problem=say("cli-error-no-place"))
    with counting(say("cli-train-progress"), 1) as progress:
        if own:
            unknown = [f"--{name.replace('_', '-')}" for name in numbers if name not in own.__annotations__]
            unknown += ["--from"] if before is not None else ["--seats"] if only else []
            if unknown:
                raise Problem("cli-error-option", option=unknown[0])
            own(path, progress=progress, **numbers)
        else:
            from portside.bots.train import Plan, TrainError, train

            plan = Plan(**numbers)
            begun = None if before is None else Path(before)
            further = plan.generations > 0
            if (begun and not further) or (further and plan.matches == plan.hunch_matches == 0):
                raise Problem("cli-error-train-nothing")
            if importlib.util.find_spec("torch") is None:
                raise Problem("cli-error-no-torch")

            def tell(what: str, seats: int, generation: int, done: int, total: int) -> None:
                progress(done, total)
                if done == total:
                    click.echo(say(f"cli-train-{what}", seats=seats, generation=generation, count=total), err=True)

            try:
                train(played, path, plan, cores or os.cpu_count() or 1, tell, begun, only)
            except (TrainError, BotError) as error:
                raise Problem("cli-error-train", problem=str(error)) from None
    click.echo(say("cli-train-done", path=str(path)))
