"""Lazy Jack, the picks and what is secret: MB-9, MB-10, MB-26."""

import numpy as np
import pytest
from games.montego_bay.table import GAME, Table, piece

from portside.core import contract
from portside.core.chance import streams
from portside.core.contract import SPECTATOR
from portside.games.montego_bay.state import UNKNOWN

pytestmark = pytest.mark.core

QUAY = {"large 0": 0, "small 0": 2, "large 1": 4, "small 1": 6, "large 2": 8, "small 2": 10}


def rich_table(*coins: int, points: tuple[int, ...] = (0, 0, 0), order: tuple[str, ...] = ()) -> Table:
    """Begin a round with three seats that have these coins and points."""
    table = Table(3, order).stand(QUAY).score(*points)
    for seat, count in enumerate(coins):
        table.state.coins[seat] = count
        table.state.bank -= count
    return table.begin_round()


def test_nobody_is_asked_without_three_coins() -> None:
    """MB-9."""
    table = rich_table(2, 0, 2)
    assert table.picking()
    assert Table(4).picking()  # nobody has a coin in the first round


def test_the_fewest_points_are_asked_first() -> None:
    """MB-9: seat 2 has 4 points, seat 1 has 7 and a better tile; seat 0 has no coins."""
    table = rich_table(0, 3, 5, points=(0, 7, 4))
    assert table.legal(2) == ["hire", "decline"]
    assert table.legal(1) == []
    table.play(2, "decline")
    assert table.to_act() == 1


def test_with_equal_points_the_foremost_tile_decides() -> None:
    """MB-9: each seat's best tile counts; seat 2's is at position 1."""
    order = ("small 2", "large 1", "small 1", "large 0", "small 0", "large 2")
    table = rich_table(3, 3, 3, points=(5, 5, 5), order=order)
    asked = []
    while not table.picking():
        asked.append(table.to_act())
        table.play(asked[-1], "decline")
    assert asked == [2, 1, 0]  # once each


def test_the_first_yes_pays_the_bank_and_names_a_host() -> None:
    """MB-9: nobody else is asked, and he stands beside an own docker."""
    table = rich_table(4, 3, 3, points=(0, 1, 2))
    bank = int(table.state.bank)
    table.play(0, "hire")
    assert table.coins() == [1, 3, 3]
    assert table.state.bank == bank + 3
    assert table.legal(0) == ["host large", "host small"]
    assert table.legal(1) == []
    table.play(0, "host small")
    assert table.picking()
    assert table.legal(0)[-1] == "pick jack 5"
    assert "pick jack 5" not in table.legal(1)


def test_he_starts_from_the_space_of_his_host() -> None:
    """MB-9, MB-11."""
    table = rich_table(3, 0, 0)
    table.play(0, "hire", "host small")
    table.cards({"jack": 3, "small 0": 1}, rest=1)
    assert table.where("jack") == 5


def test_with_two_seats_the_third_docker_may_be_host() -> None:
    """MB-2, MB-9."""
    table = Table(2).stand({"large 0": 0, "small 0": 2, "third 0": 4, "large 1": 6, "small 1": 8, "third 1": 10})
    table.state.coins[1] = 3
    table.begin_round().play(1, "hire")
    assert table.legal(1) == ["host large", "host small", "host third"]


def test_all_five_cards_are_open_to_each_piece() -> None:
    """MB-1, MB-10: in the first round and in the next."""
    table = Table(3)
    everything = [f"pick {docker} {card}" for docker in ("large", "small") for card in range(1, 6)]
    assert table.legal(0) == everything
    table.play(0, "pick large 3")
    assert table.legal(0) == [f"pick small {card}" for card in range(1, 6)]


def test_pieces_may_be_picked_for_in_any_order_and_by_seats_in_any_order() -> None:
    """MB-10: all seats are pending."""
    table = Table(3)
    table.play(2, "pick small 5", "pick large 1")
    table.play(0, "pick large 2")
    assert int(contract.pending(table.state)) == 0b111
    assert table.to_act() == 0
    table.play(0, "pick small 2")
    assert table.to_act() == 1


