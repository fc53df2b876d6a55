"""Bots for Dragon Punch."""

from __future__ import annotations

from kwoon.bots.bot_family import BOLD, CAREFUL, MAX_MILLISECONDS, STUDENT_FALLBACK_PERCENT, TRICKY, BotFamily
from kwoon.bots.dragon_punch.evaluator import DragonEvaluator
from kwoon.bots.dragon_punch.fast_policy import FastDragonPunchPolicy
from kwoon.bots.dragon_punch.greedy import GreedyDragonPunchBot
from kwoon.bots.dragon_punch.lookahead import win_chance_lost
from kwoon.bots.dragon_punch.search import DragonSearchBot
from kwoon.bots.dragon_punch.solver.tablebase import starting_win_chance_bounds
from kwoon.bots.evaluator import Evaluator
from kwoon.bots.payoff_matrix import OpponentModel
from kwoon.bots.search_common import Budget
from kwoon.bots.strength.best_response import BotFactory
from kwoon.bots.weakened_bots import MixedBot
from kwoon.core.dice import Dice
from kwoon.core.fast_policy import FastPolicy
from kwoon.core.game import Game, Player, Prompt, View
from kwoon.core.message import msg
from kwoon.games.dragon_punch.rules.notation import DragonNotation
from kwoon.games.dragon_punch.view.view import DragonView


class DragonPunchBotFamily(BotFamily):
    """Bots that solve a matrix of move pairs. The student and the master look two turns ahead."""

    def __init__(self) -> None:
        description = msg("bots-greedy-dragon-punch")
        super().__init__("dragon-punch", description)
        self.personalities = (BOLD, CAREFUL, TRICKY)

    def evaluator(self, game: Game) -> Evaluator:
        assert isinstance(game, DragonNotation)
        return DragonEvaluator(game)

    def greedy_bot(self, game: Game, dice: Dice) -> Player:
        return GreedyDragonPunchBot(game, dice)

    def fast_policy(self, game: Game) -> FastPolicy:
        assert isinstance(game, DragonNotation)
        return FastDragonPunchPolicy(game)

    def supports_tablebase(self) -> bool:
        return True

    def win_chance_lost(self, game: Game, views: list[View], seat: int, moves: list[int]) -> float:
        assert isinstance(game, DragonNotation)
        return win_chance_lost(game, views, seat, moves)

    def starting_win_chance(self, game: Game, role: str, other_role: str) -> tuple[float, float] | None:
        assert isinstance(game, DragonNotation)
        ids = game.character_ids
        return starting_win_chance_bounds(game, ids.index(role), ids.index(other_role))

    def preferred_moves(self, game: Game, personality: str, view: View, prompt: Prompt) -> list[int]:
        """Return the preferred moves: bold bots play moves that attack, careful ones play moves that do not, and tricky
        ones switch unflipped cards, which the opponent cannot see."""
        assert isinstance(game, DragonNotation) and isinstance(view, DragonView)
        if personality == TRICKY:
            if prompt.kind != "switch":
                return []
            hidden = [int(game.first_switch) + face for face in view.hand]
            return [move for move in prompt.moves if move in hidden]
        if prompt.kind != "play":
            return []
        found: list[int] = []
        for move in prompt.moves:
            strikes = False
            for spot in game.pack.moves[move].heights:
                if spot.attacks:
                    strikes = True
            if strikes == (personality == BOLD):
                found.append(move)
        return found

    def student_bot(self, game: Game, dice: Dice) -> Player:
        return MixedBot(make_search_bot(game, dice, 4), self.greedy_bot(game, dice), dice, STUDENT_FALLBACK_PERCENT)

    def master_bot(self, game: Game, dice: Dice) -> Player:
        return make_search_bot(game, dice, 16)

    def best_response_bot(self, game: Game, make_opponent: BotFactory, dice: Dice) -> Player:
        assert isinstance(game, DragonNotation)
        search = DragonSearchBot(game, dice, 2, Budget(8), OpponentModel(random_share=0.0, greedy_share=1.0))
        search.opponent_factory = make_opponent
        return search


def make_search_bot(game: Game, dice: Dice, num_samples: int) -> Player:
    """Make a bot that looks two turns ahead from up to `num_samples` guesses at the opponent's hand."""
    assert isinstance(game, DragonNotation)
    return DragonSearchBot(game, dice, 2, Budget(num_samples, MAX_MILLISECONDS))
