"""The captain against OpenSpiel's own search bots, through our OpenSpiel adapter, at equal processor time.

    .venv/bin/python bench/spiel.py GAME [MILLISECONDS [DEALS]]

MCTS for the open games, IS-MCTS for Montego Bay, both OpenSpiel's Python bots: its C++ MCTSBot crashed on a game
written in Python. A state of the adapter is a Python object, so either makes few playouts in its time: the result
tells what a user gets by pointing OpenSpiel's bot at our games. Both searches get the number of iterations that
they do in so much processor time; Shanghaien's captain solves its rounds and has no budget. Results go
to docs/ladder.
"""

import sys
import time
from pathlib import Path

import numpy as np
import pyspiel

sys.path.insert(0, str(Path(__file__).parent))

from bars import SEED, captain, iterations_in, tell
from open_spiel.python.algorithms import ismcts, mcts

from portside import load
from portside.arena.duplicate import Finished
from portside.bots.roster import make_bot
from portside.core.chance import draw, streams
from portside.core.contract import CHANCE, OVER, apply, outcomes, places, resolve, scores, to_act
from portside.envs.open_spiel import resampler

DEALS = 10
SECRET = ("montego_bay",)


def rival(title, secret, simulations, seed):
    """Return OpenSpiel's bot for a game."""
    game = pyspiel.load_game(title)
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    if not secret:
        return mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=rng)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=rng)
    bot.set_resampler(resampler(seed))
    return bot


def simulations_in(title, secret, milliseconds):
    """Return how many simulations OpenSpiel's bot does in milliseconds of processor time, in the midst of a match."""
    rng = np.random.default_rng(4)
    state = pyspiel.load_game(title).new_initial_state()
    decisions = 0
    while decisions < 40 or state.is_chance_node() or len(state.legal_actions()) < 2:
        decisions += not state.is_chance_node()
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(numbers, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    rival(title, secret, 2, 1).step(state)
    done, start = 20, time.thread_time()
    rival(title, secret, done, 1).step(state)
    return max(2, round(done / (time.thread_time() - start) * milliseconds / 1000))


def play(game, title, own, theirs, seat, luck):
    """Play a match with our bot at a seat; return points and places by seat."""
    weights, out = np.zeros(game.max_outcomes, np.int64), np.zeros(2, np.int64)
    position, state = game.new(2), pyspiel.load_game(title).new_initial_state()
    while (who := int(to_act(position))) != OVER:
        if who == CHANCE:
            number = int(draw(luck, weights, outcomes(position, weights)))
            resolve(position, number)
        else:
            legal = game.legal_actions(position, who)
            if len(legal) == 1:
                number = legal[0]
            else:
                number = int(own.choose(game.seen_by(position, who), who) if who == seat else theirs.step(state))
            apply(position, who, number)
        state.apply_action(number)
    scores(position, out)
    points = tuple(map(int, out))
    places(position, out)
    return points, tuple(map(int, out))


def main():
    game = load(sys.argv[1])
    milliseconds = int(sys.argv[2]) if len(sys.argv) > 2 else 50
    deals = int(sys.argv[3]) if len(sys.argv) > 3 else DEALS
    secret = game.name in SECRET
    title = f"portside_{game.name}_in_turns" if secret else f"portside_{game.name}"
    simulations = simulations_in(title, secret, milliseconds)
    if game.name == "shanghaien":
        name, make = "captain", lambda seed: make_bot("captain", game, 2, seed)
    else:
        own = iterations_in(captain, game, 2, milliseconds)
        name, make = f"captain, {own} iterations ({milliseconds} ms)", lambda seed: captain(game, 2, own, seed)
    kind = "IS-MCTS" if secret else "MCTS"
    names = [name, f"OpenSpiel's {kind}, {simulations} simulations ({milliseconds} ms)"]
    played = []
    for deal in range(deals):
        matches = []
        for seat in range(2):
            found = play(
                game,
                title,
                make(2 * deal + seat),
                rival(title, secret, simulations, 2 * deal + seat),
                seat,
                streams(SEED, deal, 1),
            )
            matches.append(Finished(deal, (seat, 1 - seat), *found, 0))
        played.append(matches)
        tell(game, 2, f"openspiel-{milliseconds}ms", names, played, f"python bench/spiel.py {' '.join(sys.argv[1:])}")


if __name__ == "__main__":
    main()
