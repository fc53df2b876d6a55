"""A pool of worker processes. Each is started when it is first needed, and replaced if it hangs or dies."""

from __future__ import annotations

import asyncio
import json
import os
import pickle
from collections.abc import Mapping
from contextlib import suppress

from kwoon.hall.bot_jobs import JobPriority
from kwoon.hall.fair_queue import FairSlots
from kwoon.server.workers.bot_worker import LENGTH

LONGEST = 8 * 1024 * 1024
"""Maximum length of a reply in bytes."""
Process = asyncio.subprocess.Process


class WorkerUnavailable(Exception):
    """No worker can be started, because files or memory are exhausted."""


class ProcessPool:
    """A limited number of worker processes, with fair scheduling of their callers."""

    def __init__(self, command: tuple[str, ...], workers: int, timeout: float) -> None:
        self._command = command
        self._timeout = timeout
        self._turns = FairSlots(workers)
        self._idle: list[Process] = []
        self._partners: set[Process] = set()
        self._leaving: set[asyncio.Task[None]] = set()

    async def reply(self, asked: object, turn: JobPriority) -> dict[str, object]:
        """Return the reply of a worker. Raise WorkerUnavailable, TimeoutError, OSError or ValueError."""
        await self._turns.acquire(turn)
        try:
            partner = await self._partner()
            try:
                reply = await asyncio.wait_for(self.told(partner, asked), self._timeout)
            except BaseException:
                self._end(partner)
                raise
            self._idle.append(partner)
            return reply
        finally:
            self._turns.release()

    async def told(self, partner: Process, asked: object) -> dict[str, object]:
        """Send a request to a worker and return its reply; subclasses may extend this."""
        return await self.ask(partner, asked)

    async def ask(self, partner: Process, asked: object) -> dict[str, object]:
        """Send one request to a worker and read its reply."""
        assert partner.stdin is not None
        assert partner.stdout is not None
        message = pickle.dumps(asked)
        partner.stdin.write(LENGTH.pack(len(message)) + message)
        await partner.stdin.drain()
        line = await partner.stdout.readline()
        if not line.endswith(b"\n"):
            raise OSError("the worker has exited")
        reply = json.loads(line)
        return reply if isinstance(reply, dict) else {}

    async def stop(self) -> None:
        """Terminate all workers."""
        for partner in list(self._partners):
            self._end(partner)
        await asyncio.gather(*self._leaving, return_exceptions=True)

    async def _partner(self) -> Process:
        """Return an idle worker, or start a new one."""
        while self._idle:
            partner = self._idle.pop()
            if partner.returncode is None:
                return partner
            self._end(partner)
        try:
            return await self._start()
        except OSError as error:
            raise WorkerUnavailable(type(error).__name__) from None

    async def _start(self) -> Process:
        partner = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=_without_secrets(os.environ),
            limit=LONGEST,
            # Signals to the server must not reach the workers; they exit when their input ends.
            start_new_session=True,
        )
        self._partners.add(partner)
        return partner

    def _end(self, partner: Process) -> None:
        with suppress(ProcessLookupError):
            partner.kill()
        if partner not in self._partners:
            return  # already exiting
        self._partners.discard(partner)
        leaving = asyncio.get_running_loop().create_task(self._see_off(partner))
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)

    async def _see_off(self, partner: Process) -> None:
        # A pending read on it may still be waiting, and notices the end by itself.
        with suppress(RuntimeError):
            await partner.communicate()
        await partner.wait()


def _without_secrets(env: Mapping[str, str]) -> dict[str, str]:
    """Return the environment for a worker, without any secrets of the hall."""
    return {name: value for name, value in env.items() if not name.startswith("KWOON_")}
