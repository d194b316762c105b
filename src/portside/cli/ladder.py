"""portside ladder: who is how strong."""

from pathlib import Path

import click
import msgspec

from portside.arena.ladder import FIELD, Ladder, climb
from portside.arena.simulate import prepare
from portside.cli.choices import file_problem, find_bots, find_game, find_seats, tell_unlearned
from portside.cli.problem import Problem
from portside.cli.progress import compiling, counting
from portside.locales import Say, speaker


def run(
    game: str,
    games: int,
    seats: int | None,
    bots: str | None,
    seed: int,
    cores: int,
    save: str | None,
    json: bool,
    lang: str,
) -> None:
    """Play the ladder, showing progress; print it, and save it if asked to."""
    say = speaker(lang)
    played = find_game(game)
    seats = find_seats(played, seats)
    named = list(dict.fromkeys(find_bots(bots) if bots else FIELD))
    if len(named) < seats:
        raise Problem("cli-error-ladder-bots", seats=seats)
    if save and not Path(save).parent.is_dir():
        raise Problem("cli-error-file", path=save, problem=say("cli-error-no-place"))
    tell_unlearned(say, played, named)
    with compiling(say):
        prepare(played, seats, named)
    with counting(say("cli-simulate-progress"), 1) as progress:
        found = climb(played, seats, games, seed, named, cores, progress)
    if save:
        try:
            Path(save).write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
        except OSError as error:
            raise file_problem(save, error, lang) from None
    click.echo(msgspec.json.encode(found).decode() if json else table(say, played.title, found))


def table(say: Say, title: str, found: Ladder) -> str:
    """Say the ladder in words, the best first."""
    return "\n".join(
        [
            say("cli-ladder-done", title=title, seats=found.seats, games=found.matches, seed=str(found.seed)),
            *(
                say(
                    "cli-ladder-standing",
                    number=number,
                    name=standing.name,
                    rating=round(standing.rating),
                    low=round(standing.low),
                    high=round(standing.high),
                    beaten=round(100 * standing.beaten, 1),
                )
                for number, standing in enumerate(found.standings, 1)
            ),
            *(
                say(
                    "cli-ladder-meeting",
                    one=meeting.one,
                    other=meeting.other,
                    ahead=round(100 * meeting.ahead, 1),
                    games=meeting.matches,
                )
                for meeting in found.meetings
            ),
        ]
    )
