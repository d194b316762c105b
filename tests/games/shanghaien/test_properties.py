"""What holds in every position of Shanghaien."""

from games.shanghaien.table import GAME
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from portside import Match
from portside.games.shanghaien.components import DECK, DICE, SAILORS
from portside.games.shanghaien.state import JOINING, NO_CARD

choices = st.lists(st.integers(0, 10**6), min_size=1, max_size=150)


def walk(seed: int, numbers: list[int]):
    """Yield the positions of a match in which number i chooses the i-th move."""
    match = Match(GAME, seed=seed)
    for number in numbers:
        yield match
        if match.over:
            return
        legal = match.legal()
        match.play(legal[number % len(legal)])
    yield match


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 10**6), numbers=choices)
def test_cards_and_dice_are_conserved(seed, numbers):
    """SH-4, SH-11, SH-20: no kind ever has more cards than the box; sailors never vanish from a crew."""
    before = 0
    for match in walk(seed, numbers):
        state = match.state
        tavern = [int(card) for card in state.tavern if card != NO_CARD]
        for kind in range(len(DECK)):
            held = state.crew[:, kind].sum() if kind < SAILORS else state.tricks[:, kind - SAILORS].sum()
            assert int(state.deck[kind]) + tavern.count(kind) + int(held) <= DECK[kind]
        in_hand = int(state.tricks.sum()) + int(state.wilds.sum()) + (state.phase == JOINING)
        assert in_hand <= int(DECK[SAILORS:].sum())
        assert int(state.deck.sum()) + len(tavern) + 6 * int(state.rounds) == 48
        assert (state.dice.sum(axis=1) + state.supply == DICE).all()
        crews = int(state.crew.sum())
        assert crews >= before
        before = crews


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 10**6), numbers=choices)
def test_a_match_always_goes_on_and_ends(seed, numbers):
    """SH-6, SH-9, SH-21: no dead end; a round takes at most six turns of each player."""
    match = None
    for match in walk(seed, numbers):
        assert match.over or match.legal()
    steps = 0
    while not match.over:
        match.play(match.legal()[0])
        steps += 1
    assert steps <= 8 * 2 * 6 * 4
