"""The compile cache: keyed by all that shapes machine code, never stale."""

import os
import subprocess
import sys

from numba.core.caching import IndexDataCacheFile

from portside.core import jit


def test_the_digest_follows_the_components(tmp_path, monkeypatch):
    plain = jit.digest()
    monkeypatch.setenv("PORTSIDE_COMPONENTS", str(tmp_path))
    assert jit.digest() == plain
    (tmp_path / "shanghaien.toml").write_text("# mine")
    mine = jit.digest()
    (tmp_path / "shanghaien.toml").write_text("# yours")
    assert len({plain, mine, jit.digest()}) == 3


def test_code_that_checks_indices_is_kept_apart(monkeypatch):
    plain = jit.digest()
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert jit.digest() != plain


def test_the_digest_follows_every_source_with_kernels(tmp_path, monkeypatch):
    for name in ("core/a.py", "games/g/components.toml", "cli/b.py"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text("one")
    monkeypatch.setattr(jit, "PACKAGE", tmp_path)
    digests = [jit.digest()]
    for name in ("core/a.py", "games/g/components.toml", "cli/b.py"):
        (tmp_path / name).write_text("two")
        digests.append(jit.digest())
    assert len(set(digests[:3])) == 3
    assert digests[3] == digests[2]  # no kernels there


def test_old_cache_folders_are_cleared_away(tmp_path, monkeypatch):
    monkeypatch.setattr(jit, "CACHE", tmp_path)
    for age in range(10):
        folder = tmp_path / f"old{age}"
        folder.mkdir()
        os.utime(folder, (1000 - age, 1000 - age))
    kept = jit.numba.config.CACHE_DIR
    try:
        assert jit.open_cache()
        assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
            [jit.digest(), *(f"old{age}" for age in range(jit.KEPT))]
        )
    finally:
        jit.numba.config.CACHE_DIR = kept


def test_without_a_writable_cache_the_rules_still_work(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    code = "from portside.core.chance import below, streams; print(below(streams(1, 0, 1), 1))"
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, "XDG_CACHE_HOME": str(blocked)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "0\n"


def test_two_processes_that_compile_at_once_never_run_each_others_code(tmp_path, monkeypatch):
    """The second one read the index before the first had written it, and writes its code first."""
    one, two = (IndexDataCacheFile(str(tmp_path), "rule", "stamp") for _ in range(2))
    write = one._save_data

    def write_late(name, data):
        monkeypatch.setattr(two, "_load_index", dict)
        two.save("two's signature", "two's code")
        write(name, data)

    monkeypatch.setattr(one, "_save_data", write_late)
    one.save("one's signature", "one's code")
    later = IndexDataCacheFile(str(tmp_path), "rule", "stamp")
    assert later.load("two's signature") == "two's code"
    assert later.load("one's signature") is None  # lost, and compiled again


def test_what_another_process_compiled_is_not_taken_for_ones_own(tmp_path):
    """A kernel calls two spans: one found in the cache, one compiled as the same in count as that one was."""
    (tmp_path / "two_spans.py").write_text(
        "from portside.core.jit import kernel\n"
        "from portside.core.spans import span\n"
        "one, ten, twenty = span(1, 5), span(10, 5), span(20, 5)\n"
        "@kernel\n"
        "def both(i):\n"
        "    return ten.of(i), twenty.of(i)\n"
    )

    def run(code: str) -> str:
        return subprocess.run(
            [sys.executable, "-c", f"from two_spans import *; print({code})"],
            env={**os.environ, "XDG_CACHE_HOME": str(tmp_path), "PYTHONPATH": str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    assert run("one.of(1), ten.of(1)") == "2 11\n"
    assert run("both(1)") == "(11, 21)\n"
