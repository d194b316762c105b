"""The clauses of Shanghaien, one by one."""

import pytest
from games.shanghaien.table import (
    ANNA,
    BERND,
    GAME,
    LEFT,
    RIGHT,
    TAVERN,
    clause_against,
    kind,
    lay,
    names,
    new_round,
    points,
    run,
    settled,
    takers,
)

from portside import Match
from portside.games.shanghaien.components import DECK, NATIONS, SAILORS
from portside.games.shanghaien.state import ENDED

pytestmark = pytest.mark.core

ANY_TRICK = "sailors/change"


# --- components -------------------------------------------------------------------------------------


def test_forty_sailors_of_eight_nations():
    """SH-1."""
    state = GAME.new(2)
    for nation in NATIONS:
        assert [int(state.deck[kind(f"{nation} {value}")]) for value in (1, 2, 3, 4)] == [1, 1, 2, 1]


def test_an_effect_offered_by_two_cards_names_the_card_it_spends():
    """SH-2."""
    match = new_round(crews={ANNA: ["italian 1"]}, tricks={ANNA: ["sailors/change", "sailors/both"]})
    run(match, "0 roll", "* dice 2 5")
    assert {"play sailors from sailors/change", "play sailors from sailors/both"} <= set(names(match.legal()))
    run(match, "0 play sailors from sailors/both")
    assert match.view().tricks[ANNA] == {"sailors/change": 1}


def test_all_eight_tricks_carry_two_sailors_and_a_second_effect():
    """SH-3."""
    assert DECK[SAILORS:].tolist() == [3, 3, 2, 0, 0, 0]


def test_the_deck_is_used_up_exactly_and_everybody_has_six_dice():
    """SH-4."""
    assert int(DECK.sum()) == 48
    assert new_round().state.supply.tolist() == [6, 6]
    match = Match(GAME, seed=3)
    while not match.over:
        match.play(match.legal()[-1])
    assert int(match.state.deck.sum()) == 0


def test_the_captain_marks_the_trick_of_the_round_until_the_round_ends():
    """SH-4."""
    match = new_round(tricks={ANNA: ["sailors/both"]})
    run(match, "0 roll", "* dice 2 5", "0 play both from sailors/both", "0 both left")
    assert match.state.captain.tolist() == [1, 0]
    run(match, "1 roll", "* dice 1 1", "1 place 1", "0 shanghai")
    assert match.state.captain.tolist() == [0, 0]


# --- a round ----------------------------------------------------------------------------------------


def test_the_cards_lie_from_the_left_in_the_order_drawn():
    """SH-5."""
    assert new_round().state.tavern.tolist() == [kind(card) for card in TAVERN]


@pytest.mark.parametrize("first", [ANNA, BERND])
def test_the_start_player_is_drawn_or_set_by_the_table(first):
    """SH-5."""
    assert Match(GAME, seed=1, first=first).to_act() == first
    assert {Match(GAME, seed=seed).to_act() for seed in range(20)} == {ANNA, BERND}


def test_players_take_turns_and_nobody_passes():
    """SH-6."""
    match = new_round()
    assert clause_against(match, "roll", BERND) == "SH-6"
    run(match, "0 roll", "* dice 2 5", "0 place 5 left")
    assert match.to_act() == BERND
    assert clause_against(match, "roll", ANNA) == "SH-6"
    assert "pass" not in GAME.actions


def test_one_of_two_rolled_dice_is_placed_and_the_other_returns():
    """SH-7."""
    match = run(new_round(), "0 roll", "* dice 2 5")
    assert clause_against(match, "place 3 left", ANNA) == "SH-7"
    assert clause_against(match, "roll", ANNA) == "SH-7"
    assert clause_against(match, "shanghai", ANNA) == "SH-7"
    run(match, "0 place 2 left")
    assert match.state.dice[ANNA].tolist() == [0, 1, 0, 0, 0, 0]
    assert match.state.supply.tolist() == [5, 6]
    assert clause_against(match, "place 2", BERND) == "SH-7"


def test_any_number_of_dice_of_both_players_may_lie_on_a_card():
    """SH-7."""
    match = run(new_round(), "0 roll", "* dice 2 2", "0 place 2 left")
    for seat in (1, 0, 1, 0, 1):
        run(match, f"{seat} roll", "* dice 2 2", f"{seat} place 2")
    assert match.state.dice[:, 1].tolist() == [3, 3]


