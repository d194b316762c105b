"""What tables are told of costs: units with what meets them, what is missing, a proposal that pays."""

import numpy as np
from games.macao.table import GAME, Table

from portside.core import contract
from portside.core.contract import CHANCE, OVER
from portside.games.macao.components import BY_COST, CARD_NAMES, CARDS, CONDITION, TILES
from portside.games.macao.outlook import outlook_of, units_of
from portside.games.macao.payment import full_purse, paid_purse, red_purse, shortage, without_card
from portside.games.macao.state import PAYING, TURN
from portside.games.macao.view import paid_cards, view


def positions(seats, seed, count):
    """Walk at random through a match; recruits and openings are preferred, so that there is something to pay."""
    rng = np.random.default_rng(seed)
    state = GAME.new(seats)
    for _ in range(count):
        seat = int(contract.to_act(state))
        if seat == OVER:
            return
        if seat == CHANCE:
            weights = np.array(GAME.outcome_weights(state), float)
            contract.resolve(state, int(rng.choice(len(weights), p=weights / weights.sum())))
            continue
        yield state, seat
        legal = GAME.legal_actions(state, seat)
        bold = [action for action in legal if GAME.actions[action].startswith(("recruit", "open"))]
        contract.apply(state, seat, int(rng.choice(bold if bold and rng.random() < 0.8 else legal)))


def targets(state, seat):
    cards = {int(card) for card in state.blue[seat, : state.blues[seat]]}
    return [*cards, *(CARDS + tile for tile in range(len(TILES)) if CONDITION[tile] == BY_COST)]


def test_units_that_are_due_are_as_many_as_the_rules_say():
    """OM-9, OM-10, OM-19, OM-20: on random matches of 2 and 4 seats."""
    seen = 0
    for seats in (2, 4):
        for state, seat in positions(seats, seats, 700):
            for target in targets(state, seat):
                units = units_of(state, seat, target, [])
                due = sum(unit.how == "due" for unit in units)
                assert due == shortage(red_purse(state, seat), target)
                seen += 1
            if state.phase == PAYING:
                paid = paid_cards(state)
                units = units_of(state, seat, int(state.target), paid)
                assert sum(unit.how == "due" for unit in units) == shortage(paid_purse(state, seat), int(state.target))
                assert sum(unit.how == "blue" for unit in units) == len(paid)
    assert seen > 1000


def test_a_proposal_pays_with_no_card_too_many():
    """OM-10: what is proposed is legal step by step and ends the payment."""
    tried = 0
    for state, seat in positions(3, 5, 900):
        if state.phase != TURN:
            continue
        for outlook in view(state, seat).outlooks:
            verb = "recruit" if outlook.target in CARD_NAMES else "open"
            legal = [GAME.actions[action] for action in GAME.legal_actions(state, seat)]
            assert outlook.may == (f"{verb} {outlook.target}" in legal)
            if not outlook.may or not outlook.units:
                continue
            assert len(outlook.proposal) == outlook.blues
            trial = GAME.copy(state)
            for name in (f"{verb} {outlook.target}", *(f"pay {card}" for card in outlook.proposal)):
                assert GAME.action_ids[name] in GAME.legal_actions(trial, seat)
                contract.apply(trial, seat, GAME.action_ids[name])
            assert trial.phase != PAYING
            tried += 1
    assert tried > 20


def test_what_would_help_lowers_what_is_missing():
    for state, seat in positions(2, 9, 300):
        for target in targets(state, seat):
            outlook = outlook_of(state, seat, target)
            purse = full_purse(state, seat)
            assert outlook.short == shortage(without_card(purse, target) if target < CARDS else purse, target)
            assert bool(outlook.helps) == (outlook.short > 0)


def test_a_croupier_spares_a_unit_and_a_trader_lets_another_resource_pay():
    """OM-19, OM-20."""
    table = Table()
    table.seat(0, blue=["landlord money"], red=["croupier art", "trader alcohol/art"])
    units = outlook_of(table.state, 0, CARD_NAMES.index("landlord money")).units
    # A Landlord for opium, opium, alcohol: the Trader's art and the Croupier's stand for alcohol.
    assert sorted((unit.resource, unit.how) for unit in units) == [
        ("alcohol", "red"), ("opium", "due"), ("opium", "spared"),
    ]  # fmt: skip


def test_the_supply_counts_members_and_contacts_apart():
    """OM-10, OM-22."""
    table = Table()
    table.seat(0, blue=["dancer money", "widow"], red=["sailor art", "trader money/art"])
    supply = view(table.state, 0).players[0].supply
    assert supply.red == {"art": 2, "weapons": 1}
    assert supply.blue == {"money": 1, "joker": 1}
    assert supply.joined == [["money", "art"]]
