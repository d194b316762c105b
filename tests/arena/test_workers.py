"""The same event on one core, on two, and on Ray: the same matches, whoever dies on the way."""

import os
import signal
from pathlib import Path

import pytest

from portside.arena import workers
from portside.arena.entrants import read_entrants
from portside.arena.event import Event, play_here
from portside.arena.workers import WorkersLost, play_event, play_on_ray

EVENT = Event("shanghaien", 2, read_entrants(["random", "greedy", "twin=random"]), 8, 5, 60.0)


def without_clock(matches):
    return [(match.unit, match.turn, match.bots, match.points, match.places, match.failed) for match in matches]


@pytest.fixture(scope="module")
def expected():
    return without_clock(play_here(EVENT))


def children(parent):
    """Return the processes that a process has started, by id, with their command lines."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if int((folder / "stat").read_text().rpartition(")")[2].split()[1]) == parent:
                found[int(folder.name)] = (folder / "cmdline").read_bytes().decode()
        except OSError:
            continue  # it has ended meanwhile
    return found


def test_two_cores_play_the_same_matches_and_survive_the_death_of_one(expected):
    killed = []

    def kill_one(done):
        workers_now = [pid for pid, command in children(os.getpid()).items() if "spawn_main" in command]
        if not killed and done >= 4 and workers_now:
            killed.append(workers_now[0])
            os.kill(workers_now[0], signal.SIGKILL)

    assert without_clock(play_event(EVENT, 2, kill_one)) == expected
    assert killed


def test_workers_that_always_die_end_the_event_with_a_sentence(monkeypatch):
    monkeypatch.setattr(workers, "_play_unit", _die)
    monkeypatch.setattr(workers, "ATTEMPTS", 2)
    with pytest.raises(WorkersLost, match="died 2 times"):
        play_event(EVENT, 2)


def _die(unit):
    os._exit(1)


@pytest.mark.filterwarnings("ignore::DeprecationWarning:ray", "ignore::FutureWarning", "ignore::ResourceWarning")
def test_ray_plays_the_same_matches_and_survives_the_death_of_a_worker(expected, monkeypatch):
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    import ray

    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        raylet = ray._private.worker._global_node.all_processes["raylet"][0].process.pid
        killed = []

        def kill_one(done):
            playing = [pid for pid, command in children(raylet).items() if "play_on_worker" in command]
            if not killed and done >= 4 and playing:
                killed.append(playing[0])
                os.kill(playing[0], signal.SIGKILL)

        assert without_clock(play_on_ray(EVENT, "local", kill_one)) == expected
        assert killed
    finally:
        ray.shutdown()
