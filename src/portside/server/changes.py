"""Changed minds stay secret: a pick that was replaced before the reveal is forgotten.

A match keeps every event, so a record would tell everybody what somebody had laid first. At a table the
picks since all was last known are therefore told anew, as if the seat had laid its last choice at once.
No game is known here: what may be picked in any order may also be picked again.
"""

import numpy as np

from portside.core.contract import State, apply
from portside.core.match import Match


def without_changes(match: Match, seat: int) -> tuple[Match, int]:
    """Return a match that leads to the same position without what a seat has replaced, and where they part.

    The others' events keep their order and stand before the seat's. Where no such match is found, the same
    match comes back.
    """
    start = len(match.events)
    while any(match.hidden_bytes(match.position(start), other) for other in range(match.seats)):
        start -= 1
    again = match.fork()
    again.go_back(start)
    for event in match.events[start:]:
        if event.seat != seat:
            again.play(event.number, event.seat)
    while again.state.tobytes() != match.state.tobytes():
        action = _closer(again, match.state, seat)
        if action is None:
            return match, len(match.events)
        again.play(action, seat)
    return again, start


def _closer(match: Match, goal: State, seat: int) -> int | None:
    """Return the legal action that leads nearest to a position, None if none comes nearer."""
    found, least = None, _distance(match.state, goal)
    for action in match.game.legal_actions(match.state, seat) if seat in match.pending() else []:
        tried = match.game.copy(match.state)
        apply(tried, seat, action)
        if _distance(tried, goal) < least:
            found, least = action, _distance(tried, goal)
    return found


def _distance(one: State, other: State) -> int:
    """Return in how many bytes two positions differ."""
    both = [np.frombuffer(state.tobytes(), np.uint8) for state in (one, other)]
    return int(np.count_nonzero(both[0] != both[1]))
