"""How the game speaks: every message in every language, the story one thing at a time, a board of one screen."""

import re
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from games.macao.table import GAME, Table

import portside
from portside.core.contract import CHANCE, SPECTATOR
from portside.core.match import Match
from portside.games.macao.components import CARD_NAMES
from portside.locales import FOLDER, LANGUAGES, speaker

NAMES = ["Anna", "Bernd", "Chloé", "Dmitri"]
PACKAGE = Path(portside.__file__).parent / "games" / "macao"
CLAUSES = {f"OM-{number}" for number in range(1, 28)}
PILES = [("politician art", 9, ()), ("politician weapons", 8, ()), ("landlord art", 7, ()), ("landlord weapons", 6, ())]


def messages(lang):
    """Return the messages of a language with their attributes and variables."""
    parsed = FluentParser().parse((FOLDER / lang / "macao.ftl").read_text("utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in parsed.body:
        if isinstance(entry, ast.Message):
            text = entry.span and (FOLDER / lang / "macao.ftl").read_text("utf-8")[entry.span.start : entry.span.end]
            found[entry.id.name] = ([a.id.name for a in entry.attributes], set(re.findall(r"\$(\w+)", text)))
    return found


def test_every_message_is_in_every_language():
    """The same ids, attributes and variables; a language may leave a variable out only with another wording."""
    english = messages("en")
    for lang in LANGUAGES:
        own = messages(lang)
        assert own.keys() == english.keys()
        for name, (attributes, variables) in own.items():
            assert (attributes, variables) == english[name], f"{lang}: {name}"


def test_every_refusal_has_a_sentence_and_a_clause():
    """OM-13 and all others: the answer to "why not?"."""
    for refusal in GAME.refusals[1:]:
        assert refusal.clause in CLAUSES
        assert all(refusal.text(lang).endswith(".") for lang in LANGUAGES)


def test_french_and_russian_typography():
    """No-break spaces before : ; ! ? in French; guillemets and no straight quotes in Russian."""
    french = (FOLDER / "fr" / "macao.ftl").read_text("utf-8")
    text = "\n".join(line for line in french.split("\n") if not line.startswith("#"))
    assert not re.search(r" [:;!?»]|« ", text)
    assert not re.search(r"\w[;!?]", text)
    assert "'" not in text
    russian = (FOLDER / "ru" / "macao.ftl").read_text("utf-8")
    assert not re.search(r'"[А-я]', russian)
    assert russian.count("[few]") == russian.count("*[many]") == russian.count("[one]")


@pytest.mark.parametrize("folder", ["en", "fr", "ru"])
def test_every_clause_stands_on_the_rules_page(folder):
    """OM-1 to OM-27, in every language."""
    page = (PACKAGE / "rulebook" / f"{folder}.md").read_text("utf-8")
    assert {f"OM-{number}" for number in re.findall(r"\*\*OM-(\d+)\*\*", page)} == CLAUSES


def test_every_clause_is_cited_in_code_and_by_a_test():
    """OM-1 to OM-27."""
    code = "".join(path.read_text("utf-8") for path in PACKAGE.glob("*.py"))
    tests = "".join(
        path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py") if path != Path(__file__)
    )
    for text in (code, tests):
        assert {f"OM-{number}" for number in re.findall(r"OM-(\d+)", text)} >= CLAUSES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_can_be_told_from_beginning_to_end(lang, seats):
    """Choices, help, story, board and bill in every position of a match."""
    say, names, rng = speaker(lang), NAMES[:seats], Random(seats)
    match = Match(GAME, seats, seed=f"told {seats}", luck=False)
    while not match.over:
        seat = match.to_act()
        if seat == CHANCE:
            weights = GAME.outcome_weights(match.state)
            number = rng.choices(range(len(weights)), weights)[0]
        else:
            for action in match.legal():
                assert action.text(lang)
                assert "OM-" in GAME.text.action_help(say, match.state, action.id)
            number = rng.choice(match.legal()).id
        told = GAME.text.story(say, match.state, seat, number, names)
        # A set-up is told when it is complete, a placing by the card that goes; all else at once.
        assert told or seat == CHANCE
        assert all(line == line.strip() and "\n" not in line for line in told)
        match.resolve(number) if seat == CHANCE else match.play(number, seat)
        for viewer in (max(match.to_act(), 0), SPECTATOR):
            lines = GAME.text.board(say, match.state, viewer, names).split("\n")
            assert len(lines) <= 45
            assert max(map(len, lines)) <= 110
    assert all(name in GAME.text.bill(say, match.state, names) for name in names)


def story(table, name):
    seat = table.to_act()
    return GAME.text.story(speaker("en"), table.state, seat, GAME.action_ids[name], NAMES[: table.seats])


def test_each_thing_that_happens_by_itself_is_told():
    """OM-9, OM-12, OM-14, OM-16: covering, placing, turning, the Killer and who is spared, one line each."""
    table = Table(4, piles=PILES).seat(0, ["killer money", "policeman weapons", "widow"], ["killer opium"])
    table.seat(1, dead=1).seat(3, ["dancer art"])
    assert story(table, "recruit killer money") == ["Anna recruits: Killer (money). Cost: weapons ×2, opium."]
    table.play("recruit killer money", "pay policeman weapons")
    assert story(table, "pay widow") == [
        "Anna pays with: Widow.",
        "Anna: a Dead Widow covers the Widow who paid.",
        "Under pile 4 goes: Policeman (weapons).",
        "Anna has a new member: Killer (money).",
        "Killer: each opponent discards a living blue card.",
        "Bernd has no living blue card and discards nothing.",
        "Chloé has no living blue card and discards nothing.",
    ]
    table.play("pay widow")
    assert story(table, "discard dancer art") == ["Dmitri discards: Dancer (art)."]  # two piles are equal now


def test_the_end_is_told_when_it_is_triggered_and_when_it_comes():
    """OM-24: both are announced once."""
    reds = ["killer money", "killer alcohol", "killer opium", "sailor weapons", "landlord money", "trader money/art"]
    table = Table(2, piles=PILES).seat(0, ["croupier art"], reds)
    assert story(table, "recruit croupier art")[1:] == [
        "Red cards pay it all.",
        "Anna has a new member: Croupier (art).",
        "The end is triggered: 7 red characters. The round is played to its end.",
    ]
    table.play("recruit croupier art", "contact 1")
    told = GAME.text.story(speaker("en"), table.state, CHANCE, CARD_NAMES.index("dancer art"), NAMES)
    assert told == ["Pile 1 now shows: Dancer (art).", "The game is over after 1 round."]


def test_effects_that_find_nothing_are_told():
    """OM-17, OM-18: no contact without cards, no reservation without tiles."""
    table = Table(2).seat(0, ["dancer money"], ["sailor alcohol", "killer opium"])
    assert story(table, "recruit dancer money")[-1] == "Dancer: no pile has cards, so there is no contact."
    table = Table(2, centre=[]).seat(0, ["policeman money"], ["sailor art", "killer alcohol"])
    assert "Policeman: the centre has no tile to reserve." in story(table, "recruit policeman money")


def test_the_view_names_everything():
    """OM-27: what a table shows of a payment under way."""
    table = Table(2, piles=[("killer art", 3, ["sailor art"])]).seat(
        0, ["dancer money", "killer alcohol", "killer opium"]
    )
    table.play("recruit dancer money", "pay killer alcohol")
    seen = GAME.view(table.state, 1)
    assert (seen.phase, seen.turn, seen.players[0].limit) == ("paying", 0, 5)
    assert (seen.payment.target, seen.payment.paid, seen.payment.missing) == ("dancer money", ["killer alcohol"], 1)
    assert (seen.piles[0].top, seen.piles[0].unknown, seen.piles[0].known) == ("killer art", 3, ["sailor art"])
    assert seen.piles[1].top is None
