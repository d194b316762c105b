"""Draws docs/terminal.svg: a real moment of a real match at the text table.

.venv/bin/python docs/picture.py
"""

import io
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.text import Text

COMMAND = ["play", "shanghaien", "--bots", "greedy", "--names", "Anna", "--seed", "harbour", "--lang", "en"]
TURNS = 18  # choices typed before the picture is taken, always the last one offered


def screen() -> str:
    """Play a while and return the last screen with its question."""
    with tempfile.TemporaryDirectory() as folder:
        typed = ""
        for _ in range(TURNS):
            shown = subprocess.run(
                [sys.executable, "-m", "portside.cli", *COMMAND],
                input=typed,
                env={**os.environ, "XDG_DATA_HOME": folder},
                capture_output=True,
                text=True,
                check=True,
            ).stdout
            last = shown.split("Number, ? or help:")[-2]
            typed += f"{last.count(chr(10), last.index('You may:')) - 1}\n"
    return "$ portside play shanghaien --bots greedy --names Anna\n…\n" + last.strip("\n") + "\nNumber, ? or help: "


def draw(text: str) -> str:
    """Return a terminal window that shows a text, as SVG without fonts from elsewhere."""
    console = Console(record=True, width=96, file=io.StringIO())
    console.print(Text(text))
    svg = console.export_svg(title="Portside")
    return re.sub(r"@font-face \{[^}]*\}", "", svg).replace("Fira Code", "ui-monospace, Menlo, Consolas")


if __name__ == "__main__":
    (Path(__file__).parent / "terminal.svg").write_text(draw(screen()), "utf-8")
