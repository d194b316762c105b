"""Five levels of play, by one search: weaker ones look less far ahead and misjudge what they see."""

from typing import NamedTuple

from portside.bots.names import LEVELS
from portside.bots.net import Net, has_hunch, without_hunch
from portside.bots.search import CURIOUS, GREEDILY, Budget, Search
from portside.core.contract import Game

DECKHAND, BOSUN, MATE, CAPTAIN, ADMIRAL = LEVELS

# What a level without a clock looks at, in iterations a move, and by how much utility it misjudges an action.
# Actions are tried in the order of what they promise, so a weak level errs among plausible ones.
BY_NET = {DECKHAND: (8, 0.20), BOSUN: (24, 0.08), MATE: (80, 0.02)}
# Of a game without a net: matches played out to the end tell less each.
BY_PLAYING_ON = {DECKHAND: (8, 0.20), BOSUN: (60, 0.08), MATE: (300, 0.0)}


class Manner(NamedTuple):
    """How the search goes by what is known of a game."""

    heat: float = 1.0  # points by which an action must promise more to be e times as likely
    curious: float = CURIOUS  # weight of that
    calms: int = 0  # played on so many calm positions, a net judges again, and the mean counts
    playing: int = GREEDILY  # or BY_RANKS, with a net that has any


PLAIN = Manner()


def searcher(
    level: str,
    game: Game,
    seats: int,
    seed: int,
    milliseconds: int,
    net: Net | None = None,
    manner: Manner = PLAIN,
) -> Search:
    """Return the search that plays a level; `milliseconds` a move for those that think by the clock."""
    iterations, doubt = (BY_NET if net else BY_PLAYING_ON).get(level, (0, 0.0))
    cores = 2 if level == ADMIRAL else 1
    budget = Budget(iterations, milliseconds)
    if net and level in BY_NET:
        # Few looks in the order of what strong searches try would find little else: a deckhand would hardly err.
        net = without_hunch(net)
    return guided(game, seats, seed, budget, net, manner, cores=cores, doubt=doubt)


def guided(
    game: Game,
    seats: int,
    seed: int,
    budget: Budget,
    net: Net | None,
    manner: Manner = PLAIN,
    *,
    cores: int = 1,
    doubt: float = 0.0,
) -> Search:
    """Return a search that plays on sensibly: to calm positions for a net to judge, or to the end."""
    if not net or not has_hunch(net):
        manner = manner._replace(playing=GREEDILY)
    # A tree that is much larger than its budget takes longer to make than to search.
    nodes = min(20_000, 4_000 + 50 * budget.iterations) if budget.iterations else 200_000
    return Search(
        game,
        seats,
        seed,
        budget,
        trees=cores,
        threads=cores,
        net=net,
        **manner._asdict(),
        doubt=doubt,
        nodes=nodes,
    )
