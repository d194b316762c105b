"""Compiling all that the bots of a game need, before anybody waits for them."""

from itertools import cycle

from portside.bots.advice import advise
from portside.bots.names import BOTS, LEVELS, THINKING, bots_of
from portside.bots.roster import make_bot
from portside.core.contract import Game
from portside.core.jit import note_compiled
from portside.core.match import Match


def compile_bots(game: Game) -> None:
    """Let all bots play a match, each a move in turn, which meets what no opening does, as cards won.

    That takes up to a minute the first time; then it is noted in the cache folder.
    """
    match = Match(game, seed="trial")
    hurried = [f"{name}@1ms" if name in THINKING else name for name in (*BOTS, *LEVELS)]
    bots = [make_bot(name, game, match.seats, seed=1) for name in hurried]
    for bot in cycle(bots):
        if match.over:
            break
        seat = match.to_act()
        seen = game.seen_by(match.state, seat)
        if bot is bots[0]:
            advise(game, match.seats, seen, seat, milliseconds=1)
        match.play(bot.choose(seen, seat), seat)
    note_compiled(bots_of(game.name))
