"""Whoever knows a bot's habits: search in which the others answer as that bot would, and never as they should.

It is no opponent for people. What it wins shows how far a bot can be exploited, at least (`kwoon exploit`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kwoon.bots.evaluator import Evaluator
from kwoon.bots.ismcts import IsmctsBot, SearchConfig
from kwoon.bots.payoff_matrix import OpponentModel
from kwoon.bots.search_common import Budget
from kwoon.bots.successive_halving import SuccessiveHalvingBot
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.game import Game, Player, Prompt, State, View

BotFactory = Callable[[Game, Dice], Player]

NUM_SAMPLES: Final = 12
"""So often a bot that does not say its odds is asked what it would do."""
ISMCTS_GAMES: Final = 400
HALVING_GAMES: Final = 200
"""How many games are imagined for one question."""


def fork_dice(dice: Dice) -> Dice:
    """Dice for the bot that is imagined, which are nobody else's."""
    return LiveDice(int(dice.roll(1 << 30)) << 32 | int(dice.roll(1 << 30)))


def estimate_odds(game: Game, make_opponent: BotFactory, view: View, prompt: Prompt, dice: Dice) -> list[float]:
    """How likely a bot is to make each move: as it says, or as it was seen to do."""
    stated_odds = make_opponent(game, fork_dice(dice)).move_probabilities(view, prompt)
    if stated_odds is not None:
        return stated_odds
    frequencies = [0.0] * len(prompt.moves)
    for _ in range(NUM_SAMPLES):
        move = make_opponent(game, fork_dice(dice)).choose(view, prompt)
        if move in prompt.moves:
            frequencies[prompt.moves.index(move)] += 1.0 / NUM_SAMPLES
    return frequencies


class BestResponseEvaluator(Evaluator):
    """A game's judge, but the others play on like the bot that is known."""

    def __init__(self, evaluator: Evaluator, game: Game, make_opponent: BotFactory, dice: Dice) -> None:
        super().__init__()
        self.evaluator = evaluator
        self.whole_answers_only = evaluator.whole_answers_only
        self.game = game
        self.make_opponent = make_opponent
        self.dice = dice
        self.bot = make_opponent(game, fork_dice(dice))
        self.own_seat = 0

    def start(self, view: View) -> None:
        self.own_seat = view.seat
        self.evaluator.start(view)

    def candidates(self, view: View, prompt: Prompt) -> list[list[int]]:
        return self.evaluator.candidates(view, prompt)

    def can_stop(self, state: State, positions_ahead: int) -> bool:
        return self.evaluator.can_stop(state, positions_ahead)

    def win_chances(self, state: State) -> list[float]:
        return self.evaluator.win_chances(state)

    def greedy_strategy(self, state: State, prompt: Prompt) -> list[float]:
        return estimate_odds(self.game, self.make_opponent, state.view(int(prompt.seat)), prompt, self.dice)

    def reply(self, state: State, prompt: Prompt, dice: Dice) -> int:
        if prompt.seat == self.own_seat:
            return self.evaluator.reply(state, prompt, dice)
        move = self.bot.choose(state.view(int(prompt.seat)), prompt)
        # In an imagined game fewer moves may be offered than at a table.
        return move if move in prompt.moves else self.evaluator.reply(state, prompt, dice)


def make_best_response_bot(game: Game, evaluator: Evaluator, make_opponent: BotFactory, dice: Dice) -> Player:
    """Search that takes everybody else for this bot."""
    response_evaluator = BestResponseEvaluator(evaluator, game, make_opponent, dice)
    if evaluator.whole_answers_only:
        return SuccessiveHalvingBot(game, response_evaluator, Budget(HALVING_GAMES), dice)
    return IsmctsBot(
        game,
        response_evaluator,
        Budget(ISMCTS_GAMES),
        dice,
        SearchConfig(opponent=OpponentModel(random_share=0.0, greedy_share=1.0)),
    )
