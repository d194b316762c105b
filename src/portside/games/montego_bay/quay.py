"""The quay: a ring of spaces around the warehouses, and how pieces move and push on it."""

from portside.core.contract import State
from portside.core.jit import kernel
from portside.games.montego_bay.state import IN_PUB, JACK, NOBODY, is_large, width


@kernel
def ring(state: State) -> int:
    """Return the number of spaces of the ring (MB-6)."""
    return 2 * width(state)


@kernel
def opposite(state: State, space: int) -> int:
    """Return the space on the other side of the warehouse (MB-6)."""
    return ring(state) - 1 - space


@kernel
def start_of(state: State, piece: int) -> int:
    """Return the space from which a piece's card counts.

    From the left pub, the large dockers', a card 1 lands on space 0; from the right one on space W (MB-7).
    Lazy Jack starts from the space of his host (MB-9).
    """
    if piece == JACK:
        return int(state.space[state.host])
    if state.space[piece] != IN_PUB:
        return int(state.space[piece])
    return ring(state) - 1 if is_large(piece) else width(state) - 1


@kernel
def target_of(state: State, piece: int, card: int) -> int:
    """Return the space a card leads to: clockwise, occupied spaces counted (MB-11)."""
    return (start_of(state, piece) + card) % ring(state)


@kernel
def may_push(state: State, space: int) -> bool:
    """Tell whether the piece on a space can be pushed: only to a free opposite space (MB-12, MB-13)."""
    return bool(state.at[opposite(state, space)] == NOBODY)


@kernel
def move(state: State, piece: int, card: int) -> None:
    """Move a piece by its card and settle what happens on an occupied space."""
    space = target_of(state, piece, card)
    # MB-13: the start space is free while the move is worked out. Lazy Jack's is held by his host.
    if state.space[piece] != IN_PUB:
        state.at[state.space[piece]] = NOBODY
    if state.at[space] != NOBODY:
        if may_push(state, space):
            put(state, state.at[space], opposite(state, space))
        else:
            space = free_before(state, space)
    put(state, piece, space)


@kernel
def free_before(state: State, space: int) -> int:
    """Return the next free space against the arrow, round the whole ring; pubs are none (MB-13)."""
    while state.at[space] != NOBODY:
        space = space - 1 if space > 0 else ring(state) - 1
    return space


@kernel
def put(state: State, piece: int, space: int) -> None:
    """Put a piece on a space that is free, or being freed by a push."""
    state.at[space] = piece
    state.space[piece] = space
