"""Whoever knows a bot's habits: search in which the others answer as that bot would, and never as they should.

It is no opponent for people. What it wins shows how far a bot can be exploited, at least (`kwoon exploit`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kwoon.bots.judge import Judge
from kwoon.bots.meeting import Other
from kwoon.bots.search import SearchBot, Style
from kwoon.bots.thinking import Budget
from kwoon.bots.trials import TrialBot
from kwoon.core.contract import Ask, Game, Player, State, View
from kwoon.core.dice import Dice, LiveDice

Make = Callable[[Game, Dice], Player]

SAMPLES: Final = 12
"""So often a bot that does not say its odds is asked what it would do."""
SEARCHED: Final = 400
TRIED: Final = 200
"""How many games are imagined for one question."""


def own_dice(dice: Dice) -> Dice:
    """Dice for the bot that is imagined, which are nobody else's."""
    return LiveDice(int(dice.roll(1 << 30)) << 32 | int(dice.roll(1 << 30)))


def asked_often(game: Game, make: Make, view: View, ask: Ask, dice: Dice) -> list[float]:
    """How likely a bot is to make each move: as it says, or as it was seen to do."""
    said = make(game, own_dice(dice)).odds(view, ask)
    if said is not None:
        return said
    counted = [0.0] * len(ask.moves)
    for _ in range(SAMPLES):
        move = make(game, own_dice(dice)).choose(view, ask)
        if move in ask.moves:
            counted[ask.moves.index(move)] += 1.0 / SAMPLES
    return counted


class Knowing(Judge):
    """A game's judge, but the others play on like the bot that is known."""

    def __init__(self, judge: Judge, game: Game, make: Make, dice: Dice) -> None:
        super().__init__()
        self.judge = judge
        self.whole = judge.whole
        self.game = game
        self.make = make
        self.dice = dice
        self.bot = make(game, own_dice(dice))
        self.own = 0

    def begin(self, view: View) -> None:
        self.own = view.seat
        self.judge.begin(view)

    def ideas(self, view: View, ask: Ask) -> list[list[int]]:
        return self.judge.ideas(view, ask)

    def rests(self, state: State, settled: int) -> bool:
        return self.judge.rests(state, settled)

    def chances(self, state: State) -> list[float]:
        return self.judge.chances(state)

    def usual(self, state: State, ask: Ask) -> list[float]:
        return asked_often(self.game, self.make, state.view(int(ask.seat)), ask, self.dice)

    def reply(self, state: State, ask: Ask, dice: Dice) -> int:
        if ask.seat == self.own:
            return self.judge.reply(state, ask, dice)
        move = self.bot.choose(state.view(int(ask.seat)), ask)
        # In an imagined game fewer moves may be offered than at a table.
        return move if move in ask.moves else self.judge.reply(state, ask, dice)


def informed(game: Game, judge: Judge, make: Make, dice: Dice) -> Player:
    """Search that takes everybody else for this bot."""
    knowing = Knowing(judge, game, make, dice)
    if judge.whole:
        return TrialBot(game, knowing, Budget(TRIED), dice)
    return SearchBot(game, knowing, Budget(SEARCHED), dice, Style(other=Other(slips=0.0, habits=1.0)))
