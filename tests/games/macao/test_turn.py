"""A turn: set-up, contacts, the limit, discards, Widows, openings."""

import pytest
from games.macao.table import GAME, Table

from portside.games.macao.components import CARD_NAMES, CARD_ROWS, KIND, KINDS, TILE_ROWS
from portside.games.macao.state import CENTRAL, GREEN, YELLOW

PILES = [("politician art", 9, ()), ("politician weapons", 8, ()), ("landlord art", 7, ()), ("landlord weapons", 6, ())]
FULL = ["killer opium", "dancer opium", "croupier opium", "sailor opium", "widow"]


# --- the box and the set-up -----------------------------------------------------------------------------


def test_the_box_has_45_characters_seven_widows_and_ten_tiles():
    """OM-1, OM-2, OM-3: nine kinds; ten Traders, one for each pair of resources, five of each other kind."""
    counts = {kind: int((number == KIND).sum()) for number, kind in enumerate(KINDS)}
    assert counts == {**dict.fromkeys(KINDS, 5), "trader": 10, "widow": 1}
    assert len({tuple(row["links"]) for row in CARD_ROWS if row["kind"] == "trader"}) == 10
    assert [row["copies"] for row in CARD_ROWS if row["kind"] == "widow"] == [7]
    assert sorted(row["value"] for row in TILE_ROWS) == [5] * 4 + [6] * 6


def test_the_card_table_is_that_of_the_clauses():
    """OM-4: one row of each formula; the Widow's cost, assumed, is adjusted (docs/macao-reconstruction.md)."""
    rows = dict(zip(CARD_NAMES, CARD_ROWS, strict=True))
    assert rows["politician art"]["cost"] == ["money", "alcohol", "weapons", "opium", "opium"]
    assert rows["politician art"]["coins"] == 5
    assert rows["sailor opium"]["cost"] == ["art", "art", "money", "money"]
    assert rows["trader money/art"]["produces"] == "weapons"
    assert (rows["widow"]["cost"], rows["widow"]["coins"]) == (["money", "alcohol"], -2)


@pytest.mark.parametrize(
    ("seats", "piles", "tiles"), [(2, [12, 12, 11, 11], 4), (3, [12, 12, 12, 11], 5), (4, [12] * 4, 7)]
)
def test_the_set_up(seats, piles, tiles):
    """OM-5, OM-6: a Widow each, players - 1 Widows in four piles, tiles in the centre, a first player by lot."""
    table = Table(seats)
    table.state = GAME.new(seats)
    assert [table.blue(seat) for seat in range(seats)] == [["widow"]] * seats
    assert table.luck() == {f"first {seat}": 1 for seat in range(seats)}
    table.play(f"first {seats - 1}")
    for row in TILE_ROWS[:tiles]:
        assert table.luck()[f"tile {row['name']}"] == 1
        table.play(f"tile {row['name']}")
    assert table.at(CENTRAL) == [row["name"] for row in TILE_ROWS[:tiles]]
    assert table.luck() == {**{f"top {name}": 1 for name in CARD_NAMES[:45]}, "top widow": seats - 1}
    table.play("top widow", "top killer money", "top killer art", "top dancer money")
    assert [table.pile(pile)[1] + 1 for pile in range(1, 5)] == piles
    assert table.pile(1)[0] == "widow"
    assert table.to_act() == seats - 1
    assert table.legal() == ["contact 1", "contact 2", "contact 3", "contact 4"]
    # The first player's turn is followed by that of the next seat clockwise.
    assert table.play("contact 1", "top killer opium").to_act() == 0


# --- contact and limit ----------------------------------------------------------------------------------


def test_a_contact_takes_a_top_card():
    """OM-7: the card is blue, the next one shows, the turn passes."""
    table = Table(piles=PILES).play("contact 2")
    assert table.to_act() == "luck"
    table.play("top sailor money")
    assert table.blue(0) == ["politician weapons"]
    assert table.pile(2) == ("sailor money", 7, [])
    assert table.to_act() == 1


def test_an_empty_pile_cannot_be_contacted():
    """OM-7: there is no card to take."""
    table = Table(piles=PILES[:1])
    assert table.legal() == ["contact 1"]
    assert table.why("contact 2") == "OM-7 macao-no-contact-empty"


def test_over_the_limit_one_discards_after_the_new_top_shows():
    """OM-7, OM-8: the card just taken may go, too."""
    table = Table(piles=PILES).seat(0, FULL).play("contact 1")
    assert table.to_act() == "luck"
    table.play("top sailor money")
    assert table.to_act() == 0
    assert table.legal("discard") == [*FULL[:4], "politician art", "widow"]
    assert table.why("recruit politician art") == "OM-8 macao-no-finish-trimming"
    table.play("discard politician art")
    assert table.blue(0) == [*FULL]
    assert table.pile(4) == ("landlord weapons", 6, ["politician art"])


