"""What a net of Macao is told of an action, to rank it."""

import numpy as np
import pytest
from games.macao.table import GAME, Table, card

from portside.bots.macao.traits import (
    ALIKE,
    CARD,
    COUNT,
    HAND,
    MEMBERS,
    MISSING,
    OPENS,
    PROMISED,
    RECRUITS,
    SERVES,
    SPENT,
    STANDING,
    STEP,
    TAKES,
    TILE,
    WANTED,
    WORTH,
    traits,
)
from portside.bots.net import TRAITS
from portside.bots.policy import load_knowledge, workspace
from portside.games.macao.components import COINS, KIND, POLITICIAN

load_knowledge(GAME)

PILES = [("politician art", 9, ()), ("killer money", 8, ()), ("landlord art", 7, ()), ("landlord weapons", 6, ())]


def told(table):
    """Return the traits of all legal actions, by name."""
    seat = table.to_act()
    actions = np.array(GAME.legal_actions(table.state, seat))
    out = np.full((len(GAME.actions), TRAITS), 7, np.float32)
    traits(table.state, seat, actions, workspace(GAME, 4), out)
    return {GAME.actions[action]: row for action, row in zip(actions, out, strict=False)}


def one_of(row, span):
    """Return which of a span's traits is 1, the others being 0."""
    values = row[span.first : span.last + 1]
    assert sorted(values) == [0] * (len(values) - 1) + [1]
    return int(values.argmax())


def test_there_is_room_for_all_of_it():
    assert COUNT <= TRAITS


def test_an_action_is_told_by_its_kind_and_by_what_greedy_sees_in_it():
    """OM-9: a Politician for nothing is the best there is; what is worse falls short of it."""
    reds = ["sailor alcohol", "killer weapons", "killer opium", "sailor art"]
    rows = told(Table(piles=PILES, centre=["temple-bar"]).seat(0, ["politician money"], reds))
    assert {name.split()[0]: one_of(row, STEP) for name, row in rows.items()} == {"contact": TAKES, "recruit": RECRUITS}
    best = rows["recruit politician money"]
    assert best[PROMISED.of(0)] == pytest.approx(0, abs=1e-6)
    assert best[PROMISED.of(1)] == 1
    assert rows["contact 1"][PROMISED.of(0)] < 0 == rows["contact 1"][PROMISED.of(1)]
    assert all(row[COUNT:].tolist() == [7] * (TRAITS - COUNT) for row in rows.values())


def test_a_card_is_told_by_what_it_costs_and_serves():
    """OM-9, OM-10: the Killer of money needs weapons, weapons, opium; a Sailor of weapons pays two of them when red."""
    table = Table(piles=PILES).seat(0, ["sailor opium"], ["sailor weapons"])
    row = told(table)["contact 2"]
    assert one_of(row, CARD) == KIND[card("killer money")]
    assert row[WORTH.of()] == pytest.approx(COINS[card("killer money")] / 5)
    assert one_of(row, MISSING) == 0  # the Sailor of opium would pay the third
    assert row[SPENT.of()] == pytest.approx(1 / 4)  # and be spent for it
    assert one_of(told(table)["contact 1"], CARD) == POLITICIAN


def test_a_card_that_others_need_serves_them():
    """OM-10: the Dancer of money lacks alcohol and opium; a card of alcohol brings her nearer, for either seat."""
    piles = [("killer alcohol", 9, ()), ("killer weapons", 8, ())]
    rows = told(Table(piles=piles).seat(0, ["dancer money"]))
    assert rows["contact 1"][SERVES.of(0)] == pytest.approx(1 / 3)
    assert rows["contact 2"][SERVES.of(0)] == 0
    rows = told(Table(piles=piles).seat(1, ["dancer money"]))
    assert rows["contact 1"][WANTED.of(1)] == pytest.approx(1 / 3)
    assert rows["contact 2"][WANTED.of(1)] == 0
    rows = told(Table(piles=piles, centre=["distillery"]))  # three alcohol and weapons
    assert rows["contact 1"][SERVES.of(1)] == rows["contact 2"][SERVES.of(1)] == 0.5


def test_a_card_in_hand_counts_once():
    """OM-8: what is discarded is told as it lies in the hand, itself among those alike."""
    hand = ["killer money", "killer alcohol", "dancer money", "sailor art", "sailor opium"]
    table = Table(piles=PILES[:1]).seat(0, hand).play("contact 1", "top croupier art")
    # The Dancer of money, the Sailor of art and the Politician need alcohol, which only this one has.
    assert told(table)["discard killer alcohol"][SERVES.of(0)] == pytest.approx(3 / 3)
    row = told(table)["discard killer money"]
    assert row[ALIKE.of(0)] == 0.5  # the Dancer of money and itself
    assert row[ALIKE.of(1)] == 0.5  # two Killers
    assert row[HAND.of(0)] == pytest.approx(6 / 5)
    assert row[HAND.of(1)] == pytest.approx(-1 / 5)


def test_a_tile_is_told_by_who_is_near_it():
    """OM-11, OM-24: the last one in the centre ends the match."""
    table = Table(piles=PILES, centre=["distillery"])
    table.seat(0, ["dancer alcohol", "dancer weapons", "killer alcohol"], ["sailor alcohol"])
    table.seat(1, ["croupier alcohol"], ["politician weapons"])
    row = told(table)["open distillery"]
    assert one_of(row, STEP) == OPENS
    assert row[TILE.of(0)] == 1
    assert row[TILE.of(1)] == 0
    assert row[TILE.of(2)] == pytest.approx(2 / 3)
    assert row[TILE.of(3)] == 1
    assert row[SPENT.of()] == pytest.approx(2 / 4)
    assert row[MEMBERS.of(0)] == row[MEMBERS.of(1)] == pytest.approx(1 / 7)
    lead = COINS[card("sailor alcohol")] - COINS[card("politician weapons")]
    assert row[STANDING.of(0)] == pytest.approx(lead / 10)
    table.state.tile[0] = table.state.tile[8]
    assert told(table)["open distillery"][TILE.of(3)] == 0
