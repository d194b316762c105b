"""Counterfactual regret on one round of Montego Bay: how to pick cards against somebody who picks as well.

    pip install 'portside[envs]'
    python examples/cfr.py --iterations 100

The round's luck is fixed by a seed, and everything but the secret picks is played by greedy; so two players
lay three cards each, unseen, and are paid the lead in points. OpenSpiel's solver finds how to mix.
"""

import argparse
from collections.abc import Callable
from typing import Any

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import portside.envs.open_spiel  # noqa: F401 - registers the games
from portside import load

REDUCED = "rounds=1,choices=secret,utility=points"


def picks(dockers: int, luck: int) -> Any:
    """Return the round as a matrix game over whole picks: a card for each of the first `dockers` dockers.

    The order of laying does not matter, so a pick is a row of cards; dockers beyond the first lay card 1.
    """
    game = pyspiel.load_game(f"portside_montego_bay({REDUCED},luck={luck})")
    pieces = ("large", "small", "third")
    rows = [[1, 1, 1]]
    for docker in range(dockers):
        rows = [[*row[:docker], card, *row[docker + 1 :]] for row in rows for card in range(1, 6)]
    actions = load("montego_bay").action_ids
    paid = []
    for mine in rows:
        line = []
        for theirs in rows:
            state = game.new_initial_state()
            for piece, *cards in zip(pieces, mine, theirs, strict=True):
                state.apply_actions([actions[f"pick {piece} {card}"] for card in cards])
            line.append(state.returns()[0])
        paid.append(line)
    names = [" ".join(map(str, row[:dockers])) for row in rows]
    lost = [[-one for one in line] for line in paid]
    return pyspiel.create_matrix_game("round", "One round", names, names, paid, lost)


def solve(dockers: int, luck: int, iterations: int, tell: Callable[[str], Any] = print) -> list[float]:
    """Run CFR on a round; return how exploitable the average strategy was as it went on."""
    game = pyspiel.convert_to_turn_based(picks(dockers, luck))
    solver = cfr.CFRPlusSolver(game)
    found = []
    for iteration in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration in (1, iterations) or iteration % 25 == 0:
            found.append(exploitability.exploitability(game, solver.average_policy()))
            tell(f"{iteration:4} iterations: exploitable for {found[-1]:.4f} of a lead of 20 points")
    first = game.new_initial_state()
    mixed = solver.average_policy().action_probabilities(first)
    for action, chance in sorted(mixed.items(), key=lambda one: -one[1])[:5]:
        tell(f"cards {first.action_to_string(0, action)}: {100 * chance:.0f} %")
    return found


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--dockers", type=int, default=2, choices=(1, 2, 3))
    options.add_argument("--luck", type=int, default=7)
    options.add_argument("--iterations", type=int, default=100)
    given = options.parse_args()
    solve(given.dockers, given.luck, given.iterations)
