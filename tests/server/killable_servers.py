"""Server processes that tests kill, and proxies whose connections tests cut."""

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

from kwoon.server.run import run_server
from kwoon.server.settings import ServerSettings
from tests.server.hall_client import HallClient

# After a clean shutdown, the server re-raises the signal that stopped it.
CLEAN_EXIT_CODES = (0, -signal.SIGTERM)
CHUNK_BYTES = 64 * 1024
StreamPair = tuple[asyncio.StreamReader, asyncio.StreamWriter]

# A server that is forked from a process with all modules loaded starts quickly.
fork_context = multiprocessing.get_context("forkserver")
fork_context.set_forkserver_preload(["kwoon.server.run"])


def reserved_port() -> int:
    """Return a free port outside the system's ephemeral range, so that it stays free while its server is down."""
    while True:
        port = random.SystemRandom().randrange(18_000, 30_000)
        with socket.socket() as free, suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port


class KillableServer:
    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.port = reserved_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: Any = None
        self.is_ready = False
        """Whether the server has responded since it was last started."""
        self.kills = 0

    def spawn(self) -> None:
        """Start the server without waiting until it is ready."""
        self.is_ready = False
        self.process = fork_context.Process(
            target=run_server, args=(self.settings, "127.0.0.1", self.port), daemon=True
        )
        self.process.start()

    async def start(self) -> None:
        """Start the server and wait until it is ready."""
        self.spawn()
        while not await self.responds():
            assert self.process.is_alive(), "the server does not start any more"
            await asyncio.sleep(0.02)

    async def responds(self) -> bool:
        """Check the server's health, and set and return `is_ready`."""
        generation = (self.process, self.kills)
        with suppress(OSError, HTTPException, TimeoutError):
            status, _ = await asyncio.wait_for(HallClient(self.address).call("GET", "/healthz"), 5)
            self.is_ready = status == 200 and generation == (self.process, self.kills)
        return self.is_ready

    async def supervise(self) -> None:
        """Restart the server whenever it ends, as systemd does, even if it ended because it found no database at
        startup."""
        while True:
            if not self.process.is_alive():
                assert not self.is_ready, "the server has ended by itself"
                self.spawn()
            elif not self.is_ready:
                await self.responds()
            await asyncio.sleep(0.02)

    async def kill(self) -> None:
        self.is_ready = False
        self.kills += 1
        self.process.kill()
        await asyncio.to_thread(self.process.join)

    async def stop(self) -> int:
        """Stop the server cleanly and return its exit code."""
        self.process.terminate()
        await asyncio.to_thread(self.process.join)
        return int(self.process.exitcode)


class CuttableProxy:
    """A TCP proxy that tries its backends in turn. Tests can cut its connections, silently or not."""

    def __init__(self, *places: tuple[str, int] | str) -> None:
        self.backends = list(places)
        """Each backend is a host and port, or the path of a Unix socket."""
        self.port = 0
        self._next = 0
        self._server: asyncio.Server | None = None
        self._forwarding = asyncio.Event()
        self._forwarding.set()
        self._refusing = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> CuttableProxy:
        self.port = reserved_port()
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", self.port, limit=CHUNK_BYTES)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.reset()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self, *, silently: bool) -> None:
        """Stop all traffic. If not `silently`, break all connections and refuse new ones."""
        if silently:
            self._forwarding.clear()
        else:
            self._refusing = True
            self.reset()

    def restore(self) -> None:
        """Resume traffic. Delayed data arrives if its connection still exists."""
        self._refusing = False
        self._forwarding.set()

    def reset(self) -> None:
        """Break all connections and drop data in flight."""
        for writer in list(self._writers):
            _abort(writer)
        self._writers.clear()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        if self._refusing:
            _abort(writer)
            return
        self._writers.add(writer)
        await self._forwarding.wait()
        backend = None if self._refusing else await self._connect()
        if backend is None:
            self._writers.discard(writer)
            _abort(writer)
            return
        self._writers.add(backend[1])
        try:
            await asyncio.gather(self._forward(reader, backend[1]), self._forward(backend[0], writer))
        finally:
            for end in (writer, backend[1]):
                self._writers.discard(end)
                end.close()

    async def _connect(self) -> StreamPair | None:
        for _ in self.backends:
            backend = self.backends[self._next % len(self.backends)]
            self._next += 1
            with suppress(OSError):
                if isinstance(backend, str):
                    return await asyncio.open_unix_connection(backend, limit=CHUNK_BYTES)
                return await asyncio.open_connection(*backend, limit=CHUNK_BYTES)
        return None

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward data in one direction. When the connection ends, end the other one in the same way."""
        try:
            while data := await reader.read(CHUNK_BYTES):
                await self._forwarding.wait()
                writer.write(data)
                await writer.drain()
            await self._forwarding.wait()
            writer.close()
        except OSError:
            await self._forwarding.wait()
            _abort(writer)


def _abort(writer: asyncio.StreamWriter) -> None:
    """Reset the connection instead of closing it cleanly."""
    raw_socket = writer.get_extra_info("socket")
    if raw_socket is not None:
        with suppress(OSError):
            raw_socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()
