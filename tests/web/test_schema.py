"""The browser client's types are those of the server."""

import json
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_clients_schema_is_current():
    """To make it anew: npm run types in web/."""
    made = subprocess.run([sys.executable, WEB / "schema.py"], capture_output=True, text=True, check=True).stdout
    assert json.loads(made) == json.loads((WEB / "src/api/schema.json").read_text("utf-8"))
