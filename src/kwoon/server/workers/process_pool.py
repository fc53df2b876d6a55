"""A pool of worker processes. Each worker is started when it is first needed, and replaced if it hangs or dies."""

from __future__ import annotations

import asyncio
import json
import os
import pickle
from collections.abc import Mapping
from contextlib import suppress

from kwoon.hall.bot_jobs import JobPriority
from kwoon.hall.fair_queue import FairSemaphore
from kwoon.server.workers.bot_worker import LENGTH_PREFIX

MAX_REPLY_BYTES = 8 * 1024 * 1024
Process = asyncio.subprocess.Process


class WorkerUnavailable(Exception):
    """No worker can be started, for example because file descriptors or memory are exhausted."""


class ProcessPool:
    """A limited number of worker processes, which their callers share fairly."""

    def __init__(self, command: tuple[str, ...], num_workers: int, timeout: float) -> None:
        self._command = command
        self._timeout = timeout
        self._slots = FairSemaphore(num_workers)
        self._idle: list[Process] = []
        self._workers: set[Process] = set()
        self._exiting: set[asyncio.Task[None]] = set()

    async def submit(self, request: object, priority: JobPriority) -> dict[str, object]:
        """Return a worker's reply to a request. Raise `WorkerUnavailable` if no worker can be started, and
        `TimeoutError`, `OSError` or `ValueError` if the worker does not send a valid reply."""
        await self._slots.acquire(priority)
        try:
            worker = await self._get_or_start_worker()
            try:
                reply = await asyncio.wait_for(self.run_request(worker, request), self._timeout)
            except BaseException:
                self._terminate(worker)
                raise
            self._idle.append(worker)
            return reply
        finally:
            self._slots.release()

    async def run_request(self, worker: Process, request: object) -> dict[str, object]:
        """Send a request to a worker and return its reply. Subclasses may override this method."""
        return await self.send_request(worker, request)

    async def send_request(self, worker: Process, request: object) -> dict[str, object]:
        """Send a request to a worker and return its reply. Raise `OSError` if the worker has exited."""
        assert worker.stdin is not None
        assert worker.stdout is not None
        message = pickle.dumps(request)
        worker.stdin.write(LENGTH_PREFIX.pack(len(message)) + message)
        await worker.stdin.drain()
        line = await worker.stdout.readline()
        if not line.endswith(b"\n"):
            raise OSError("the worker has exited")
        reply = json.loads(line)
        return reply if isinstance(reply, dict) else {}

    async def terminate_workers(self) -> None:
        """Terminate all workers and wait until they have exited."""
        for worker in list(self._workers):
            self._terminate(worker)
        await asyncio.gather(*self._exiting, return_exceptions=True)

    async def _get_or_start_worker(self) -> Process:
        while self._idle:
            worker = self._idle.pop()
            if worker.returncode is None:
                return worker
            self._terminate(worker)
        try:
            return await self._start_worker()
        except OSError as error:
            raise WorkerUnavailable(type(error).__name__) from None

    async def _start_worker(self) -> Process:
        worker = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=_worker_environment(os.environ),
            limit=MAX_REPLY_BYTES,
            # Signals to the server must not reach the workers; they exit when their input ends.
            start_new_session=True,
        )
        self._workers.add(worker)
        return worker

    def _terminate(self, worker: Process) -> None:
        with suppress(ProcessLookupError):
            worker.kill()
        if worker not in self._workers:
            return  # already exiting
        self._workers.discard(worker)
        exit_task = asyncio.get_running_loop().create_task(self._wait_for_exit(worker))
        self._exiting.add(exit_task)
        exit_task.add_done_callback(self._exiting.discard)

    async def _wait_for_exit(self, worker: Process) -> None:
        # A read that is still pending on this worker ends by itself.
        with suppress(RuntimeError):
            await worker.communicate()
        await worker.wait()


def _worker_environment(env: Mapping[str, str]) -> dict[str, str]:
    """Return the environment for a worker, without the hall's own variables, which may contain secrets."""
    return {name: value for name, value in env.items() if not name.startswith("KWOON_")}
