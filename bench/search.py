"""How fast the tree search is: playouts a second against OpenSpiel's C++ MCTS, and from one thread to two.

    make bench

Prints tables with ratios and writes them to bench/search.md. Nobody searches another's games, so the ratios
compare engines and games together; a move of ours costs what our rules cost.
"""

import platform
import sys
import time
from importlib.metadata import version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from rivals import openspiel_mcts

from portside import Match, load
from portside.bots.search import Budget, Search
from portside.core.registry import names

SECONDS = 3.0
RESULTS = Path(__file__).parent / "search.md"


def ours(game, seats, threads):
    """Return playouts a second from the first choice of a match, with random playouts, on so many threads."""
    match = Match(game, seats, seed=1)
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    seat = match.to_act()
    seen = game.seen_by(match.state, seat)
    Search(game, seats, 1, Budget(iterations=10 * threads), trees=threads, threads=threads).opinions(seen, seat)
    search = Search(game, seats, 1, Budget(milliseconds=int(1000 * SECONDS)), trees=threads, threads=threads)
    start = time.perf_counter()
    tries = sum(opinion.tries for opinion in search.opinions(seen, seat))
    return tries / (time.perf_counter() - start)


def openspiel():
    """Return the simulations a second of OpenSpiel's C++ MCTS on connect_four."""
    prepared = openspiel_mcts("connect_four")
    prepared.play()
    games, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        games += prepared.play().games
    return games / (time.perf_counter() - start)


def main():
    yardstick = openspiel()
    lines = [
        "# Tree search, measured",
        "",
        f"`make bench`, {SECONDS:.0f} s a row in one run: Python {platform.python_version()}, "
        f"numba {version('numba')}, open_spiel {version('open_spiel')}. "
        "From the first choice of a match, random playouts.",
        "",
        "| search | playouts/s, one thread | against OpenSpiel's C++ MCTS | two threads against one |",
        "|---|---:|---:|---:|",
        f"| OpenSpiel connect_four, C++ MCTS | {yardstick:,.0f} | 1 | |",
    ]
    for name in names():
        game = load(name)
        for seats in game.seats:
            one, two = ours(game, seats, 1), ours(game, seats, 2)
            lines.append(f"| Portside {name}, {seats} seats | {one:,.0f} | {one / yardstick:.2f} | {two / one:.2f} |")
    text = "\n".join(lines) + "\n"
    print(text)
    RESULTS.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
