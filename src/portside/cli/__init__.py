"""The command line. What a command needs is imported when it runs, so that `--help` is quick."""

import os
import sys

import click

from portside.bots.names import BotError
from portside.cli.language import choose_language
from portside.cli.problem import Problem, usage_problem
from portside.core.extras import MissingExtra


def main() -> None:
    """Run the command line; bad input gets one sentence and exit code 2, never a traceback."""
    from portside.cli.commands import build

    lang = choose_language(sys.argv[1:], os.environ)
    try:
        build(lang).main(prog_name="portside", standalone_mode=False)
        sys.stdout.flush()
    except Problem as problem:
        _fail(problem.text(lang))
    except MissingExtra as missing:
        _fail(Problem("cli-error-extra", package=missing.package, extra=missing.extra).text(lang))
    except BotError as error:
        _fail(Problem("cli-error-bot-here", problem=str(error)).text(lang))
    except click.UsageError as error:
        _fail(usage_problem(error).text(lang))
    except click.exceptions.Exit as leave:
        sys.exit(leave.exit_code)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        # The reader has gone, as with `| head`: nothing to say, and nobody to say it to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


def _fail(sentence: str) -> None:
    print(sentence, file=sys.stderr)
    sys.exit(2)
