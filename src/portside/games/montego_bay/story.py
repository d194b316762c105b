"""The story of an event: what a seat or luck did, then each thing that followed by itself, one by one.

The same small steps that the rules are made of (act, settle, advance) are taken on a copy, and each is told.
"""

from collections.abc import Sequence

from portside.core.contract import CHANCE, State
from portside.games.montego_bay.actions import DECLINE, HIRE, HOST, LOAD, PICK, UNLOAD
from portside.games.montego_bay.components import (
    CARDS,
    COIN,
    DAMAGED,
    GOOD,
    PIERS,
    PILOT,
    PUB_ROW,
    STORES,
    WAGE,
)
from portside.games.montego_bay.port import free_slots, unturned_pile
from portside.games.montego_bay.quay import opposite, target_of
from portside.games.montego_bay.rounds import advance, next_mover
from portside.games.montego_bay.rules import act, settle
from portside.games.montego_bay.scoring import share_of
from portside.games.montego_bay.state import (
    BEGINNING,
    CLOSING,
    JACK,
    LAYING,
    MOVING,
    NO_CARD,
    NOBODY,
    ORDERING,
    POURING,
    SAILING,
    SHIFTING,
    WALKING,
    owner_of,
    piece_of,
    tiles,
)
from portside.games.montego_bay.view import space_of
from portside.games.montego_bay.words import (
    owned_text,
    piece_text,
    pub_text,
    shares_text,
    ship_text,
    short_text,
    store_text,
)
from portside.locales import Say


def story(say: Say, before: State, seat: int, number: int, names: Sequence[str]) -> list[str]:
    """Tell in sentences what an event changed: an action of a seat, or (seat CHANCE) an outcome."""
    state = _copy(before)
    if seat == CHANCE:
        settle(state, number)
        told = _luck(say, before, state, number, names)
    else:
        act(state, seat, number)
        told = _action(say, before, state, seat, number, names)
    while True:
        last = _copy(state)
        if not advance(state):
            return told
        told += _TELLERS[int(last.phase)](say, last, state, names)


def _copy(state: State) -> State:
    copy: State = state.copy()
    return copy


# --- what a seat does -------------------------------------------------------------------------------


def _action(say: Say, before: State, state: State, seat: int, action: int, names: Sequence[str]) -> list[str]:
    name = names[seat]
    if action == HIRE:
        return [say("montego_bay-story-hire", name=name, coins=WAGE)]
    if action == DECLINE:
        return [say("montego_bay-story-decline", name=name)]
    if action in HOST:
        host = piece_of(seat, action - HOST.first)
        return [say("montego_bay-story-host", piece=owned_text(say, state, host, names), space=int(state.space[host]))]
    if action in PICK:
        return _pick(say, before, state, seat, action, names)
    if action in LOAD:
        pier = action - LOAD.first
        ship = ship_text(say, state, int(state.boat[pier]))
        free = int(free_slots(state, pier))
        return [say("montego_bay-story-load", name=name, pier=pier + 1, ship=ship, free=free)]
    pier = action - UNLOAD.first
    ship = ship_text(say, state, int(state.boat[pier]))
    return [say("montego_bay-story-unload", name=name, pier=pier + 1, ship=ship)]