def test_five_blue_cards_are_within_the_limit():
    """OM-8: more than five, not five."""
    table = Table(piles=PILES).seat(0, FULL[:4]).play("contact 1", "top sailor money")
    assert len(table.blue(0)) == 5
    assert table.to_act() == 1


def test_landlords_raise_the_limit():
    """OM-8, OM-21: one more blue card each."""
    table = Table(piles=PILES).seat(0, FULL, ["landlord money"]).play("contact 1", "top sailor money")
    assert table.to_act() == 1
    table = Table(piles=PILES).seat(0, [*FULL, "dancer weapons"], ["landlord money", "landlord opium"])
    assert table.play("contact 1", "top sailor money").to_act() == 1
    table = Table(piles=PILES).seat(0, [*FULL, "dancer weapons"], ["landlord money"])
    assert table.play("contact 1", "top sailor money").to_act() == 0


def test_dead_widows_take_slots():
    """OM-8, OM-14: five of them leave no room, and the card taken is given back."""
    table = Table(3, piles=PILES).seat(0, dead=5).play("contact 1", "top sailor money")
    assert table.legal() == ["discard politician art"]
    table.play("discard politician art")
    assert table.blue(0) == []
    assert table.to_act() == 1
    table = (
        Table(3, piles=PILES).seat(0, ["sailor opium", "killer opium"], dead=3).play("contact 1", "top sailor money")
    )
    assert table.legal("discard") == ["killer opium", "sailor opium", "politician art"]
    assert table.why("discard widow") == "OM-14 macao-no-card-dead"


# --- discards -------------------------------------------------------------------------------------------


def test_sizes_are_counted_after_the_card_was_taken():
    """OM-12: the pile contacted may have become the smallest."""
    piles = [("killer art", 6, ()), ("killer money", 6, ()), ("dancer art", 7, ()), ("dancer money", 7, ())]
    table = Table(piles=piles).seat(0, FULL).play("contact 1", "top sailor money", "discard widow")
    assert table.pile(1) == ("sailor money", 5, ["widow"])


def test_discards_tied_for_the_smallest_pile():
    """OM-12: the discarder chooses among the equals, and among them only."""
    piles = [("killer art", 7, ()), ("killer money", 6, ()), ("dancer art", 7, ()), ("dancer money", 5, ["sailor art"])]
    table = Table(piles=piles).seat(0, FULL).play("contact 1", "top sailor money", "discard widow")
    assert table.legal() == ["under 1", "under 2", "under 4"]
    assert table.why("under 3") == "OM-12 macao-no-under-smallest"
    assert table.why("contact 1") == "OM-12 macao-no-finish-choosing"
    table.play("under 4")
    assert table.pile(4) == ("dancer money", 5, ["sailor art", "widow"])
    assert table.to_act() == 1


def test_discards_onto_an_empty_pile():
    """OM-12: it is the smallest; the first card placed is its visible top, the next lie below."""
    table = Table(piles=[*PILES[:3], ("", 0, ())]).seat(0, ["dancer money", "killer alcohol", "killer opium"])
    table.play("recruit dancer money", "pay killer alcohol", "pay killer opium", "lay killer opium")
    assert table.pile(4) == ("killer opium", 0, ["killer alcohol"])


def test_five_discards_over_four_equal_piles_have_480_ways():
    """OM-12: in steps: four piles, then 5 x 4 x 3 x 2 orders; the last card is laid by itself."""
    piles = [("killer art", 7, ()), ("killer money", 7, ()), ("dancer art", 7, ()), ("dancer money", 7, ())]
    hand = ["politician money", "killer alcohol", "killer weapons", "killer opium", "sailor art", "dancer alcohol"]
    table = Table(piles=piles).seat(0, ["politician money", *hand[1:5], "policeman art"])
    table.play("recruit politician money")
    for name in ("killer alcohol", "killer weapons", "killer opium", "policeman art", "sailor art"):
        table.play(f"pay {name}")
    ends = []

    def walk(state):
        table.state = state
        steps = table.legal("under") + table.legal("lay")
        if not steps:
            ends.append(state.tobytes())
        for step in GAME.legal_actions(state, 0) if steps else []:
            copy = GAME.copy(state)
            table.state = copy
            table.play(GAME.actions[step])
            walk(copy)

    walk(table.state)
    assert len(ends) == len(set(ends)) == 480


