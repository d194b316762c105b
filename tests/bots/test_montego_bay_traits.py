"""What a net of Montego Bay is told of an action, to rank it."""

import numpy as np
import pytest
from games.montego_bay.table import Table

from portside.bots.montego_bay.traits import (
    AHEAD,
    COMING,
    COUNT,
    FAR,
    FILLS,
    GAIN,
    HELD,
    OWN,
    PAYS,
    RIVALS,
    SLOTS,
    STORE,
    TAKEN,
    traits,
)
from portside.bots.net import TRAITS
from portside.bots.policy import load_knowledge, workspace
from portside.games.montego_bay import GAME
from portside.games.montego_bay.components import DAMAGED, GOOD, STORES
from portside.games.montego_bay.state import LOADING

load_knowledge(GAME)


def told(table, seat, *names):
    """Return the traits of some actions, by name."""
    actions = np.array([GAME.action_ids[name] for name in names])
    out = np.full((len(GAME.actions), TRAITS), 7, np.float32)
    traits(GAME.seen_by(table.state, seat), seat, actions, workspace(GAME, 4), out)
    return dict(zip(names, out, strict=False))


def test_there_is_room_for_all_of_it():
    assert COUNT <= TRAITS


def test_a_ship_is_told_by_who_leads_on_it_and_what_it_pays():
    """MB-18, MB-21: seat 0 leads by one at pier 2 and is behind at pier 3, which one barrel more fills."""
    table = Table(seats=3).moor(2, 10, 3, 2, 0).moor(3, 10, 4, 5, 0)
    table.state.phase, table.state.seat, table.state.to_load = LOADING, 0, 2
    table.state.tally = -1
    ships = told(table, 0, "load 2", "load 3")
    assert ships["load 2"][AHEAD.of(FAR + 1)] == 1
    assert ships["load 2"][AHEAD.first : AHEAD.last + 1].sum() == 1
    assert ships["load 3"][AHEAD.of(FAR - 1)] == 1
    assert ships["load 3"][SLOTS.of(0)] == ships["load 3"][FILLS.of()] == 1
    assert not ships["load 2"][FILLS.of()]
    assert ships["load 2"][PAYS.of(0)] == pytest.approx(4 / 7)
    assert ships["load 3"][GAIN.of(0)] > ships["load 2"][GAIN.of(0)] == 0  # one more makes a tie for the first place


def test_what_is_still_to_come_in_the_walk_is_told_by_side():
    """MB-14: of the pieces that Tally-Man has not met yet, the seat's own apart; at pier 1 that may cost the lead."""
    table = Table(seats=2).stand({"large 0": 2, "small 1": 3, "large 1": 9}).moor(1, 10, 4, 1)
    table.state.phase, table.state.seat, table.state.to_load, table.state.tally = LOADING, 0, 1, 5
    ship = told(table, 0, "load 1")["load 1"]
    good = [int(STORES[table.state.store[space], GOOD]) for space in range(10)]
    assert ship[COMING.of(0)] == pytest.approx(1 / 4)
    assert ship[COMING.of(1)] == pytest.approx(good[2] / 6)
    assert ship[COMING.of(2)] == pytest.approx(good[3] / 6)  # the one on space 9 has had its turn
    assert ship[HELD.of()] == pytest.approx((4 - 1 - good[3]) / 6)


def test_a_card_is_told_by_who_may_come_where_it_leads():
    """MB-11, MB-12: who moves later may push it away, who moves earlier may be pushed."""
    order = ["large 1", "large 0", "small 0", "small 1", "third 0", "third 1"]
    table = Table(seats=2, order=order).stand({"large 0": 0, "small 0": 1, "large 1": 2, "small 1": 4, "third 1": 5})
    assert table.picking()
    card = told(table, 0, "pick large 4")["pick large 4"]  # to space 4
    assert card[RIVALS.of(0)] == 0  # whoever moves later has passed it or stands on it
    assert card[RIVALS.of(1)] == 0.5  # large 1 can reach it from space 2
    assert card[TAKEN.of(0)] == 1  # small 1 stands there and moves later
    assert not card[OWN.of(0)]
    table.play(0, "pick small 3")
    assert told(table, 0, "pick large 4")["pick large 4"][OWN.of(0)] == 1


def test_damage_counts_as_far_as_there_are_barrels_to_lose():
    """MB-16: and not for Lazy Jack."""
    table = Table(seats=2).stand({"large 0": 6, "small 0": 0})
    card = next(card for card in range(1, 6) if STORES[table.state.store[6 + card], DAMAGED] > 0)
    name = f"pick large {card}"
    assert told(table, 0, name)[name][STORE.of(1)] == 0
    table.moor(2, 10, 1, 0)
    assert told(table, 0, name)[name][STORE.of(1)] == 0.5
    table.hire(0, "large 0")
    name = f"pick jack {card}"
    assert told(table, 0, name)[name][STORE.of(1)] == 0
