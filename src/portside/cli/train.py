"""portside train: make what the bots have learned of a game anew."""

import importlib.util
import os
from pathlib import Path

import click

from portside.bots.policy import load_knowledge
from portside.cli.choices import find_game
from portside.cli.problem import Problem
from portside.cli.progress import counting
from portside.locales import speaker


def run(game: str, out: str | None, cores: int | None, lang: str, **asked: int | None) -> None:
    """Train by self-play, showing progress; a run that was stopped goes on. What is not said is as usual."""
    say = speaker(lang)
    played = find_game(game)
    numbers = {name: number for name, number in asked.items() if number is not None}
    own = getattr(load_knowledge(played), "train", None)
    path = Path(out or f"{played.name}{'.json' if own else '.npz'}")
    if not path.parent.is_dir():
        raise Problem("cli-error-file", path=str(path), problem=say("cli-error-no-place"))
    with counting(say("cli-train-progress"), 1) as progress:
        if own:
            unknown = [f"--{name.replace('_', '-')}" for name in numbers if name not in own.__annotations__]
            if unknown:
                raise Problem("cli-error-option", option=unknown[0])
            own(path, progress=progress, **numbers)
        else:
            if importlib.util.find_spec("torch") is None:
                raise Problem("cli-error-no-torch")
            from portside.bots.train import Plan, TrainError, train

            def tell(what: str, seats: int, generation: int, done: int, total: int) -> None:
                progress(done, total)
                if done == total:
                    click.echo(say(f"cli-train-{what}", seats=seats, generation=generation, count=total), err=True)

            try:
                train(played, path, Plan(**numbers), cores or os.cpu_count() or 1, tell)
            except TrainError as error:
                raise Problem("cli-error-train", problem=str(error)) from None
    click.echo(say("cli-train-done", path=str(path)))