def test_only_the_cards_discarded_can_be_laid():
    """OM-12: refusals of placing."""
    table = Table(piles=PILES).seat(0, ["dancer money", "killer alcohol", "killer opium"])
    assert table.why("lay killer alcohol") == "OM-12 macao-no-lay-nothing"
    assert table.why("under 1") == "OM-12 macao-no-under-nothing"
    table.play("recruit dancer money", "pay killer alcohol", "pay killer opium")
    assert table.why("lay dancer money") == "OM-12 macao-no-lay-other"
    assert table.why("pass") == "OM-12 macao-no-finish-laying"


def test_a_pile_run_down_to_its_discards():
    """OM-12, OM-27: known cards surface in their order, without luck, after the unknown ones."""
    table = Table(piles=[("killer art", 1, ["sailor art", "sailor money"])])
    table.play("contact 1", "top dancer art", "contact 1")
    assert table.pile(1) == ("sailor art", 0, ["sailor money"])
    assert table.to_act() == 0
    table.play("contact 1")
    assert table.pile(1) == ("sailor money", 0, [])
    table.play("contact 1")
    assert table.pile(1) == ("", 0, [])
    assert table.legal() == ["pass"]


def test_luck_shows_only_cards_that_nobody_has_seen():
    """OM-27: one weight a card that lies unknown somewhere; discards in the piles are known."""
    table = Table(3, piles=[("killer art", 3, ["sailor art"]), ("widow", 3, ())]).seat(0, ["killer money"])
    table.play("contact 1")
    luck = table.luck()
    assert luck["top widow"] == 1
    assert not {"top killer art", "top sailor art", "top killer money"} & set(luck)
    assert sum(luck.values()) == 45 + 2 - 4


def test_who_can_do_nothing_passes_and_nobody_else_may():
    """OM-13: staged; play hardly empties all piles."""
    table = Table().seat(0, ["killer money"])
    assert table.legal() == ["pass"]
    assert table.play("pass").to_act() == 1
    table = Table().seat(0, ["dancer money", "killer alcohol", "killer opium"])
    assert table.legal() == ["recruit dancer money"]
    assert table.why("pass") == "OM-13 macao-no-pass"
    table = Table(centre=["temple-bar"]).seat(0, ["killer money", "killer alcohol", "killer art", "killer opium"])
    assert table.why("pass") == ""
    assert Table(piles=PILES).why("pass") == "OM-13 macao-no-pass"


# --- Widows ---------------------------------------------------------------------------------------------


def test_a_widow_who_pays_is_covered():
    """OM-14, OM-12: not discarded, and no card of the discard; she is dead for good."""
    table = Table(piles=PILES).seat(0, ["dancer money", "killer alcohol", "widow"])
    table.play("recruit dancer money", "pay killer alcohol", "pay widow")
    assert table.pile(4) == ("landlord weapons", 6, ["killer alcohol"])
    assert table.blue(0) == []
    assert table.state.dead[0] == 1
    table = Table(piles=PILES).seat(0, ["killer money"], dead=1)
    assert table.why("recruit widow") == "OM-14 macao-no-card-dead"
    assert "discard widow" not in table.legal()


def test_widows_alone_discard_nothing():
    """OM-12, OM-14: two Widows pay a Dancer; no pile is asked for."""
    table = Table(3, piles=PILES).seat(0, ["dancer opium", "widow", "widow"])
    table.play("recruit dancer opium", "pay widow", "pay widow")
    assert table.state.dead[0] == 2
    assert table.legal() == ["contact 1", "contact 2", "contact 3", "contact 4"]  # the Dancer's


def test_a_living_widow_is_a_card_like_others():
    """OM-15: recruited she is red and costs 2 coins; blue she may be discarded."""
    table = Table(piles=PILES).seat(0, ["widow", "policeman money", "killer alcohol"])
    table.play("recruit widow", "pay killer alcohol", "pay policeman money", "lay killer alcohol")
    assert table.red(0) == ["widow"]
    assert table.scores() == [-2, 0]
    assert Table(piles=PILES).seat(0, FULL).play("contact 1", "top sailor art").legal("discard")[-1] == "widow"


def test_the_player_is_warned_before_the_fourth_dead_widow():
    """OM-14: the choice itself says so."""
    from portside.locales import speaker

    for dead, warned in ((2, False), (3, True)):
        table = Table(4, piles=PILES).seat(0, ["dancer opium", "widow", "killer art"], dead=dead)
        table.play("recruit dancer opium")
        table.play(*[name for name in table.legal() if name == "pay killer art"])
        text = GAME.text.action_text(speaker("en"), table.state, GAME.action_ids["pay widow"])
        assert ("careful" in text) == warned


# --- openings -------------------------------------------------------------------------------------------


