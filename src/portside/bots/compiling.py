"""Compiling all that the bots of a game need, before anybody waits for them.

python -m portside.bots.compiling does it for all games at once, a process for each.
"""

import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from itertools import cycle
from multiprocessing import get_context

from portside.bots.advice import advise
from portside.bots.names import BOTS, LEVELS, THINKING, BotError, bots_of
from portside.bots.roster import make_bot
from portside.core.contract import Game
from portside.core.jit import is_compiled, note_compiled
from portside.core.match import Match
from portside.core.registry import load, names


def compile_bots(game: Game) -> None:
    """Let all bots play a match, each a move in turn, which meets what no opening does, as cards won.

    That takes up to a minute the first time; then it is noted in the cache folder.
    """
    match = Match(game, seed="trial")
    hurried = [f"{name}@1ms" if name in THINKING else name for name in (*BOTS, *LEVELS)]
    bots = []
    for name in hurried:
        # One whose knowledge can't be used, as when its file is damaged, says so when it is asked to play.
        with suppress(BotError):
            bots.append(make_bot(name, game, match.seats, seed=1))
    for bot in cycle(bots):
        if match.over:
            break
        seat = match.to_act()
        seen = game.seen_by(match.state, seat)
        if bot is bots[0]:
            with suppress(BotError):
                advise(game, match.seats, seen, seat, milliseconds=1)
        match.play(bot.choose(seen, seat), seat)
    note_compiled(bots_of(game.name))


def compile_by_name(name: str) -> None:
    """Compile the bots of a game, in a process that knows its name alone."""
    compile_bots(load(name))


def main() -> None:
    """Compile what is not compiled yet, and tell how long it took."""
    missing = [name for name in names() if not is_compiled(bots_of(name))]
    start = time.monotonic()
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        waiting = {pool.submit(compile_by_name, name): name for name in missing}
        for done in as_completed(waiting):
            done.result()
            print(f"  {waiting[done]}: {time.monotonic() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main()
