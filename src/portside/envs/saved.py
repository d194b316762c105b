"""Environments as bytes: saved, restored, and refused where they do not fit."""

from typing import Any

import msgspec

from portside.core.contract import Game


class Saved(msgspec.Struct, frozen=True):
    """What an environment saves.

    The bytes hold no code. But positions are not proofread: compiled rules trust them, so restore what you
    saved yourself, not what a stranger sends.
    """

    kind: str  # of environment
    game: str
    rules: int
    components: str
    seats: int
    parts: dict[str, Any]  # arrays as bytes, numbers and lists as they are


class NotSaved(ValueError):
    """Bytes that this environment did not save."""


def write(kind: str, game: Game, seats: int, **parts: Any) -> bytes:
    """Return an environment as bytes."""
    return msgspec.msgpack.encode(Saved(kind, game.name, game.rules_version, game.components, seats, parts))


def read(saved: bytes, kind: str, game: Game, seats: int) -> dict[str, Any]:
    """Return the parts that were saved; raises NotSaved for bytes of another environment."""
    try:
        found = msgspec.msgpack.decode(saved, type=Saved)
    except (msgspec.DecodeError, TypeError) as error:
        raise NotSaved(f"These are not the bytes of a saved environment: {error}.") from None
    for what, theirs, ours in (
        ("kind of environment", found.kind, kind),
        ("game", found.game, game.name),
        ("version of the rules", found.rules, game.rules_version),
        ("components", found.components, game.components),
        ("number of seats", found.seats, seats),
    ):
        if theirs != ours:
            raise NotSaved(f"The saved environment has another {what}: {theirs}, not {ours}.")
    return found.parts
