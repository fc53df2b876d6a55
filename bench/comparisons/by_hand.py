"""FIGHT written by hand in C: compiled by the machine's own compiler, and held against the rules."""

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
"""As many kinds of cards as the C has room for."""
CHECKED = 2_000
"""So many games are played both ways."""


class Box(ctypes.Structure):
    """The cards as tables, as the C wants them."""

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
    """The library, with the cards of the box on the shelf."""

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
        """Play games with these seeds; their decisions."""
        decisions: int = self._play(ctypes.byref(self.box), ctypes.c_long(first), ctypes.c_long(count), None, None)
        return decisions

    def check(self) -> None:
        """See that the C plays what the rules play: with the same seeds the same winners after as many decisions."""
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
    """The C as a library, by `$CC` or cc."""
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder, "fight.so")
        compiler = shlex.split(os.environ.get("CC", "cc"))
        command = [*compiler, "-O3", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-o", str(library), str(SOURCE)]
        subprocess.run(command, check=True)
        return ctypes.CDLL(str(library))
