"""What an environment shows people: the text table's board, as text or as a picture of it."""

import numpy as np
from numpy.typing import NDArray

from portside.core.contract import SPECTATOR, Game, State
from portside.core.extras import extra
from portside.locales import speaker

COLUMNS, LINES = 112, 34
CELL, LINE = 8, 17  # pixels of a letter's cell
PAPER, INK = (250, 246, 236), (38, 50, 56)


def check_render_mode(mode: str | None, known: list[str]) -> None:
    """Refuse a render mode that an environment does not have."""
    if mode is not None and mode not in known:
        raise ValueError(f"render_mode must be None or one of {', '.join(known)}, not {mode!r}.")


def draw_text(game: Game, state: State, seats: int, seat: int = SPECTATOR) -> str:
    """Return the board as a seat, by default a spectator, sees it."""
    names = [f"seat {number}" for number in range(seats)]
    return game.text.board(speaker("en"), game.seen_by(state, seat), seat, names)


def draw_picture(text: str) -> NDArray[np.uint8]:
    """Return a text as a picture, always of the same size: height x width x red, green, blue."""
    with extra("envs"):
        from PIL import Image, ImageDraw, ImageFont

    picture = Image.new("RGB", (CELL * (COLUMNS + 2), LINE * (LINES + 1)), PAPER)
    pen, font = ImageDraw.Draw(picture), ImageFont.load_default(12)
    for row, line in enumerate(text.splitlines()[:LINES]):
        # The font that every Pillow brings is proportional: each letter gets a cell of its own, so columns hold.
        for column, letter in enumerate(line[:COLUMNS]):
            middle = CELL * (column + 1.5), LINE * (row + 1)
            pen.text(middle, letter, fill=INK, font=font, anchor="ms")
    return np.array(picture, np.uint8)
