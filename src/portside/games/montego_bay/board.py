"""The board of Montego Bay on one screen: words carry all of it, so that it can be read aloud."""

import textwrap
from collections.abc import Sequence

import numpy as np

from portside.core.contract import State
from portside.games.montego_bay.components import CAPACITY, CARDS, COIN, DAMAGED, GOOD, KINDS, PILES, PILOT, STORES
from portside.games.montego_bay.port import free_slots
from portside.games.montego_bay.quay import ring, target_of
from portside.games.montego_bay.scoring import points_of, scores, share_of
from portside.games.montego_bay.state import (
    EXTRA,
    FILLED,
    FIRST,
    JACK,
    LAST,
    NO_BOAT,
    NO_CARD,
    NO_STORE,
    NOBODY,
    PICKING,
    PUB,
    owner_of,
    width,
)
from portside.games.montego_bay.story import order_text
from portside.games.montego_bay.view import PHASES, pieces_of, space_of
from portside.games.montego_bay.words import (
    owned_text,
    piece_text,
    pub_text,
    ship_text,
    short_text,
)
from portside.locales import Say

LINE = 110  # characters at most
COLUMN = 12  # of the quay, a space apart: eight of them fit

# The lines of the bill, and what they are called.
BILL = ((FILLED, "filled"), (EXTRA, "extra"), (FIRST, "first"), (LAST, "last"), (PUB, "pub"))


def board(say: Say, state: State, seat: int, names: Sequence[str]) -> str:
    """Lay the position out on one screen for a seat."""
    sections = [
        [_headline(say, state)],
        _lane(say, state, "north", range(width(state)), names),
        _lane(say, state, "south", range(ring(state) - 1, width(state) - 1, -1), names),
        _order(say, state, names),
        *(_wrap(_pier(say, state, pier, names)) for pier in range(state.boats)),
        _piles(say, state),
        *(_wrap(_seat(say, state, owner, names)) for owner in range(int(state.seats))),
        _now(say, state, seat, names),
    ]
    return "\n".join(line for section in sections for line in section)


def _headline(say: Say, state: State) -> str:
    phase = say(f"montego_bay-phase-{PHASES[state.phase]}")
    return say("montego_bay-board-round", round=int(state.rounds), phase=phase, bank=int(state.bank))


def _lane(say: Say, state: State, lane: str, spaces: Sequence[int], names: Sequence[str]) -> list[str]:
    """Draw a lane as columns: the number of each space, its store, who stands there."""
    columns = [_column(say, state, space, names) for space in spaces]
    # A line that is empty in all columns, as where no coin lies, is left out.
    lines = [[cell[:COLUMN].ljust(COLUMN) for cell in line] for line in zip(*columns, strict=True) if any(line)]
    return [say(f"montego_bay-board-{lane}"), *(" ".join(line).rstrip() for line in lines)]


def _column(say: Say, state: State, space: int, names: Sequence[str]) -> list[str]:
    store, piece = int(state.store[space]), int(state.at[space])
    who = [names[owner_of(state, piece)], short_text(say, piece)] if piece != NOBODY else [say("montego_bay-free"), ""]
    return [say("montego_bay-board-space", space=space), *_goods(say, store), *who]


def _goods(say: Say, store: int) -> list[str]:
    """Say what a store holds in few letters: barrels, then the coin."""
    if store == NO_STORE:
        return ["", ""]
    good, damaged = int(STORES[store, GOOD]), int(STORES[store, DAMAGED])
    barrels = ""
    if good:
        barrels = say("montego_bay-board-good", count=good)
    elif damaged:
        barrels = say("montego_bay-board-damaged", count=damaged)
    return [barrels, say("montego_bay-board-coin") if STORES[store, COIN] else ""]


def _order(say: Say, state: State, names: Sequence[str]) -> list[str]:
    if state.order[0] == NOBODY:
        return []
    return _wrap(say("montego_bay-board-order", order=order_text(say, state, names)))


def _wrap(line: str) -> list[str]:
    return textwrap.wrap(line, LINE, subsequent_indent="  ", break_on_hyphens=False)


def _pier(say: Say, state: State, pier: int, names: Sequence[str]) -> str:
    kind = int(state.boat[pier])
    if kind == PILOT:
        return say("montego_bay-board-pilot", pier=pier + 1)
    ship = ship_text(say, state, kind)
    seats = [seat for seat in range(int(state.seats)) if state.aboard[pier, seat]]
    if not seats:
        return say("montego_bay-board-empty-ship", pier=pier + 1, ship=ship)
    barrels = [
        say(
            "montego_bay-board-aboard",
            name=names[seat],
            barrels=int(state.aboard[pier, seat]),
            points=int(share_of(state.aboard[pier], state.seats, kind, seat)),
        )
        for seat in seats
    ]
    free = int(free_slots(state, pier))
    return say("montego_bay-board-ship", pier=pier + 1, ship=ship, free=free, barrels=", ".join(barrels))


