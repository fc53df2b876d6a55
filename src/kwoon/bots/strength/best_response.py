"""Best response to a known bot: a search in which all other seats play like that bot.

It is not an opponent for people. Its win rate gives a lower bound on that bot's exploitability (`kwoon exploit`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kwoon.bots.evaluator import Evaluator
from kwoon.bots.ismcts import IsmctsBot
from kwoon.bots.payoff_matrix import OpponentModel
from kwoon.bots.search_common import Budget
from kwoon.bots.successive_halving import SuccessiveHalvingBot
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.game import Game, Player, Prompt, State, View

BotFactory = Callable[[Game, Dice], Player]

NUM_SAMPLES: Final = 12
"""Number of samples for a bot that does not report its probabilities."""
ISMCTS_GAMES: Final = 400
HALVING_GAMES: Final = 200
"""Number of imagined games for each prompt."""


def fork_dice(dice: Dice) -> Dice:
    """Return separate dice for the imagined bot."""
    return LiveDice(int(dice.roll(1 << 30)) << 32 | int(dice.roll(1 << 30)))


def estimate_move_probabilities(
    game: Game, make_opponent: BotFactory, view: View, prompt: Prompt, dice: Dice
) -> list[float]:
    """Return the probability that a bot makes each move, as reported by the bot or estimated by sampling."""
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
    """A game's evaluator in which the other seats play like the known bot."""

    def __init__(self, evaluator: Evaluator, game: Game, make_opponent: BotFactory, dice: Dice) -> None:
        super().__init__()
        self.evaluator = evaluator
        self.whole_answers_only = evaluator.whole_answers_only
        self.game = game
        self.make_opponent = make_opponent
        self.dice = dice
        self.bot = make_opponent(game, fork_dice(dice))
        self.own_seat = 0

    def prepare_search(self, view: View) -> None:
        self.own_seat = view.seat
        self.evaluator.prepare_search(view)

    def candidate_answers(self, view: View, prompt: Prompt) -> list[list[int]]:
        return self.evaluator.candidate_answers(view, prompt)

    def can_stop_playout(self, state: State, positions_ahead: int) -> bool:
        return self.evaluator.can_stop_playout(state, positions_ahead)

    def win_chances(self, state: State) -> list[float]:
        return self.evaluator.win_chances(state)

    def greedy_strategy(self, state: State, prompt: Prompt) -> list[float]:
        return estimate_move_probabilities(
            self.game, self.make_opponent, state.view(int(prompt.seat)), prompt, self.dice
        )

    def choose_playout_move(self, state: State, prompt: Prompt, dice: Dice) -> int:
        if prompt.seat == self.own_seat:
            return self.evaluator.choose_playout_move(state, prompt, dice)
        move = self.bot.choose(state.view(int(prompt.seat)), prompt)
        # An imagined game may offer fewer moves than a real one.
        return move if move in prompt.moves else self.evaluator.choose_playout_move(state, prompt, dice)


def make_best_response_bot(game: Game, evaluator: Evaluator, make_opponent: BotFactory, dice: Dice) -> Player:
    """Make a search bot that assumes every other seat is played by a bot from `make_opponent`."""
    response_evaluator = BestResponseEvaluator(evaluator, game, make_opponent, dice)
    if evaluator.whole_answers_only:
        return SuccessiveHalvingBot(game, response_evaluator, Budget(HALVING_GAMES), dice)
    opponent = OpponentModel(random_share=0.0, greedy_share=1.0)
    return IsmctsBot(game, response_evaluator, Budget(ISMCTS_GAMES), dice, opponent)
