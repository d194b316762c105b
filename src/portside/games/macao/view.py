"""What a seat sees of Les Ombres de Macao: as data for tables, as features for learning."""

import msgspec
import numpy as np
from numpy.typing import NDArray

from portside.core.contract import State
from portside.core.jit import kernel
from portside.core.spans import span
from portside.games.macao.components import (
    CARD_NAMES,
    CARD_ROWS,
    CARDS,
    CHARACTERS,
    FAMILY,
    LIMIT,
    PILES,
    TARGETS,
    TILE_ROWS,
    TILES,
    WIDOWS,
)
from portside.games.macao.outlook import (
    Outlook,
    Supply,
    Unit,
    completion_of,
    outlooks_of,
    supply_of,
    units_of,
)
from portside.games.macao.payment import paid_purse, shortage
from portside.games.macao.piles import is_smallest
from portside.games.macao.scoring import coins_of
from portside.games.macao.state import (
    BOXED,
    CENTRAL,
    ENDED,
    GREEN,
    KNOWN,
    NO_CARD,
    NO_TARGET,
    PAYING,
    SEATS,
    TURN,
    YELLOW,
)
from portside.games.macao.turn import ALL_ROUNDS, QUIET_ROUNDS, limit

PHASES = (
    "starting", "tiling", "dealing", "topping", "turn", "paying", "contacting",
    "trimming", "killing", "reserving", "choosing", "laying", "ended",
)  # fmt: skip


class Card(msgspec.Struct, frozen=True):
    """A card as printed."""

    kind: str
    produces: str
    cost: list[str]
    coins: int
    links: list[str]  # the two resources that a Trader joins


class Tile(msgspec.Struct, frozen=True):
    """A tile as printed: a cost opens it, or a condition."""

    value: int
    cost: list[str]
    needs: str | None


class Pile(msgspec.Struct, frozen=True):
    """A pile: its visible top, how many unknown cards lie below, and below them the discards all saw."""

    top: str | None
    unknown: int
    known: list[str]  # first to surface first
    smallest: bool  # discards go here, or to another one as small (OM-12)


class Player(msgspec.Struct, frozen=True):
    """What lies in front of a seat."""

    blue: list[str]  # living
    dead: int  # dead Widows
    limit: int  # blue slots, dead Widows included
    red: list[str]
    green: list[str]  # tiles reserved
    yellow: list[str]  # tiles open
    coins: int  # as if scored now
    supply: Supply  # what can be produced now


class Payment(msgspec.Struct, frozen=True):
    """A payment under way."""

    target: str  # the card or tile paid for
    paid: list[str]  # blue cards named so far
    missing: int  # cards still to name
    units: list[Unit]  # of the cost, with what meets each so far
    proposal: list[str]  # cards that would complete it


class View(msgspec.Struct, frozen=True):
    """All that a seat may see; in Les Ombres de Macao all is open (OM-27)."""

    phase: str
    round: int  # from 1
    quiet: int  # full rounds in a row without a recruit or an opening
    last: bool  # the end is triggered: this round is the last
    left: int  # turns left in this round, the present one included
    family: int  # red characters that end the game
    limit: int  # full rounds without a recruit or an opening that end it (OM-26)
    first: int  # who plays first in each round
    turn: int  # whose turn it is
    seat: int  # who acts
    piles: list[Pile]
    centre: list[str]
    players: list[Player]  # by seat
    payment: Payment | None
    discards: list[str]  # cards still to be placed
    unseen: dict[str, int]  # what the unknown cards are, in some order
    outlooks: list[Outlook]  # what the viewer's own targets would take now
    cards: dict[str, Card]  # those in sight, by name
    tiles: dict[str, Tile]


def target_name(target: int) -> str:
    """Name what is paid for in record notation."""
    return CARD_NAMES[target] if target < CARDS else TILES[target - CARDS]


def tiles_at(state: State, where: int) -> list[int]:
    """List the tiles in a place: CENTRAL, GREEN + seat, YELLOW + seat."""
    return [tile for tile, place in enumerate(state.tile.tolist()) if place == where]


def blue_cards(state: State, seat: int) -> list[int]:
    """List a seat's living blue cards."""
    cards: list[int] = state.blue[seat, : state.blues[seat]].tolist()
    return cards


