"""The ways in which a seat may use its trick of the round, as the solver lists them."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from portside.bots.shanghaien.nations import HAS_SAILORS
from portside.bots.shanghaien.sweep import OFFERS_AGAIN, OFFERS_BOTH, OFFERS_CHANGE, OFFERS_SAILORS
from portside.core.contract import State
from portside.games.shanghaien.components import AGAIN, BOTH, CHANGE, NATIONS, PAIRS, TWO_SAILORS
from portside.games.shanghaien.rules import has_sailor

NO_NATION = -1
OFFERS = {TWO_SAILORS: OFFERS_SAILORS, CHANGE: OFFERS_CHANGE, AGAIN: OFFERS_AGAIN, BOTH: OFFERS_BOTH}


class Use(NamedTuple):
    """A trick used: what it leaves behind, and the effects that leave just that."""

    pair: int  # the card spent
    nation: int  # that it joins, or NO_NATION
    shift: int  # 1 for Add Both: one die more on the table
    kinds: int  # OFFERS_… bits


def list_uses(state: State, seat: int, worth_of_pair: NDArray[np.float64]) -> list[Use]:
    """List the ways to use a trick that need a table of their own.

    Where several kinds of card offer an effect, the one that is worth least in hand is spent: its worth enters
    the value between rounds as a plain sum (OF_PAIR), so no result can make another choice better. Cards with
    and without 2 Sailors are compared apart, since the duel for wilds counts them.
    """
    if state.captain[seat]:
        return []
    held = [pair for pair in range(len(PAIRS)) if state.tricks[seat, pair] > 0]
    spent: dict[tuple[int, int], int] = {}  # (pair, shift) -> kinds, for what joins no nation
    joined: list[int] = []
    for effect, kinds in OFFERS.items():
        for wild in (False, True):
            offering = [pair for pair in held if effect in PAIRS[pair] and bool(HAS_SAILORS[pair]) == wild]
            if not offering:
                continue
            pair = min(offering, key=lambda pair: (worth_of_pair[pair], pair))
            if effect == TWO_SAILORS:
                joined.append(pair)
            else:
                shift = int(effect == BOTH)
                spent[pair, shift] = spent.get((pair, shift), 0) | kinds
    uses = [Use(pair, NO_NATION, shift, kinds) for (pair, shift), kinds in spent.items()]
    nations = [nation for nation in range(len(NATIONS)) if has_sailor(state, seat, nation)]
    return uses + [Use(pair, nation, 0, OFFERS_SAILORS) for pair in joined for nation in nations]


def use(state: State, seat: int, way: Use) -> None:
    """Change a position to that after a use: the card spent, the nation joined, the Captain set (SH-15, SH-16)."""
    state.tricks[seat, way.pair] -= 1
    state.captain[seat] = 1
    if way.nation != NO_NATION:
        state.wilds[seat, way.nation] += 1


# What a use of the one side (or none) and one of the other make of each result, told for the first.
Worth = Callable[[Use | None, Use | None], NDArray[np.float32]]


def prune(own: list[Use], others: list[Use], worth: Worth, keep: int) -> list[Use]:
    """Drop all but `keep` nations from a side's uses: those that together answer best.

    Every nation is judged on every result, against an unused trick of the other side and against each of its
    two most harmful wilds: the defensive wild, left out, cost 1.5 points in round 8. Nations are taken one by
    one, each for what it adds to those taken before.
    """
    wilds = [way for way in own if way.nation != NO_NATION]
    if len(wilds) <= keep:
        return own
    threats = [way for way in others if way.nation != NO_NATION]
    harm = {way: float(np.maximum(worth(None, None) - worth(None, way), 0).mean()) for way in threats}
    answered: list[Use | None] = [None, *sorted(threats, key=lambda way: -harm[way])[:2]]
    best = np.array([worth(None, threat) for threat in answered])
    table = {way: np.array([worth(way, threat) for threat in answered]) for way in wilds}
    kept: list[Use] = []
    for _ in range(keep):
        way = max((way for way in wilds if way not in kept), key=lambda way: float(np.maximum(table[way], best).sum()))
        kept.append(way)
        best = np.maximum(best, table[way])
    return [way for way in own if way.nation == NO_NATION or way in kept]
