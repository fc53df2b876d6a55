"""Records as data: every decision of a game that was played, as it looked to whoever made it."""

from __future__ import annotations

from collections.abc import Iterator

from kwoon.core.game import Game, Prompt, View
from kwoon.core.record import RecordReplay

Decision = tuple[int, View, Prompt, int]
"""A seat, what it knew, what it was asked, and the move that it made."""


def load_decisions(text: str, game: Game) -> Iterator[Decision]:
    """Every move of a record, in order; what was taken back is among them, taking back and giving up are not."""
    replay = RecordReplay(text, game)
    while True:
        # Made before the answer is known, so that nothing of it can be seen.
        prompts = {int(prompt.seat): prompt for prompt in replay.match.state.prompts()}
        views = {seat: replay.match.state.view(seat) for seat in prompts}
        steps = len(replay.match.moves)
        if not replay.step():
            return
        if len(replay.match.moves) > steps:
            step = replay.match.moves[-1]
            if step.move >= 0:
                yield step.seat, views[step.seat], prompts[step.seat], step.move
