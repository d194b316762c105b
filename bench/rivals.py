"""Random play by other engines on one core, to stand beside ours in `make bench`.

Each engine runs in the fastest way its users have from Python. What is counted:

- steps: every action applied, luck included where the engine applies it as an action. Luck drawn inside
  another action (dice in Catanatron's ROLL, the deal in RLCard's reset) is no step.
- decisions: steps that aren't luck. Forced ones, with a single legal action, count.
- seconds: wall clock, the setting up of each game included. Warm-up and sampling are outside.

OpenSpiel's C++ playouts don't tell how many moves they make. There `games` is exact, and `steps` and
`decisions` are `games` times the mean of like playouts whose moves can be counted, sampled in the same run:

- C++ rollouts: a search of one simulation never leaves its root, so MCTSBot does nothing but call
  RandomRolloutEvaluator, which plays BATCH whole games before it returns to Python. The sampled games are
  played by OpenSpiel's uniform random bots. One second of sampling leaves a standard error of 0.2 %
  (connect_four, pig) and 1.5 % (backgammon), which falls with the root of the seconds.
- C++ MCTS: a game is a simulation. The tree tells exactly how many moves went into walking down it: the
  visits of all nodes but the root. Each node that isn't terminal had one rollout, at its first visit; the
  length of that is sampled by playing on from the node.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module, metadata
from random import Random
from time import perf_counter, process_time, thread_time
from typing import Any, NamedTuple

WARM_UP = 0.2  # of the seconds measured
OTHER_THREADS = 0.05  # of the seconds measured that other threads may have computed: one core is the rule
BATCH = 100  # rollouts a call: 1 ms of connect_four, 100 ms of backgammon
SIMULATIONS, UCT_C = 1000, 2.0  # the defaults of OpenSpiel's own examples/mcts.py
TREE_MB = 1000  # far above the need, so that no node is dropped and all visits can be counted
SEED = 7


@dataclass(frozen=True)
class Row:
    """What one rival played in its time."""

    name: str
    version: str
    games: int
    steps: int  # actions applied, luck included
    decisions: int  # actions applied, without luck
    seconds: float
    note: str  # what is counted


@dataclass(frozen=True)
class Missing:
    """A rival that couldn't be measured here, and why."""

    name: str
    reason: str


class Tally(NamedTuple):
    """What some play adds up to."""

    games: int
    steps: int
    decisions: int


Play = Callable[[], Tally]


class Prepared(NamedTuple):
    """A rival ready: `play` is timed; where it can't count moves, `sample` counts those of like games."""

    play: Play
    sample: Play | None = None


class Rival(NamedTuple):
    """One way to run another engine; `package` is its name on PyPI."""

    name: str
    package: str
    prepare: Callable[[], Prepared]
    note: str


def rivals(seconds: float) -> Iterator[Row | Missing]:
    """Measure every rival for about that many seconds, one by one; those with a sample take twice as long."""
    for rival in RIVALS:
        yield measure(rival, seconds)


def measure(rival: Rival, seconds: float) -> Row | Missing:
    """Time one rival. Whatever breaks inside it becomes a reason, so that it can't end our own run."""
    try:
        play, sample = rival.prepare()
        version = metadata.version(rival.package)
        run(play, WARM_UP * seconds)
        before = process_time() - thread_time()
        (games, steps, decisions), elapsed = run(play, seconds)
        elsewhere = process_time() - thread_time() - before
        if sample is not None:
            like, _ = run(sample, seconds)
            steps = round(games * like.steps / like.games)
            decisions = round(games * like.decisions / like.games)
    except ImportError as error:
        return Missing(rival.name, f"The package {rival.package} can't be imported here: {error}")
    except Exception as error:
        return Missing(rival.name, f"{rival.package} failed with {type(error).__name__}: {error}")
    if elsewhere > OTHER_THREADS * elapsed:
        reason = f"Other threads computed for {elsewhere:.2f} of {elapsed:.2f} s; one core is the rule."
        return Missing(rival.name, reason)
    return Row(rival.name, version, games, steps, decisions, elapsed, rival.note)


def run(play: Play, seconds: float) -> tuple[Tally, float]:
    """Play at least once and until the time is up; return the sum and the time it really took."""
    games = steps = decisions = 0
    elapsed = 0.0
    start = perf_counter()
    while games == 0 or elapsed < seconds:
        played = play()
        games += played.games
        steps += played.steps
        decisions += played.decisions
        elapsed = perf_counter() - start
    return Tally(games, steps, decisions), elapsed


