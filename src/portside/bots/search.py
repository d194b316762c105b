"""Tree search for every game: what the seats know makes the tree, luck is drawn, secrets are guessed.

A node is what the seat to act knows of a position (a hash of the position hidden for it). So two paths to
the same position share a node, a seat can't answer a secret it does not know, and what was learned stays
useful after the next move. The search gets the position as its seat sees it, and guesses the rest anew in
each iteration. Seats that choose at once in secret have a node each, whatever the others chose: bandits that do
not see each other.

A leaf is judged by playing on: to the end, or with a net to the next calm position and perhaps to a later one, which
the net judges for all seats by what all know. With a heat, the search uses what is known of the game: actions are
narrowed and tried in the order of what they promise, choices that others have already made in secret are
taken back and made in the tree, where they are likely or not, instead of guessed as all alike, and luck follows an
action in a few ways first, in more as it is tried more often.
"""

import math
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from portside.bots.net import Net, Thought, has_hunch, new_thought, no_net, points, rank, think, utility
from portside.bots.policy import (
    INSIGHTS,
    Floats,
    Work,
    calm,
    greedy,
    insight,
    load_knowledge,
    narrow,
    retract,
    weigh,
    workspace,
)
from portside.bots.tree import (
    Tree,
    add_node,
    find,
    has_room,
    is_nearly_full,
    key_of,
    lucks,
    new_tree,
    select,
    select_by_prior,
    shuffle,
    sort,
    sow,
)
from portside.core.chance import Rng, below, draw, streams
from portside.core.contract import (
    CHANCE,
    OVER,
    SPECTATOR,
    Game,
    Numbers,
    State,
    apply,
    guess,
    hide,
    legal,
    observe,
    outcomes,
    pending,
    places,
    resolve,
    scores,
    to_act,
)
from portside.core.jit import kernel

# What a utility is made of: the first place, which those who are equal share; the opponents left behind; the lead.
WIN, PLACE, MARGIN = 0.85, 0.1, 0.05
SPREAD = 20.0  # a lead of so many points counts in full
DEEPEST = 400  # decisions on the way from the root
CHUNK = 16  # iterations between two looks at the clock: some milliseconds of playing matches out
TO_THE_END = -1  # instead of a number of calm positions
RANDOMLY, GREEDILY, BY_RANKS = range(3)  # how moves are made when playing on
SERIOUS = 0.1  # of the most tried action's tries: what less was tried is not played
# Of utility: what falls short of the best by more is not drawn in a secret choice. Montego Bay has some forty of them a
# match, so what each gives away adds up: with 0.02 a captain won 37 % (30 to 44, n = 200, 500 iterations) against one
# that always plays the best, with 0.005 53 % (46 to 61, n = 120).
NEAR = 0.005
CURIOUS = 0.9  # weight of the bonus by prior, unless a game says otherwise
CAREFUL = 0.1  # of utility, divided by the root of its tries: by how much an action may be overrated


Reals = NDArray[np.float64]


class Desk(NamedTuple):
    """What one thread searches with: a tree, positions and their words, and buffers."""

    tree: Tree
    states: NDArray[Any]  # 0: the position on the way down; 1: as a seat knows it
    words: NDArray[np.uint16]  # the same memory, for hashing
    path: Numbers  # by step of the way down: edge, node, seat
    worth: Reals  # by seat: its utility
    gain: Reals  # by seat: its final points
    early: Reals  # utility and final points x seat, at the first of two positions
    points: Numbers  # by seat
    ranks: Numbers  # by seat
    listed: Numbers  # actions of a node
    priors: Floats  # of those
    thought: Thought
    work: Work
    luck: Rng  # the luck that follows an action on the way down


