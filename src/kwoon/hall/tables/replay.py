"""Replays and records of finished games. A replay shows the view of one seat or of a spectator, or all cards."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import cast

import msgspec

from kwoon import registry
from kwoon.core.dice import RecordedDice
from kwoon.core.events import Event, EventLog
from kwoon.core.game import SPECTATOR
from kwoon.core.message import msg
from kwoon.core.record import Match
from kwoon.hall.errors import Conflict, NotFound
from kwoon.hall.tables import socket_messages
from kwoon.hall.tables.responses import ReplayPage
from kwoon.hall.tables.socket_messages import ReplayFrame
from kwoon.hall.tables.table import Table
from kwoon.hall.tables.table_state import OVER, require_table_not_closed
from kwoon.hall.time_slicer import TimeSlicer

MAX_CACHED_BYTES = 32 * 1024 * 1024
MAX_CONCURRENT = 4
"""Maximum replays built at the same time; more would only slow all of them down."""
UPLOADS_AT_ONCE = 2
"""Maximum uploaded records replayed at the same time, each in its own thread."""
PAGE_SIZE = 100


def game_record_text(table: Table) -> str:
    """Return the record of a finished game. Raise HallError if the game is not over."""
    require_finished_game(table)
    match = table.require_match()
    match.header.names = table.table_state.seat_names()
    return match.to_text()


ReplayFrames = list[ReplayFrame]
"""Frames encoded as JSON."""


class ReplayCache:
    """A cache of recently requested replays as encoded frames, so that further pages cost nothing."""

    def __init__(self) -> None:
        self._cache: OrderedDict[tuple[str, ...], ReplayFrames] = OrderedDict()
        self._size = 0
        self._tasks: dict[tuple[str, ...], asyncio.Task[ReplayFrames]] = {}
        self._semaphore = asyncio.Semaphore(MAX_CONCURRENT)
        self.uploads = asyncio.Semaphore(UPLOADS_AT_ONCE)
        """Held while an uploaded record is replayed."""

    async def replay_page(self, table: Table, viewpoint: str, first_frame: int, count: int) -> ReplayPage:
        """Return a page of a finished game's replay. Raise HallError if the game is not over or `viewpoint` is unknown."""
        require_finished_game(table)
        seats = len(table.table_state.seats)
        seats_by_viewpoint = {"spectator": SPECTATOR, "open": SPECTATOR} | {str(seat): seat for seat in range(seats)}
        if viewpoint not in seats_by_viewpoint:
            raise NotFound(msg("hall-replay-viewpoint", viewpoint=viewpoint, last=seats - 1))
        names = table.table_state.seat_names()
        key = (table.table_state.id, viewpoint)
        frames = self._cache.get(key)
        if frames is None:
            frames = await self._build_frames_once(
                key, _ReplayBuilder(table, seats_by_viewpoint[viewpoint], viewpoint == "open")
            )
        else:
            self._cache.move_to_end(key)
        return ReplayPage(
            table.table_state.id,
            table.table_state.game,
            names,
            frames[first_frame : first_frame + count],
            first_frame,
            len(frames),
        )

    async def _build_frames_once(self, key: tuple[str, ...], builder: _ReplayBuilder) -> ReplayFrames:
        task = self._tasks.get(key)
        if task is None:
            task = self._tasks[key] = asyncio.get_running_loop().create_task(self._build_frames(key, builder))
            task.add_done_callback(lambda _: self._tasks.pop(key, None))
        return await asyncio.shield(task)

    async def _build_frames(self, key: tuple[str, ...], builder: _ReplayBuilder) -> ReplayFrames:
        async with self._semaphore:
            frames = await builder.build_frames()
        self._cache[key] = frames
        self._size += _byte_size(frames)
        while self._size > MAX_CACHED_BYTES:
            _, old = self._cache.popitem(last=False)
            self._size -= _byte_size(old)
        return frames


def _byte_size(frames: ReplayFrames) -> int:
    return sum(len(memoryview(cast(msgspec.Raw, frame))) for frame in frames)


class _ReplayBuilder:
    def __init__(self, table: Table, seat: int, reveal_all: bool) -> None:
        self.table = table
        self.seat = seat
        self.reveal_all = reveal_all
        self.num_events = 0

    async def build_frames(self) -> ReplayFrames:
        """Return a frame for the deal and for every move that is visible from this viewpoint."""
        finished_match = self.table.require_match()
        log = EventLog()
        header = registry.record_header(
            registry.find_game(self.table.table_state.game),
            self.table.serializer.loaded_game,
            self.table.table_state.seat_names(),
        )
        match = Match(finished_match.game, header, RecordedDice(finished_match.deal_rolls), log)
        slicer = TimeSlicer()
        previous = self._build_frame(match, log.take_events())
        frames = [socket_messages.preencode_frame(previous)]
        for step in finished_match.moves:
            match.apply(step.seat, step.move, RecordedDice(step.rolls))
            frame = self._build_frame(match, log.take_events())
            if frame.events or frame.view != previous.view or frame.views != previous.views:
                frames.append(socket_messages.preencode_frame(frame))
                previous = frame
            await slicer.pause_if_due()
        if self.table.table_state.stopped:
            previous.outcome = socket_messages.stopped_outcome(len(self.table.table_state.seats))
            frames[-1] = socket_messages.preencode_frame(previous)
        return frames

    def _build_frame(self, match: Match, events: list[Event]) -> ReplayFrame:
        serializer = self.table.serializer
        first = self.num_events + 1
        self.num_events += len(events)
        state = match.state
        outcome = state.outcome()
        shown_events = events if self.reveal_all else [event.as_seen_by(self.seat) for event in events]
        seats = range(len(self.table.table_state.seats)) if self.reveal_all else range(0)
        return ReplayFrame(
            events=serializer.revealed_events(shown_events, first),
            view=state.view(self.seat).as_dict(),
            views=[state.view(seat).as_dict() for seat in seats],
            outcome=None if outcome is None else serializer.outcome_response(outcome),
            num_moves=len(match.moves),
        )


async def match_after(table: Table, num_moves: int) -> Match:
    """Return a finished game as it was after `num_moves` moves. Raise HallError if the game is not over or has fewer
    moves."""
    require_finished_game(table)
    finished_match = table.require_match()
    if num_moves > len(finished_match.moves):
        raise NotFound(msg("hall-replay-moves", count=len(finished_match.moves)))
    header = registry.record_header(
        registry.find_game(table.table_state.game), table.serializer.loaded_game, table.table_state.seat_names()
    )
    match = Match(finished_match.game, header, RecordedDice(finished_match.deal_rolls))
    slicer = TimeSlicer()
    for step in finished_match.moves[:num_moves]:
        match.apply(step.seat, step.move, RecordedDice(step.rolls))
        await slicer.pause_if_due()
    return match


def require_finished_game(table: Table) -> None:
    require_table_not_closed(table.table_state)
    if table.table_state.status != OVER:
        raise Conflict(msg("hall-replay-not-over"))
