"""Bots are compiled before anybody waits for them."""

import subprocess
import sys

import pytest

from portside.bots import compiling
from portside.bots.names import BotError, bots_of
from portside.bots.roster import make_bot
from portside.core import jit
from portside.core.registry import load, names

# In a process of its own: here, other tests have compiled what would be missing.
LEFT = """
import sys
from numba.core import event
from portside import Match, load
from portside.bots.advice import advise
from portside.bots.compiling import compile_bots
from portside.bots.names import LEVELS, THINKING
from portside.bots.roster import make_bot

game = load(sys.argv[1])
compile_bots(game)
for seats in game.seats:  # the rules alone, which a server has compiled when it opens
    match = Match(game, seats, seed=3)
    random = make_bot("random", game, seats, seed=5)
    while not match.over:
        match.play(random.choose(game.seen_by(match.state, match.to_act()), match.to_act()))
compiled = event.RecordingListener()
with event.install_listener("numba:compile", compiled):
    for seats in game.seats:
        match = Match(game, seats, seed=3)
        bots = [make_bot(f"{n}@2ms" if n in THINKING else n, game, seats, seed=5) for n in LEVELS]
        for number in range(60):
            if match.over:
                break
            seat = match.to_act()
            seen = game.seen_by(match.state, seat)
            if number % 10 == 0:
                advise(game, seats, seen, seat, 2)
            match.play(bots[number % len(bots)].choose(seen, seat), seat)
for _, told in compiled.buffer:
    print(told.data["dispatcher"].py_func.__qualname__)
"""


@pytest.mark.parametrize("game", names())
@pytest.mark.skipif(jit.INTERPRETED, reason="nothing is compiled")
def test_all_that_bots_need_is_compiled_at_once(game):
    done = subprocess.run([sys.executable, "-c", LEFT, game], capture_output=True, text=True, check=True)
    found = done.stdout.split()
    assert found == [], "compile_bots left this to the first who waits for a bot"
    assert jit.is_compiled(bots_of(game))


def test_bots_that_cannot_be_used_keep_no_other_from_playing(monkeypatch):
    """As where their weights are damaged."""
    noted = []

    def make(name, *given, **seeded):
        if name.startswith(("captain", "admiral")):
            raise BotError("The weights file is damaged.")
        return make_bot(name, *given, **seeded)

    def advise(*given, **budget):
        raise BotError("The weights file is damaged.")

    monkeypatch.setattr(compiling, "make_bot", make)
    monkeypatch.setattr(compiling, "advise", advise)
    monkeypatch.setattr(compiling, "note_compiled", noted.append)
    compiling.compile_bots(load("shanghaien"))
    assert noted == [bots_of("shanghaien")]


def test_a_cache_folder_that_is_gone_is_no_mistake(monkeypatch, tmp_path):
    monkeypatch.setattr(jit.numba.config, "CACHE_DIR", str(tmp_path / "gone"))
    jit.note_compiled("something")
    assert not jit.is_compiled("something") or jit.INTERPRETED
