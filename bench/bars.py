"""The captain against greedy, against plain search with ten times its time, and with ten times its time against itself.

    .venv/bin/python bench/bars.py GAME MILLISECONDS (uct | growth | the name of a bot) SEATS DEALS

Wall clocks lie on a busy machine. So it is first measured how many iterations each search does in so many
milliseconds of processor time, and then both think for that number of iterations; 0 is for Shanghaien, whose captain
solves its rounds and has no budget. Results go to docs/ladder, every few seconds, and from there to docs/ladder.md.
"""

import json
import sys
import time
from functools import partial
from pathlib import Path
from statistics import median

from portside import Match, load
from portside.arena.duplicate import play_deal, share_by_deal
from portside.bots.names import is_bot
from portside.bots.net import packaged_mark
from portside.bots.roster import make_bot
from portside.bots.search import Budget, Search

OUT = Path(__file__).parent.parent / "docs" / "ladder"
SEED = 2026
POSITIONS, TRIAL = 20, 1000  # of a match, in which a search is timed, and iterations in each
EVERY = 10  # seconds, results so far are told
RATIO = 10  # the plain search, or the captain that has grown, thinks so many times as long


def captain(game, seats, iterations, seed):
    """Return the captain's search with a budget of iterations instead of its time."""
    search = make_bot("captain", game, seats, seed)
    search.budget = Budget(iterations=iterations)
    return search


def plain(game, seats, iterations, seed):
    """Return plain search with a budget of iterations."""
    return Search(game, seats, seed, Budget(iterations=iterations))


class Timed:
    """A bot whose moves are timed, in processor time."""

    spent = []  # milliseconds a move, of all matches

    def __init__(self, bot):
        self.bot = bot

    def choose(self, seen, seat):
        start = time.thread_time()
        action = self.bot.choose(seen, seat)
        self.spent.append((time.thread_time() - start) * 1000)
        return action


def iterations_in(make, game, seats, milliseconds):
    """Return how many iterations a search does in milliseconds of processor time, over the decisions of a match."""
    match = Match(game, seats, seed=4)
    bot = make_bot("greedy", game, seats, 1)
    decisions = []
    while not match.over:
        seat = match.to_act()
        seen = game.seen_by(match.state, seat)
        if len(match.legal()) > 1:
            decisions.append((seen, seat))
        match.play(bot.choose(game.copy(seen), seat), seat)
    make(game, seats, 2, 1).opinions(*decisions[0])  # compiled before the clock starts
    spent = 0.0
    asked = decisions[:: max(1, len(decisions) // POSITIONS)]
    for seen, seat in asked:
        search = make(game, seats, TRIAL, 1)
        start = time.thread_time()
        search.opinions(seen, seat)
        spent += time.thread_time() - start
    return max(1, round(len(asked) * TRIAL / spent * milliseconds / 1000))


def main():
    game, milliseconds, opponent = load(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    seats, deals = int(sys.argv[4]), int(sys.argv[5])
    if milliseconds:
        own = iterations_in(captain, game, seats, milliseconds)
        name, make = f"captain, {own} iterations ({milliseconds} ms)", partial(captain, game, seats, own)
    else:
        name, make = "captain", lambda seed: Timed(make_bot("captain", game, seats, seed))
        # What is compiled or prepared once is not a move.
        play_deal(game, [make, partial(make_bot, "greedy", game, seats)], 0, SEED)
        Timed.spent.clear()
    if is_bot(opponent):
        other, other_make = opponent, partial(make_bot, opponent, game, seats)
    elif opponent == "uct":
        iterations = iterations_in(plain, game, seats, RATIO * milliseconds)
        other, other_make = f"uct:{iterations}, {RATIO} times as long", partial(plain, game, seats, iterations)
    else:
        other, other_make = name, make
        name, make = (
            f"captain, {RATIO * own} iterations, {RATIO} times as long",
            partial(captain, game, seats, RATIO * own),
        )
    names, makers = [name] + [other] * (seats - 1), [make] + [other_make] * (seats - 1)
    command = f"python bench/bars.py {' '.join(sys.argv[1:])}"
    budget = f"-{milliseconds}ms" if milliseconds else ""
    played = []
    told_at = time.monotonic()
    for deal in range(deals):
        played.append(play_deal(game, makers, deal, SEED))
        if deal + 1 == deals or time.monotonic() > told_at + EVERY:
            tell(game, seats, f"{opponent.replace(':', '')}{budget}", names, played, command)
            told_at = time.monotonic()


def tell(game, seats, opponent, names, played, command):
    """Write the results so far, in the form of portside simulate --json."""
    matches = [match for deal in played for match in deal]
    bots = []
    for bot, name in enumerate(names):
        won = [[float(m.places[m.bots.index(bot)] == 1 and m.places.count(1) == 1) for m in deal] for deal in played]
        share = share_by_deal(won)
        points = [m.points[m.bots.index(bot)] for m in matches]
        bots.append(
            {
                "name": name,
                "wins": int(sum(map(sum, won))),
                "win_rate": share.share,
                "win_rate_95": [share.low, share.high],
                "mean_points": sum(points) / len(points),
            }
        )
    found = {
        "command": command,
        "game": game.name,
        "seats": seats,
        "games": len(matches),
        "seed": SEED,
        "draws": sum(match.places.count(1) > 1 for match in matches),
        "bots": bots,
        "net": packaged_mark(game, seats),
    }
    if Timed.spent:
        found["moves"] = {"number": len(Timed.spent), "median": median(Timed.spent), "longest": max(Timed.spent)}
    path = OUT / f"{game.name}-{seats}-{opponent}.json"
    path.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    print(path.name, len(matches), bots[0]["wins"], bots[0]["win_rate_95"], file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
