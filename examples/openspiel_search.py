"""OpenSpiel's own searches on our games: MCTS in Shanghaien, IS-MCTS behind Montego Bay's secret picks.

pip install 'portside[envs]'
python examples/openspiel_search.py --simulations 200
"""

import argparse
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from portside.envs.open_spiel import resampler

# One round each keeps a playout short: these are Python games, and searches play them thousands of times.
SHANGHAIEN = "portside_shanghaien(rounds=1,utility=points)"
MONTEGO_BAY = "portside_montego_bay_in_turns(rounds=1,luck=3,utility=points)"


def play_match(title: str, bot: Any, seat: int, seed: int) -> float:
    """Play the bot at a seat against random play; return what it won."""
    rng = np.random.default_rng(seed)
    state = pyspiel.load_game(title).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        elif state.current_player() == seat:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return float(state.returns()[seat])


def play(simulations: int, matches: int, tell: Callable[[str], Any] = print) -> dict[str, float]:
    """Play some matches with either search; return what they won on average, in leads of 20 points."""
    won = {}
    for name, title in (("MCTS", SHANGHAIEN), ("IS-MCTS", MONTEGO_BAY)):
        game = pyspiel.load_game(title)
        rng = np.random.RandomState(1)
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
        if name == "MCTS":
            bot = mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=rng)
        else:
            bot = ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=rng)
            bot.set_resampler(resampler(1))
        won[name] = sum(play_match(title, bot, match % 2, match) for match in range(matches)) / matches
        tell(f"{name}, {simulations} simulations a move: {won[name]:+.2f} a match against random, in {matches}")
    return won


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--simulations", type=int, default=50)
    options.add_argument("--matches", type=int, default=4)
    given = options.parse_args()
    play(given.simulations, given.matches)
