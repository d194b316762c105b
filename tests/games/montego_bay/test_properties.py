"""What holds in every position of every match."""

import os

import numpy as np
import pytest
from games.montego_bay.table import GAME
from hypothesis import given, settings
from hypothesis import strategies as st

from portside.core import contract
from portside.core.chance import below, draw, streams
from portside.core.contract import CHANCE, OVER, State
from portside.games.montego_bay import quay
from portside.games.montego_bay.components import CAPACITY, COINS, FLEET, KINDS, PILOT
from portside.games.montego_bay.port import free_slots
from portside.games.montego_bay.quay import ring
from portside.games.montego_bay.state import EXTRA, IN_PUB, JACK, NOBODY, PIECE_COUNT

LONG = bool(os.environ.get("PORTSIDE_SOAK"))
MATCHES = 200 if LONG else 8


def check_conservation(state: State, seats: int) -> None:
    """Barrels, coins, ships and pieces are neither lost nor made."""
    aboard = state.aboard[: state.boats].sum(axis=0)
    for seat in range(seats):
        assert state.supply[seat] + aboard[seat] + state.pub[seat] == (32 if seats == 2 else 16)
        assert state.supply[seat] >= 0
    assert state.bank + state.coins.sum() == COINS
    assert min(state.bank, state.coins.min()) >= 0
    # Ships seen never exceed the fleet, and those unseen are under the tops.
    for kind in range(KINDS):
        seen = int((state.boat[: state.boats] == kind).sum() + (state.top == kind).sum())
        assert seen + state.fleet[kind] <= FLEET[kind]
    for pier in range(state.boats):
        assert state.boat[pier] == PILOT or 0 < free_slots(state, pier) <= CAPACITY[state.boat[pier]]
    # The quay and the pieces agree on who stands where.
    for space in range(ring(state)):
        if state.at[space] != NOBODY:
            assert state.space[state.at[space]] == space
    standing = sum(int(state.space[piece] != IN_PUB) for piece in range(PIECE_COUNT + 1))
    assert standing == int((state.at != NOBODY).sum())


def play(seats: int, seed: int) -> tuple[State, int]:
    """Play a match at random and check each position; return the last one and the ships filled."""
    rng = streams(seed, seats, 1)
    state = GAME.new(seats)
    filled = 0
    while (seat := int(contract.to_act(state))) != OVER:
        check_conservation(state, seats)
        if seat == CHANCE:
            weights = np.array(GAME.outcome_weights(state), np.int64)
            contract.resolve(state, int(draw(rng, weights, len(weights))))
            continue
        actions = GAME.legal_actions(state, seat)
        assert actions, "a seat that must act has no legal action"
        action = actions[below(rng, len(actions))]
        extra = int(state.earned[:, EXTRA].sum())
        rounds = int(state.rounds)
        contract.apply(state, seat, action)
        filled += int(state.earned[:, EXTRA].sum()) - extra
        # MB-23: it ends in the first round r with (r - 1) + ships filled >= 13.
        if int(contract.to_act(state)) == OVER:
            assert rounds - 1 + filled >= 13
        elif state.rounds > rounds:
            assert rounds - 1 + filled < 13
    check_conservation(state, seats)
    return state, filled


@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_is_lost_and_every_match_ends(seats: int) -> None:
    """MB-1, MB-22, MB-23: barrels, coins and ships are conserved; 14 rounds at most."""
    for seed in range(MATCHES):
        state, filled = play(seats, seed)
        assert state.rounds <= 14
        # Each ship sailed, filled or from pier 1, or was scored at the end.
        assert int(state.fleet.sum()) == 0
        assert state.boats == 0
        assert filled == state.earned[:, EXTRA].sum()


@settings(max_examples=300 if LONG else 40, deadline=None)
@given(st.integers(2, 4), st.data())
def test_a_move_ends_on_a_free_space_and_pushes_one_piece_at_most(seats: int, data: st.DataObject) -> None:
    """MB-12, MB-13: from any quay."""
    state = GAME.new(seats)
    size = int(ring(state))
    pieces = [kind * 4 + seat for kind in range(3 if seats == 2 else 2) for seat in range(seats)]
    spaces = data.draw(st.permutations(range(size)))
    for piece, space in zip(pieces, spaces, strict=False):
        quay.put(state, piece, space)
    mover = data.draw(st.sampled_from([*pieces, JACK]))
    if mover == JACK:
        state.hirer = 0
        state.host = pieces[0]
    before = [int(space) for space in state.space]
    quay.move(state, mover, data.draw(st.integers(1, 5)))
    after = [int(space) for space in state.space]
    moved = [piece for piece in pieces if piece != mover and before[piece] != after[piece]]
    assert len(moved) <= 1
    for piece in moved:
        # Pushed across, from where the mover now stands.
        assert after[piece] == size - 1 - before[piece]
        assert after[mover] == before[piece]
    standing = [space for space in after if space != IN_PUB]
    assert len(set(standing)) == len(standing)
    assert sorted(standing) == [space for space in range(size) if state.at[space] != NOBODY]
