"""What simulation says of the balance of Les Ombres de Macao: numbers and plots for macao-reconstruction.md.

Run it after a change of components.toml:    pip install -e .[docs] && python docs/macao_balance.py
It plays greedy bots against each other, prints the figures as Markdown tables and writes docs/macao-*.svg.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import portside
from portside.arena.simulate import BOTS, load_knowledge, play_matches, workspace
from portside.core.chance import streams
from portside.games.macao.components import FAMILY, KIND, KINDS, TILES
from portside.games.macao.state import BOXED, CENTRAL, GREEN, YELLOW
from portside.games.macao.turn import ALL_ROUNDS, QUIET_ROUNDS

MATCHES = 20_000
SEED = 2026
SEATS = (2, 3, 4)
COLOURS = ("#22577a", "#c8553d", "#e0a458")
FOLDER = Path(__file__).parent

Shares = NDArray[np.float64]


class Balance(NamedTuple):
    """What matches of one number of seats show."""

    seats: int
    wins: Shares  # share of wins by the order of play; a shared win counts for its parts
    rounds: NDArray[np.int64]  # by match
    coins: float  # of the winner
    endings: dict[str, float]  # share of matches
    recruited: Shares  # red cards a player at the end, by kind
    winners: Shares  # win rate of players with such a red card, against the mean, by kind
    opened: Shares  # share of the matches in which a tile lay in the centre, by tile
    reserved: Shares  # … in which it was reserved and not opened


def play(seats: int, matches: int) -> Balance:
    """Play greedy bots against each other and sum the final positions up."""
    game = portside.load("macao")
    load_knowledge(game)
    states = np.zeros(matches, game.state)
    points = np.zeros((matches, seats), np.int64)
    places = np.zeros((matches, seats), np.int64)
    bots = np.full(seats, BOTS.index("greedy"), np.int64)
    work = workspace(game, seats)
    play_matches(states, 0, seats, bots, streams(SEED, 0, matches), work, points, places)

    first = places == 1
    share = first / first.sum(axis=1, keepdims=True)
    order = (np.arange(seats) - states["first"][:, None]) % seats
    kinds = np.where(states["red"] >= 0, KIND[states["red"]], -1)[:, :seats]
    has = np.stack([(kinds == kind).any(axis=2) for kind in range(len(KINDS))])
    tile = states["tile"]
    played = (tile != BOXED).sum(axis=0)
    return Balance(
        seats=seats,
        wins=np.array([share[order == turn].mean() for turn in range(seats)]),
        rounds=states["rounds"].astype(np.int64),
        coins=float(points.max(axis=1).mean()),
        endings=endings(states),
        recruited=np.array([(kinds == kind).sum() / (matches * seats) for kind in range(len(KINDS))]),
        winners=np.array([share[owners].mean() * seats if owners.any() else np.nan for owners in has]),
        opened=(tile >= YELLOW).sum(axis=0) / played,
        reserved=((tile >= GREEN) & (tile < YELLOW)).sum(axis=0) / played,
    )


def endings(states: NDArray[Any]) -> dict[str, float]:
    """Return the share of each way of ending (OM-24, OM-26)."""
    seven = states["reds"].max(axis=1) >= FAMILY
    empty = ~(states["tile"] == CENTRAL).any(axis=1)
    ended = states["last"] == 1
    quiet = ~ended & (states["quiet"] >= QUIET_ROUNDS)
    return {
        "seven red characters": float((ended & seven & ~empty).mean()),
        "no tile left": float((ended & empty & ~seven).mean()),
        "both in one round": float((ended & seven & empty).mean()),
        f"{QUIET_ROUNDS} quiet rounds": float(quiet.mean()),
        f"{ALL_ROUNDS} rounds": float((~ended & ~quiet).mean()),
    }


def print_tables(found: Sequence[Balance]) -> None:
    """Print the figures as the page shows them."""
    heads = [f"{balance.seats} players" for balance in found]
    rows = [("rounds, mean", [f"{balance.rounds.mean():.1f}" for balance in found])]
    percent = [[int(q) for q in np.percentile(balance.rounds, (5, 95))] for balance in found]
    rows.append(("rounds, nine of ten matches", [f"{low} to {high}" for low, high in percent]))
    rows.append(("coins of the winner, mean", [f"{balance.coins:.1f}" for balance in found]))
    for turn in range(max(SEATS)):
        cells = [f"{balance.wins[turn]:.1%}" if turn < balance.seats else "" for balance in found]
        rows.append((f"wins of player {turn + 1} in the order of play", cells))
    rows += [(f"ended by: {way}", [f"{balance.endings[way]:.1%}" for balance in found]) for way in found[0].endings]
    print_table("", heads, rows)
    kinds = [
        (kind.capitalize(), [f"{b.recruited[number]:.2f} ({b.winners[number]:.2f})" for b in found])
        for number, kind in enumerate(KINDS)
    ]
    print_table("red cards a player (win rate of who has one; 1 is the mean)", heads, kinds)
    tiles = [
        (tile, [f"{b.opened[number]:.0%}, {b.reserved[number]:.0%}" for b in found])
        for number, tile in enumerate(TILES)
    ]
    print_table("opened, left reserved, of the matches with the tile", heads, tiles)


def print_table(corner: str, heads: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]) -> None:
    """Print a Markdown table."""
    print(f"| {corner} | {' | '.join(heads)} |")
    print("|---" * (len(heads) + 1) + "|")
    for name, cells in rows:
        print(f"| {name} | {' | '.join(cells)} |")
    print()


def draw(found: Sequence[Balance]) -> None:
    """Write the plots."""
    import matplotlib as mpl

    mpl.use("svg")
    import matplotlib.pyplot as plt

    # The same numbers give the same files: no date, no random ids.
    bare = {"axes.spines.top": False, "axes.spines.right": False}
    mpl.rcParams.update({"svg.hashsalt": "macao", "font.size": 10, **bare})

    def save(figure: Any, name: str) -> None:
        figure.tight_layout()
        figure.savefig(FOLDER / f"macao-{name}.svg", metadata={"Date": None})
        plt.close(figure)

    figure, (wins, rounds) = plt.subplots(1, 2, figsize=(9, 3.2))
    for balance, colour in zip(found, COLOURS, strict=True):
        turns = np.arange(1, balance.seats + 1)
        wins.plot(turns, balance.wins * balance.seats, "o-", color=colour, label=f"{balance.seats} players")
        counts = np.bincount(balance.rounds, minlength=45)[:45] / len(balance.rounds)
        rounds.plot(counts, color=colour, label=f"{balance.seats} players")
    wins.axhline(1, color="grey", linewidth=0.8)
    wins.set(xlabel="order of play", ylabel="wins, 1 is a fair share", xticks=range(1, 5), ylim=(0.7, 1.3))
    rounds.set(xlabel="rounds", ylabel="share of matches")
    wins.legend(frameon=False)
    save(figure, "seats-and-length")

    bars(plt, save, "kinds", [kind.capitalize() for kind in KINDS], "red cards a player", [b.recruited for b in found])
    names = [tile.replace("-", "\n", 1) for tile in TILES]
    bars(plt, save, "tiles", names, "opened, of matches with the tile", [balance.opened for balance in found])


def bars(plt: Any, save: Any, name: str, labels: Sequence[str], title: str, values: Sequence[Shares]) -> None:
    """Write a plot of bars, one group a label and one bar a number of seats."""
    figure, axes = plt.subplots(figsize=(9, 3.2))
    for i, (shares, colour) in enumerate(zip(values, COLOURS, strict=True)):
        axes.bar(np.arange(len(labels)) + 0.27 * (i - 1), shares, 0.25, color=colour, label=f"{SEATS[i]} players")
    axes.set_xticks(range(len(labels)), labels, fontsize=8)
    axes.set_ylabel(title)
    axes.legend(frameon=False)
    save(figure, name)


if __name__ == "__main__":
    balances = [play(seats, MATCHES) for seats in SEATS]
    print_tables(balances)
    draw(balances)
