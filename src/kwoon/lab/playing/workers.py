"""Who plays: this process, several on this machine, or a cluster. Results come in the order of the questions.

Never more than a few pieces of work for each worker are under way, so that memory does not grow with the run. A worker
that dies takes nothing along: what it was at is given out again.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from typing import TypeVar

from kwoon.lab.problem import PlanError
from kwoon.lab.processes import several, undisturbed

Made = TypeVar("Made")
AHEAD = 4
"""So many pieces of work for each worker are under way at most."""
TRIES = 3
"""So often a piece of work is given out before it is told which one cannot be done."""


class Workers(ABC):
    """Do one kind of work many times."""

    @abstractmethod
    def each(self, work: Callable[..., Made], pieces: Iterable[tuple[object, ...]]) -> Iterator[Made]:
        """What comes of each piece, in their order."""


class Alone(Workers):
    """This process."""

    def each(self, work: Callable[..., Made], pieces: Iterable[tuple[object, ...]]) -> Iterator[Made]:
        for piece in pieces:
            yield work(*piece)


class Processes(Workers):
    """Several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def each(self, work: Callable[..., Made], pieces: Iterable[tuple[object, ...]]) -> Iterator[Made]:
        coming = iter(pieces)
        under_way: deque[tuple[tuple[object, ...], int, Future[Made]]] = deque()
        with ExitStack() as pools:
            pool = pools.enter_context(several(self.jobs))
            while True:
                while len(under_way) < AHEAD * self.jobs and (piece := next(coming, None)) is not None:
                    with undisturbed():
                        under_way.append((piece, 1, pool.submit(work, *piece)))
                if not under_way:
                    return
                piece, tries, future = under_way[0]
                try:
                    made = future.result()
                except BrokenProcessPool:
                    if tries >= TRIES:
                        raise PlanError(f"A process that played died {tries} times over {_said(piece)}.") from None
                    # One death ends them all: who has not finished begins anew, and the first counts as at fault.
                    pool = pools.enter_context(several(self.jobs))
                    with undisturbed():
                        under_way = deque(
                            (each, count + (at == 0), pool.submit(work, *each) if _lost(old) else old)
                            for at, (each, count, old) in enumerate(under_way)
                        )
                    continue
                under_way.popleft()
                yield made


def _lost(future: Future[Made]) -> bool:
    return not future.done() or isinstance(future.exception(), BrokenProcessPool)


def _said(piece: tuple[object, ...]) -> str:
    match [each for each in piece if isinstance(each, int)]:
        case [first, count]:
            return f"games {first} to {first + count - 1}"
        case [number]:
            return f"deal {number}"
    return "one piece of work"


def workers(jobs: int) -> Workers:
    """So many."""
    if jobs < 1:
        raise PlanError("Play on at least one process.")
    return Alone() if jobs == 1 else Processes(jobs)
