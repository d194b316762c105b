"""OpenSpiel's own tests on every game, and what its observers may know."""

import os

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import portside.envs.open_spiel as envs
from portside.core.chance import streams
from portside.core.registry import load, names

SIMS = 5 if os.environ.get("PORTSIDE_SOAK") else 1
TITLES = [f"portside_{name}(players={load(name).seats[-1]})" for name in names()]
TITLES += ["portside_montego_bay_in_turns", "portside_montego_bay(rounds=1,luck=3,choices=secret)"]
RECALL = pyspiel.IIGObservationType(perfect_recall=True)


@pytest.mark.parametrize("title", TITLES)
def test_a_game_passes_openspiels_random_simulation(title):
    # Serialising replays the match at each of its steps, so the longest is only played through.
    pyspiel.random_sim_test(pyspiel.load_game(title), SIMS, serialize="macao" not in title, verbose=False)


def walk(title, seed, until=lambda state: False):
    """Play at random, and stop where asked to."""
    rng = np.random.default_rng(seed)
    state = pyspiel.load_game(title).new_initial_state()
    while not state.is_terminal() and not until(state):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        elif state.is_simultaneous_node():
            moves = [state.legal_actions(player) or [0] for player in range(state.num_players())]
            state.apply_actions([int(rng.choice(legal)) for legal in moves])
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("title", TITLES)
def test_observers_agree_with_the_state(title):
    state = walk(title, 1, until=lambda state: len(state.history()) > 25 and not state.is_chance_node())
    for kind in (None, RECALL):
        observation = make_observation(state.get_game(), kind)
        for player in range(state.num_players()):
            observation.set_from(state, player)
            tensor = observation.tensor.copy()
            told = state.observation_tensor(player) if kind is None else state.information_state_tensor(player)
            assert np.array_equal(np.array(told, np.float32), tensor)
            string = state.information_state_string(player) if kind else state.observation_string(player)
            assert observation.string_from(state, player) == string


def test_only_a_players_whole_observation_is_offered():
    game = pyspiel.load_game("portside_shanghaien")
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    with pytest.raises(ValueError, match="whole observation"):
        game.make_py_observer(public)
    with pytest.raises(ValueError, match="not supported"):
        game.make_py_observer(None, {"colour": 1})


def picking(state):
    return state.is_simultaneous_node()


def test_secret_picks_are_simultaneous_and_end_at_once():
    state = walk("portside_montego_bay(players=3)", 2, until=picking)
    assert state.current_player() == pyspiel.PlayerId.SIMULTANEOUS
    for left in (2, 1):
        assert [len(state.legal_actions(player)) for player in range(3)] == [5 * left] * 3
        state.apply_actions([state.legal_actions(player)[0] for player in range(3)])
    assert not state.is_simultaneous_node()


@pytest.mark.parametrize("title", ["portside_montego_bay(players=3)", "portside_montego_bay_in_turns(players=3)"])
def test_nobody_is_told_a_pick_before_it_is_revealed(title):
    """MB-26: to the others, all cards for one docker look alike; to the picker they do not."""
    state = walk(title, 2, until=lambda state: "pick large 1" in {state.action_to_string(0, a) for a in legal(state)})
    told = [set(), set(), set()]
    for card in range(1, 6):
        child = state.clone()
        if child.is_simultaneous_node():
            child.apply_actions([pick(child, card), *(legal(child, p)[0] for p in (1, 2))])
        else:
            child.apply_action(pick(child, card))
        for player in range(3):
            tensor = np.array(child.information_state_tensor(player)).tobytes()
            told[player].add((child.information_state_string(player), child.observation_string(player), tensor))
    assert [len(seen) for seen in told] == [5, 1, 1]


def pick(state, card):
    """Return the action by which player 0 lays a card for its large docker."""
    (action,) = (a for a in legal(state) if state.action_to_string(0, a) == f"pick large {card}")
    return action


def legal(state, player=0):
    return [] if state.is_terminal() or state.is_chance_node() else state.legal_actions(player)


def test_after_the_reveal_everybody_knows_all():
    state = walk("portside_montego_bay", 2, until=lambda state: len(state.history()) > 60 and not picking(state))
    one, other = (state.information_state_string(player) for player in range(2))
    assert one.removeprefix("p0") == other.removeprefix("p1")
    assert "~" not in one


def test_a_resampled_match_looks_the_same_to_its_player_and_differs_in_secrets():
    state = walk(
        "portside_montego_bay_in_turns",
        4,
        until=lambda s: s.current_player() == 1 and "~" in s.information_state_string(1),
    )
    again = [state.resample(1, streams(seed, 0, 1)) for seed in range(8)]
    assert {other.information_state_string(1) for other in again} == {state.information_state_string(1)}
    assert {other.observation_string(1) for other in again} == {state.observation_string(1)}
    assert len({other.information_state_string(0) for other in again}) > 3
    assert all(other.legal_actions() == state.legal_actions() for other in again)


def test_what_a_secret_pick_still_allows_tells_nothing_of_it():
    """MB-10: Lazy Jack and the docker beside him share five cards, so one pick narrows the other."""
    state = walk(
        "portside_montego_bay_in_turns",
        0,
        until=lambda s: (
            s.current_player() == 1
            and s.information_state_string(1).count("~") > 3
            and "~pick jack" in s.information_state_string(1)
        ),
    )
    again = [state.resample(1, streams(seed, 0, 1)) for seed in range(40)]
    assert {other.information_state_string(1) for other in again} == {state.information_state_string(1)}


@pytest.mark.parametrize("title", ["portside_shanghaien", "portside_montego_bay"])
def test_a_state_is_saved_restored_and_cloned(title):
    state = walk(title, 3, until=lambda state: len(state.history()) > 30)
    for twin in (state.clone(), envs.restore(state.save())):
        assert twin.information_state_string(0) == state.information_state_string(0)
        assert str(twin) == str(state)
        assert twin.history() == state.history()
    before = str(state)
    twin = state.clone()
    outcome = twin.chance_outcomes()[0][0] if twin.is_chance_node() else None
    if outcome is not None:
        twin.apply_action(outcome)
    elif twin.is_simultaneous_node():
        twin.apply_actions([twin.legal_actions(player)[0] for player in range(2)])
    else:
        twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before


def test_a_reduced_variant_ends_with_its_round_and_has_no_luck():
    title = "portside_montego_bay(rounds=1,luck=5,choices=secret,utility=points)"
    state = pyspiel.load_game(title).new_initial_state()
    steps = 0
    while not state.is_terminal():
        assert state.is_simultaneous_node()
        state.apply_actions([state.legal_actions(player)[steps] for player in range(2)])
        steps += 1
    assert steps == 3
    assert sum(state.returns()) == 0


@pytest.mark.parametrize(
    ("title", "error"),
    [
        ("portside_shanghaien(players=3)", "has 2 to 2 seats"),
        ("portside_shanghaien(utility=gold)", "utility must be one of"),
        ("portside_shanghaien(choices=some)", "choices must be"),
        ("portside_shanghaien(rounds=-1)", "rounds must be"),
    ],
)
def test_wrong_parameters_are_refused_in_a_sentence(title, error):
    with pytest.raises(ValueError, match=error):
        pyspiel.load_game(title)


def test_unknown_names_get_openspiels_own_error():
    with pytest.raises(pyspiel.SpielError, match="Unknown game 'portside_chess'"):
        pyspiel.load_game("portside_chess")
