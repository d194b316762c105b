"""The page that reports stand on: one HTML file that needs nothing else, by day and by night."""

from html import escape

# The colours of the chart, as the table in the browser has them.
STYLE = """
:root { color-scheme: light dark; --sea: #dce9ea; --stock: #fdfcf7; --stock-2: #eff1ec; --ink: #12263a;
  --ink-2: #405566; --line: #5f7886; --hair: #b9cacd; --magenta: #a0145f; --signal: #ae2d16;
  --c0: #1f4c8a; --c1: #c8402a; --c2: #2a7747; --c3: #8a5a00; --c4: #6a3d92; --c5: #2b7880; }
@media (prefers-color-scheme: dark) { :root { --sea: #0b1a26; --stock: #182f40; --stock-2: #213b4e;
  --ink: #f0ebda; --ink-2: #afc1cb; --line: #6a8595; --hair: #2f4a5c; --magenta: #ff94c4; --signal: #ff9a80;
  --c0: #79bbde; --c1: #ff9a80; --c2: #57b394; --c3: #edbb32; --c4: #c7a3ea; --c5: #7fd0d8; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--sea); color: var(--ink); font: 17px/1.45 "Bitter", Rockwell, "Roboto Slab",
  "DejaVu Serif", Georgia, serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1, h2 { font-family: "Sofia Sans Extra Condensed", "Roboto Condensed", "Arial Narrow", sans-serif;
  font-weight: 800; letter-spacing: .035em; text-transform: uppercase; line-height: 1.1; }
h1 { font-size: 2.6rem; margin: .5rem 0; } h2 { font-size: 1.6rem; margin: 0 0 .5rem; }
section { background: var(--stock); border: 1.5px solid var(--line); border-radius: 2px; padding: 1rem 1.25rem;
  margin: 1rem 0; }
section > p { max-width: 66ch; } .note { color: var(--ink-2); font-size: .94rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .5rem 0; }
caption { text-align: left; color: var(--ink-2); font-size: .94rem; padding: .25rem 0; }
th, td { padding: .35rem .7rem; border-bottom: 1px solid var(--hair); text-align: right; font-weight: 400; }
th[scope=row], thead th:first-child { text-align: left; font-weight: 700; }
thead th { border-bottom: 3px double var(--line); font-weight: 700; vertical-align: bottom; }
.matrix td { background: color-mix(in srgb, var(--c0) calc(var(--share, 0) * 45%), transparent); }
.matrix td.none { color: var(--ink-2); text-align: center; }
svg { width: 100%; max-width: 44rem; height: auto; display: block; margin: .5rem 0;
  font: 14px "Sofia Sans Extra Condensed", "Roboto Condensed", "Arial Narrow", sans-serif; }
svg text { fill: var(--ink); } svg .tick, svg .figure { fill: var(--ink-2); } svg .name { font-size: 15px; }
.mark { stroke: var(--hair); stroke-width: 1.5; } .span { stroke: var(--c0); stroke-width: 3; }
.dot { fill: var(--c0); stroke: var(--stock); stroke-width: 2; } .bar { fill: var(--c0); }
.area { stroke-width: 2; fill-opacity: .12; }
.p0 { stroke: var(--c0); fill: var(--c0); } .p1 { stroke: var(--c1); fill: var(--c1); }
.p2 { stroke: var(--c2); fill: var(--c2); } .p3 { stroke: var(--c3); fill: var(--c3); }
.p4 { stroke: var(--c4); fill: var(--c4); } .p5 { stroke: var(--c5); fill: var(--c5); }
.keys { margin: .25rem 0 .75rem; } .key { margin-right: 1.25rem; white-space: nowrap; }
.key i { display: inline-block; width: .9em; height: .9em; margin-right: .4em; vertical-align: -.1em; }
.key .p0 { background: var(--c0); } .key .p1 { background: var(--c1); } .key .p2 { background: var(--c2); }
.key .p3 { background: var(--c3); } .key .p4 { background: var(--c4); } .key .p5 { background: var(--c5); }
.bad { color: var(--signal); } code { overflow-wrap: anywhere; }
"""


def section(title: str, *parts: str) -> str:
    """Return a part of a report under a heading."""
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def paragraph(text: str, kind: str = "") -> str:
    """Return a text as a paragraph."""
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def page(lang: str, title: str, lead: str, sections: list[str]) -> str:
    """Return the whole page."""
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f"<body><main><h1>{escape(title)}</h1>{paragraph(lead)}\n" + "\n".join(sections) + "\n</main></body></html>\n"
    )
