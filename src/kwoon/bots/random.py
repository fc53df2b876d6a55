"""The random bot: any legal move, each as likely as the others."""

from __future__ import annotations

from kwoon.core.contract import Ask, Player, View
from kwoon.core.dice import Dice


class RandomBot(Player):
    """Answers without looking at anything but the list of moves. It rolls its own dice, never the game's."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, view: View, ask: Ask) -> int:
        return ask.moves[self.dice.roll(len(ask.moves))]

    def odds(self, view: View, ask: Ask) -> list[float]:
        return [1.0 / len(ask.moves)] * len(ask.moves)
