"""Plots as inline SVG, coloured by the page's own style, so that they read by day and by night.

Every plot says in words what it shows (its title), for those who can't see it; figures stand beside the marks.
"""

from collections.abc import Callable, Sequence
from html import escape

WIDTH = 640
LABEL = 150  # pixels for names at the left
ROW = 30
TOP = 8


def intervals(title: str, rows: Sequence[tuple[str, float, float, float]], unit: str = "", line: float = 0.0) -> str:
    """Draw a dot with its interval for each (name, value, low, high); a line marks one value."""
    low = min([line, *(row[2] for row in rows)])
    high = max([line, *(row[3] for row in rows)])
    x = _scale(low, high, LABEL + 10, WIDTH - 70)
    marks = [f'<line class="mark" x1="{x(line):.1f}" x2="{x(line):.1f}" y1="0" y2="{TOP + ROW * len(rows)}"/>']
    for number, (name, value, least, most) in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        marks += [
            _name(name, y),
            f'<line class="span" x1="{x(least):.1f}" x2="{x(most):.1f}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot" cx="{x(value):.1f}" cy="{y}" r="6"/>',
            f'<text class="figure" x="{WIDTH - 4}" y="{y + 5}" text-anchor="end">{_number(value)}{escape(unit)}</text>',
        ]
    return _svg(title, TOP + ROW * len(rows) + 4, marks)


def bars(title: str, rows: Sequence[tuple[str, float, str]]) -> str:
    """Draw a bar with its figure for each (name, value, figure)."""
    most = max([row[1] for row in rows], default=1.0) or 1.0
    marks = []
    for number, (name, value, figure) in enumerate(rows):
        y = TOP + ROW * number
        length = (WIDTH - LABEL - 90) * max(0.0, value) / most
        marks += [
            _name(name, y + ROW / 2),
            f'<rect class="bar" x="{LABEL + 10}" y="{y + 5}" width="{length:.1f}" height="{ROW - 10}"/>',
            f'<text class="figure" x="{LABEL + 18 + length:.1f}" y="{y + ROW / 2 + 5}">{escape(figure)}</text>',
        ]
    return _svg(title, TOP + ROW * len(rows) + 4, marks)


def histogram(title: str, counts: Sequence[dict[int, int]], names: Sequence[str], height: int = 150) -> str:
    """Draw how often each number came; of several, as outlines over each other, each in shares of its own."""
    bins, size = _bins(counts)
    if not bins:
        return ""
    shares = []
    for one in counts:
        total = sum(one.values()) or 1
        shares.append([sum(n for number, n in one.items() if b <= number < b + size) / total for b in bins])
    most = max(max(share) for share in shares) or 1.0
    step = (WIDTH - 20) / len(bins)
    marks = []
    for number, share in enumerate(shares):
        points = [f"10,{height}"]
        for i, value in enumerate(share):
            y = height - (height - 24) * value / most
            points += [f"{10 + i * step:.1f},{y:.1f}", f"{10 + (i + 1) * step:.1f},{y:.1f}"]
        points.append(f"{10 + len(bins) * step:.1f},{height}")
        marks.append(f'<polyline class="area p{number % 6}" points="{" ".join(points)}"/>')
    every = max(1, len(bins) // 10)
    marks += [
        f'<text class="tick" x="{10 + (i + 0.5) * step:.1f}" y="{height + 18}" text-anchor="middle">{b}</text>'
        for i, b in enumerate(bins)
        if i % every == 0
    ]
    legend = ""
    if len(names) > 1:
        keys = (f'<span class="key"><i class="p{i % 6}"></i>{escape(name)}</span>' for i, name in enumerate(names))
        legend = f'<p class="keys">{"".join(keys)}</p>'
    return _svg(title, height + 26, marks) + legend


def matrix(title: str, names: Sequence[str], cells: Sequence[Sequence[tuple[float, str] | None]]) -> str:
    """Lay shares from 0 to 1 out as a table whose cells are the fuller the higher; each has its figure and a hint."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    body = []
    for name, row in zip(names, cells, strict=True):
        drawn = []
        for cell in row:
            if cell is None:
                drawn.append('<td class="none">–</td>')
                continue
            share, hint = cell
            drawn.append(f'<td style="--share:{share:.3f}" title="{escape(hint)}">{100 * share:.1f} %</td>')
        body.append(f'<tr><th scope="row">{escape(name)}</th>{"".join(drawn)}</tr>')
    return (
        f'<div class="wide"><table class="matrix"><caption>{escape(title)}</caption>'
        f"<thead><tr><td></td>{head}</tr></thead><tbody>{''.join(body)}</tbody></table></div>"
    )


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Lay texts out as a table, the first column as names."""
    top = "".join(f'<th scope="col">{escape(one)}</th>' for one in head)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _bins(counts: Sequence[dict[int, int]]) -> tuple[list[int], int]:
    numbers = [number for one in counts for number in one]
    if not numbers:
        return [], 1
    size = max(1, -(-(max(numbers) - min(numbers) + 1) // 40))
    return list(range(min(numbers) // size * size, max(numbers) + 1, size)), size


def _scale(low: float, high: float, left: float, right: float) -> Callable[[float], float]:
    span = (high - low) or 1.0
    return lambda value: left + (right - left) * (value - low) / span


def _name(name: str, y: float) -> str:
    shown = name if len(name) <= 22 else name[:21] + "…"
    return f'<text class="name" x="{LABEL}" y="{y + 5}" text-anchor="end">{escape(shown)}</text>'


def _number(value: float) -> str:
    figure = f"{value:.0f}" if abs(value) >= 10 else f"{value:.2f}".rstrip("0").rstrip(".")
    return figure.replace("-", "−")


def _svg(title: str, height: float, marks: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(marks)}</svg>"
    )