def _piles(say: Say, state: State) -> list[str]:
    parts = []
    for pile in range(PILES):
        ships, top = int(state.pile[pile]), int(state.top[pile])
        if ships and top != NO_BOAT:
            parts.append(say("montego_bay-board-pile", pile=pile + 1, ships=ships, top=ship_text(say, state, top)))
    unturned = [
        say("montego_bay-board-unturned-kind", count=int(state.fleet[kind]), slots=int(CAPACITY[kind]))
        for kind in range(KINDS)
        if state.fleet[kind]
    ]
    if parts and unturned:
        parts.append(say("montego_bay-board-unturned", ships=", ".join(unturned)))
    return _wrap(" ".join(parts)) if parts else [say("montego_bay-board-no-piles")]


def _seat(say: Say, state: State, seat: int, names: Sequence[str]) -> str:
    totals = np.zeros(int(state.seats), np.int64)
    scores(state, totals)
    pieces = pieces_of(state, seat)
    dockers = []
    for piece in pieces:
        space = space_of(state, piece)
        where = pub_text(say, piece) if space is None else str(space)
        dockers.append(say("montego_bay-board-piece", piece=short_text(say, piece), where=where))
    line = say(
        "montego_bay-board-seat",
        name=names[seat],
        points=int(points_of(state, seat)),
        total=int(totals[seat]),
        coins=int(state.coins[seat]),
        barrels=int(state.supply[seat]),
        dockers=", ".join(dockers),
    )
    if state.pub[seat]:
        line += say("montego_bay-board-pub", count=int(state.pub[seat]))
    if state.phase == PICKING:
        line += say("montego_bay-board-laid", laid=len(pieces) - int(state.to_pick[seat]), pieces=len(pieces))
    return line


def _now(say: Say, state: State, seat: int, names: Sequence[str]) -> list[str]:
    """Say what the table waits for: an open store, or the cards of this seat."""
    lines = []
    if state.host != NOBODY and state.space[JACK] < 0:
        host = owned_text(say, state, int(state.host), names)
        lines.append(say("montego_bay-board-host", piece=host))
    if state.worker != NOBODY:
        worker, space = owned_text(say, state, int(state.worker), names), int(state.tally) + 1
        verb, count = ("load", state.to_load) if state.to_load else ("unload", state.to_unload)
        lines.append(say(f"montego_bay-board-{verb}", space=space, piece=worker, count=int(count)))
    if state.phase == PICKING and seat >= 0:
        lines += _cards(say, state, seat)
    return lines


def _cards(say: Say, state: State, seat: int) -> list[str]:
    """Show where each card would lead the seat's pieces if nobody pushed anybody."""
    pieces = pieces_of(state, seat)
    heads = [_card_head(say, state, piece, piece_text(say, piece)) for piece in pieces]
    lines = _leads(say, state, pieces, heads, stores=True)
    if max(map(len, lines)) <= LINE:
        return lines
    # The stores stand in the plan too; the spaces alone are enough where there is no room.
    heads = [_card_head(say, state, piece, short_text(say, piece)) for piece in pieces]
    return _leads(say, state, pieces, heads, stores=False)


def _leads(say: Say, state: State, pieces: list[int], heads: list[str], stores: bool) -> list[str]:
    rows = [[say("montego_bay-board-cards"), *heads]]
    for card in range(1, CARDS + 1):
        spaces = [int(target_of(state, piece, card)) for piece in pieces]
        goods = [" ".join(["", *_goods(say, int(state.store[space]))]) if stores else "" for space in spaces]
        cells = [f"{space}{':' * stores}{good}" for space, good in zip(spaces, goods, strict=True)]
        rows.append([say("montego_bay-board-card", card=card), *cells])
    return columns_text(rows)


def _card_head(say: Say, state: State, piece: int, name: str) -> str:
    card = int(state.card[piece])
    return say("montego_bay-board-card-laid", piece=name, card=card) if card > NO_CARD else name


def columns_text(rows: list[list[str]]) -> list[str]:
    """Lay rows out in columns."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return ["  ".join(cell.ljust(size) for cell, size in zip(row, widths, strict=True)).rstrip() for row in rows]


def bill(say: Say, state: State, names: Sequence[str]) -> str:
    """Show every line of the score: where the points came from (MB-18 to MB-24), coins (MB-25), totals."""
    seats = range(int(state.seats))
    totals = np.zeros(len(seats), np.int64)
    scores(state, totals)
    rows = [[say("montego_bay-bill-head"), *(names[seat] for seat in seats)]]
    rows += [
        [say(f"montego_bay-bill-{line}"), *(str(state.earned[seat, source]) for seat in seats)] for source, line in BILL
    ]
    in_port = [int(totals[seat]) - int(points_of(state, seat)) for seat in seats]
    if any(in_port):
        rows.append([say("montego_bay-bill-port"), *(str(points) for points in in_port)])
    rows.append([say("montego_bay-bill-total"), *(str(int(totals[seat])) for seat in seats)])
    rows.append([say("montego_bay-bill-coins"), *(str(int(state.coins[seat])) for seat in seats)])
    return "\n".join(columns_text(rows))
