"""How fast environments step, with observations and masks: ours and others', in one run on one core.

    make bench-envs

Prints a table with ratios and writes it to bench/envs.md. Every row plays random legal actions: choosing them
is part of the time, for all alike. Timings on a busy machine are noisy: read the ratios of one run.
"""

import os
import platform
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import metadata
from pathlib import Path
from random import Random
from typing import NamedTuple

for _name in ("OMP_NUM_THREADS", "XLA_FLAGS"):
    os.environ.setdefault(_name, {"OMP_NUM_THREADS": "1", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false"}[_name])
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {sorted(os.sched_getaffinity(0))[0]})  # one core is the rule, for JAX, too

from portside.core.registry import load, names  # noqa: E402 - after the core is chosen

WINDOWS = 8  # a row is timed so many times; the fastest counts, the slowest stands beside it
SECONDS = 0.5  # each
BATCH = 4096
YARDSTICKS = ("Pgx connect_four", "PettingZoo connect_four_v3")
RESULTS = Path(__file__).parent / "envs.md"


class Row(NamedTuple):
    """What one environment did in its time."""

    name: str
    version: str
    batch: int
    slowest: float  # steps a second, in the slowest window
    fastest: float
    note: str = ""


def timed(name: str, package: str, batch: int, play: Callable[[], int], note: str = "") -> Row:
    """Step in several windows of time; play() steps some more and returns how many steps that was.

    The clock is the processor's time of this process. Others on the machine still take caches and memory
    from it, and can only slow it down: so the fastest window tells most about the environment.
    """
    play()  # compiled and warm before the clock starts
    rates = []
    for _ in range(WINDOWS):
        steps, start = 0, time.process_time()
        while (spent := time.process_time() - start) < SECONDS or steps == 0:
            steps += play()
        rates.append(steps / spent)
    return Row(name, metadata.version(package), batch, min(rates), max(rates), note)


def ours(name: str, seats: int, batch: int, opponents: str | None) -> Row:
    """Step our vector environment, with buffers that are reused."""
    import numpy as np

    from portside.envs.vector import Vector

    matches = Vector(name, batch, seats, opponents=opponents, seed=1)
    actions = np.zeros(batch, np.int64)

    def play() -> int:
        for _ in range(20):
            matches.step(matches.sample(actions))
        return 20 * batch

    who = f"against {opponents}" if opponents else "self-play"
    features = load(name).observation
    return timed(f"Portside {name}, {seats} seats, {who}", "portside", batch, play, f"{features} features")


def pgx(title: str, batch: int) -> Row:
    """Step a Pgx environment as its users do: step, autoreset and choice in one compiled loop."""
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental import auto_reset

    env = library.make(title)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry, _):  # type: ignore[no-untyped-def]
        state, key = carry
        key, choice, luck = jax.random.split(key, 3)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(choice, logits, axis=1)
        return (step(state, actions, jax.random.split(luck, batch)), key), None

    run = jax.jit(lambda state, key: jax.lax.scan(one, (state, key), None, 50)[0])
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch)), jax.random.PRNGKey(1)]

    def play() -> int:
        state, key = run(*held)
        jax.block_until_ready(state.observation)
        held[:] = [state, key]
        return 50 * batch

    size = 1
    for axis in env.observation_shape:
        size *= axis
    return timed(f"Pgx {title}", "pgx", batch, play, f"{size} features")


def pettingzoo(title: str) -> Row:
    """Step a classic game of PettingZoo."""
    from importlib import import_module

    import numpy as np

    env = import_module(f"pettingzoo.classic.{title}").env()
    return timed(f"PettingZoo {title}", "pettingzoo", 1, aec(env, np))


def our_pettingzoo(name: str) -> Row:
    """Step our own PettingZoo environment."""
    import numpy as np

    from portside.envs.pettingzoo import make

    return timed(f"Portside {name} through PettingZoo", "portside", 1, aec(make(name), np))


def aec(env, np) -> Callable[[], int]:  # type: ignore[no-untyped-def]
    """Return what plays one match of an AEC environment."""
    random = Random(1)

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
                steps += 1
        return steps

    return play


def rlcard(title: str) -> Row:
    """Step an RLCard environment."""
    import rlcard as library

    env, random = library.make(title, config={"seed": 1}), Random(1)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return timed(f"RLCard {title}", "rlcard", 1, play)


def rows() -> list[Row | str]:
    """Measure all; of what can't be measured here, a line says why."""
    jobs: list[tuple[str, Callable[[], Row]]] = [
        (f"Portside {name}", partial(ours, name, load(name).seats[0], BATCH, opponents))
        for name in names()
        for opponents in (None, "greedy")
    ]
    jobs += [(f"Pgx {title}", partial(pgx, title, BATCH)) for title in ("connect_four", "backgammon")]
    jobs += [("Portside through PettingZoo", partial(our_pettingzoo, "shanghaien"))]
    jobs += [(f"PettingZoo {title}", partial(pettingzoo, title)) for title in ("connect_four_v3", "texas_holdem_v4")]
    jobs += [(f"RLCard {title}", partial(rlcard, title)) for title in ("leduc-holdem", "uno")]
    found: list[Row | str] = []
    for name, job in jobs:
        try:
            found.append(job())
        except Exception as error:  # whatever breaks inside another's package must not end our own run
            found.append(f"| {name} | – | – | – | – | – | – | not measured: {type(error).__name__}: {error} |")
        print(f"  measured: {name}", file=sys.stderr)
    return found


def main() -> None:
    measured = rows()
    rates = {row.name: row.fastest for row in measured if isinstance(row, Row)}
    lines = [
        "| random play, one core | version | batch | steps/s | slowest window | against Pgx connect_four "
        "| against PettingZoo connect_four | note |",
        "|---|---|---:|---:|---:|---:|---:|---|",
    ]
    for row in measured:
        if isinstance(row, str):
            lines.append(row)
            continue
        ratios = [f"{rates[row.name] / rates[y]:.3g}" if y in rates else "–" for y in YARDSTICKS]
        figures = f"{row.batch} | {row.fastest:,.0f} | {row.slowest:,.0f} | {ratios[0]} | {ratios[1]}"
        lines.append(f"| {row.name} | {row.version} | {figures} | {row.note} |")
    head = [
        "# Environments, measured",
        "",
        f"`make bench-envs`: one run, pinned to one core; Python {platform.python_version()}, load of the machine when",
        f"it ended: {os.getloadavg()[0]:.1f}. A row is timed in {WINDOWS} windows of {SECONDS:g} s of processor time;",
        "the fastest counts, for all rows alike, since others on the machine only ever slow a window down.",
        "A step is one action of an agent, with its observation, its mask, the restart of finished matches, and the",
        "random choice of the next action. Luck, and the bots' replies in the rows against greedy, are no steps.",
        "No engine plays another's games, so the ratios compare engines and games together.",
        "",
    ]
    RESULTS.write_text("\n".join([*head, *lines]) + "\n", "utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
