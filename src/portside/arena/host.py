"""Runs somebody's Python bot in a process of its own: python -m portside.arena.host FILE.py:Class GAME SEATS."""

import base64
import importlib
import importlib.util
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from portside.core.registry import load


def find_class(target: str) -> Callable[..., Any]:
    """Return the class that `file.py:Class` or `package.module:Class` names."""
    where, _, name = target.rpartition(":")
    if where.endswith(".py"):
        spec = importlib.util.spec_from_file_location(Path(where).stem, where)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.path.insert(0, str(Path(where).parent))
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
    else:
        sys.path.insert(0, str(Path.cwd()))
        module = importlib.import_module(where)
    found: Callable[..., Any] = getattr(module, name)
    return found


def main() -> None:
    """Answer questions until there are no more; what goes wrong in the bot is an answer, too."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what the bot prints is not an answer
    target, name, seats = sys.argv[1], sys.argv[2], int(sys.argv[3])
    game = load(name)
    make: Callable[..., Any] | None = None
    match, bot = None, None
    for line in sys.stdin:
        question = json.loads(line)
        try:
            make = make or find_class(target)
            if question["match"] != match:
                match = question["match"]
                bot = make(game, seats, sum(match.encode()) * 7919 + question["seat"])
            assert bot is not None
            seen = game.from_bytes(base64.b64decode(question["state"]))
            answer: dict[str, Any] = {"action": int(bot.choose(seen, question["seat"]))}
        except Exception as error:  # somebody's bot may raise anything: it loses the match, and we say why
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
