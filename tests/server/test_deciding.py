"""What commands lead to at a table: pure, with a clock of the tests' own."""

import gc

import pytest

from portside.core.registry import load
from portside.server import commands, deciding, events, house
from portside.server.clock import Correspondence, Live, NoClock
from portside.server.commands import OpenTable, SeatChoice
from portside.server.deciding import Asker
from portside.server.events import Entry
from portside.server.refused import Refused
from portside.server.table import Table

ANNA, BERND, CLARA = "anna", "bernd", "clara"
ME, OPEN = SeatChoice("me"), SeatChoice("open")


def bot(level="greedy"):
    return SeatChoice("bot", level)


class Desk:
    """A table with a clock that tests turn."""

    def __init__(self, game="shanghaien", seats=(ME, OPEN), **options):
        self.now = 1_000_000
        self.numbers = 0
        played = load(game)
        made = deciding.open_table(
            OpenTable(game=game, seats=list(seats), **options), ANNA, "a seed", played.rules_version,
            played.components, played.seats, played.first_is_luck,
        )  # fmt: skip
        self.table = Table("id", made[0])
        self.entries = []
        self.store(made, ANNA, "")

    def store(self, made, player, command):
        self.entries.append(Entry(self.table.version + 1, self.now, player, command, made))
        self.table = self.table.after(self.entries[-1])

    def do(self, player, command, absent=(), **fields):
        """Do something; return the events."""
        self.numbers += 1
        asked = command(id=f"c{self.numbers}", **fields)
        made = deciding.decide(self.table, asked, Asker(player, frozenset(absent)), self.now)
        self.store(made, player, asked.id)
        return made

    def refuses(self, player, command, absent=(), **fields):
        """Try something that must be refused; return the code."""
        before = self.table
        with pytest.raises(Refused) as caught:
            self.do(player, command, absent, **fields)
        assert self.table is before
        return caught.value.code

    def act(self, player, seat, pick=0):
        action = self.table.game.actions[self.table.choices[seat][pick]]
        return self.do(player, commands.Act, seat=seat, action=action)

    def tick(self, seconds):
        self.now += seconds * 1000
        if made := deciding.tick(self.table, self.now):
            self.store(made, "", "")
        return made

    def to_act(self):
        return self.table.awaited()[0]


def two_people(**options):
    desk = Desk(**options)
    desk.do(BERND, commands.TakeSeat, seat=1)
    return desk


PLAYERS = (ANNA, BERND)


def kinds(made):
    return [type(event).__name__ for event in made]


# --- sitting down ----------------------------------------------------------------------------------


def test_a_table_starts_when_its_last_seat_is_taken():
    desk = Desk()
    assert desk.table.status == "open"
    assert kinds(desk.do(BERND, commands.TakeSeat, seat=1)) == ["SeatTaken", "Started"]
    assert desk.table.status == "running"


def test_a_seat_is_taken_once():
    desk = Desk(game="macao", seats=(ME, OPEN, OPEN))
    desk.do(BERND, commands.TakeSeat, seat=1)
    assert desk.refuses(CLARA, commands.TakeSeat, seat=1) == "seat-taken"
    assert desk.refuses(CLARA, commands.TakeSeat, seat=3) == "no-seat"


def test_who_leaves_before_the_match_makes_room():
    desk = Desk(game="macao", seats=(ME, OPEN, OPEN))
    desk.do(BERND, commands.TakeSeat, seat=1)
    assert desk.refuses(CLARA, commands.LeaveSeat, seat=1) == "not-your-seat"
    desk.do(BERND, commands.LeaveSeat, seat=1)
    desk.do(CLARA, commands.TakeSeat, seat=1)
    assert desk.table.seats[1].player == CLARA


def test_the_opener_may_seat_bots_and_send_them_away():
    desk = Desk(game="macao", seats=(ME, OPEN, OPEN))
    assert desk.refuses(BERND, commands.SeatBot, seat=1, level="greedy") == "not-opener"
    desk.do(ANNA, commands.SeatBot, seat=1, level="greedy")
    desk.do(ANNA, commands.SeatBot, seat=1, level=None)
    desk.do(BERND, commands.TakeSeat, seat=1)
    assert kinds(desk.do(ANNA, commands.SeatBot, seat=2, level="greedy")) == ["BotSeated", "Started"]


