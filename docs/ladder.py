"""Writes docs/ladder.md from the results in docs/ladder/: nothing there is typed by hand.

    .venv/bin/python docs/ladder.py

Results are what `portside ladder --save FILE`, `portside simulate --duplicate --json > FILE`, bench/bars.py,
bench/spiel.py and bench/picks.py wrote.
"""

import json
import re
from itertools import pairwise
from pathlib import Path

from portside import load
from portside.arena.duplicate import interval
from portside.bots.names import LEVELS
from portside.bots.net import packaged_mark

FOLDER = Path(__file__).parent / "ladder"
PAGE = Path(__file__).parent / "ladder.md"
GAMES = {"shanghaien": "Shanghaien", "macao": "Les Ombres de Macao", "montego_bay": "Montego Bay"}

# The share that captain should win, by game, seats and against whom; at four seats 25 % is even.
# A level should win as much against the one below; so captain with ten times the time, which is what admiral has.
NEIGHBOUR = 0.6
OWN_BARS = {
    ("shanghaien", 2, "greedy"): 0.96,
    ("shanghaien", 2, "uct:2000"): 0.85,
    ("shanghaien", 2, "uct:20000"): 0.75,
    ("shanghaien", 2, "uct:200000"): 0.65,
}
BARS = {(2, "greedy"): 0.95, (2, "uct"): 0.6, (4, "uct"): 0.45, (2, "mate"): NEIGHBOUR, (2, "captain"): NEIGHBOUR}
SPIEL = 0.75  # OpenSpiel's own search, at equal time

HEAD = """# How strong the bots are

Written by `docs/ladder.py` from the results in docs/ladder; each table names the command that made it. All
matches are in duplicate: a deal's luck is the same for as many matches as there are seats, each bot sitting
once at each. Intervals are 95 %, and allow for the matches of a deal hanging together, but for those of levels that met
in a ladder; a bar is cleared when the lower end is not below it, and missed when the upper end is. Where a bar was
played with several thinking times, its line shows the result nearest to clearing it, and all are below; of a captain
that grows, the one that thought the longest. Rows of bench/bars.py
and bench/spiel.py give both searches as many iterations as they do in so much processor time, since the machine
was shared. A captain that thinks longer against itself shows how strength grows with time: ten times the time is
also what admiral (two cores, 5 s) has of captain's (one core, 1 s).
"""


def is_earlier(found: dict) -> bool:
    """Tell whether a result was made with something else than what the bots have learned by now, or names nothing."""
    return found.get("net") != packaged_mark(load(found["game"]), found["seats"])


def against(found: dict) -> str:
    """Return against whom a result was played, without how long those thought: that is the row's."""
    name = found["bots"][1]["name"]
    if name.startswith("OpenSpiel"):
        return "OpenSpiel"
    return name if found["game"] == "shanghaien" else re.split("[:,]", name)[0]


def bar_of(found: dict) -> float | None:
    """Return the share that the first bot of a result should win, None where there is no bar."""
    other = against(found)
    if other == "OpenSpiel":
        return SPIEL
    return OWN_BARS.get((found["game"], found["seats"], other), BARS.get((found["seats"], other)))


def verdict(bar: float | None, low: float, high: float) -> str:
    """Return whether a share clears its bar, if there is one: the lower end of the interval has to."""
    if bar is None:
        return ""
    return f"{round(100 * bar)} %: " + ("**cleared**" if low >= bar else "missed" if high < bar else "not decided")


def bars(matches: list[dict], ladders: list[dict]) -> list[str]:
    """Return the table of bars, each with one of the results played for it; levels below captain meet in ladders."""
    nearest: dict[tuple, dict] = {}
    for found in matches:
        if bar_of(found):
            bar = (GAMES[found["game"]], found["seats"], against(found))
            nearest[bar] = max(nearest.get(bar, found), found, key=telling)
    lines = [
        "| game | seats | who | against | won | 95 % interval | bar |",
        "|---|---:|---|---|---:|---|---|",
    ]
    for (title, seats, _), found in sorted(nearest.items(), key=lambda item: item[0]):
        one, other = found["bots"][0], found["bots"][1]
        low, high = one["win_rate_95"]
        lines.append(
            f"| {title} | {seats} | {called(one, found)} | {other['name']} "
            f"| {percent(one['win_rate'])} | {percent(low)} to {percent(high)} | {verdict(bar_of(found), low, high)} |"
        )
    for found in ladders:
        for met in found["meetings"]:
            if (met["other"], met["one"]) in pairwise(LEVELS[: LEVELS.index("captain") + 1]):
                low, high = interval(met["ahead"], met["matches"])
                lines.append(
                    f"| {GAMES[found['game']]} | {found['seats']} | {met['one']} | {met['other']} "
                    f"| {percent(met['ahead'])} | {percent(low)} to {percent(high)} | {verdict(NEIGHBOUR, low, high)} |"
                )
    return lines


