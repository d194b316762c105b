"""How Les Ombres de Macao speaks: names in records, choices, the board on one screen, the bill."""

from collections.abc import Sequence
from textwrap import wrap

import numpy as np

from portside.core.contract import State
from portside.games.macao.actions import ACTIONS, CONTACT, DISCARD, LAY, OPEN, PAY, RECRUIT, RESERVE, UNDER
from portside.games.macao.components import (
    CARD_NAMES,
    CARDS,
    COINS,
    CONDITION,
    FAMILY,
    KIND,
    KINDS,
    PILES,
    TILES,
    VALUE,
    WIDOW,
)
from portside.games.macao.payment import full_purse, paid_purse, red_purse, shortage, without_card
from portside.games.macao.rules import meets
from portside.games.macao.scoring import coins_of, places
from portside.games.macao.state import (
    CENTRAL,
    CONTACTING,
    ENDED,
    GREEN,
    KILLING,
    NO_CARD,
    PAYING,
    RESERVING,
    STARTING,
    TILING,
    TRIMMING,
    YELLOW,
)
from portside.games.macao.story import story
from portside.games.macao.turn import ALL_ROUNDS, NOTICE, QUIET_ROUNDS, limit
from portside.games.macao.view import blue_cards, paid_cards, red_cards, tiles_at
from portside.games.macao.words import card_list, card_text, has_condition, price_text, target_text, tile_text
from portside.locales import Say

__all__ = ["action_help", "action_text", "bill", "board", "outcome_name", "story"]

WIDTH = 108  # columns of the board
SHOWN = 4  # discards in a pile that the board names, those next to surface
FATAL = 4  # dead Widows before which the table warns (OM-14)

# --- names in records -------------------------------------------------------------------------------


def outcome_name(state: State, outcome: int) -> str:
    """Name an outcome of the luck now due."""
    if state.phase == STARTING:
        return f"first {outcome}"
    if state.phase == TILING:
        return f"tile {TILES[outcome]}"
    return f"top {CARD_NAMES[outcome]}"


# --- choices ----------------------------------------------------------------------------------------


def action_text(say: Say, state: State, action: int) -> str:
    """Say what an action would do in this position."""
    seat = int(state.seat)
    if action in CONTACT:
        pile = action - CONTACT.first
        top = int(state.top[pile])
        if top == NO_CARD:
            return say("macao-contact-empty", pile=pile + 1)
        return say("macao-contact", pile=pile + 1, card=card_text(say, top), price=price_text(say, top))
    if action in RECRUIT:
        card = action - RECRUIT.first
        price, way = price_text(say, card), outlook(say, state, seat, card)
        return say("macao-recruit", card=card_text(say, card), price=price, outlook=way)
    if action in OPEN:
        target = CARDS + action - OPEN.first
        price, way = price_text(say, target), outlook(say, state, seat, target)
        return say("macao-open", tile=target_text(say, target), price=price, outlook=way)
    if action in PAY:
        return _pay_text(say, state, seat, action - PAY.first)
    if action in DISCARD:
        card = action - DISCARD.first
        return say("macao-discard", card=card_text(say, card), price=price_text(say, card))
    if action in UNDER:
        return say("macao-under", pile=action - UNDER.first + 1, cards=card_list(say, _to_place(state)))
    if action in LAY:
        return say("macao-lay", card=card_text(say, action - LAY.first), pile=int(state.pile) + 1)
    if action in RESERVE:
        target = CARDS + action - RESERVE.first
        price, way = price_text(say, target), outlook(say, state, seat, target)
        return say("macao-reserve", tile=target_text(say, target), price=price, outlook=way)
    return say("macao-pass")


def _pay_text(say: Say, state: State, seat: int, card: int) -> str:
    if card != WIDOW:
        return say("macao-pay", card=card_text(say, card))
    covered = int(state.dead[seat]) + paid_cards(state).count(WIDOW) + 1
    if covered < FATAL:
        return say("macao-pay-widow", card=card_text(say, card))
    # OM-14: the player is warned before the fourth dead Widow.
    return say("macao-pay-fatal", card=card_text(say, card), dead=covered, slots=int(limit(state, seat)))


