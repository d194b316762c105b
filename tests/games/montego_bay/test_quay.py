"""Moving on the quay: MB-6, MB-7, MB-11 to MB-13."""

import pytest
from games.montego_bay.table import Table

from portside.games.montego_bay.quay import opposite, ring

pytestmark = pytest.mark.core


@pytest.mark.parametrize(("seats", "spaces"), [(2, 14), (3, 14), (4, 16)])
def test_the_quay_is_a_ring_whose_sides_face_each_other(seats: int, spaces: int) -> None:
    """MB-6."""
    table = Table(seats)
    assert ring(table.state) == spaces
    assert [opposite(table.state, space) for space in range(spaces)] == list(reversed(range(spaces)))


def test_dockers_leave_their_pubs_on_both_ends() -> None:
    """MB-7: the large ones on space 0, the small ones on space W, with a card 1."""
    table = Table(3)
    table.cards({"large 0": 1, "large 1": 2, "large 2": 3, "small 0": 1, "small 1": 2, "small 2": 3})
    assert [table.where(f"large {seat}") for seat in range(3)] == [0, 1, 2]
    assert [table.where(f"small {seat}") for seat in range(3)] == [7, 8, 9]


def test_with_two_seats_the_third_dockers_leave_the_pub_of_their_size() -> None:
    """MB-2, MB-7: seat 0's third is small, seat 1's is large."""
    table = Table(2)
    table.cards({"large 0": 1, "small 0": 1, "third 0": 4, "large 1": 2, "small 1": 2, "third 1": 5})
    assert table.where("third 0") == 7 + 3
    assert table.where("third 1") == 4


def test_lazy_jack_moves_first_and_then_the_tiles_decide() -> None:
    """MB-11: seat 1's small docker has the foremost tile, so it moves before the others and after Lazy Jack."""
    order = ["small 1", "large 0", "large 1", "small 0", "large 2", "small 2"]
    table = Table(3, order).stand(
        {"small 1": 0, "large 0": 13, "large 1": 12, "small 0": 6, "large 2": 8, "small 2": 9}
    )
    table.hire(2, "large 2")
    # Jack: 8 + 4 = 12, pushes large 1 to 1. Small 1: 0 + 1 finds it there and Jack opposite: back to 0.
    table.cards({"jack": 4, "small 1": 1, "large 0": 3, "large 1": 1, "small 0": 1, "large 2": 1, "small 2": 2})
    assert table.where("jack") == 12
    assert table.where("small 1") == 0
    # Large 1 started from 1, where Jack pushed it, and pushed large 0, which had gone to 2 before it.
    assert table.where("large 1") == 2
    assert table.where("large 0") == 11


def test_occupied_spaces_count() -> None:
    """MB-11."""
    table = Table(3).stand({"large 0": 2, "large 1": 3, "small 0": 10, "small 1": 11, "large 2": 12, "small 2": 13})
    table.cards({"large 0": 3}, rest=1)
    assert table.where("large 0") == 5


def test_a_piece_on_the_last_space_is_pushed_across() -> None:
    """MB-12, worked example: the mover takes its place."""
    table = Table(4).stand({"small 0": 2, "large 1": 5})
    table.move("small 0", 3)
    assert (table.where("small 0"), table.where("large 1")) == (5, 10)


def test_who_is_pushed_before_moving_moves_from_the_new_space() -> None:
    """MB-12."""
    order = ["small 0", "large 1", "large 0", "small 1", "large 2", "small 2"]
    table = Table(3, order).stand({"small 0": 1, "large 1": 3, "large 0": 6, "small 1": 5, "large 2": 8, "small 2": 9})
    table.cards({"small 0": 2, "large 1": 2, "large 0": 1, "small 1": 1, "large 2": 1, "small 2": 1}, rest=1)
    # Pushed from 3 to 10, then 2 on.
    assert table.where("large 1") == 12


