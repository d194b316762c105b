"""The tables of a round: every position's value, for each pair of trick statuses that may come."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from portside.bots.shanghaien.placements import FIRST, RESULTS, TURNED, results
from portside.bots.shanghaien.sweep import (
    LAST_TURN,
    NEVER,
    OFFERS_AGAIN,
    OFFERS_BOTH,
    OFFERS_CHANGE,
    OFFERS_SAILORS,
    START,
    Values,
    layer,
    offer,
    sweep_round,
)
from portside.bots.shanghaien.uses import Use, list_uses, prune, use
from portside.bots.shanghaien.worth import OF_PAIR, Judge, value_results
from portside.core.contract import State
from portside.games.shanghaien import GAME
from portside.games.shanghaien.components import CARDS, DICE
from portside.games.shanghaien.state import LEFT, RIGHT, UNSET

Shifts = tuple[int, int]
NOTHING = np.zeros(0, np.float32)
NO_OFFERS = (0, NOTHING, NOTHING, NOTHING, NOTHING)


def when(state: State) -> tuple[int, Shifts]:
    """Return the number of the turn, and by side how many dice Add Both has put out.

    What the rest of a round depends on is how many dice each side has out and who is to act; where two
    histories give the same, either will do.
    """
    first, second = (DICE - int(state.supply[seat]) for seat in (state.starter, 1 - state.starter))
    side = int(state.seat != state.starter)
    more = first - second - side
    shifts = (int(more > 0), int(more < 0))
    if more == 0 and max(first, second) == DICE:
        shifts = (1, 1)  # six dice are out only after Add Both (SH-9)
    return first + second - sum(shifts), shifts


class Table(NamedTuple):
    """Values of the positions of a round from a turn on, for one pair of trick statuses."""

    turn: int
    shifts: Shifts
    values: dict[int, Values]  # by the end at which card 1 lies
    calls: dict[int, NDArray[np.float32]]  # by end: worth of each result by calling side, told for it

    def covers(self, turn: int, ends: Iterable[int]) -> bool:
        return self.turn <= turn and all(end in self.values for end in ends)

    def layer(self, end: int, turn: int) -> Any:
        """Return the values at a turn, told for the side to act: rows by the other's placement."""
        assert turn >= self.turn, "Before the turn that was solved nothing is filled in."
        return layer(self.values[end], turn, *self.shifts)

    def value(self, end: int, turn: int, own: int, other: int) -> float:
        """Return a position's value for the side to act, by the placements of both."""
        dice = [int(np.searchsorted(FIRST, placement, "right")) - 1 for placement in (own, other)]
        return float(self.layer(end, turn)[other - FIRST[dice[1]], own - FIRST[dice[0]]])


class Pool:
    """Arrays for tables, used again from round to round; owned by one bot."""

    def __init__(self) -> None:
        self.free: dict[int, list[Values]] = {}
        self.taken: list[Values] = []
        self.scratch = np.zeros((CARDS, 462), np.float32), np.zeros((16, 462), np.float32)

    def take(self, size: int) -> Values:
        spare = self.free.setdefault(size, [])
        array = spare.pop() if spare else np.empty(size, np.float32)
        self.taken.append(array)
        return array

    def release(self, array: Values) -> None:
        """Take one array back."""
        self.taken = [other for other in self.taken if other is not array]
        self.free[len(array)].append(array)

    def give_back(self) -> None:
        """Take all arrays back: the tables made of them are void."""
        for array in self.taken:
            self.free[len(array)].append(array)
        self.taken.clear()


def table_size(shifts: Shifts) -> int:
    return int(START[shifts[0], shifts[1], LAST_TURN + 1])


