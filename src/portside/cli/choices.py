"""What a person names on the command line: games, bots, seats, files."""

from pathlib import Path

import click

from portside.bots.names import KNOWN, is_bot, read_name
from portside.cli.problem import Problem
from portside.core.components import ComponentsError
from portside.core.contract import Game
from portside.core.match import Match
from portside.core.record import LONGEST, RecordError, read
from portside.core.registry import load, names
from portside.locales import Say, speaker


def find_game(name: str) -> Game:
    """Return a game by its name."""
    if name not in names():
        raise Problem("cli-error-game", name=name, games=", ".join(names()))
    try:
        return load(name)
    except ComponentsError as error:
        raise Problem("cli-error-components", problem=str(error)) from None


def find_seats(game: Game, seats: int | None) -> int:
    """Return the number of seats, the smallest possible if none is named."""
    seats = game.seats[0] if seats is None else seats
    if seats in game.seats:
        return seats
    if len(game.seats) == 1:
        raise Problem("cli-error-seats-only", game=game.title, seats=game.seats[0])
    raise Problem("cli-error-seats", game=game.title, least=game.seats[0], most=game.seats[-1], seats=seats)


def find_bots(named: str) -> list[str]:
    """Return the bots of a list separated by commas."""
    bots = [name.strip() for name in named.split(",")]
    for name in bots:
        if not is_bot(name):
            raise Problem("cli-error-bot", name=name, bots=", ".join(KNOWN))
    return bots


def tell_unlearned(say: Say, game: Game, bots: list[str]) -> None:
    """Say of which bots it is not what they have learned that they go by, as with an owner's components."""
    from portside.bots.roster import UNLEARNED, thinks

    for name in dict.fromkeys(bots):
        named = read_name(name)
        if named and thinks(named.kind, game) == UNLEARNED:
            click.echo(say(f"{UNLEARNED}-told", name=name), err=True)


def read_record(path: str, lang: str) -> Match:
    """Return the match that a file tells."""
    try:
        with Path(path).open("rb") as file:
            # One byte past the longest record is enough to know that a file is none.
            content = file.read(4 * LONGEST + 1)
        return read(content.decode("utf-8"))
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        problem = RecordError(line, "not-text").text(lang)
    except RecordError as error:
        problem = error.text(lang)
    except OSError as error:
        raise file_problem(path, error, lang) from None
    except ComponentsError as error:
        raise Problem("cli-error-components", problem=str(error)) from None
    raise Problem("cli-error-file", path=path, problem=problem)


def file_problem(path: str | Path, error: OSError, lang: str) -> Problem:
    """Say why a file can't be used."""

    say = speaker(lang)
    match error:
        case FileNotFoundError():
            problem = say("cli-error-no-file")
        case IsADirectoryError():
            problem = say("cli-error-folder")
        case PermissionError():
            problem = say("cli-error-denied")
        case _:
            problem = f"{error.strerror or error}."
    return Problem("cli-error-file", path=str(path), problem=problem)
