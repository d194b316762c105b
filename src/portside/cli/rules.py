"""portside rules: the rules of a game in our words."""

import click

from portside.cli.problem import Problem
from portside.core.rulebook import clauses, read_rules
from portside.locales import speaker


def plain(markdown: str) -> str:
    """Return Markdown as it reads best in a terminal: wrapped, without marks."""
    lines = []
    for line in markdown.splitlines():
        text = line.replace("**", "")
        if text.startswith("|"):
            lines.append("" if set(text) <= set("|-: ") else text.strip("|").replace("|", "  ").strip())
        else:
            lines.append(click.wrap_text(text.lstrip("# ").upper() if text.startswith("#") else text, 88))
    return "\n".join(lines)


def find_clause(game: str, clause: str, lang: str) -> str:
    """Return one clause for the terminal; its number alone is enough."""
    known = clauses(read_rules(game, lang))
    prefix = next(iter(known)).partition("-")[0]
    name = f"{prefix}-{clause}" if clause.isdecimal() else clause.upper()
    if name not in known:
        least, *_, most = known
        raise Problem("cli-error-clause", game=speaker(lang)(f"{game}-title"), clause=clause, least=least, most=most)
    return plain(known[name])


def show(game: str, clause: str | None, lang: str) -> None:
    """Print the rules of a game, or one clause."""
    from portside.cli.choices import find_game

    name = find_game(game).name
    click.echo(find_clause(name, clause, lang) if clause else plain(read_rules(name, lang)))
