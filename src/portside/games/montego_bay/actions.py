"""The actions of Montego Bay and their names in records."""

from portside.core.spans import span
from portside.games.montego_bay.components import CARDS, PIERS

# A seat's pieces; the third docker with two seats only (MB-2), Lazy Jack while the seat has hired him (MB-9).
PIECES = ("large", "small", "third", "jack")
LARGE, SMALL, THIRD, LAZY_JACK = range(len(PIECES))
DOCKERS = 3  # of the pieces above, those that are dockers

HIRE = 0
DECLINE = 1
HOST = span(2, DOCKERS)  # by docker: Lazy Jack stands beside it
PICK = span(5, len(PIECES), CARDS)  # by piece and value - 1: lay a card for the piece, or change it
LOAD = span(25, PIERS)  # by pier - 1: one barrel goes aboard
UNLOAD = span(29, PIERS)  # by pier - 1: one own barrel comes off

ACTIONS = (
    "hire",
    "decline",
    *(f"host {piece}" for piece in PIECES[:DOCKERS]),
    *(f"pick {piece} {value}" for piece in PIECES for value in range(1, CARDS + 1)),
    *(f"load {pier}" for pier in range(1, PIERS + 1)),
    *(f"unload {pier}" for pier in range(1, PIERS + 1)),
)
