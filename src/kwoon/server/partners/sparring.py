"""The sparring partners: a few processes in which bots think; one that hangs or dies is ended and replaced."""

from __future__ import annotations

import asyncio
import json
import os
import pickle
from collections.abc import Mapping
from contextlib import suppress

from kwoon import shelf
from kwoon.hall.thinking import BotFailed, Question, Wondering
from kwoon.server.partners.partner import LENGTH


class Sparring:
    """A pool of processes; each is started when it is first needed."""

    def __init__(self, command: tuple[str, ...], workers: int, timeout: float) -> None:
        self._command = command
        self._timeout = timeout
        self._idle: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        for _ in range(workers):
            self._idle.put_nowait(None)
        self._partners: set[asyncio.subprocess.Process] = set()
        self._leaving: set[asyncio.Task[None]] = set()

    async def choose(self, question: Question) -> list[int]:
        """The bot's moves to the end of its draft, the first of which is one of the ask's; raises BotFailed."""
        reply = await self._reply(question)
        moves = reply.get("moves")
        if not isinstance(moves, list) or not moves or moves[0] not in question.ask.moves:
            raise BotFailed(str(reply.get("error", "no legal move")))
        return [move for move in moves if isinstance(move, int)]

    async def wonder(self, wondering: Wondering) -> list[list[float]]:
        """The winning chances of all seats, for each of the views; raises BotFailed."""
        reply = await self._reply(wondering)
        chances = reply.get("chances")
        if not isinstance(chances, list):
            raise BotFailed(str(reply.get("error", "no chances")))
        return chances

    async def _reply(self, question: Question | Wondering) -> dict[str, object]:
        partner = await self._idle.get()
        try:
            if partner is None or partner.returncode is not None:
                partner = await self._start()
            return await asyncio.wait_for(self._ask(partner, question), self._timeout)
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError) as error:
            self._end(partner)
            partner = None
            raise BotFailed(type(error).__name__) from None
        except asyncio.CancelledError:
            self._end(partner)
            partner = None
            raise
        finally:
            self._idle.put_nowait(partner)

    async def stop(self) -> None:
        """Send everybody home."""
        for partner in self._partners:
            self._end(partner)
        await asyncio.gather(*self._leaving, return_exceptions=True)

    async def _start(self) -> asyncio.subprocess.Process:
        partner = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=_without_secrets(os.environ),
            # A signal meant for the server is not meant for them; they go home when their input ends.
            start_new_session=True,
        )
        self._partners.add(partner)
        return partner

    def _end(self, partner: asyncio.subprocess.Process | None) -> None:
        if partner is None:
            return
        with suppress(ProcessLookupError):
            partner.kill()
        leaving = asyncio.get_running_loop().create_task(self._see_off(partner))
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)

    async def _see_off(self, partner: asyncio.subprocess.Process) -> None:
        await partner.communicate()
        self._partners.discard(partner)

    async def _ask(self, partner: asyncio.subprocess.Process, question: Question | Wondering) -> dict[str, object]:
        assert partner.stdin is not None
        assert partner.stdout is not None
        asked = pickle.dumps(question)
        partner.stdin.write(LENGTH.pack(len(asked)) + asked)
        await partner.stdin.drain()
        line = await partner.stdout.readline()
        if not line.endswith(b"\n"):
            raise OSError("the partner is gone")
        reply = json.loads(line)
        return reply if isinstance(reply, dict) else {}


def _without_secrets(env: Mapping[str, str]) -> dict[str, str]:
    """What a partner may know of the hall: which packs are played with, and nothing else."""
    return {name: value for name, value in env.items() if name == shelf.PACKS or not name.startswith("KWOON_")}
