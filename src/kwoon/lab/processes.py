"""Processes that play side by side."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager


@contextmanager
def process_pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes. Whoever is stopped, by Ctrl-C or by an error, does not wait for what they are at."""
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
    """While processes are being started Ctrl-C waits: in the midst of that it could be lost."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _ignore_interrupts() -> None:
    """Ctrl-C reaches the whole group; only the parent should answer it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
