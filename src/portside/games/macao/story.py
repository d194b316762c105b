"""The story of each event of Les Ombres de Macao, told one thing at a time."""

from collections.abc import Sequence

import numpy as np

from portside.core.contract import CHANCE, State
from portside.games.macao.actions import CONTACT, DISCARD, OPEN, PASS, PAY, RECRUIT, RESERVE, UNDER
from portside.games.macao.components import CARDS, COSTS, DANCER, FAMILY, KILLER, KIND, KINDS, PILES, POLICEMAN, TILES
from portside.games.macao.rules import resolve
from portside.games.macao.state import (
    CENTRAL,
    CONTACTING,
    DEALING,
    ENDED,
    KILLING,
    NO_CARD,
    NO_TARGET,
    RESERVING,
    STARTING,
    STATE,
    TILING,
    TOPPING,
    YELLOW,
)
from portside.games.macao.turn import ALL_ROUNDS, NOTICE, QUIET_ROUNDS, apply
from portside.games.macao.view import red_cards, tiles_at
from portside.games.macao.words import card_text, cost_text, target_text, tile_text
from portside.locales import Say


def story(say: Say, before: State, seat: int, number: int, names: Sequence[str]) -> list[str]:
    """Tell in sentences what an event changed: an action of a seat, or (seat CHANCE) an outcome.

    The event is played on a copy, and what follows by itself is told from the difference.
    """
    after: State = np.frombuffer(bytearray(before.tobytes()), STATE)[0]
    if seat == CHANCE:
        resolve(after, number)
        return [*_luck(say, before, after, names), *_turn_end(say, before, after)]
    apply(after, seat, number)
    return [
        *_deed(say, before, after, seat, number, names),
        *_covered(say, before, after, seat, names),
        *_placed(say, before, after),
        *_turned(say, before, after, names),
        *_spared(say, before, after, names),
        *_turn_end(say, before, after),
    ]


def _luck(say: Say, before: State, after: State, names: Sequence[str]) -> list[str]:
    if before.phase == STARTING:
        return [say("macao-story-first", name=names[after.first])]
    if before.phase == TOPPING:
        pile = int(before.pile)
        return [say("macao-story-top", pile=pile + 1, card=card_text(say, int(after.top[pile])))]
    # The set-up is told when the centre and the piles are complete.
    if before.phase == TILING and after.phase == DEALING:
        centre = say("macao-between").join(tile_text(say, tile) for tile in tiles_at(after, CENTRAL))
        return [say("macao-story-centre", tiles=centre)]
    if before.phase == DEALING and after.phase != DEALING:
        return [
            say("macao-story-top", pile=pile + 1, card=card_text(say, int(after.top[pile]))) for pile in range(PILES)
        ]
    return []


def _deed(say: Say, before: State, after: State, seat: int, action: int, names: Sequence[str]) -> list[str]:
    """Tell what the seat did itself."""
    name = names[seat]
    if action in CONTACT:
        pile = action - CONTACT.first
        card = card_text(say, int(before.top[pile]))
        told = [say("macao-story-contact", name=name, pile=pile + 1, card=card)]
        if after.phase == TOPPING:
            return told  # luck tells the new top
        if after.top[pile] == NO_CARD:
            return [*told, say("macao-story-empty", pile=pile + 1)]
        return [*told, say("macao-story-top", pile=pile + 1, card=card_text(say, int(after.top[pile])))]
    if action in RECRUIT or action in OPEN:
        verb, target = (
            ("recruit", action - RECRUIT.first) if action in RECRUIT else ("open", CARDS + action - OPEN.first)
        )
        what, cost = target_text(say, target), cost_text(say, target)
        told = [say(f"macao-story-{verb}", name=name, target=what, cost=cost)]
        if after.target == NO_TARGET and COSTS[target]:
            told.append(say("macao-story-reds-pay"))
        return told
    if action in PAY:
        return [say("macao-story-pay", name=name, card=card_text(say, action - PAY.first))]
    if action in DISCARD:
        return [say("macao-story-discard", name=name, card=card_text(say, action - DISCARD.first))]
    if action in UNDER:
        return [say("macao-story-under", name=name, pile=action - UNDER.first + 1)]
    if action in RESERVE:
        return [say("macao-story-reserve", name=name, tile=tile_text(say, action - RESERVE.first))]
    return [say("macao-story-pass", name=name)] if action == PASS else []