def _to_place(state: State) -> list[int]:
    return [int(card) for card in state.discard[: state.discards]]


def action_help(say: Say, state: State, action: int) -> str:
    """Explain an action, with its clauses; a recruit by what the character does."""
    if action in RECRUIT:
        return say(f"macao-kind-{KINDS[KIND[action - RECRUIT.first]]}.help")
    if action in PAY and action - PAY.first == WIDOW:
        return say("macao-pay-widow.help")
    return say(f"macao-{ACTIONS[action].split()[0]}.help")


def outlook(say: Say, state: State, seat: int, target: int) -> str:
    """Say how near a seat is to a card of its own or a tile: short, or what it costs in blue cards."""
    if has_condition(target):
        met = meets(state, seat, int(CONDITION[target - CARDS]))
        return say("macao-outlook-met" if met else "macao-outlook-unmet")
    purse = full_purse(state, seat)
    if target < CARDS:
        purse = without_card(purse, target)
    short = int(shortage(purse, target))
    if short:
        return say("macao-outlook-short", count=short)
    blue = int(shortage(red_purse(state, seat), target))
    return say("macao-outlook-blue", count=blue) if blue else say("macao-outlook-free")


# --- the board --------------------------------------------------------------------------------------


def board(say: Say, state: State, seat: int, names: Sequence[str]) -> str:
    """Lay the position out on one screen: words carry all of it, so that it can be read aloud."""
    seats = int(state.seats)
    # One's own side first, then clockwise; a spectator sees all sides alike.
    others = [(seat + step) % seats for step in range(1, seats)] if seat >= 0 else list(range(seats))
    lines = [
        *_head(say, state, names),
        "",
        *_centre(say, state, seat),
        "",
        say("macao-board-piles"),
        *(line for pile in range(PILES) for line in _fold(_pile(say, state, pile))),
        "",
        *(_own_side(say, state, seat, names) if seat >= 0 else []),
        *(line for owner in others for line in _fold(_side(say, state, owner, names))),
    ]
    due = _due(say, state, names)
    return "\n".join([*lines, "", *_fold(due)] if due else lines)


def _fold(line: str) -> list[str]:
    return wrap(line, WIDTH, subsequent_indent="    ", break_on_hyphens=False)


def _head(say: Say, state: State, names: Sequence[str]) -> list[str]:
    ended = state.phase == ENDED
    lines = [say("macao-board-round", round=int(state.rounds) + (not ended), name=names[state.first])]
    if ended:
        lines.append(say("macao-board-over"))
    elif state.last:
        lines.append(say("macao-board-last"))
    elif state.quiet >= QUIET_ROUNDS - NOTICE:
        lines.append(say("macao-board-quiet", quiet=int(state.quiet), limit=QUIET_ROUNDS))
    elif state.rounds >= ALL_ROUNDS - NOTICE:
        lines.append(say("macao-board-long", limit=ALL_ROUNDS))
    return lines


def _centre(say: Say, state: State, seat: int) -> list[str]:
    tiles = tiles_at(state, CENTRAL)
    if not tiles:
        return [say("macao-board-centre-empty")]
    return [say("macao-board-centre"), *(line for tile in tiles for line in _tile_lines(say, state, seat, tile))]


def _tile_lines(say: Say, state: State, seat: int, tile: int) -> list[str]:
    target = CARDS + tile
    line = "  " + say("macao-board-item", item=target_text(say, target), price=price_text(say, target))
    return _fold(f"{line} {outlook(say, state, seat, target)}" if seat >= 0 and state.phase != ENDED else line)


def _pile(say: Say, state: State, pile: int) -> str:
    top = int(state.top[pile])
    if top == NO_CARD:
        return say("macao-board-pile-empty", pile=pile + 1)
    item = say("macao-board-item", item=card_text(say, top), price=price_text(say, top))
    line = say("macao-board-pile", pile=pile + 1, item=item, unknown=int(state.unknown[pile]))
    known = [int(card) for card in state.known[pile, : state.knowns[pile]]]
    if not known:
        return line
    shown, more = card_list(say, known[:SHOWN]), len(known) - SHOWN
    below = say("macao-board-known-more", cards=shown, more=more) if more > 0 else say("macao-board-known", cards=shown)
    return f"{line} {below}"