def test_a_double_offers_its_value_once():
    """SH-7."""
    match = run(new_round(), "0 roll", "* dice 4 4")
    assert names(match.legal()) == ["place 4 left", "place 4 right"]


def test_the_first_die_settles_the_direction_for_both():
    """SH-8, worked example: Anna's 2 on the second card from an end, Bernd's 5 on the fifth from it."""
    for end, anna, bernd in (("left", 1, 4), ("right", 4, 1)):
        match = run(new_round(), "0 roll", "* dice 2 4")
        assert clause_against(match, "place 2", ANNA) == "SH-8"
        run(match, f"0 place 2 {end}", "1 roll", "* dice 1 5")
        assert clause_against(match, f"place 5 {end}", BERND) == "SH-8"
        run(match, "1 place 5")
        assert match.state.dice[ANNA, anna] == 1
        assert match.state.dice[BERND, bernd] == 1


def test_the_direction_is_chosen_with_the_die_placed_after_any_trick():
    """SH-8."""
    match = new_round(tricks={ANNA: ["sailors/change"]})
    run(match, "0 roll", "* dice 2 4", "0 play change from sailors/change", "0 turn 4 up", "0 place 5 right")
    assert match.state.dice[ANNA].tolist() == [0, 1, 0, 0, 0, 0]


def test_one_orientation_serves_both_dice():
    """SH-8, SH-18."""
    match = new_round(tricks={ANNA: ["sailors/both"]})
    run(match, "0 roll", "* dice 1 5", "0 play both from sailors/both")
    assert names(match.legal()) == ["both left", "both right"]
    assert clause_against(match, "place 1 left", ANNA) == "SH-18"
    run(match, "0 both right")
    assert match.state.dice[ANNA].tolist() == [0, 1, 0, 0, 0, 1]


def test_a_new_round_has_a_new_direction():
    """SH-8."""
    match = run(new_round(), "0 roll", "* dice 2 4", "0 place 2 right", "1 roll", "* dice 1 1", "1 place 1")
    run(match, "0 roll", "* dice 2 4", "0 place 4", "1 roll", "* dice 1 1", "1 place 1", "0 shanghai")
    run(match, *(f"* deal spanish {value}" for value in (1, 2, 3, 3, 4)), "* deal italian 1", "1 roll", "* dice 3 4")
    assert "place 3 left" in names(match.legal())


def test_shanghai_needs_two_own_dice_on_cards():
    """SH-9."""
    match = run(new_round(), "0 roll", "* dice 2 4", "0 place 2 left", "1 roll", "* dice 2 4", "1 place 2")
    assert names(match.legal()) == ["roll"]
    assert clause_against(match, "shanghai", ANNA) == "SH-9"
    run(match, "0 roll", "* dice 1 2", "0 place 1", "1 roll", "* dice 1 2", "1 place 1")
    assert names(match.legal()) == ["roll", "shanghai"]


def test_with_one_die_left_shanghai_is_forced():
    """SH-9."""
    match = new_round()
    lay(match.state, ANNA, [1, 2, 3, 4, 5])
    assert names(match.legal()) == ["shanghai"]
    assert clause_against(match, "roll", ANNA) == "SH-9"


def test_with_no_die_left_the_opponent_plays_in_between_and_may_call_first():
    """SH-9."""
    match = new_round(tricks={ANNA: ["sailors/both"]})
    lay(match.state, ANNA, [1, 2, 3, 4])
    lay(match.state, BERND, [1, 2, 3, 4])
    run(match, "0 roll", "* dice 5 6", "0 play both from sailors/both")
    assert match.state.supply[ANNA] == 0
    assert names(match.legal(BERND)) == ["roll", "shanghai"]
    run(match, "1 roll", "* dice 5 6", "1 place 5")
    assert names(match.legal(ANNA)) == ["shanghai"]


def test_only_own_dice_count_for_calling_shanghai():
    """SH-10: Add Both on the first turn, the opponent places one, a call at 2:1."""
    match = new_round(tricks={ANNA: ["sailors/both"]})
    run(match, "0 roll", "* dice 5 6", "0 play both from sailors/both", "0 both left")
    run(match, "1 roll", "* dice 1 2", "1 place 1")
    assert "shanghai" in names(match.legal(ANNA))
    run(match, "0 shanghai")
    assert match.state.rounds == 1


# --- distribution -----------------------------------------------------------------------------------


