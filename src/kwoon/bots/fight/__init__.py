"""Bots for FIGHT."""

from __future__ import annotations

from typing import Final

from kwoon.bots.bot_family import BOLD, CAREFUL, MAX_MILLISECONDS, TRICKY, BotFamily
from kwoon.bots.evaluator import Evaluator
from kwoon.bots.fight.evaluator import FightEvaluator
from kwoon.bots.fight.fast_policy import FastFightPolicy
from kwoon.bots.fight.greedy import GreedyFightBot
from kwoon.bots.fight.network import NetworkBlendBot, load_network_bot, make_network_bot
from kwoon.bots.ismcts import IsmctsBot
from kwoon.bots.search_common import Budget
from kwoon.bots.weakened_bots import MixedBot
from kwoon.core.dice import Dice
from kwoon.core.fast_policy import FastPolicy
from kwoon.core.game import Game, Player, Prompt, View
from kwoon.core.message import msg
from kwoon.games.fight.rules.notation import FightNotation
from kwoon.games.fight.view.view import FightView

STUDENT_LAPSES: Final = 25
"""Percentage of answers that a student gives without searching. It is lower than in other games, because chance leaves
a smaller gap between the levels."""


class FightBotFamily(BotFamily):
    """Bots that compare cards and search the coming turns."""

    def __init__(self) -> None:
        description = msg("bots-greedy-fight")
        super().__init__("fight", description)
        self.personalities = (BOLD, CAREFUL, TRICKY)
        self.has_network = True

    def evaluator(self, game: Game) -> Evaluator:
        assert isinstance(game, FightNotation)
        return FightEvaluator(game)

    def greedy_bot(self, game: Game, dice: Dice) -> Player:
        return GreedyFightBot(game, dice)

    def fast_policy(self, game: Game) -> FastPolicy:
        assert isinstance(game, FightNotation)
        return FastFightPolicy(game)

    def network_bot(self, game: Game, dice: Dice) -> Player:
        return make_network_bot(game, dice)

    def preferred_moves(self, game: Game, personality: str, view: View, prompt: Prompt) -> list[int]:
        """Return the preferred moves: bold bots attack, careful ones defend, and tricky ones play cards that the
        opponent has not seen them take."""
        assert isinstance(game, FightNotation) and isinstance(view, FightView)
        if prompt.kind != "play":
            return []
        if personality == TRICKY:
            return [move for move in prompt.moves if move not in view.shown[view.seat]]
        return [move for move in prompt.moves if game.attacks[move] == (personality == BOLD)]

    def student_bot(self, game: Game, dice: Dice) -> Player:
        mentor = IsmctsBot(game, self.evaluator(game), Budget(200, MAX_MILLISECONDS), dice)
        return MixedBot(mentor, self.greedy_bot(game, dice), dice, STUDENT_LAPSES)

    def master_bot(self, game: Game, dice: Dice) -> Player:
        budget = Budget(500, MAX_MILLISECONDS)
        learned = load_network_bot(game, dice)
        if learned is None:
            return IsmctsBot(game, self.evaluator(game), budget, dice)
        return NetworkBlendBot(game, self.evaluator(game), budget, dice, learned)
