"""The lab's report, for people: the standard game and the changed one side by side, with plots."""

from portside.arena import plots
from portside.arena.balance import Use
from portside.arena.lab import Compared
from portside.arena.page import page, paragraph, section
from portside.core.registry import load
from portside.locales import speaker

SHOWN = 40  # actions in the table of uses


def biggest_changes(found: Compared) -> list[tuple[Use, Use]]:
    """Return how each action was used on both sides, the most changed first, without those never used."""
    pairs = [
        (one, other)
        for one, other in zip(found.standard.uses, found.variant.uses, strict=True)
        if one.times or other.times
    ]
    return sorted(pairs, key=lambda pair: -abs(pair[0].times - pair[1].times))


def write_lab_report(found: Compared, lang: str) -> str:
    """Return the comparison as HTML."""
    say = speaker(lang)
    title = load(found.game).title
    sides = [say("arena-lab-standard"), say("arena-lab-variant")]
    both = (found.standard, found.variant)
    lead = say(
        "arena-lab-lead",
        title=title,
        changes="; ".join(found.changes),
        matches=found.standard.matches,
        seats=found.seats,
        bots=", ".join(found.bots),
        seed=str(found.seed),
    )
    order = [
        (f"{say('arena-lab-place', place=place + 1)}, {side}", 100 * one.share, 100 * one.low, 100 * one.high)
        for place in range(found.seats)
        for side, one in zip(sides, (balance.by_order[place] for balance in both), strict=True)
    ]
    figures = [
        [say(f"arena-lab-{name}"), *(f"{getattr(balance, name).mean:.2f}" for balance in both)]
        for name in ("moves", "points", "winning", "margin")
    ]
    figures.append([say("arena-lab-shared"), *(f"{100 * balance.shared:.1f} %" for balance in both)])
    uses = [
        [
            one.action,
            f"{one.times:.3f}",
            f"{other.times:.3f}",
            f"{other.times - one.times:+.3f}".replace("-", "−"),
            f"{one.wins:.2f}",
            f"{other.wins:.2f}",
        ]
        for one, other in biggest_changes(found)[:SHOWN]
    ]
    head = ["action", "times-standard", "times-variant", "difference", "wins-standard", "wins-variant"]
    sections = [
        section(say("arena-lab-figures"), plots.table([say("arena-lab-figure"), *sides], figures)),
        section(
            say("arena-lab-order"),
            paragraph(say("arena-lab-order-note"), "note"),
            plots.intervals(say("arena-lab-order"), order, " %", 100 / found.seats),
        ),
        *(
            section(
                say(f"arena-lab-{name}"),
                plots.histogram(say(f"arena-lab-{name}"), [getattr(balance, name).counts for balance in both], sides),
            )
            for name in ("moves", "points", "margin")
        ),
        section(
            say("arena-lab-uses"),
            paragraph(say("arena-lab-uses-note"), "note"),
            plots.table([say(f"arena-lab-{name}") for name in head], uses),
        ),
    ]
    return page(lang, say("arena-lab-title", title=title), lead, sections)
