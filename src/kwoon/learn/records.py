"""Records as training data: every decision in a game, as its player saw it."""

from __future__ import annotations

from collections.abc import Iterator

from kwoon.core.game import Game, Prompt, View
from kwoon.core.record import RecordReplay

Decision = tuple[int, View, Prompt, int]
"""Seat, view, prompt and the move made."""


def decisions_of_record(text: str, game: Game) -> Iterator[Decision]:
    """Yield every move in a record, in order, including moves later taken back, but not take-backs or concessions."""
    replay = RecordReplay(text, game)
    while True:
        # Read the prompts before the move is applied, so they show nothing of it.
        prompts = {int(prompt.seat): prompt for prompt in replay.match.state.prompts()}
        views = {seat: replay.match.state.view(seat) for seat in prompts}
        steps = len(replay.match.moves)
        if not replay.replay_next_line():
            return
        if len(replay.match.moves) > steps:
            step = replay.match.moves[-1]
            if step.move >= 0:
                yield step.seat, views[step.seat], prompts[step.seat], step.move