def test_a_table_of_bots_alone_does_not_start():
    desk = Desk(game="macao", seats=(OPEN, bot(), OPEN))
    assert kinds(desk.do(ANNA, commands.SeatBot, seat=0, level="greedy")) == ["BotSeated"]
    assert kinds(desk.do(ANNA, commands.SeatBot, seat=2, level="greedy")) == ["BotSeated"]
    assert desk.table.status == "open"


@pytest.mark.parametrize("level", ["nobody", "uct:1000000", ""])
def test_only_known_levels_sit_at_a_table(level):
    desk = Desk(game="macao", seats=(ME, OPEN, OPEN))
    assert desk.refuses(ANNA, commands.SeatBot, seat=1, level=level) == "level"


def test_only_the_opener_gives_up_a_table_and_only_before_the_match():
    desk = Desk()
    assert desk.refuses(BERND, commands.CloseTable) == "not-opener"
    desk.do(ANNA, commands.CloseTable)
    assert desk.refuses(BERND, commands.TakeSeat, seat=1) == "given-up"
    assert two_people().refuses(ANNA, commands.CloseTable) == "begun"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"seats": (ME,)}, "seats"),
        ({"seats": (ME, OPEN, OPEN)}, "seats"),
        ({"first": 2}, "first"),
        ({"clock": Live(bank=0)}, "clock"),
        ({"clock": Live(bank=60, increment=-1)}, "clock"),
        ({"clock": Correspondence(days=31)}, "clock"),
        ({"stand_in": "nobody"}, "level"),
    ],
)
def test_a_table_that_can_not_be_is_not_opened(options, code):
    with pytest.raises(Refused) as caught:
        Desk(**options)
    assert caught.value.code == code


def test_the_table_may_set_who_starts():
    assert [two_people(first=seat).to_act() for seat in (0, 1)] == [0, 1]


# --- acting ----------------------------------------------------------------------------------------


def test_only_the_seats_own_player_acts():
    desk = two_people(first=0)
    assert desk.refuses(BERND, commands.Act, seat=0, action="roll") == "not-your-seat"
    assert desk.refuses(CLARA, commands.Act, seat=0, action="roll") == "not-your-seat"
    assert desk.refuses(BERND, commands.Act, seat=1, action="roll") == "not-allowed"
    assert desk.refuses(ANNA, commands.Act, seat=0, action="fly") == "no-action"
    desk.do(ANNA, commands.Act, seat=0, action="roll")


def test_a_refusal_by_the_rules_names_the_clause():
    """SH-9: nobody may call Shanghai before two dice are placed."""
    desk = two_people(first=0)
    with pytest.raises(Refused) as caught:
        desk.do(ANNA, commands.Act, seat=0, action="shanghai")
    assert caught.value.clause == "SH-9"
    assert caught.value.text("fr") != caught.value.text("en")


def test_an_act_on_an_outdated_table_is_refused():
    desk = two_people(first=0)
    seen = desk.table.version
    desk.act(ANNA, 0)
    assert desk.refuses(ANNA, commands.Act, seat=0, action="place 1", version=seen) == "stale"
    assert desk.refuses(ANNA, commands.Act, seat=0, action="place 1", version=seen + 9) == "version"


def test_anothers_pick_does_not_make_mine_outdated():
    """MB-10: picks are made at the same time."""
    desk = picking(two_people(game="montego_bay"))
    seen = desk.table.version
    desk.act(ANNA, 0)
    name = desk.table.game.actions[desk.table.choices[1][0]]
    desk.do(BERND, commands.Act, seat=1, action=name, version=seen)


def test_a_command_is_known_by_its_id_and_player():
    desk = two_people(first=0)
    desk.act(ANNA, 0)
    assert desk.table.done[ANNA, f"c{desk.numbers}"] == desk.table.version
    assert (BERND, f"c{desk.numbers}") not in desk.table.done


# --- taking back -----------------------------------------------------------------------------------


