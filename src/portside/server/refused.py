"""Refusals: a code for programs, a sentence for people."""

from portside.core.contract import Refusal
from portside.locales import speaker


class Refused(Exception):
    """A request that is not granted; `code` is the message server-<code> of the catalogue."""

    def __init__(self, code: str, status: int = 409, *, rule: Refusal | None = None, **values: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.status = status  # of HTTP
        self.rule = rule  # the rule of the game that forbids an action
        self.values = values

    @property
    def clause(self) -> str | None:
        return self.rule.clause if self.rule else None

    def text(self, lang: str) -> str:
        """Say the reason in a sentence."""
        return self.rule.text(lang) if self.rule else speaker(lang)(f"server-{self.code}", **self.values)
