"""Who takes part in an event: our bots by name, a Python class, a process, or a bot behind HTTP.

greedy                        one of ours
python:bots/mine.py:Mine      a class with choose(seen, seat), made as Mine(game, seats, seed); also package.module:Mine
process:./mybot --fast        a program that reads questions and writes answers, one JSON object a line
http://host:8000/move         a bot that is asked by POST, with the same JSON
mine=process:./mybot          any of them under a name of its own
"""

import re
import shlex
import shutil
from collections.abc import Sequence
from pathlib import Path

import msgspec

from portside.bots.names import KNOWN, is_bot

OURS, PYTHON, PROCESS, HTTP = "ours", "python", "process", "http"
LABEL = re.compile(r"([\w .@-]{1,40})=(.+)", re.DOTALL)
CLASS = re.compile(r"(.+):([A-Za-z_]\w*)")


class Entrant(msgspec.Struct, frozen=True):
    """A bot that takes part, as plain data that travels to any worker."""

    name: str  # as the results show it
    kind: str
    target: str  # a bot's name, a class, a command, an address


class EntrantError(ValueError):
    """An entrant that can't be understood or found; `message` names the sentence of the catalogue."""

    def __init__(self, message: str, **values: str) -> None:
        super().__init__(f"{message}: {values}")
        self.message = message
        self.values = values


def read_entrant(text: str) -> Entrant:
    """Return the entrant that a text describes."""
    label, spec = "", text.strip()
    if not spec.startswith(("http://", "https://")) and (named := LABEL.fullmatch(spec)):
        label, spec = named[1].strip(), named[2].strip()
    if spec.startswith(("http://", "https://")):
        return Entrant(label or spec, HTTP, spec)
    kind, _, target = spec.partition(":")
    if kind == PYTHON:
        return Entrant(label or target.rpartition(":")[2], PYTHON, _find_class(target))
    if kind == PROCESS:
        return Entrant(label or target, PROCESS, _find_command(target))
    if not is_bot(spec):
        raise EntrantError("arena-error-entrant", name=spec, bots=", ".join(KNOWN))
    return Entrant(label or spec, OURS, spec)


def read_entrants(texts: Sequence[str]) -> tuple[Entrant, ...]:
    """Return all entrants; each name may stand once."""
    entrants = tuple(read_entrant(text) for text in texts)
    names = [entrant.name for entrant in entrants]
    for name in names:
        if names.count(name) > 1:
            raise EntrantError("arena-error-twice", name=name)
    return entrants


def _find_class(target: str) -> str:
    found = CLASS.fullmatch(target)
    if not found:
        raise EntrantError("arena-error-class", target=target)
    if found[1].endswith(".py") or "/" in found[1]:
        path = Path(found[1])
        if not path.is_file():
            raise EntrantError("arena-error-file", path=found[1])
        return f"{path.resolve()}:{found[2]}"
    return target


def _find_command(target: str) -> str:
    try:
        words = shlex.split(target)
    except ValueError:
        words = []
    if not words or not shutil.which(words[0]):
        raise EntrantError("arena-error-command", command=target)
    return target
