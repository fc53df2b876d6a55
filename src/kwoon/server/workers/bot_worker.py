"""A bot worker: a process that runs bots. It receives only views and prompts.

python -m kwoon.server.workers.bot_worker [MODULE:NAME ...]

The arguments name custom bots to run in addition to the hall's own. Requests arrive on standard input, each a pickle
preceded by its length. Each reply is a line of JSON.
"""

from __future__ import annotations

import json
import os
import pickle
import signal
import struct
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, BinaryIO

from kwoon.bots import OFFERED_LEVELS
from kwoon.bots.custom import load_custom_bot
from kwoon.bots.level import Level
from kwoon.hall.bot_jobs import run_bot_job
from kwoon.hall.settings import DiceFactory, new_dice

LENGTH_PREFIX = struct.Struct(">I")


def serve_requests(requests: BinaryIO, replies: BinaryIO, handle: Callable[[Any], bytes]) -> None:
    """Reply to each request with a line, until the input ends."""
    while True:
        length = requests.read(LENGTH_PREFIX.size)
        if len(length) < LENGTH_PREFIX.size:
            return
        replies.write(handle(pickle.loads(requests.read(LENGTH_PREFIX.unpack(length)[0]))) + b"\n")
        replies.flush()


@contextmanager
def cpu_time_limit(seconds: float) -> Iterator[None]:
    """Kill the process if the block uses more than this many CPU seconds. CPU time does not depend on the machine's
    load. An exception would not stop compiled code that hangs. On Windows, there is no limit."""
    if sys.platform == "win32":
        yield
        return
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)


def serve_over_stdio(handle: Callable[[Any], bytes]) -> None:
    """Reply to requests on standard input until it ends, then exit the process. Anything printed goes to standard
    error."""
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with suppress(BrokenPipeError, KeyboardInterrupt):
        serve_requests(sys.stdin.buffer, output, handle)
    # The reader is gone, so the unsent output does not matter.
    os._exit(0)


def main(bots: tuple[Level, ...] = OFFERED_LEVELS, make_dice: DiceFactory = new_dice) -> None:
    """Run jobs for moves, comparisons and win probabilities until the input ends."""
    serve_over_stdio(lambda job: json.dumps(run_bot_job(job, bots, make_dice)).encode())


if __name__ == "__main__":
    main((*OFFERED_LEVELS, *(load_custom_bot(id) for id in sys.argv[1:])))