def red_cards(state: State, seat: int) -> list[int]:
    """List a seat's red cards in the order of recruiting."""
    cards: list[int] = state.red[seat, : state.reds[seat]].tolist()
    return cards


def paid_cards(state: State) -> list[int]:
    """List the blue cards named so far in the payment under way."""
    return [card for slot, card in enumerate(blue_cards(state, state.turn)) if int(state.paid) >> slot & 1]


def view(state: State, seat: int) -> View:
    """Return what the seat sees; the state has been hidden for it."""
    placed = [tile for tile in range(len(TILES)) if state.tile[tile] != BOXED]
    return View(
        phase=PHASES[state.phase],
        round=int(state.rounds) + int(state.phase != ENDED),
        quiet=int(state.quiet),
        last=bool(state.last),
        left=(int(state.first) - int(state.turn) - 1) % int(state.seats) + 1,
        family=FAMILY,
        limit=QUIET_ROUNDS,
        first=int(state.first),
        turn=int(state.turn),
        seat=int(state.seat),
        piles=[_pile(state, pile) for pile in range(PILES)],
        centre=[TILES[tile] for tile in tiles_at(state, CENTRAL)],
        players=[_player(state, owner) for owner in range(state.seats)],
        payment=_payment(state),
        discards=[CARD_NAMES[card] for card in state.discard[: state.discards]],
        unseen={CARD_NAMES[card]: count for card, count in enumerate(state.unseen.tolist()) if count},
        outlooks=outlooks_of(state, seat) if seat >= 0 and TURN <= state.phase < ENDED else [],
        cards={CARD_NAMES[card]: _card(card) for card in sorted(_in_sight(state))},
        tiles={TILES[tile]: _tile(tile) for tile in placed},
    )


def _in_sight(state: State) -> set[int]:
    """Collect the cards that lie open somewhere."""
    cards = {int(card) for card in state.top} | {int(card) for card in state.discard[: state.discards]}
    for seat in range(int(state.seats)):
        cards |= {*blue_cards(state, seat), *red_cards(state, seat)}
    for pile in range(PILES):
        cards |= {int(card) for card in state.known[pile, : state.knowns[pile]]}
    return cards - {NO_CARD}


def _card(card: int) -> Card:
    row = CARD_ROWS[card]
    return Card(row["kind"], row["produces"], list(row["cost"]), row["coins"], list(row.get("links", ())))


def _tile(tile: int) -> Tile:
    row = TILE_ROWS[tile]
    return Tile(row["value"], list(row.get("cost", ())), row.get("needs"))


def _pile(state: State, pile: int) -> Pile:
    top = int(state.top[pile])
    return Pile(
        top=None if top == NO_CARD else CARD_NAMES[top],
        unknown=int(state.unknown[pile]),
        known=[CARD_NAMES[card] for card in state.known[pile, : state.knowns[pile]]],
        smallest=bool(is_smallest(state, pile)),
    )


def _player(state: State, seat: int) -> Player:
    return Player(
        blue=[CARD_NAMES[card] for card in blue_cards(state, seat)],
        dead=int(state.dead[seat]),
        limit=int(limit(state, seat)),
        red=[CARD_NAMES[card] for card in red_cards(state, seat)],
        green=[TILES[tile] for tile in tiles_at(state, GREEN + seat)],
        yellow=[TILES[tile] for tile in tiles_at(state, YELLOW + seat)],
        coins=int(coins_of(state, seat)),
        supply=supply_of(state, seat),
    )


def _payment(state: State) -> Payment | None:
    if state.phase != PAYING:
        return None
    target = int(state.target)
    return Payment(
        target=target_name(target),
        paid=[CARD_NAMES[card] for card in paid_cards(state)],
        missing=int(shortage(paid_purse(state, int(state.turn)), target)),
        units=units_of(state, int(state.turn), target, paid_cards(state)),
        proposal=completion_of(state, int(state.turn)),
    )


# --- features: the seat's own side first, then clockwise, each count scaled to 0..1 ------------------