def test_the_distribution_of_the_rulebook():
    """SH-11, SH-12, SH-13, worked example."""
    for end in (LEFT, RIGHT):
        dealt = takers(anna=[2, 2, 3, 6, 6], bernd=[3, 4, 5, 6, 6], end=end)
        assert dealt == [None, ANNA, None, BERND, BERND, BERND]


def test_more_dice_take_a_sailor_or_a_trick_and_no_dice_lose_it():
    """SH-11."""
    state = new_round(tavern=["american 1", f"trick {ANY_TRICK}", *TAVERN[2:]]).state
    lay(state, ANNA, [1, 2, 2])
    lay(state, BERND, [1, 1, 2])
    after = settled(state)
    assert after.crew[BERND, kind("american 1")] == 1
    assert after.tricks[ANNA].sum() == 1
    assert after.crew.sum() == 1


def test_a_trick_won_is_playable_from_the_next_round_on():
    """SH-11."""
    match = new_round(tavern=[f"trick {ANY_TRICK}", *TAVERN[1:]])
    lay(match.state, ANNA, [1, 2])
    run(match, "0 roll", "* dice 1 2")
    assert clause_against(match, f"play change from {ANY_TRICK}", ANNA) == "SH-2"
    run(match, "0 place 1", "1 roll", "* dice 3 3", "1 place 3", "0 shanghai")
    cards = ["american 2", "american 3", "french 1", "french 3", "german 1", "german 2"]
    run(match, *(f"* deal {card}" for card in cards), "1 roll", "* dice 3 3", "1 place 3 left", "0 roll", "* dice 1 2")
    assert clause_against(match, f"play change from {ANY_TRICK}", ANNA) is None


def test_equal_dice_are_settled_by_the_neighbours():
    """SH-12: the sum of pips decides, not the number of dice; end cards have one neighbour."""
    assert takers(anna=[3, 2, 2], bernd=[3, 4])[2] is None  # 4 : 4
    assert takers(anna=[3, 2, 2], bernd=[3, 4, 2])[2] == BERND  # 4 : 6
    assert takers(anna=[1, 6], bernd=[1, 2])[0] == BERND  # 6 is no neighbour of 1
    assert takers(anna=[6, 5], bernd=[6, 1])[5] == ANNA
    assert takers(anna=[5, 6], bernd=[5, 4])[4] == ANNA  # both neighbours count: 6 : 4
    assert takers(anna=[2, 1, 1], bernd=[2, 3])[1] == BERND  # 2 : 3


def test_a_tie_of_neighbours_removes_the_card():
    """SH-12: also at nought against nought."""
    assert takers(anna=[4], bernd=[4]) == [None] * 6


def test_dice_stay_until_all_cards_are_settled():
    """SH-13: a card just taken still decides for its neighbour."""
    assert takers(anna=[2, 3], bernd=[1, 3])[1:3] == [ANNA, ANNA]


@pytest.mark.parametrize("caller", [ANNA, BERND])
def test_who_did_not_call_starts_the_next_round(caller):
    """SH-14, also when the call was forced."""
    match = new_round(starter=caller)
    lay(match.state, caller, [1, 2, 3, 4, 5])
    run(match, f"{caller} shanghai")
    assert match.state.starter == 1 - caller
    assert match.state.supply.tolist() == [6, 6]
    run(match, *(f"* deal spanish {value}" for value in (1, 2, 3, 3, 4)), "* deal italian 1")
    assert match.to_act() == 1 - caller


# --- dirty tricks -----------------------------------------------------------------------------------


def test_a_trick_is_played_right_after_the_own_roll_only():
    """SH-15."""
    match = new_round(tricks={ANNA: ["sailors/change"], BERND: ["sailors/change"]})
    assert clause_against(match, "play change from sailors/change", ANNA) == "SH-15"
    run(match, "0 roll", "* dice 2 4")
    assert clause_against(match, "play change from sailors/change", BERND) == "SH-6"
    assert "play change from sailors/change" in names(match.legal())


def test_one_trick_a_round_for_each_player():
    """SH-15."""
    match = new_round(crews={ANNA: ["italian 1"]}, tricks={ANNA: ["sailors/change", "sailors/again"]})
    run(match, "0 roll", "* dice 2 4", "0 play sailors from sailors/again", "0 join italian")
    assert names(match.legal()) == ["place 2 left", "place 4 left", "place 2 right", "place 4 right"]
    assert clause_against(match, "play change from sailors/change", ANNA) == "SH-15"
    run(match, "0 place 2 left", "1 roll", "* dice 1 1", "1 place 1", "0 roll", "* dice 3 3")
    assert clause_against(match, "play change from sailors/change", ANNA) == "SH-15"


