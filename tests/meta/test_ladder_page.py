"""docs/ladder.md is what docs/ladder.py makes of the results: nobody types figures into it."""

import importlib.util
from pathlib import Path

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_the_page_is_generated_from_the_results():
    spec = importlib.util.spec_from_file_location("ladder_page", DOCS / "ladder.py")
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    assert made.page() == (DOCS / "ladder.md").read_text("utf-8"), "run docs/ladder.py"
