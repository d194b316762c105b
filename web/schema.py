"""Print the JSON Schema of all that the browser reads and writes: messages, commands, each game's view.

`npm run types` writes it to src/api/schema.json and makes src/api/schema.ts of it.
"""

import json
from typing import Any, get_type_hints

import msgspec

from portside.core.registry import load, names
from portside.server.commands import Command, OpenTable
from portside.server.messages import ClientMessage, ServerMessage
from portside.server.routes.archive import RecordInfo
from portside.server.routes.games import GameInfo, Rules
from portside.server.routes.players import Link, Me
from portside.server.routes.tables import Hint, Steps, Verified, Why
from portside.server.summaries import TableSummary

READ = {"ServerMessage": ServerMessage}
ANSWERS = [GameInfo, Rules, Me, Link, TableSummary, Steps, Hint, Why, RecordInfo, Verified]  # of the HTTP API
WRITTEN: dict[str, Any] = {"ClientMessage": ClientMessage, "Command": Command}


def schema() -> dict[str, Any]:
    """Return one schema with a definition for every type; a game's types begin with its name."""
    definitions = {**_written(), **_read([ServerMessage, *ANSWERS], "")}
    for name in names():
        prefix = "".join(word.capitalize() for word in name.split("_"))
        game = load(name)
        definitions |= _read([get_type_hints(verb)["return"] for verb in (game.view, game.scenes)], prefix)
    for union, type_ in {**READ, **WRITTEN}.items():
        (definitions[union],), _ = msgspec.json.schema_components([type_], ref_template="#/$defs/{name}")
    for part, shape in definitions.items():
        shape["title"] = part
    every = {part: {"$ref": f"#/$defs/{part}"} for part in definitions}
    return {"title": "Wire", "type": "object", "properties": every, "additionalProperties": False, "$defs": definitions}


def _written() -> dict[str, Any]:
    types = [*WRITTEN.values(), OpenTable]
    _, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return definitions


def _read(types: list[Any], prefix: str) -> dict[str, Any]:
    """Return the definitions of what the server writes: with every field, also those that have a default."""
    _, definitions = msgspec.json.schema_components(types, ref_template=f"#/$defs/{prefix}{{name}}")
    for shape in definitions.values():
        shape["required"] = list(shape["properties"])
        shape["additionalProperties"] = False
    return {prefix + part: shape for part, shape in definitions.items()}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