def _covered(say: Say, before: State, after: State, seat: int, names: Sequence[str]) -> list[str]:
    """Tell each Widow who paid and is covered (OM-14)."""
    return [say("macao-story-covered", name=names[seat])] * int(after.dead[seat] - before.dead[seat])


def _placed(say: Say, before: State, after: State) -> list[str]:
    """Tell each discard that was placed (OM-12); a contact's new top is told with the contact."""
    if after.phase == TOPPING:
        return []
    told = []
    for pile in range(PILES):
        if before.top[pile] == NO_CARD and after.top[pile] != NO_CARD:
            told.append(say("macao-story-onto", pile=pile + 1, card=card_text(say, int(after.top[pile]))))
        placed = after.known[pile, before.knowns[pile] : after.knowns[pile]]
        told += [say("macao-story-lay", pile=pile + 1, card=card_text(say, int(card))) for card in placed]
    return told


def _turned(say: Say, before: State, after: State, names: Sequence[str]) -> list[str]:
    """Tell what turned red or yellow, and an effect that finds nothing to do (OM-17, OM-18)."""
    seat = int(before.turn)
    told = [
        say("macao-story-yellow", tile=tile_text(say, tile), name=names[seat])
        for tile in range(len(TILES))
        if before.tile[tile] < YELLOW <= after.tile[tile]
    ]
    if after.reds[seat] > before.reds[seat]:
        card = red_cards(after, seat)[-1]
        told.append(say("macao-story-red", card=card_text(say, card), name=names[seat]))
        kind = int(KIND[card])
        idle = (kind == DANCER and after.phase != CONTACTING) or (kind == POLICEMAN and after.phase != RESERVING)
        effect = f"{KINDS[kind]}-idle" if idle else KINDS[kind]
        if kind in (KILLER, DANCER, POLICEMAN):
            told.append(say(f"macao-story-{effect}", name=names[seat]))
    return told


def _spared(say: Say, before: State, after: State, names: Sequence[str]) -> list[str]:
    """Tell which opponents of a Killer have nothing to discard (OM-16)."""
    turn, seats = int(before.turn), int(before.seats)
    killer = after.reds[turn] > before.reds[turn] and KIND[red_cards(after, turn)[-1]] == KILLER
    if not killer and (before.victim == 0 or after.victim == before.victim):
        return []
    upto = int(after.victim) if after.phase == KILLING else seats
    passed = [(turn + away) % seats for away in range(int(before.victim) + 1, upto)]
    return [say("macao-story-spared", name=names[seat]) for seat in passed]


def _turn_end(say: Say, before: State, after: State) -> list[str]:
    """Tell what triggers the end (OM-24), and the bounds of play ten rounds before (OM-26)."""
    told = []
    if after.last and not before.last:
        if max(after.reds) >= FAMILY:
            told.append(say("macao-story-seven", count=FAMILY))
        if not tiles_at(after, CENTRAL):
            told.append(say("macao-story-no-tiles"))
    if after.rounds == before.rounds:
        return told
    if after.phase == ENDED:
        how = "over" if after.last else "over-quiet" if after.quiet >= QUIET_ROUNDS else "over-long"
        return [*told, say(f"macao-story-{how}", rounds=int(after.rounds))]
    if after.quiet == QUIET_ROUNDS - NOTICE:
        told.append(say("macao-story-notice-quiet", quiet=int(after.quiet), notice=NOTICE))
    if after.rounds == ALL_ROUNDS - NOTICE:
        told.append(say("macao-story-notice-long", notice=NOTICE))
    return told
