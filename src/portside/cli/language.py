"""Which language to speak: --lang, else PORTSIDE_LANG, else the system's, else English."""

from collections.abc import Mapping, Sequence

from portside.locales import LANGUAGES


def choose_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language for help and errors, before the command line is parsed."""
    wanted = [environment.get(name, "") for name in ("PORTSIDE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")]
    for i, argument in enumerate(arguments):
        if argument == "--lang" and i + 1 < len(arguments):
            wanted.insert(0, arguments[i + 1])
        elif argument.startswith("--lang="):
            wanted.insert(0, argument.removeprefix("--lang="))
    return next((lang[:2] for lang in wanted if lang[:2] in LANGUAGES), "en")
