"""The commands, their options and help, in a person's language."""

from collections.abc import Callable
from typing import Any

import click

from portside.bots.names import KNOWN
from portside.cli.problem import Problem
from portside.locales import LANGUAGES, Say, speaker


class Number(click.ParamType[int]):
    """A whole number within bounds."""

    name = "number"

    def __init__(self, least: int, most: int = 10**12) -> None:
        self.least = least
        self.most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number = int(value)
        except ValueError:
            number = self.least - 1
        if not self.least <= number <= self.most:
            parameter = param.opts[-1] if param else "?"
            least, most = str(self.least), str(self.most)
            raise Problem("cli-error-number", parameter=parameter, least=least, most=most, value=str(value))
        return number


class Language(click.ParamType[str]):
    """A language of the catalogue."""

    name = "lang"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in LANGUAGES:
            raise Problem("cli-error-lang", lang=str(value), languages=", ".join(LANGUAGES))
        return str(value)


class Commands(click.Group):
    """A group whose unknown commands are answered with the known ones."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        command = super().get_command(ctx, cmd_name)
        if command is None:
            raise Problem("cli-error-command", command=cmd_name, commands=", ".join(self.list_commands(ctx)))
        return command

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)  # in the order in which they are built


def build(lang: str) -> click.Group:
    """Return the whole command line, its help in a language."""
    say = speaker(lang)

    class Formatter(click.HelpFormatter):
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, say("cli-usage") + " ")

        def write_heading(self, heading: str) -> None:
            known = {"Options": "cli-options", "Commands": "cli-commands"}
            super().write_heading(say(known[heading]) if heading in known else heading)

    class Context(click.Context):
        formatter_class = Formatter

    def command(
        name: str, message: str, parameters: list[click.Parameter], run: Callable[..., None] | None
    ) -> click.Command:
        made = click.Command(
            name,
            help=say(message),
            short_help=say(message),
            params=[*parameters, *_common(say, lang)],
            callback=run,
            add_help_option=False,
        )
        made.context_class = Context
        return made

    portside = Commands(
        "portside",
        help=say("cli-about"),
        params=[*_common(say, lang), _version(say)],
        invoke_without_command=True,
        callback=_open_table,
        add_help_option=False,
    )
    record = Commands(
        "record",
        help=say("cli-record"),
        params=_common(say, lang),
        invoke_without_command=True,
        callback=_need_subcommand,
        add_help_option=False,
    )
    portside.context_class = record.context_class = Context

    game = click.Argument(["game"], required=True)
    seats = click.Option(["--seats"], type=Number(1, 99), help=say("cli-play-seats"), metavar="N")
    bots_help = say("cli-play-bots", bots=", ".join(KNOWN))
    portside.add_command(
        command(
            "play",
            "cli-play",
            [
                click.Argument(["game"], required=False),
                click.Option(["--text"], is_flag=True, help=say("cli-play-text")),
                click.Option(["--bots"], help=bots_help, metavar="A,B"),
                click.Option(["--hot-seat"], is_flag=True, help=say("cli-play-hot-seat")),
                seats,
                click.Option(["--names"], help=say("cli-play-names"), metavar="A,B"),
                click.Option(["--seed"], help=say("cli-play-seed"), metavar="SEED"),
                click.Option(["--first"], type=Number(1, 99), help=say("cli-play-first"), metavar="N"),
                click.Option(["--load"], help=say("cli-play-load"), metavar="FILE"),
            ],
            _play,
        )
    )
    portside.add_command(
        command(
            "simulate",
            "cli-simulate",
            [
                game,
                click.Option(["--games"], type=Number(1), default=10_000, help=say("cli-simulate-games"), metavar="N"),
                seats,
                click.Option(["--bots"], default="random", help=say("cli-simulate-bots"), metavar="A,B"),
                click.Option(["--seed"], type=Number(0), default=1, help=say("cli-simulate-seed"), metavar="N"),
                click.Option(["--cores"], type=Number(1, 1024), help=say("cli-simulate-cores"), metavar="N"),
                click.Option(["--duplicate"], is_flag=True, help=say("cli-simulate-duplicate")),
                click.Option(["--json"], is_flag=True, help=say("cli-simulate-json")),
            ],
            _simulate,
        )
    )
    portside.add_command(
        command(
            "serve",
            "cli-serve",
            [
                click.Option(["--host"], help=say("cli-serve-host"), metavar="HOST"),
                click.Option(["--port"], type=Number(0, 65535), help=say("cli-serve-port"), metavar="N"),
                click.Option(["--workers"], type=Number(1, 256), help=say("cli-serve-workers"), metavar="N"),
                click.Option(["--database"], help=say("cli-serve-database"), metavar="URL"),
                click.Option(["--bus"], help=say("cli-serve-bus"), metavar="URL"),
                click.Option(["--thinkers"], type=Number(0, 256), help=say("cli-serve-thinkers"), metavar="N"),
                click.Option(["--browse"], is_flag=True, help=say("cli-serve-browse")),
                click.Option(["--check"], is_flag=True, help=say("cli-serve-check")),
            ],
            _serve,
        )
    )
    portside.add_command(
        command(
            "bots",
            "cli-bots",
            [
                click.Option(["--server"], required=True, help=say("cli-bots-server"), metavar="URL"),
                click.Option(
                    ["--token"], required=True, envvar="PORTSIDE_BOTS_TOKEN", help=say("cli-bots-token"), metavar="T"
                ),
            ],
            _bots,
        )
    )
    arena_options: list[click.Parameter] = [
        game,
        click.Option(["--bots"], default="", help=say("cli-arena-bots", bots=", ".join(KNOWN)), metavar="A,B"),
        click.Option(["--bot"], multiple=True, help=say("cli-arena-bot"), metavar="BOT"),
        click.Option(["--deals"], type=Number(1), default=50, help=say("cli-arena-deals"), metavar="N"),
        seats,
        click.Option(["--seed"], type=Number(0), default=1, help=say("cli-simulate-seed"), metavar="N"),
        click.Option(["--seconds"], type=Number(1, 3600), default=10, help=say("cli-arena-seconds"), metavar="N"),
        click.Option(["--cores"], type=Number(1, 1024), help=say("cli-simulate-cores"), metavar="N"),
        click.Option(["--ray"], help=say("cli-arena-ray"), metavar="ADDRESS"),
        click.Option(["--out"], help=say("cli-arena-out"), metavar="FILE.html"),
        click.Option(["--table"], help=say("cli-arena-table"), metavar="FILE"),
        click.Option(["--json"], is_flag=True, help=say("cli-simulate-json")),
    ]
    portside.add_command(command("arena", "cli-arena", arena_options, _arena))
    lab_options: list[click.Parameter] = [
        game,
        click.Option(["--set", "change"], multiple=True, help=say("cli-lab-set"), metavar="TABLE.ROW.KEY=VALUE"),
        click.Option(["--games"], type=Number(1), default=20_000, help=say("cli-simulate-games"), metavar="N"),
        seats,
        click.Option(["--bots"], default="greedy", help=say("cli-simulate-bots"), metavar="A,B"),
        click.Option(["--seed"], type=Number(0), default=1, help=say("cli-simulate-seed"), metavar="N"),
        click.Option(["--out"], help=say("cli-arena-out"), metavar="FILE.html"),
        click.Option(["--json"], is_flag=True, help=say("cli-simulate-json")),
    ]
    portside.add_command(command("lab", "cli-lab", lab_options, _lab))
    portside.add_command(
        command(
            "ladder",
            "cli-ladder",
            [
                game,
                seats,
                click.Option(["--games"], type=Number(1), default=20, help=say("cli-ladder-games"), metavar="N"),
                click.Option(["--seed"], type=Number(0), default=1, help=say("cli-simulate-seed"), metavar="N"),
                click.Option(["--bots"], help=say("cli-ladder-bots", bots=", ".join(KNOWN)), metavar="A,B"),
                click.Option(["--cores"], type=Number(1, 1024), default=1, help=say("cli-ladder-cores"), metavar="N"),
                click.Option(["--save"], help=say("cli-ladder-save"), metavar="FILE"),
                click.Option(["--json"], is_flag=True, help=say("cli-simulate-json")),
            ],
            _ladder,
        )
    )
    # The least that makes sense of each: none of some is another way to train, none of others leaves nothing to learn.
    plan = {"generations": 0, "first-matches": 1, "playouts": 0, "matches": 0, "looks": 1}
    plan |= {"epochs": 1, "hunch-matches": 0, "hunch-iterations": 1, "seed": 0}
    portside.add_command(
        command(
            "train",
            "cli-train",
            [
                game,
                *(
                    click.Option([f"--{name}"], type=Number(least), help=say(f"cli-train-{name}"), metavar="N")
                    for name, least in plan.items()
                ),
                click.Option(["--cores"], type=Number(1, 1024), help=say("cli-simulate-cores"), metavar="N"),
                click.Option(["--from", "before"], help=say("cli-train-from"), metavar="FILE"),
                click.Option(["--seats"], type=Number(1, 99), help=say("cli-train-seats"), metavar="N"),
                click.Option(["--out"], help=say("cli-train-out"), metavar="FILE"),
            ],
            _train,
        )
    )
    for name in ("show", "verify", "export"):
        file = click.Argument(["file"])
        record.add_command(command(name, f"cli-record-{name}", [file], _record(name)))
    portside.add_command(record)
    seconds = click.Option(["--seconds"], type=Number(1, 3600), default=2, help=say("cli-hint-seconds"), metavar="N")
    portside.add_command(command("hint", "cli-hint", [click.Argument(["file"]), seconds], _hint))
    clause = click.Argument(["clause"], required=False)
    portside.add_command(command("rules", "cli-rules", [game, clause], _rules))
    return portside


def _common(say: Say, lang: str) -> list[click.Parameter]:
    """Return the options that every command has."""

    def show_help(ctx: click.Context, param: click.Parameter, value: bool) -> None:
        if value:
            click.echo(ctx.get_help())
            ctx.exit()

    return [
        click.Option(
            ["--help", "-h"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=show_help,
            help=say("cli-option-help"),
        ),
        click.Option(["--lang"], type=Language(), default=lang, help=say("cli-option-lang"), metavar="LANG"),
    ]


def _version(say: Say) -> click.Option:
    def show(ctx: click.Context, param: click.Parameter, value: bool) -> None:
        if value:
            from importlib.metadata import version

            click.echo(f"portside {version('portside')}")
            ctx.exit()

    return click.Option(
        ["--version"], is_flag=True, is_eager=True, expose_value=False, callback=show, help=say("cli-option-version")
    )


@click.pass_context
def _open_table(ctx: click.Context, lang: str) -> None:
    """Without a command: the table in the browser, on this machine alone."""
    if ctx.invoked_subcommand is None:
        from portside.cli.serve import serve

        serve(lang, browse=True)


@click.pass_context
def _need_subcommand(ctx: click.Context, lang: str) -> None:
    if ctx.invoked_subcommand is None and isinstance(ctx.command, click.Group):
        raise Problem("cli-error-subcommand", commands=", ".join(ctx.command.commands))


def _play(**options: Any) -> None:
    from portside.cli.play import play

    play(**options)


def _serve(**options: Any) -> None:
    from portside.cli.serve import serve

    serve(**options)


def _bots(**options: Any) -> None:
    from portside.cli.serve import run_bots

    run_bots(**options)


def _simulate(**options: Any) -> None:
    from portside.cli.simulate import run

    run(**options)


def _arena(**options: Any) -> None:
    from portside.cli.arena import run

    run(**options)


def _ladder(**options: Any) -> None:
    from portside.cli.ladder import run

    run(**options)


def _lab(**options: Any) -> None:
    from portside.cli.lab import run

    run(**options)


def _train(**options: Any) -> None:
    from portside.cli.train import run

    run(**options)


def _record(name: str) -> Callable[..., None]:
    def run(file: str, lang: str) -> None:
        from portside.cli import record

        getattr(record, name)(file, lang)

    return run


def _hint(**options: Any) -> None:
    from portside.cli.hint import hint

    hint(**options)


def _rules(**options: Any) -> None:
    from portside.cli.rules import show

    show(**options)
