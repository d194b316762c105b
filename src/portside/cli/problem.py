"""Bad input: a sentence for the person who gave it."""

import click

from portside.locales import speaker


class Problem(Exception):
    """Something a person asked for can't be done; says why in one sentence."""

    def __init__(self, message: str, **values: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.values = values

    def text(self, lang: str) -> str:
        """Say it."""
        return speaker(lang)(self.message, **self.values)


def usage_problem(error: click.UsageError) -> Problem:
    """Translate a complaint of the command-line parser."""
    match error:
        case click.NoSuchOption():
            return Problem("cli-error-option", option=error.option_name)
        case click.BadOptionUsage():
            return Problem("cli-error-needs-value", option=error.option_name)
        case click.MissingParameter():
            return Problem("cli-error-missing", parameter=_name(error.param))
        case click.BadParameter():
            return Problem("cli-error-value", value=error.message, parameter=_name(error.param))
        case _:
            return Problem("cli-error-usage")


def _name(parameter: click.Parameter | None) -> str:
    if isinstance(parameter, click.Option):
        return parameter.opts[-1]
    return (parameter.name or "").upper() if parameter else "?"
