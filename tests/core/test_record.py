"""Records: read again byte for byte, and refused with a sentence when broken."""

import random

import pytest

from portside import Match, load
from portside.core.record import RecordError, check_luck, line_of

GAME = load("shanghaien")


def finished(seed: int = 3, **options) -> Match:
    match = Match(GAME, seed=seed, **options)
    rng = random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match


RECORD = finished(names=("Anna", "Bernd"), entropy=("tide", "moon"), first=1).record()
LINES = RECORD.split("\n")


def with_line(number: int, line: str | None) -> str:
    """Return the record with a line replaced, or without it."""
    return "\n".join([*LINES[: number - 1], *([] if line is None else [line]), *LINES[number:]])


def test_a_record_reads_as_a_person_would_write_it():
    assert LINES[:13] == [
        "portside record 1",
        "game: shanghaien",
        "rules: 1",
        f"components: {GAME.components}",
        "seats: 2",
        "seat 0: Anna",
        "seat 1: Bernd",
        "first: 1",
        f"commitment: {finished().commitment}",
        "entropy: tide",
        "entropy: moon",
        "",
        "* first 1",
    ]
    assert RECORD.endswith("\nseed: 3\n")


@pytest.mark.parametrize("options", [{}, {"first": 0}, {"names": ("А", "Б")}, {"entropy": ("x",)}])
def test_a_record_read_and_written_is_the_same(options):
    record = finished(**options).record()
    assert Match.from_record(record).record() == record


def test_a_running_match_goes_on_with_the_same_luck():
    match = Match(GAME, seed=9)
    for _ in range(15):
        match.play(match.legal()[0])
    again = Match.from_record(match.record(reveal=True))
    for table in (match, again):
        while not table.over:
            table.play(table.legal()[-1])
    assert again.record() == match.record()


def test_a_record_without_its_seed_waits_for_luck_to_be_handed_in():
    match = Match(GAME, seed=9)
    again = Match.from_record(match.record())
    assert again.luck is None
    again.play("roll")
    assert again.to_act() == -1


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "not-a-record"),
        ("\x00\xff\x7f" * 100, 1, "not-a-record"),
        ("portside record 2\n", 1, "not-a-record"),
        (RECORD.replace("\n", "\r\n"), 1, "not-a-record"),
        ("portside record 1\n" + "x" * 2_000_001, 1, "too-long"),
        (with_line(2, "game: chess"), 2, "game"),
        (with_line(2, "name: chess"), 2, "expected"),
        (with_line(3, "rules: 99"), 3, "rules"),
        (with_line(3, "rules: one"), 3, "number"),
        (with_line(4, "components: 0000000000000000"), 4, "components"),
        (with_line(5, "seats: 5"), 5, "seats"),
        (with_line(8, "first: 2"), 11, "header"),
        (with_line(9, "commitment: abc"), 9, "commitment"),
        (with_line(12, None), 12, "expected-blank"),
        (with_line(13, "* first 7"), 13, "outcome"),
        (with_line(14, "0 roll"), 14, "luck-due"),
        (with_line(14, "* deal martian 9"), 14, "outcome"),
        (with_line(20, "* dice 1 1"), 20, "no-luck-due"),
        (with_line(20, "1 fly"), 20, "event"),
        (with_line(20, "9 roll"), 20, "event"),
        (with_line(20, "roll"), 20, "event"),
        (with_line(20, "1 " + "roll" * 200), 20, "event"),
        (with_line(20, "1 shanghai"), 20, "illegal"),
        (with_line(20, "0 roll"), 20, "illegal"),
        (with_line(len(LINES) - 3, "events: 1"), len(LINES) - 3, "events"),
        (with_line(len(LINES) - 2, "scores: 99 0"), len(LINES) - 2, "scores"),
        (with_line(len(LINES) - 1, "seed: 4"), len(LINES) - 1, "seed"),
        (RECORD + "more\n", len(LINES), "after-end"),
        (RECORD + "\n", len(LINES), "after-end"),
        ("\n".join(LINES[:40]), 40, "truncated"),
        ("\n".join(LINES[:40]) + "\n", 41, "truncated"),
        ("\n".join(LINES[:40])[:-2], 40, "outcome"),
        ("\n".join(LINES[:5]), 5, "truncated"),
        (RECORD[:-1], len(LINES) - 1, "truncated"),
    ],
)
def test_a_broken_record_says_on_which_line_and_why(text, line, reason):
    with pytest.raises(RecordError) as broken:
        Match.from_record(text)
    assert (broken.value.line, broken.value.reason) == (line, reason)
    assert str(broken.value).startswith(f"Line {line}: ")


def test_a_record_cut_anywhere_is_refused():
    """Nothing but the whole text is the match: no prefix passes for it."""
    for end in range(0, len(RECORD), 7):
        with pytest.raises(RecordError):
            Match.from_record(RECORD[:end])


def test_fair_luck_is_confirmed_and_a_changed_die_found():
    assert check_luck(finished()) is None
    match = finished()
    match.luck = type(match.luck)("another seed")
    assert check_luck(match) is not None
    assert check_luck(Match.from_record(RECORD)) is None


def test_a_forged_die_is_found_on_its_line():
    """Of all dice that could be changed without breaking the rules, every one is found."""
    found = 0
    for index, line in enumerate(LINES):
        if line.startswith("* dice") and (value := LINES[index + 1].split()[2]) in line:
            forged = with_line(index + 1, f"* dice {value} {value}")
            if forged == RECORD:
                continue
            try:
                wrong = check_luck(Match.from_record(forged))
            except RecordError:
                continue  # a trick was played on this roll
            assert wrong is not None
            assert line_of(forged, wrong) == index + 1
            found += 1
    assert found > 10
