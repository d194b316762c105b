"""Small words to set a Shanghaien table in tests, in record notation."""

import numpy as np

from portside import Match, load
from portside.core.contract import State
from portside.core.match import Action
from portside.games.shanghaien.components import EFFECTS, NATIONS, PAIRS, SAILORS
from portside.games.shanghaien.rules import settle
from portside.games.shanghaien.scoring import scores, verdict
from portside.games.shanghaien.state import LEFT, PLACING, RIGHT, TURN, kind_of

GAME = load("shanghaien")
ANNA, BERND = 0, 1
TAVERN = ["american 1", "french 2", "german 3", "chinese 4", "dutch 1", "turkish 2"]


def kind(card: str) -> int:
    """Return the kind of "american 3" or "trick sailors/both"."""
    first, second = card.split()
    if first == "trick":
        effects = tuple(EFFECTS.index(effect) for effect in second.split("/"))
        return SAILORS + PAIRS.index(effects)
    return kind_of(NATIONS.index(first), int(second))


def new_round(
    starter: int = ANNA,
    tavern: list[str] = TAVERN,
    crews: dict[int, list[str]] | None = None,
    tricks: dict[int, list[str]] | None = None,
    rounds: int = 0,
) -> Match:
    """Return a match at the start of a round with this tavern, these sailors and these tricks in hand.

    Cards that the crews, hands and earlier rounds need are taken from the deck.
    """
    match = Match(GAME, seed=1, luck=False)
    run(match, f"* first {starter}", *(f"* deal {card}" for card in tavern))
    state = match.state
    for seat, cards in (crews or {}).items():
        for card in cards:
            state.crew[seat, kind(card)] += 1
            state.deck[kind(card)] -= 1
    for seat, pairs in (tricks or {}).items():
        for pair in pairs:
            state.tricks[seat, kind(f"trick {pair}") - SAILORS] += 1
            state.deck[kind(f"trick {pair}")] -= 1
    state.rounds = rounds
    return match


def run(match: Match, *lines: str) -> Match:
    """Play record lines: "0 roll", "* dice 2 5"."""
    for line in lines:
        who, what = line.split(" ", 1)
        if who == "*":
            names = [GAME.text.outcome_name(match.state, k) for k in range(len(GAME.outcome_weights(match.state)))]
            match.resolve(names.index(what))
        else:
            match.play(what, int(who))
    return match


def names(actions: list[Action]) -> list[str]:
    return [action.name for action in actions]


def clause_against(match: Match, action: str, seat: int) -> str | None:
    """Return the clause that forbids an action, None if it is legal."""
    refusal = match.why(action, seat)
    return refusal.clause if refusal else None


def lay(state: State, seat: int, dice: list[int], end: int = LEFT) -> None:
    """Lay a seat's dice on the cards of their values."""
    state.end = end
    for value in dice:
        state.dice[seat, value - 1 if end == LEFT else 6 - value] += 1
        state.supply[seat] -= 1


def takers(anna: list[int], bernd: list[int], end: int = LEFT) -> list[int | None]:
    """Return who takes cards 1 to 6, when the dice lie like this."""
    state = new_round().state
    lay(state, ANNA, anna, end)
    lay(state, BERND, bernd, end)
    row = [verdict(state, position)[0] for position in range(6)]
    return [None if seat < 0 else seat for seat in (row if end == LEFT else row[::-1])]


def settled(state: State) -> State:
    """Return a copy in which the tavern has been given out."""
    copy = GAME.copy(state)
    settle(copy)
    return copy


def points(state: State) -> list[int]:
    out = np.zeros(2, np.int64)
    scores(state, out)
    return out.tolist()


__all__ = [
    "ANNA", "BERND", "GAME", "LEFT", "PLACING", "RIGHT", "TAVERN", "TURN",
    "clause_against", "kind", "lay", "names", "new_round", "points", "run", "settled", "takers",
]  # fmt: skip
