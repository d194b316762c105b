"""The report of an event, for people: one HTML file with plots."""

from portside.arena import plots
from portside.arena.page import page, paragraph, section
from portside.arena.summary import Meeting, Summary
from portside.core.registry import load
from portside.locales import speaker


def write_report(summary: Summary, lang: str) -> str:
    """Return the report of an event as HTML."""
    say = speaker(lang)
    game = load(summary.game)
    lead = say(
        "arena-report-lead", title=game.title, seats=summary.seats, matches=summary.matches, seed=str(summary.seed)
    )
    sections = [
        section(
            say("arena-report-ratings"), paragraph(say("arena-report-ratings-note"), "note"), *_ratings(summary, lang)
        ),
        section(
            say("arena-report-meetings"), paragraph(say("arena-report-meetings-note"), "note"), _meetings(summary, lang)
        ),
        section(say("arena-report-seats"), paragraph(say("arena-report-seats-note"), "note"), _seats(summary, lang)),
        section(
            say("arena-report-length"),
            paragraph(say("arena-report-length-note", moves=round(summary.moves.mean, 1))),
            plots.histogram(say("arena-report-length"), [summary.moves.counts], [""]),
        ),
        section(
            say("arena-report-points"),
            plots.table(
                [say("arena-report-bot"), say("arena-report-mean")],
                [
                    [name, f"{one.mean:.2f}" if one.counts else "–"]
                    for name, one in zip(summary.bots, summary.points, strict=True)
                ],
            ),
            plots.histogram(say("arena-report-points"), [one.counts for one in summary.points], summary.bots),
        ),
        section(say("arena-report-failures"), *_failures(summary, lang)),
    ]
    return page(lang, say("arena-report-title", title=game.title), lead, sections)


def _ratings(summary: Summary, lang: str) -> list[str]:
    say = speaker(lang)
    head = ["bot", "rating", "interval", "beaten", "matches"]
    rows = [
        [
            one.name,
            f"{one.rating:.0f}".replace("-", "−"),
            f"{one.low:.0f} … {one.high:.0f}".replace("-", "−"),
            f"{100 * one.beaten:.1f} %",
            str(one.matches),
        ]
        for one in summary.standings
    ]
    drawn = plots.intervals(
        say("arena-report-ratings"), [(one.name, one.rating, one.low, one.high) for one in summary.standings]
    )
    return [plots.table([say(f"arena-report-{name}") for name in head], rows), drawn]


def _meetings(summary: Summary, lang: str) -> str:
    say = speaker(lang)

    def cell(one: Meeting | None) -> tuple[float, str] | None:
        if one is None:
            return None
        low, high = round(100 * one.low, 1), round(100 * one.high, 1)
        return one.share, say("arena-report-hint", low=low, high=high, matches=one.matches)

    order = [summary.bots.index(one.name) for one in summary.standings]
    cells = [[cell(summary.meetings[i][j]) for j in order] for i in order]
    return plots.matrix(say("arena-report-meetings-caption"), [summary.bots[i] for i in order], cells)


def _seats(summary: Summary, lang: str) -> str:
    say = speaker(lang)
    rows = [
        (say("arena-report-seat", seat=seat + 1), 100 * one.share, 100 * one.low, 100 * one.high)
        for seat, one in enumerate(summary.by_seat)
    ]
    return plots.intervals(say("arena-report-seats"), rows, " %", 100 / summary.seats)


def _failures(summary: Summary, lang: str) -> list[str]:
    say = speaker(lang)
    if not summary.failures:
        return [paragraph(say("arena-report-no-failures"))]
    rows = [[one.bot, str(one.match), str(one.seat + 1), failure_text(one.why, lang)] for one in summary.failures[:200]]
    head = [say(f"arena-report-{name}") for name in ("bot", "match", "seat-head", "why")]
    return [paragraph(say("arena-report-failed", count=len(summary.failures)), "bad"), plots.table(head, rows)]


def failure_text(why: str, lang: str) -> str:
    """Say why a match failed: the kind of the failure, and the bot's own words."""
    kind, _, words = why.partition(": ")
    return speaker(lang)(f"arena-failure-{kind}") + (f" {words}" if words else "")
