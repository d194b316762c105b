"""Writes docs/ladder.md from the results in docs/ladder/: nothing there is typed by hand.

    .venv/bin/python docs/ladder.py

Results are what `portside ladder --save FILE`, `portside simulate --duplicate --json > FILE`, bench/bars.py,
bench/spiel.py and bench/picks.py wrote.
"""

import json
from pathlib import Path

from portside import load
from portside.bots.net import packaged_mark

FOLDER = Path(__file__).parent / "ladder"
PAGE = Path(__file__).parent / "ladder.md"
GAMES = {"shanghaien": "Shanghaien", "macao": "Les Ombres de Macao", "montego_bay": "Montego Bay"}

HEAD = """# How strong the bots are

Written by `docs/ladder.py` from the results in docs/ladder; each table names the command that made it. All
matches are in duplicate: a deal's luck is the same for as many matches as there are seats, each bot sitting
once at each. Intervals are 95 %, and allow for the matches of a deal hanging together. Rows of bench/bars.py
and bench/spiel.py give both searches as many iterations as they do in so much processor time, since the machine
was shared. A captain that thinks longer against itself shows how strength grows with time: ten times the time is
also what admiral (two cores, 5 s) has of captain's (one core, 1 s).
"""


def is_earlier(found: dict) -> bool:
    """Tell whether a result was made with something else than what the bots have learned by now, or names nothing."""
    return found.get("net") != packaged_mark(load(found["game"]), found["seats"])


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
        "| game | seats | bot | against | matches | won alone | 95 % interval | points | seed | made by |",
        "|---|---:|---|---|---:|---:|---|---|---:|---|",
    ]
    for found in results:
        one, other = found["bots"][0], found["bots"][1]
        low, high = one["win_rate_95"]
        name = one["name"] + (" (an earlier captain)" if is_earlier(found) else "")
        lines.append(
            f"| {GAMES[found['game']]} | {found['seats']} | {name} | {other['name']} | {found['games']} "
            f"| {percent(one['win_rate'])} | {percent(low)} to {percent(high)} "
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
    lines = [HEAD]
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
