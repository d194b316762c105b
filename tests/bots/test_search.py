"""The tree search: the same seed gives the same move, secrets stay unknown, and it plays better than greed."""

import numpy as np
import pytest
from games.shanghaien.table import ANNA, BERND, GAME, lay, new_round, run

from portside import Match, load
from portside.arena.simulate import simulate
from portside.bots.policy import load_knowledge, narrow, retract
from portside.bots.roster import make_bot
from portside.bots.search import Budget, Opinion, Search, about_as_good, judge, new_desk
from portside.bots.tree import WIDE, find, key_of, lucks, new_tree, select, sow


def test_the_same_seed_and_iterations_give_the_same_move_on_any_number_of_threads():
    match = run(new_round(), "0 roll", "* dice 2 5")
    seen = GAME.seen_by(match.state, ANNA)
    found = [
        Search(GAME, 2, 7, Budget(iterations=400), trees=4, threads=threads).opinions(seen, ANNA)
        for threads in (1, 2, 4)
    ]
    assert found[0] == found[1] == found[2]
    assert sum(opinion.tries for opinion in found[0]) == 400
    assert Search(GAME, 2, 8, Budget(iterations=400)).opinions(seen, ANNA) != found[0]


def test_it_finds_the_move_that_wins():
    """SH-23: in the last round Anna leads by a point and may call; another turn of Bernd's could cost it."""
    match = new_round(crews={ANNA: ["italian 4"], BERND: ["spanish 4"]}, rounds=7)
    lay(match.state, ANNA, [1, 2, 2, 2])
    lay(match.state, BERND, [6, 6, 6])
    search = Search(GAME, 2, 1, Budget(iterations=4000))
    opinions = {GAME.actions[opinion.action]: opinion.utility for opinion in search.opinions(match.state, ANNA)}
    assert opinions["shanghai"] > 0.95 > opinions["roll"]
    assert GAME.actions[search.choose(match.state, ANNA)] == "shanghai"


def test_what_was_learned_stays_for_the_next_move():
    search = Search(GAME, 2, 1, Budget(iterations=2000))
    match = run(new_round(), "0 roll", "* dice 2 5")
    search.opinions(match.state, ANNA)
    used = int(search.desks[0].tree.used[0])
    match.play(search.choose(match.state, ANNA))
    assert used > 100
    node_visits = int(search.desks[0].tree.visits[: search.desks[0].tree.used[0]].max())
    assert node_visits > 2000  # the root was searched twice, and its node was found again


def forecast_of(search, seen, seat):
    """Return the utility and the points of each seat that a search forecasts."""
    worth, gain = np.zeros(search.seats), np.zeros(search.seats)
    search.forecast(seen, seat, worth, gain)
    return worth, gain


def test_a_forecast_is_what_the_search_thinks_on_average():
    """Of who is to act it is the mean of the opinions; of two seats one expects what the other does not."""
    match = run(new_round(), "0 roll", "* dice 2 5")
    seen = [GAME.seen_by(match.state, seat) for seat in (ANNA, BERND)]
    forecast, points = forecast_of(Search(GAME, 2, 1, Budget(iterations=500)), seen[ANNA], ANNA)
    opinions = Search(GAME, 2, 1, Budget(iterations=500)).opinions(seen[ANNA], ANNA)
    tries = [opinion.tries for opinion in opinions]
    assert forecast[ANNA] == pytest.approx(np.average([opinion.utility for opinion in opinions], weights=tries))
    assert points[ANNA] == pytest.approx(np.average([opinion.points for opinion in opinions], weights=tries))
    assert forecast.sum() == pytest.approx(1, abs=0.02)  # but for the margin of points
    other, _ = forecast_of(Search(GAME, 2, 1, Budget(iterations=500)), seen[BERND], BERND)
    assert other == pytest.approx(forecast, abs=0.1)


def test_a_full_tree_goes_on_playing_out():
    search = Search(GAME, 2, 1, Budget(iterations=500), nodes=20)
    match = run(new_round(), "0 roll", "* dice 2 5")
    assert sum(opinion.tries for opinion in search.opinions(match.state, ANNA)) == 500
    assert int(search.desks[0].tree.used[0]) <= 20


def test_a_tree_whose_actions_are_full_makes_room_for_the_next_move():
    """In long thoughts about picks, 15 actions a node, the room for those is gone before the room for nodes is."""
    game = load("montego_bay")
    seen = game.seen_by(Match(game, 2, seed=1).state, 0)
    search = Search(game, 2, 1, Budget(iterations=40), nodes=100)
    search.desks[0].tree.used[:] = 50, 8 * 100 - 3
    assert search.opinions(seen, 0)


def test_a_budget_of_time_is_kept_to():
    search = Search(GAME, 2, 1, Budget(milliseconds=30), trees=2, threads=2)
    match = run(new_round(), "0 roll", "* dice 2 5")
    assert sum(opinion.tries for opinion in search.opinions(match.state, ANNA)) > 0