def telling(found: dict) -> tuple[bool, float]:
    """Return by what one result tells more of a bar than another.

    The present captain's come before an earlier one's. Of those, the one that comes nearest to clearing the bar; but
    admiral thinks for seconds, so where captain grows, the one that thought the longest.
    """
    one, other = found["bots"][0], found["bots"][1]
    grown = re.fullmatch(r"captain, .*\((\d+) ms\)", other["name"])
    return not is_earlier(found), float(grown[1]) if grown else one["win_rate_95"][0]


def called(bot: dict, found: dict) -> str:
    """Return the name of a result's first bot; of one that learned something else than the present ones, with that."""
    return bot["name"] + (" (an earlier captain)" if is_earlier(found) else "")


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def made_by(found: dict) -> str:
    """Return the command that made a result; a simulation does not name its own, but all of it is there."""
    bots = ",".join(bot["name"] for bot in found["bots"])
    simulated = f"portside simulate {found['game']} --seats {found['seats']} --bots {bots} --games {found['games']}"
    simulated += f" --seed {found['seed']} --duplicate --json"
    return f"`{found.get('command', simulated)}`"


def duels(results: list[dict]) -> list[str]:
    """Return the table of one bot against others."""
    lines = [
        "| game | seats | bot | against | matches | won alone | 95 % interval | bar | points | seed | made by |",
        "|---|---:|---|---|---:|---:|---|---|---|---:|---|",
    ]
    for found in results:
        one, other = found["bots"][0], found["bots"][1]
        low, high = one["win_rate_95"]
        name = called(one, found)
        lines.append(
            f"| {GAMES[found['game']]} | {found['seats']} | {name} | {other['name']} | {found['games']} "
            f"| {percent(one['win_rate'])} | {percent(low)} to {percent(high)} | {verdict(bar_of(found), low, high)} "
            f"| {one['mean_points']:.1f} : {other['mean_points']:.1f} | {found['seed']} | {made_by(found)} |"
        )
    return lines


def ladder(found: dict) -> list[str]:
    """Return the table of a ladder."""
    before = " (with what was learned before)" if is_earlier(found) else ""
    lines = [
        f"### {GAMES[found['game']]}, {found['seats']} seats{before}",
        "",
        f"`{found['command']}`: {found['matches']} matches.",
        "",
        "| bot | rating | 95 % interval | matches | opponents left behind |",
        "|---|---:|---|---:|---:|",
    ]
    lines += [
        f"| {standing['name']} | {standing['rating']:.0f} | {standing['low']:.0f} to {standing['high']:.0f} "
        f"| {standing['matches']} | {percent(standing['beaten'])} |"
        for standing in found["standings"]
    ]
    lines += ["", "| bot | against | matches | ahead |", "|---|---|---:|---:|"]
    lines += [
        f"| {met['one']} | {met['other']} | {met['matches']} | {percent(met['ahead'])} |" for met in found["meetings"]
    ]
    return [*lines, ""]


def picks(found: dict) -> list[str]:
    """Return the table of exploitability."""
    lines = [
        "## How readable the secret picks of Montego Bay are",
        "",
        f"`{found['command']}`: {len(found['rows'])} beginnings of a round with two seats, {found['iterations']} "
        f"iterations a pick, the mean of {found['searches']} searches. A figure is what the picker loses to its best "
        "answer, against the value of the round's picks, in utility (1 is the match); in brackets, how many of the 125 "
        "ways to pick it uses in more than 1 % of cases.",
        "",
        f"| round | seat | uniform | greedy | captain{' (an earlier one)' if is_earlier(found) else ''} |",
        "|---:|---:|---:|---:|---:|",
    ]
    names = ("uniform", "greedy", "captain")
    for row in found["rows"]:
        cells = " | ".join(f"{row[name]:.3f} ({row[f'{name}_vectors']})" for name in names)
        lines.append(f"| {row['round']} | {row['seat'] + 1} | {cells} |")
    lines.append(f"| mean | | {' | '.join(format(found['mean'][name], '.3f') for name in names)} |")
    return lines


def pace(found: dict) -> str:
    """Return how long the moves of a bot took."""
    moves, other = found["moves"], found["bots"][1]["name"]
    return (
        f"- {GAMES[found['game']]}, captain against {other}: {moves['number']:,} moves took it "
        f"{moves['median']:.1f} ms each (median, processor time), the longest {moves['longest']:.0f} ms."
    )


def page() -> str:
    """Return the whole page."""
    results = [json.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.json"))]
    matches = [found for found in results if "bots" in found]
    ladders = [found for found in results if "standings" in found]
    lines = [HEAD, "## The bars", "", *bars(matches, ladders), ""]
    if matches:
        lines += ["## One against others", ""]
        lines += [*duels(matches), ""]
        lines += [
            f"- {found['note']}{' That was an earlier captain.' if is_earlier(found) else ''}"
            for found in matches
            if "note" in found
        ]
        lines += [pace(found) for found in matches if isinstance(found.get("moves"), dict)]
        lines.append("")
    if ladders:
        lines += ["## Ladders", ""]
        for found in ladders:
            lines += ladder(found)
    for found in results:
        if "rows" in found:
            lines += picks(found)
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