def new_desk(game: Game, seats: int, nodes: int) -> Desk:
    """Return what one thread searches with, with room for so many nodes."""
    states = np.zeros(2, game.state)
    return Desk(
        new_tree(nodes, nodes * 8),
        states,
        states.view(np.uint16).reshape(2, -1),
        np.zeros((DEEPEST, 3), np.int64),
        np.zeros(seats, np.float64),
        np.zeros(seats, np.float64),
        np.zeros((2, seats), np.float64),
        np.zeros(seats, np.int64),
        np.zeros(seats, np.int64),
        np.zeros(len(game.actions), np.int64),
        np.zeros(len(game.actions), np.float32),
        new_thought(game),
        workspace(game, seats),
        np.ones(1, np.uint64),
    )


@kernel
def judge(state: State, seats: int, desk: Desk) -> None:
    """Write the utility of a position for each seat: winning above all, then its place, then its lead in points."""
    scores(state, desk.points)
    places(state, desk.ranks)
    for seat in range(seats):
        beaten, equal, best = 0.0, 1, -1000000
        for other in range(seats):
            if other != seat:
                best = max(best, desk.points[other])
                if desk.ranks[seat] < desk.ranks[other]:
                    beaten += 1.0
                elif desk.ranks[seat] == desk.ranks[other]:
                    beaten += 0.5
                    equal += 1
        won = 1 / equal if desk.ranks[seat] == 1 else 0.0
        lead = min(1.0, max(-1.0, (desk.points[seat] - best) / SPREAD))
        desk.worth[seat] = WIN * won + PLACE * beaten / (seats - 1) + MARGIN * (lead + 1) / 2
        desk.gain[seat] = desk.points[seat]


@kernel
def describe(state: State, seat: int, features: Floats) -> None:
    """Write what a net is told from a seat's side: what it observes, and what the game's knowledge makes of it.

    The position is hidden for a spectator: what a net says of one seat may tell another nothing it does not know.
    """
    observed = len(features) - INSIGHTS
    features[observed:] = 0
    observe(state, seat, features[:observed])
    insight(state, seat, features[observed:])


@kernel
def consult(state: State, seats: int, net: Net, desk: Desk) -> None:
    """Ask the net what a position is worth to each seat, by what all know, and write it."""
    desk.states[1] = state
    hide(desk.states[1], SPECTATOR)
    describe(desk.states[1], 0, desk.thought.features)
    think(net, desk.thought)
    for seat in range(seats):
        desk.worth[seat] = utility(desk.thought, seat)
        desk.gain[seat] = points(desk.thought, seat)


@kernel
def is_secret(waited: int) -> bool:
    """Tell whether several seats may act at once, so that none should be foreseen; by the mask of `pending`."""
    return bool(waited & (waited - 1) != 0)


class Ways(NamedTuple):
    """What a search goes by: see Search."""

    playing: int  # RANDOMLY, GREEDILY or BY_RANKS
    heat: float
    curious: float
    calms: int
    net: Net


@kernel
def rank_at(state: State, seat: int, net: Net, desk: Desk) -> int:
    """Write what a seat may choose, and how likely each is the best by the net's ranks; return how many."""
    desk.states[1] = state
    hide(desk.states[1], seat)
    n = narrow(desk.states[1], seat, desk.listed, legal(desk.states[1], seat, desk.listed))
    if n > 1:
        retract(desk.states[1], seat)
        rank(desk.states[1], seat, desk.listed, n, net, desk.thought, desk.work, desk.priors)
    return int(n)


@kernel
def draw_ranked(n: int, rng: Rng, desk: Desk) -> int:
    """Return one of n actions that were ranked, drawn by how likely each is."""
    left = below(rng, 1 << 20) / (1 << 20)
    for i in range(n - 1):
        left -= desk.priors[i]
        if left < 0:
            return int(desk.listed[i])
    return int(desk.listed[n - 1])


