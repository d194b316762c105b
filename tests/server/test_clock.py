"""Clocks, as arithmetic."""

from portside.server.clock import DAY, Clock, Correspondence, Live, NoClock

ANNA, BERND = 0, 1


def test_only_the_clock_of_who_must_act_runs():
    clock = Clock.start(Live(bank=60), 2, now=0)
    clock.turn([ANNA], now=0)
    assert clock.left_at(ANNA, now=10_000) == 50_000
    assert clock.left_at(BERND, now=10_000) == 60_000


def test_a_turn_done_earns_the_increment():
    clock = Clock.start(Live(bank=60, increment=5), 2, now=0)
    clock.turn([ANNA], now=0)
    clock.turn([BERND], now=10_000)
    assert clock.left_at(ANNA, now=99_000) == 55_000
    assert clock.left_at(BERND, now=20_000) == 50_000


def test_a_step_within_a_turn_earns_nothing():
    clock = Clock.start(Live(bank=60, increment=5), 2, now=0)
    clock.turn([ANNA], now=0)
    clock.turn([ANNA], now=10_000, acted=ANNA)
    assert clock.left_at(ANNA, now=10_000) == 50_000


def test_a_clock_never_shows_less_than_nothing_and_then_is_out():
    clock = Clock.start(Live(bank=60), 2, now=0)
    clock.turn([ANNA], now=0)
    assert clock.out_of_time(now=59_999) == []
    assert clock.out_of_time(now=60_000) == [ANNA]
    assert clock.left_at(ANNA, now=70_000) == 0
    assert clock.next_end() == 60_000


def test_in_correspondence_each_act_gives_the_days_anew():
    clock = Clock.start(Correspondence(days=2), 2, now=0)
    clock.turn([ANNA], now=0)
    clock.turn([ANNA], now=DAY, acted=ANNA)
    assert clock.left_at(ANNA, now=DAY) == 2 * DAY
    clock.turn([BERND], now=2 * DAY, acted=ANNA)
    assert clock.next_end() == 4 * DAY


def test_several_may_have_to_act_at_once():
    clock = Clock.start(Live(bank=60), 3, now=0)
    clock.turn([0, 2], now=0)
    clock.turn([2], now=5_000)
    assert [clock.left_at(seat, now=9_000) for seat in range(3)] == [55_000, 60_000, 51_000]


def test_without_a_clock_nobody_is_ever_out_of_time():
    clock = Clock.start(NoClock(), 2, now=0)
    clock.turn([ANNA], now=0)
    assert clock.out_of_time(now=10**15) == []
    assert clock.next_end() is None
