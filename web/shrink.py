"""Make the pictures in docs/screens small: 128 colours do for flat prints."""

from pathlib import Path

from PIL import Image

for path in sorted((Path(__file__).parents[1] / "docs" / "screens").glob("*.png")):
    Image.open(path).convert("RGB").quantize(128, dither=Image.Dither.NONE).save(path, optimize=True)
