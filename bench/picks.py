"""How readable the secret picks of Montego Bay are: exploitability in sampled one-round subgames.

    .venv/bin/python bench/picks.py

A subgame is the beginning of a round with two seats: each side chooses a card for each of three dockers, and
the round is then loaded as captain plays on and judged by the net, averaged over some luck. So it is a matrix of
125 x 125 utilities. The loss of a picker is what it gets against its best answer, less than the value of the
matrix: 0 is unexploitable. Results go to docs/ladder/picks.json, and from there to docs/ladder.md.
"""

import json
import sys
from itertools import product
from pathlib import Path

import numpy as np

from portside import load
from portside.bots.levels import guided
from portside.bots.montego_bay import MANNER
from portside.bots.net import learned, packaged_mark
from portside.bots.policy import GREEDY, Policy, choose, load_knowledge, workspace
from portside.bots.search import Budget, about_as_good, consult, judge, new_desk, play_on
from portside.core.chance import draw, streams
from portside.core.contract import CHANCE, OVER, apply, outcomes, resolve, to_act
from portside.core.jit import kernel
from portside.games.montego_bay.actions import PICK
from portside.games.montego_bay.components import CARDS
from portside.games.montego_bay.state import NOBODY, PICKING

GAME = load("montego_bay")
load_knowledge(GAME)
NET = learned(GAME, 2)
SUBGAMES = 20
ITERATIONS = 2000  # a pick: about what captain has in 50 ms
SEARCHES = 10  # of captain, and draws of greedy: what they pick on average
LUCK = 10  # samples of the luck of a round, the same for all picks
SEED = 7
VECTORS = list(product(range(CARDS), repeat=3))
OUT = Path(__file__).parent.parent / "docs" / "ladder" / "picks.json"


def sampled(number):
    """Return the beginning of a round of a greedy match, without Lazy Jack."""
    rng = streams(SEED, number, 1)
    weights, work = np.zeros(GAME.max_outcomes, np.int64), workspace(GAME, 2)
    state = GAME.new(2)
    wanted = 2 + number % 10
    while True:
        seat = int(to_act(state))
        if seat == OVER:
            state = GAME.new(2)  # every later round had its Lazy Jack: another match
        elif seat == CHANCE:
            resolve(state, draw(rng, weights, outcomes(state, weights)))
        elif state.phase == PICKING and state.rounds >= wanted and state.hirer == NOBODY and not state.card.any():
            return state
        else:
            apply(state, seat, choose(GAME.seen_by(state, seat), seat, GREEDY, rng, work))


def matrix(state):
    """Return seat 0's utility by its pick vector and seat 1's."""
    out = np.zeros((len(VECTORS), len(VECTORS)))
    ways = guided(GAME, 2, 1, Budget(1), NET, MANNER).ways
    fill(state, np.array(VECTORS), streams(SEED, 0, LUCK), ways, new_desk(GAME, 2, 1), out)
    return out / LUCK


@kernel
def fill(state, vectors, luck, ways, desk, out):
    """Add up what each pair of pick vectors is worth to seat 0, over some streams of luck."""
    rng = luck[:1].copy()
    for i in range(len(vectors)):
        for j in range(len(vectors)):
            for number in range(len(luck)):
                after = desk.states[0]
                desk.states[0] = state
                for kind in range(3):
                    apply(after, 0, PICK.of(kind, vectors[i, kind]))
                for kind in range(3):
                    apply(after, 1, PICK.of(kind, vectors[j, kind]))
                rng[0] = luck[number]
                if play_on(after, ways, 0, rng, desk):
                    judge(after, 2, desk)
                else:
                    consult(after, 2, ways.net, desk)
                out[i, j] += (desk.worth[0] + 1 - desk.worth[1]) / 2


