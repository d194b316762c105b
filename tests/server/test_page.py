"""docs/server.md: what it shows works."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "server.md"


def test_the_bot_in_twenty_lines_plays_a_match(server, anna, bernd, capsys):
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    lines = [line for line in code.splitlines() if line.strip()]
    assert len(lines) <= 20
    table = anna.open("macao", seats=("greedy", "open"))
    token = bernd.ok("POST", "/api/me/tokens", json={"label": "a bot"})["token"]
    code = code.replace("http://127.0.0.1:8088", server.address).replace("portside_…", token)
    names = {}
    exec(code.replace("a table's id", table), names)
    names["api"].close()
    assert sorted(eval(capsys.readouterr().out)) == [1, 2]
