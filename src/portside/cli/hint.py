"""portside hint: what the strongest bot would play in the position of a record."""

import click

from portside.bots.advice import advise
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
    with compiling(say):
        advice = advise(match.game, match.seats, match.game.seen_by(match.state, seat), seat, 1000 * seconds)
    for number, told in enumerate(advice[:SHOWN], 1):
        points = f"cli-hint-{'tried' if told.tries else 'solved'}"
        expected = round(told.points, 1) + 0.0  # never −0
        click.echo(
            say(
                "cli-hint-action",
                number=number,
                action=legal[told.action].text(lang),
                chance=say("cli-hint-chance", chance=round(100 * told.chance)),
                points=say(points, points=expected, **({"tries": told.tries} if told.tries else {})),
            )
        )