@kernel
def play_on(state: State, ways: Ways, calms: int, rng: Rng, desk: Desk) -> bool:
    """Play to the end or to the next calm position but `calms`; tell if to the end."""
    actions, weights = desk.work[1][0], desk.work[2][0]
    while True:
        seat = to_act(state)
        if seat == OVER:
            return True
        if seat == CHANCE:
            resolve(state, draw(rng, weights, outcomes(state, weights)))
            continue
        if calms >= 0 and calm(state):
            if calms == 0:
                return False
            calms -= 1
        if ways.playing == BY_RANKS:
            apply(state, seat, draw_ranked(rank_at(state, seat, ways.net, desk), rng, desk))
        elif ways.playing == GREEDILY:
            own = desk.work[0]
            own[0] = state
            hide(own[0], seat)
            apply(state, seat, greedy(own[0], seat, True, rng, desk.work))
        else:
            apply(state, seat, actions[below(rng, legal(state, seat, actions))])


@kernel
def key_at(state: State, seat: int, heat: float, desk: Desk) -> np.uint64:
    """Return the key of a seat's node, and leave the position as it knows it in states[1].

    Where choices are taken back, it makes no difference to the node who has already chosen.
    """
    desk.states[1] = state
    hide(desk.states[1], seat)
    if heat > 0:
        retract(desk.states[1], seat)
    return key_of(desk.words[1], seat)


@kernel
def judge_leaf(state: State, seats: int, ways: Ways, rng: Rng, desk: Desk) -> None:
    """Write the utility of a position for each seat, and its final points, by playing on.

    With a net the mean of two positions counts: at the first the net may not see what is just within reach, at the
    later one that is done, but by quick play. They err in different ways.
    """
    over = play_on(state, ways, min(0, ways.calms), rng, desk)
    judge_by(over, state, seats, ways.net, desk)
    if over or ways.calms == 0:
        return
    desk.early[0], desk.early[1] = desk.worth, desk.gain
    over = play_on(state, ways, ways.calms, rng, desk)
    judge_by(over, state, seats, ways.net, desk)
    for seat in range(seats):
        desk.worth[seat] = (desk.early[0, seat] + desk.worth[seat]) / 2
        desk.gain[seat] = (desk.early[1, seat] + desk.gain[seat]) / 2


@kernel
def judge_by(over: bool, state: State, seats: int, net: Net, desk: Desk) -> None:
    """Write the utility of a position for each seat: by the rules when the match is over, else by the net."""
    if over:
        judge(state, seats, desk)
    else:
        consult(state, seats, net, desk)


@kernel
def iterate(seen: State, seat: int, seats: int, iterations: int, ways: Ways, rng: Rng, desk: Desk) -> None:
    """Search on: each iteration guesses the secrets, walks down the tree, judges the leaf, and notes the result."""
    tree, states, heat = desk.tree, desk.states, ways.heat
    actions, weights = desk.work[1][0], desk.work[2][0]
    for _ in range(iterations):
        states[0] = seen
        if heat > 0:
            retract(states[0], seat)
        guess(states[0], seat, rng)
        state = states[0]
        depth = 0
        growing = True
        while growing and depth < DEEPEST:
            who = to_act(state)
            if who == OVER:
                break
            if who == CHANCE:
                luck = desk.luck if heat > 0 and depth > 0 else rng
                resolve(state, draw(luck, weights, outcomes(state, weights)))
                continue
            n = legal(state, who, actions)
            if heat > 0:
                left = narrow(state, who, actions, n)
                # The first choice is what was asked for: that one is never made by itself.
                n = left if left > 1 or depth > 0 else n
            if n == 1:
                apply(state, who, actions[0])
                continue
            key = key_at(state, who, heat, desk)
            slot = find(tree, key)
            if tree.keys[slot] == key:
                node = int(tree.node_at[slot])
            elif has_room(tree, n):
                # Whoever chooses at the same time learns from every iteration, too.
                growing = heat > 0 and is_secret(pending(state))
                node = add_node(tree, slot, key, actions, n)
                if heat > 0:
                    for i in range(n):
                        desk.listed[i] = actions[i]
                    if has_hunch(ways.net):
                        rank(states[1], who, desk.listed, n, ways.net, desk.thought, desk.work, desk.priors)
                    else:
                        weigh(states[1], who, desk.listed, n, heat, desk.work, desk.priors)
                    sort(tree, node, desk.priors)
                else:
                    shuffle(tree, node, rng)
            else:
                break
            edge = select_by_prior(tree, node, ways.curious) if heat > 0 else select(tree, node)
            desk.path[depth, 0], desk.path[depth, 1], desk.path[depth, 2] = edge, node, who
            depth += 1
            if heat > 0:
                sow(desk.luck, key, int(tree.action[edge]), below(rng, lucks(int(tree.tries[edge]))))
            apply(state, who, tree.action[edge])
        judge_leaf(state, seats, ways, rng, desk)
        for i in range(depth):
            edge, node, who = desk.path[i, 0], desk.path[i, 1], desk.path[i, 2]
            tree.visits[node] += 1
            tree.tries[edge] += 1
            tree.total[edge] += desk.worth[who]
            tree.gained[edge] += desk.gain[who]


