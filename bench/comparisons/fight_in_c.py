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
from kwoon.core.playout import play_randomly_and_count_moves
from kwoon.games.fight.rules.game import Fight
from kwoon.registry import load_game

SOURCE = Path(__file__).with_name("fight.c")
MAX_KINDS = 64
"""Maximum number of different cards in the C code."""
NUM_CHECKED_GAMES = 2_000
"""Number of games to play both in C and with the rules."""


class CardTables(ctypes.Structure):
    """The cards as tables for the C code."""

    _fields_ = (
        ("kinds", ctypes.c_int32),
        ("row_size", ctypes.c_int32),
        ("points_to_win", ctypes.c_int32),
        ("rounds_to_win", ctypes.c_int32),
        ("dealt", ctypes.c_int32),
        ("opening_picks", ctypes.c_int32),
        ("attacks", ctypes.c_int32 * MAX_KINDS),
        ("values", ctypes.c_int32 * MAX_KINDS),
        ("points", ctypes.c_int32 * MAX_KINDS),
        ("clashes", ctypes.c_int32 * (MAX_KINDS * MAX_KINDS)),
    )


class CGame:
    """The C library with the cards of the printed pack."""

    game_id = "fight"
    label = "FIGHT in C"

    def __init__(self) -> None:
        game = load_game(self.game_id).game
        assert isinstance(game, Fight)
        if game.has_duplicate_cards or game.kinds > MAX_KINDS:
            sys.exit(
                f"The C code supports at most {MAX_KINDS} cards, all of them different; this pack has duplicates or more cards."
            )
        self.game = game
        self.card_tables = CardTables(
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
        self._play = compile_library().play
        self._play.restype = ctypes.c_long

    def games(self, first: int, count: int) -> int:
        """Play `count` games with seeds from `first` on, and return the number of decisions."""
        decisions: int = self._play(
            ctypes.byref(self.card_tables), ctypes.c_long(first), ctypes.c_long(count), None, None
        )
        return decisions

    def check(self) -> None:
        """Verify that the C code follows the rules: equal seeds must give equal winners and numbers of decisions. Exit
        if they differ."""
        winners, lengths = (ctypes.c_int32 * NUM_CHECKED_GAMES)(), (ctypes.c_int32 * NUM_CHECKED_GAMES)()
        self._play(ctypes.byref(self.card_tables), ctypes.c_long(0), ctypes.c_long(NUM_CHECKED_GAMES), winners, lengths)
        for number in range(NUM_CHECKED_GAMES):
            dice = LiveDice(number)
            state = self.game.deal(dice)
            length = play_randomly_and_count_moves(state, dice)
            outcome = state.outcome()
            assert outcome is not None
            if (outcome.winners(), length) != ([winners[number]], lengths[number]):
                sys.exit(
                    f"Game {number}: with the rules, {outcome.winners()} won after {length} decisions; the C code disagrees."
                )


def compile_library() -> ctypes.CDLL:
    """Compile the C code to a library with `$CC` or cc."""
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder, "fight.so")
        compiler = shlex.split(os.environ.get("CC", "cc"))
        command = [*compiler, "-O3", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-o", str(library), str(SOURCE)]
        subprocess.run(command, check=True)
        return ctypes.CDLL(str(library))
