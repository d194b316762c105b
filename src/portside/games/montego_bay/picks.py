"""The picks of a round: which cards a seat may lay, and who may know them."""

from portside.core.chance import Rng, below
from portside.core.contract import State
from portside.core.jit import kernel
from portside.games.montego_bay.components import CARDS
from portside.games.montego_bay.state import (
    JACK,
    NO_CARD,
    NOBODY,
    UNKNOWN,
    dockers_each,
    has_piece,
    owner_of,
    piece_of,
)


@kernel
def open_picks(state: State) -> None:
    """Let every seat pick a card for each of its pieces (MB-10)."""
    for seat in range(state.seats):
        state.to_pick[seat] = dockers_each(state) + (1 if state.hirer == seat else 0)


@kernel
def first_to_pick(state: State) -> int:
    """Return the first seat that has a piece without a card, or NOBODY."""
    for seat in range(state.seats):
        if state.to_pick[seat] > 0:
            return seat
    return NOBODY


@kernel
def partner_of(state: State, piece: int) -> int:
    """Return the piece that takes its card from the same five: Lazy Jack and his host, else NOBODY (MB-10)."""
    if piece == JACK:
        return int(state.host)
    return JACK if state.host == piece else NOBODY


@kernel
def is_partners_card(state: State, piece: int, card: int) -> bool:
    """Tell whether the piece's partner has this card (MB-10)."""
    partner = partner_of(state, piece)
    return bool(partner != NOBODY and state.card[partner] == card)


@kernel
def may_pick(state: State, seat: int, kind: int, card: int) -> bool:
    """Tell whether the seat may lay this card for this piece, or change the piece's card to it (MB-10).

    First each piece gets a card, Lazy Jack another than his host. A seat that has laid all may change one to
    another value; to the partner's value, the two are swapped.
    """
    if not has_piece(state, seat, kind):
        return False
    piece = piece_of(seat, kind)
    if state.to_pick[seat] > 0:
        return bool(state.card[piece] == NO_CARD and not is_partners_card(state, piece, card))
    return bool(state.card[piece] != card)


@kernel
def pick(state: State, seat: int, kind: int, card: int) -> None:
    """Lay a card for a piece, or change the one it has (MB-10)."""
    piece = piece_of(seat, kind)
    if state.card[piece] == NO_CARD:
        state.to_pick[seat] -= 1
    elif is_partners_card(state, piece, card):
        state.card[partner_of(state, piece)] = state.card[piece]
    state.card[piece] = card


# --- what a seat may know -------------------------------------------------------------------------


@kernel
def hide(state: State, seat: int) -> None:
    """Blank the cards that others have picked; that a card lies there is open (MB-26)."""
    for piece in range(JACK + 1):
        if state.card[piece] != NO_CARD and owner_of(state, piece) != seat:
            state.card[piece] = UNKNOWN


@kernel
def guess(state: State, seat: int, rng: Rng) -> None:
    """Draw the unknown cards, Lazy Jack another than his host (MB-10, MB-26)."""
    for piece in range(JACK + 1):
        if state.card[piece] == UNKNOWN:
            partner = partner_of(state, piece)
            other = state.card[partner] if partner != NOBODY else NO_CARD
            if other > NO_CARD:
                card = 1 + below(rng, CARDS - 1)
                state.card[piece] = card if card < other else card + 1
            else:
                state.card[piece] = 1 + below(rng, CARDS)
