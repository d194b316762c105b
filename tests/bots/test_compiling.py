"""Bots are compiled before anybody waits for them."""

import subprocess
import sys

import pytest

from portside.bots.names import bots_of
from portside.core import jit
from portside.core.registry import names

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
