"""A thinker's process: jobs in, answers out, a line each. See thinkers.py."""

import base64
import contextlib
import os
import secrets
import sys
from functools import lru_cache

import msgspec

from portside.bots.advice import advise
from portside.bots.compiling import compile_bots
from portside.bots.names import BotError
from portside.bots.roster import Bot, make_bot
from portside.core.registry import load
from portside.server.thinkers import Answer, Job, Opinion

HINT = 1500  # milliseconds


def _seed() -> int:
    return secrets.randbits(60)


@lru_cache(maxsize=32)
def bot(level: str, game: str, seats: int) -> Bot:
    """Return a bot; it is kept, as some prepare for long."""
    return make_bot(level, load(game), seats, seed=_seed())


def think(job: Job) -> Answer:
    """Do a job."""
    game = load(job.game)
    if not job.level:
        compile_bots(game)
        return Answer()
    state = game.from_bytes(base64.b64decode(job.position))
    if job.hint:
        advice = advise(game, job.seats, state, job.seat, HINT)
        return Answer(opinions=[Opinion(told.action, float(told.chance), float(told.points)) for told in advice])
    return Answer(action=int(bot(job.level, job.game, job.seats).choose(state, job.seat)))


def main() -> None:
    """Serve until the input ends. Thinking yields to the server and to people."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what others print is not an answer
    for line in sys.stdin.buffer:
        try:
            answer = think(msgspec.json.decode(line, type=Job))
        except (BotError, LookupError) as error:
            answer = Answer(problem=str(error))
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        main()
