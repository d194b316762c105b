"""portside simulate: many matches between bots."""

import os

import click
import msgspec

from portside.arena.simulate import Result, prepare, simulate
from portside.cli.choices import find_bots, find_game, find_seats, tell_unlearned
from portside.cli.problem import Problem
from portside.cli.progress import compiling, counting
from portside.core.contract import Game
from portside.locales import Say, speaker


def run(
    game: str,
    games: int,
    seats: int | None,
    bots: str,
    seed: int,
    cores: int | None,
    duplicate: bool,
    json: bool,
    lang: str,
) -> None:
    """Play the matches, showing progress, and print what came of them."""
    say = speaker(lang)
    played = find_game(game)
    seats = find_seats(played, seats)
    named = find_bots(bots)
    if len(named) == 1:
        named *= seats
    if len(named) != seats:
        raise Problem("cli-error-bots-seats", game=played.title, seats=seats)
    tell_unlearned(say, played, named)
    with compiling(say):
        prepare(played, seats, named)
    with counting(say("cli-simulate-progress"), games) as progress:
        result = simulate(played, seats, games, seed, named, cores or os.cpu_count() or 1, progress, duplicate)
    click.echo(msgspec.json.encode(result).decode() if json else table(say, played, result))


def table(say: Say, game: Game, result: Result) -> str:
    """Say the result in words."""
    percent = [
        say(
            "cli-simulate-bot",
            name=bot.name,
            wins=bot.wins,
            rate=round(100 * bot.win_rate, 2),
            low=round(100 * bot.win_rate_95[0], 2),
            high=round(100 * bot.win_rate_95[1], 2),
            points=round(bot.mean_points, 2),
        )
        for bot in result.bots
    ]
    return "\n".join(
        [
            say("cli-simulate-done", title=game.title, games=result.games, seed=str(result.seed)),
            *percent,
            say("cli-simulate-draws", draws=result.draws),
            say("cli-simulate-length", length=round(result.moves / result.games, 1)),
            say(
                "cli-simulate-speed", moves=_readable(result.moves_per_second), games=_readable(result.games_per_second)
            ),
        ]
    )


def _readable(rate: float) -> float:
    """Return a rate with the digits that mean something."""
    return round(rate) if rate >= 100 else round(rate, 2)
