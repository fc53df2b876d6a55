"""Server processes to be killed, and the wires between them, their visitors and their database."""

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

# After closing in good order the server passes the signal on that it was stopped by.
ENDED = (0, -signal.SIGTERM)
AT_ONCE = 64 * 1024
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]

# A server that is forked from a process which has read all modules is up in no time.
spawning = multiprocessing.get_context("forkserver")
spawning.set_forkserver_preload(["kwoon.server.run"])


def lasting_port() -> int:
    """A free port that stays free while its server is down: outside of where the system takes ports for callers."""
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
        """Whether it has answered since it was started."""
        self.kills = 0

    def begin(self) -> None:
        """Start, without waiting until it is open."""
        self.open = False
        self.process = spawning.Process(target=run, args=(self.settings, "127.0.0.1", self.port), daemon=True)
        self.process.start()

    async def start(self) -> None:
        """Start, and wait until it is open."""
        self.begin()
        while not await self.answers():
            assert self.process.is_alive(), "the server does not start any more"
            await asyncio.sleep(0.02)

    async def answers(self) -> bool:
        """Whether it is open."""
        asked = (self.process, self.kills)
        with suppress(OSError, HTTPException, TimeoutError):
            status, _ = await asyncio.wait_for(HallClient(self.address).call("GET", "/healthz"), 5)
            self.open = status == 200 and asked == (self.process, self.kills)
        return self.open

    async def look_after(self) -> None:
        """Start it whenever it has ended, as systemd does: it was killed, or its database was away when it started."""
        while True:
            if not self.process.is_alive():
                assert not self.open, "the server has ended by itself"
                self.begin()
            elif not self.open:
                await self.answers()
            await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """End it without warning."""
        self.open = False
        self.kills += 1
        self.process.kill()
        await asyncio.to_thread(self.process.join)

    async def stop(self) -> int:
        """End it in good order."""
        self.process.terminate()
        await asyncio.to_thread(self.process.join)
        return int(self.process.exitcode)


class Wire:
    """A plain TCP proxy: each connection goes to the next place that answers. It can be cut, silently or not."""

    def __init__(self, *places: tuple[str, int] | str) -> None:
        self.places = list(places)
        """Ports of this machine, or the paths of unix sockets."""
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
        """Nothing comes through any more: either nobody is told so, or all connections break and none is made."""
        if silently:
            self._passing.clear()
        else:
            self._refusing = True
            self.reset()

    def mend(self) -> None:
        """What was under way arrives, if its connection is still there."""
        self._refusing = False
        self._passing.set()

    def reset(self) -> None:
        """All connections break, and what was under way is lost."""
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
        """By turns, to whoever answers."""
        for _ in self.places:
            place = self.places[self._next % len(self.places)]
            self._next += 1
            with suppress(OSError):
                if isinstance(place, str):
                    return await asyncio.open_unix_connection(place, limit=AT_ONCE)
                return await asyncio.open_connection(*place, limit=AT_ONCE)
        return None

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One direction; how it ends is passed on as well."""
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
    """Close without a word: whoever is at the other end finds the connection broken."""
    line = writer.get_extra_info("socket")
    if line is not None:
        with suppress(OSError):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()
