"""What the table says: story, board, bill and choices, in three languages."""

import re
from pathlib import Path

import pytest
from games.montego_bay.table import GAME, Table

from portside.core.chance import below, streams
from portside.core.contract import CHANCE, SPECTATOR
from portside.core.match import Match, step
from portside.locales import FOLDER, LANGUAGES, speaker

NAMES = ("Anna", "Bernd", "Clara", "David")
EN = speaker("en")


def random_match(seats: int, seed: int) -> Match:
    """Play a match at random, its pending seats in any order."""
    match = Match(GAME, seats, seed=seed)
    rng = streams(seed, seats, 1)
    while not match.over:
        waiting = [seat for seat in match.pending() if seat == match.to_act() or below(rng, 4) == 0]
        seat = waiting[below(rng, len(waiting))]
        actions = GAME.legal_actions(match.state, seat)
        match.play(actions[below(rng, len(actions))], seat)
    return match


def tell(table: Table, seat: int, action: str) -> list[str]:
    """Return the story of an action."""
    return GAME.text.story(EN, table.state, seat, GAME.action_ids[action], NAMES[: table.seats])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_everything_can_be_said_at_every_position(lang: str, seats: int) -> None:
    """MB-1 to MB-26: no message lacks a value, and telling changes nothing."""
    say, names = speaker(lang), NAMES[:seats]
    state = GAME.new(seats)
    for event in random_match(seats, seed=3).events:
        position = state.tobytes()
        story = GAME.text.story(say, state, event.seat, event.number, names)
        assert all(line and line == line.strip() and "{" not in line for line in story)
        for action in range(len(GAME.actions)):
            assert GAME.text.action_text(say, state, action)
            assert "(MB-" in GAME.text.action_help(say, state, action)
        for viewer in (SPECTATOR, seats - 1):
            lines = GAME.text.board(say, GAME.seen_by(state, viewer), viewer, names).split("\n")
            assert len(lines) <= 36
            assert max(map(len, lines)) <= 110
        assert GAME.text.bill(say, state, names)
        assert state.tobytes() == position
        step(state, event)
    bill = GAME.text.bill(say, state, names)
    assert all(name in bill for name in names)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_story_tells_no_card_before_it_is_turned(seats: int) -> None:
    """MB-26: the story of a pick that ends nothing is the same for all values."""
    match = random_match(seats, seed=4)
    state = GAME.new(seats)
    names = NAMES[:seats]
    picks = 0
    for event in match.events:
        told = GAME.text.story(EN, state, event.seat, event.number, names)
        if event.seat != CHANCE and "pick" in GAME.actions[event.number] and EN("montego_bay-story-reveal") not in told:
            picks += 1
            others = [
                action
                for action in GAME.legal_actions(state, event.seat)
                if GAME.actions[action].split()[1] == GAME.actions[event.number].split()[1]
            ]
            assert all(GAME.text.story(EN, state, event.seat, action, names) == told for action in others)
            assert not any(char.isdigit() for line in told for char in line)
        step(state, event)
    assert picks > 20


def test_the_story_tells_moves_one_by_one() -> None:
    """MB-11, MB-12, MB-13: a push, a blocked push and a stay."""
    order = ["large 0", "large 1", "large 2", "small 0", "small 1", "small 2"]
    table = Table(3, order).stand({"large 0": 1, "large 1": 3, "large 2": 5, "small 0": 8, "small 1": 6, "small 2": 9})
    table.play(0, "pick large 2", "pick small 1")
    table.play(1, "pick large 2", "pick small 2")
    table.play(2, "pick large 1")
    told = tell(table, 2, "pick small 4")
    assert told[:9] == [
        "Clara lays a card face down: small docker.",
        "All cards are laid. The dockers move.",
        "Anna, large docker: card 2, from space 1 to space 3.",
        "Pushed across to space 10: Bernd, large docker.",
        "Bernd, large docker: card 2, from space 10 to space 12.",
        "Clara, large docker: card 1, from space 5 to space 6.",
        "Pushed across to space 7: Bernd, small docker.",
        "Anna, small docker: card 1, from space 8 to space 9.",
        "Pushed across to space 4: Clara, small docker.",
    ]


