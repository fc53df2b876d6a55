"""Plays as a network that was taught; examples/ and docs/research/training.md tell how one is."""

from __future__ import annotations

from typing import Final

from kwoon.core.contract import Ask, Game, Player, View
from kwoon.core.dice import Dice
from kwoon.learn.net import Net, NetError
from kwoon.learn.shapes import shape_of

FINE: Final = 1 << 30
"""Into so many parts luck is cut when a move is rolled on its odds."""


class LearnedBot(Player):
    """Rolls its move on the odds that the network gives: it looks at its view once, and imagines nothing."""

    def __init__(self, game: Game, dice: Dice, net: Net) -> None:
        self.dice = dice
        self.net = net
        self.shape = shape_of(game)
        if self.shape.digest() != net.shape:
            raise NetError(
                f"It was taught {net.game} as it is in the box, and these cards or options are others: "
                "train one for them (docs/research/training.md), or take another bot."
            )

    def odds(self, view: View, ask: Ask) -> list[float]:
        return self.net.odds(self.shape.row(view), ask.moves)

    def choose(self, view: View, ask: Ask) -> int:
        moves = ask.moves
        if len(moves) == 1:
            return moves[0]
        left = self.dice.roll(FINE) / FINE
        for place, odds in enumerate(self.odds(view, ask)):
            left -= odds
            if left < 0:
                return moves[place]
        return moves[-1]
