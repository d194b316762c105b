"""The text table: one screen a turn, words for everything, so that it can be read aloud."""

import os
import re
import secrets
import shutil
import signal
import sys
from datetime import datetime
from pathlib import Path
from random import Random
from shlex import quote
from types import FrameType
from unicodedata import combining, normalize

import click

from portside.bots.names import is_bot
from portside.bots.roster import make_bot
from portside.cli.choices import file_problem, read_record
from portside.cli.problem import Problem
from portside.cli.record import result, seat_names, tell
from portside.cli.rules import find_clause, plain
from portside.core.match import Action, Match
from portside.core.rulebook import read_rules
from portside.locales import LANGUAGES, Say, speaker

COMMANDS = ("undo", "save", "load", "rules", "lang", "board", "log", "quit", "help")


class Left(Exception):
    """A person leaves the table."""


def bot_at(name: str) -> str | None:
    """Return the bot that a seat's name says sits there: "greedy", "greedy 2"; None for a person."""
    bot = re.sub(r" \d+$", "", name)
    return bot if is_bot(bot) else None


def plain_letters(word: str) -> str:
    """Return a word as hurried people type it: without capitals and accents."""
    return "".join(letter for letter in normalize("NFD", word.lower()) if not combining(letter))


def own_command() -> str:
    """Return what a person types to run us again: after `make play` the command is not on the path."""
    if shutil.which("portside"):
        return "portside"
    return sys.argv[0] if Path(sys.argv[0]).name == "portside" else f"{sys.executable} -m portside.cli"


def saves() -> Path:
    """Return the folder in which matches are kept."""
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "portside" / "matches"


