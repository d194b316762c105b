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
from portside.bots.search import TO_THE_END, Budget, Search, consult, judge, new_desk, play_on
from portside.core.chance import draw, streams
from portside.core.contract import CHANCE, OVER, apply, guess, outcomes, resolve, to_act
from portside.core.jit import kernel

STRONG = 800  # iterations a move of the matches
EVERY = 3  # position is forecast
PLAYOUTS, LOOKS = 300, 100
SURE = 0.003  # no forecast is taken to be surer than that


def strong_match(game, seats, seed):
    """Return the calm positions of a match of plain search, as each seat knew them, with how it ended for it."""
    luck, weights = streams(seed, 0, 1), np.zeros(game.max_outcomes, np.int64)
    players = [Search(game, seats, seed + 1 + seat, Budget(STRONG), nodes=20_000) for seat in range(seats)]
    state, states = game.new(seats), []
    while (seat := int(to_act(state))) != OVER:
        if seat == CHANCE:
            resolve(state, draw(luck, weights, outcomes(state, weights)))
            continue
        if selfplay.is_calm(state):
            states.append(np.frombuffer(state.tobytes(), game.state))
        apply(state, seat, players[seat].choose(game.seen_by(state, seat), seat))
    desk = new_desk(game, seats, 1)
    judge(state, seats, desk)
    kept = np.concatenate(states[::EVERY])
    return selfplay.views(game, kept, np.tile(desk.worth, (len(kept), 1)), np.tile(desk.gain, (len(kept), 1)))


@kernel
def play_out(seen, seat, seats, rng, desk):
    """Return what random playouts bring a seat on average, what it does not know being guessed in each."""
    worth = 0.0
    for _ in range(PLAYOUTS):
        desk.states[0] = seen
        guess(desk.states[0], seat, rng)
        play_on(desk.states[0], 0.0, TO_THE_END, rng, desk)
        judge(desk.states[0], seats, desk)
        worth += desk.worth[seat]
    return worth / PLAYOUTS


def by_playouts(game, seats):
    desk, rng = new_desk(game, seats, 1), streams(1, seats, 1)
    return lambda state, seat: play_out(state, seat, seats, rng, desk)


def by_net(game, net, seats):
    desk = new_desk(game, seats, 1)

    def forecast(state, seat):
        consult(state, seat, net, desk)
        return desk.worth[seat]

    return forecast


def by_search(search):
    return lambda state, seat: search.forecast(state, seat)[0]


def main():
    game, matches = load(sys.argv[1]), int(sys.argv[2])
    knowledge = load_knowledge(game)
    named = {path: nets.load(Path(path), game)[0] for path in sys.argv[3:]} or {"packaged net": nets.learned(game)}
    off = {}
    for match in range(matches):
        seats = (min(game.seats), max(game.seats))[match % 2]
        samples = strong_match(game, seats, 1000 * match)
        forecasts = {f"{PLAYOUTS} playouts": by_playouts(game, seats)}
        for name, net in named.items():
            forecasts[name] = by_net(game, net, seats)
            manner = knowledge.manner(seats)
            forecasts[f"{name}, {LOOKS} looks"] = by_search(guided(game, seats, 1, Budget(LOOKS), net, manner))
        for name, forecast in forecasts.items():
            for state, seat, ended in zip(samples.states, samples.seats, samples.utility, strict=True):
                told = min(1 - SURE, max(SURE, forecast(game.from_bytes(state.tobytes()), int(seat))))
                loss = -(ended * np.log(told) + (1 - ended) * np.log(1 - told))
                off.setdefault((name, seats), []).append(loss)
        if (match + 1) % 20 == 0 or match + 1 == matches:
            print(f"after {match + 1} matches:")
            for (name, seats), losses in sorted(off.items(), key=lambda item: (item[0][1], np.mean(item[1]))):
                print(f"  {seats} seats, {name}: off by {np.mean(losses):.4f} ({len(losses):,} forecasts)")


if __name__ == "__main__":
    main()
