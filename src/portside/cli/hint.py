"""portside hint: what a search would play in the position of a record."""

import os

import click

from portside.bots.search import Budget, Search
from portside.cli.choices import read_record
from portside.cli.problem import Problem
from portside.cli.progress import compiling
from portside.cli.record import seat_names
from portside.core.contract import CHANCE
from portside.locales import speaker

SHOWN = 5  # actions, the best first


def hint(file: str, seconds: int, lang: str) -> None:
    """Name the best actions of the seat to act, with its chance to win and the points it may expect."""
    say = speaker(lang)
    match = read_record(file, lang)
    seat = match.to_act()
    if match.over:
        raise Problem("cli-error-hint-over")
    if seat == CHANCE:
        raise Problem("cli-error-hint-luck")
    legal = {action.id: action for action in match.legal(seat)}
    click.echo(say("cli-hint-for", name=seat_names(say, match)[seat]))
    if len(legal) == 1:
        (only,) = legal.values()
        click.echo(say("cli-hint-only", action=only.text(lang)))
        return
    cores = os.cpu_count() or 1
    budget = Budget(milliseconds=1000 * seconds)
    with compiling(say):
        search = Search(match.game, match.seats, 1, budget, trees=cores, threads=cores)
        opinions = search.opinions(match.game.seen_by(match.state, seat), seat)
    for number, opinion in enumerate(sorted(opinions, key=lambda opinion: -opinion.utility)[:SHOWN], 1):
        click.echo(
            say(
                "cli-hint-action",
                number=number,
                action=legal[opinion.action].text(lang),
                chance=round(100 * opinion.utility),
                points=round(opinion.points, 1),
                tries=opinion.tries,
            )
        )
