"""The four piles: taking a top card, and placing discards under the smallest pile (OM-7, OM-12).

A pile is its visible top, a number of unknown cards, and below them the discards that all saw going in
(OM-27). The order of the unknown ones is stored nowhere: a top is drawn when it becomes visible.
"""

from portside.core.contract import State
from portside.core.jit import kernel
from portside.games.macao.components import PILES
from portside.games.macao.state import NO_CARD


@kernel
def height(state: State, pile: int) -> int:
    """Return how many cards a pile has."""
    return int(state.unknown[pile]) + int(state.knowns[pile]) + (1 if state.top[pile] != NO_CARD else 0)


@kernel
def has_cards(state: State) -> bool:
    """Tell whether some pile has a card to contact (OM-13, OM-17)."""
    for pile in range(PILES):
        if state.top[pile] != NO_CARD:
            return True
    return False


@kernel
def uncover(state: State, pile: int) -> bool:
    """Clear the top just taken; tell whether the next one is an unknown card, whom luck must show (OM-7).

    Known discards surface once the unknown cards are used up (OM-27).
    """
    state.top[pile] = NO_CARD
    if state.unknown[pile] > 0:
        return True
    if state.knowns[pile] > 0:
        state.top[pile] = state.known[pile, 0]
        last = int(state.knowns[pile]) - 1
        for i in range(last):
            state.known[pile, i] = state.known[pile, i + 1]
        state.known[pile, last] = NO_CARD
        state.knowns[pile] = last
    return False


@kernel
def show_top(state: State, pile: int, card: int) -> None:
    """Make an unknown card the visible top."""
    state.top[pile] = card
    state.unknown[pile] -= 1
    state.unseen[card] -= 1


@kernel
def lowest(state: State) -> int:
    """Return the height of the smallest pile; an empty one is the smallest (OM-12)."""
    least = height(state, 0)
    for pile in range(1, PILES):
        least = min(least, height(state, pile))
    return least


@kernel
def is_smallest(state: State, pile: int) -> bool:
    """Tell whether discards may go under a pile: no other is smaller (OM-12)."""
    return height(state, pile) == lowest(state)


@kernel
def only_smallest(state: State) -> int:
    """Return the pile that alone is the smallest, -1 when the discarder must choose (OM-12)."""
    least, found = lowest(state), -1
    for pile in range(PILES):
        if height(state, pile) == least:
            if found >= 0:
                return -1
            found = pile
    return found


@kernel
def find_discard(state: State, card: int) -> int:
    """Return where a card stands among those still to be placed, -1 if it is not one of them."""
    for i in range(state.discards):
        if state.discard[i] == card:
            return i
    return -1


@kernel
def lay(state: State, i: int) -> None:
    """Put the i-th card still to be placed under the chosen pile; on an empty one it is the top (OM-12)."""
    pile, card = int(state.pile), int(state.discard[i])
    last = int(state.discards) - 1
    for j in range(i, last):
        state.discard[j] = state.discard[j + 1]
    state.discard[last] = NO_CARD
    state.discards = last
    if state.top[pile] == NO_CARD:
        state.top[pile] = card
    else:
        state.known[pile, state.knowns[pile]] = card
        state.knowns[pile] += 1