PHASE = span(0, ENDED + 1)  # one is 1
OWN_TURN = span(PHASE.last + 1)  # 1 if it is the seat's turn
OWN_START = span(OWN_TURN.last + 1)  # 1 if the seat plays first in each round
LAST = span(OWN_START.last + 1)  # 1 in the last round
ROUNDS_DONE = span(LAST.last + 1)  # share of the rounds that a match can last
QUIET_DONE = span(ROUNDS_DONE.last + 1)  # share of the quiet rounds that end a match
AT_TABLE = span(QUIET_DONE.last + 1, SEATS)  # 1 for a seat that is played
BLUES = span(AT_TABLE.last + 1, SEATS, CARDS)  # side x card: blue cards
REDS = span(BLUES.last + 1, SEATS, CARDS)  # side x card: red cards
DEAD = span(REDS.last + 1, SEATS)  # by side: dead Widows, as a share of the limit
CENTRE = span(DEAD.last + 1, len(TILES))  # by tile: 1 if it lies in the centre
GREENS = span(CENTRE.last + 1, SEATS, len(TILES))  # side x tile: 1 if it is reserved there
YELLOWS = span(GREENS.last + 1, SEATS, len(TILES))  # side x tile: 1 if it is open there
TOPS = span(YELLOWS.last + 1, PILES, CARDS)  # pile x card: 1 for the visible top
UNKNOWN = span(TOPS.last + 1, PILES)  # by pile: unknown cards below the top, in eighteenths
KNOWNS = span(UNKNOWN.last + 1, PILES, CARDS)  # pile x card: discards below those; nearer to the surface is more
UNSEEN = span(KNOWNS.last + 1, CARDS)  # by card: 1 if it is unknown somewhere in the piles, Widows as a share
TARGET = span(UNSEEN.last + 1, TARGETS)  # by card, then by tile: 1 for what is being paid for
PAID = span(TARGET.last + 1, CARDS)  # by card: 1 if it pays
DISCARDS = span(PAID.last + 1, CHARACTERS + 1)  # by card: 1 if it is still to be placed
FEATURES = DISCARDS.last + 1


@kernel
def observe(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Write what the seat knows as features."""
    for i in range(FEATURES):
        out[i] = 0
    out[PHASE.of(state.phase)] = 1
    out[OWN_TURN.of()] = 1 if state.turn == seat else 0
    out[OWN_START.of()] = 1 if state.first == seat else 0
    out[LAST.of()] = state.last
    out[ROUNDS_DONE.of()] = state.rounds / ALL_ROUNDS
    out[QUIET_DONE.of()] = state.quiet / QUIET_ROUNDS
    for side in range(state.seats):
        observe_side(state, side, (seat + side) % int(state.seats), out)
    for tile in range(len(TILES)):
        out[CENTRE.of(tile)] = 1 if state.tile[tile] == CENTRAL else 0
    for pile in range(PILES):
        if state.top[pile] != NO_CARD:
            out[TOPS.of(pile, state.top[pile])] = 1
        out[UNKNOWN.of(pile)] = state.unknown[pile] / KNOWN
        for i in range(state.knowns[pile]):
            out[KNOWNS.of(pile, int(state.known[pile, i]))] += 1 / (1 + i)
    for card in range(CHARACTERS):
        out[UNSEEN.of(card)] = state.unseen[card]
    out[UNSEEN.of(CHARACTERS)] = state.unseen[CHARACTERS] / WIDOWS
    if state.target != NO_TARGET:
        out[TARGET.of(state.target)] = 1
    for slot in range(state.blues[state.turn]):
        if (int(state.paid) >> slot) & 1:
            out[PAID.of(state.blue[state.turn, slot])] = 1
    for i in range(state.discards):
        out[DISCARDS.of(state.discard[i])] = 1


@kernel
def observe_side(state: State, side: int, whose: int, out: NDArray[np.float32]) -> None:
    """Write what lies in front of a seat, `side` seats clockwise from the observer."""
    out[AT_TABLE.of(side)] = 1
    out[DEAD.of(side)] = state.dead[whose] / LIMIT
    for slot in range(state.blues[whose]):
        out[BLUES.of(side, state.blue[whose, slot])] += 1
    for i in range(state.reds[whose]):
        out[REDS.of(side, state.red[whose, i])] += 1
    for tile in range(len(TILES)):
        out[GREENS.of(side, tile)] = 1 if state.tile[tile] == GREEN + whose else 0
        out[YELLOWS.of(side, tile)] = 1 if state.tile[tile] == YELLOW + whose else 0
