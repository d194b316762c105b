"""The exact value of every action in a round, on a given worth of the round's results."""

import numpy as np
from numpy.typing import NDArray

from portside.bots.shanghaien.placements import FIRST, NEXT, placement_of, results
from portside.bots.shanghaien.sweep import (
    OFFERS_AGAIN,
    OFFERS_BOTH,
    OFFERS_CHANGE,
    OFFERS_SAILORS,
)
from portside.bots.shanghaien.tables import Pool, Solver, Table, when
from portside.bots.shanghaien.uses import OFFERS, Use, list_uses, use
from portside.bots.shanghaien.worth import OF_PAIR, Judge
from portside.core.contract import Numbers, State, apply, outcomes, resolve, to_act
from portside.games.shanghaien import GAME
from portside.games.shanghaien.actions import JOIN, ROLL, SHANGHAI, TRICK
from portside.games.shanghaien.components import CARDS, EFFECT, KINDS
from portside.games.shanghaien.state import LEFT, PLACING, RIGHT, ROLLING, TURN, UNSET

RANKS = np.array([11, 9, 7, 5, 3, 1]) / 36  # how often the best of six values is the better of two dice, …


class Round:
    """The values of one round for one aim. A trick played changes the tables in use, a new round empties them.

    `keep` limits the nations that are considered for 2 Sailors, which learning from many positions does; who plays
    considers all, and the values are exact.
    """

    def __init__(self, judges: list[Judge], keep: int | None = None) -> None:
        self.judges = judges  # by rounds settled before
        self.keep = keep
        self.pool = Pool()
        self.mark = b""
        self.tables: dict[bytes, Table] = {}
        self.listed: dict[bytes, list[list[Use]]] = {}  # by the same mark as the tables, and by side

    # --- tables ---------------------------------------------------------------------------------------

    @staticmethod
    def ends(state: State) -> tuple[int, ...]:
        return (LEFT, RIGHT) if state.end == UNSET else (int(state.end),)

    @staticmethod
    def status(state: State, shifts: tuple[int, int]) -> bytes:
        """Return what tells the tables of a round apart."""
        return bytes((*state.tricks.tobytes(), *state.wilds.tobytes(), *state.captain.tobytes(), *shifts))

    def known(self, state: State) -> Table | None:
        """Return the table of a position at the start of a turn if it is solved."""
        turn, shifts = when(state)
        table = self.tables.get(self.status(state, shifts))
        return table if table and table.covers(turn, self.ends(state)) else None

    def table(self, state: State, ahead: bool = True) -> Table:
        """Return the table of a position at the start of a turn; solves what is not known yet.

        `ahead` keeps the tables of all tricks that may come, else those are given back after use: a position
        asked for on the way, of a trick that is hardly ever played so, needs 0.5 MB and not 20.
        """
        mark = bytes((state.rounds, state.starter)) + state.tavern.tobytes() + state.crew.tobytes()
        if mark != self.mark:
            self.mark = mark
            self.tables.clear()
            self.listed.clear()
            self.pool.give_back()
        known = self.known(state)
        if known:
            return known
        solver = Solver(state, self.judges[state.rounds], self.pool, self.keep)
        solved = solver.solve()
        for ways, table in solved.items():
            if ahead or ways == (None, None):
                status = self.status(solver.after(*ways), table.shifts)
                self.tables[status] = table
                self.listed[status] = [[] if way else uses for way, uses in zip(ways, solver.uses, strict=True)]
            else:
                for values in table.values.values():
                    self.pool.release(values)
        return solved[None, None]

    # --- values, told for the seat to act ---------------------------------------------------------------

    def call(self, state: State) -> float:
        """Return the worth of calling Shanghai now."""
        seat = int(state.seat)
        table = self.table(state)
        side = int(seat != state.starter)
        result = results()[placement_of(state, seat), placement_of(state, 1 - seat)]
        return float(table.calls[int(state.end)][side, result])

    def turn(self, state: State) -> float:
        """Return the worth of a position in which the seat rolls or calls."""
        if state.end == UNSET:
            return self.roll(state)
        turn, _ = when(state)
        seat = int(state.seat)
        own, other = placement_of(state, seat), placement_of(state, 1 - seat)
        return self.table(state, ahead=False).value(int(state.end), turn, own, other)

    def roll(self, state: State) -> float:
        """Return the worth of rolling now: what the sweep does for a whole layer, here over both ends too."""
        self.table(state)
        seat = int(state.seat)
        own, other = placement_of(state, seat), placement_of(state, 1 - seat)
        placed = NEXT[own]
        best = self.after(state, None, placed, other)
        pairs = np.full((CARDS, CARDS), -np.inf)
        again = -np.inf
        for way in self.uses(state, seat):
            if way.kinds & OFFERS_BOTH:
                pairs = np.maximum(pairs, self.after(state, way, NEXT[placed], other))
                continue
            dice = self.after(state, way, placed, other)
            if way.kinds & OFFERS_SAILORS:
                best = np.maximum(best, dice)
            if way.kinds & OFFERS_CHANGE:
                near = np.maximum(dice, np.maximum(np.append(dice[1:], -np.inf), np.append(-np.inf, dice[:-1])))
                best = np.maximum(best, near)
            if way.kinds & OFFERS_AGAIN:
                again = max(again, float(np.sort(dice)[::-1] @ RANKS))
        best = np.maximum(best, again)
        return float(np.maximum(pairs, np.maximum(best[:, None], best)).mean())

    def uses(self, state: State, seat: int) -> list[Use]:
        """List the seat's uses of a trick that the tables of the position were made with."""
        listed = self.listed.get(self.status(state, when(state)[1]))
        if listed is None:
            return list_uses(state, seat, self.judges[state.rounds][0][OF_PAIR.first : OF_PAIR.last + 1])
        return listed[int(seat != state.starter)]

    def after(self, state: State, way: Use | None, placed: Numbers, other: int) -> NDArray[np.float64]:
        """Return the worth of having one's dice at each of some placements, the trick used in a way or not."""
        copy = GAME.copy(state)
        seat = int(state.seat)
        if way:
            use(copy, seat, way)
        # As it will be at the other's turn.
        dice = 2 if way and way.shift else 1
        copy.supply[seat] -= dice
        copy.seat = 1 - seat
        turn, _ = when(copy)  # not simply one more: two Add Both, one of each side, are told as two turns
        table = self.table(copy, ahead=False)
        own_base = FIRST[np.searchsorted(FIRST, placed.flat[0], "right") - 1]
        other_base = FIRST[np.searchsorted(FIRST, other, "right") - 1]
        values = [table.layer(end, turn)[placed - own_base, other - other_base] for end in self.ends(state)]
        worst: NDArray[np.float64] = np.min(np.array(values, np.float64), axis=0)
        return -worst

    def worth(self, state: State, seat: int, listed_only: bool = False) -> float:
        """Return the worth to the seat of a position in or right after its turn, by the rules' own verbs."""
        if state.phase == TURN and to_act(state) != seat:
            return -self.turn(state)
        if state.phase == ROLLING:
            if not state.captain[seat]:
                return self.roll(state)
            weights = np.zeros(KINDS, np.int64)
            n = outcomes(state, weights)
            total = 0.0
            for roll in range(n):
                copy = GAME.copy(state)
                resolve(copy, roll)
                total += weights[roll] * self.worth(copy, seat)
            return total / float(weights[:n].sum())
        return max(worth for _, worth in self.actions(state, seat, listed_only))

    def actions(self, state: State, seat: int, listed_only: bool = False) -> list[tuple[int, float]]:
        """Return the worth of each legal action; `listed_only` leaves out uses of tricks that have no table.

        Those are the same effect from a card worth more in hand, and nations that were pruned; asked for,
        they are solved on their own.
        """
        if state.phase == TURN or (state.phase == PLACING and not state.captain[seat]):
            self.table(state)
        legal = GAME.legal_actions(state, seat)
        if listed_only:
            # Once the other's trick is used no table was kept: then every nation is a sweep of its own.
            legal = [action for action in legal if self.is_listed(state, seat, action)] or legal
        valued = []
        for action in legal:
            if action == SHANGHAI:
                valued.append((action, self.call(state)))
            elif action == ROLL:
                valued.append((action, self.roll(state)))
            else:
                copy = GAME.copy(state)
                apply(copy, seat, action)
                valued.append((action, self.worth(copy, seat, listed_only)))
        return valued

    def is_listed(self, state: State, seat: int, action: int) -> bool:
        """Tell whether the tables know what an action of a trick leads to."""
        if action in TRICK:
            pair, i = divmod(action - TRICK.first, 2)
            kind = OFFERS[int(EFFECT[pair, i])]
            return any(way.pair == pair and way.kinds & kind for way in self.uses(state, seat))
        if action in JOIN:
            joined = GAME.copy(state)
            apply(joined, seat, action)
            return self.status(joined, when(state)[1]) in self.tables
        return True
