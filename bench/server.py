"""The server over loopback: tables of scripted clients that play the first game, paced and at full speed, compared with a bare
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
from kwoon.hall.tables.socket_messages import PROTOCOL
from tests.server.hall_client import HallClient

SOCKET_QUERY = f"?protocol={PROTOCOL}&why_not=on-request"
"""Why-not texts are sent only on request, and these clients never request them."""


class MoveMessage(msgspec.Struct):
    """The fields of a move that a client needs."""

    move: int


class PromptMessage(msgspec.Struct):
    """The fields of a prompt that a client needs."""

    key: str
    moves: list[MoveMessage]


class OutcomeMessage(msgspec.Struct):
    """The fields of an outcome that a client needs."""

    reason: str


class HallMessage(msgspec.Struct):
    """The fields of a message that a client needs."""

    type: str
    prompt: PromptMessage | None = None
    outcome: OutcomeMessage | None = None
    message: str = ""


decode = msgspec.json.Decoder(HallMessage).decode


class LoadMeasurement:
    """The measurements of one run."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.counting = False
        self.stop = False
        self.cpu = 0.0
        """Processor seconds used by the server."""

    def add_latency(self, seconds: float) -> None:
        """Record a move's latency in seconds while the measurement is running."""
        if self.counting:
            self.times.append(seconds)

    def table_row(self, name: str, seconds: float, memory: str) -> str:
        """Return a row of the result table."""
        cuts = quantiles(self.times, n=100) if len(self.times) > 100 else [0.0] * 99
        rate = len(self.times) / seconds
        each = 1e6 * self.cpu / max(1, len(self.times))
        return f"| {name} | {rate:,.0f} | {each:.0f} | {cuts[49] * 1000:.1f} | {cuts[98] * 1000:.1f} | {memory} |"


