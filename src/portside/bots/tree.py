"""The tree that a search grows: what a seat knows makes a node, its actions are the edges."""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from portside.core.chance import Rng, below
from portside.core.contract import Numbers
from portside.core.jit import kernel

EXPLORE = 0.8  # weight of UCB's bonus; utilities lie between 0 and 1
CAUTION = 0.08  # how much less than the others so far an untried action is taken to be worth
WIDE = 12  # up to so many actions are tried at once; of more, the square root of the visits
# Ways for luck to follow an action, by the root of its tries. A card of Macao that is turned up makes another node of
# each of thirty; drawn from a few ways first, the nodes below are met again and the tree grows deeper. At two seats
# that won 57 % (50 to 64, n = 120, 400 iterations) and 55 % (48 to 62, n = 120, 1200 iterations) against luck drawn
# anew each time; 1 instead of 2 won 59 % (n = 160) and 44 % (n = 80).
LUCKS = 2.0
NEARLY = 0.7  # of its room: a tree that is fuller is forgotten before the next move


class Tree(NamedTuple):
    """Nodes in a hash table; the edges of a node are consecutive."""

    keys: NDArray[np.uint64]  # by slot; 0 is free
    node_at: NDArray[np.int32]  # by slot
    first: NDArray[np.int32]  # by node: its first edge
    edges: NDArray[np.int32]  # by node: how many edges it has
    visits: NDArray[np.int32]  # by node
    action: NDArray[np.int32]  # by edge
    tries: NDArray[np.int32]  # by edge
    prior: NDArray[np.float32]  # by edge: how likely it is the best, before anything is tried
    total: NDArray[np.float64]  # by edge: utilities of the seat to act, summed
    gained: NDArray[np.float64]  # by edge: final points of the seat to act, summed
    used: Numbers  # nodes, edges


def new_tree(nodes: int, edges: int) -> Tree:
    """Return an empty tree of limited size; when it is full, leaves are judged without being kept."""
    slots = 1 << (2 * nodes).bit_length()
    return Tree(
        np.zeros(slots, np.uint64),
        np.zeros(slots, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(nodes, np.int32),
        np.zeros(edges, np.int32),
        np.zeros(edges, np.int32),
        np.zeros(edges, np.float32),
        np.zeros(edges, np.float64),
        np.zeros(edges, np.float64),
        np.zeros(2, np.int64),
    )


@kernel
def key_of(words: NDArray[np.uint16], seat: int) -> np.uint64:
    """Return a hash of a position and the seat that knows it so, never 0.

    Shifts alone: interpreted, a product would overflow loudly.
    """
    x = np.uint64(0x9E3779B97F4A7C15) ^ np.uint64(seat)
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
def has_room(tree: Tree, n: int) -> bool:
    """Tell whether a node of n actions fits."""
    return bool(tree.used[0] < len(tree.first) and tree.used[1] + n <= len(tree.action))


def is_nearly_full(tree: Tree) -> bool:
    """Tell whether a tree should be forgotten before the next search, or that might find no room for its own node."""
    return bool(tree.used[0] > NEARLY * len(tree.first) or tree.used[1] > NEARLY * len(tree.action))


@kernel
def add_node(tree: Tree, slot: int, key: np.uint64, actions: Numbers, n: int) -> int:
    """Add a node with its actions, and return it; there is room for it."""
    node, edge = tree.used[0], tree.used[1]
    for i in range(n):
        tree.action[edge + i] = actions[i]
    tree.first[node] = edge
    tree.edges[node] = n
    tree.keys[slot] = key
    tree.node_at[slot] = node
    tree.used[0] = node + 1
    tree.used[1] = edge + n
    return int(node)


@kernel
def shuffle(tree: Tree, node: int, rng: Rng) -> None:
    """Put the actions of a new node in random order."""
    first = tree.first[node]
    for i in range(1, tree.edges[node]):
        j = below(rng, i + 1)
        one, other = tree.action[first + i], tree.action[first + j]
        tree.action[first + i], tree.action[first + j] = other, one


@kernel
def sort(tree: Tree, node: int, priors: NDArray[np.float32]) -> None:
    """Put the actions of a new node in the order of their priors, the likeliest first."""
    first = tree.first[node]
    for i in range(tree.edges[node]):
        action, prior = tree.action[first + i], priors[i]
        j = first + i
        while j > first and tree.prior[j - 1] < prior:
            tree.action[j], tree.prior[j] = tree.action[j - 1], tree.prior[j - 1]
            j -= 1
        tree.action[j], tree.prior[j] = action, prior


@kernel
def width(tree: Tree, node: int) -> int:
    """Return how many of a node's actions are considered now: of many, only some (progressive widening)."""
    wide = tree.edges[node]
    if wide > WIDE:
        wide = min(wide, WIDE + int(math.sqrt(tree.visits[node])))
    return int(wide)


@kernel
def select(tree: Tree, node: int) -> int:
    """Return the edge to try: an untried one, else the best by UCB."""
    first = tree.first[node]
    log = math.log(tree.visits[node] + 1.0)
    best, most = -1, -1.0
    for edge in range(first, first + width(tree, node)):
        tries = tree.tries[edge]
        if tries == 0:
            return int(edge)
        promise = tree.total[edge] / tries + EXPLORE * math.sqrt(log / tries)
        if promise > most:
            best, most = edge, promise
    return int(best)


@kernel
def select_by_prior(tree: Tree, node: int, curious: float) -> int:
    """Return the edge to try: the best by what it brought so far and how likely the policy found it.

    `curious` is the weight of the latter.
    """
    first = tree.first[node]
    last = first + width(tree, node)
    tried, brought = 0, 0.0
    for edge in range(first, last):
        tried += tree.tries[edge]
        brought += tree.total[edge]
    unknown = brought / tried - CAUTION if tried > 0 else 0.5
    bonus = curious * math.sqrt(tried + 1.0)
    best, most = -1, -1e9
    for edge in range(first, last):
        tries = tree.tries[edge]
        promise = tree.total[edge] / tries if tries > 0 else unknown
        promise += bonus * tree.prior[edge] / (1.0 + tries)
        if promise > most:
            best, most = edge, promise
    return int(best)


@kernel
def lucks(tries: int) -> int:
    """Return among how many ways for luck to follow an action the search draws, after so many tries of it."""
    return 1 + int(LUCKS * math.sqrt(tries))


@kernel
def sow(luck: Rng, key: np.uint64, action: int, number: int) -> None:
    """Begin the stream of luck that is this number of those that follow an action of a node: the same each time."""
    x = key ^ (np.uint64(action + 1) << np.uint64(40)) ^ (np.uint64(number + 1) << np.uint64(20))
    for _ in range(3):
        x ^= x << np.uint64(13)
        x ^= x >> np.uint64(7)
        x ^= x << np.uint64(17)
    luck[0] = x if x != 0 else np.uint64(1)
