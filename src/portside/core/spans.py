"""Named ranges of numbers: of actions, outcomes or features."""

from collections.abc import Callable
from typing import NamedTuple

from portside.core.jit import kernel


class Span(NamedTuple):
    """The numbers from `first` to `last`; `of(...)` is the number of one item, compiled or not."""

    first: int
    last: int
    of: Callable[..., int]

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and self.first <= number <= self.last


def span(first: int, *shape: int) -> Span:
    """Return the span that starts at `first` and has one number for each item of a shape of 0 to 2 axes."""
    if not shape:

        @kernel
        def of() -> int:
            return first

        return Span(first, first, of)
    if len(shape) == 1:

        @kernel
        def of_one(i: int) -> int:
            return first + i

        return Span(first, first + shape[0] - 1, of_one)
    rows, width = shape

    @kernel
    def of_two(i: int, j: int) -> int:
        return first + i * width + j

    return Span(first, first + rows * width - 1, of_two)