def test_who_is_pushed_after_moving_stays_and_empties_the_store_there() -> None:
    """MB-12: large 1 moves to 1, is pushed to 12 of 14 and empties store B of warehouse 2: 2 damaged + coin."""
    order = ["large 1", "small 0", "large 0", "small 1", "large 2", "small 2"]
    table = Table(3, order).stand({"small 0": 13, "large 1": 0, "large 0": 5, "small 1": 4, "large 2": 7, "small 2": 8})
    table.cards({"large 1": 1, "small 0": 2}, rest=1)
    assert table.where("large 1") == 12
    assert table.where("small 0") == 1
    assert table.coins()[1] == 1


def test_own_pieces_are_pushed_too() -> None:
    """MB-12."""
    table = Table(4).stand({"small 0": 2, "large 0": 5})
    table.move("small 0", 3)
    assert (table.where("small 0"), table.where("large 0")) == (5, 10)


def test_lazy_jack_pushes_and_is_pushed() -> None:
    """MB-12."""
    table = Table(4).stand({"large 0": 0, "large 1": 2, "small 1": 15}).hire(0, "large 0")
    table.move("jack", 2)
    assert (table.where("jack"), table.where("large 1"), table.where("large 0")) == (2, 13, 0)
    table.move("large 1", 1)
    table.move("small 1", 3)
    assert (table.where("small 1"), table.where("jack")) == (2, 13)


def test_a_push_across_the_end_of_the_row_makes_the_two_change_places() -> None:
    """MB-13: from W-1 a card 1 onto a piece on W, whose opposite is the mover's own start."""
    table = Table(3).stand({"large 0": 6, "large 1": 7})
    table.move("large 0", 1)
    assert (table.where("large 0"), table.where("large 1")) == (7, 6)
    table = Table(4).stand({"large 0": 15, "large 1": 0})
    table.move("large 0", 1)
    assert (table.where("large 0"), table.where("large 1")) == (0, 15)


def test_a_blocked_push_sends_the_mover_back_to_the_next_free_space() -> None:
    """MB-13, worked example: orange moves 2 onto green, whose opposite holds blue."""
    table = Table(4).stand({"large 0": 3, "large 1": 5, "large 2": 10})
    table.move("large 0", 2)
    assert [table.where(f"large {seat}") for seat in range(3)] == [4, 5, 10]


def test_a_docker_may_end_where_it_began() -> None:
    """MB-13: all spaces back to its own are taken, and its own is free for it."""
    table = Table(4).stand({"large 0": 3, "large 1": 5, "large 2": 10, "small 1": 4, "small 2": 2})
    table.move("large 0", 2)
    assert table.where("large 0") == 3
    assert table.where("small 1") == 4


def test_lazy_jack_may_end_up_behind_his_host() -> None:
    """MB-13: his start is held by his host, so backing up goes on past it."""
    table = Table(4).stand({"large 0": 3, "large 1": 5, "large 2": 10, "small 1": 4}).hire(0, "large 0")
    table.move("jack", 2)
    assert (table.where("jack"), table.where("large 0")) == (2, 3)


def test_backing_up_runs_round_the_ring() -> None:
    """MB-13: past space 0 it goes on at the last space."""
    table = Table(4).stand({"large 0": 12, "large 1": 1, "large 2": 14, "small 1": 0, "small 2": 15})
    table.move("large 0", 5)
    assert table.where("large 0") == 13
    table = Table(4).stand({"large 0": 12, "large 1": 1, "large 2": 14, "small 1": 0})
    table.move("large 0", 5)
    assert table.where("large 0") == 15


def test_a_docker_does_not_stay_in_its_pub() -> None:
    """MB-13: leaving the left pub for space 0, which is taken with its opposite, it backs up past the pub to 14."""
    table = Table(4).stand({"large 1": 0, "large 2": 15})
    table.move("large 0", 1)
    assert table.where("large 0") == 14


def test_three_dockers_may_leave_one_pub_on_the_same_card() -> None:
    """MB-12, MB-13: the second pushes the first across; the third finds both sides taken and backs up."""
    table = Table(3, ["large 0", "large 1", "large 2", "small 0", "small 1", "small 2"])
    table.cards({"large 0": 3, "large 1": 3, "large 2": 3, "small 0": 1, "small 1": 2, "small 2": 3})
    assert [table.where(f"large {seat}") for seat in range(3)] == [11, 2, 1]