class Process:
    """A server process to measure."""

    def __init__(self, python: str, *command: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        env = os.environ | {
            "KWOON_MESSAGES_PER_SECOND": "1e9",
            "KWOON_REQUESTS_PER_SECOND": "1e9",
            "KWOON_LIMIT_MULTIPLIER": "1e9",
            "KWOON_HOUSEHOLD_MULTIPLIER": "1e6",
        }
        env |= {"KWOON_MAX_CONNECTIONS": "10000", "KWOON_MAX_CONNECTIONS_PER_ADDRESS": "10000"}
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
                await HallClient(self.address).request("GET", "/healthz")
                return
            except OSError:
                await asyncio.sleep(0.1)
        raise SystemExit("The server did not start within 30 seconds.")

    def memory(self) -> int:
        """Return the resident memory in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return 1024 * int(status.split("VmRSS:")[1].split()[0])

    def cpu(self) -> float:
        """Return the processor seconds used by all of the process's threads. Other load on the machine hardly affects
        them."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


async def open_table(address: str) -> tuple[str, str, str]:
    """Open a table for two people and return its id and their cookies."""
    ann, bo = HallClient(address), HallClient(address)
    table = await ann.create_table("me", "open", public=False)
    await bo.request("POST", f"/api/tables/{table}/seats/1")
    return table, ann.cookie, bo.cookie


async def open_socket(address: str, path: str, cookie: str = "") -> ClientConnection:
    url = address.replace("http", "ws") + path
    return await connect(url, additional_headers={"cookie": cookie}, compression=None, ping_interval=None)


async def play(socket: ClientConnection, measurement: LoadMeasurement, pause: float) -> bool:
    """Answer every prompt after about `pause` seconds. Return whether the game ended."""
    sent = 0.0
    count = 0
    async for message in socket:
        message_fields = decode(message)
        if message_fields.type == "error":
            raise RuntimeError(message_fields.message)
        if message_fields.type == "done":
            sent = -sent
        if message_fields.type != "update":
            continue
        if sent < 0:
            measurement.add_latency(time.perf_counter() + sent)
            sent = 0.0
        if message_fields.outcome is not None or measurement.stop:
            return message_fields.outcome is not None
        if message_fields.prompt is not None and sent == 0:
            if pause:
                await asyncio.sleep(random.uniform(0.5, 1.5) * pause)
            count += 1
            move = message_fields.prompt.moves[0].move
            sent = time.perf_counter()
            await socket.send(
                f'{{"type":"move","id":"{count}","key":"{message_fields.prompt.key}","move":{move}}}', text=True
            )
    return False


async def keep_playing(
    address: str, measurement: LoadMeasurement, pause: float, opening_slots: asyncio.Semaphore
) -> None:
    """Play at one table after another."""
    while not measurement.stop:
        async with opening_slots:
            table, *cookies = await open_table(address)
            path = f"/api/tables/{table}/socket{SOCKET_QUERY}"
            sockets = [await open_socket(address, path, cookie) for cookie in cookies]
        await asyncio.gather(*[play(each, measurement, pause) for each in sockets])
        for each in sockets:
            await each.close()


async def echo(address: str, measurement: LoadMeasurement) -> None:
    """Repeatedly send a message and wait for its echo."""
    socket = await open_socket(address, "/")
    message = '{"type":"move","id":"123","key":"12.0","move":17}'
    while not measurement.stop:
        sent = time.perf_counter()
        await socket.send(message, text=True)
        await socket.recv()
        measurement.add_latency(time.perf_counter() - sent)
    await socket.close()


async def run_and_measure(
    measurement: LoadMeasurement, process: Process, tasks: list[asyncio.Task[None]], settle: float, seconds: float
) -> None:
    """Let the tasks settle, measure for `seconds` seconds, and then cancel the tasks."""
    await asyncio.sleep(settle)
    measurement.counting = True
    measurement.cpu = -process.cpu()
    await asyncio.sleep(seconds)
    measurement.cpu += process.cpu()
    measurement.counting = False
    measurement.stop = True
    done, _ = await asyncio.wait(tasks, timeout=0)
    for task in done:
        task.result()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def run_echo(sockets: int, seconds: float) -> str:
    """Measure the bare echo and return a table row."""
    process = Process(sys.executable, "-m", "bench.server_echo")
    try:
        await process.ready()
        measurement = LoadMeasurement()
        tasks = [asyncio.create_task(echo(process.address, measurement)) for _ in range(sockets)]
        await run_and_measure(measurement, process, tasks, 2, seconds)
        return measurement.table_row(f"bare echo, {sockets} sockets", seconds, "")
    finally:
        process.stop()


async def run_full_speed(python: str, name: str, tables: int, at_once: int) -> str:
    """Measure the hall at full speed and return a table row. All tables are open and all sockets connected before the
    first move."""
    with tempfile.TemporaryDirectory() as folder:
        process = Process(python, "-m", "kwoon", "serve", "--data", folder)
        try:
            await process.ready()
            games = []
            for _ in range(tables):
                table, *cookies = await open_table(process.address)
                games.append(
                    [
                        await open_socket(process.address, f"/api/tables/{table}/socket{SOCKET_QUERY}", each)
                        for each in cookies
                    ]
                )
            measurement = LoadMeasurement()
            measurement.counting = True
            slots = asyncio.Semaphore(at_once)

            async def play_table(sockets: list[ClientConnection]) -> None:
                async with slots:
                    await asyncio.gather(*[play(each, measurement, 0) for each in sockets])

            started = time.perf_counter()
            measurement.cpu = -process.cpu()
            await asyncio.gather(*[play_table(sockets) for sockets in games])
            measurement.cpu += process.cpu()
            seconds = time.perf_counter() - started
            return measurement.table_row(f"{name}{at_once} tables in parallel, full speed", seconds, "")
        finally:
            process.stop()


async def run_tables(python: str, name: str, tables: int, pause: float, seconds: float) -> str:
    """Measure the hall with paced tables and return a table row."""
    with tempfile.TemporaryDirectory() as folder:
        process = Process(python, "-m", "kwoon", "serve", "--data", folder)
        try:
            await process.ready()
            empty = process.memory()
            measurement = LoadMeasurement()
            opening_slots = asyncio.Semaphore(8)
            tasks = [
                asyncio.create_task(keep_playing(process.address, measurement, pause, opening_slots))
                for _ in range(tables)
            ]
            await run_and_measure(measurement, process, tasks, 3 + tables / 40, seconds)
            each = (process.memory() - empty) / tables / 1024
            title = f"{name}{tables} tables, each seat moves after about {pause:g} s"
            return measurement.table_row(title, seconds, f"{each:.0f} kB")
        finally:
            process.stop()


async def main(seconds: float, tables: int, other_python: str) -> None:
    compiled = not (kwoon.core.game.__file__ or "").endswith(".py")
    rules = "compiled" if compiled else "interpreted"
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, {rules} rules\n")
    print("| run | moves/s | CPU µs per move | p50 ms | p99 ms | memory per table |\n|---|--:|--:|--:|--:|--:|")
    print(await run_echo(100, seconds), flush=True)
    builds = [(other_python, "before: "), (sys.executable, "now: ")] if other_python else [(sys.executable, "")]
    for python, name in builds:
        print(await run_full_speed(python, name, int(30 * seconds), 50), flush=True)
    for python, name in builds:
        print(await run_tables(python, name, tables, 2, seconds), flush=True)
    print(await run_echo(100, seconds), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="seconds of each run (default: 10)")
    parser.add_argument("--tables", type=int, default=500, help="number of tables in the paced run (default: 500)")
    parser.add_argument("--other-python", default="", help="Python of an environment with another build to compare")
    args = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main(args.seconds, args.tables, args.other_python))
