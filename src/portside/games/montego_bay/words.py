"""The words of Montego Bay that choices, the story and the board share."""

from collections.abc import Sequence

from portside.core.contract import State
from portside.games.montego_bay.actions import LAZY_JACK, PIECES, THIRD
from portside.games.montego_bay.components import CAPACITY, COIN, DAMAGED, GOOD, PILOT, STORES
from portside.games.montego_bay.state import JACK, is_large, kind_of, owner_of
from portside.games.montego_bay.view import points_row
from portside.locales import Say


def kind_text(say: Say, kind: int) -> str:
    """Name one of a seat's pieces, whosever it is."""
    return say(f"montego_bay-piece-{PIECES[kind]}")


def piece_text(say: Say, piece: int) -> str:
    """Name a piece without its owner; a third docker with its size (MB-2)."""
    kind = int(kind_of(piece))
    if kind == THIRD:
        return say(f"montego_bay-piece-third-{'large' if is_large(piece) else 'small'}")
    return kind_text(say, kind)


def owned_text(say: Say, state: State, piece: int, names: Sequence[str]) -> str:
    """Name a piece with its owner."""
    return say("montego_bay-owned", name=names[owner_of(state, piece)], piece=piece_text(say, piece))


def short_text(say: Say, piece: int) -> str:
    """Name a piece in a word, where there is little room."""
    kind = LAZY_JACK if piece == JACK else int(kind_of(piece))
    return say(f"montego_bay-short-{PIECES[kind]}")


def pub_text(say: Say, piece: int) -> str:
    """Name the pub in which a docker starts (MB-7)."""
    return say("montego_bay-pub-left" if is_large(piece) else "montego_bay-pub-right")


def store_text(say: Say, store: int) -> str:
    """Say what a store holds."""
    good, damaged, coin = (int(STORES[store, thing]) for thing in (GOOD, DAMAGED, COIN))
    parts = []
    if good:
        parts.append(say("montego_bay-store-good", count=good))
    if damaged:
        parts.append(say("montego_bay-store-damaged", count=damaged))
    if coin:
        parts.append(say("montego_bay-store-coin"))
    return " + ".join(parts) or say("montego_bay-store-empty")


def row_text(points: Sequence[int]) -> str:
    """Write a row of points as on a ship."""
    return "-".join(str(one) for one in points)


def ship_text(say: Say, state: State, kind: int) -> str:
    """Name a boat by its slots and points."""
    if kind == PILOT:
        return say("montego_bay-pilot")
    return say("montego_bay-ship", slots=int(CAPACITY[kind]), points=row_text(points_row(state, kind)))


def shares_text(say: Say, shares: Sequence[int], names: Sequence[str], shown: Sequence[int]) -> str:
    """List numbers by seat: Anna 5, Bernd 3; only the seats shown."""
    parts = [say("montego_bay-share", name=names[seat], count=int(shares[seat])) for seat in shown]
    return ", ".join(parts) or say("montego_bay-nobody")
