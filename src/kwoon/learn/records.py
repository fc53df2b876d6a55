"""Records as data: every decision of a game that was played, as it looked to whoever made it."""

from __future__ import annotations

from collections.abc import Iterator

from kwoon.core.contract import Ask, Game, View
from kwoon.core.record import Replay

Decision = tuple[int, View, Ask, int]
"""A seat, what it knew, what it was asked, and the move that it made."""


def decisions(text: str, game: Game) -> Iterator[Decision]:
    """Every move of a record, in order; what was taken back is among them, taking back and giving up are not."""
    replay = Replay(text, game)
    while True:
        # Made before the answer is known, so that nothing of it can be seen.
        asks = {int(ask.seat): ask for ask in replay.bout.state.asks()}
        views = {seat: replay.bout.state.view(seat) for seat in asks}
        steps = len(replay.bout.steps)
        if not replay.step():
            return
        if len(replay.bout.steps) > steps:
            step = replay.bout.steps[-1]
            if step.move >= 0:
                yield step.seat, views[step.seat], asks[step.seat], step.move