def _own_side(say: Say, state: State, seat: int, names: Sequence[str]) -> list[str]:
    """Show a seat's own cards one by one, with what they cost now."""
    blue = blue_cards(state, seat)
    lines = _fold(_side_head(say, state, seat, names))
    for number, card in enumerate(blue):
        if number and card == blue[number - 1]:
            continue
        item = card_text(say, card) + (f" ×{blue.count(card)}" if blue.count(card) > 1 else "")
        line = say("macao-board-item", item=item, price=price_text(say, card))
        lines += _fold(f"  {line} {outlook(say, state, seat, card)}" if state.phase != ENDED else f"  {line}")
    lines += _fold(_reds(say, state, seat))
    green = tiles_at(state, GREEN + seat)
    lines += [say("macao-board-own-green")] if green else []
    lines += [line for tile in green for line in _tile_lines(say, state, seat, tile)]
    return [*lines, ""]


def _side(say: Say, state: State, seat: int, names: Sequence[str]) -> str:
    """Show in one sentence after the other what lies in front of a seat."""
    blue = say("macao-board-blue", cards=card_list(say, blue_cards(state, seat)))
    green = say("macao-board-green", tiles=_tile_list(say, state, GREEN + seat))
    told = [_side_head(say, state, seat, names), blue, _reds(say, state, seat)]
    return " ".join([*told, green] if tiles_at(state, GREEN + seat) else told)


def _side_head(say: Say, state: State, seat: int, names: Sequence[str]) -> str:
    used, dead = int(state.blues[seat]) + int(state.dead[seat]), int(state.dead[seat])
    head = say(
        "macao-board-seat",
        name=names[seat],
        coins=int(coins_of(state, seat)),
        used=used,
        limit=int(limit(state, seat)),
    )
    return f"{head} {say('macao-board-dead', count=dead)}" if dead else head


def _reds(say: Say, state: State, seat: int) -> str:
    red = card_list(say, red_cards(state, seat))
    told = say("macao-board-red", count=int(state.reds[seat]), limit=FAMILY, cards=red)
    if tiles_at(state, YELLOW + seat):
        told += " " + say("macao-board-yellow", tiles=_tile_list(say, state, YELLOW + seat))
    return told


def _tile_list(say: Say, state: State, where: int) -> str:
    return ", ".join(tile_text(say, tile) for tile in tiles_at(state, where))


def _due(say: Say, state: State, names: Sequence[str]) -> str:
    """Say which step of an action is still to be taken."""
    name = names[state.seat]
    if state.phase == PAYING:
        missing = int(shortage(paid_purse(state, int(state.turn)), int(state.target)))
        target, paid = target_text(say, int(state.target)), card_list(say, paid_cards(state))
        return say("macao-board-paying", name=name, target=target, paid=paid, count=missing)
    if state.discards:
        return say("macao-board-placing", name=name, cards=card_list(say, _to_place(state)))
    steps = {TRIMMING: "trimming", KILLING: "killing", CONTACTING: "contacting", RESERVING: "reserving"}
    step = steps.get(int(state.phase))
    return say(f"macao-board-{step}", name=name) if step else ""


# --- the bill ---------------------------------------------------------------------------------------


def bill(say: Say, state: State, names: Sequence[str]) -> str:
    """Show every line of the score, and what breaks ties (OM-25)."""
    ranks = np.zeros(int(state.seats), np.int64)
    places(state, ranks)
    lines = []
    for seat in sorted(range(int(state.seats)), key=lambda seat: int(ranks[seat])):
        lines.append(say("macao-bill-seat", name=names[seat], place=int(ranks[seat])))
        items = [(card_text(say, card), int(COINS[card])) for card in red_cards(state, seat)]
        items += [(tile_text(say, tile), int(VALUE[tile])) for tile in tiles_at(state, YELLOW + seat)]
        lines += ["  " + say("macao-bill-line", item=item, coins=coins) for item, coins in items]
        lines.append(
            "  "
            + say(
                "macao-bill-total",
                coins=int(coins_of(state, seat)),
                tiles=len(tiles_at(state, YELLOW + seat)),
                members=int(state.reds[seat]),
            )
        )
    return "\n".join(lines)