def openspiel_loop(title: str) -> Prepared:
    """OpenSpiel's states, driven from Python action by action."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(title)
    chance, terminal = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
    random = Random(SEED).random

    def play() -> Tally:
        state = game.new_initial_state()
        steps = decisions = 0
        while (player := state.current_player()) != terminal:
            if player == chance:
                action, _ = pyspiel.sample_action(state.chance_outcomes(), random())
            else:
                actions = state.legal_actions()
                action = actions[int(random() * len(actions))]
                decisions += 1
            state.apply_action(action)
            steps += 1
        return Tally(1, steps, decisions)

    return Prepared(play)


def openspiel_rollouts(title: str) -> Prepared:
    """OpenSpiel's C++ random rollouts from the opening, BATCH a call."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(title)
    bot = search_bot(pyspiel, game, simulations=1, rollouts=BATCH)
    random, finish = Random(SEED).random, random_finish(pyspiel, game)

    def opening() -> Any:
        # A search can't start where luck is due, as in backgammon: its first roll is made here, uncounted.
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(pyspiel.sample_action(state.chance_outcomes(), random())[0])
        return state

    def play() -> Tally:
        bot.mcts_search(opening())
        return Tally(BATCH, 0, 0)

    return Prepared(play, sample=lambda: finish(opening()))


def openspiel_mcts(title: str) -> Prepared:
    """OpenSpiel's C++ tree search from the opening of a game without luck."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(title)
    bot = search_bot(pyspiel, game, simulations=SIMULATIONS, rollouts=1)
    finish = random_finish(pyspiel, game)

    def play() -> Tally:
        bot.mcts_search(game.new_initial_state())
        return Tally(SIMULATIONS, 0, 0)

    def moves_from(node: Any, state: Any) -> int:
        moves = 0 if state.is_terminal() else finish(state.clone()).steps
        for child in node.children:
            if child.explore_count:
                moves += child.explore_count + moves_from(child, state.child(child.action))
        return moves

    def sample() -> Tally:
        opening = game.new_initial_state()
        moves = moves_from(bot.mcts_search(opening), opening)
        return Tally(SIMULATIONS, moves, moves)

    return Prepared(play, sample)


def search_bot(pyspiel: Any, game: Any, *, simulations: int, rollouts: int) -> Any:
    """Return a C++ tree search that values a leaf by that many random rollouts."""
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=SEED)
    limits = {"max_simulations": simulations, "max_memory_mb": TREE_MB}
    return pyspiel.MCTSBot(game, evaluator, uct_c=UCT_C, solve=False, seed=SEED, verbose=False, **limits)


def random_finish(pyspiel: Any, game: Any) -> Callable[[Any], Tally]:
    """Return a function that lets C++ random bots play a state to its end, and counts their moves."""
    bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(game.num_players())]
    luck = Random(SEED)

    def finish(state: Any) -> Tally:
        before = len(state.history())
        pyspiel.evaluate_bots(state, bots, luck.getrandbits(31))
        moves = state.full_history()[before:]
        return Tally(1, len(moves), sum(move.player >= 0 for move in moves))

    return finish


def rlcard_steps(title: str) -> Prepared:
    """RLCard's environment, stepped with random legal actions; env.run with its RandomAgent is slower."""
    env = import_module("rlcard").make(title, config={"seed": SEED})
    random = Random(SEED).random

    def play() -> Tally:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(random() * len(actions))])
            steps += 1
        return Tally(1, steps, steps)

    return Prepared(play)


def catanatron_games(seats: int) -> Prepared:
    """Catanatron's own random players, a new map each game. It seeds and uses Python's global `random`."""
    catanatron = import_module("catanatron")
    colors = list(catanatron.Color)[:seats]
    seeds = Random(SEED)

    def play() -> Tally:
        players = [catanatron.RandomPlayer(color) for color in colors]
        game = catanatron.Game(players, seed=seeds.getrandbits(31))
        game.play()
        ticks = len(game.state.actions)
        return Tally(1, ticks, ticks)

    return Prepared(play)


LOOP = "Actions applied one by one from Python; dice are steps."
ROLLOUTS = "Moves in C++ random games from the opening: games played, times the mean length of sampled games."
MCTS = "Moves down the tree and in its C++ rollouts: simulations (here: games) times a sampled mean."
STEPS = "Actions stepped through the environment, which builds an observation each time; deals are no steps."
TICKS = "Ticks of game.play(); dice and draws happen inside a tick."

RIVALS = (
    *(
        Rival(f"OpenSpiel {title}, {way}", "open_spiel", partial(prepare, title), note)
        for way, prepare, note, titles in (
            ("Python loop", openspiel_loop, LOOP, ("connect_four", "pig", "backgammon")),
            ("C++ rollouts", openspiel_rollouts, ROLLOUTS, ("connect_four", "pig", "backgammon")),
            ("C++ MCTS", openspiel_mcts, MCTS, ("connect_four",)),
        )
        for title in titles
    ),
    Rival("RLCard leduc-holdem, 2 seats", "rlcard", partial(rlcard_steps, "leduc-holdem"), STEPS),
    Rival("RLCard uno, 2 seats", "rlcard", partial(rlcard_steps, "uno"), STEPS),
    Rival("Catanatron, 2 seats", "catanatron", partial(catanatron_games, 2), TICKS),
    Rival("Catanatron, 4 seats", "catanatron", partial(catanatron_games, 4), TICKS),
)
