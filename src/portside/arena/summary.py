"""What an event found, as numbers: standings, who beat whom, seats, lengths, points, failures."""

from collections.abc import Sequence

import msgspec

from portside.arena.duplicate import Share, interval, share_by_deal
from portside.arena.event import Event, Played
from portside.arena.ratings import Contest, Standing, rate


class Meeting(msgspec.Struct, frozen=True):
    """How much of its matches against another an entrant won, an equal place counting one half."""

    share: float
    low: float
    high: float
    matches: int


class Spread(msgspec.Struct, frozen=True):
    """How often which number came, and the mean."""

    counts: dict[int, int]
    mean: float


class Failed(msgspec.Struct, frozen=True):
    """A match that an entrant lost by failing."""

    match: int
    bot: str
    seat: int
    why: str


class Summary(msgspec.Struct, frozen=True):
    """What an event found."""

    game: str
    seats: int
    seed: int
    matches: int
    bots: list[str]
    standings: list[Standing]
    meetings: list[list[Meeting | None]]  # by entrant and entrant
    by_seat: list[Meeting]  # share of the first places by seat
    moves: Spread
    points: list[Spread]  # by entrant
    seconds: float  # a match, on average
    failures: list[Failed]


def summarise(event: Event, matches: Sequence[Played]) -> Summary:
    """Sum an event up."""
    names = [entrant.name for entrant in event.entrants]
    sound = [match for match in matches if match.failed < 0]
    return Summary(
        game=event.game,
        seats=event.seats,
        seed=event.seed,
        matches=len(matches),
        bots=names,
        # Deals of one number share their luck in every group, so they hang together.
        standings=rate(names, [Contest(match.bots, match.places, match.deal) for match in matches]),
        meetings=[[_meeting(matches, one, other) for other in range(len(names))] for one in range(len(names))],
        by_seat=[_by_seat(sound, seat) for seat in range(event.seats)],
        moves=spread([match.moves for match in sound]),
        points=[
            spread([p for match in sound for b, p in zip(match.bots, match.points, strict=True) if b == bot])
            for bot in range(len(names))
        ],
        seconds=round(sum(match.seconds for match in matches) / max(1, len(matches)), 4),
        failures=[
            Failed(number, names[match.bots[match.failed]], match.failed, match.why)
            for number, match in enumerate(matches)
            if match.failed >= 0
        ],
    )


def spread(numbers: Sequence[int]) -> Spread:
    """Count how often each number comes."""
    counts: dict[int, int] = {}
    for number in sorted(numbers):
        counts[number] = counts.get(number, 0) + 1
    return Spread(counts, round(sum(numbers) / max(1, len(numbers)), 4))


def _meeting(matches: Sequence[Played], one: int, other: int) -> Meeting | None:
    by_deal: dict[tuple[int, int], list[float]] = {}
    for match in matches:
        if one != other and one in match.bots and other in match.bots:
            ours = [place for bot, place in zip(match.bots, match.places, strict=True) if bot == one]
            theirs = [place for bot, place in zip(match.bots, match.places, strict=True) if bot == other]
            ahead = [(a < b) + (a == b) / 2 for a in ours for b in theirs]
            by_deal.setdefault((match.group, match.deal), []).append(sum(ahead) / len(ahead))
    return _rounded(share_by_deal(list(by_deal.values()))) if by_deal else None


def _by_seat(matches: Sequence[Played], seat: int) -> Meeting:
    """Return a seat's share of first places. Each entrant sat at each seat, so strength cancels out."""
    won = [(match.places[seat] == 1) / sum(place == 1 for place in match.places) for match in matches]
    share = sum(won) / max(1, len(won))
    return _rounded(Share(share, *interval(share, max(1, len(won))), len(won)))


def _rounded(share: Share) -> Meeting:
    return Meeting(round(share.share, 4), round(share.low, 4), round(share.high, 4), share.matches)
