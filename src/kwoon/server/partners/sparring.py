"""The sparring partners: a few processes in which bots think; one that hangs or dies is ended and replaced."""

from __future__ import annotations

import asyncio
import json
import os
import pickle
from collections.abc import Mapping
from contextlib import suppress

from kwoon import shelf
from kwoon.hall.thinking import BotAway, BotFailed, Question, Turn, Wondering
from kwoon.server.partners.partner import LENGTH
from kwoon.server.partners.turns import Turns


class Sparring:
    """A pool of processes; each is started when it is first needed."""

    def __init__(self, command: tuple[str, ...], workers: int, timeout: float) -> None:
        self._command = command
        self._timeout = timeout
        self._turns = Turns(workers)
        self._idle: list[asyncio.subprocess.Process] = []
        self._partners: set[asyncio.subprocess.Process] = set()
        self._leaving: set[asyncio.Task[None]] = set()

    async def choose(self, question: Question, turn: Turn) -> list[int]:
        """The bot's moves to the end of its draft, the first of which is one of the ask's; raises BotFailed."""
        reply = await self._reply(question, turn)
        moves = reply.get("moves")
        if not isinstance(moves, list) or not moves or moves[0] not in question.ask.moves:
            raise BotFailed(str(reply.get("error", "no legal move")))
        return [move for move in moves if isinstance(move, int)]

    async def wonder(self, wondering: Wondering, turn: Turn) -> list[list[float]]:
        """The winning chances of all seats, for each of the views; raises BotFailed."""
        reply = await self._reply(wondering, turn)
        chances = reply.get("chances")
        if not isinstance(chances, list):
            raise BotFailed(str(reply.get("error", "no chances")))
        return chances

    async def _reply(self, question: Question | Wondering, turn: Turn) -> dict[str, object]:
        await self._turns.take(turn)
        try:
            partner = await self._partner()
            try:
                reply = await asyncio.wait_for(self._ask(partner, question), self._timeout)
            except BaseException:
                self._end(partner)
                raise
            self._idle.append(partner)
            return reply
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError) as error:
            raise BotFailed(type(error).__name__) from None
        finally:
            self._turns.give_back()

    async def _partner(self) -> asyncio.subprocess.Process:
        """One that has nothing to do, or a new one."""
        while self._idle:
            partner = self._idle.pop()
            if partner.returncode is None:
                return partner
            self._end(partner)
        try:
            return await self._start()
        except OSError as error:
            # No files or no memory left: nothing that a bot could do about it.
            raise BotAway(type(error).__name__) from None

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

    def _end(self, partner: asyncio.subprocess.Process) -> None:
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