def picking(desk):
    """Play on until cards are picked."""
    while desk.table.match.view().phase != "picking":
        seat = desk.to_act()
        desk.act(PLAYERS[seat], seat)
    return desk


def test_ones_own_step_can_be_taken_back_until_luck_or_others_act():
    desk = two_people(first=0)
    desk.act(ANNA, 0)  # roll: the dice have fallen
    assert desk.refuses(ANNA, commands.TakeBack, seat=0) == "take-back"


def test_a_pick_can_be_taken_back_though_another_has_picked_since():
    """MB-10: picks are secret and commute, so mine does not depend on theirs."""
    desk = picking(two_people(game="montego_bay"))
    before = desk.table.match.state.tobytes()
    desk.act(ANNA, 0)
    desk.act(BERND, 1)
    desk.do(ANNA, commands.TakeBack, seat=0)
    desk.do(BERND, commands.TakeBack, seat=1)
    assert desk.table.match.state.tobytes() == before
    assert [item.message for item in desk.table.log][-2:] == ["taken-back", "taken-back"]


def test_beyond_ones_own_steps_all_people_must_agree():
    desk = two_people(first=0)
    events_before = len(desk.table.match.events)
    state = desk.table.match.state.tobytes()
    desk.act(ANNA, 0)
    desk.do(ANNA, commands.AskTakeBack, seat=0, events=events_before)
    assert desk.refuses(ANNA, commands.AnswerTakeBack, seat=0, agree=True) == "nothing-asked"
    assert desk.refuses(BERND, commands.AskTakeBack, seat=1, events=events_before) == "asked-already"
    made = desk.do(BERND, commands.AnswerTakeBack, seat=1, agree=True)
    assert kinds(made) == ["TakeBackAgreed", "WentBack"]
    assert desk.table.match.state.tobytes() == state


def test_luck_taken_back_falls_the_same_again():
    desk = two_people(first=0)
    before = len(desk.table.match.events)
    desk.act(ANNA, 0)
    rolled = desk.table.match.events[before:]
    desk.do(ANNA, commands.AskTakeBack, seat=0, events=before)
    desk.do(BERND, commands.AnswerTakeBack, seat=1, agree=True)
    desk.act(ANNA, 0)
    assert desk.table.match.events[before:] == rolled


def test_one_who_does_not_agree_is_enough_and_an_act_is_an_answer_too():
    desk = two_people(first=0)
    before = len(desk.table.match.events)
    desk.act(ANNA, 0)
    desk.do(ANNA, commands.AskTakeBack, seat=0, events=before)
    desk.do(BERND, commands.AnswerTakeBack, seat=1, agree=False)
    assert desk.table.asked is None
    desk.do(ANNA, commands.AskTakeBack, seat=0, events=before)
    desk.act(ANNA, 0)
    assert desk.table.asked is None


def test_bots_agree_to_whatever_is_asked():
    desk = Desk(seats=(ME, bot()), first=0)
    before = len(desk.table.match.events)
    desk.act(ANNA, 0)
    assert kinds(desk.do(ANNA, commands.AskTakeBack, seat=0, events=before)) == ["TakeBackAsked", "WentBack"]


def test_a_match_does_not_go_back_into_the_middle_of_luck_or_into_the_future():
    desk = two_people(first=0)
    assert desk.refuses(ANNA, commands.AskTakeBack, seat=0, events=1) == "moment"
    assert desk.refuses(ANNA, commands.AskTakeBack, seat=0, events=999) == "moment"


# --- ending early ----------------------------------------------------------------------------------


def test_of_two_the_one_who_does_not_resign_wins():
    desk = two_people()
    desk.do(ANNA, commands.Resign, seat=0)
    assert desk.table.status == "over"
    assert desk.table.places() == [2, 1]
    assert desk.refuses(BERND, commands.Resign, seat=1) == "ended"


