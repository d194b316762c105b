"""Reading a game's components: the packaged file, or the owner's own in its place."""

import hashlib
import json
import os
import tomllib
from pathlib import Path
from typing import Any

SOURCES = ("book", "seen", "assumed")


class ComponentsError(ValueError):
    """A components file that can't be used; says which row is wrong and why."""


def read(game: str, packaged: Path) -> dict[str, Any]:
    """Return the tables of PORTSIDE_COMPONENTS/<game>.toml if that file is there, else of the packaged one."""
    folder = os.environ.get("PORTSIDE_COMPONENTS")
    path = packaged
    if folder:
        if not Path(folder).is_dir():
            raise ComponentsError(f"PORTSIDE_COMPONENTS: there is no folder {folder}.")
        own = Path(folder) / f"{game}.toml"
        path = own if own.exists() else packaged
    try:
        tables = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ComponentsError(f"{path}: {error}.") from error
    for name, table in tables.items():
        need(isinstance(table, list), name, 1, f"must be a table of rows, each under [[{name}]]")
        for number, row in enumerate(table, 1):
            need(isinstance(row, dict), name, number, "must be a row with a source")
            need(row.get("source") in SOURCES, name, number, f"source must be one of {', '.join(SOURCES)}")
    return tables


def need(holds: bool, table: str, row: int, why: str) -> None:
    """Refuse a row of a table unless a condition holds."""
    if not holds:
        raise ComponentsError(f"Components: {table}, row {row}: {why}.")


def digest(tables: dict[str, Any]) -> str:
    """Return a digest of what the tables say, their sources and comments set aside."""

    def said(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: said(part) for key, part in value.items() if key != "source"}
        return [said(part) for part in value] if isinstance(value, list) else value

    return hashlib.sha256(json.dumps(said(tables), sort_keys=True).encode()).hexdigest()[:16]
