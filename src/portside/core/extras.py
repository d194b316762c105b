"""Optional packages: a part of Portside that needs one says in a sentence how to get it."""

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ImportError):
    """A package that an optional part needs is not installed; says the command that installs it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"{package} is not installed; type: pip install 'portside[{extra}]'", name=package)
        self.package = package
        self.extra = extra


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import optional packages inside this: `with extra("envs"): import gymnasium`."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "portside":
            raise
        raise MissingExtra(package, name) from error
