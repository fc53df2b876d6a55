"""Cooperative scheduling: long computations yield to the event loop regularly."""

from __future__ import annotations

import asyncio
import time

SLICE_SECONDS = 0.002
"""Seconds of computation after which `pause_if_due` yields."""


class TimeSlicer:
    """Tracks the current time slice of one long computation."""

    def __init__(self) -> None:
        self._slice_start = time.perf_counter()

    async def pause_if_due(self) -> None:
        """Yield to the event loop if the time slice is used up."""
        if time.perf_counter() - self._slice_start >= SLICE_SECONDS:
            await asyncio.sleep(0)
            self._slice_start = time.perf_counter()
