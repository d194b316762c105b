"""What a seat is worth, and who wins."""

from portside.core.contract import Numbers, State
from portside.core.jit import kernel
from portside.games.macao.components import COINS, TILES, VALUE
from portside.games.macao.state import YELLOW, count_tiles


@kernel
def coins_of(state: State, seat: int) -> int:
    """Return the coins on a seat's red cards and yellow tiles (OM-25); a red Widow takes two away (OM-15)."""
    coins = 0
    for i in range(state.reds[seat]):
        coins += COINS[state.red[seat, i]]
    for tile in range(len(TILES)):
        if state.tile[tile] == YELLOW + seat:
            coins += VALUE[tile]
    return int(coins)


@kernel
def standing(state: State, seat: int) -> int:
    """Return a number that ranks a seat: coins, then yellow tiles, then red characters (OM-25)."""
    return (coins_of(state, seat) * 100 + count_tiles(state, YELLOW + seat)) * 100 + int(state.reds[seat])


@kernel
def scores(state: State, out: Numbers) -> None:
    """Write the coins by seat (OM-25)."""
    for seat in range(state.seats):
        out[seat] = coins_of(state, seat)


@kernel
def places(state: State, out: Numbers) -> None:
    """Write the places by seat; equal standings share a place, and the next is skipped (OM-25)."""
    for seat in range(state.seats):
        out[seat] = 1
        for other in range(state.seats):
            if standing(state, other) > standing(state, seat):
                out[seat] += 1
