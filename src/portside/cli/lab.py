"""portside lab: a game with other component values beside the standard one."""

from collections.abc import Sequence
from pathlib import Path

import click
import msgspec

from portside.arena.lab import Compared, LabError, compare, read_change
from portside.arena.lab_report import biggest_changes, write_lab_report
from portside.bots.names import BOTS
from portside.cli.choices import file_problem, find_bots, find_game, find_seats
from portside.cli.problem import Problem
from portside.cli.progress import waiting
from portside.core.components import ComponentsError
from portside.locales import Say, speaker

SHOWN = 8  # actions whose use changed most


def run(
    game: str,
    change: Sequence[str],
    games: int,
    seats: int | None,
    bots: str,
    seed: int,
    out: str | None,
    json: bool,
    lang: str,
) -> None:
    """Measure both sides, and print what changed."""
    say = speaker(lang)
    played = find_game(game)
    seats = find_seats(played, seats)
    named = find_bots(bots)
    named = named * seats if len(named) == 1 else named
    if len(named) != seats:
        raise Problem("cli-error-bots-seats", game=played.title, seats=seats)
    if not set(named) <= set(BOTS):
        raise Problem("arena-error-lab-bots", bots=", ".join(BOTS))
    if not change:
        raise Problem("arena-error-no-change")
    if out and not Path(out).parent.is_dir():
        raise Problem("cli-error-file", path=out, problem=say("cli-error-no-place"))
    try:
        changes = [read_change(one) for one in change]
        with waiting(say("arena-lab-progress")):
            found = compare(played.name, seats, games, seed, named, changes)
    except LabError as error:
        raise Problem(error.message, **error.values) from None
    except ComponentsError as error:
        raise Problem("cli-error-components", problem=str(error)) from None
    click.echo(msgspec.json.encode(found).decode() if json else told(say, played.title, found))
    if out:
        try:
            Path(out).write_text(write_lab_report(found, lang), "utf-8")
        except OSError as error:
            raise file_problem(out, error, lang) from None
        click.echo(say("arena-written", path=out), err=True)


def told(say: Say, title: str, found: Compared) -> str:
    """Say what changed in words."""
    one, other = found.standard, found.variant
    lines = [
        say("arena-lab-lead", title=title, changes="; ".join(found.changes), matches=one.matches, seats=found.seats,
            bots=", ".join(found.bots), seed=str(found.seed))
    ]  # fmt: skip
    for place, (was, now) in enumerate(zip(one.by_order, other.by_order, strict=True), 1):
        was_now = {"was": round(100 * was.share, 1), "now": round(100 * now.share, 1)}
        lines.append(say("arena-lab-told-order", place=place, **was_now))
    for name in ("moves", "points", "winning", "margin"):
        was_now = {"was": round(getattr(one, name).mean, 2), "now": round(getattr(other, name).mean, 2)}
        lines.append(say("arena-lab-told", what=say(f"arena-lab-{name}"), **was_now))
    lines += [
        say("arena-lab-told-use", action=before.action, was=before.times, now=after.times)
        for before, after in biggest_changes(found)[:SHOWN]
    ]
    return "\n".join(lines)
