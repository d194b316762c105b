"""The same idea in any language: a question a line on stdin, an answer a line on stdout.

portside arena shanghaien --bots random --bot "process:python examples/json_bot.py"
"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)  # game, seats, seat, match, view, legal, state
    names = [action["name"] for action in question["legal"]]
    places = [name for name in names if name.startswith("place")]
    print(json.dumps({"action": (places or names)[-1]}), flush=True)