def test_of_several_a_bot_plays_on_for_who_resigns_and_comes_last():
    desk = Desk(game="macao", seats=(ME, OPEN, OPEN))
    desk.do(BERND, commands.TakeSeat, seat=1)
    desk.do(CLARA, commands.TakeSeat, seat=2)
    desk.do(BERND, commands.Resign, seat=1)
    assert desk.table.status == "running"
    assert desk.table.seats[1].played_by
    assert desk.refuses(BERND, commands.ComeBack, seat=1) == "resigned"
    assert desk.refuses(BERND, commands.Resign, seat=1) == "resigned"
    desk.do(CLARA, commands.Resign, seat=2)
    assert desk.table.status == "over"
    assert desk.table.places() == [1, 3, 2]


def test_bots_do_not_play_on_alone():
    desk = Desk(game="macao", seats=(ME, bot(), bot()))
    desk.do(ANNA, commands.Resign, seat=0)
    assert desk.table.status == "over"
    assert desk.table.places()[0] == 3


# --- being away ------------------------------------------------------------------------------------


def test_a_bot_stands_in_for_an_absent_player_who_may_come_back():
    desk = two_people(first=1)
    assert desk.refuses(ANNA, commands.CallStandIn, seat=1) == "not-absent"
    assert desk.refuses(CLARA, commands.CallStandIn, seat=1, absent={1}) == "not-seated"
    desk.do(ANNA, commands.CallStandIn, seat=1, absent={1})
    assert desk.table.bot_to_act() == 1
    assert desk.refuses(BERND, commands.Act, seat=1, action="roll") == "stand-in-plays"
    desk.do(BERND, commands.ComeBack, seat=1)
    assert desk.table.bot_to_act() is None
    desk.do(BERND, commands.Act, seat=1, action="roll")


def test_a_bot_acts_only_for_a_seat_that_it_plays_and_on_the_position_it_saw():
    desk = Desk(seats=(ME, bot()), first=1)
    assert kinds(deciding.bot_acts(desk.table, 1, "roll", desk.table.version)) == ["Acted"]
    for seat, version in ((0, desk.table.version), (1, 0)):
        with pytest.raises(Refused):
            deciding.bot_acts(desk.table, seat, "roll", version)


# --- clocks ----------------------------------------------------------------------------------------


def test_when_time_runs_out_a_bot_plays_on():
    desk = two_people(first=0, clock=Live(bank=60))
    assert desk.tick(59) == []
    assert kinds(desk.tick(1)) == ["TimeRanOut", "BotStoodIn"]
    assert desk.table.bot_to_act() == 0
    assert desk.tick(600) == []


def test_when_time_runs_out_the_seat_resigns_if_the_table_says_so():
    desk = two_people(first=0, clock=Live(bank=60), out_of_time="resign")
    desk.tick(60)
    assert desk.table.status == "over"
    assert desk.table.places() == [2, 1]


def test_who_is_out_of_time_can_not_act_any_more():
    desk = two_people(first=0, clock=Live(bank=60))
    desk.now += 61_000
    assert desk.refuses(ANNA, commands.Act, seat=0, action="roll") == "out-of-time"


def test_the_house_wakes_for_the_clock_and_at_once_for_a_bot():
    desk = two_people(first=0, clock=Live(bank=60))
    assert desk.table.wakes_at(desk.now) == desk.now + 60_000
    assert two_people(first=0, clock=NoClock()).table.wakes_at(5) is None
    assert Desk(seats=(ME, bot()), first=1).table.wakes_at(5) == 5


def test_clocks_are_what_the_entries_tell():
    desk = two_people(first=0, clock=Live(bank=60, increment=2))
    for _ in range(12):
        desk.tick(1)
        seat = desk.to_act()
        desk.act(PLAYERS[seat], seat)
    again = Table.replay("id", desk.entries)
    assert again.clock == desk.table.clock
    assert again.match.state.tobytes() == desk.table.match.state.tobytes()
    assert again.done == desk.table.done
    assert again.log == desk.table.log


def test_what_stays_of_a_move_gives_the_collector_nothing_to_walk_through():
    """A round of it through all moves of all tables was a pause of a third of a second."""
    desk = two_people(first=0)
    for _ in range(30):
        seat = desk.to_act()
        desk.act(PLAYERS[seat], seat)
    events = desk.table.match.events
    assert len(desk.table.log) > len(events) > 30
    assert not any(gc.is_tracked(item) for item in desk.table.log)
    assert len({id(event) for event in events}) == len(set(events)) < len(events)


