"""Every game, at every number of seats, through the conformance suite; and the suite itself on broken games."""

import dataclasses
import os

import numpy as np
import pytest

from portside.core import check as suite
from portside.core.check import CheckFailed, check, check_definition
from portside.core.contract import RULES
from portside.core.registry import load, names

TABLES = [(name, seats) for name in names() for seats in load(name).seats]
GAME = load("shanghaien")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_keeps_the_contract(name, seats):
    games = 100 if os.environ.get("PORTSIDE_SOAK") else 1
    assert check(load(name), seats, games, seed=seats) > games


def test_there_are_games_to_check():
    assert "shanghaien" in names()


# --- the suite finds what is broken -----------------------------------------------------------------


@pytest.fixture
def broken(monkeypatch):
    """Return a function that replaces a rule of Shanghaien, as Python calls it, for one test."""

    def replace(verb, rule):
        monkeypatch.setitem(RULES[GAME.state], verb, rule)
        monkeypatch.setattr(suite, "check_both_ways", lambda *_: None)
        return GAME

    return replace


def expect(failure, game=GAME):
    with pytest.raises(CheckFailed, match=failure):
        check(game, 2, games=2, seed=1)


def test_it_finds_a_legal_list_out_of_order(broken):
    legal = RULES[GAME.state]["legal"]

    def reversed_legal(state, seat, out):
        n = legal(state, seat, out)
        out[:n] = out[:n][::-1].copy()
        return n

    expect("not ascending", broken("legal", reversed_legal))


def test_it_finds_a_seat_that_cannot_act(broken):
    expect("no legal action", broken("legal", lambda state, seat, out: 0))


def test_it_finds_a_refusal_of_a_legal_action(broken):
    why = RULES[GAME.state]["why"]
    expect(
        "disagree on 'roll'", broken("why", lambda state, seat, action: 2 if action == 0 else why(state, seat, action))
    )


def test_it_finds_luck_without_weight(broken):
    def weightless(state, weights):
        weights[:2] = 0
        return 2

    expect("weights", broken("outcomes", weightless))


def test_it_finds_a_hide_that_is_not_idempotent(broken):
    def creeping(state, seat):
        state.rounds += 1

    expect("hide twice", broken("hide", creeping))


def test_it_finds_a_leak_into_the_view():
    secret = iter(range(10**6))
    expect("view of seat 0 shows a secret", dataclasses.replace(GAME, view=lambda state, seat: next(secret)))


def test_it_finds_open_games_in_which_seats_see_different_things():
    expect("sees something else than the others", dataclasses.replace(GAME, view=lambda state, seat: seat))


def test_it_finds_open_games_that_hide_something(broken):
    def blank(state, seat):
        state.deck[:] = 0

    expect("said to be open, and hidden", broken("hide", blank))


def test_it_finds_a_leak_into_the_observation(broken):
    secret = iter(range(10**6))

    def leaking(state, seat, out):
        out[:] = next(secret)

    expect("observation of seat 0", broken("observe", leaking))


def test_it_finds_features_left_unwritten(broken):
    expect("unwritten", broken("observe", lambda state, seat, out: None))


def test_it_finds_a_look_that_changes_the_position(broken):
    def touching(state):
        state.rounds += 1
        return 0

    expect("looking at a position changes it|pending", broken("pending", touching))


def test_it_finds_a_guess_that_contradicts_what_is_known(broken):
    def wild(state, seat, rng):
        state.rounds += 1

    expect("contradicts", broken("guess", wild))


def test_it_finds_a_log_that_tells_a_secret(monkeypatch):
    """MB-26: a story that names the card picked."""
    game = load("montego_bay")
    story = game.text.story

    def telling(say, before, seat, number, names):
        return [*story(say, before, seat, number, names), game.actions[number] if seat >= 0 else ""]

    monkeypatch.setattr(game.text, "story", telling)
    with pytest.raises(CheckFailed, match="log tells"):
        check(game, 2, games=1, seed=1)


def test_it_finds_two_actions_of_one_name():
    expect("one name", dataclasses.replace(GAME, actions=("roll", *GAME.actions[:-1])))


def test_it_finds_a_missing_verb(monkeypatch):
    monkeypatch.delitem(RULES[GAME.state], "places")
    expect(r"lacks the verbs \['places'\]")


def test_it_finds_a_field_named_as_a_method_of_numpy(monkeypatch):
    clash = np.dtype((np.record, [("round", np.int16)]))
    monkeypatch.setitem(RULES, clash, RULES[GAME.state])
    with pytest.raises(CheckFailed, match=r"\['round'\]"):
        check_definition(dataclasses.replace(GAME, state=clash))


def test_it_finds_compiled_play_that_differs(monkeypatch):
    fingerprint = suite.fingerprint
    monkeypatch.setattr(suite, "fingerprint", lambda *args: fingerprint(*args)[::-1])
    expect("compiled and interpreted play differ")


def test_it_finds_secret_picks_that_do_not_commute(broken, monkeypatch):
    """Two seats pending at once, whose acts overwrite each other."""
    monkeypatch.setattr(suite._Play, "check_legal", lambda *_: None)
    monkeypatch.setattr(suite._Play, "check_secrets", lambda *_: None)
    monkeypatch.setattr(suite._Play, "check_turn", lambda *_: None)
    broken("legal", lambda state, seat, out: 1)
    broken("why", lambda state, seat, action: 0)
    broken("pending", lambda state: 3)

    def last_wins(state, seat, action):
        state.starter = seat

    expect("do not commute", broken("apply", last_wins))
