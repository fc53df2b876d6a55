"""Writes a tree as a file for Gambit and OpenSpiel (`.efg`), node by node."""

from __future__ import annotations

from typing import TextIO

from kwoon.core.game import Game
from kwoon.solve.trees.chance_nodes import ChanceOutcome
from kwoon.solve.trees.walk import TreeVisitor


def quote_name(text: str) -> str:
    """Return a name quoted for the file format."""
    plain = text.replace("\\", "/").replace('"', "'")
    return f'"{plain}"'


class GambitWriter(TreeVisitor):
    """Writes nodes during the walk instead of storing them."""

    def __init__(self, game: Game, title: str, names: list[str], out: TextIO) -> None:
        self.game = game
        self.out = out
        self.num_chance_nodes = 0
        self.outcome_numbers: dict[float, int] = {}
        out.write(f"EFG 2 R {quote_name(title)} {{ {' '.join([quote_name(name) for name in names])} }}\n")

    def visit_chance(self, outcomes: list[ChanceOutcome]) -> None:
        self.num_chance_nodes += 1
        odds = " ".join([f'"{at}" {chance.numerator}/{chance.denominator}' for at, chance in enumerate(outcomes, 1)])
        self.out.write(f'c "" {self.num_chance_nodes} "" {{ {odds} }} 0\n')

    def visit_decision(
        self, seat: int, info_state: int, parent_choice: int, first_choice: int, moves: list[int]
    ) -> None:
        named = " ".join([quote_name(self.game.format_move(move)) for move in moves])
        self.out.write(f'p "" {seat + 1} {info_state + 1} "" {{ {named} }} 0\n')

    def visit_terminal(self, payoff: float, probability: float, last_choices: list[int]) -> None:
        number = self.outcome_numbers.setdefault(payoff, len(self.outcome_numbers) + 1)
        self.out.write(f't "" {number} "" {{ {payoff:g} {-payoff:g} }}\n')
