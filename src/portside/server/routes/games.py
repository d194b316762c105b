"""The games: what can be played, and by which rules."""

import msgspec
from litestar import Controller, get

from portside.bots.names import LEVELS
from portside.bots.roster import thinks
from portside.core.registry import load, names
from portside.core.rulebook import clauses, headings, read_rules
from portside.locales import speaker
from portside.server.commands import PHRASES
from portside.server.refused import Refused
from portside.server.routes.asking import AskedLang, GameName, Lang
from portside.server.views import phrase_text


class Named(msgspec.Struct, frozen=True):
    """A name for programs, and its text for people."""

    name: str
    text: str


class LevelInfo(msgspec.Struct, frozen=True):
    """A level of bots: its title, and how it thinks, in a sentence."""

    name: str
    text: str
    line: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    line: str  # what it is, in a line
    seats: list[int]
    first_is_luck: bool  # a table may set who starts
    levels: list[LevelInfo]  # of bots, the weakest first
    phrases: list[Named]


class Clause(msgspec.Struct, frozen=True):
    """A clause of the rules, in Markdown."""

    id: str
    heading: str  # of the part it stands in
    text: str


class Rules(msgspec.Struct, frozen=True):
    """The rules of a game in our words."""

    game: str
    title: str
    clauses: list[Clause]


class Games(Controller):
    path = "/api/games"
    tags = ["games"]

    @get("/")
    async def games(self, asked_lang: AskedLang, lang: Lang = None) -> list[GameInfo]:
        """List the games."""
        say = speaker(asked_lang)
        return [
            GameInfo(
                name=name,
                title=say(f"{name}-title"),
                line=say(f"{name}-title.line"),
                seats=list(load(name).seats),
                first_is_luck=load(name).first_is_luck,
                levels=[
                    LevelInfo(level, say(f"server-bot-{level}"), say(thinks(level, load(name)))) for level in LEVELS
                ],
                phrases=[Named(phrase, phrase_text(asked_lang, phrase)) for phrase in PHRASES],
            )
            for name in names()
        ]

    @get("/{game:str}/rules")
    async def rules(self, game: GameName, asked_lang: AskedLang, lang: Lang = None) -> Rules:
        """Give the rules of a game, clause by clause."""
        if game not in names():
            raise Refused("no-game", 404, game=game[:40])
        page = read_rules(game, asked_lang)
        parts = headings(page)
        found = [Clause(clause, parts[clause], text) for clause, text in clauses(page).items()]
        return Rules(game, speaker(asked_lang)(f"{game}-title"), found)