class Solver:
    """Solves the rest of a round from a position, once for all trick statuses that may come."""

    def __init__(self, state: State, judged: Judge, pool: Pool, keep: int | None) -> None:
        self.state, self.judged, self.pool = state, judged, pool
        self.turn, self.shifts = when(state)
        self.ends = (LEFT, RIGHT) if state.end == UNSET else (int(state.end),)
        self.seats = int(state.starter), 1 - int(state.starter)
        self.known_calls: dict[tuple[Use | None, Use | None], NDArray[np.float32]] = {}
        worth_of_pair = judged[0][OF_PAIR.first : OF_PAIR.last + 1]
        uses = [list_uses(state, seat, worth_of_pair) for seat in self.seats]
        if keep is not None:
            uses = [
                prune(uses[0], uses[1], lambda a, b: self.calls(a, b)[0], keep),
                prune(uses[1], uses[0], lambda b, a: self.calls(a, b)[1], keep),
            ]
        self.uses = uses

    def after(self, first: Use | None, second: Use | None) -> State:
        """Return the position with the tricks used, by side."""
        state = GAME.copy(self.state)
        for seat, way in zip(self.seats, (first, second), strict=True):
            if way:
                use(state, seat, way)
        return state

    def calls(self, first: Use | None, second: Use | None) -> NDArray[np.float32]:
        """Return the worth of each result by calling side, card 1 being at the left."""
        known = self.known_calls.get((first, second))
        if known is None:
            known = np.zeros((2, RESULTS), np.float32)
            value_results(self.after(first, second), self.judged, known)
            self.known_calls[first, second] = known
        return known

    def shifted(self, first: Use | None, second: Use | None) -> Shifts:
        return self.shifts[0] + (first.shift if first else 0), self.shifts[1] + (second.shift if second else 0)

    def empty_offers(self, side: int, other: Use | None) -> Any:
        """Return offers to a side with nothing in them yet, while the other's trick is used like this or not."""
        kinds = 0
        for way in self.uses[side]:
            kinds |= way.kinds
        plain = self.shifted(None, other) if side == 0 else self.shifted(other, None)
        doubled = (1, plain[1]) if side == 0 else (plain[0], 1)
        buffers = []
        for kind, shifts in (
            (OFFERS_SAILORS, plain),
            (OFFERS_CHANGE, plain),
            (OFFERS_AGAIN, plain),
            (OFFERS_BOTH, doubled),
        ):
            if kinds & kind:
                array = self.pool.take(table_size(shifts))
                array[int(START[shifts[0], shifts[1], self.turn]) :] = NEVER
                buffers.append(array)
            else:
                buffers.append(NOTHING)
        return kinds, *buffers

    def solve(self) -> dict[tuple[Use | None, Use | None], Table]:
        """Return the tables in which at least one side's trick is as it is now.

        Tables with both tricks used are swept too, but not kept: one is swept anew in 0.2 ms when it comes.
        """
        firsts, seconds = self.uses
        solved: dict[tuple[Use | None, Use | None], Table] = {}
        for end in self.ends:
            offers_first = {b: self.empty_offers(0, b) for b in (None, *seconds)}
            offers_now = self.empty_offers(1, None)
            for a in firsts:
                offers_second = self.empty_offers(1, a)
                for b in seconds:
                    values = self.sweep(end, a, b, NO_OFFERS, NO_OFFERS)
                    self.offer(values, 0, a, self.shifted(a, b), offers_first[b])
                    self.offer(values, 1, b, self.shifted(a, b), offers_second)
                    self.pool.release(values)
                values = self.sweep(end, a, None, NO_OFFERS, offers_second)
                self.offer(values, 0, a, self.shifted(a, None), offers_first[None])
                self.keep(solved, end, a, None, values)
                self.release(offers_second)
            for b in seconds:
                values = self.sweep(end, None, b, offers_first[b], NO_OFFERS)
                self.offer(values, 1, b, self.shifted(None, b), offers_now)
                self.keep(solved, end, None, b, values)
            values = self.sweep(end, None, None, offers_first[None], offers_now)
            self.keep(solved, end, None, None, values)
            self.release(offers_now, *offers_first.values())
        return solved

    def release(self, *offers: Any) -> None:
        for _, *buffers in offers:
            for array in buffers:
                if array is not NOTHING:
                    self.pool.release(array)

    def oriented(self, calls: NDArray[np.float32], end: int) -> NDArray[np.float32]:
        """Return the worth of results by card number instead of position, card 1 being at an end."""
        return calls if end == LEFT else np.ascontiguousarray(calls[:, TURNED])

    def sweep(self, end: int, a: Use | None, b: Use | None, offers_a: Any, offers_b: Any) -> Values:
        shifts = self.shifted(a, b)
        values = self.pool.take(table_size(shifts))
        calls = self.oriented(self.calls(a, b), end)
        sweep_round(values, self.turn, shifts, (offers_a, offers_b), calls, results(), self.pool.scratch)
        return values

    def offer(self, values: Values, side: int, way: Use, shifts: Shifts, offers: Any) -> None:
        offer(values, self.turn, side, way.kinds, shifts, offers, self.pool.scratch)

    def keep(self, solved: Any, end: int, a: Use | None, b: Use | None, values: Values) -> None:
        table = solved.setdefault((a, b), Table(self.turn, self.shifted(a, b), {}, {}))
        table.values[end] = values
        table.calls[end] = self.oriented(self.calls(a, b), end)