class Table:
    """A match at one keyboard, with bots at some seats."""

    def __init__(self, match: Match, lang: str) -> None:
        self.lang = lang
        self.sit_down(match)

    @property
    def say(self) -> Say:
        return speaker(self.lang)

    def sit_down(self, match: Match) -> None:
        """Take a match to the table."""
        self.match = match
        self.path = saves() / f"{match.game.name}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.record"
        self.told = 0  # events whose story has been told
        self.shown = -1  # events at which the board was shown last
        self.sees = -1  # the person at the keyboard
        self.bots = {
            seat: make_bot(name, match.game, match.seats, seed=self.bot_seed(seat))
            for seat, named in enumerate(match.names)
            if (name := bot_at(named))
        }
        if match.luck is None:
            self.told = len(match.events)

    def bot_seed(self, seat: int) -> int:
        """Return the seed of a bot's own choices: with the same seed of the match, the same play."""
        luck = self.match.luck
        return Random(f"{luck.seed} {seat}").getrandbits(63) if luck else secrets.randbits(63)

    def run(self) -> None:
        """Play until the end, or until the person leaves; the match is kept in any case."""
        # A closed terminal or a shutdown is a way of leaving, too.
        for name in ("SIGHUP", "SIGTERM"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), _leave)
        code, output = 0, sys.stdout
        try:
            click.echo(self.say("table-commitment", commitment=self.match.commitment))
            while not self.match.over:
                self.take_turn()
            self.show_end()
        except (Left, EOFError):
            pass
        except KeyboardInterrupt:
            code = 130
        except BrokenPipeError:
            output = sys.stderr
            # What was buffered for the closed pipe must not fail again at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print("\n".join(["", *self.keep()]), file=output, flush=True)
        sys.exit(code)

    # --- turns ------------------------------------------------------------------------------------

    def take_turn(self) -> None:
        """Let a bot play, or ask a person."""
        seat = self.match.to_act()
        if seat in self.bots:
            seen = self.match.game.seen_by(self.match.state, seat)
            self.match.play(self.bots[seat].choose(seen, seat), seat)
            return
        self.tell_news()
        if self.shown != len(self.match.events):
            self.keep_secrets(seat)
            self.show_board(seat)
        self.obey(input(f"{self.say('table-prompt')} ").strip(), seat)

    def keep_secrets(self, seat: int) -> None:
        """When the keyboard goes to another person and something is secret, clear the screen in between."""
        people = self.match.seats - len(self.bots)
        if people > 1 and seat != self.sees and self.match.hides(seat):
            if sys.stdout.isatty():
                click.echo("\033[3J\033[2J\033[H", nl=False)  # what was printed before is gone, scrolled out or not
            input(f"\n{self.say('table-alone', name=seat_names(self.say, self.match)[seat])} ")
        self.sees = seat

    def tell_news(self) -> None:
        """Tell what has happened since the last time."""
        lines = tell(self.say, self.match, self.told)
        self.told = len(self.match.events)
        if lines:
            click.echo("\n".join(["", *lines]))

    def show_board(self, seat: int) -> None:
        """Show the position and the choices of a seat."""
        names = seat_names(self.say, self.match)
        state = self.match.game.seen_by(self.match.state, seat)
        click.echo(f"\n{self.match.game.text.board(self.say, state, seat, names)}\n")
        click.echo(self.say("table-turn", name=names[seat]))
        click.echo(self.say("table-choices"))
        for number, action in enumerate(self.match.legal(seat), 1):
            click.echo(self.say("table-choice", number=number, text=action.text(self.lang)))
        self.shown = len(self.match.events)

    def show_end(self) -> None:
        self.tell_news()
        click.echo(f"\n{self.say('table-over')}")
        click.echo("\n".join(result(self.say, self.match)))

    # --- what a person types ----------------------------------------------------------------------

    def obey(self, line: str, seat: int) -> None:
        """Do what a person typed: a choice, a question or a command."""
        word, _, rest = line.partition(" ")
        legal = self.match.legal(seat)
        if word.isdecimal():
            if 1 <= int(word) <= len(legal) and not rest:
                self.match.play(legal[int(word) - 1], seat)
            else:
                click.echo(self.say("table-bad-number", number=line, most=len(legal)))
        elif line.startswith("?"):
            self.answer(line[1:].strip(), legal, seat)
        elif command := self.command(word):
            try:
                getattr(self, f"do_{command}")(rest.strip(), seat)
            except Problem as problem:
                click.echo(problem.text(self.lang))
        elif line in self.match.game.action_ids:
            self.play_by_name(line, seat)
        elif line:
            click.echo(self.say("table-bad-word", word=line))

    def command(self, word: str) -> str | None:
        """Return the command that a word means, in the person's language or in English."""
        for name in COMMANDS:
            if plain_letters(word) in (name, plain_letters(self.say(f"table-command-{name}"))):
                return name
        return None

    def play_by_name(self, name: str, seat: int) -> None:
        refusal = self.match.why(name, seat)
        if refusal:
            reason = refusal.text(self.lang)
            click.echo(self.say("table-refused", action=name, reason=reason, clause=refusal.clause))
        else:
            self.match.play(name, seat)

    # --- questions --------------------------------------------------------------------------------

    def answer(self, question: str, legal: list[Action], seat: int) -> None:
        """Explain a choice, or why something is missing."""
        game = self.match.game
        state = game.seen_by(self.match.state, seat)
        if question.isdecimal() and 1 <= int(question) <= len(legal):
            click.echo(game.text.action_help(self.say, state, legal[int(question) - 1].id))
        elif question.isdecimal():
            click.echo(self.say("table-bad-number", number=question, most=len(legal)))
        elif question:
            self.answer_about(question.lower(), legal, seat)
        else:
            self.list_refusals(seat)

    def answer_about(self, word: str, legal: list[Action], seat: int) -> None:
        """Say, of the actions with a word in their name or text, which are choices and why others are not."""
        game, say = self.match.game, self.say
        state = game.seen_by(self.match.state, seat)
        numbers = {action.id: number for number, action in enumerate(legal, 1)}
        lines = []
        for action, name in enumerate(game.actions):
            text = game.text.action_text(say, state, action)
            if word not in name and word not in text.lower():
                continue
            refusal = self.match.why(action, seat)
            if refusal:
                reason = refusal.text(self.lang)
                lines.append(say("table-refused", action=text, reason=reason, clause=refusal.clause))
            else:
                lines.append(say("table-ask-allowed", action=text, number=numbers[action]))
        click.echo("\n".join(lines) or say("table-ask-unknown", word=word))

    def list_refusals(self, seat: int) -> None:
        """Say each reason for which something is not possible now, once."""
        refusals = [self.match.why(action, seat) for action in range(len(self.match.game.actions))]
        reasons = [
            self.say("table-refusal", reason=refusal.text(self.lang), clause=refusal.clause)
            for refusal in dict.fromkeys(refusals)
            if refusal
        ]
        click.echo("\n".join([self.say("table-may-not"), *reasons]) if reasons else self.say("table-all-allowed"))

    # --- commands ---------------------------------------------------------------------------------

    def do_undo(self, rest: str, seat: int) -> None:
        """Take the last step back: of the seat to act, or of the person who acted before, if it is no secret."""
        last = self.match.events[-1].seat if self.match.events else -1
        secret = last != seat and self.match.hides(seat)
        if secret or last in self.bots or not self.match.may_undo(last):
            click.echo(self.say("table-no-undo"))
            return
        action = self.match.events[-1].number
        self.match.undo(last)
        text = self.match.game.text.action_text(self.say, self.match.state, action)
        click.echo(self.say("table-undone", action=text))
        self.told = len(self.match.events)
        self.shown = -1

    def do_save(self, rest: str, seat: int) -> None:
        path = Path(rest).expanduser() if rest else self.path
        self.save(path)
        click.echo(self.say("table-saved", path=str(path)))

    def do_load(self, rest: str, seat: int) -> None:
        if not rest:
            click.echo(self.say("table-load-which", word=self.say("table-command-load")))
            return
        path = Path(rest).expanduser()
        match = read_record(str(path), self.lang)
        self.save(self.path)  # the match that leaves the table
        self.sit_down(match)
        click.echo(self.say("table-loaded", path=str(path)))

    def do_rules(self, rest: str, seat: int) -> None:
        name = self.match.game.name
        click.echo(find_clause(name, rest, self.lang) if rest else plain(read_rules(name, self.lang)))

    def do_lang(self, rest: str, seat: int) -> None:
        if rest not in LANGUAGES:
            click.echo(self.say("table-lang-which", languages=", ".join(LANGUAGES)))
            return
        self.lang = rest
        click.echo(self.say("table-lang-set"))
        self.shown = -1

    def do_board(self, rest: str, seat: int) -> None:
        self.shown = -1

    def do_log(self, rest: str, seat: int) -> None:
        click.echo("\n".join(tell(self.say, self.match)))

    def do_quit(self, rest: str, seat: int) -> None:
        raise Left

    def do_help(self, rest: str, seat: int) -> None:
        click.echo(self.say("table-help"))
        for name in ("number", "ask", *COMMANDS[:-1]):
            word = self.say(f"table-command-{name}") if name in COMMANDS else ""
            click.echo(f"  {self.say(f'table-help.{name}', word=word)}")

    # --- keeping ----------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write the match to a file, whole or not at all; the seed is in it, so that luck goes on unchanged."""
        part = path.with_name(f"{path.name}.part")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            part.write_text(self.match.record(reveal=True), "utf-8", newline="\n")
            part.replace(path)
        except OSError as error:
            if isinstance(error, FileNotFoundError | NotADirectoryError):
                raise Problem("cli-error-file", path=str(path), problem=self.say("cli-error-no-place")) from None
            raise file_problem(path, error, self.lang) from None

    def keep(self) -> list[str]:
        """Keep the match and say where."""
        try:
            self.save(self.path)
            lines = [self.say("table-saved", path=str(self.path))]
            if self.match.over and self.match.luck:
                seed = self.match.luck.seed
                lines.append(self.say("table-reveal", command=own_command(), seed=seed, path=quote(str(self.path))))
            elif not self.match.over:
                lines.append(self.say("table-resume", command=own_command(), path=quote(str(self.path))))
        except Problem as problem:
            return [problem.text(self.lang)]
        return lines


def _leave(number: int, frame: FrameType | None) -> None:
    raise Left
