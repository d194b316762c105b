"""Every example runs: briefly here, and in full with PORTSIDE_SOAK=1."""

import importlib.util
import os
import sys
from pathlib import Path

import torch

from portside.arena.entrants import read_entrants
from portside.arena.event import Event, play_here
from portside.arena.summary import summarise

EXAMPLES = Path(__file__).parents[2] / "examples"
SOAK = bool(os.environ.get("PORTSIDE_SOAK"))


def example(name):
    """Return an example as a module."""
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_example_is_run_by_a_test():
    tested = Path(__file__).read_text("utf-8")
    for path in EXAMPLES.glob("*.py"):
        assert f'"{path.stem}"' in tested or f"{path.name}" in tested, path


def test_a_bot_in_20_lines_beats_random():
    code = (EXAMPLES / "bot.py").read_text("utf-8").split('"""')[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 20
    bots = read_entrants(["random", f"python:{EXAMPLES / 'bot.py'}:Eager"])
    found = summarise(*_played(Event("shanghaien", 2, bots, 40 if SOAK else 6, 1, 60.0)))
    assert not found.failures
    assert found.meetings[1][0].share > 0.6


def test_a_bot_of_json_lines_plays():
    command = f"process:{sys.executable} {EXAMPLES / 'json_bot.py'}"
    found = summarise(*_played(Event("shanghaien", 2, read_entrants(["random", f"json={command}"]), 1, 1, 60.0)))
    assert not found.failures


def _played(event):
    return event, play_here(event)


def test_ppo_learns_with_masks():
    torch.set_num_threads(1)
    ppo = example("ppo")
    told = []
    if SOAK:
        agent, _ = ppo.train(2_000_000, goal=0.55, tell=told.append)
        # Judged anew, on matches that did not decide when to stop.
        share = ppo.share_of_wins(agent, "greedy", 4000, seed=10**6)
        print("PPO:", *told, f"anew: {100 * share:.1f} %", sep="\n", file=sys.stderr)
        assert share > 0.5, told
    else:
        agent, _ = ppo.train(40_000, tell=told.append)
        assert ppo.share_of_wins(agent, "random", 500, seed=9) > 0.6, told


def test_cfr_solves_a_round_of_montego_bay():
    cfr = example("cfr")
    told = []
    found = cfr.solve(2 if SOAK else 1, luck=7, iterations=100 if SOAK else 20, tell=told.append)
    assert found[-1] < found[0] / 20, told
    assert found[-1] < 0.01


def test_openspiels_searches_beat_random():
    search = example("openspiel_search")
    won = search.play(simulations=60 if SOAK else 12, matches=8 if SOAK else 2, tell=lambda _: None)
    assert set(won) == {"MCTS", "IS-MCTS"}
    if SOAK:
        assert won["MCTS"] > 0
        assert won["IS-MCTS"] > 0
