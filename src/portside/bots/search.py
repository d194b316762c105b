"""Tree search for every game: what the seats know makes the tree, luck is drawn, secrets are guessed.

A node is what the seat to act knows of a position (a hash of the position hidden for it). So two paths to
the same position share a node, a seat can't answer a secret it does not know, and what was learned stays
useful after the next move. The search gets the position as its seat sees it, and guesses the rest anew in
each iteration.
"""

import math
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from portside.bots.policy import GREEDY, Work, choose, load_knowledge, workspace
from portside.core.chance import Rng, below, draw, streams
from portside.core.contract import (
    CHANCE,
    OVER,
    Game,
    Numbers,
    State,
    apply,
    guess,
    hide,
    legal,
    outcomes,
    pending,
    places,
    resolve,
    scores,
    to_act,
)
from portside.core.jit import kernel

EXPLORE = 0.8  # weight of UCB's bonus; utilities lie between 0 and 1
MARGIN = 0.05  # the share of a utility that points decide, once places are equal
SPREAD = 20.0  # a lead of so many points counts in full
DEEPEST = 400  # decisions on the way from the root
WIDE = 12  # up to so many actions are tried at once; of more, the square root of the visits
CHUNK = 64  # iterations between two looks at the clock


class Tree(NamedTuple):
    """Nodes in a hash table; the edges of a node are consecutive."""

    keys: NDArray[np.uint64]  # by slot; 0 is free
    node_at: NDArray[np.int32]  # by slot
    first: NDArray[np.int32]  # by node: its first edge
    edges: NDArray[np.int32]  # by node: how many edges it has
    visits: NDArray[np.int32]  # by node
    action: NDArray[np.int32]  # by edge
    tries: NDArray[np.int32]  # by edge
    total: NDArray[np.float64]  # by edge: utilities of the seat to act, summed
    gained: NDArray[np.float64]  # by edge: final points of the seat to act, summed
    used: Numbers  # nodes, edges