def test_lazy_jack_has_another_card_than_his_host() -> None:
    """MB-10: whichever of them is picked for first."""
    for first, second in (("jack", "large"), ("large", "jack")):
        table = Table(3).stand(QUAY).hire(1, "large 1")
        table.play(1, f"pick {first} 4")
        assert f"pick {second} 4" not in table.legal(1)
        assert f"pick {second} 3" in table.legal(1)
        assert "pick small 4" in table.legal(1)


def test_a_pick_may_be_changed_until_the_last_seat_has_made_its_last_one() -> None:
    """MB-10: to another value only."""
    table = Table(2)
    table.play(0, "pick large 3", "pick small 5", "pick third 1")
    assert table.legal(0) == [
        *("pick large 1", "pick large 2", "pick large 4", "pick large 5"),
        *("pick small 1", "pick small 2", "pick small 3", "pick small 4"),
        *("pick third 2", "pick third 3", "pick third 4", "pick third 5"),
    ]
    table.play(0, "pick large 1")
    table.play(1, "pick large 3", "pick small 3")
    table.play(0, "pick small 2")
    table.play(1, "pick third 3")
    assert not table.picking()
    # Seat 0's large docker left its pub on the changed card.
    assert table.where("large 0") == 0


def test_changing_to_the_partners_card_swaps_the_two() -> None:
    """MB-10: for the host and for Lazy Jack."""
    for change in ("pick jack 2", "pick large 5"):
        table = Table(3).stand(QUAY).hire(0, "large 0")
        table.play(0, "pick large 2", "pick small 2", "pick jack 5")
        table.play(0, change)
        assert [int(table.state.card[piece(name)]) for name in ("large 0", "jack", "small 0")] == [5, 2, 2]


def test_others_see_that_a_card_lies_there_but_not_which() -> None:
    """MB-26."""
    table = Table(3)
    table.play(0, "pick large 3")
    table.play(1, "pick small 4")
    for viewer in (1, 2, SPECTATOR):
        seen = GAME.seen_by(table.state, viewer)
        assert seen.card[piece("large 0")] == UNKNOWN
        view = GAME.view(seen, viewer)
        hand = view.hands[0][0]
        assert (hand.laid, hand.card) == (True, None)
    assert GAME.view(GAME.seen_by(table.state, 0), 0).hands[0][0].card == 3


def test_views_and_features_hold_back_cards_even_of_a_position_that_was_not_hidden() -> None:
    """MB-26: a second lock on the same door."""
    table = Table(3)
    table.play(0, "pick large 3")
    assert GAME.view(table.state, 1).hands[0][0].card is None
    features = np.zeros((2, GAME.observation), np.float32)
    contract.observe(table.state, 1, features[0])
    contract.observe(GAME.seen_by(table.state, 1), 1, features[1])
    assert np.array_equal(features[0], features[1])


def test_a_guess_gives_lazy_jack_another_card_than_his_host() -> None:
    """MB-10, MB-26: and reaches every pair of different cards."""
    table = Table(3).stand(QUAY).hire(0, "large 0")
    table.play(0, "pick large 2", "pick small 2", "pick jack 5")
    seen = GAME.seen_by(table.state, 1)
    rng = streams(1, 0, 1)
    pairs = set()
    for _ in range(400):
        guess = GAME.copy(seen)
        contract.guess(guess, 1, rng)
        pairs.add((int(guess.card[piece("large 0")]), int(guess.card[piece("jack")])))
    assert len(pairs) == 20
    assert all(host != jack for host, jack in pairs)


def test_the_ships_under_a_top_are_not_stored() -> None:
    """MB-26: a position counts the ships that nobody has seen, by kind, and no more."""
    table = Table(4)
    assert int(table.state.fleet.sum()) == 10
    assert np.array_equal(table.state.pile, [6, 6])
