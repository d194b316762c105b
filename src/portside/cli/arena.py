"""portside arena: an event between any bots."""

import os
from collections.abc import Sequence
from pathlib import Path

import click
import msgspec

from portside.arena.entrants import OURS, EntrantError, read_entrants
from portside.arena.event import Event
from portside.arena.report import failure_text, write_report
from portside.arena.results import write
from portside.arena.simulate import prepare
from portside.arena.summary import Summary, summarise
from portside.arena.workers import play_event, play_on_ray
from portside.cli.choices import file_problem, find_game, find_seats
from portside.cli.problem import Problem
from portside.cli.progress import compiling, counting
from portside.locales import Say, speaker


def run(
    game: str,
    bots: str,
    bot: Sequence[str],
    deals: int,
    seats: int | None,
    seed: int,
    seconds: int,
    cores: int | None,
    ray: str | None,
    out: str | None,
    table: str | None,
    json: bool,
    lang: str,
) -> None:
    """Play the event, write its files, and print the standings."""
    say = speaker(lang)
    played = find_game(game)
    seats = find_seats(played, seats)
    try:
        entrants = read_entrants([*(name for name in bots.split(",") if name.strip()), *bot])
    except EntrantError as error:
        raise Problem(error.message, **error.values) from None
    if len(entrants) < 2:
        raise Problem("arena-error-few")
    event = Event(played.name, seats, entrants, deals, seed, float(seconds))
    files = [Path(path) for path in (out, table) if path]
    for path in files:
        if not path.parent.is_dir():
            raise Problem("cli-error-file", path=str(path), problem=say("cli-error-no-place"))
    with compiling(say):
        for entrant in entrants:
            if entrant.kind == OURS:
                prepare(played, seats, [entrant.target] * seats)
    with counting(say("cli-simulate-progress"), event.matches) as progress:
        if ray:
            matches = play_on_ray(event, ray, progress)
        else:
            matches = play_event(event, cores or os.cpu_count() or 1, progress)
    found = summarise(event, matches)
    try:
        if table:
            write(Path(table), event, matches)
        if out:
            Path(out).write_text(write_report(found, lang), "utf-8")
    except OSError as error:
        raise file_problem(error.filename or out or "", error, lang) from None
    click.echo(msgspec.json.encode(found).decode() if json else standings(say, played.title, found, lang))
    for path in files:
        click.echo(say("arena-written", path=str(path)), err=True)


def standings(say: Say, title: str, found: Summary, lang: str) -> str:
    """Say the result in words."""
    lines = [say("arena-done", title=title, matches=found.matches, seed=str(found.seed))]
    lines += [
        say(
            "arena-standing",
            place=place,
            name=one.name,
            rating=round(one.rating),
            low=round(one.low),
            high=round(one.high),
            beaten=round(100 * one.beaten, 1),
        )
        for place, one in enumerate(found.standings, 1)
    ]
    failed: dict[tuple[str, str], int] = {}
    for failure in found.failures:
        key = failure.bot, failure_text(failure.why, lang)
        failed[key] = failed.get(key, 0) + 1
    lines += [say("arena-failed", name=name, why=why, count=count) for (name, why), count in failed.items()]
    return "\n".join(lines)
