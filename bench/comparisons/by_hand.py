"""FIGHT written in C, compiled with the system's compiler and verified against the rules."""

from __future__ import annotations

import ctypes
import os
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

from kwoon.core.dice import LiveDice
from kwoon.core.playout import playout
from kwoon.games.fight.rules.game import Fight
from kwoon.registry import load_game

SOURCE = Path(__file__).with_name("fight.c")
MOST = 64
"""Maximum number of different cards in the C code."""
CHECKED = 2_000
"""Number of games that are played both ways."""


class Box(ctypes.Structure):
    """The cards as tables for the C code."""

    _fields_ = (
        ("kinds", ctypes.c_int32),
        ("row_size", ctypes.c_int32),
        ("points_to_win", ctypes.c_int32),
        ("rounds_to_win", ctypes.c_int32),
        ("dealt", ctypes.c_int32),
        ("opening_picks", ctypes.c_int32),
        ("attacks", ctypes.c_int32 * MOST),
        ("values", ctypes.c_int32 * MOST),
        ("points", ctypes.c_int32 * MOST),
        ("clashes", ctypes.c_int32 * (MOST * MOST)),
    )


class ByHand:
    """The C library with the cards of the printed pack."""

    def __init__(self) -> None:
        game = load_game("fight").game
        assert isinstance(game, Fight)
        if game.alike or game.kinds > MOST:
            sys.exit("The C plays with a few dozen cards that all differ; these are others.")
        self.game = game
        self.box = Box(
            kinds=game.kinds,
            row_size=game.row_size,
            points_to_win=game.points_to_win,
            rounds_to_win=game.rounds_to_win,
            dealt=game.pack.dealt,
            opening_picks=game.pack.opening_picks,
            attacks=tuple(map(int, game.attacks)),
            values=tuple(game.values),
            points=tuple(game.points),
            clashes=tuple(game.clashes),
        )
        self._play = compiled().play
        self._play.restype = ctypes.c_long

    def games(self, first: int, count: int) -> int:
        """Play games with these seeds and return the number of decisions."""
        decisions: int = self._play(ctypes.byref(self.box), ctypes.c_long(first), ctypes.c_long(count), None, None)
        return decisions

    def check(self) -> None:
        """Verify that the C code follows the rules: equal seeds give equal winners after equally many decisions."""
        winners, lengths = (ctypes.c_int32 * CHECKED)(), (ctypes.c_int32 * CHECKED)()
        self._play(ctypes.byref(self.box), ctypes.c_long(0), ctypes.c_long(CHECKED), winners, lengths)
        for number in range(CHECKED):
            dice = LiveDice(number)
            state = self.game.deal(dice)
            length = playout(state, dice)
            outcome = state.outcome()
            assert outcome is not None
            if (outcome.winners(), length) != ([winners[number]], lengths[number]):
                sys.exit(f"Game {number}: {outcome.winners()} won after {length} by the rules, but not in the C.")


def compiled() -> ctypes.CDLL:
    """Compile the C code to a library with `$CC` or cc."""
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder, "fight.so")
        compiler = shlex.split(os.environ.get("CC", "cc"))
        command = [*compiler, "-O3", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-o", str(library), str(SOURCE)]
        subprocess.run(command, check=True)
        return ctypes.CDLL(str(library))
