"""Quick play: bots that read the position itself, for the hundreds of thousands of games of a study.

A view costs more than most decisions. A quick bot is given the position instead, on its word that it looks only at what
its seat may know. The word is a law: from any guess that fits its seat's view it must make the same move, with the same
dice.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import i64

from kwoon.core.contract import Ask, Game, Player, State, View
from kwoon.core.dice import Dice
from kwoon.core.endless import MOST_ANSWERS, endless


class Quick(ABC):
    """Plays any seat of one game, and remembers nothing from one move to the next."""

    @abstractmethod
    def move(self, state: State, ask: Ask, dice: Dice) -> int:
        """One of the ask's moves, from what the asked seat may know. `ask` stands in this state."""


class QuickPlayer(Player):
    """A quick bot that sits among others: it is shown a guess at what its seat cannot see."""

    def __init__(self, game: Game, quick: Quick, dice: Dice) -> None:
        self.game = game
        self.quick = quick
        self.dice = dice

    def choose(self, view: View, ask: Ask) -> int:
        return self.quick.move(self.game.guess(view, self.dice), ask, self.dice)


def play_quick(state: State, dice: Dice, players: list[Quick], own: list[Dice]) -> i64:
    """Play a state to its end by the quick bot and the dice of each seat; how many moves that took."""
    decisions: i64 = 0
    state.brief = True
    state.asking = None
    asks = state.asks()
    while asks:
        for ask in asks:
            seat = ask.seat
            state.accept(ask, players[seat].move(state, ask, own[seat]), dice)
            decisions += 1
        if decisions > MOST_ANSWERS:
            raise endless()
        asks = state.asks()
    return decisions
