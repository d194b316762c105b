"""The captain against greedy and against plain search with ten times its time, by processor time.

    .venv/bin/python bench/bars.py GAME [MILLISECONDS [greedy-2 | uct-2 | uct-4]]

Wall clocks lie on a busy machine. So it is first measured how many iterations each search does in so many
milliseconds of processor time, and then both think for that number of iterations. Results go to docs/ladder,
after every deal, and from there to docs/ladder.md.
"""

import json
import sys
import time
from functools import partial
from pathlib import Path

from portside import Match, load
from portside.arena.duplicate import play_deal, share_by_deal
from portside.bots.levels import guided
from portside.bots.net import packaged
from portside.bots.roster import make_bot
from portside.bots.search import Budget, Search

OUT = Path(__file__).parent.parent / "docs" / "ladder"
SEED = 2026
RATIO = 10  # the plain search thinks so many times as long
# By opponent and seats: deals to play.
DEALS = {("greedy", 2): 30, ("uct", 2): 20, ("uct", 4): 5}


def captain(game, seats, iterations, seed):
    """Return the captain's search with a budget of iterations."""
    net = packaged(game) if game.name == "montego_bay" else None
    return guided(game, seats, seed, Budget(iterations=iterations), net)


def plain(game, seats, iterations, seed):
    """Return plain search with a budget of iterations."""
    return Search(game, seats, seed, Budget(iterations=iterations))


def iterations_in(make, game, seats, milliseconds):
    """Return how many iterations a search does in milliseconds of processor time, in the midst of a match."""
    match = Match(game, seats, seed=4)
    bot = make_bot("greedy", game, seats, 1)
    for _ in range(40 * seats // 2):
        seat = match.to_act()
        match.play(bot.choose(game.seen_by(match.state, seat), seat), seat)
    while len(match.legal()) < 2:
        match.play(match.legal()[0], match.to_act())
    seat = match.to_act()
    seen = game.seen_by(match.state, seat)
    make(game, seats, 2, 1).opinions(seen, seat)  # compiled before the clock starts
    spent, done = 0.0, 100
    while spent < 0.1:
        done *= 2
        search = make(game, seats, done, 1)
        start = time.thread_time()
        search.opinions(seen, seat)
        spent = time.thread_time() - start
    return max(1, round(done / spent * milliseconds / 1000))


def main():
    game = load(sys.argv[1])
    milliseconds = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    for (opponent, seats), deals in DEALS.items():
        if len(sys.argv) > 3 and sys.argv[3] != f"{opponent}-{seats}":
            continue
        own = iterations_in(captain, game, seats, milliseconds)
        makers = [partial(captain, game, seats, own)]
        if opponent == "greedy":
            name = "greedy"
            makers += [partial(make_bot, "greedy", game, seats)] * (seats - 1)
        else:
            other = iterations_in(plain, game, seats, RATIO * milliseconds)
            name = f"uct:{other}, {RATIO} times as long"
            makers += [partial(plain, game, seats, other)] * (seats - 1)
        names = [f"captain, {own} iterations ({milliseconds} ms)"] + [name] * (seats - 1)
        played = []
        for deal in range(deals):
            played.append(play_deal(game, makers, deal, SEED))
            tell(game, seats, f"{opponent}-{milliseconds}ms", names, played)


def tell(game, seats, opponent, names, played):
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
        "command": f"python bench/bars.py {game.name} {opponent.split('-')[1].removesuffix('ms')}",
        "game": game.name,
        "seats": seats,
        "games": len(matches),
        "seed": SEED,
        "draws": sum(match.places.count(1) > 1 for match in matches),
        "bots": bots,
    }
    path = OUT / f"{game.name}-{seats}-{opponent}.json"
    path.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    print(path.name, len(matches), bots[0]["wins"], bots[0]["win_rate_95"], file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
