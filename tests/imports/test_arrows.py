"""Who may import whom: the arrows of docs/architecture.md."""

import ast
from pathlib import Path

import pytest

import portside
from portside.core.jit import WITHOUT_KERNELS

PACKAGE = Path(portside.__file__).parent

# A room may import itself and these.
MAY_IMPORT = {
    "locales": set(),
    "core": {"locales"},
    "games": {"core", "locales"},
    "bots": {"core", "games"},
    "arena": {"core", "bots", "locales"},
    "envs": {"core", "bots", "locales"},
    "server": {"core", "bots", "locales"},
    "cli": {"core", "bots", "arena", "server", "locales"},
}
# Parts of bots/ that know no game: everything but the folders named after one.
GENERIC_BOTS = sorted((PACKAGE / "bots").glob("*.py"))
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE)


def imported(path: Path) -> set[str]:
    """Return the modules of ours that a file imports, anywhere in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path}: imports are absolute"
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.startswith("portside.")}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_room_imports_only_what_its_arrows_allow(path):
    room = path.relative_to(PACKAGE).parts[0]
    rooms = {name.split(".")[1] for name in imported(path)}
    assert rooms - {room} <= MAY_IMPORT[room]


@pytest.mark.parametrize("path", GENERIC_BOTS, ids=lambda path: path.name)
def test_generic_bots_know_no_game(path):
    assert not [name for name in imported(path) if name.startswith("portside.games")]


def test_games_do_not_know_each_other():
    games = {path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").exists()}
    for game in games:
        for path in (PACKAGE / "games" / game).glob("*.py"):
            others = {name.split(".")[2] for name in imported(path) if name.startswith("portside.games.")}
            assert others <= {game}


def test_rooms_without_kernels_have_none():
    """An edit there does not change the compile cache's folder, so a kernel there could be stale."""
    for path in MODULES:
        if path.relative_to(PACKAGE).parts[0] in WITHOUT_KERNELS:
            assert "portside.core.jit.kernel" not in imported(path), path


def test_only_one_door_leads_to_numba():
    for path in MODULES:
        named = {
            alias.name
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Import)
            for alias in node.names
        }
        if "numba" in named:
            assert path.relative_to(PACKAGE).as_posix() in {"core/jit.py", "core/contract.py"}
