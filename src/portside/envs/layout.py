"""What each number of an observation means, told by the code that writes it.

python -m portside.envs.layout > docs/observations.md
"""

import ast
import inspect
import sys
from collections.abc import Iterator
from itertools import groupby
from types import ModuleType
from typing import NamedTuple

from portside.core.contract import RULES, Game
from portside.core.registry import load, names
from portside.core.spans import Span

HEAD = """# Observations and actions
Made by `python -m portside.envs.layout > docs/observations.md`; a test compares it with the code.

An observation is an array of float32, the same in all environments: what one seat knows, its own side first, then
the others in order of play. What a seat may not know is not in it. Counts are scaled; most numbers lie between 0 and 1.
A shape of 2 × 6 at 254 means: number 254 + 6 · i + j for row i and column j.
"""


class Part(NamedTuple):
    """A span of features."""

    name: str
    first: int
    last: int
    shape: str
    meaning: str


def module_of(game: Game) -> ModuleType:
    """Return the module that writes a game's features."""
    rule = RULES[game.state]["observe"]
    return sys.modules[getattr(rule, "py_func", rule).__module__]


def parts(game: Game) -> list[Part]:
    """List the spans of a game's features in order, with the comments that stand beside them."""
    module = module_of(game)
    source = inspect.getsource(module)
    lines = source.splitlines()
    found = []
    for node in ast.parse(source).body:
        if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name):
            continue
        name = node.targets[0].id
        value = getattr(module, name)
        if not isinstance(value, Span) or not isinstance(node.value, ast.Call):
            continue
        sizes = [eval(ast.unparse(size), vars(module)) for size in node.value.args[1:]]
        comment = lines[node.end_lineno - 1].partition("  # ")[2] if node.end_lineno else ""
        shape = " × ".join(str(size) for size in sizes) or "1"
        found.append(Part(name.replace("_", " ").lower(), value.first, value.last, shape, comment))
    return sorted(found, key=lambda part: part.first)


def action_rows(game: Game) -> Iterator[str]:
    """Yield the actions, those of one verb together."""
    numbered = enumerate(game.actions)
    for _, group in groupby(numbered, key=lambda one: one[1].partition(" ")[0]):
        same = list(group)
        first, last = same[0], same[-1]
        if len(same) == 1:
            yield f"| {first[0]} | `{first[1]}` |"
        else:
            yield f"| {first[0]} to {last[0]} | `{first[1]}` … `{last[1]}` |"


def page() -> str:
    """Return the whole page."""
    lines = [HEAD]
    for name in names():
        game = load(name)
        lines += [f"## {game.title}", f"{game.observation} features, {len(game.actions)} actions.", ""]
        lines += ["| numbers | shape | what | how |", "|---|---|---|---|"]
        for part in parts(game):
            numbers = str(part.first) if part.first == part.last else f"{part.first} to {part.last}"
            lines.append(f"| {numbers} | {part.shape} | {part.name} | {part.meaning} |")
        lines += ["", "| action | name |", "|---|---|", *action_rows(game), ""]
    return "\n".join(lines)


if __name__ == "__main__":
    print(page(), end="")
