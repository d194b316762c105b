"""Settings: from the command line, else from PORTSIDE_* variables, else the defaults."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

PREFIX = "PORTSIDE_"


def data_folder() -> Path:
    """Return the folder of the person's data."""
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "portside"


def default_database() -> str:
    return f"sqlite+aiosqlite:///{data_folder() / 'tables.db'}"


class SettingsError(ValueError):
    """A setting that can't be used: the message server-settings-<code> of the catalogue says why."""

    def __init__(self, code: str, **values: str) -> None:
        super().__init__(code)
        self.code = code
        self.values = values


@dataclass(frozen=True)
class Settings:
    """All that a server can be told. Each field is also the variable PORTSIDE_<FIELD>."""

    host: str = "127.0.0.1"
    port: int = 8088
    workers: int = 1
    database: str = field(default_factory=default_database)
    bus: str = "memory"  # or redis://…, needed for more than one worker
    origins: str = ""  # further origins whose pages may use the API, separated by commas
    proxies: str = ""  # addresses of reverse proxies whose X-Forwarded-For is believed
    secure: bool = False  # set the cookie for https only
    thinkers: int = 2  # processes in which bots think, in each worker; 0: only runners on other machines
    bots_token: str = ""  # what `portside bots` must show; none: no runners from outside
    writes: int = 20  # writing requests a second of one player or address, on average
    sockets: int = 20  # open sockets of one player or address
    tables: int = 500  # tables opened by one player that are not over
    records: int = 500  # records brought by one player
    log: str = "info"  # debug, info, warning, error

    @property
    def lite(self) -> bool:
        return self.database.startswith("sqlite")


def read(environment: Mapping[str, str], **given: Any) -> Settings:
    """Return the settings; raises SettingsError."""
    values: dict[str, Any] = {}
    for known in fields(Settings):
        if given.get(known.name) is not None:
            values[known.name] = given[known.name]
        elif (word := environment.get(PREFIX + known.name.upper())) is not None:
            values[known.name] = _value(known.name, known.type, word)
    settings = Settings(**values)
    _check(settings)
    return settings


def as_environment(settings: Settings) -> dict[str, str]:
    """Return the settings as variables, for a worker process."""
    return {PREFIX + known.name.upper(): _word(getattr(settings, known.name)) for known in fields(Settings)}


def _word(value: Any) -> str:
    return str(int(value)) if isinstance(value, bool) else str(value)


def _value(name: str, kind: Any, word: str) -> Any:
    variable = PREFIX + name.upper()
    if kind is int:
        if not word.isdecimal() or len(word) > 9:
            raise SettingsError("number", variable=variable, value=word)
        return int(word)
    if kind is bool:
        if word.lower() not in {"0", "1", "true", "false", "yes", "no"}:
            raise SettingsError("switch", variable=variable, value=word)
        return word.lower() in {"1", "true", "yes"}
    return word


def _check(settings: Settings) -> None:
    kind = settings.database.partition("://")[0]
    if kind not in {"sqlite+aiosqlite", "postgresql+asyncpg"}:
        raise SettingsError("database", value=hidden(settings.database))
    if settings.bus != "memory" and urlsplit(settings.bus).scheme not in {"redis", "rediss"}:
        raise SettingsError("bus", value=hidden(settings.bus))
    if settings.workers > 1 and (settings.lite or settings.bus == "memory"):
        raise SettingsError("workers", value=str(settings.workers))
    for name, least, most in (("port", 0, 65535), ("workers", 1, 256), ("thinkers", 0, 256), ("writes", 1, 10**6),
                              ("sockets", 1, 10**6), ("tables", 1, 10**6), ("records", 1, 10**6)):  # fmt: skip
        number = getattr(settings, name)
        if not least <= number <= most:
            raise SettingsError(
                "range", variable=PREFIX + name.upper(), least=str(least), most=str(most), value=str(number)
            )
    for origin in filter(None, settings.origins.split(",")):
        if urlsplit(origin).scheme not in {"http", "https"} or origin.rstrip("/").count("/") != 2:
            raise SettingsError("origin", value=origin)
    if settings.log not in {"debug", "info", "warning", "error"}:
        raise SettingsError("log", value=settings.log)


def hidden(url: str) -> str:
    """Return an address without its password."""
    parts = urlsplit(url)
    return url.replace(f":{parts.password}@", ":…@") if parts.password else url
