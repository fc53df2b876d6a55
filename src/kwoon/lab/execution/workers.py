"""Worker pools: this process, several processes on this machine, or a cluster. Results are returned in the order of the
tasks.

Only a few tasks per worker are pending at a time, so memory does not grow with the run. The tasks of a worker that dies
are assigned again.
"""

from __future__ import annotations

import multiprocessing
import signal
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager
from typing import TypeVar

from kwoon.lab.errors import LabError
from kwoon.lab.experiment import Experiment

TaskResult = TypeVar("TaskResult")
MAX_PENDING_PER_WORKER = 4
"""Maximum number of pending tasks per worker."""
MAX_ATTEMPTS = 3
"""Number of attempts before a task is reported as failed."""


class WorkerPool(ABC):
    """Calls one function with many tuples of arguments."""

    @abstractmethod
    def map_ordered(
        self, function: Callable[..., TaskResult], argument_tuples: Iterable[tuple[object, ...]]
    ) -> Iterator[TaskResult]:
        """Yield the result of each task, in order."""


class InProcessPool(WorkerPool):
    """Runs tasks in this process."""

    def map_ordered(
        self, function: Callable[..., TaskResult], argument_tuples: Iterable[tuple[object, ...]]
    ) -> Iterator[TaskResult]:
        for piece in argument_tuples:
            yield function(*piece)


@contextmanager
def process_pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Provide a pool of processes. After Ctrl-C or an error, running tasks are terminated."""
    pool = ProcessPoolExecutor(jobs, initializer=_ignore_interrupts)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown()


@contextmanager
def block_interrupts() -> Iterator[None]:
    """Delay Ctrl-C while processes are being started, since it could get lost."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _ignore_interrupts() -> None:
    """Ignore Ctrl-C: it reaches the whole process group, but only the parent should handle it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class LocalProcessPool(WorkerPool):
    """Runs tasks in several processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def map_ordered(
        self, function: Callable[..., TaskResult], argument_tuples: Iterable[tuple[object, ...]]
    ) -> Iterator[TaskResult]:
        remaining = iter(argument_tuples)
        pending: deque[tuple[tuple[object, ...], int, Future[TaskResult]]] = deque()
        with ExitStack() as pools:
            pool = pools.enter_context(process_pool(self.jobs))
            while True:
                while (
                    len(pending) < MAX_PENDING_PER_WORKER * self.jobs and (piece := next(remaining, None)) is not None
                ):
                    with block_interrupts():
                        pending.append((piece, 1, pool.submit(function, *piece)))
                if not pending:
                    return
                piece, tries, future = pending[0]
                try:
                    result = future.result()
                except BrokenProcessPool:
                    if tries >= MAX_ATTEMPTS:
                        raise LabError(
                            f"A worker process died {tries} times while playing {_describe_task(piece)}."
                        ) from None
                    # One dead process breaks the whole pool: unfinished tasks start over, and the first of them is
                    # blamed.
                    pool = pools.enter_context(process_pool(self.jobs))
                    with block_interrupts():
                        pending = deque(
                            (each, count + (at == 0), pool.submit(function, *each) if _must_resubmit(old) else old)
                            for at, (each, count, old) in enumerate(pending)
                        )
                    continue
                pending.popleft()
                yield result


def _must_resubmit(future: Future[TaskResult]) -> bool:
    return not future.done() or isinstance(future.exception(), BrokenProcessPool)


def _describe_task(arguments: tuple[object, ...]) -> str:
    match arguments:
        case (Experiment(paired_deals=True), int(number), 1):
            return f"deal {number}"
        case (Experiment(), int(first), int(count)):
            return f"games {first} to {first + count - 1}"
    return "one task"


def make_pool(jobs: int) -> WorkerPool:
    """Make a pool of `jobs` processes. Raise `LabError` if `jobs` is less than 1."""
    if jobs < 1:
        raise LabError(f"The number of processes is {jobs}; it must be at least 1.")
    return InProcessPool() if jobs == 1 else LocalProcessPool(jobs)