def value_of(payoff, rounds=5000):
    """Return the value of a matrix to its rows, by regret matching of both."""
    regrets = [np.zeros(len(payoff)), np.zeros(payoff.shape[1])]
    sums = [np.zeros_like(regret) for regret in regrets]
    for step in range(1, rounds + 1):
        play = []
        for side, regret in enumerate(regrets):
            positive = np.maximum(regret, 0)
            total = positive.sum()
            play.append(positive / total if total > 0 else np.full(len(regret), 1 / len(regret)))
            sums[side] += step * play[-1]
        rows, columns = payoff @ play[1], play[0] @ payoff
        value = float(play[0] @ rows)
        # Regret matching plus: regrets never fall below 0.
        regrets[0] = np.maximum(regrets[0] + rows - value, 0)
        regrets[1] = np.maximum(regrets[1] + value - columns, 0)
    one, other = (total / total.sum() for total in sums)
    return (float((one @ payoff).min()) + float((payoff @ other).max())) / 2


def searched(state, seat):
    """Return how likely the search picks each vector, by its tree: what choose() draws at each step.

    Over some searches: who knows how captain thinks does not know its luck.
    """
    likely = np.zeros(len(VECTORS))
    for seed in range(SEARCHES):
        search = guided(GAME, 2, seed, Budget(iterations=ITERATIONS), NET, MANNER)
        _walk(search, GAME.seen_by(state, seat), seat, 1.0, {}, likely)
    return likely / likely.sum()


def _walk(search, seen, seat, chance, picked, likely):
    if len(picked) == 3:
        likely[VECTORS.index(tuple(picked[kind] for kind in range(3)))] += chance
        return
    if chance < 0.004:  # not searched for: spread as evenly as it is unlikely
        for vector, cards in enumerate(VECTORS):
            if all(cards[kind] == card for kind, card in picked.items()):
                likely[vector] += chance / CARDS ** (3 - len(picked))
        return
    drawn = about_as_good(search.opinions(seen, seat))
    total = sum(opinion.tries for opinion in drawn)
    for opinion in drawn:
        kind, card = divmod(opinion.action - PICK.first, CARDS)
        after = GAME.copy(seen)
        apply(after, seat, opinion.action)
        _walk(search, after, seat, chance * opinion.tries / total, {**picked, kind: card}, likely)


def greedy(state, seat):
    """Return how likely greedy picks each vector, of some draws."""
    likely = np.zeros(len(VECTORS))
    for seed in range(SEARCHES):
        bot, seen, picked = Policy("greedy", GAME, 2, seed), GAME.seen_by(state, seat), {}
        while len(picked) < 3:
            action = bot.choose(seen, seat)
            kind, card = divmod(action - PICK.first, CARDS)
            picked[kind] = card
            apply(seen, seat, action)
        likely[VECTORS.index(tuple(picked[kind] for kind in range(3)))] += 1
    return likely / likely.sum()


def main():
    uniform = np.full(len(VECTORS), 1 / len(VECTORS))
    rows = []
    for number in range(SUBGAMES):
        state = sampled(number)
        payoff = matrix(state)
        seat = number % 2
        if seat == 1:
            # The other side's turn to be read; it sees that seat 0 has laid its cards, not which.
            payoff = 1 - payoff.T
            for kind in range(3):
                apply(state, 0, PICK.of(kind, 0))
        value = value_of(payoff)
        row = {"round": int(state.rounds), "seat": seat, "value": round(value, 4)}
        for name, likely in (("uniform", uniform), ("greedy", greedy(state, seat)), ("captain", searched(state, seat))):
            row[name] = round(value - float((likely @ payoff).min()), 4)
            row[f"{name}_vectors"] = int((likely > 0.01).sum())
        rows.append(row)
        print(number + 1, "of", SUBGAMES, row, file=sys.stderr, flush=True)
    mean = {name: round(float(np.mean([row[name] for row in rows])), 4) for name in ("uniform", "greedy", "captain")}
    found = {
        "command": "python bench/picks.py",
        "game": GAME.name,
        "seats": 2,
        "net": packaged_mark(GAME, 2),
        "iterations": ITERATIONS,
        "searches": SEARCHES,
        "seed": SEED,
        "mean": mean,
        "rows": rows,
    }
    OUT.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    print(mean)


if __name__ == "__main__":
    main()