def test_a_trick_is_never_compulsory():
    """SH-15."""
    match = run(new_round(tricks={ANNA: ["sailors/change"]}), "0 roll", "* dice 2 4")
    assert "place 2 left" in names(match.legal())


def test_an_impossible_effect_cannot_be_chosen_and_the_other_stays_open():
    """SH-15, SH-16: 2 Sailors without a sailor."""
    match = run(new_round(tricks={ANNA: ["sailors/again"]}), "0 roll", "* dice 2 4")
    assert clause_against(match, "play sailors from sailors/again", ANNA) == "SH-16"
    assert clause_against(match, "play again from sailors/again", ANNA) is None


def test_two_sailors_joins_a_nation_with_a_real_sailor_for_good():
    """SH-16."""
    match = new_round(crews={ANNA: ["spanish 3"]}, tricks={ANNA: ["sailors/change", "sailors/again"]})
    run(match, "0 roll", "* dice 2 4", "0 play sailors from sailors/change")
    assert names(match.legal()) == ["join spanish"]
    assert clause_against(match, "join italian", ANNA) == "SH-16"
    assert clause_against(match, "place 2 left", ANNA) == "SH-16"
    run(match, "0 join spanish")
    assert points(match.state) == [6, 0]  # 3 + 2, and the other trick
    run(match, "0 place 2 left")
    assert match.to_act() == BERND


def test_several_tricks_may_join_the_same_nation():
    """SH-16, scoring example."""
    match = new_round(crews={ANNA: ["spanish 3"]}, tricks={ANNA: ["sailors/change", "sailors/change"]})
    match.state.wilds[ANNA, NATIONS.index("spanish")] = 1
    run(match, "0 roll", "* dice 2 4", "0 play sailors from sailors/change", "0 join spanish")
    assert match.view().nations[NATIONS.index("spanish")].crews[ANNA].strength == 7


def test_a_die_is_turned_by_one_never_past_its_faces():
    """SH-17."""
    match = new_round(tricks={ANNA: ["sailors/change"]})
    run(match, "0 roll", "* dice 1 6", "0 play change from sailors/change")
    assert names(match.legal()) == ["turn 1 up", "turn 6 down"]
    assert clause_against(match, "turn 6 up", ANNA) == "SH-17"
    assert clause_against(match, "turn 1 down", ANNA) == "SH-17"
    assert clause_against(match, "place 1 left", ANNA) == "SH-17"
    run(match, "0 turn 6 down")
    assert names(match.legal()) == ["place 1 left", "place 5 left", "place 1 right", "place 5 right"]


def test_a_turned_die_counts_with_its_new_value():
    """SH-17, SH-12."""
    match = new_round(tricks={ANNA: ["sailors/change"]})
    run(match, "0 roll", "* dice 3 4", "0 play change from sailors/change", "0 turn 3 up", "0 place 4 left")
    assert match.state.dice[ANNA].tolist() == [0, 0, 0, 1, 0, 0]


def test_add_both_places_both_dice():
    """SH-18: two of the same value go to the same card; legal with exactly two dice left."""
    match = new_round(tricks={ANNA: ["sailors/both"]})
    lay(match.state, ANNA, [1, 2, 3, 4])
    run(match, "0 roll", "* dice 5 5", "0 play both from sailors/both")
    assert match.state.dice[ANNA].tolist() == [1, 1, 1, 1, 2, 0]
    assert match.state.supply[ANNA] == 0
    assert match.to_act() == BERND


def test_the_second_roll_stands_and_only_placing_follows():
    """SH-19."""
    match = new_round(crews={ANNA: ["italian 1"]}, tricks={ANNA: ["sailors/again", "sailors/change"]})
    run(match, "0 roll", "* dice 1 1", "0 play again from sailors/again", "* dice 2 3")
    assert names(match.legal()) == ["place 2 left", "place 3 left", "place 2 right", "place 3 right"]


@pytest.mark.parametrize(
    ("effect", "pair", "steps"),
    [
        ("change", "sailors/change", ["0 turn 2 up"]),
        ("again", "sailors/again", ["* dice 3 3"]),
        ("both", "sailors/both", ["0 both left"]),
    ],
)
def test_a_used_trick_leaves_the_game(effect, pair, steps):
    """SH-20."""
    match = new_round(tricks={ANNA: [pair]})
    run(match, "0 roll", "* dice 2 4", f"0 play {effect} from {pair}", *steps)
    assert match.state.tricks.sum() == 0
    assert match.state.wilds.sum() == 0


