"""Bots for games that have no bots of their own. They know only the rules and evaluate moves with random playouts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kwoon.bots.bot_family import MAX_MILLISECONDS, BotFamily
from kwoon.bots.evaluator import Evaluator, outcome_values
from kwoon.bots.ismcts import IsmctsBot
from kwoon.bots.search_common import Budget
from kwoon.bots.strength.best_response import BestResponseEvaluator, BotFactory
from kwoon.bots.successive_halving import SuccessiveHalvingBot
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.fast_policy import FastPolicy, RandomPolicy
from kwoon.core.game import Game, Player, State
from kwoon.core.message import msg
from kwoon.core.playout import play_randomly_and_count_moves

GREEDY_GAMES: Final = 40
STUDENT_GAMES: Final = 150
MASTER_GAMES: Final = 600
"""Number of imagined games for each answer, by level."""
RESPONSE_GAMES: Final = 12
"""Number of imagined games for each answer of a best response. It is small, because the imagined opponent may search
before each of its answers."""
EVALUATION_GAMES: Final = 30
"""Number of playouts for each estimate of the win chances."""


class PlayoutEvaluator(Evaluator):
    """Estimates win chances with random playouts. Searches do not need it, because they play to the end."""

    def win_chances(self, state: State) -> list[float]:
        dice = LiveDice(1)
        chances = [0.0] * int(state.base_game.seats)
        for _ in range(EVALUATION_GAMES):
            end = state.copy()
            play_randomly_and_count_moves(end, dice)
            outcome = end.outcome()
            assert outcome is not None
            for seat, value in enumerate(outcome_values(outcome.places)):
                chances[seat] += value / EVALUATION_GAMES
        return chances


@mypyc_attr(allow_interpreted_subclasses=True)
class GenericBotFamily(BotFamily):
    """Bots that imagine random games to the end: the greedy bot after each move it could make, the others in a search
    tree. The bot `quick` plays at random."""

    def __init__(self, game: str) -> None:
        super().__init__(game, msg("bots-greedy-generic"))

    def evaluator(self, game: Game) -> Evaluator:
        return PlayoutEvaluator()

    def fast_policy(self, game: Game) -> FastPolicy:
        """Return random play, because nothing that is known about every game is faster and stronger."""
        return RandomPolicy()

    def greedy_bot(self, game: Game, dice: Dice) -> Player:
        return SuccessiveHalvingBot(game, Evaluator(), Budget(GREEDY_GAMES, MAX_MILLISECONDS), dice)

    def student_bot(self, game: Game, dice: Dice) -> Player:
        return IsmctsBot(game, Evaluator(), Budget(STUDENT_GAMES, MAX_MILLISECONDS), dice)

    def master_bot(self, game: Game, dice: Dice) -> Player:
        return IsmctsBot(game, Evaluator(), Budget(MASTER_GAMES, MAX_MILLISECONDS), dice)

    def best_response_bot(self, game: Game, make_opponent: BotFactory, dice: Dice) -> Player:
        evaluator = BestResponseEvaluator(Evaluator(), game, make_opponent, dice)
        return SuccessiveHalvingBot(game, evaluator, Budget(RESPONSE_GAMES), dice)
