"""Shared code for search bots: budgets, imagined games, and following a planned answer."""

from __future__ import annotations

import time
from abc import abstractmethod

from kwoon.bots.evaluator import Evaluator, outcome_values
from kwoon.core.dice import Dice
from kwoon.core.game import NO_MOVE, TAKE_BACK, Game, Player, Prompt, State, View
from kwoon.core.game_length_limit import MAX_MOVES_PER_GAME, make_game_too_long_error


class Budget:
    """Limit on a search: a number of imagined games or milliseconds, whichever is reached first. 0 means unlimited."""

    def __init__(self, max_games: int = 0, max_milliseconds: int = 0) -> None:
        if max_games <= 0 and max_milliseconds <= 0:
            raise ValueError("A search budget needs a number of simulated games, a number of milliseconds, or both.")
        self.max_games = max_games
        self.max_milliseconds = max_milliseconds

    def is_spent(self, games: int, started_at: float) -> bool:
        """Return whether the budget is spent after this many games since `started_at`."""
        if self.max_games > 0 and games >= self.max_games:
            return True
        return self.max_milliseconds > 0 and 1000.0 * (time.monotonic() - started_at) >= self.max_milliseconds


class SearchPlayer(Player):
    """Searches for a whole answer until its budget is spent, and gives the answer move by move."""

    def __init__(self, game: Game, evaluator: Evaluator, budget: Budget, dice: Dice) -> None:
        self.game = game
        self.evaluator = evaluator
        self.budget = budget
        self.dice = dice
        self.plan: list[int] = []
        """The answer that is being given move by move."""

    @abstractmethod
    def search_answer(self, view: View, prompt: Prompt) -> list[int]:
        """Return the moves that continue the current draft."""

    def choose(self, view: View, prompt: Prompt) -> int:
        if len(prompt.moves) == 1:
            return prompt.moves[0]
        planned = next_planned_move(self.plan, view, prompt)
        if planned != NO_MOVE:
            return planned
        self.plan = list(view.draft) + self.search_answer(view, prompt)
        return self.plan[len(view.draft)]


def next_planned_move(plan: list[int], view: View, prompt: Prompt) -> int:
    """Return the move of a planned answer that follows the draft, or `NO_MOVE` if the draft is empty or does not match."""
    num_made = len(view.draft)
    if 0 < num_made < len(plan) and list(view.draft) == plan[:num_made] and plan[num_made] in prompt.moves:
        return plan[num_made]
    return NO_MOVE


# Candidate answers.


def find_candidate_answers(evaluator: Evaluator, state: State, view: View, dice: Dice) -> list[list[int]]:
    """Return the evaluator's distinct candidates for a prompt, as moves that continue the current draft.

    Candidates start from an empty draft, so the moves drafted in `state`, which is sampled from the view, are taken
    back. Where a set may be named in any order, a candidate that contains the drafted moves is reordered to start with
    them; others are dropped.
    """
    seat = view.seat
    while state.draft(seat):
        state.apply(seat, TAKE_BACK, dice)
    candidates: list[list[int]] = []
    prompt = state.prompt(seat)
    if prompt is None:
        return candidates
    drafted = list(view.draft)
    for candidate in evaluator.candidate_answers(state.view(seat), prompt):
        whole = complete_answer(evaluator, state.copy(), seat, candidate, dice)
        if whole[: len(drafted)] != drafted:
            whole = complete_answer(evaluator, state.copy(), seat, reorder_to_start_with(drafted, whole), dice)
        rest = whole[len(drafted) :]
        if rest and rest not in candidates:
            candidates.append(rest)
    return candidates


def reorder_to_start_with(drafted: list[int], answer: list[int]) -> list[int]:
    """Return the answer reordered to start with the drafted moves, or an impossible answer if it lacks one of them."""
    left = answer[:]
    for move in drafted:
        if move not in left:
            return [NO_MOVE]
        left.remove(move)
    return drafted + left


def complete_answer(evaluator: Evaluator, state: State, seat: int, first_moves: list[int], dice: Dice) -> list[int]:
    """Return a legal answer that starts with `first_moves`; empty if they are not legal."""
    whole: list[int] = []
    prompt = state.prompt(seat)
    while prompt is not None:
        if len(whole) < len(first_moves):
            move = first_moves[len(whole)]
            if move not in prompt.moves:
                return []
        else:
            move = evaluator.choose_playout_move(state, prompt, dice)
        whole.append(move)
        state.apply(seat, move, dice)
        if state._prompts is None:
            break
        prompt = state.prompt(seat)
    return whole


# One imagined game.


def sample_unanswered_state(game: Game, view: View, dice: Dice) -> State:
    """Return a sampled position in which the other seats have not answered yet, since the search chooses for them."""
    state = game.sample_state(view, dice)
    for seat in range(game.seats):
        if seat != view.seat:
            while state.draft(seat):
                state.apply(seat, TAKE_BACK, dice)
    return state


def apply_answer(state: State, seat: int, answer: list[int], dice: Dice) -> None:
    """Apply a whole answer. Stop early if the rules resolve a move at once, such as a card that draws."""
    for move in answer:
        state.apply(seat, move, dice)
        if state._prompts is None:
            return


def playout_values(evaluator: Evaluator, state: State, positions_ahead: int, dice: Dice) -> list[float]:
    """Play the evaluator's moves for all seats until the evaluator stops the game or the game is over. Return the
    resulting value for each seat."""
    if not evaluator.whole_answers_only:
        # Random playouts need only one of several equivalent moves.
        state.canonical_only = True
        state._prompts = None
    moves_made = 0
    prompts = state.prompts()
    while prompts:
        if positions_ahead > 0 and evaluator.can_stop_playout(state, positions_ahead):
            return evaluator.win_chances(state)
        for prompt in prompts:
            state.apply_unchecked(prompt, evaluator.choose_playout_move(state, prompt, dice), dice)
            moves_made += 1
        if moves_made > MAX_MOVES_PER_GAME:
            raise make_game_too_long_error()
        if state._prompts is None:
            positions_ahead += 1
        prompts = state.prompts()
    outcome = state.outcome()
    assert outcome is not None
    return outcome_values(outcome.places)