def test_a_trick_won_in_the_last_round_cannot_be_played():
    """SH-20, SH-22: it still counts a point."""
    match = new_round(tavern=[f"trick {ANY_TRICK}", *TAVERN[1:]], rounds=7)
    lay(match.state, ANNA, [1, 1])
    lay(match.state, BERND, [2, 2])
    run(match, "0 shanghai")
    assert match.over
    assert match.scores() == [1, 2]
    assert clause_against(match, f"play change from {ANY_TRICK}", ANNA) == "SH-21"


# --- end --------------------------------------------------------------------------------------------


def test_the_game_ends_after_the_eighth_distribution():
    """SH-21."""
    match = new_round(rounds=7)
    lay(match.state, ANNA, [1, 1])
    run(match, "0 shanghai")
    assert match.over
    assert match.state.phase == ENDED
    assert match.legal() == []


def test_the_scoring_of_the_rulebook():
    """SH-21, SH-22, worked example: 7 to 8."""
    match = new_round(
        crews={
            ANNA: ["spanish 3", "french 1", "french 4", "american 1", "american 2", "american 3", "chinese 1"],
            BERND: ["french 2", "french 3", "american 3", "american 4", "chinese 3", "chinese 3", "chinese 4"],
        },
        tavern=["german 1", "german 2", "german 3", "dutch 1", "dutch 2", "dutch 3"],
        tricks={BERND: ["sailors/both"]},
    )
    match.state.wilds[ANNA, NATIONS.index("spanish")] = 2
    assert points(match.state) == [7, 8]


@pytest.mark.parametrize(
    ("anna", "bernd", "expected"),
    [
        (["dutch 4"], [], [4, 0]),  # alone: one's own strength
        (["dutch 4"], ["dutch 1"], [1, 0]),  # the stronger scores the weaker
        (["dutch 3"], ["dutch 1", "dutch 2"], [0, 0]),  # equal: nobody
    ],
)
def test_a_nation_pays_the_stronger_crew(anna, bernd, expected):
    """SH-21."""
    assert (
        points(
            new_round(
                crews={ANNA: anna, BERND: bernd}, tavern=["german 1", *TAVERN[1:4], "italian 1", "italian 2"]
            ).state
        )
        == expected
    )


def test_wilds_count_two_on_both_sides():
    """SH-21: the weaker side's wilds are points for the stronger."""
    state = new_round(
        crews={ANNA: ["dutch 4"], BERND: ["dutch 1"]}, tavern=["german 1", *TAVERN[1:4], "italian 1", "italian 2"]
    ).state
    state.wilds[BERND, NATIONS.index("dutch")] = 1
    assert points(state) == [3, 0]


def test_each_unused_trick_is_a_point_and_one_used_as_two_sailors_is_none():
    """SH-22."""
    match = new_round(crews={ANNA: ["italian 1"]}, tricks={ANNA: ["sailors/change", "sailors/change"]})
    assert points(match.state) == [3, 0]
    run(match, "0 roll", "* dice 2 4", "0 play sailors from sailors/change", "0 join italian")
    assert points(match.state) == [4, 0]


def test_equal_points_are_a_draw_without_tie_break():
    """SH-23."""
    match = new_round(crews={ANNA: ["italian 1"], BERND: ["spanish 1"]}, rounds=7, tricks={})
    lay(match.state, ANNA, [1, 1])
    match.state.crew[BERND, kind("spanish 1")] = 2
    run(match, "0 shanghai")
    assert match.scores() == [2, 2]
    assert match.places() == [1, 1]


def test_most_points_win():
    """SH-23."""
    match = new_round(crews={BERND: ["italian 4"]}, rounds=7)
    lay(match.state, ANNA, [1, 1])
    run(match, "0 shanghai")
    assert match.places() == [2, 1]


def test_all_is_open_and_the_order_of_the_deck_is_not_stored():
    """SH-24."""
    state = new_round().state
    for seat in (ANNA, BERND, -1):
        assert GAME.seen_by(state, seat).tobytes() == state.tobytes()
    one = run(Match(GAME, seed=1, luck=False), "* first 0", "* deal dutch 1", "* deal dutch 2")
    two = run(Match(GAME, seed=1, luck=False), "* first 0", "* deal dutch 2", "* deal dutch 1")
    assert one.state.deck.tolist() == two.state.deck.tolist()
