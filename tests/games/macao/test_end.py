"""How a game ends, and who has won."""

import pytest
from games.macao.table import Table

from portside.games.macao.state import CENTRAL
from portside.games.macao.turn import ALL_ROUNDS, NOTICE, QUIET_ROUNDS

PILES = [("politician art", 9, ()), ("politician weapons", 8, ()), ("landlord art", 7, ()), ("landlord weapons", 6, ())]
# Six red cards that pay the seventh, a Croupier of art: money, alcohol, opium.
SIX = ["killer money", "killer alcohol", "killer opium", "sailor weapons", "landlord money", "trader money/art"]
SEVENTH = "croupier art"
CONTACTS = [("contact 1", "top dancer art"), ("contact 1", "top dancer money"), ("contact 1", "top dancer opium")]


def contact(table, times):
    for steps in CONTACTS[:times]:
        table.play(*steps)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seven_red_characters_end_the_game_after_equal_turns(seats):
    """OM-24: the round is played to its end."""
    table = Table(seats, piles=PILES).seat(0, [SEVENTH], SIX).play(f"recruit {SEVENTH}")
    assert table.state.last == 1
    assert table.to_act() == 1
    contact(table, seats - 2)
    assert table.to_act() == seats - 1
    contact(table, 0).play("contact 2", "top dancer weapons")
    assert table.to_act() == "over"
    assert table.state.rounds == 1


def test_a_trigger_by_the_last_seat_ends_the_game_with_it():
    """OM-24: whoever is last in the round, counted from the first player."""
    table = Table(3, piles=PILES)
    table.state.first, table.state.turn, table.state.seat = 2, 1, 1
    table.seat(1, [SEVENTH], SIX).play(f"recruit {SEVENTH}")
    assert table.to_act() == "over"


def test_the_last_tile_opened_ends_the_game_after_equal_turns():
    """OM-24: the centre has no tile left; reserved ones do not matter."""
    table = Table(3, piles=PILES, centre=["harbour-restaurant"]).tiles(2, green=["casino-royal"])
    table.seat(0, ["killer money", "killer alcohol", "killer weapons", "killer opium"])
    table.play("open harbour-restaurant")
    assert table.state.last == 1
    assert contact(table, 2).to_act() == "over"


def test_both_triggers_in_one_round():
    """OM-24: the second changes nothing."""
    table = Table(3, piles=PILES, centre=["china-club"]).seat(0, [SEVENTH], SIX)
    blue = ["killer art", "dancer weapons", "policeman money", "sailor money", "politician money", "widow"]
    table.seat(1, blue[:5]).seat(1, ["widow"])
    table.play(f"recruit {SEVENTH}", "open china-club")
    assert table.at(CENTRAL) == []
    assert table.to_act() == 2
    assert contact(table, 1).to_act() == "over"


def test_the_turns_effects_are_finished_before_the_end():
    """OM-16, OM-24: a Killer as seventh red card, by the last seat of the round."""
    table = Table(2, piles=PILES)
    table.state.turn = table.state.seat = 1
    reds = ["sailor weapons", "killer opium", "killer art", "killer alcohol", "dancer art", "dancer weapons"]
    table.seat(1, ["killer money"], reds).seat(0, ["sailor art"])
    table.play("recruit killer money")
    assert table.to_act() == 0
    assert table.state.last == 0
    table.play("discard sailor art")
    assert table.to_act() == "over"


def test_a_dancers_contact_comes_before_the_end():
    """OM-17, OM-24: with luck in between."""
    table = Table(2, piles=PILES)
    table.state.turn = table.state.seat = 1
    reds = ["sailor alcohol", "killer opium", "killer art", "killer alcohol", "dancer art", "dancer weapons"]
    table.seat(1, ["dancer money"], reds).play("recruit dancer money", "contact 1")
    assert table.to_act() == "luck"
    assert table.play("top widow").to_act() == "over"


def test_nothing_can_be_done_after_the_end():
    """OM-24: every action is refused."""
    table = Table(2, piles=PILES).seat(0, [SEVENTH], SIX).play(f"recruit {SEVENTH}")
    contact(table, 1)
    assert table.why("contact 1", 0) == table.why("contact 1", 1) == "OM-24 macao-no-over"


def standing(*sides, seats=None):
    """Return the places of seats with these red cards and yellow tiles."""
    table = Table(seats or len(sides))
    for seat, (red, yellow) in enumerate(sides):
        table.seat(seat, red=red).tiles(seat, yellow=yellow)
    return table.places()