def test_opening_by_a_condition_discards_nothing():
    """OM-11: it is the turn's action, and one tile an action."""
    hand = ["killer money", "killer alcohol", "killer weapons", "killer opium"]
    table = Table(piles=PILES, centre=["harbour-restaurant", "casino-royal"]).seat(0, hand)
    table.play("open harbour-restaurant")
    assert table.at(YELLOW + 0) == ["harbour-restaurant"]
    assert table.blue(0) == hand
    assert table.to_act() == 1
    assert table.scores() == [5, 0]
    assert table.why("open harbour-restaurant") == "OM-11 macao-no-open-again"
    assert table.why("open distillery") == "OM-6 macao-no-open-boxed"


def test_opening_by_a_cost_is_paid_like_a_character():
    """OM-11, OM-10: the blue cards that pay are discarded."""
    hand = ["killer money", "policeman money", "dancer money", "killer alcohol"]
    table = Table(piles=PILES[:3], centre=["casino-royal", "temple-bar"]).seat(0, hand)
    table.play("open casino-royal", "pay killer money", "pay killer alcohol", "pay dancer money")
    assert table.legal() == ["pay policeman money"]
    table.play("pay policeman money", "lay dancer money", "lay killer alcohol", "lay policeman money")
    assert table.pile(4) == ("dancer money", 0, ["killer alcohol", "policeman money", "killer money"])
    assert table.at(YELLOW + 0) == ["casino-royal"]
    assert table.why("open casino-royal", 1) == "OM-11 macao-no-open-again"


def test_a_tile_that_another_reserved_cannot_be_opened():
    """OM-11, OM-18: from the centre or one's own, never another's."""
    hand = ["killer money", "killer alcohol", "killer weapons", "killer opium"]
    table = Table(piles=PILES).seat(0, hand).tiles(1, green=["harbour-restaurant"])
    assert table.why("open harbour-restaurant") == "OM-18 macao-no-open-reserved"
    table = Table(piles=PILES).seat(0, hand).tiles(0, green=["harbour-restaurant"])
    assert table.play("open harbour-restaurant").at(GREEN + 0) == []


def test_four_of_one_kind_count_blue_and_red_and_traders_are_one_kind():
    """OM-23: whatever the Traders link; dead Widows do not count (OM-14)."""
    centre = ["harbour-restaurant"]
    traders = ["trader money/alcohol", "trader opium/art", "trader money/weapons", "trader alcohol/art"]
    assert Table(centre=centre).seat(0, traders[:2], traders[2:]).legal("open") == centre
    table = Table(centre=centre).seat(0, traders[:2], traders[2:3])
    assert table.why("open harbour-restaurant") == "OM-23 macao-no-open-alike"
    assert Table(4, centre=centre).seat(0, ["widow"] * 4).legal("open") == centre
    assert Table(4, centre=centre).seat(0, ["widow"] * 3, dead=1).legal("open") == []


def test_temple_bar_needs_a_landlord():
    """OM-8, OM-14, OM-21: six living blue characters can only be had with a red Landlord."""
    table = Table(piles=PILES, centre=["temple-bar"]).seat(0, FULL, ["landlord money"])
    assert table.why("open temple-bar") == "OM-23 macao-no-open-blue"
    table.play("contact 1", "top sailor art", "contact 2", "top sailor money")
    assert table.legal("open") == ["temple-bar"]
    table = Table(centre=["temple-bar"]).seat(0, FULL, ["landlord money"], dead=1)
    assert table.legal("open") == []


def test_china_club_needs_six_kinds():
    """OM-23: a living Widow is a kind (OM-15), two Traders are one."""
    blue, red = ["killer money", "dancer money", "widow"], ["sailor money", "trader money/art", "trader opium/art"]
    table = Table(centre=["china-club"]).seat(0, blue, red)
    assert table.why("open china-club") == "OM-23 macao-no-open-kinds"
    assert table.seat(0, ["politician money"]).legal("open") == ["china-club"]


def test_black_market_needs_every_colour():
    """OM-23: a blue and a red character, a green and a yellow tile in front of one."""
    table = Table(centre=["black-market"]).seat(0, ["killer money"], ["killer art"])
    table.tiles(0, green=["temple-bar"])
    assert table.why("open black-market") == "OM-23 macao-no-open-colours"
    assert table.tiles(0, yellow=["distillery"]).legal("open") == ["black-market"]
    table.state.dead[0], table.state.blues[0] = 1, 0
    assert table.legal("open") == []  # OM-14: a dead Widow is no blue character


def test_black_market_may_be_its_own_green_tile():
    """OM-23: when reserved; from the centre it needs another."""
    table = Table().seat(0, ["killer money"], ["killer art"]).tiles(0, green=["black-market"], yellow=["distillery"])
    assert table.legal("open") == ["black-market"]
    table.play("open black-market")
    assert table.at(YELLOW + 0) == ["black-market", "distillery"]
    table = Table(centre=["black-market"]).seat(0, ["killer money"], ["killer art"]).tiles(0, yellow=["distillery"])
    assert table.legal("open") == []
