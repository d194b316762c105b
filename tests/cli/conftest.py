"""Running the command line: in this process, which is quick, or in one of its own."""

import os
import signal
import subprocess
import sys
from dataclasses import dataclass

import pytest

import portside.cli


@dataclass
class Done:
    code: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def own_folders(tmp_path, monkeypatch):
    """Keep matches of tests apart, and the language English."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "PORTSIDE_LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def portside_here(monkeypatch, capsys):
    """Return a function that runs a command in this process; `typed` are the lines a person types."""

    def run(*arguments, typed=()):
        lines = iter(typed)

        def answer(prompt=""):
            print(prompt, end="")
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)
        monkeypatch.setattr(sys, "argv", ["portside", *arguments])
        code = 0
        try:
            portside.cli.main()
        except SystemExit as leave:
            code = leave.code
        printed = capsys.readouterr()
        return Done(code, printed.out, printed.err)

    return run


def start(*arguments, **options):
    """Start a command in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "portside.cli", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        # A job in the background ignores Ctrl-C, and so would what it starts.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        **options,
    )
