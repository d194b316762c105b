"""The actions of Les Ombres de Macao and their names in records."""

from portside.core.spans import span
from portside.games.macao.components import CARD_NAMES, CARDS, CHARACTERS, PILES, TILES

CONTACT = span(0, PILES)  # by pile: take its top card
RECRUIT = span(CONTACT.last + 1, CARDS)  # by card: turn this blue card red
OPEN = span(RECRUIT.last + 1, len(TILES))  # by tile: turn it yellow
PAY = span(OPEN.last + 1, CARDS)  # by card: this blue card pays, too
DISCARD = span(PAY.last + 1, CARDS)  # by card: over the limit, or for a Killer
UNDER = span(DISCARD.last + 1, PILES)  # by pile: the discards go under this one
LAY = span(UNDER.last + 1, CHARACTERS)  # by card: this discard goes next; Widows are only discarded alone
RESERVE = span(LAY.last + 1, len(TILES))  # by tile: the Policeman takes it
PASS = RESERVE.last + 1


def _names() -> tuple[str, ...]:
    piles = range(1, PILES + 1)
    return (
        *(f"contact {pile}" for pile in piles),
        *(f"recruit {card}" for card in CARD_NAMES),
        *(f"open {tile}" for tile in TILES),
        *(f"pay {card}" for card in CARD_NAMES),
        *(f"discard {card}" for card in CARD_NAMES),
        *(f"under {pile}" for pile in piles),
        *(f"lay {card}" for card in CARD_NAMES[:CHARACTERS]),
        *(f"reserve {tile}" for tile in TILES),
        "pass",
    )


ACTIONS = _names()
