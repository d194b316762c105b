"""The solver against plain expectimax through the rules' verbs: the same value for every legal action."""

import os
import random

import numpy as np
import pytest
from bots.shanghaien.brute import Brute
from bots.shanghaien.deal import play_on, some_round, some_weights
from games.shanghaien.table import GAME, kind, lay, new_round

from portside.bots.shanghaien.placements import NEXT, ON_CARD, PLACEMENTS, SWAPPED, TURNED, results
from portside.bots.shanghaien.rounds import Round
from portside.bots.shanghaien.worth import POINTS, WIN
from portside.core.contract import apply, resolve
from portside.games.shanghaien.components import PAIRS, SAILORS
from portside.games.shanghaien.state import JOINING, PLACING, SETTING, TURN, TURNING

LONG = bool(os.environ.get("PORTSIDE_SOAK"))
WEIGHTS = some_weights()
LAST, MIDDLE = 7, 3  # rounds settled before
NEAR = 2e-5  # values are held in 32 bits


def compare(state, aim, keep=None):
    """Compare all actions' values; return how many there were."""
    solver, brute = Round(WEIGHTS.judges[aim], keep), Brute(WEIGHTS.points if aim == POINTS else WEIGHTS.win, aim)
    seat = int(state.seat)
    own, true = dict(solver.actions(state, seat)), brute.for_seat(state, seat)
    assert list(own) == list(true)
    scale = 10 if aim == POINTS else 1
    assert own == pytest.approx(true, abs=NEAR * scale), (state, own, true)
    return len(own)


@pytest.mark.parametrize("rounds", [LAST, MIDDLE])
@pytest.mark.parametrize("pair", [None, *range(len(PAIRS))])
def test_each_kind_of_trick(pair, rounds):
    """SH-15 to SH-20: four dice each are out, one or both seats hold a trick, all dice that may be rolled."""
    hand = [] if pair is None else [pair]
    for hands in ([hand, []], [[], hand], [hand, hand]):
        state = some_round(random.Random(5), rounds, hands)
        lay(state, state.starter, [1, 2, 3, 4])
        lay(state, 1 - state.starter, [2, 2, 5, 6])
        state.seat = state.starter
        assert compare(state, WIN) == 2
        state.phase = PLACING
        state.rolled[:] = 2, 5
        assert compare(state, WIN) >= (4 if hands[state.seat] else 2)


@pytest.mark.parametrize(
    "hands",
    [
        [["sailors/change", "sailors/again", "sailors/both"], ["sailors/change"]],
        [["sailors/change", "change/again"], ["change/both", "again/both"]],
        [["sailors/both", "change/both"], ["sailors/again", "again/both"]],
    ],
    ids=lambda hands: " ".join(hands[0] + hands[1]),
)
def test_several_kinds_of_card_offer_the_same(hands):
    """SH-2: which card is spent matters before the last round; the solver finds the best as plain search does."""
    for seed in range(4 if LONG else 2):
        numbers = [[kind(f"trick {pair}") - SAILORS for pair in hand] for hand in hands]
        state = some_round(random.Random(seed), MIDDLE, numbers)
        lay(state, state.starter, [1, 2, 3, 4])
        lay(state, 1 - state.starter, [2, 2, 5, 6])
        state.seat = state.starter
        # The call is no use to look at: the worth of the roll holds all the choices.
        compare(state, WIN)


@pytest.mark.parametrize("block", range(4))
def test_random_positions_of_all_phases(block):
    """SH-2: hands of several kinds of card, with and without 2 Sailors, in every phase that a seat decides in."""
    seen = set()
    for seed in range(block * 1000, block * 1000 + (600 if LONG else 7)):
        rng = random.Random(seed)
        state = play_on(some_round(rng, rng.choice([LAST, MIDDLE])), rng, 8 if rng.random() < 0.7 or not LONG else 7)
        if state is not None:
            aim = rng.choice([WIN, POINTS])
            for position in (state, *in_the_middle(state)):
                compare(position, aim)
                seen.add(int(position.phase))
    assert {TURN, PLACING} <= seen
    if LONG:
        assert {TURN, PLACING, JOINING, TURNING} <= seen


def in_the_middle(state):
    """Return the positions in which a trick that may be played now asks for another choice, one of each phase."""
    found = {}
    for action in GAME.legal_actions(state, int(state.seat)):
        copy = GAME.copy(state)
        apply(copy, int(state.seat), action)
        if copy.phase in (JOINING, TURNING):
            found.setdefault(int(copy.phase), copy)
    return found.values()


@pytest.mark.parametrize("aim", [WIN, POINTS])
def test_both_seats_add_both(aim):
    """SH-18: one has played Add Both and the other still may, so that turns no longer tell the dice that are out."""
    both = [PAIRS.index((1, 3))]
    state = some_round(random.Random(5), LAST, [both, both])
    state.tricks[state.starter] = 0
    state.captain[state.starter] = 1
    lay(state, state.starter, [1, 2, 4, 5, 6])
    lay(state, 1 - state.starter, [1, 3, 5])
    state.seat = 1 - state.starter
    assert compare(state, aim) == 2