def test_coins_are_red_cards_and_yellow_tiles():
    """OM-25, OM-15: blue cards and green tiles count nothing; the sum may be negative."""
    table = Table().seat(0, ["politician money"], ["politician art", "widow"]).seat(1, red=["widow"])
    table.tiles(0, green=["distillery"], yellow=["temple-bar"])
    assert table.scores() == [8, -2]
    assert table.places() == [1, 2]


def test_equal_coins_are_settled_by_yellow_tiles():
    """OM-25: six coins of a tile before six of cards."""
    assert standing((["killer money", "killer art"], []), ([], ["distillery"])) == [2, 1]


def test_equal_tiles_are_settled_by_red_characters():
    """OM-25: more of them are better."""
    assert standing((["killer money"], []), (["dancer money", "landlord art"], [])) == [2, 1]
    # Coins come first, then tiles: more characters alone do not help.
    assert standing((["politician money"], []), (["dancer money", "dancer art", "dancer opium"], [])) == [1, 2]


def test_players_who_are_equal_share_a_place_and_the_next_is_skipped():
    """OM-25: 1, 1, 3."""
    assert standing((["killer money"], []), (["dancer money"], []), (["killer art"], [])) == [1, 3, 1]
    assert standing((["dancer money"], []), (["dancer art"], []), (["dancer opium"], []), ([], [])) == [1, 1, 1, 4]
    assert standing(([], []), (["killer art"], []), (["dancer art"], []), (["dancer money"], [])) == [4, 1, 2, 2]


def test_thirty_quiet_rounds_end_the_game():
    """OM-26: full rounds in a row without a recruit or an opening."""
    table = Table(2, piles=PILES)
    table.state.quiet, table.state.rounds = QUIET_ROUNDS - 2, 40
    table.play("contact 1", "top dancer art", "contact 1", "top dancer money")
    assert table.to_act() == 0
    table.play("contact 1", "top dancer opium", "contact 1", "top dancer weapons")
    assert table.to_act() == "over"
    assert (table.state.rounds, table.state.quiet) == (42, 30)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_recruit_or_an_opening_makes_a_round_busy(seat):
    """OM-26: by any seat; the count starts again."""
    table = Table(2, piles=PILES, centre=["harbour-restaurant", "temple-bar"])
    table.state.quiet = QUIET_ROUNDS - 1
    table.seat(seat, ["killer money", "killer alcohol", "killer weapons", "killer opium"])
    steps = [("open harbour-restaurant",), ("contact 1", "top dancer art")]
    for who in (0, 1):
        table.play(*steps[0 if who == seat else 1])
    assert table.to_act() == 0
    assert table.state.quiet == 0
    # Of a recruit, too.
    table = Table(2, piles=PILES).seat(0, [SEVENTH], SIX[:5])
    table.state.quiet = QUIET_ROUNDS - 1
    table.play(f"recruit {SEVENTH}", "contact 1", "top dancer art")
    assert table.state.quiet == 0


def test_150_rounds_end_the_game():
    """OM-26: whatever happens in them."""
    table = Table(2, piles=PILES).seat(0, [SEVENTH], SIX[:5])
    table.state.rounds = ALL_ROUNDS - 1
    table.play(f"recruit {SEVENTH}", "contact 1", "top dancer art")
    assert table.to_act() == "over"
    assert table.state.last == 0


@pytest.mark.parametrize(
    ("field", "bound", "word"), [("quiet", QUIET_ROUNDS, "without"), ("rounds", ALL_ROUNDS, "latest")]
)
def test_the_table_announces_the_bound_ten_rounds_before(field, bound, word):
    """OM-26: once, when ten rounds are left; the board says it from then on."""
    from games.macao.table import GAME

    from portside.core.contract import CHANCE
    from portside.locales import speaker

    for left, told in ((NOTICE, True), (NOTICE + 1, False), (NOTICE - 1, False)):
        table = Table(2, piles=PILES)
        table.state[field] = bound - left - 1
        table.play("contact 1", "top dancer art", "contact 1")
        outcome = 45  # a Widow shows
        story = GAME.text.story(speaker("en"), table.state, CHANCE, outcome, ["Anna", "Bernd"])
        assert any(word in line for line in story) == told
        table.play("top widow")
        head = GAME.text.board(speaker("en"), table.state, 0, ["Anna", "Bernd"]).split("\n")[1]
        assert bool(head) == (left <= NOTICE)
