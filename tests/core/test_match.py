"""Matches: checked play, undo, seeds, exports."""

import numpy as np
import pytest

from portside import Match, load
from portside.core.contract import CHANCE, OVER
from portside.core.match import IllegalAction, event_of

GAME = load("shanghaien")


def played(count: int, seed: int = 7) -> Match:
    match = Match(GAME, seed=seed, names=("Anna", "Bernd"))
    for _ in range(count):
        match.play(match.legal()[0])
    return match


def test_the_surface_that_readme_shows():
    match = Match(GAME, seats=2, seed=7)
    action = match.legal()[0]
    assert (action.id, action.name, action.text("en")) == (0, "roll", "Roll two dice")
    match.play(action)
    assert match.to_act() in (0, 1)
    assert match.scores() == [0, 0]
    assert match.view(0).round == 1
    assert Match.from_record(match.record()).record() == match.record()


def test_an_illegal_action_is_refused_with_its_clause():
    match = Match(GAME, seed=7)
    with pytest.raises(IllegalAction, match="SH-9") as refused:
        match.play("shanghai")
    assert refused.value.refusal.clause == "SH-9"
    assert len(match.events) == 7  # first, six cards: nothing was added


@pytest.mark.parametrize("action", [-1, 54, "fly"])
def test_an_unknown_action_is_refused(action):
    with pytest.raises(ValueError, match="no action"):
        Match(GAME, seed=7).play(action)


@pytest.mark.parametrize(
    "arguments",
    [{"seats": 3}, {"names": ["Anna"]}, {"first": 2}, {"names": ["A\nB", "C"]}, {"entropy": [""]}, {"seed": " x"}],
)
def test_a_match_that_cannot_be_is_refused(arguments):
    with pytest.raises(ValueError):  # noqa: PT011 - the messages differ
        Match(GAME, **arguments)


def test_the_same_seed_gives_the_same_luck_and_another_does_not():
    assert played(20).record() == played(20).record()
    assert played(20).state.tobytes() != played(20, seed=8).state.tobytes()


def test_a_match_without_a_seed_gets_one_of_its_own():
    assert Match(GAME).commitment != Match(GAME).commitment


def test_own_steps_can_be_taken_back_up_to_luck():
    match = played(0)
    seat = match.to_act()
    match.play("roll")
    assert not match.may_undo(seat)  # the dice have fallen
    before = match.state.tobytes()
    match.play(match.legal()[0])
    assert match.may_undo(seat)
    assert not match.may_undo(1 - seat)
    match.undo(seat)
    assert match.state.tobytes() == before


def test_luck_itself_is_never_taken_back():
    match = played(1)
    assert match.events[-1].seat == CHANCE
    assert not match.may_undo(CHANCE)
    with pytest.raises(ValueError, match="own last steps"):
        match.undo(match.to_act())


def test_steps_are_taken_back_only_until_another_seat_has_acted():
    match = played(2)
    first = match.events[-1].seat
    match.play(match.legal()[0])
    assert not match.may_undo(first)


def test_undo_never_rolls_anew():
    match = played(2)
    match.undo(match.events[-1].seat)
    match.play(match.legal()[1])
    again = played(1)
    again.play(again.legal()[1])
    match.play("roll")
    again.play("roll")
    assert match.record() == again.record()


def test_nothing_is_taken_back_after_the_end_when_the_seed_is_known():
    match = Match(GAME, seed=3)
    while not match.over:
        match.play(match.legal()[-1])
    assert match.events[-1].seat in (0, 1)
    assert not match.may_undo(match.events[-1].seat)


def test_an_act_that_reveals_a_secret_is_not_taken_back(monkeypatch):
    """Secrets are staged: until the last step, the starter is hidden from both seats."""
    match = played(2)
    events = len(match.events)

    def hidden(self, state, seat):
        return 0 if state.tobytes() == match.state.tobytes() else 1

    assert match.may_undo(match.events[-1].seat)
    monkeypatch.setattr(Match, "hidden_bytes", hidden)
    assert not match.may_undo(match.events[-1].seat)
    assert len(match.events) == events


def test_luck_can_be_handed_in():
    match = Match(GAME, seed=1, luck=False)
    assert match.to_act() == CHANCE
    with pytest.raises(ValueError, match="not possible"):
        match.resolve(2)
    match.resolve(1)
    with pytest.raises(ValueError, match="not possible"):
        match.resolve(37)  # no such trick in the box
    for _ in range(6):
        match.resolve(next(k for k, weight in enumerate(GAME.outcome_weights(match.state)) if weight))
    assert match.to_act() == 1
    with pytest.raises(ValueError, match="No luck"):
        match.resolve(0)


def test_a_running_match_keeps_its_seed_to_itself():
    match = played(10)
    assert "seed:" not in match.record()
    assert "seed: 7\n" in match.record(reveal=True)
    assert "seed:" not in match.export(0)


def test_the_end_of_a_match():
    match = Match(GAME, seed=3)
    while not match.over:
        match.play(match.legal()[-1])
    assert match.to_act() == OVER
    assert match.legal() == []
    assert match.record().endswith("seed: 3\n")
    with pytest.raises(IllegalAction, match="SH-21"):
        match.play("roll", 0)


def test_events_are_plain_numbers_whoever_played_them_first():
    """A bot may choose with numpy's; events are shared by all matches and go into JSON."""
    event_of.cache_clear()
    match = Match(GAME, seed=7)
    match.play(np.int64(match.legal()[0].id), np.int64(match.to_act()))
    assert {type(number) for event in match.events for number in event} == {int}
