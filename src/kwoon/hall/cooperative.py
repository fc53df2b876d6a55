"""Long work is done a little at a time, so that nobody else in the hall waits for it."""

from __future__ import annotations

import asyncio
import time

SLICE_SECONDS = 0.002
"""For so many seconds at a time."""


class TimeSlicer:
    """One piece of long work: rests whenever it has been at it for a spell."""

    def __init__(self) -> None:
        self._slice_start = time.perf_counter()

    async def pause_if_due(self) -> None:
        """Let the others do what they have to do, if it is time."""
        if time.perf_counter() - self._slice_start >= SLICE_SECONDS:
            await asyncio.sleep(0)
            self._slice_start = time.perf_counter()
