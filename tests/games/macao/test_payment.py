"""Payments: the legal steps are exactly the minimal ways to pay, proved against a search of everything."""

import os
from itertools import combinations
from random import Random

import pytest
from games.macao.table import GAME, Table

from portside.core import contract
from portside.games.macao.components import CARD_NAMES, CARD_ROWS, RESOURCES, TILE_ROWS, TILES
from portside.games.macao.state import PAYING

LONG = bool(os.environ.get("PORTSIDE_SOAK"))
HANDS = 20_000 if LONG else 2_000
ROWS = dict(zip(CARD_NAMES, CARD_ROWS, strict=True))
COST_TILES = {row["name"]: row["cost"] for row in TILE_ROWS if "cost" in row}


# --- the search of all subsets and assignments --------------------------------------------------------


def reduced_costs(cost, croupiers):
    """List every cost that so many Croupiers can leave: each takes one unit of a repeated resource (OM-19)."""
    left = {tuple(sorted(cost))}
    for _ in range(croupiers):
        fewer = {
            before[:i] + before[i + 1 :]
            for before in left
            for i, unit in enumerate(before)
            if cost.count(unit) > 1 and len(before) > 1
        }
        left = fewer or left
    return left


def fits(produced, unit, links):
    """Tell whether a resource may pay a unit: it is it, or Traders lead from one to the other (OM-20)."""
    if produced in ("joker", unit):
        return True
    reached, new = {produced}, [produced]
    while new:
        at = new.pop()
        for link in links:
            if at in link:
                fresh = set(link) - reached
                reached |= fresh
                new += fresh
    return unit in reached


def assign(cost, supply, can_pay):
    """Tell whether each unit of a cost finds a producer of its own, trying every assignment."""
    if not cost:
        return True
    return any(
        assign(cost[1:], supply[:i] + supply[i + 1 :], can_pay)
        for i, produced in enumerate(supply)
        if (i == 0 or supply[i - 1] != produced) and can_pay[produced, cost[0]]
    )


def all_payments(cost, blue, red, character):
    """Return the legal payments by trying all subsets of the blue cards (OM-10)."""
    links = [ROWS[name]["links"] for name in red if ROWS[name]["kind"] == "trader"]
    croupiers = sum(ROWS[name]["kind"] == "croupier" for name in red) if character else 0
    from_red = [ROWS[name]["produces"] for name in red]
    from_red += [ROWS[name]["produces"] for name in red if ROWS[name]["kind"] == "sailor"]
    costs = reduced_costs(cost, croupiers)
    can_pay = {(p, u): fits(p, u, links) for p in (*RESOURCES, "joker") for u in RESOURCES}
    paying = {
        subset
        for size in range(len(blue) + 1)
        for subset in combinations(range(len(blue)), size)
        if any(assign(c, sorted(from_red + [ROWS[blue[i]]["produces"] for i in subset]), can_pay) for c in costs)
    }
    minimal = [s for s in paying if not any(set(other) < set(s) for other in paying)]
    return {tuple(blue[i] for i in subset) for subset in minimal}  # Widows are alike: their sets fall together


# --- the kernel's steps -------------------------------------------------------------------------------


def walked_payments(table, action):
    """Return every sequence of cards that the kernel's steps name for an action; none may be stuck."""
    found = []

    def walk(state, named):
        if state.phase != PAYING:
            found.append(tuple(named))
            return
        actions = GAME.legal_actions(state, 0)
        assert actions, "a dead end"
        for step in actions:
            copy = GAME.copy(state)
            contract.apply(copy, 0, step)
            walk(copy, [*named, GAME.actions[step].removeprefix("pay ")])

    if action not in table.legal():
        return set()
    state = GAME.copy(table.state)
    contract.apply(state, 0, GAME.action_ids[action])
    walk(state, [])
    assert len(set(found)) == len(found), "a payment is counted twice"
    assert all(list(names) == sorted(names, key=CARD_NAMES.index) for names in found)
    return set(found)