def test_the_story_tells_a_blocked_push() -> None:
    """MB-13."""
    table = Table(3).stand({"large 0": 3, "large 1": 5, "large 2": 8, "small 0": 0, "small 1": 4, "small 2": 13})
    table.play(1, "pick large 1", "pick small 1")
    table.play(2, "pick large 1", "pick small 1")
    table.play(0, "pick small 1")
    assert tell(table, 0, "pick large 2")[2:4] == [
        "Anna, large docker: card 2, from space 3 to space 5.",
        "Nobody can be pushed there (Bernd, large docker): back on space 3, where the move began.",
    ]


def test_the_story_tells_a_filled_ship() -> None:
    """MB-18, MB-21, worked example: 5/2/2/1, filled by who has five."""
    table = Table(4).moor(2, 10, 4, 2, 2, 1).stand({"large 0": 9, "small 3": 0}).walk()
    assert tell(table, 0, "load 2") == [
        "Anna loads a barrel at pier 2: ship of 10 (5-3-2), 0 slots free.",
        "Sails full from pier 2: ship of 10 (5-3-2). Barrels: Anna 5, Bernd 2, Clara 2, David 1. "
        "Points: Anna 5, Bernd 3, Clara 3, David 0.",
        "1 point more for the last slot: Anna.",
        "New at pier 4: ship of 8 (4-3-1).",
    ]


def test_the_story_tells_the_end() -> None:
    """MB-23, MB-24."""
    table = Table(4).moor(1, 10, 9).empty_piers(2).empty_piles().stand({"large 0": 0}).walk()
    assert tell(table, 0, "load 1")[3:] == [
        "No ship is left in port. Anna brings barrels to the pub: 2.",
        "Boats left in port: 0. The game ends.",
        "The pub is scored. Barrels: Anna 2. Points: Anna 3.",
    ]


def test_the_board_is_a_plan_of_the_quay_in_words() -> None:
    """MB-6."""
    table = Table(4).stand({"large 0": 1, "small 1": 13})
    lines = GAME.text.board(EN, table.state, 0, NAMES).split("\n")
    assert lines[1:5] == [
        "North lane, left to right, as the dockers walk:",
        " ".join(f"space {space}".ljust(12) for space in range(8)).rstrip(),
        " ".join(f"{count} barrels".ljust(12) for count in (3, 3, 3, 2, 2, 2, 2, 4)).rstrip(),
        " ".join(who.ljust(12) for who in ("free", "Anna", *["free"] * 6)).rstrip(),
    ]
    assert " ".join(f"space {space}".ljust(12) for space in range(15, 7, -1)).rstrip() in lines


def test_messages_are_the_same_in_all_languages() -> None:
    """MB-1 to MB-26: ids, attributes and values."""

    def shape(lang: str) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        name = ""
        for line in Path(FOLDER / lang / "montego_bay.ftl").read_text("utf-8").split("\n"):
            if start := re.match(r"([a-z_]+-[a-z0-9_-]+) =", line):
                name = start[1]
                found[name] = set()
            if start := re.match(r"    (\.[a-z]+) =", line):
                found[name].add(start[1])
            if name:
                found[name] |= set(re.findall(r"\$[a-z_]+", line))
        return found

    assert shape("fr") == shape("en") == shape("ru")


def test_french_has_its_narrow_spaces() -> None:
    """No plain space stands before : ; ! ? in a French text."""
    text = (FOLDER / "fr" / "montego_bay.ftl").read_text("utf-8")
    values = re.sub(r"^#.*$", "", text, flags=re.MULTILINE)
    assert not re.search(r" [:;!?](\s|$)", values)
    assert "« " not in values
