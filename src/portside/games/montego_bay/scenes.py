"""The scenes of an event, for tables that show it: each thing that followed by itself, and the position after it.

A last pick sets all pieces moving within one event; a barrel may fill a ship, which sails. As in story.py the
small steps that the rules are made of are taken on a copy, and what a viewer may not know is hidden in each.
"""

import msgspec

from portside.core.contract import ALL, CHANCE, State
from portside.games.montego_bay.components import PUB_ROW
from portside.games.montego_bay.picks import hide
from portside.games.montego_bay.quay import ring, start_of
from portside.games.montego_bay.rounds import advance, next_mover
from portside.games.montego_bay.rules import act, settle
from portside.games.montego_bay.scoring import share_of
from portside.games.montego_bay.state import CLOSING, MOVING, NOBODY, SAILING, WALKING
from portside.games.montego_bay.view import PHASES, Piece, View, piece_view, view


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that happened, and the position after it."""

    what: str  # acting, then the phases that pass by themselves: moving, walking, sailing …
    piece: Piece | None = None  # which moved, or opens its store
    card: int | None = None  # by which it moved
    path: list[int] = []  # the spaces it walked over, up to the one its card counts to
    pushed: Piece | None = None  # whom it pushed across
    pier: int | None = None  # from 1: of the boat that sailed, or was scored at the end
    points: list[int] = []  # by seat, for a boat or the pub
    view: View


def scenes(before: State, seat: int, number: int, viewer: int) -> list[Scene]:
    """Return the scenes of an event as a viewer sees them; none if nothing followed by itself."""
    state: State = before.copy()
    if seat == CHANCE:
        settle(state, number)
    else:
        act(state, seat, number)
    shown = [Scene(what="acting", view=_seen(state, viewer))]
    while True:
        last: State = state.copy()
        if not advance(state):
            return shown if len(shown) > 1 else []
        shown.append(_scene(last, state, viewer))


def _seen(state: State, viewer: int) -> View:
    hidden: State = state.copy()
    if viewer != ALL:
        hide(hidden, viewer)
    return view(hidden, viewer)


def _scene(before: State, state: State, viewer: int) -> Scene:
    what, seen = PHASES[before.phase], _seen(state, viewer)
    if before.phase == MOVING:
        return _move(before, state, seen)
    if before.phase == WALKING and state.worker != NOBODY:
        return Scene(what=what, piece=piece_view(state, int(state.worker)), view=seen)
    if before.phase == SAILING:
        earned = [int(sum(state.earned[seat])) - int(sum(before.earned[seat])) for seat in range(int(state.seats))]
        return Scene(what=what, pier=int(before.pier) + 1, points=earned, view=seen)
    if before.phase == CLOSING:
        kind, barrels = (before.boat[0], before.aboard[0]) if before.boats else (PUB_ROW, before.pub)
        shares = [int(share_of(barrels, before.seats, kind, seat)) for seat in range(int(before.seats))]
        return Scene(what=what, pier=1 if before.boats else None, points=shares, view=seen)
    return Scene(what=what, view=seen)


def _move(before: State, state: State, seen: View) -> Scene:
    piece = int(next_mover(before))
    card, start = int(before.card[piece]), int(start_of(before, piece))
    path = [(start + step) % int(ring(before)) for step in range(1, card + 1)]
    there = int(before.at[path[-1]])
    pushed = there not in (NOBODY, piece) and state.space[there] != before.space[there]
    return Scene(
        what="moving",
        piece=piece_view(before, piece),
        card=card,
        path=path,
        pushed=piece_view(before, there) if pushed else None,
        view=seen,
    )