def random_hand(rng):
    """Return blue and red cards in which Widows, Sailors, Traders and Croupiers are frequent."""
    deck = [
        name for name in CARD_NAMES[:45] for _ in range(1 + (ROWS[name]["kind"] in ("sailor", "trader", "croupier")))
    ]
    rng.shuffle(deck)
    deck = list(dict.fromkeys(deck))
    reds, blues = rng.randint(0, 6), rng.randint(1, 8)
    red, blue = deck[:reds], deck[reds : reds + blues]
    widows = rng.choice([0, 0, 1, 1, 2, 3])
    red = red[widows // 3 :] + ["widow"] * (widows // 3)
    blue = sorted(blue[: 8 - widows] + ["widow"] * (widows - widows // 3), key=CARD_NAMES.index)
    return blue, red


def test_legal_steps_are_exactly_the_minimal_payments():
    """OM-9, OM-10, OM-14, OM-15, OM-19, OM-20, OM-22: against all subsets and assignments, on random hands."""
    rng = Random(10)
    payable = several = 0
    for _ in range(HANDS):
        blue, red = random_hand(rng)
        tile = rng.choice(list(COST_TILES))
        table = Table(4, centre=[tile]).seat(0, blue, red)
        wanted = rng.choice(blue)
        others = list(blue)
        others.remove(wanted)
        for action, cost, payers in (
            (f"recruit {wanted}", ROWS[wanted]["cost"], others),
            (f"open {tile}", COST_TILES[tile], blue),
        ):
            expected = all_payments(cost, payers, red, action.startswith("recruit"))
            assert walked_payments(table, action) == expected, (action, blue, red)
            payable += bool(expected)
            several += len(expected) > 1
    assert payable > HANDS // 2
    assert several > HANDS // 4  # the proof is not about forced payments


def payments(action, blue, red=(), seats=4):
    tile = action.removeprefix("open ")
    table = Table(seats, centre=[tile if tile in TILES else "crime-syndicate"]).seat(0, blue, red)
    return {", ".join(names) for names in walked_payments(table, action)}


def test_a_card_does_not_pay_for_itself():
    """OM-9: a Dancer of money costs alcohol and opium; a Dancer of opium costs art and alcohol."""
    assert payments("recruit dancer opium", ["dancer opium", "killer art", "killer alcohol"]) == {
        "killer alcohol, killer art"
    }
    assert payments("recruit dancer opium", ["dancer opium", "killer art"]) == set()
    table = Table().seat(0, ["dancer opium", "killer art", "killer alcohol"]).play("recruit dancer opium")
    assert table.why("pay dancer opium") == "OM-9 macao-no-pay-itself"


def test_a_widow_among_several_may_be_recruited_with_the_others():
    """OM-14, OM-15: the Widow recruited does not pay, the other living ones do. She costs money and alcohol."""
    assert payments("recruit widow", ["widow", "widow", "killer money", "killer alcohol"]) == {
        "killer money, killer alcohol",
        "killer money, widow",
        "killer alcohol, widow",
    }
    assert payments("recruit widow", ["widow", "widow", "widow", "widow"]) == {"widow, widow"}
    assert payments("recruit widow", ["widow", "killer money"]) == set()


def test_no_blue_card_does_the_work_of_a_red_one():
    """OM-10: what the red cards pay, no blue card may pay."""
    assert payments("recruit dancer money", ["dancer money", "killer alcohol", "killer opium"], ["sailor alcohol"]) == {
        "killer opium"
    }
    table = Table().seat(0, ["dancer money", "killer alcohol", "killer opium"], ["sailor alcohol"])
    table.play("recruit dancer money")
    assert table.why("pay killer alcohol") == "OM-10 macao-no-pay-needless"


def test_red_cards_that_pay_alone_leave_no_choice():
    """OM-10: the empty set is then the only payment, and the card turns red at once."""
    table = Table().seat(0, ["dancer money", "killer alcohol"], ["sailor alcohol", "killer opium"])
    table.play("recruit dancer money")
    assert table.red(0) == ["sailor alcohol", "killer opium", "dancer money"]
    assert table.blue(0) == ["killer alcohol"]


def test_each_red_card_pays_in_every_payment():
    """OM-9, OM-10: red cards stay, so what they paid once they pay again."""
    table = Table(piles=[("killer art", 3, ())]).seat(0, ["croupier art", "trader alcohol/weapons"], ["killer money"])
    table.seat(0, red=["sailor opium", "landlord alcohol"])
    table.play("recruit croupier art")  # money, alcohol, opium
    assert table.to_act() == 1
    table.play("contact 1", "top killer weapons")
    assert table.play("recruit trader alcohol/weapons").red(0)[-1] == "trader alcohol/weapons"  # money, opium twice


def test_a_red_sailor_produces_twice_and_a_blue_one_once():
    """OM-10, OM-22: a half that is not needed is lost."""
    sailor, hand = "sailor alcohol", ["killer art", "killer weapons"]  # the Killer of art: alcohol twice, weapons
    assert payments("recruit killer art", hand, [sailor]) == {"killer weapons"}
    assert payments("recruit killer art", [*hand, sailor]) == set()
    # One half pays the Dancer's alcohol, the other is lost.
    assert payments("recruit dancer money", ["dancer money", "dancer opium"], [sailor]) == {"dancer opium"}


def test_jokers_fill_any_gap():
    """OM-14, OM-15: a blue Widow once, a red one in every payment."""
    hand = ["dancer money", "killer alcohol", "widow"]
    assert payments("recruit dancer money", hand) == {"killer alcohol, widow"}
    assert payments("recruit dancer money", hand, ["widow"]) == {"killer alcohol", "widow"}
    assert payments("recruit dancer money", hand, ["widow", "widow"]) == {""}


def test_traders_chain():
    """OM-20: money-alcohol and alcohol-weapons join money, alcohol and weapons, for tiles as well."""
    hand = ["killer weapons", "policeman weapons", "croupier weapons", "landlord weapons"]
    links = ["trader money/alcohol", "trader alcohol/weapons"]  # they produce opium and art
    assert payments("open casino-royal", hand, links) == {", ".join(hand)}
    assert payments("open casino-royal", hand, links[:1]) == set()


def test_a_trader_joins_two_chains():
    """OM-20: money-alcohol and weapons-opium, then alcohol-weapons: opium stands for money, whatever the order."""
    hand = ["killer opium", "policeman opium", "croupier opium", "landlord opium"]
    links = ["trader money/alcohol", "trader weapons/opium", "trader alcohol/weapons"]
    for order in (links, links[::-1], [links[0], links[2], links[1]]):
        # Two of the Traders produce opium and money, so any two of the four cards pay the rest.
        assert len(payments("open casino-royal", hand, order)) == 6


def test_a_link_counts_whatever_the_trader_produces_and_only_when_red():
    """OM-9, OM-20: her own effect does not help to pay for her."""
    hand = ["trader money/alcohol", "killer weapons", "killer art"]  # she costs weapons twice and art
    assert payments("recruit trader money/alcohol", hand, ["trader weapons/opium"]) == set()
    assert payments("recruit trader money/alcohol", [*hand, "killer opium"], ["trader weapons/opium"]) == {
        "killer weapons, killer opium, killer art"
    }


def test_croupiers_take_units_of_repeated_resources_only():
    """OM-19: weapons twice and opium, with one, two and three Croupiers; the discount never takes the opium."""
    hand = ["killer money", "killer weapons", "policeman weapons", "killer opium"]
    reds = ["croupier money", "croupier alcohol", "croupier art"]
    assert payments("recruit killer money", hand) == {"killer weapons, killer opium, policeman weapons"}
    assert payments("recruit killer money", hand, reds[:1]) == {
        "killer weapons, killer opium",
        "killer opium, policeman weapons",
    }
    assert payments("recruit killer money", hand, reds[:2]) == {"killer opium"}
    assert payments("recruit killer money", hand, reds) == {"killer opium"}


def test_the_player_chooses_which_repeated_resource_is_reduced():
    """OM-19: alcohol twice and weapons twice with three Croupiers cost one of either."""
    reds = ["croupier money", "croupier opium", "croupier art"]
    assert payments("recruit sailor money", ["sailor money", "killer alcohol", "killer weapons"], reds) == {
        "killer alcohol",
        "killer weapons",
    }


def test_croupiers_do_not_help_with_tiles():
    """OM-19: characters only."""
    hand = ["killer money", "policeman money", "killer alcohol"]
    assert payments("open casino-royal", hand, ["croupier weapons", "croupier opium"]) == set()
    assert payments("open casino-royal", [*hand, "dancer money"], ["croupier weapons"]) == {
        "killer money, killer alcohol, dancer money, policeman money"
    }


def test_cards_are_named_in_order_and_no_step_leads_to_a_dead_end():
    """OM-10: a card that is needed, but would leave the later ones too few, can't be named yet."""
    hand = ["dancer money", "killer alcohol", "policeman alcohol", "killer opium"]
    table = Table().seat(0, hand).play("recruit dancer money")
    assert table.legal("pay") == ["killer alcohol", "killer opium"]
    assert table.why("pay policeman alcohol") == "OM-10 macao-no-pay-short"
    table.play("pay killer opium")
    assert table.legal("pay") == ["policeman alcohol"]
    assert table.why("pay killer alcohol") == "OM-10 macao-no-pay-order"
    assert table.why("pay killer opium") == "OM-10 macao-no-pay-again"
    assert table.why("contact 1") == "OM-10 macao-no-finish-paying"


@pytest.mark.parametrize("name", ["killer art", "widow"])
def test_what_cannot_be_paid_is_refused(name):
    """OM-9: the other cards do not produce it all."""
    table = Table().seat(0, [name, "killer alcohol"])
    assert table.why(f"recruit {name}") == "OM-9 macao-no-recruit-dear"


def test_a_landlord_is_paid_by_one_red_and_two_blue_cards():
    """OM-9, OM-10, OM-12, the worked example: the blue ones are discarded, then the Landlord turns red."""
    piles = [("killer art", 3, ()), ("killer money", 3, ()), ("dancer art", 5, ()), ("dancer money", 5, ())]
    table = Table(piles=piles)
    table.seat(0, ["landlord money", "killer opium", "croupier opium", "sailor opium", "policeman alcohol"])
    table.seat(0, red=["dancer alcohol"])
    table.play("recruit landlord money")
    assert table.legal("pay") == ["killer opium", "croupier opium"]
    table.play("pay killer opium", "pay croupier opium")
    assert table.red(0) == ["dancer alcohol"]  # discards are placed first
    assert table.legal() == ["under 1", "under 2"]
    table.play("under 2")
    assert table.legal() == ["lay killer opium", "lay croupier opium"]
    table.play("lay croupier opium")
    assert table.pile(2) == ("killer money", 3, ["croupier opium", "killer opium"])
    assert table.red(0) == ["dancer alcohol", "landlord money"]
    assert table.blue(0) == ["policeman alcohol", "sailor opium"]
    assert table.to_act() == 1