def _pick(say: Say, before: State, state: State, seat: int, action: int, names: Sequence[str]) -> list[str]:
    """Tell that a card is laid, never which (MB-26)."""
    piece = piece_of(seat, (action - PICK.first) // CARDS)
    if before.card[piece] == NO_CARD:
        told = [say("montego_bay-story-pick", name=names[seat], piece=piece_text(say, piece))]
    else:
        told = [say("montego_bay-story-change", name=names[seat])]
    return [*told, say("montego_bay-story-reveal")] if state.phase == MOVING else told


# --- what luck brings -------------------------------------------------------------------------------


def _luck(say: Say, before: State, state: State, outcome: int, names: Sequence[str]) -> list[str]:
    if before.phase == LAYING:
        north = int(before.laid)
        south = int(opposite(state, north))
        return [
            say(
                "montego_bay-story-warehouse",
                number=outcome // 2 + 1,
                north=north,
                north_store=store_text(say, int(state.store[north])),
                south=south,
                south_store=store_text(say, int(state.store[south])),
            )
        ]
    if before.phase == ORDERING:
        if state.drawn < tiles(state):
            return []  # the order is told when it is complete
        return [say("montego_bay-story-order", order=order_text(say, state, names))]
    ship = ship_text(say, state, outcome)
    if before.boats < PIERS and before.rounds == 0:
        return [say("montego_bay-story-pier", pier=int(before.boats) + 1, ship=ship)]
    return [say("montego_bay-story-top", pile=int(unturned_pile(before)) + 1, ship=ship)]


def order_text(say: Say, state: State, names: Sequence[str]) -> str:
    """List the order tiles from position 1."""
    pieces = [int(piece) for piece in state.order if piece != NOBODY]
    parts = [
        say("montego_bay-tile", name=names[owner_of(state, piece)], piece=short_text(say, piece)) for piece in pieces
    ]
    return ", ".join(parts)


# --- what follows by itself -------------------------------------------------------------------------


def _round(say: Say, before: State, state: State, names: Sequence[str]) -> list[str]:
    return [say("montego_bay-story-round", round=int(state.rounds))]


def _move(say: Say, before: State, state: State, names: Sequence[str]) -> list[str]:
    """Tell a turned card, the move, and whom it pushed or where it backed up to (MB-11, MB-12, MB-13)."""
    piece = int(next_mover(before))
    mover, card = owned_text(say, state, piece, names), int(before.card[piece])
    start, aim, end = space_of(before, piece), int(target_of(before, piece, card)), int(state.space[piece])
    if start is None:
        told = [say("montego_bay-story-leave", piece=mover, card=card, pub=pub_text(say, piece), space=aim)]
    else:
        told = [say("montego_bay-story-move", piece=mover, card=card, start=start, space=aim)]
    there = int(before.at[aim])
    if end != aim:
        stays = "stay" if end == start and piece != JACK else "back"
        told.append(say(f"montego_bay-story-{stays}", space=end, other=owned_text(say, state, there, names)))
    elif there not in (NOBODY, piece):
        pushed = owned_text(say, state, there, names)
        told.append(say("montego_bay-story-push", piece=pushed, space=int(state.space[there])))
    return told


def _store(say: Say, before: State, state: State, names: Sequence[str]) -> list[str]:
    """Tell the store that Tally-Man comes to, or the end of his walk (MB-14 to MB-17, MB-23)."""
    if state.phase == CLOSING:
        return [say("montego_bay-story-closing", boats=int(state.boats))]
    if state.worker == NOBODY:
        return []
    space, piece = int(state.tally) + 1, int(state.worker)
    store, seat = int(state.store[space]), int(owner_of(state, piece))
    worker = owned_text(say, state, piece, names)
    told = [say("montego_bay-story-store", space=space, piece=worker, store=store_text(say, store))]
    if STORES[store, COIN]:
        paid = state.coins[seat] > before.coins[seat]
        message = "montego_bay-story-coin" if paid else "montego_bay-story-no-coin"
        told.append(say(message, name=names[seat], coins=int(state.coins[seat])))
    if state.to_load < STORES[store, GOOD]:
        told.append(say("montego_bay-story-short", name=names[seat], count=int(state.to_load)))
    if STORES[store, DAMAGED] and piece == JACK:
        told.append(say("montego_bay-story-jack-damaged"))
    elif state.to_unload < STORES[store, DAMAGED]:
        told.append(say("montego_bay-story-few", name=names[seat], count=int(state.to_unload)))
    return told


def _pour(say: Say, before: State, state: State, names: Sequence[str]) -> list[str]:
    return [say("montego_bay-story-pour", name=names[before.seat], count=int(before.to_load))]


def _sail(say: Say, before: State, state: State, names: Sequence[str]) -> list[str]:
    """Tell a boat that sails, what it brings, and the ship that comes (MB-18, MB-19)."""
    pier = int(before.pier)
    told = [_departure(say, before, pier, "filled" if before.filler != NOBODY else "first", names)]
    if before.filler != NOBODY:
        told.append(say("montego_bay-story-extra", name=names[before.filler]))
    if state.boats == before.boats:
        ship = ship_text(say, state, int(state.boat[state.boats - 1]))
        told.append(say("montego_bay-story-arrive", pier=int(state.boats), ship=ship))
    if state.begun and not before.begun:
        told.append(say("montego_bay-story-second-pile"))
    return told


def _departure(say: Say, before: State, pier: int, how: str, names: Sequence[str]) -> str:
    kind = int(before.boat[pier])
    if kind == PILOT:
        return say("montego_bay-story-pilot")
    seats = range(int(before.seats))
    shares = [share_of(before.aboard[pier], before.seats, kind, seat) for seat in seats]
    aboard = [seat for seat in seats if before.aboard[pier, seat]]
    return say(
        f"montego_bay-story-sail-{how}",
        pier=pier + 1,
        ship=ship_text(say, before, kind),
        barrels=shares_text(say, before.aboard[pier], names, aboard),
        points=shares_text(say, shares, names, aboard),
    )


def _shift(say: Say, before: State, state: State, names: Sequence[str]) -> list[str]:
    told = [say("montego_bay-story-jack-leaves")] if before.hirer != NOBODY else []
    if state.phase == ORDERING:
        return [*told, say("montego_bay-story-shuffle")]
    return [*told, say("montego_bay-story-order", order=order_text(say, state, names))]


def _close(say: Say, before: State, state: State, names: Sequence[str]) -> list[str]:
    """Tell what a ship left at the end brings, or the pub (MB-23, MB-24)."""
    if before.boats:
        return [_departure(say, before, 0, "last", names)]
    drinkers = [seat for seat in range(int(before.seats)) if before.pub[seat]]
    if not drinkers:
        return []
    shares = [share_of(before.pub, before.seats, PUB_ROW, seat) for seat in range(int(before.seats))]
    barrels = shares_text(say, before.pub, names, drinkers)
    return [say("montego_bay-story-pub", barrels=barrels, points=shares_text(say, shares, names, drinkers))]


_TELLERS = {
    BEGINNING: _round,
    MOVING: _move,
    WALKING: _store,
    POURING: _pour,
    SAILING: _sail,
    SHIFTING: _shift,
    CLOSING: _close,
}
