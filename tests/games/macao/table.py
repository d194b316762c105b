"""Positions of Les Ombres de Macao for tests, built in words; and plays in words."""

from collections.abc import Sequence

import numpy as np
from games.macao.simple import Card

import portside
from portside.core import contract
from portside.core.contract import CHANCE, OVER
from portside.games.macao.components import CARD_NAMES, CARD_ROWS, TILES, WIDOW
from portside.games.macao.state import CENTRAL, GREEN, NO_CARD, TURN, YELLOW, add_blue

GAME = portside.load("macao")


def card(name: str) -> int:
    return CARD_NAMES.index(name)


def simple_cards() -> tuple[Card, ...]:
    """Return the cards of components.toml for the simple rules."""
    return tuple(
        Card(row["kind"], row["produces"], tuple(row["cost"]), row["coins"], tuple(row.get("links", ())))
        for row in CARD_ROWS
    )


class Table:
    """A position with nothing decided by luck but what a test says: whatever is not named lies unknown.

    Piles are given as (top, unknown cards, discards); the unknown cards of a test are rarely all there
    are, so luck may show any card that is not named.
    """

    def __init__(self, seats: int = 2, piles: Sequence = (), centre: Sequence[str] = ("crime-syndicate",)) -> None:
        self.seats = seats
        self.state = GAME.new(seats)
        state = self.state
        state.phase = TURN
        for seat in range(seats):
            state.blues[seat] = 0
            state.blue[seat] = NO_CARD
        for tile in centre:
            state.tile[TILES.index(tile)] = CENTRAL
        for pile in range(4):
            top, unknown, known = piles[pile] if pile < len(piles) else ("", 0, ())
            state.unknown[pile] = unknown
            state.top[pile] = self.take(top) if top else NO_CARD
            for i, name in enumerate(known):
                state.known[pile, i] = self.take(name)
            state.knowns[pile] = len(known)

    def take(self, name: str) -> int:
        """Take a card out of the unseen ones; a Widow may also be one the player began with."""
        number = card(name)
        if number != WIDOW or self.state.unseen[number]:
            assert self.state.unseen[number] > 0, f"{name} lies elsewhere"
            self.state.unseen[number] -= 1
        return number

    def seat(self, seat: int, blue: Sequence[str] = (), red: Sequence[str] = (), dead: int = 0) -> "Table":
        for name in blue:
            add_blue(self.state, seat, self.take(name))
        for name in red:
            self.state.red[seat, self.state.reds[seat]] = self.take(name)
            self.state.reds[seat] += 1
        self.state.dead[seat] += dead
        return self

    def tiles(self, seat: int, green: Sequence[str] = (), yellow: Sequence[str] = ()) -> "Table":
        for name in green:
            self.state.tile[TILES.index(name)] = GREEN + seat
        for name in yellow:
            self.state.tile[TILES.index(name)] = YELLOW + seat
        return self

    # --- looking ------------------------------------------------------------------------------------

    def to_act(self):
        seat = int(contract.to_act(self.state))
        return {CHANCE: "luck", OVER: "over"}.get(seat, seat)

    def legal(self, verb: str = "") -> list[str]:
        """Name the legal actions of who is to act, or those of a verb, without it."""
        seat = self.to_act()
        names = [GAME.actions[action] for action in GAME.legal_actions(self.state, seat)] if seat in range(4) else []
        return [name.removeprefix(verb).strip() for name in names if name.startswith(verb)]

    def why(self, name: str, seat: int | None = None) -> str:
        """Return the clause and message that refuse an action, empty if it is legal."""
        seat = self.to_act() if seat is None else seat
        refusal = GAME.refusals[int(contract.why(self.state, seat, GAME.action_ids[name]))]
        return f"{refusal.clause} {refusal.message}" if refusal else ""

    def blue(self, seat: int) -> list[str]:
        return [CARD_NAMES[number] for number in self.state.blue[seat, : self.state.blues[seat]]]

    def red(self, seat: int) -> list[str]:
        return [CARD_NAMES[number] for number in self.state.red[seat, : self.state.reds[seat]]]

    def pile(self, pile: int) -> tuple[str, int, list[str]]:
        """Return the top, the unknown cards and the discards of a pile, from 1."""
        top = int(self.state.top[pile - 1])
        known = self.state.known[pile - 1, : self.state.knowns[pile - 1]]
        return (
            "" if top == NO_CARD else CARD_NAMES[top],
            int(self.state.unknown[pile - 1]),
            [CARD_NAMES[k] for k in known],
        )

    def at(self, where: int) -> list[str]:
        return [name for tile, name in enumerate(TILES) if self.state.tile[tile] == where]

    def luck(self) -> dict[str, int]:
        weights = GAME.outcome_weights(self.state)
        return {GAME.text.outcome_name(self.state, k): weight for k, weight in enumerate(weights) if weight}

    def numbers(self, rule) -> list[int]:
        out = np.zeros(self.seats, np.int64)
        rule(self.state, out)
        return [int(number) for number in out]

    def scores(self) -> list[int]:
        return self.numbers(contract.scores)

    def places(self) -> list[int]:
        return self.numbers(contract.places)

    # --- playing ------------------------------------------------------------------------------------

    def play(self, *names: str) -> "Table":
        """Play actions of whoever is to act, and outcomes of luck (first, tile, top)."""
        for name in names:
            if self.to_act() == "luck":
                assert name in self.luck(), f"{name} is no outcome of {self.luck()}"
                outcomes = range(len(GAME.outcome_weights(self.state)))
                weights = GAME.outcome_weights(self.state)
                number = next(k for k in outcomes if weights[k] and GAME.text.outcome_name(self.state, k) == name)
                contract.resolve(self.state, number)
            else:
                assert name in self.legal(), f"{name} is not one of {self.legal()}"
                contract.apply(self.state, self.to_act(), GAME.action_ids[name])
        return self
