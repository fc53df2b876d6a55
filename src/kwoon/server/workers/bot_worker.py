"""A sparring partner: a process of its own in which bots think. It is given views and asks, and has nothing else.

    python -m kwoon.server.workers.bot_worker [MODULE:NAME ...]    with these bots besides those of the hall

Requests come in on the standard input, each a pickle behind its length; each is answered by a line of JSON.
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
from kwoon.hall.bot_jobs import run_job
from kwoon.hall.settings import DiceFactory, new_dice

LENGTH = struct.Struct(">I")


def serve(requests: BinaryIO, replies: BinaryIO, bots: tuple[Level, ...], luck: DiceFactory = new_dice) -> None:
    """Answer questions until there are no more."""
    answer_all(requests, replies, lambda question: run_job_as_json(question, bots, luck))


def run_job_as_json(question: Any, bots: tuple[Level, ...], luck: DiceFactory) -> bytes:
    """What a bot does, what speaks for it, or what somebody's chances are."""
    return json.dumps(run_job(question, bots, luck)).encode()


def answer_all(requests: BinaryIO, replies: BinaryIO, answer: Callable[[Any], bytes]) -> None:
    """Answer each question by a line, until there are no more."""
    while True:
        length = requests.read(LENGTH.size)
        if len(length) < LENGTH.size:
            return
        replies.write(answer(pickle.loads(requests.read(LENGTH.unpack(length)[0]))) + b"\n")
        replies.flush()


@contextmanager
def process_time_limit(seconds: float) -> Iterator[None]:
    """Work that ends this process if it takes longer, by the processor's time: how busy others keep the machine is no
    fault of what is worked at. What hangs in compiled code does not hear of exceptions, so that nothing else helps."""
    if sys.platform == "win32":
        yield
        return
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)


def serve_over_stdio(serving: Callable[[BinaryIO, BinaryIO], None]) -> None:
    """Keep the standard output for answers; what anybody prints goes where errors go."""
    told = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with suppress(BrokenPipeError, KeyboardInterrupt):
        serving(sys.stdin.buffer, told)
    # Nobody listens any more; what is left in the pipe is nobody's.
    os._exit(0)


def main(bots: tuple[Level, ...] = OFFERED_LEVELS, luck: DiceFactory = new_dice) -> None:
    """Think until nobody asks any more."""
    serve_over_stdio(lambda asked, told: serve(asked, told, bots, luck))


if __name__ == "__main__":
    main((*OFFERED_LEVELS, *(load_custom_bot(id) for id in sys.argv[1:])))
