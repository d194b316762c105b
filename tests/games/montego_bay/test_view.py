"""What tables are told of Montego Bay besides the position: leads, shares, scenes."""

import numpy as np
from games.montego_bay.table import GAME, Table

from portside.core import contract
from portside.core.contract import ALL, CHANCE, SPECTATOR
from portside.games.montego_bay.state import PICKING


def seen(table, seat):
    return GAME.view(GAME.seen_by(table.state, seat), seat)


def test_a_lead_names_the_space_of_a_card_and_whom_it_pushes():
    """MB-11, MB-12: as the pieces stand now."""
    table = Table()
    table.cards({"large 0": 1, "large 1": 2, "large 2": 3, "large 3": 4})
    assert [hand.leads for hand in seen(table, 0).hands[0]] == [[], []]  # cards are not being picked now
    table = picking(table)
    pieces = {hand.piece.name: hand for hand in seen(table, 0).hands[0]}
    large = pieces["large"]
    assert large.space == 0
    assert [lead.space for lead in large.leads] == [1, 2, 3, 4, 5]
    assert large.leads[0].pushed is not None
    assert (large.leads[0].pushed.seat, large.leads[0].pushed.name) == (1, "large")
    assert seen(table, 1).hands[0][0].leads == []
    assert seen(table, SPECTATOR).hands[0][0].leads == []


def picking(table):
    """Load and unload until cards are picked again."""
    while table.state.phase != PICKING:
        mask = int(contract.pending(table.state))
        if not mask:
            weights = GAME.outcome_weights(table.state)
            contract.resolve(table.state, next(i for i, weight in enumerate(weights) if weight))
            continue
        seat = mask.bit_length() - 1
        contract.apply(table.state, seat, GAME.legal_actions(table.state, seat)[0])
    return table


def test_the_scenes_of_the_last_pick_show_every_move_one_by_one():
    """MB-11: each card is turned when its docker moves."""
    table = Table()
    picks = [(seat, f"pick {kind} {1 + seat}") for seat in range(4) for kind in ("large", "small")]
    for seat, name in picks[:-1]:
        table.play(seat, name)
    seat, name = picks[-1]
    scenes = GAME.scenes(table.state, seat, GAME.action_ids[name], SPECTATOR)
    moves = [scene for scene in scenes if scene.what == "moving"]
    assert [(scene.piece.seat, scene.card) for scene in moves] == [(s, 1 + s) for s in range(4) for _ in range(2)]
    assert moves[0].path == [0]
    assert moves[2].path == [0, 1]
    assert scenes[-1].what == "walking"
    assert scenes[-1].view.tally is not None
    # Whoever has not moved yet keeps its card to itself.
    waiting = [hand for hands in moves[0].view.hands for hand in hands if hand.laid]
    assert len(waiting) == 7
    assert all(hand.card is None for hand in waiting)
    own = GAME.scenes(table.state, seat, GAME.action_ids[name], 3)
    assert [hand.card for hand in own[1].view.hands[3]] == [4, 4]


def test_an_event_that_nothing_follows_has_no_scenes():
    table = Table()
    assert GAME.scenes(table.state, 0, GAME.action_ids["pick large 3"], 0) == []
    fresh = GAME.new(2)
    assert GAME.scenes(fresh, CHANCE, 0, SPECTATOR) == []


def test_scenes_end_in_the_position_after_the_event():
    """On a whole match at random: the last scene's view is that of the position."""
    rng = np.random.default_rng(8)
    state = GAME.new(3)
    told = 0
    while (seat := int(contract.to_act(state))) != contract.OVER:
        if seat == CHANCE:
            weights = np.array(GAME.outcome_weights(state), float)
            number = int(rng.choice(len(weights), p=weights / weights.sum()))
        else:
            number = int(rng.choice(GAME.legal_actions(state, seat)))
        scenes = GAME.scenes(state, seat, number, 1)
        if seat == CHANCE:
            contract.resolve(state, number)
        else:
            contract.apply(state, seat, number)
        if scenes:
            told += 1
            assert scenes[-1].view == GAME.view(GAME.seen_by(state, 1), 1)
    assert told > 20


def test_shares_are_what_a_ship_would_pay_now():
    """MB-21, worked example: 5, 2, 2 and 1 barrels on 5-3-2."""
    table = Table()
    table.state.aboard[1] = (5, 2, 2, 1)
    assert seen(table, 0).port[1].shares == [5, 3, 3, 0]
    assert seen(table, 0).port[0].shares == [0, 0, 0, 0]


def test_all_is_known_only_to_who_may_know_all():
    """MB-26."""
    table = Table()
    table.play(0, "pick large 4")
    assert seen(table, ALL).hands[0][0].card == 4
    assert seen(table, 0).hands[0][0].card == 4
    assert seen(table, 1).hands[0][0].card is None
    assert seen(table, SPECTATOR).hands[0][0].card is None
