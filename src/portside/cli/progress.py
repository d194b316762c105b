"""Progress on long work: shown on a terminal, silent in a pipe."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from numba.core import event
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.status import Status

from portside.locales import Say


class _Compiling(event.Listener):
    """Shows which rule is being compiled. Numba says so only when it really compiles, not from its cache."""

    def __init__(self, say: Say, status: Status) -> None:
        self.say = say
        self.status = status
        self.depth = 0
        self.count = 0

    def on_start(self, event: event.Event) -> None:
        self.depth += 1
        name = event.data["dispatcher"].py_func.__name__
        self.status.update(self.say("cli-compiling", name=name, count=self.count))
        if self.depth == 1:
            self.status.start()

    def on_end(self, event: event.Event) -> None:
        self.depth -= 1
        self.count += 1
        if self.depth == 0:
            self.status.stop()


@contextmanager
def compiling(say: Say) -> Iterator[None]:
    """Show progress while rules are compiled for the first time."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield
        return
    with event.install_listener("numba:compile", _Compiling(say, console.status(""))):
        yield


@contextmanager
def counting(text: str, total: int) -> Iterator[Callable[..., None]]:
    """Show a bar; yields what must be told how much is done, and of how much if that changes."""
    console = Console(stderr=True)
    columns = TextColumn(text), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(text, total=total)
        yield lambda done, of=total: progress.update(task, completed=done, total=of)


@contextmanager
def waiting(text: str) -> Iterator[None]:
    """Show that something is being done whose length nobody knows."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield
        return
    with console.status(text):
        yield
