"""The server over loopback: tables of scripted clients that play FIGHT, paced and at full speed, compared with a bare
echo.

    python -m bench.server

Server and echo run one after the other in separate processes on the same stack (Litestar, uvicorn, websockets), driven
by the same client. SQLite is on disk and durable. On a machine with two cores, one is used by the server and one by the
client.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

import kwoon.core.game
from kwoon.server.client import HallClient

WHY = "?why=asked"
"""Reasons are sent only on request, and these clients never request them."""


class Move(msgspec.Struct):
    """The fields of a move that a client needs."""

    move: int


class Ask(msgspec.Struct):
    """The fields of a prompt that a client needs."""

    key: str
    moves: list[Move]


class End(msgspec.Struct):
    """The fields of an outcome that a client needs."""

    why: str


class Told(msgspec.Struct):
    """The fields of a message that a client needs."""

    type: str
    ask: Ask | None = None
    outcome: End | None = None
    sentence: str = ""


decode = msgspec.json.Decoder(Told).decode


class Figures:
    """The figures of one run."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.counting = False
        self.stop = False
        self.cpu = 0.0
        """Processor seconds used by the server."""

    def took(self, seconds: float) -> None:
        """Add the latency of an answer, in seconds."""
        if self.counting:
            self.times.append(seconds)

    def line(self, name: str, seconds: float, memory: str) -> str:
        """Return a line of the table."""
        cuts = quantiles(self.times, n=100) if len(self.times) > 100 else [0.0] * 99
        rate = len(self.times) / seconds
        each = 1e6 * self.cpu / max(1, len(self.times))
        return f"| {name} | {rate:,.0f} | {each:.0f} | {cuts[49] * 1000:.1f} | {cuts[98] * 1000:.1f} | {memory} |"


