"""Interpreted bots, as in the static hall, choose legal moves."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PLAY_SCRIPT = """
from kwoon.bots import bots_for
from kwoon.core.dice import LiveDice
from kwoon.games import GAMES
from kwoon.registry import load_game
for box in GAMES:
    game = load_game(box.id).game
    for level in bots_for(box.id):
        dice = LiveDice(7)
        state = game.deal(dice)
        bots = [level.make_bot(game, LiveDice(seat)) for seat in range(game.seats)]
        words = set()
        for _ in range(60):
            for ask in state.prompts():
                thinks = ask.kind not in words and len(ask.moves) > 1
                move = bots[ask.seat].choose(state.view(int(ask.seat)), ask) if thinks else ask.moves[0]
                words.add(ask.kind)
                assert move in ask.moves, (box.id, level.id, ask.kind)
                state.apply(ask.seat, move, dice)
        print(box.id, level.id, *sorted(words))
"""


def test_every_interpreted_level_chooses_legal_moves() -> None:
    root = Path(__file__).parents[2]
    env = {**os.environ, "PYTHONPATH": str(root / "src")}
    done = subprocess.run([sys.executable, "-c", PLAY_SCRIPT], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    rows = [line.split() for line in done.stdout.splitlines()]
    assert ["fight", "learned", "play", "take"] in rows
    assert len(rows) == 26
