"""Luck: fast streams for playouts, and checkable luck for matches."""

import hashlib
import hmac
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from portside.core.contract import Numbers
from portside.core.jit import kernel

Rng = NDArray[np.uint64]  # one number that a stream's owner keeps and draws change


def streams(seed: int, first: int, count: int) -> Rng:
    """Return `count` independent streams, numbered from `first`; the same numbers give the same streams.

    Stream i is the splitmix64 mix of the seed and i, so a batch can be cut anywhere and played on any
    number of cores with the same luck.
    """
    number = np.arange(first, first + count, dtype=np.uint64)
    mixed = _mix(_mix(np.full(count, seed % 2**64, np.uint64)) + number)
    return np.where(mixed == 0, np.uint64(1), mixed)  # 0 is xorshift's only fixed point


def _mix(x: Rng) -> Rng:
    x = x + np.uint64(0x9E3779B97F4A7C15)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


@kernel
def below(rng: Rng, n: int) -> int:
    """Draw a number from 0 to n - 1, for n up to 2**31 (xorshift64, upper half, scaled)."""
    x = rng[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    rng[0] = x
    return int(((x >> np.uint64(33)) * np.uint64(n)) >> np.uint64(31))


@kernel
def draw(rng: Rng, weights: Numbers, n: int) -> int:
    """Draw one of the first n outcomes by weight."""
    total = 0
    for outcome in range(n):
        total += weights[outcome]
    left = below(rng, total)
    for outcome in range(n):
        left -= weights[outcome]
        if left < 0:
            return outcome
    return -1  # unreachable while a weight is positive


class Luck:
    """The luck of one match: outcome k follows from the seed, the players' entropy and k alone.

    Whoever knows the seed can check every outcome; whoever knows only its commitment can't foresee any.
    """

    def __init__(self, seed: str, entropy: Sequence[str] = ()) -> None:
        self.seed = seed
        self.key = hmac.digest(seed.encode(), "\n".join(entropy).encode(), hashlib.sha256)

    @staticmethod
    def commitment(seed: str) -> str:
        """Return the SHA-256 of the seed, as `printf SEED | sha256sum` prints it."""
        return hashlib.sha256(seed.encode()).hexdigest()

    def outcome(self, k: int, weights: Sequence[int]) -> int:
        """Return the k-th outcome, among outcomes of these weights.

        HMAC-SHA256(key, "k.attempt") read as a number, rejected while it lies past the last full
        multiple of the total, so that no outcome is favoured.
        """
        total = sum(weights)
        attempt = 0
        while True:
            mark = hmac.digest(self.key, f"{k}.{attempt}".encode(), hashlib.sha256)
            number = int.from_bytes(mark, "big")
            if number < 2**256 - 2**256 % total:
                break
            attempt += 1
        left = number % total
        for outcome, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("the weights changed while drawing")
