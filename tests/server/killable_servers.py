"""Server processes to be killed, and proxies between them, their visitors and their database."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import signal
import socket
import struct
from contextlib import suppress
from http.client import HTTPException
from typing import Any

from kwoon.server.client import HallClient
from kwoon.server.run import run
from kwoon.server.settings import Settings

# After a clean shutdown the server re-raises the signal that stopped it.
ENDED = (0, -signal.SIGTERM)
AT_ONCE = 64 * 1024
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]

# A server forked from a process with all modules loaded starts at once.
spawning = multiprocessing.get_context("forkserver")
spawning.set_forkserver_preload(["kwoon.server.run"])


def lasting_port() -> int:
    """Return a port outside the system's ephemeral range, which stays free while its server is down."""
    while True:
        port = random.SystemRandom().randrange(18_000, 30_000)
        with socket.socket() as free, suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port


class Victim:
    """A server process to be killed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.port = lasting_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: Any = None
        self.open = False
        """Whether it has responded since it was started."""
        self.kills = 0

    def begin(self) -> None:
        """Start without waiting until it is ready."""
        self.open = False
        self.process = spawning.Process(target=run, args=(self.settings, "127.0.0.1", self.port), daemon=True)
        self.process.start()

    async def start(self) -> None:
        """Start and wait until it is ready."""
        self.begin()
        while not await self.answers():
            assert self.process.is_alive(), "the server does not start any more"
            await asyncio.sleep(0.02)

    async def answers(self) -> bool:
        """Return whether it responds."""
        asked = (self.process, self.kills)
        with suppress(OSError, HTTPException, TimeoutError):
            status, _ = await asyncio.wait_for(HallClient(self.address).call("GET", "/healthz"), 5)
            self.open = status == 200 and asked == (self.process, self.kills)
        return self.open

    async def look_after(self) -> None:
        """Restart it whenever it has ended, as systemd does, whether killed or without a database at startup."""
        while True:
            if not self.process.is_alive():
                assert not self.open, "the server has ended by itself"
                self.begin()
            elif not self.open:
                await self.answers()
            await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """Kill it without warning."""
        self.open = False
        self.kills += 1
        self.process.kill()
        await asyncio.to_thread(self.process.join)

    async def stop(self) -> int:
        """Stop it cleanly and return its exit code."""
        self.process.terminate()
        await asyncio.to_thread(self.process.join)
        return int(self.process.exitcode)


class Wire:
    """A TCP proxy that connects to the next backend that responds, and can be cut silently or not."""

    def __init__(self, *places: tuple[str, int] | str) -> None:
        self.places = list(places)
        """Local ports or paths of Unix sockets."""
        self.port = 0
        self._next = 0
        self._server: asyncio.Server | None = None
        self._passing = asyncio.Event()
        self._passing.set()
        self._refusing = False
        self._lines: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Wire:
        self.port = lasting_port()
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", self.port, limit=AT_ONCE)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.reset()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self, *, silently: bool) -> None:
        """Stop all traffic: either silently, or by breaking all connections and refusing new ones."""
        if silently:
            self._passing.clear()
        else:
            self._refusing = True
            self.reset()

    def mend(self) -> None:
        """Resume; data in flight arrives if its connection still exists."""
        self._refusing = False
        self._passing.set()

    def reset(self) -> None:
        """Break all connections and drop data in flight."""
        for line in list(self._lines):
            _break(line)
        self._lines.clear()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        if self._refusing:
            _break(writer)
            return
        self._lines.add(writer)
        await self._passing.wait()
        beyond = None if self._refusing else await self._connect()
        if beyond is None:
            self._lines.discard(writer)
            _break(writer)
            return
        self._lines.add(beyond[1])
        try:
            await asyncio.gather(self._pass_on(reader, beyond[1]), self._pass_on(beyond[0], writer))
        finally:
            for end in (writer, beyond[1]):
                self._lines.discard(end)
                end.close()

    async def _connect(self) -> Line | None:
        """Connect to the backends in turn and return the first connection."""
        for _ in self.places:
            place = self.places[self._next % len(self.places)]
            self._next += 1
            with suppress(OSError):
                if isinstance(place, str):
                    return await asyncio.open_unix_connection(place, limit=AT_ONCE)
                return await asyncio.open_connection(*place, limit=AT_ONCE)
        return None

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward one direction, including how it ends."""
        try:
            while data := await reader.read(AT_ONCE):
                await self._passing.wait()
                writer.write(data)
                await writer.drain()
            await self._passing.wait()
            writer.close()
        except OSError:
            await self._passing.wait()
            _break(writer)


def _break(writer: asyncio.StreamWriter) -> None:
    """Abort the connection without a clean close."""
    line = writer.get_extra_info("socket")
    if line is not None:
        with suppress(OSError):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()