def test_on_a_machine_too_busy_to_think_it_still_answers(monkeypatch):
    """Seen on a loaded machine: the time was over before the first iteration."""
    clock = iter(range(0, 10**6, 100))
    monkeypatch.setattr("portside.bots.search.time.monotonic", lambda: next(clock))
    match = run(new_round(), "0 roll", "* dice 2 5")
    search = Search(GAME, 2, 1, Budget(milliseconds=10))
    assert search.choose(match.state, ANNA) in GAME.legal_actions(match.state, ANNA)


@pytest.mark.parametrize("budget", [Budget(), Budget(10, 10), Budget(-1), Budget(milliseconds=-5)])
def test_a_budget_that_makes_no_sense_is_refused(budget):
    with pytest.raises(ValueError, match="budget"):
        Search(GAME, 2, 1, budget)


def test_many_actions_are_tried_little_by_little():
    tree = new_tree(4, 400)
    tree.edges[0] = 100
    tree.used[:] = 1, 100
    for _ in range(100):
        edge = select(tree, 0)
        tree.tries[edge] += 1
        tree.visits[0] += 1
    assert WIDE < np.count_nonzero(tree.tries) < 2 * WIDE + 1


def test_positions_find_their_slot_again():
    tree = new_tree(100, 100)
    words = np.arange(50, dtype=np.uint16)
    keys = []
    for i in range(100):
        words[3] = i
        key = np.uint64(key_of(words, 0))
        slot = find(tree, key)
        assert tree.keys[slot] == 0
        tree.keys[slot] = key
        keys.append((key, slot))
    assert len({key for key, _ in keys}) == 100
    assert key_of(words, 0) != key_of(words, 1)  # two seats may know the same, before either has chosen in secret
    assert all(find(tree, key) == slot for key, slot in keys)


def test_search_beats_greed_more_often_than_not():
    result = simulate(GAME, 2, 24, 3, ["uct:1500", "greedy"], cores=2)
    assert result.bots[0].wins >= 13


def test_a_simulation_with_searchers_is_the_same_on_any_number_of_cores():
    one, two = (simulate(GAME, 2, 4, 5, ["uct:50", "random"], cores=cores) for cores in (1, 2))
    assert (one.moves, one.bots) == (two.moves, two.bots)


@pytest.mark.parametrize("name", ["random", "greedy", "deckhand", "bosun", "mate", "uct:200"])
def test_a_poisoned_secret_changes_no_move(name):
    """MB-26: whatever the others have picked, a bot that is handed what its seat may see plays the same."""
    game = load("montego_bay")
    chosen = set()
    for card in range(1, 6):
        match = Match(game, 3, seed=2)
        for piece in ("large", "small"):
            match.play(f"pick {piece} {card}", 1)
        bot = make_bot(name, game, 3, seed=9)
        chosen.add(bot.choose(game.seen_by(match.state, 0), 0))
    assert len(chosen) == 1


def test_a_search_chooses_for_those_who_have_picked_as_if_they_had_not():
    """MB-10, MB-26: what others have laid face down is taken back, and the cards are laid piece by piece."""
    game = load("montego_bay")
    load_knowledge(game)
    match = Match(game, 2, seed=2)
    before = match.state.tobytes()
    for piece in ("large", "small", "third"):
        match.play(f"pick {piece} 3", 0)
    seen = game.seen_by(match.state, 1)
    taken_back = game.copy(seen)
    retract(taken_back, 1)
    assert taken_back.tobytes() == before
    actions = np.array(game.legal_actions(seen, 1), np.int64)
    assert narrow(seen, 1, actions, len(actions)) == 5
    bot = make_bot("mate", game, 2, seed=1)
    opinions = bot.opinions(seen, 1)
    assert sum(opinion.tries for opinion in opinions) == bot.budget.iterations
    assert {game.actions[opinion.action] for opinion in opinions} <= {f"pick large {card}" for card in range(1, 6)}


def test_choices_made_at_the_same_time_are_mixed():
    """MB-10: a search draws its picks, so that they can't be read."""
    game = load("montego_bay")
    match = Match(game, 2, seed=2)
    picks = {make_bot("uct:100", game, 2, seed).choose(game.seen_by(match.state, 0), 0) for seed in range(12)}
    assert len(picks) > 2


def test_a_secret_choice_is_drawn_of_what_is_about_as_good_as_the_best():
    """MB-10: not what was tried to find out that it is worse, and not what was hardly tried."""
    best, near, worse, hardly = (
        Opinion(0, 400, 0.50, 40.0),
        Opinion(1, 100, 0.497, 40.0),
        Opinion(2, 600, 0.49, 40.0),
        Opinion(3, 10, 0.90, 40.0),
    )
    assert about_as_good([worse, best, near, hardly]) == [best, near]


