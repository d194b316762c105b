"""The rules of a game in our words: one Markdown page a language, clause by clause."""

import importlib.resources
import re

CLAUSE = re.compile(r"^\*\*([A-Z]{2}-\d+)\*\* ")


def read_rules(game: str, lang: str) -> str:
    """Return the rules of a game as Markdown."""
    page = importlib.resources.files(f"portside.games.{game}") / "rulebook" / f"{lang}.md"
    return page.read_text("utf-8")


def clauses(page: str) -> dict[str, str]:
    """Return the clauses of a page by their ids, in order, each with the lines that belong to it."""
    found: dict[str, str] = {}
    current = ""
    for line in page.splitlines():
        start = CLAUSE.match(line)
        if start or line.startswith("#"):
            current = start[1] if start else ""
        if current:
            found[current] = f"{found.get(current, '')}{line}\n"
    return {clause: text.strip() for clause, text in found.items()}


def headings(page: str) -> dict[str, str]:
    """Return the heading under which each clause of a page stands."""
    found: dict[str, str] = {}
    heading = ""
    for line in page.splitlines():
        if line.startswith("#"):
            heading = line.lstrip("# ")
        elif start := CLAUSE.match(line):
            found[start[1]] = heading
    return found
