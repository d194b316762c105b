"""The one catalogue of texts: Project Fluent files, one folder a language."""

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = {"en": "English", "fr": "Français", "ru": "Русский"}
FOLDER = Path(__file__).parent
KEPT = 20_000  # sentences a language remembers


class Say:
    """A language's catalogue: say("table-turn", name="Anna") is the sentence.

    A message's first word names the file it stands in (table-turn: table.ftl), which is read when first
    asked for. `message.attribute` gives an attribute.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundles: dict[str, FluentBundle] = {}
        self._said = lru_cache(KEPT)(self._format)

    def __call__(self, message: str, /, **values: Any) -> str:
        # The same few thousand sentences again and again: 40 us to format one, 1 us to remember it.
        return self._said(message, *values.items())

    def _format(self, message: str, *pairs: tuple[str, Any]) -> str:
        values = dict(pairs)
        area = message.partition("-")[0]
        bundle = self._bundles.get(area) or self._read(area)
        name, _, attribute = message.partition(".")
        if not bundle.has_message(name):
            raise KeyError(f"{self.lang}/{area}.ftl has no message {name}")
        entry = bundle.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
        if pattern is None:
            raise KeyError(f"{self.lang}/{area}.ftl: {name} has no text of its own")
        formatted, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise errors[0]
        text = str(formatted)
        if any(isinstance(value, int | float) and value < 0 for value in values.values()):
            text = re.sub(r"(?<!\w)-(?=\d)", "−", text)  # a minus is a sign of its own, not a hyphen
        return text

    def _read(self, area: str) -> FluentBundle:
        # No isolation marks around values: terminals print them, and the browser's bundle is set alike.
        bundle = FluentBundle([self.lang], use_isolating=False)
        bundle.add_resource(FluentResource((FOLDER / self.lang / f"{area}.ftl").read_text("utf-8")))
        self._bundles[area] = bundle
        return bundle


@cache
def speaker(lang: str) -> Say:
    """Return the catalogue of a language: en, fr or ru."""
    if lang not in LANGUAGES:
        raise LookupError(f"There is no language {lang!r}; there are: {', '.join(LANGUAGES)}.")
    return Say(lang)
