"""The lab: a game with other component values beside the standard one.

Component values are constants to the compiler, so each side is measured in a process of its own; the changed
side is compiled anew, which takes a minute or two for the first time.
"""

import os
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from portside.arena.balance import Balance
from portside.core.components import ComponentsError


class Change(msgspec.Struct, frozen=True):
    """A value to be set: `ship.10.count=4` is the row of the table `ship` that starts with 10."""

    table: str
    row: str
    key: str
    value: Any
    text: str


class LabError(ValueError):
    """A change that can't be made; `message` names the sentence of the catalogue."""

    def __init__(self, message: str, **values: str) -> None:
        super().__init__(f"{message}: {values}")
        self.message = message
        self.values = values


def read_change(text: str) -> Change:
    """Return the change that a text such as `four_players.10.points=[6, 3, 2]` describes."""
    path, equals, value = text.partition("=")
    parts = [part.strip() for part in path.split(".")]
    if not equals or len(parts) != 3 or not all(parts):
        raise LabError("arena-error-set", change=text)
    try:
        read = tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        raise LabError("arena-error-set-value", change=text, value=value.strip()) from None
    table, row, key = parts
    return Change(table, row, key, read, text)


def packaged(name: str) -> Path:
    """Return the components file in use: the owner's, or the packaged one."""
    folder = os.environ.get("PORTSIDE_COMPONENTS")
    if folder and (Path(folder) / f"{name}.toml").exists():
        return Path(folder) / f"{name}.toml"
    return Path(__file__).parent.parent / "games" / name / "components.toml"


def row_name(row: dict[str, Any]) -> str:
    """Return what a row is called: its first value."""
    return str(next(iter(row.values())))


def changed(tables: dict[str, Any], changes: Sequence[Change]) -> dict[str, Any]:
    """Return the tables with the changes made; raises LabError where a table, row or key is not there."""
    tables = {name: [dict(row) for row in rows] for name, rows in tables.items()}
    for change in changes:
        if change.table not in tables:
            known = ", ".join(tables)
            raise LabError("arena-error-set-table", change=change.text, name=change.table, known=known)
        rows = tables[change.table]
        # A row by its first value, as printed, or #3: by its number.
        found = [row for row in rows if row_name(row) == change.row]
        if change.row.startswith("#") and change.row[1:].isdigit():
            found = rows[int(change.row[1:]) - 1 : int(change.row[1:])]
        if len(found) != 1:
            known = ", ".join(dict.fromkeys(map(row_name, rows))) + f", #1 … #{len(rows)}"
            raise LabError("arena-error-set-row", change=change.text, name=change.row, known=known)
        if change.key not in found[0]:
            known = ", ".join(key for key in found[0] if key != "source")
            raise LabError("arena-error-set-key", change=change.text, name=change.key, known=known)
        found[0][change.key] = change.value
        found[0]["source"] = "assumed"
    return tables


def as_toml(tables: dict[str, Any]) -> str:
    """Write component tables as TOML."""
    lines = []
    for name, rows in tables.items():
        for row in rows:
            lines.append(f"[[{name}]]")
            lines += [f"{key} = {_value(value)}" for key, value in row.items()]
    return "\n".join(lines) + "\n"


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_value(part) for part in value) + "]"
    return msgspec.json.encode(value).decode()  # numbers, booleans and strings are written alike


class Compared(msgspec.Struct, frozen=True):
    """A game as it is and as it was changed."""

    game: str
    seats: int
    seed: int
    bots: list[str]
    changes: list[str]
    standard: Balance
    variant: Balance


def compare(name: str, seats: int, matches: int, seed: int, bots: Sequence[str], changes: Sequence[Change]) -> Compared:
    """Measure a game with and without the changes, side by side; raises LabError or ComponentsError."""
    tables = changed(tomllib.loads(packaged(name).read_text("utf-8")), changes)
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / f"{name}.toml").write_text(as_toml(tables), "utf-8")
        sides = [_start(name, seats, matches, seed, bots, own) for own in (folder, None)]
        try:
            variant, standard = (_finish(side) for side in sides)
        finally:
            for side in sides:  # of values that the game refuses, the other side need not be measured
                side.kill()
                side.communicate()
    return Compared(name, seats, seed, list(bots), [change.text for change in changes], standard, variant)


def _start(
    name: str, seats: int, matches: int, seed: int, bots: Sequence[str], folder: str | None
) -> "subprocess.Popen[bytes]":
    environment = {**os.environ, "PORTSIDE_COMPONENTS": folder} if folder else dict(os.environ)
    command = [
        sys.executable,
        "-m",
        "portside.arena.balance",
        name,
        str(seats),
        str(matches),
        str(seed),
        ",".join(bots),
    ]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def _finish(process: "subprocess.Popen[bytes]") -> Balance:
    out, err = process.communicate()
    if process.returncode:
        said = err.decode("utf-8", "replace").strip().splitlines()
        raise ComponentsError(said[-1] if said else f"exit code {process.returncode}")
    return msgspec.json.decode(out, type=Balance)
