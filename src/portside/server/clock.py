"""Clocks: what a seat has left, as arithmetic. All times are whole milliseconds."""

import msgspec

SECOND = 1000
DAY = 24 * 3600 * SECOND


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """Everybody takes the time they need."""


class Live(msgspec.Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """A bank for the whole match, and an increment for each turn done."""

    bank: int  # seconds
    increment: int = 0  # seconds


class Correspondence(msgspec.Struct, frozen=True, tag_field="kind", tag="correspondence", forbid_unknown_fields=True):
    """So many days for each turn."""

    days: int


Setting = NoClock | Live | Correspondence


class Clock(msgspec.Struct):
    """The clocks of all seats: those who may act run, until they no longer may."""

    setting: Setting
    left: list[int]  # by seat, at the moment `at`
    running: list[bool]  # by seat
    at: int

    @staticmethod
    def start(setting: Setting, seats: int, now: int) -> "Clock":
        """Return clocks at rest."""
        return Clock(setting, [full(setting)] * seats, [False] * seats, now)

    def left_at(self, seat: int, now: int) -> int:
        """Return what a seat has left; never below nothing."""
        gone = now - self.at if self.running[seat] else 0
        return max(0, self.left[seat] - gone)

    def turn(self, pending: list[int], now: int, acted: int | None = None) -> None:
        """Let the clocks of those run who may act now.

        Who was running and no longer is has done a turn; in correspondence each act is one.
        """
        if isinstance(self.setting, NoClock):
            return
        for seat, was_running in enumerate(self.running):
            self.left[seat] = self.left_at(seat, now)
            self.running[seat] = seat in pending
            moved = seat == acted and isinstance(self.setting, Correspondence)
            if moved or (was_running and not self.running[seat]):
                self.left[seat] = self._after_turn(seat)
        self.at = now

    def stop(self, now: int) -> None:
        """Let no clock run."""
        self.turn([], now)

    def refill(self, seat: int) -> None:
        """Give a seat a full clock: somebody else plays on."""
        self.left[seat] = full(self.setting)

    def out_of_time(self, now: int) -> list[int]:
        """List the seats whose time has run out."""
        if isinstance(self.setting, NoClock):
            return []
        return [seat for seat, runs in enumerate(self.running) if runs and self.left_at(seat, now) == 0]

    def next_end(self) -> int | None:
        """Return when the first running clock runs out."""
        if isinstance(self.setting, NoClock):
            return None
        ends = [self.at + self.left[seat] for seat, runs in enumerate(self.running) if runs]
        return min(ends, default=None)

    def _after_turn(self, seat: int) -> int:
        if isinstance(self.setting, Live):
            return self.left[seat] + self.setting.increment * SECOND
        return full(self.setting)


def full(setting: Setting) -> int:
    """Return what a seat has at the start."""
    match setting:
        case Live(bank=bank):
            return bank * SECOND
        case Correspondence(days=days):
            return days * DAY
        case _:
            return 0
