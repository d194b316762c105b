"""How well a net, random playouts and a search forecast the matches of a strong player that knows nothing of the game.

    .venv/bin/python bench/forecasts.py GAME MATCHES [NET.npz …]

Plain search plays against itself at two and at most seats; the calm positions of its matches are forecast for each
seat, and how each match ended tells how far a forecast was off (cross-entropy of the utility: less is better). Without
a file it is the packaged net. This tells in minutes whether a net is worth matches of its own, and whether it judges
worse than what it replaces.
"""

import sys
from pathlib import Path

import numpy as np

from portside import load
from portside.bots import net as nets
from portside.bots import selfplay
from portside.bots.levels import guided
from portside.bots.policy import load_knowledge
from portside.bots.search import Budget, Search, consult, judge, new_desk
from portside.core.chance import draw, streams
from portside.core.contract import CHANCE, OVER, apply, outcomes, resolve, to_act

STRONG = 800  # iterations a move of the matches
EVERY = 3  # position is forecast
PLAYOUTS, LOOKS = 300, 100
SURE = 0.003  # no forecast is taken to be surer than that


def strong_match(game, seats, seed):
    """Return the calm positions of a match of plain search, and how it ended for each seat."""
    luck, weights = streams(seed, 0, 1), np.zeros(game.max_outcomes, np.int64)
    players = [Search(game, seats, seed + 1 + seat, Budget(STRONG), nodes=20_000) for seat in range(seats)]
    state, states = game.new(seats), []
    while (seat := int(to_act(state))) != OVER:
        if seat == CHANCE:
            resolve(state, draw(luck, weights, outcomes(state, weights)))
            continue
        if selfplay.is_calm(state):
            states.append(game.copy(state))
        apply(state, seat, players[seat].choose(game.seen_by(state, seat), seat))
    desk = new_desk(game, seats, 1)
    judge(state, seats, desk)
    return states[::EVERY], desk.worth


def by_playouts(game, seats):
    desk, rng = new_desk(game, seats, 1), streams(1, seats, 1)

    def forecast(state):
        worth, gain = np.zeros(seats), np.zeros(seats)
        selfplay.play_out(state, seats, PLAYOUTS, selfplay.RANDOM_WAYS, rng, desk, worth, gain)
        return worth

    return forecast


def by_net(game, net, seats):
    desk = new_desk(game, seats, 1)

    def forecast(state):
        consult(state, seats, net, desk)
        return desk.worth

    return forecast


def by_search(search, seats):
    def forecast(state):
        worth, gain = np.zeros(seats), np.zeros(seats)
        search.forecast(state, 0, worth, gain)
        return worth

    return forecast


def main():
    game, matches = load(sys.argv[1]), int(sys.argv[2])
    knowledge = load_knowledge(game)
    files = {path: Path(path) for path in sys.argv[3:]} or {"packaged net": nets.packaged_file(game)}
    named = {name: nets.load(path, game)[0] for name, path in files.items()}
    off = {}
    for match in range(matches):
        seats = (min(game.seats), max(game.seats))[match % 2]
        states, ended = strong_match(game, seats, 1000 * match)
        forecasts = {f"{PLAYOUTS} playouts": by_playouts(game, seats)}
        for name, net in named.items():
            forecasts[name] = by_net(game, net[seats], seats)
            search = guided(game, seats, 1, Budget(LOOKS), net[seats], knowledge.manner(seats))
            forecasts[f"{name}, {LOOKS} looks"] = by_search(search, seats)
        for name, forecast in forecasts.items():
            for state in states:
                told = np.clip(forecast(state), SURE, 1 - SURE)
                losses = -(ended * np.log(told) + (1 - ended) * np.log(1 - told))
                off.setdefault((name, seats), []).extend(losses)
        if (match + 1) % 20 == 0 or match + 1 == matches:
            print(f"after {match + 1} matches:")
            for (name, seats), losses in sorted(off.items(), key=lambda item: (item[0][1], np.mean(item[1]))):
                print(f"  {seats} seats, {name}: off by {np.mean(losses):.4f} ({len(losses):,} forecasts)")


if __name__ == "__main__":
    main()