def laying(match):
    """Return a match of Macao at the first choice of how discards go under the smallest pile."""
    bot = make_bot("greedy", match.game, match.seats, 1)
    while match.game.actions[match.legal()[0].id].split()[0] not in ("under", "lay") or len(match.legal()) == 1:
        seat = match.to_act()
        match.play(bot.choose(match.game.seen_by(match.state, seat), seat), seat)
    return match


def test_where_discards_go_is_searched_only_where_it_is_asked():
    """OM-12: below the first choice one way stands for all, while the pile is so high that nothing is seen soon."""
    game = load("macao")
    load_knowledge(game)
    match = laying(Match(game, 2, seed=2))
    seat, state = match.to_act(), match.state
    actions = np.array(game.legal_actions(state, seat), np.int64)
    assert narrow(state, seat, actions, len(actions)) == 1
    search = make_bot("mate", game, 2, seed=1)
    assert {opinion.action for opinion in search.opinions(game.seen_by(state, seat), seat)} == set(actions)
    low = game.copy(state)
    low.unknown[:], low.knowns[:] = 1, 0  # two cards in each pile, the top included
    assert narrow(low, seat, actions, len(actions)) == len(actions)


def test_luck_follows_an_action_in_more_ways_the_more_often_it_was_tried():
    """And each of those ways is the same whenever it comes."""
    assert [lucks(tries) for tries in (0, 1, 25, 400)] == [1, 3, 11, 41]
    luck = np.zeros(1, np.uint64)

    def begun(key, action, number):
        sow(luck, np.uint64(key), action, number)
        return int(luck[0])

    assert begun(7, 3, 2) == begun(7, 3, 2) != 0
    assert len({begun(key, action, number) for key in (7, 8) for action in (0, 1) for number in (0, 1)}) == 8


def test_a_new_node_is_met_again_though_luck_lies_between():
    """OM-7: a contact turns up one of some thirty cards; drawn anew each time, luck would meet half as many again."""
    game = load("macao")
    match = Match(game, 2, seed=2)
    seat = match.to_act()
    seen = game.seen_by(match.state, seat)
    search = make_bot("mate", game, 2, seed=1)
    search.budget = Budget(iterations=200)
    search.opinions(seen, seat)
    tree = search.desks[0].tree
    visits = tree.visits[: tree.used[0]]
    assert (visits >= 4).sum() > 20


def test_by_priors_the_best_is_what_turned_out_best_not_what_looked_so():
    """A level of Macao puts first, of what it tried seriously, what is worth most; plain search the most tried."""
    game = load("macao")
    match = Match(game, 2, seed=2)
    seat = match.to_act()
    plain, mate = make_bot("uct:400", game, 2, 1), make_bot("mate", game, 2, 1)
    most_tried, *rest = plain.opinions(game.seen_by(match.state, seat), seat)
    assert all(most_tried.tries >= opinion.tries for opinion in rest)
    found = [Opinion(0, 50, 0.50, 0.0), Opinion(1, 20, 0.55, 0.0), Opinion(2, 4, 0.80, 0.0), Opinion(3, 6, 0.54, 0.0)]
    assert [opinion.action for opinion in mate._rank(found)] == [1, 3, 0, 2]


def test_an_unknown_bot_is_refused():
    with pytest.raises(LookupError, match="no bot 'hal'"):
        make_bot("hal", GAME, 2, 1)


def test_a_whole_match_of_searchers():
    match = Match(GAME, seed=4)
    bots = [make_bot("uct:30", GAME, 2, seed) for seed in (1, 2)]
    while not match.over:
        seat = match.to_act()
        match.play(bots[seat].choose(GAME.seen_by(match.state, seat), seat), seat)
    assert sorted(match.places()) in ([1, 2], [1, 1])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("played", [False, True])
def test_who_wins_is_worth_most_then_the_place_then_the_points(seats, played):
    """At the end; and at the beginning, where all are equal and share what their places are worth."""
    game = load("montego_bay")
    match = Match(game, seats, seed=3)
    bot = make_bot("random", game, seats, 1)
    while played and not match.over:
        seat = match.to_act()
        match.play(bot.choose(game.seen_by(match.state, seat), seat), seat)
    desk = new_desk(game, seats, 1)
    judge(match.state, seats, desk)
    places, points = match.places(), match.scores()
    assert (places.count(1) == seats) == (not played)
    for seat in range(seats):
        others = [other for other in range(seats) if other != seat]
        behind = sum(1.0 if places[seat] < places[other] else 0.5 * (places[seat] == places[other]) for other in others)
        lead = points[seat] - max(points[other] for other in others)
        worth = 0.85 * (places[seat] == 1) / places.count(1) + 0.1 * behind / len(others)
        assert desk.worth[seat] == pytest.approx(worth + 0.05 * (max(-1, min(1, lead / 20)) + 1) / 2)