class Process:
    """A server process to measure."""

    def __init__(self, python: str, *command: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        env = os.environ | {
            "KWOON_MESSAGES": "1e9",
            "KWOON_REQUESTS": "1e9",
            "KWOON_GENEROSITY": "1e9",
            "KWOON_HOUSEHOLD": "1e6",
        }
        env |= {"KWOON_CONNECTIONS": "10000", "KWOON_CONNECTIONS_EACH": "10000"}
        self.process = subprocess.Popen(
            [python, *command, "--port", str(self.port)],
            env=env,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    async def ready(self) -> None:
        """Wait until the server responds."""
        for _ in range(300):
            try:
                await HallClient(self.address).ask("GET", "/healthz")
                return
            except OSError:
                await asyncio.sleep(0.1)
        raise SystemExit("The server does not start.")

    def memory(self) -> int:
        """Return the resident memory in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return 1024 * int(status.split("VmRSS:")[1].split()[0])

    def cpu(self) -> float:
        """Return the processor seconds of all its threads. Other load on the machine hardly affects it."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Stop the process."""
        self.process.terminate()
        self.process.wait()


async def open_table(address: str) -> tuple[str, str, str]:
    """Open a table for two people and return its id and their cookies."""
    ann, bo = HallClient(address), HallClient(address)
    table = await ann.open("me", "open", public=False)
    await bo.ask("POST", f"/api/tables/{table}/seats/1")
    return table, ann.cookie, bo.cookie


async def come(address: str, path: str, cookie: str = "") -> ClientConnection:
    """Open a socket."""
    url = address.replace("http", "ws") + path
    return await connect(url, additional_headers={"cookie": cookie}, compression=None, ping_interval=None)


async def play(socket: ClientConnection, figures: Figures, pause: float) -> bool:
    """Answer every prompt after about `pause` seconds until the game is over; return whether it was."""
    sent = 0.0
    count = 0
    async for message in socket:
        told = decode(message)
        if told.type == "refused":
            raise RuntimeError(told.sentence)
        if told.type == "done":
            sent = -sent
        if told.type != "news":
            continue
        if sent < 0:
            figures.took(time.perf_counter() + sent)
            sent = 0.0
        if told.outcome is not None or figures.stop:
            return told.outcome is not None
        if told.ask is not None and sent == 0:
            if pause:
                await asyncio.sleep(random.uniform(0.5, 1.5) * pause)
            count += 1
            move = told.ask.moves[0].move
            sent = time.perf_counter()
            await socket.send(f'{{"type":"answer","id":"{count}","key":"{told.ask.key}","move":{move}}}', text=True)
    return False


async def keep_playing(address: str, figures: Figures, pause: float, first: asyncio.Semaphore) -> None:
    """Play at one table after another."""
    while not figures.stop:
        async with first:
            table, *cookies = await open_table(address)
            path = f"/api/tables/{table}/socket{WHY}"
            sockets = [await come(address, path, cookie) for cookie in cookies]
        await asyncio.gather(*[play(each, figures, pause) for each in sockets])
        for each in sockets:
            await each.close()


async def echo(address: str, figures: Figures) -> None:
    """Send messages and wait for their echo repeatedly."""
    socket = await come(address, "/")
    message = '{"type":"answer","id":"123","key":"12.0","move":17}'
    while not figures.stop:
        sent = time.perf_counter()
        await socket.send(message, text=True)
        await socket.recv()
        figures.took(time.perf_counter() - sent)
    await socket.close()


async def measured(
    figures: Figures, process: Process, work: list[asyncio.Task[None]], settle: float, seconds: float
) -> None:
    """Let the tasks settle, then measure for a while."""
    await asyncio.sleep(settle)
    figures.counting = True
    figures.cpu = -process.cpu()
    await asyncio.sleep(seconds)
    figures.cpu += process.cpu()
    figures.counting = False
    figures.stop = True
    done, _ = await asyncio.wait(work, timeout=0)
    for task in done:
        task.result()
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)


async def run_echo(sockets: int, seconds: float) -> str:
    """Measure the bare echo."""
    process = Process(sys.executable, "-m", "bench.server_echo")
    try:
        await process.ready()
        figures = Figures()
        work = [asyncio.create_task(echo(process.address, figures)) for _ in range(sockets)]
        await measured(figures, process, work, 2, seconds)
        return figures.line(f"bare echo, {sockets} sockets", seconds, "")
    finally:
        process.stop()


async def run_flat(python: str, name: str, tables: int, at_once: int) -> str:
    """Measure the hall at full speed. All tables are open and all sockets connected before the first answer."""
    with tempfile.TemporaryDirectory() as folder:
        process = Process(python, "-m", "kwoon.server.run", "--data", folder)
        try:
            await process.ready()
            games = []
            for _ in range(tables):
                table, *cookies = await open_table(process.address)
                games.append(
                    [await come(process.address, f"/api/tables/{table}/socket{WHY}", each) for each in cookies]
                )
            figures = Figures()
            figures.counting = True
            turn = asyncio.Semaphore(at_once)

            async def one(sockets: list[ClientConnection]) -> None:
                async with turn:
                    await asyncio.gather(*[play(each, figures, 0) for each in sockets])

            started = time.perf_counter()
            figures.cpu = -process.cpu()
            await asyncio.gather(*[one(sockets) for sockets in games])
            figures.cpu += process.cpu()
            seconds = time.perf_counter() - started
            return figures.line(f"{name}{at_once} tables at once, flat out", seconds, "")
        finally:
            process.stop()


async def run_tables(python: str, name: str, tables: int, pause: float, seconds: float) -> str:
    """Measure the hall with paced tables."""
    with tempfile.TemporaryDirectory() as folder:
        process = Process(python, "-m", "kwoon.server.run", "--data", folder)
        try:
            await process.ready()
            empty = process.memory()
            figures = Figures()
            first = asyncio.Semaphore(8)
            work = [asyncio.create_task(keep_playing(process.address, figures, pause, first)) for _ in range(tables)]
            await measured(figures, process, work, 3 + tables / 40, seconds)
            each = (process.memory() - empty) / tables / 1024
            what = f"{name}{tables} tables, each seat answers after {pause:g} s or so"
            return figures.line(what, seconds, f"{each:.0f} kB")
        finally:
            process.stop()


async def main(seconds: float, tables: int, beside: str) -> None:
    """Print the table."""
    compiled = not (kwoon.core.game.__file__ or "").endswith(".py")
    rules = "compiled" if compiled else "interpreted"
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, {rules} rules\n")
    print("| what | answers a second | CPU µs each | p50 ms | p99 ms | memory a table |\n|---|--:|--:|--:|--:|--:|")
    print(await run_echo(100, seconds), flush=True)
    builds = [(beside, "before: "), (sys.executable, "now: ")] if beside else [(sys.executable, "")]
    for python, name in builds:
        print(await run_flat(python, name, int(30 * seconds), 50), flush=True)
    for python, name in builds:
        print(await run_tables(python, name, tables, 2, seconds), flush=True)
    print(await run_echo(100, seconds), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="how long each run counts (10)")
    parser.add_argument("--tables", type=int, default=500, help="live tables in the paced run (500)")
    parser.add_argument("--beside", default="", help="the python of an environment with another build, to compare")
    given = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(given.seconds, given.tables, given.beside))
