"""A tree as a file that Gambit and OpenSpiel read (`.efg`), written node by node."""

from __future__ import annotations

from typing import TextIO

from kwoon.core.contract import Game
from kwoon.solve.trees.luck import Chance
from kwoon.solve.trees.walk import Listener


def quoted(text: str) -> str:
    """A name as it stands in such a file."""
    plain = text.replace("\\", "/").replace('"', "'")
    return f'"{plain}"'


class Gambit(Listener):
    """Writes while a game is walked through: nothing is kept."""

    def __init__(self, game: Game, title: str, names: list[str], out: TextIO) -> None:
        self.game = game
        self.out = out
        self.lucky = 0
        self.outcomes: dict[float, int] = {}
        out.write(f"EFG 2 R {quoted(title)} {{ {' '.join([quoted(name) for name in names])} }}\n")

    def luck(self, chances: list[Chance]) -> None:
        self.lucky += 1
        odds = " ".join([f'"{at}" {chance.over}/{chance.under}' for at, chance in enumerate(chances, 1)])
        self.out.write(f'c "" {self.lucky} "" {{ {odds} }} 0\n')

    def decides(self, seat: int, number: int, last: int, first: int, moves: list[int]) -> None:
        named = " ".join([quoted(self.game.write(move)) for move in moves])
        self.out.write(f'p "" {seat + 1} {number + 1} "" {{ {named} }} 0\n')

    def ends(self, worth: float, odds: float, choices: list[int]) -> None:
        number = self.outcomes.setdefault(worth, len(self.outcomes) + 1)
        self.out.write(f't "" {number} "" {{ {worth:g} {-worth:g} }}\n')
