"""Puts the built browser client into wheels and source archives."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "web"))

from build import BUILT, FALLBACK, build, system_npm  # noqa: E402 - web/build.py, which needs the line above


class Client(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client, except for an editable install: there the Makefile does, whenever its sources change."""

    def dependencies(self) -> list[str]:
        return [] if system_npm() else [FALLBACK]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            build()
            build_data["artifacts"].append(f"{BUILT.relative_to(ROOT).as_posix()}/**")