# --- hot seat, duplicate, rematch ------------------------------------------------------------------


def test_one_player_may_hold_all_seats():
    desk = Desk(seats=(ME, ME))
    assert desk.table.status == "running"
    for _ in range(6):
        seat = desk.to_act()
        desk.act(ANNA, seat)


def test_who_holds_several_seats_agrees_for_all_of_them():
    desk = Desk(seats=(ME, ME), first=0)
    before = len(desk.table.match.events)
    desk.act(ANNA, 0)
    assert kinds(desk.do(ANNA, commands.AskTakeBack, seat=0, events=before)) == ["TakeBackAsked", "WentBack"]


def test_a_duplicate_has_the_luck_of_the_match_it_repeats():
    first = Desk(entropy="Anna's")
    first.do(BERND, commands.TakeSeat, seat=1, entropy="Bernd's")
    first.do(ANNA, commands.Resign, seat=0)
    played = first.table.game
    request = OpenTable(game="shanghaien", seats=[ME, OPEN], duplicate="id", entropy="other")
    made = deciding.open_table(
        request, CLARA, "another seed", played.rules_version, played.components, played.seats, True, first.table
    )
    again = Table("two", made[0])
    again.add(Entry(1, 1, CLARA, "", made))
    again.add(Entry(2, 2, BERND, "", [events.SeatTaken(seat=1, player=BERND), events.Started()]))
    assert again.commitment() == first.table.commitment()
    assert again.match.events == first.table.match.events[: len(again.match.events)]


def test_a_duplicate_must_be_of_the_same_game_and_seats():
    first = two_people()
    played = load("macao")
    request = OpenTable(game="macao", seats=[ME, OPEN], duplicate="id")
    with pytest.raises(Refused) as caught:
        deciding.open_table(
            request, ANNA, "s", played.rules_version, played.components, played.seats, True, first.table
        )
    assert caught.value.code == "duplicate"


def test_a_rematch_keeps_the_seats_and_lets_another_start():
    desk = Desk(game="macao", seats=(ME, OPEN, bot("greedy")), first=2)
    desk.do(BERND, commands.TakeSeat, seat=1)
    request = deciding.rematch_of(desk.table, BERND)
    assert [choice.kind for choice in request.seats] == ["open", "me", "bot"]
    assert request.first == 0


# --- talk and limits -------------------------------------------------------------------------------


def test_only_known_phrases_are_said_and_only_by_those_who_sit_there():
    desk = two_people()
    desk.do(ANNA, commands.Talk, seat=0, phrase="hello")
    assert desk.table.talk[-1][:2] == (0, "hello")
    assert desk.refuses(ANNA, commands.Talk, seat=0, phrase="buy my boat") == "phrase"
    assert desk.refuses(CLARA, commands.Talk, seat=0, phrase="hello") == "not-your-seat"


def test_a_match_without_end_is_stopped(monkeypatch):
    desk = two_people(first=0)
    monkeypatch.setattr(deciding, "MOST_ENTRIES", desk.table.version)
    assert desk.refuses(ANNA, commands.Act, seat=0, action="roll") == "too-long"
    desk.do(ANNA, commands.Resign, seat=0)


def test_a_table_of_another_version_of_the_rules_is_refused():
    opened = events.Opened(
        game="shanghaien", rules=999, components="", seats=2, by=ANNA, seed="s", clock=NoClock(), public=False,
        out_of_time="bot", stand_in="greedy",
    )  # fmt: skip
    with pytest.raises(Refused) as caught:
        Table("id", opened)
    assert caught.value.code == "other-rules"


def test_only_the_entry_that_ends_a_match_archives_it():
    """A phrase in the same millisecond is not a second end."""
    desk = two_people()
    desk.do(ANNA, commands.Resign, seat=0)
    ending = desk.entries[-1]
    assert house._changes(desk.table, ending, None, 0).record
    desk.do(BERND, commands.Talk, seat=1, phrase="good-game")
    after = desk.entries[-1]
    assert after.at == ending.at
    assert house._changes(desk.table, after, None, 0).record is None