def new_tree(nodes: int, edges: int) -> Tree:
    """Return an empty tree of limited size; when it is full, leaves are played out without being kept."""
    slots = 1 << (2 * nodes).bit_length()
    return Tree(
        np.zeros(slots, np.uint64),
        np.zeros(slots, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(edges, np.int32),
        np.zeros(edges, np.int32),
        np.zeros(edges, np.float64),
        np.zeros(edges, np.float64),
        np.zeros(2, np.int64),
    )


class Desk(NamedTuple):
    """What one thread searches with: a tree, positions and their words, and buffers."""

    tree: Tree
    states: NDArray[Any]  # 0: the position on the way down; 1: as a seat knows it
    words: NDArray[np.uint16]  # the same memory, for hashing
    path: Numbers  # by step of the way down: edge, node, seat
    worth: NDArray[np.float64]  # by seat
    points: Numbers  # by seat
    ranks: Numbers  # by seat
    work: Work


@kernel
def key_of(words: NDArray[np.uint16]) -> np.uint64:
    """Return a hash of a position, never 0. Shifts alone: interpreted, a product would overflow loudly."""
    x = np.uint64(0x9E3779B97F4A7C15)
    for word in words:
        x ^= np.uint64(word)
        x ^= x << np.uint64(13)
        x ^= x >> np.uint64(7)
        x ^= x << np.uint64(17)
    return x if x != 0 else np.uint64(1)


@kernel
def find(tree: Tree, key: np.uint64) -> int:
    """Return the slot of a key, or the free slot where it belongs."""
    mask = np.uint64(len(tree.keys) - 1)
    slot = (key ^ (key >> np.uint64(32))) & mask
    while tree.keys[slot] != 0 and tree.keys[slot] != key:
        slot = (slot + np.uint64(1)) & mask
    return int(slot)


@kernel
def add_node(tree: Tree, slot: int, key: np.uint64, actions: Numbers, n: int, rng: Rng) -> int:
    """Add a node with its actions in random order; return it, or -1 when the tree is full."""
    node, edge = tree.used[0], tree.used[1]
    if node >= len(tree.first) or edge + n > len(tree.action):
        return -1
    for i in range(n):
        j = below(rng, i + 1)
        tree.action[edge + i] = tree.action[edge + j]
        tree.action[edge + j] = actions[i]
    tree.first[node] = edge
    tree.edges[node] = n
    tree.keys[slot] = key
    tree.node_at[slot] = node
    tree.used[0] = node + 1
    tree.used[1] = edge + n
    return int(node)


@kernel
def select(tree: Tree, node: int) -> int:
    """Return the edge to try: an untried one, else the best by UCB; of many, only some (progressive widening)."""
    first = tree.first[node]
    wide = tree.edges[node]
    if wide > WIDE:
        wide = min(wide, WIDE + int(math.sqrt(tree.visits[node])))
    log = math.log(tree.visits[node] + 1.0)
    best, most = -1, -1.0
    for edge in range(first, first + wide):
        tries = tree.tries[edge]
        if tries == 0:
            return int(edge)
        promise = tree.total[edge] / tries + EXPLORE * math.sqrt(log / tries)
        if promise > most:
            best, most = edge, promise
    return int(best)


@kernel
def judge(state: State, seats: int, desk: Desk) -> None:
    """Write the utility of a position for each seat: its place first, then its lead in points."""
    scores(state, desk.points)
    places(state, desk.ranks)
    for seat in range(seats):
        beaten, best = 0.0, -1000000
        for other in range(seats):
            if other != seat:
                best = max(best, desk.points[other])
                if desk.ranks[seat] < desk.ranks[other]:
                    beaten += 1.0
                elif desk.ranks[seat] == desk.ranks[other]:
                    beaten += 0.5
        lead = min(1.0, max(-1.0, (desk.points[seat] - best) / SPREAD))
        desk.worth[seat] = (1 - MARGIN) * beaten / (seats - 1) + MARGIN * (lead + 1) / 2


@kernel
def play_on(state: State, greedy_share: float, horizon: int, rng: Rng, desk: Desk) -> None:
    """Play to the end, or for `horizon` moves: at random, or (a share of the moves) greedily."""
    actions, weights = desk.work[1][0], desk.work[2][0]
    moves = 0
    while moves < horizon:
        seat = to_act(state)
        if seat == OVER:
            return
        if seat == CHANCE:
            resolve(state, draw(rng, weights, outcomes(state, weights)))
            continue
        if greedy_share > 0 and below(rng, 1000) < greedy_share * 1000:
            own = desk.work[0]
            own[0] = state
            hide(own[0], seat)
            apply(state, seat, choose(own[0], seat, GREEDY, rng, desk.work))
        else:
            apply(state, seat, actions[below(rng, legal(state, seat, actions))])
        moves += 1


@kernel
def iterate(
    seen: State, seat: int, seats: int, iterations: int, greedy_share: float, horizon: int, rng: Rng, desk: Desk
) -> None:
    """Search on: each iteration guesses the secrets, walks down the tree, plays on, and notes the result."""
    tree, states = desk.tree, desk.states
    actions, weights = desk.work[1][0], desk.work[2][0]
    for _ in range(iterations):
        states[0] = seen
        guess(states[0], seat, rng)
        state = states[0]
        depth = 0
        growing = True
        while growing and depth < DEEPEST:
            who = to_act(state)
            if who == OVER:
                break
            if who == CHANCE:
                resolve(state, draw(rng, weights, outcomes(state, weights)))
                continue
            n = legal(state, who, actions)
            if n == 1:
                apply(state, who, actions[0])
                continue
            states[1] = state
            hide(states[1], who)
            key = key_of(desk.words[1])
            slot = find(tree, key)
            if tree.keys[slot] == key:
                node = int(tree.node_at[slot])
            else:
                node = add_node(tree, slot, key, actions, n, rng)
                growing = False
                if node < 0:
                    break
            edge = select(tree, node)
            desk.path[depth, 0], desk.path[depth, 1], desk.path[depth, 2] = edge, node, who
            depth += 1
            apply(state, who, tree.action[edge])
        play_on(state, greedy_share, horizon, rng, desk)
        judge(state, seats, desk)
        for i in range(depth):
            edge, node, who = desk.path[i, 0], desk.path[i, 1], desk.path[i, 2]
            tree.visits[node] += 1
            tree.tries[edge] += 1
            tree.total[edge] += desk.worth[who]
            tree.gained[edge] += desk.points[who]


@kernel
def root_of(seen: State, seat: int, desk: Desk) -> int:
    """Return the node of the position that a seat sees, -1 if the tree has none."""
    desk.states[1] = seen
    hide(desk.states[1], seat)
    key = key_of(desk.words[1])
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
    result depends on the seed alone, not on how many threads did the work.
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
        greedy_share: float = 0.0,
        horizon: int = 10**6,
        nodes: int = 200_000,
    ) -> None:
        if (budget.iterations > 0) == (budget.milliseconds > 0):
            raise ValueError("A budget is a number of iterations or of milliseconds, one of them and positive.")
        load_knowledge(game)
        self.game = game
        self.seats = seats
        self.budget = budget
        self.threads = threads
        self.manner = (greedy_share, horizon)
        self.rngs = [streams(seed, tree, 1) for tree in range(trees)]
        self.draws = streams(seed, trees, 1)
        self.desks = []
        for _ in range(trees):
            states = np.zeros(2, game.state)
            self.desks.append(
                Desk(
                    new_tree(nodes, nodes * 8),
                    states,
                    states.view(np.uint16).reshape(2, -1),
                    np.zeros((DEEPEST, 3), np.int64),
                    np.zeros(seats, np.float64),
                    np.zeros(seats, np.int64),
                    np.zeros(seats, np.int64),
                    workspace(game, seats),
                )
            )

    def opinions(self, seen: State, seat: int) -> list[Opinion]:
        """Think about a position as the seat sees it; return each action tried, the most tried first."""
        for number, desk in enumerate(self.desks):
            if desk.tree.used[0] > 0.7 * len(desk.tree.first):
                self.desks[number] = desk._replace(tree=new_tree(len(desk.tree.first), len(desk.tree.action)))
        end = time.monotonic() + self.budget.milliseconds / 1000

        def grow(number: int) -> None:
            left = self.budget.iterations // len(self.desks)
            while left > 0 if self.budget.iterations else time.monotonic() < end:
                count = min(left, 4096) if self.budget.iterations else CHUNK
                iterate(seen, seat, self.seats, count, *self.manner, self.rngs[number], self.desks[number])
                left -= count

        if self.threads == 1:
            for number in range(len(self.desks)):
                grow(number)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(grow, range(len(self.desks))))
        return self._sum_up(seen, seat)

    def _sum_up(self, seen: State, seat: int) -> list[Opinion]:
        tries = np.zeros(len(self.game.actions), np.int64)
        total = np.zeros(len(self.game.actions))
        gained = np.zeros(len(self.game.actions))
        for desk in self.desks:
            node = root_of(seen, seat, desk)
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
        return sorted(found, key=lambda opinion: (-opinion.tries, opinion.action))

    def choose(self, seen: State, seat: int) -> int:
        """Choose an action for the seat; `seen` is hidden for it.

        Where several seats act at once the choice is drawn by how often each action was tried, so that it
        can't be read; elsewhere the most tried action is played.
        """
        actions = self.game.legal_actions(seen, seat)
        if len(actions) == 1:
            return actions[0]
        opinions = self.opinions(seen, seat)
        if bin(int(pending(seen))).count("1") < 2:
            return opinions[0].action
        serious = [opinion for opinion in opinions if opinion.tries * 10 >= opinions[0].tries]
        weights = np.array([opinion.tries for opinion in serious], np.int64)
        return serious[int(draw(self.draws, weights, len(weights)))].action
