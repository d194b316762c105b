"""An event on many cores, or on a Ray cluster: the same matches as on one, whoever dies on the way."""

import logging
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

import msgspec

from portside.arena.event import Event, Played, Table, in_order, play_here
from portside.core.extras import extra

Progress = Callable[[int], None]

ATTEMPTS = 5  # how often a deal whose worker died is played again before the event gives up
AHEAD = 3  # deals given out for each worker, so that none waits


class WorkersLost(RuntimeError):
    """Workers kept dying over the same deals."""


def play_event(event: Event, cores: int, progress: Progress = lambda matches: None) -> list[Played]:
    """Play an event on so many processes of this machine."""
    cores = min(cores, len(event.units))
    if cores <= 1:
        return play_here(event, progress)
    done: dict[int, list[Played]] = {}
    for _ in range(ATTEMPTS):
        left = [unit for unit in event.units if unit not in done]
        if not left:
            break
        try:
            # Spawned, not forked: threads and compiled code do not survive a fork.
            with ProcessPoolExecutor(cores, get_context("spawn"), _open_table, (msgspec.json.encode(event),)) as pool:
                waiting = {pool.submit(_play_unit, unit) for unit in left}
                while waiting:
                    ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in ready:
                        unit, matches = future.result()
                        done[unit] = matches
                    progress(len(done) * event.seats)
        except BrokenProcessPool:
            continue  # a worker was killed: what is not done yet is played again
    return _all_of(event, done)


_table: Table | None = None  # of this worker


def _open_table(event: bytes) -> None:
    global _table
    _table = Table(msgspec.json.decode(event, type=Event))


def _play_unit(unit: int) -> tuple[int, list[Played]]:
    assert _table is not None
    return unit, _table.play(unit)


def _all_of(event: Event, done: dict[int, list[Played]]) -> list[Played]:
    missing = len(event.units) - len(done)
    if missing:
        raise WorkersLost(f"Workers died {ATTEMPTS} times; {missing} deals could not be played.")
    return list(in_order(done))


# --- Ray --------------------------------------------------------------------------------------------


@contextmanager
def cluster(address: str) -> Iterator[Any]:
    """Connect to a Ray cluster: an address, `auto`, or `local` for one that is started here and ended after."""
    # Ray reports on its users and prints progress unless told not to.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    with extra("ray"):
        import ray

    mine = not ray.is_initialized()
    if mine:
        options: dict[str, Any] = {"include_dashboard": False} if address == "local" else {}
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **options)
    try:
        yield ray
    finally:
        if mine:
            ray.shutdown()


def play_on_ray(event: Event, address: str, progress: Progress = lambda matches: None) -> list[Played]:
    """Play an event on a Ray cluster; a deal whose worker or machine dies is played again."""
    with cluster(address) as ray:
        # Ray starts a task anew when its worker dies; results come back by number, so none counts twice.
        play = ray.remote(max_retries=ATTEMPTS, num_cpus=1)(play_on_worker)
        sent = ray.put(msgspec.json.encode(event))
        done: dict[int, list[Played]] = {}
        units = list(reversed(event.units))
        running: set[Any] = set()
        tries = 0
        while units or running:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while units and len(running) < room:
                running.add(play.remote(sent, units.pop()))
            ready, _ = ray.wait(list(running), num_returns=1)
            for one in ready:
                running.discard(one)
                try:
                    unit, matches = msgspec.json.decode(ray.get(one), type=tuple[int, list[Played]])
                except ray.exceptions.RayTaskError:
                    raise  # the task itself is wrong: no other worker would do better
                except ray.exceptions.RayError:
                    tries += 1
                    continue  # lost for good; its number is missing below
                done[unit] = matches
            progress(len(done) * event.seats)
            if not units and not running and tries <= ATTEMPTS:
                units = [unit for unit in reversed(event.units) if unit not in done]
    return _all_of(event, done)


_tables: dict[bytes, Table] = {}  # of this Ray worker


def play_on_worker(event: bytes, unit: int) -> bytes:
    """Play one deal on a Ray worker, which keeps its table for the next one."""
    if event not in _tables:
        _tables[event] = Table(msgspec.json.decode(event, type=Event))
    return msgspec.json.encode((unit, _tables[event].play(unit)))
