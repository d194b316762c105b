"""Portside: three harbour board games, played properly.

game = portside.load("shanghaien")
match = portside.Match(game, seats=2, seed=7)
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from portside.core.match import Match
    from portside.core.registry import load

__all__ = ["Match", "load"]


def __getattr__(name: str) -> Any:
    # Numba takes a third of a second to import: only who plays waits for it, not `portside --help`.
    if name == "load":
        from portside.core.registry import load

        return load
    if name == "Match":
        from portside.core.match import Match

        return Match
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
