"""portside play: sit down at the text table."""

import sys

import click

from portside.bots.names import LEVELS
from portside.bots.roster import make_bot, thinks
from portside.cli.choices import find_bots, find_game, find_seats, read_record, tell_unlearned
from portside.cli.problem import Problem
from portside.cli.progress import compiling
from portside.cli.table import Left, Table, bot_at
from portside.core.contract import Game
from portside.core.match import Match
from portside.core.registry import names as game_names
from portside.locales import Say, speaker


def play(
    lang: str,
    game: str | None = None,
    text: bool = True,
    bots: str | None = None,
    hot_seat: bool = False,
    seats: int | None = None,
    names: str | None = None,
    seed: str | None = None,
    first: int | None = None,
    load: str | None = None,
) -> None:
    """Open the table: with a saved match, or with a new one, asking what was not said."""
    say = speaker(lang)
    if bots and hot_seat:
        raise Problem("cli-error-bots-hot-seat")
    named = find_bots(bots) if bots else None if not hot_seat else []
    with compiling(say):
        if load:
            match = read_record(load, lang)
        else:
            try:
                match = _new_match(say, game, named, seats, names, seed, first)
            except (EOFError, Left):
                sys.exit(0)
        tell_unlearned(say, match.game, [bot for bot in map(bot_at, match.names) if bot])
        prepare(match)
    Table(match, lang).run()


def _new_match(
    say: Say,
    game: str | None,
    bots: list[str] | None,
    seats: int | None,
    names: str | None,
    seed: str | None,
    first: int | None,
) -> Match:
    if game is None:
        click.echo(say("table-welcome"))
        known = game_names()
        lines = [f"{say(f'{name}-title')}. {say(f'{name}-title.line')}" for name in known]
        game = known[ask(say, say("table-which-game"), lines)]
        played = find_game(game)
        if seats is None and bots is None and len(played.seats) > 1:
            seats = played.seats[ask(say, say("table-which-seats"), [str(number) for number in played.seats])]
    played = find_game(game)
    seats = find_seats(played, seats)
    if bots is None:
        lines = [say("table-against-bot", name=level, line=say(thinks(level, played))) for level in LEVELS]
        chosen = ask(say, say("table-against"), [*lines, say("table-against-friends")])
        bots = [LEVELS[chosen]] * (seats - 1) if chosen < len(LEVELS) else []
    return seat_players(say, played, seats, bots, names, seed, first)


def seat_players(
    say: Say, game: Game, seats: int, bots: list[str], names: str | None, seed: str | None, first: int | None
) -> Match:
    """Return a new match: people at the first seats, bots at the last."""
    if len(bots) > seats:
        raise Problem("cli-error-bots-many", bots=len(bots), seats=seats)
    people = seats - len(bots)
    given = [name.strip() for name in names.split(",")] if names else []
    if given and len(given) != people:
        raise Problem("cli-error-names", seats=people)
    for name in given:
        if bot_at(name) or not name or not name.isprintable() or len(name) > 40:
            raise Problem("cli-error-name", name=name)
    if seed is not None and (not seed or seed != seed.strip() or not seed.isprintable()):
        raise Problem("cli-error-seed", seed=seed)
    if first is not None and not game.first_is_luck:
        raise Problem("cli-error-first")
    if first is not None and first > seats:
        raise Problem("cli-error-number", parameter="--first", least="1", most=str(seats), value=str(first))
    players = given or [say("table-player", number=seat + 1) for seat in range(people)]
    numbered = [f"{bot} {bots[: i + 1].count(bot)}" if bots.count(bot) > 1 else bot for i, bot in enumerate(bots)]
    starter = None if first is None else first - 1
    return Match(game, seats, seed, first=starter, names=[*players, *numbered])


def ask(say: Say, question: str, lines: list[str]) -> int:
    """Ask for one of several lines; return its index."""
    click.echo(question)
    for number, line in enumerate(lines, 1):
        click.echo(say("table-choice", number=number, text=line))
    while True:
        answer = input(f"{say('table-number')} ").strip()
        if answer.isdecimal() and 1 <= int(answer) <= len(lines):
            return int(answer) - 1
        if answer in {"quit", say("table-command-quit")}:
            raise Left
        click.echo(say("table-bad-number", number=answer, most=len(lines)))


def prepare(match: Match) -> None:
    """Call each rule and each bot once, so that what must be compiled is compiled before the first turn."""
    if match.over:
        return
    trial = Match(match.game, match.seats, seed="trial")
    trial.view(0)
    trial.places()
    for name in dict.fromkeys(bot_at(name) for name in match.names):
        if name and not name.startswith("uct"):
            seat = trial.to_act()
            bot = make_bot(name, match.game, match.seats, seed=1)
            trial.play(bot.choose(match.game.seen_by(trial.state, seat), seat), seat)
    trial.record()
    seat = trial.to_act()
    trial.may_undo(seat)
