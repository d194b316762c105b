"""portside record: look at matches that were played."""

from pathlib import Path

import click
import msgspec

from portside.cli.choices import read_record
from portside.cli.problem import Problem
from portside.core.contract import CHANCE
from portside.core.match import Match, step
from portside.core.record import check_luck, line_of
from portside.locales import Say, speaker


def seat_names(say: Say, match: Match) -> list[str]:
    """Return a name for each seat."""
    return list(match.names) or [say("table-player", number=seat + 1) for seat in range(match.seats)]


def tell(say: Say, match: Match, first: int = 0) -> list[str]:
    """Tell what the events from number `first` on changed, in sentences."""
    told = []
    state = match.position(first)
    names = seat_names(say, match)
    for event in match.events[first:]:
        told += match.game.text.story(say, state, event.seat, event.number, names)
        step(state, event)
    return told


def result(say: Say, match: Match) -> list[str]:
    """Tell how a match ended."""
    names = seat_names(say, match)
    places = match.places()
    first = [name for name, place in zip(names, places, strict=True) if place == 1]
    winner = say("table-winner", name=first[0]) if len(first) == 1 else say("table-draw", names=", ".join(first))
    return [match.game.text.bill(say, match.state, names), winner]


def show(file: str, lang: str) -> None:
    """Tell a match in words."""
    say = speaker(lang)
    match = read_record(file, lang)
    click.echo(say("cli-record-header", title=match.game.title, names=", ".join(seat_names(say, match))))
    click.echo("\n".join(["", *tell(say, match), ""]))
    click.echo("\n".join(result(say, match)) if match.over else say("cli-record-running"))


def verify(file: str, lang: str) -> None:
    """Replay a match and check its luck against its seed."""
    say = speaker(lang)
    match = read_record(file, lang)
    click.echo(say("cli-record-replays", events=len(match.events)))
    if match.luck is None:
        click.echo(say("cli-record-dice-unknown"))
        return
    wrong = check_luck(match)
    if wrong is not None:
        line = line_of(Path(file).read_text("utf-8"), wrong)
        raise Problem("cli-record-dice-bad", line=str(line))
    click.echo(say("cli-record-dice-good"))


def export(file: str, lang: str) -> None:
    """Print a match as one JSON object."""
    match = read_record(file, lang)
    game = match.game
    events = []
    state = match.position(0)
    for event in match.events:
        luck = event.seat == CHANCE
        name = game.text.outcome_name(state, event.number) if luck else game.actions[event.number]
        events.append({"seat": None if luck else event.seat, "name": name, "id": event.number})
        step(state, event)
    told = {
        "game": game.name,
        "rules": game.rules_version,
        "components": game.components,
        "seats": match.seats,
        "names": match.names,
        "first": match.first,
        "commitment": match.commitment,
        "entropy": match.entropy,
        "seed": match.luck.seed if match.luck else None,
        "over": match.over,
        "scores": match.scores(),
        "places": match.places() if match.over else None,
        "events": events,
    }
    click.echo(msgspec.json.encode(told).decode())