@kernel
def forecast(
    seen: State, seat: int, seats: int, iterations: int, ways: Ways, rng: Rng, desk: Desk, worth: Reals, gain: Reals
) -> None:
    """Write the utility and the points of each seat in the leaves of so many iterations, on average."""
    worth[:], gain[:] = 0, 0
    for _ in range(iterations):
        iterate(seen, seat, seats, 1, ways, rng, desk)
        for who in range(seats):
            worth[who] += desk.worth[who] / iterations
            gain[who] += desk.gain[who] / iterations


@kernel
def root_of(seen: State, seat: int, heat: float, desk: Desk) -> int:
    """Return the node of the position that a seat sees, -1 if the tree has none."""
    key = key_at(seen, seat, heat, desk)
    slot = find(desk.tree, key)
    return int(desk.tree.node_at[slot]) if desk.tree.keys[slot] == key else -1


class Budget(NamedTuple):
    """How long to think: iterations in all, or milliseconds."""

    iterations: int = 0
    milliseconds: int = 0


class Opinion(NamedTuple):
    """What a search thinks of an action."""

    action: int
    tries: int
    utility: float  # about the chance to win, from 0 to 1
    points: float  # expected at the end


class Search:
    """A searcher at one seat; it keeps what it learned from move to move.

    It grows independent trees, each with its own luck, and sums them up: with a budget of iterations the
    result depends on the seed alone, not on how many threads did the work. A leaf is played on randomly, greedily or
    by a net's ranks (`playing`); a `net` judges the next calm position, and the one so many `calms` later.
    With a `heat` (policy.weigh) actions are tried in the order of their promise, and the more `curious` the longer for
    that alone.
    With a `doubt` it misjudges each action by about so much utility, as weaker players do.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        budget: Budget,
        *,
        trees: int = 1,
        threads: int = 1,
        playing: int = RANDOMLY,
        heat: float = 0.0,
        curious: float = CURIOUS,
        net: Net | None = None,
        calms: int = 0,
        doubt: float = 0.0,
        nodes: int = 200_000,
    ) -> None:
        if (budget.iterations > 0) == (budget.milliseconds > 0):
            raise ValueError("A budget is a number of iterations or of milliseconds, one of them and positive.")
        load_knowledge(game)
        self.game = game
        self.seats = seats
        self.budget = budget
        self.threads = threads
        self.ways = Ways(playing, heat, curious, calms if net else TO_THE_END, net or no_net())
        self.doubt = doubt
        self.rngs = [streams(seed, tree, 1) for tree in range(trees)]
        self.draws = streams(seed, trees, 1)
        self.moods = np.random.default_rng(seed)
        self.desks = [new_desk(game, seats, nodes) for _ in range(trees)]

    def opinions(self, seen: State, seat: int) -> list[Opinion]:
        """Think about a position as the seat sees it; return each action tried, the best first."""
        self._make_room()
        end = time.monotonic() + self.budget.milliseconds / 1000

        def grow(number: int) -> None:
            left = self.budget.iterations // len(self.desks)
            # At least once: on a busy machine the time may be over before the first look at the clock.
            while True:
                count = min(left, 4096) if self.budget.iterations else CHUNK
                iterate(seen, seat, self.seats, count, self.ways, self.rngs[number], self.desks[number])
                left -= count
                if left <= 0 if self.budget.iterations else time.monotonic() >= end:
                    return

        if self.threads == 1:
            for number in range(len(self.desks)):
                grow(number)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(grow, range(len(self.desks))))
        return self._sum_up(seen, seat)

    def forecast(self, seen: State, seat: int, worth: Reals, gain: Reals) -> None:
        """Write the utility and the points that each seat may expect of a position as one sees it, whoever is to act.

        That takes the whole budget of iterations in one tree.
        """
        self._make_room()
        forecast(seen, seat, self.seats, self.budget.iterations, self.ways, self.rngs[0], self.desks[0], worth, gain)

    def _make_room(self) -> None:
        """Forget what was learned where a tree is nearly full."""
        for number, desk in enumerate(self.desks):
            if is_nearly_full(desk.tree):
                self.desks[number] = desk._replace(tree=new_tree(len(desk.tree.first), len(desk.tree.action)))

    def _sum_up(self, seen: State, seat: int) -> list[Opinion]:
        tries = np.zeros(len(self.game.actions), np.int64)
        total = np.zeros(len(self.game.actions))
        gained = np.zeros(len(self.game.actions))
        for desk in self.desks:
            node = root_of(seen, seat, self.ways.heat, desk)
            if node < 0:
                continue
            tree = desk.tree
            edges = slice(tree.first[node], tree.first[node] + tree.edges[node])
            np.add.at(tries, tree.action[edges], tree.tries[edges])
            np.add.at(total, tree.action[edges], tree.total[edges])
            np.add.at(gained, tree.action[edges], tree.gained[edges])
        found = [
            Opinion(int(a), int(tries[a]), float(total[a] / tries[a]), float(gained[a] / tries[a]))
            for a in np.flatnonzero(tries)
        ]
        return self._rank(found)

    def _rank(self, found: list[Opinion]) -> list[Opinion]:
        """Put the best first.

        Without priors that is the most tried. By priors also what only looked promising is tried often: so of what
        was tried seriously that with the highest utility, if a little less is believed of what was tried less.
        """
        if not self.ways.heat:
            return sorted(found, key=lambda opinion: (-opinion.tries, opinion.action))
        enough = serious_tries(found)
        return sorted(
            found,
            key=lambda opinion: (
                opinion.tries < enough,
                CAREFUL / math.sqrt(opinion.tries) - opinion.utility,
                opinion.action,
            ),
        )

    def choose(self, seen: State, seat: int) -> int:
        """Choose an action for the seat; `seen` is hidden for it.

        Where several seats act at once the choice is drawn, so that it can't be read: of the actions that are about
        as good as the best, by how often each was tried. Elsewhere the best is played.
        """
        actions = self.game.legal_actions(seen, seat)
        if len(actions) == 1:
            return actions[0]
        opinions = self.opinions(seen, seat)
        if self.doubt:
            felt = [opinion.utility + self.doubt * self.moods.standard_normal() for opinion in opinions]
            return opinions[int(np.argmax(felt))].action
        if not is_secret(pending(seen)):
            return opinions[0].action
        drawn = about_as_good(opinions)
        weights = np.array([opinion.tries for opinion in drawn], np.int64)
        return drawn[int(draw(self.draws, weights, len(weights)))].action


def serious_tries(opinions: list[Opinion]) -> float:
    """Return how often an action must have been tried to be played."""
    return SERIOUS * max((opinion.tries for opinion in opinions), default=0)


def about_as_good(opinions: list[Opinion]) -> list[Opinion]:
    """Return those of some opinions that are about as good as the best, and were tried seriously.

    The others were tried to find that out.
    """
    enough = serious_tries(opinions)
    serious = [opinion for opinion in opinions if opinion.tries >= enough]
    best = max(opinion.utility for opinion in serious)
    return [opinion for opinion in serious if opinion.utility >= best - NEAR]
