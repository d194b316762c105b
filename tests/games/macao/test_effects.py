"""What characters do when recruited, and for good."""

from games.macao.table import Table

from portside.games.macao.state import CENTRAL, GREEN

PILES = [("politician art", 9, ()), ("politician weapons", 8, ()), ("landlord art", 7, ()), ("landlord weapons", 6, ())]
# The Killer of money costs weapons twice and opium; red cards pay her.
KILLER, KILLERS_PAY = "killer money", ["sailor weapons", "killer opium"]
# The Dancer of money costs alcohol and opium, the Policeman of money art twice and alcohol.
DANCER, DANCERS_PAY = "dancer money", ["sailor alcohol", "killer opium"]
POLICEMAN, POLICEMANS_PAY = "policeman money", ["sailor art", "killer alcohol"]


def test_a_killer_makes_each_opponent_discard_and_place_clockwise():
    """OM-16: from the next seat on; each chooses and places before the next chooses."""
    table = Table(4, piles=PILES)
    table.state.turn = table.state.seat = table.state.first = 2
    table.seat(2, [KILLER], KILLERS_PAY)
    table.seat(3, ["dancer money", "dancer art"]).seat(0, ["croupier money"]).seat(1, ["sailor money", "widow"])
    table.play(f"recruit {KILLER}")
    assert table.red(2)[-1] == KILLER
    assert table.to_act() == 3
    assert table.legal() == ["discard dancer money", "discard dancer art"]
    assert table.why("contact 1") == "OM-16 macao-no-finish-killer"
    assert table.why("discard croupier money", 0) == "OM-6 macao-no-turn"
    table.play("discard dancer art")  # pile 4 is the smallest
    assert table.to_act() == 0
    assert table.legal() == ["discard croupier money"]  # asked even when forced
    table.play("discard croupier money")
    assert table.to_act() == 0  # piles 3 and 4 are equal now: placed before the next opponent chooses
    table.play("under 3")
    assert table.to_act() == 1
    assert table.legal() == ["discard sailor money", "discard widow"]
    table.play("discard widow")
    assert table.to_act() == 3  # the turn after seat 2's
    assert table.blue(3) == ["dancer money"]


def test_a_killers_victim_chooses_between_equal_piles():
    """OM-12, OM-16: the discarder is the opponent."""
    table = Table(3, piles=[(top, 7, ()) for top, _, _ in PILES]).seat(0, [KILLER], KILLERS_PAY)
    table.seat(1, ["dancer money"]).seat(2, ["dancer art"])
    table.play(f"recruit {KILLER}", "discard dancer money")
    assert table.to_act() == 1
    table.play("under 3")
    assert table.pile(3) == ("landlord art", 7, ["dancer money"])
    table.play("discard dancer art", "under 1")
    assert table.to_act() == 1


def test_a_killer_spares_who_has_only_a_dead_widow_or_nothing():
    """OM-14, OM-16: such an opponent is skipped."""
    table = Table(4, piles=PILES).seat(0, [KILLER], KILLERS_PAY).seat(1, dead=1).seat(3, ["dancer art"])
    table.play(f"recruit {KILLER}")
    assert table.to_act() == 3
    table.play("discard dancer art")
    assert table.to_act() == 1
    assert table.state.dead[1] == 1
    table = Table(2, piles=PILES).seat(0, [KILLER], KILLERS_PAY)
    table.play(f"recruit {KILLER}")
    assert table.to_act() == 1
    assert table.legal("contact") == ["1", "2", "3", "4"]


def test_a_dancer_contacts_at_once():
    """OM-17: compulsory, once, and the card taken has no effect."""
    table = Table(piles=PILES).seat(0, [DANCER], DANCERS_PAY).play(f"recruit {DANCER}")
    assert table.legal() == ["contact 1", "contact 2", "contact 3", "contact 4"]
    assert table.why("pass") == "OM-17 macao-no-finish-dancer"
    table.play("contact 3", "top dancer art")
    assert table.blue(0) == ["landlord art"]
    assert table.to_act() == 1


def test_a_dancer_finds_no_card():
    """OM-17: compulsory only while a pile has cards."""
    table = Table().seat(0, [DANCER], DANCERS_PAY).play(f"recruit {DANCER}")
    assert table.to_act() == 1


