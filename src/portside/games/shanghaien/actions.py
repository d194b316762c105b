"""The actions of Shanghaien and their names in records."""

from portside.core.spans import span
from portside.games.shanghaien.components import CARDS, EFFECTS, NATIONS, PAIRS

ROLL = 0
SHANGHAI = 1
PLACE = span(2, CARDS)  # by value - 1: place the die of this value on its card
PLACE_LEFT = span(8, CARDS)  # the same with the round's first die: card 1 lies at the left end
PLACE_RIGHT = span(14, CARDS)  # … at the right end
TRICK = span(20, len(PAIRS), 2)  # by pair and effect of the pair: play a trick card
JOIN = span(32, len(NATIONS))  # 2 Sailors: the card joins this nation
TURN_UP = span(40, CARDS)  # +/-1: by value - 1, the die showing it gains one
TURN_DOWN = span(46, CARDS)  # … loses one
BOTH_LEFT = 52  # Add Both, nothing placed yet this round: card 1 lies at the left end
BOTH_RIGHT = 53  # … at the right end


def pair_name(pair: int) -> str:
    """Name a kind of trick card by its two effects."""
    return "/".join(EFFECTS[effect] for effect in PAIRS[pair])


def _names() -> tuple[str, ...]:
    values = range(1, CARDS + 1)
    return (
        "roll",
        "shanghai",
        *(f"place {value}" for value in values),
        *(f"place {value} left" for value in values),
        *(f"place {value} right" for value in values),
        *(f"play {EFFECTS[effect]} from {pair_name(pair)}" for pair, effects in enumerate(PAIRS) for effect in effects),
        *(f"join {nation}" for nation in NATIONS),
        *(f"turn {value} up" for value in values),
        *(f"turn {value} down" for value in values),
        "both left",
        "both right",
    )


ACTIONS = _names()
