"""Win chances and answer comparisons from a seat's view, for hints during a game and analysis after it."""

from __future__ import annotations

from typing import Final

from kwoon.bots.ismcts import IsmctsSearch
from kwoon.bots.payoff_matrix import OpponentModel
from kwoon.bots.registry import evaluator_for
from kwoon.bots.search_common import Budget, find_candidate_answers
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player, Prompt, State, View

MAX_DRAFT_MOVES: Final = 200
"""Maximum number of moves that a bot chooses at once. If it has not finished its draft by then, ask it again."""


class AnswerComparison:
    """An answer compared with the best of several alternatives."""

    def __init__(self, best_alternative: list[int], gain: float, is_simultaneous: bool) -> None:
        self.best_alternative = best_alternative
        """The best alternative; empty if there were none."""
        self.gain = gain
        """How much the answer's chances exceed those of the best alternative."""
        self.is_simultaneous = is_simultaneous
        """Whether other seats answer at the same time."""


def win_chances(game: Game, view: View, budget: Budget, dice: Dice) -> list[float]:
    """Return each seat's win chance as estimated from the view; for a finished game, its result."""
    search = IsmctsSearch(game, evaluator_for(game), OpponentModel(), dice)
    search.run_search(view, budget)
    return search.win_chances()


def choose_answer(game: Game, bot: Player, view: View, prompt: Prompt, dice: Dice) -> list[int]:
    """Return the moves with which a bot answers a prompt: its next move, or all moves to the end of its draft."""
    seat = view.seat
    moves = [int(bot.choose(view, prompt))]
    state: State | None = None
    while moves[-1] in prompt.moves and len(moves) < MAX_DRAFT_MOVES:
        if state is None:
            state = game.sample_state(view, dice)
        draft_before = state.draft(seat)
        state.apply(seat, moves[-1], dice)
        next_prompt = state.prompt(seat)
        if next_prompt is None or state.draft(seat) != (*draft_before, moves[-1]):
            break  # the draft is finished, or the position has resolved
        prompt = next_prompt
        moves.append(int(bot.choose(state.view(seat), prompt)))
    return moves


def alternative_answers(game: Game, view: View, prompt: Prompt, answer: list[int], dice: Dice) -> list[list[int]]:
    """Return alternatives to an answer: the evaluator's candidates, or, if there are none and the answer is a single
    move, every other move."""
    state = game.sample_state(view, dice)
    evaluator = evaluator_for(game)
    evaluator.prepare_search(view)
    moves = state.canonical_moves(prompt)
    alternatives = [
        idea for idea in find_candidate_answers(evaluator, state, view, dice) if sorted(idea) != sorted(answer)
    ]
    if not alternatives and len(answer) == 1:
        alternatives = [[int(move)] for move in moves if move != answer[0]]
    return alternatives


def compare_answers(game: Game, view: View, answers: list[list[int]], budget: Budget, dice: Dice) -> AnswerComparison:
    """Compare the first answer with the best of the others. One search picks that best alternative and a second one
    estimates it, because the best of many noisy estimates is biased upward."""
    if len(answers) < 2:
        return AnswerComparison([], 0.0, False)
    other = answers[1]
    if len(answers) > 2:
        root = search_given_answers(game, view, answers, budget, dice).root
        high = -1.0
        for place, move in enumerate(root.moves):
            if move > 0 and root.tries[place] > 0.0 and root.mean_value[place] > high:
                high = root.mean_value[place]
                other = answers[move]
    search = search_given_answers(game, view, [answers[0], other], budget, dice)
    root = search.root
    gain = 0.0
    for place, move in enumerate(root.moves):
        gain += root.mean_value[place] if move == 0 else -root.mean_value[place]
    return AnswerComparison(other, gain, search.is_simultaneous)


def search_given_answers(game: Game, view: View, answers: list[list[int]], budget: Budget, dice: Dice) -> IsmctsSearch:
    """Run a search that considers only these answers."""
    search = IsmctsSearch(game, evaluator_for(game), OpponentModel(), dice)
    search.prepare_search(view)
    search.candidates = answers
    search.run_search(view, budget)
    return search
