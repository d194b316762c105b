"""Compilation: the one door to Numba, and the folder its results are kept in."""

import hashlib
import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar, cast
from uuid import uuid4

import numba
import numpy as np
from numba.core.bytecode import FunctionIdentity
from numba.core.caching import IndexDataCacheFile

PACKAGE = Path(__file__).resolve().parent.parent
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "portside"
CHECKED = "NUMBA_BOUNDSCHECK"  # set to 1, compiled code checks every index, and is kept apart
KEPT = 6  # cache folders of other versions and components that are left in place

# Rooms without kernels: an edit there recompiles nothing. A test holds them to it.
WITHOUT_KERNELS = frozenset({"cli", "locales", "server", "web"})

INTERPRETED = bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]

Rule = TypeVar("Rule", bound=Callable[..., Any])


def sources() -> list[Path]:
    """List the files that compiled code depends on: kernels, and component data they take as constants."""
    own = [
        path
        for path in PACKAGE.rglob("*")
        if path.suffix in {".py", ".toml"} and path.relative_to(PACKAGE).parts[0] not in WITHOUT_KERNELS
    ]
    folder = os.environ.get("PORTSIDE_COMPONENTS")
    return sorted(own) + (sorted(Path(folder).glob("*.toml")) if folder else [])


def digest() -> str:
    """Return a digest of all sources, component files and versions that shape the machine code.

    Numba notices edits only in a function's own file, not in the tables and rules it calls. A cache
    folder named by this digest makes a stale cache impossible.
    """
    seen = hashlib.sha256(f"numba {numba.__version__} numpy {np.__version__} {os.environ.get(CHECKED)}".encode())
    for path in sources():
        seen.update(f"\n{path.name} {path.stat().st_size}\n".encode())
        seen.update(path.read_bytes())
    return seen.hexdigest()[:16]


def open_cache() -> bool:
    """Point Numba at this version's cache folder; tell whether it can be written."""
    folder = CACHE / digest()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        others = sorted((f for f in CACHE.iterdir() if f != folder), key=lambda f: f.stat().st_mtime)
    except OSError:
        return False
    for old in others[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    return os.access(folder, os.W_OK)


def own_data_name(file: IndexDataCacheFile, number: int) -> str:
    """Name a file of machine code as no other process does.

    Numba counts them: two processes that compile at once count alike, and one's code ends up under the
    other's signature, another game's rules or another span's numbers, to be run from then on. With names of
    their own, at worst an entry is lost and compiled again.
    """
    return f"{file._index_name.removesuffix('.nbi')}.{uuid4().hex}.nbc"


IndexDataCacheFile._data_name = own_data_name  # type: ignore[method-assign]

# Numba tells functions of one name (each span's `of`, each verb's call) apart by counting what a process has
# compiled. A process that compiles one and finds another of the same count in the cache would link one of
# them for both, and play by wrong numbers. Counted at random, no two are the same.
FunctionIdentity._unique_ids = iter(lambda: uuid4().int, None)  # type: ignore[assignment]

KEEPS = not INTERPRETED and open_cache()  # what is compiled here, other processes find

_compile = numba.njit(cache=KEEPS, nogil=True)


def kernel(rule: Rule) -> Rule:
    """Compile a rule; without a writable cache folder it is compiled anew in each process.

    Under NUMBA_DISABLE_JIT=1 the rule is returned as it is, for the debugger.
    """
    return cast(Rule, _compile(rule))


def is_compiled(what: str) -> bool:
    """Tell whether a process has noted that all of something is in the cache folder."""
    return INTERPRETED or (KEEPS and _note(what).exists())


def note_compiled(what: str) -> None:
    """Note for other processes that all of something is in the cache folder."""
    if KEEPS:
        with suppress(OSError):  # a folder that is gone by now keeps nothing, and that is all
            _note(what).touch()


def _note(what: str) -> Path:
    return Path(numba.config.CACHE_DIR) / f"{what}.compiled"  # type: ignore[attr-defined]
