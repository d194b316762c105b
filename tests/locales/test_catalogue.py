"""One catalogue: every message in every language, with the same values, and right plurals."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import portside
from portside.core.registry import load, names
from portside.locales import FOLDER, LANGUAGES, speaker

PACKAGE = Path(portside.__file__).parent
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))
PLURALS = {"en": {"one", "other"}, "fr": {"one", "other"}, "ru": {"one", "few", "many"}}


class Used(Visitor):
    """Collects the variables of a message and the plural forms of its selectors."""

    def __init__(self):
        self.variables = set()
        self.forms = []

    def visit_VariableReference(self, node):  # noqa: N802 - fluent's name
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node):  # noqa: N802 - fluent's name
        self.forms.append({variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)})
        self.generic_visit(node)


def messages(lang: str, file: str) -> dict[str, Used]:
    """Return each message and each attribute of a file, with what it uses."""
    found = {}
    resource = FluentParser().parse((FOLDER / lang / file).read_text("utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{file}: {entry.content}"
        if not isinstance(entry, ast.Message):
            continue
        for name, pattern in [("", entry.value), *((f".{part.id.name}", part.value) for part in entry.attributes)]:
            if pattern:
                assert entry.id.name + name not in found, f"{lang}/{file} says {entry.id.name}{name} twice"
                found[entry.id.name + name] = Used()
                found[entry.id.name + name].visit(pattern)
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_the_same_messages_with_the_same_values(lang, file):
    english, other = messages("en", file), messages(lang, file)
    assert set(other) == set(english)
    for name, used in english.items():
        assert other[name].variables == used.variables, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_language_has_files_of_its_own(lang):
    assert sorted(path.name for path in (FOLDER / lang).glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_have_the_forms_of_the_language(lang, file):
    for name, used in messages(lang, file).items():
        for forms in (forms for forms in used.forms if forms & {"one", "few", "many"}):
            assert forms >= PLURALS[lang], f"{lang}/{file}: {name}"


def test_every_message_the_code_names_exists():
    """Message ids in the code are literals or f-strings with a known prefix."""
    known = set().union(*(messages("en", file) for file in FILES))
    prefixes = {name.partition("-")[0] for name in known}
    pattern = re.compile(rf'"((?:{"|".join(sorted(prefixes))})-[a-z0-9-]+(?:\.[a-z]+)?)"')
    for path in PACKAGE.rglob("*.py"):
        for name in pattern.findall(path.read_text("utf-8")):
            assert name in known, f"{path.name} says {name}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_refusal_can_be_said(game, lang):
    for refusal in load(game).refusals:
        if refusal:
            assert refusal.text(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_action_can_be_said_and_explained(game, lang):
    played = load(game)
    say = speaker(lang)
    for seats in played.seats:
        state = portside.Match(played, seats, seed=1).state
        for action in range(len(played.actions)):
            assert played.text.action_text(say, state, action)
            assert played.text.action_help(say, state, action)


def test_numbers_take_the_right_plural():
    dice = {
        lang: [speaker(lang)("shanghaien-bill-total", name="A", points=n) for n in (1, 2, 5, 21)] for lang in LANGUAGES
    }
    assert dice["en"] == ["A: 1 point", "A: 2 points", "A: 5 points", "A: 21 points"]
    assert [line.split("\u00a0")[-1].split()[-1] for line in dice["fr"]] == ["point", "points", "points", "points"]
    assert [line.split()[-1] for line in dice["ru"]] == ["очко", "очка", "очков", "очко"]


def test_a_minus_is_not_a_hyphen():
    assert speaker("en")("macao-price", cost="art", coins=-2) == "cost: art; −2 coins"


def test_an_unknown_language_or_message_is_an_error():
    with pytest.raises(LookupError, match="language"):
        speaker("de")
    with pytest.raises(KeyError, match="no message"):
        speaker("en")("table-nonsense")
    with pytest.raises(Exception, match="name"):
        speaker("en")("table-turn")