def test_a_dancers_contact_that_overfills():
    """OM-8, OM-17: the limit holds. Staged: the Dancer's own slot is free again, so play never overfills."""
    blue = [DANCER, "killer art", "croupier art", "sailor money", "trader opium/art", "widow"]
    table = Table(3, piles=PILES).seat(0, blue, DANCERS_PAY)
    table.play(f"recruit {DANCER}", "contact 1", "top dancer art")
    assert table.legal("discard") == [*blue[1:4], "politician art", *blue[4:]]
    table.play("discard politician art")
    assert table.blue(0) == blue[1:]
    assert table.to_act() == 1


def test_a_policeman_reserves_a_tile():
    """OM-18: compulsory; the tile lies green before the seat, who alone may open it."""
    table = Table(piles=PILES, centre=["harbour-restaurant", "temple-bar", "casino-royal"])
    table.seat(0, [POLICEMAN], POLICEMANS_PAY).play(f"recruit {POLICEMAN}")
    assert table.legal() == ["reserve harbour-restaurant", "reserve temple-bar", "reserve casino-royal"]
    assert table.why("reserve distillery") == "OM-18 macao-no-reserve-centre"
    assert table.why("contact 1") == "OM-18 macao-no-finish-policeman"
    table.play("reserve temple-bar")
    assert table.at(GREEN + 0) == ["temple-bar"]
    assert table.at(CENTRAL) == ["harbour-restaurant", "casino-royal"]
    assert table.scores() == [2 + 3 + 3, 0]  # a reserved tile is worth nothing
    assert table.to_act() == 1
    assert table.why("reserve casino-royal") == "OM-18 macao-no-reserve-nothing"


def test_a_policeman_finds_no_tile():
    """OM-18: in the last round the centre may be empty."""
    table = Table(centre=[], piles=PILES).seat(0, [POLICEMAN], POLICEMANS_PAY)
    assert table.play(f"recruit {POLICEMAN}").to_act() == 1


def test_a_policeman_must_take_the_last_tile_which_triggers_the_end():
    """OM-18, OM-24: and it may still be opened in the last round."""
    table = Table(3, piles=PILES, centre=["casino-royal"])
    table.seat(0, [POLICEMAN], POLICEMANS_PAY).play(f"recruit {POLICEMAN}")
    assert table.legal() == ["reserve casino-royal"]
    table.play("reserve casino-royal")
    assert table.state.last == 1
    table.play("contact 1", "top dancer art", "contact 1", "top dancer money")
    assert table.to_act() == "over"


def test_a_reserved_tile_may_be_opened_in_the_last_round():
    """OM-18, OM-24: the seats after the trigger have a turn left."""
    table = Table(2, piles=PILES, centre=["casino-royal"]).seat(0, [POLICEMAN], POLICEMANS_PAY)
    table.seat(1, ["killer money", "killer art", "killer weapons", "killer opium"])
    table.tiles(1, green=["harbour-restaurant"])
    table.play(f"recruit {POLICEMAN}", "reserve casino-royal", "open harbour-restaurant")
    assert table.to_act() == "over"
    assert table.scores()[1] == 5


def test_effects_come_after_paying_discarding_and_turning():
    """OM-9: the Dancer's contact finds the cards that paid her already placed."""
    table = Table().seat(0, [DANCER, "killer alcohol", "policeman opium"])
    table.play(f"recruit {DANCER}", "pay killer alcohol", "pay policeman opium")
    table.play("under 1", "lay killer alcohol")
    assert table.red(0) == [DANCER]
    assert table.legal() == ["contact 1"]
    table.play("contact 1")
    assert table.blue(0) == ["killer alcohol"]
    assert table.pile(1) == ("policeman opium", 0, [])


def test_sailors_and_politicians_have_no_effect_at_once():
    """OM-22: the turn is over."""
    reds = ["sailor alcohol", "sailor weapons", "killer opium", "sailor art"]
    for name in ("sailor money", "politician money"):
        table = Table(piles=PILES).seat(0, [name], reds).play(f"recruit {name}")
        assert table.to_act() == 1
        assert table.red(0)[-1] == name


def test_all_is_open():
    """OM-27: nothing is hidden from any seat or spectator."""
    from games.macao.table import GAME

    table = Table(3, piles=PILES).seat(1, ["killer money", "widow"])
    for seat in (-1, 0, 1, 2):
        assert GAME.seen_by(table.state, seat).tobytes() == table.state.tobytes()