def test_a_roll_is_the_average_of_what_follows():
    """SH-8: also on the empty board, where the end is still open; by the rules' verbs, one turn deep."""
    for seed in range(12 if LONG else 3):
        rng = random.Random(seed)
        state = some_round(rng, MIDDLE if seed % 2 else LAST)
        if seed % 3 == 2:
            state = play_on(state, rng, 2)
            assert state is not None
            if state.phase != TURN:
                continue
        solver = Round(WEIGHTS.judges[WIN])
        seat = int(state.seat)
        rolling = GAME.copy(state)
        apply(rolling, seat, 0)
        weights = GAME.outcome_weights(rolling)
        total = 0.0
        for outcome, weight in enumerate(weights):
            after = GAME.copy(rolling)
            resolve(after, outcome)
            total += weight * max(value for _, value in solver.actions(after, seat))
        assert solver.roll(state) == pytest.approx(total / sum(weights), abs=NEAR)


def test_the_end_is_chosen_after_add_both():
    """SH-8, SH-18: one choice of the end serves both dice, and is worth the better of the two."""
    state = some_round(random.Random(2), LAST, [[PAIRS.index((0, 3))], [PAIRS.index((0, 3))]])
    solver = Round(WEIGHTS.judges[WIN])
    seat = int(state.seat)
    state.phase = PLACING
    state.rolled[:] = 3, 6
    values = dict(solver.actions(state, seat))
    both = next(action for action in values if GAME.actions[action] == "play both from sailors/both")
    apply(state, seat, both)
    assert state.phase == SETTING
    ends = dict(solver.actions(state, seat))
    assert len(ends) == 2
    assert max(ends.values()) == values[both]


def test_a_tavern_in_a_mirror_is_worth_the_same():
    """SH-8: who starts chooses the end."""
    state = some_round(random.Random(8), MIDDLE)
    mirrored = GAME.copy(state)
    mirrored.tavern[:] = state.tavern[::-1]
    solver = Round(WEIGHTS.judges[WIN])
    assert solver.roll(state) == pytest.approx(solver.roll(mirrored), abs=NEAR)


def test_a_forced_call():
    """SH-9: with one die left, or none, Shanghai is the only action and its worth is the round's."""
    for dice in ([1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6]):
        state = new_round(rounds=LAST).state
        lay(state, 0, dice)
        lay(state, 1, [1, 1, 2, 2, 5])
        solver = Round(WEIGHTS.judges[WIN])
        ((action, worth),) = solver.actions(state, 0)
        assert GAME.actions[action] == "shanghai"
        assert worth == pytest.approx(Brute(WEIGHTS.win, WIN).for_seat(state, 0)[action])


def test_tables_serve_the_whole_round():
    """A move later in the round, after tricks too, has the value that a fresh solver gives it."""
    rng = random.Random(3)
    state = some_round(rng, MIDDLE, [[0, 1], [2]])
    solver = Round(WEIGHTS.judges[WIN])
    compared = 0
    while state.rounds == MIDDLE:
        seat = int(state.seat)
        if state.phase >= TURN:
            fresh = dict(Round(WEIGHTS.judges[WIN]).actions(state, seat))
            assert dict(solver.actions(state, seat)) == pytest.approx(fresh, abs=NEAR)
            compared += 1
            actions = list(fresh)
            apply(state, seat, rng.choice([a for a in actions if a != 1] or actions))
        else:
            weights = GAME.outcome_weights(state)
            resolve(state, rng.choices(range(len(weights)), weights)[0])
    assert compared > 10


def test_with_all_nations_kept_pruning_changes_nothing():
    state = some_round(random.Random(4), LAST, [[0], [1]])
    assert Round(WEIGHTS.judges[WIN], 8).roll(state) == Round(WEIGHTS.judges[WIN]).roll(state)


def test_pruned_nations_are_valued_when_asked_for():
    state = some_round(random.Random(4), LAST, [[0], [0]])
    state.seat = state.starter
    seat = int(state.seat)
    state.phase = PLACING
    state.rolled[:] = 2, 5
    lay(state, seat, [1, 2, 3, 4])
    lay(state, 1 - seat, [1, 2, 3, 6])
    apply(state, seat, next(a for a in GAME.legal_actions(state, seat) if GAME.actions[a].startswith("play sailors")))
    assert state.phase == JOINING
    nations = GAME.legal_actions(state, seat)
    pruned = Round(WEIGHTS.judges[WIN], 2)
    assert [action for action, _ in pruned.actions(state, seat)] == nations
    # With no answer left to prune, the values are exact.
    state.captain[:] = 1
    assert compare(state, WIN, keep=2) == len(nations) > 2


def test_placements_and_results():
    """SH-12, worked example, and the two ways to tell a result."""
    assert PLACEMENTS == 924
    number = {tuple(row): i for i, row in enumerate(ON_CARD.tolist())}
    anna, bernd = number[0, 2, 1, 0, 0, 2], number[0, 0, 1, 1, 1, 2]
    digits = [0, 1, 0, 2, 2, 2]
    assert results()[anna, bernd] == sum(digit * 3**card for card, digit in enumerate(digits))
    assert SWAPPED[results()[anna, bernd]] == results()[bernd, anna]
    assert (TURNED[TURNED] == np.arange(729)).all()
    assert NEXT[0].tolist() == [1, 2, 3, 4, 5, 6]
