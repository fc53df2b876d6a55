"""Information set Monte Carlo tree search (ISMCTS).

Every iteration samples a full position that is consistent with the view, walks down through the prompts already in the
tree, and continues the game from the first new prompt until the evaluator estimates the win chances. Results are stored
per *prompt* as the prompted seat knows it, so no seat in an imagined game knows more than at the table. Where seats act
one after the other, the search tries the most promising move (UCT). Where several seats answer simultaneously, each
uses regret matching, and the answer is sampled from the average strategy so that it cannot be predicted.
"""

from __future__ import annotations

import time
from typing import Final

from kwoon.bots.evaluator import Evaluator
from kwoon.bots.mixed_strategy.strategies import sample_index
from kwoon.bots.payoff_matrix import OpponentModel, PayoffMatrix
from kwoon.bots.search_common import (
    Budget,
    SearchPlayer,
    apply_answer,
    find_candidate_answers,
    playout_values,
    sample_unanswered_state,
)
from kwoon.bots.search_nodes import SearchNode
from kwoon.core.dice import Dice
from kwoon.core.game import SPECTATOR, Game, Prompt, State, View

UCT_EXPLORATION: Final = 0.5
"""Exploration constant of UCT."""
REGRET_EXPLORATION: Final = 0.15
"""Probability of trying a random move where moves are sealed."""
MAX_GREEDY_SAMPLES: Final = 64
"""Maximum number of imagined games in which the opponent's greedy strategy is computed."""


class SearchStep:
    """One choice on the way down the tree."""

    def __init__(self, node: SearchNode, seat: int, slots: list[int], place: int, probabilities: list[float]) -> None:
        self.node = node
        self.seat = seat
        self.slots = slots
        self.place = place
        self.probabilities = probabilities
        """Probability of each sealed move; empty where moves are open."""


class IsmctsSearch:
    """One search for one prompt."""

    def __init__(self, game: Game, evaluator: Evaluator, opponent: OpponentModel, dice: Dice) -> None:
        self.game = game
        self.evaluator = evaluator
        self.opponent = opponent
        """Assumed behavior of the opponent where two sealed moves meet."""
        self.dice = dice
        self.nodes: dict[int, SearchNode] = {}
        self.root = SearchNode()
        self.candidates: list[list[int]] = []
        """Whole answers that the search considers; if empty, it considers single moves."""
        self.is_simultaneous = False
        self.payoff_matrix = PayoffMatrix()
        """Results for pairs of sealed answers."""
        self.uses_payoff_matrix = True
        self.own_seat = 0
        self.prepared = False
        self.num_games = 0
        """Number of imagined games so far."""
        self.value_sums: list[float] = [0.0] * game.seats
        """Sum of all results so far, by seat."""

    def run_search(self, view: View, budget: Budget) -> None:
        """Search until the budget is spent."""
        if not self.prepared:
            self.prepare_search(view)
        began = time.monotonic()
        games = 0
        while games == 0 or not budget.is_spent(games, began):
            self.run_iteration(view)
            games += 1

    def prepare_search(self, view: View) -> None:
        """Set the candidate answers and prepare the evaluator for this view."""
        self.prepared = True
        self.own_seat = view.seat
        self.evaluator.prepare_search(view)
        self.candidates = find_candidate_answers(
            self.evaluator, self.game.sample_state(view, self.dice), view, self.dice
        )

    def best_answer(self) -> list[int]:
        """Return the answer to play: the most tried one, or a sample from the mixed strategy if seats answer
        simultaneously."""
        if len(self.candidates) == 1:
            return self.candidates[0]
        root = self.root
        at = sample_index(self.answer_probabilities(), self.dice) if self.is_simultaneous else root.most_tried()
        return self.candidates[at] if self.candidates else [root.moves[at]]

    def answer_probabilities(self) -> list[float]:
        """Return the probability of each answer where moves are sealed."""
        if self.uses_payoff_matrix and self.payoff_matrix.games > 0.0:
            return self.payoff_matrix.optimal_strategy(len(self.root.moves), self.opponent)
        return self.root.average_strategy()

    def win_chances(self) -> list[float]:
        """Return the current estimate of each seat's win chance."""
        return [hope / self.num_games for hope in self.value_sums]

    def run_iteration(self, view: View) -> None:
        """Play one imagined game from one sampled position."""
        state = sample_unanswered_state(self.game, view, self.dice)
        path: list[SearchStep] = []
        settled = 0
        growing = True
        first = True
        prompts = state.prompts()
        usual = self._opponent_greedy_strategy(view.seat, state, prompts)
        while prompts and growing:
            growing = self._descend_one_step(view.seat, state, prompts, path, first)
            if first and self.is_simultaneous and (state._prompts is not None or len(path) != 2):
                self.uses_payoff_matrix = False
            first = False
            if state._prompts is None:
                settled += 1
            prompts = state.prompts()
            if prompts and settled > 0 and self.evaluator.can_stop_playout(state, settled):
                break
        values = playout_values(self.evaluator, state, settled, self.dice)
        self.num_games += 1
        for seat in range(len(values)):
            self.value_sums[seat] += values[seat]
        if self.is_simultaneous and self.uses_payoff_matrix:
            one, two = (path[0], path[1]) if path[0].node is self.root else (path[1], path[0])
            moves = two.node.moves
            self.payoff_matrix.record_opponent_options([moves[at] for at in two.slots], usual)
            self.payoff_matrix.add_result(one.place, moves[two.slots[two.place]], values[one.seat])
        for turn in path:
            if turn.probabilities:
                turn.node.add_regret(turn.slots, turn.probabilities, turn.place, values[turn.seat])
            else:
                turn.node.add_result(turn.slots[turn.place], values[turn.seat])

    def _opponent_greedy_strategy(self, own_seat: int, state: State, prompts: list[Prompt]) -> list[float]:
        """Return the opponent's greedy strategy if exactly two seats are prompted; otherwise, and once enough samples
        were taken, return an empty list."""
        if len(prompts) != 2 or self.num_games >= MAX_GREEDY_SAMPLES:
            return []
        return self.evaluator.greedy_strategy(state, prompts[1] if prompts[0].seat == own_seat else prompts[0])

    def _descend_one_step(
        self, own_seat: int, state: State, prompts: list[Prompt], path: list[SearchStep], is_root: bool
    ) -> bool:
        """Play one answer for every prompted seat; return whether the imagined game is still inside the tree."""
        asked = state.seats_to_act()
        sealed = asked & (asked - 1) != 0
        known = True
        for prompt in prompts:
            if is_root and prompt.seat == own_seat:
                self.is_simultaneous = sealed
                known = self._play_own_answer(state, prompt, path, sealed) and known
            elif self.evaluator.whole_answers_only:
                state.apply(prompt.seat, self.evaluator.choose_playout_move(state, prompt, self.dice), self.dice)
                known = False
            else:
                known = self._answer_other_prompt(own_seat, state, prompt, path, sealed) and known
        return known

    def _play_own_answer(self, state: State, prompt: Prompt, path: list[SearchStep], is_simultaneous: bool) -> bool:
        """Play one of the considered answers; return whether the imagined game is still inside the tree."""
        if not self.candidates:
            moves = state.canonical_moves(prompt)
            turn = self._select_move(self.root, prompt, moves, is_simultaneous)
            path.append(turn)
            state.apply(prompt.seat, moves[turn.place], self.dice)
            return True
        turn = self._select_move(self.root, prompt, list(range(len(self.candidates))), is_simultaneous)
        path.append(turn)
        apply_answer(state, int(prompt.seat), self.candidates[turn.place], self.dice)
        return False

    def _answer_other_prompt(
        self, own_seat: int, state: State, prompt: Prompt, path: list[SearchStep], is_simultaneous: bool
    ) -> bool:
        """Play a move at any other prompt; return whether the prompt was already in the tree or offers only one move."""
        moves = state.canonical_moves(prompt)
        if len(moves) == 1:
            state.apply(prompt.seat, moves[0], self.dice)
            return True
        key = self._node_key(own_seat, state, prompt)
        node = self.nodes.get(key)
        known = node is not None
        if node is None:
            node = SearchNode()
            self.nodes[key] = node
        turn = self._select_move(node, prompt, moves, is_simultaneous)
        path.append(turn)
        state.apply(prompt.seat, moves[turn.place], self.dice)
        return known

    def _select_move(self, node: SearchNode, prompt: Prompt, moves: list[int], is_simultaneous: bool) -> SearchStep:
        slots = node.find_or_add_moves(moves)
        if is_simultaneous:
            odds = node.regret_strategy(slots, REGRET_EXPLORATION)
            return SearchStep(node, int(prompt.seat), slots, sample_index(odds, self.dice), odds)
        return SearchStep(node, int(prompt.seat), slots, node.select_uct(slots, UCT_EXPLORATION, self.dice), [])

    def _node_key(self, own_seat: int, state: State, prompt: Prompt) -> int:
        """Return the key of a prompt's node. The prompts of other seats are identified by public facts only, and not
        also by their sampled hands."""
        seat = int(prompt.seat)
        if seat == own_seat:
            return hash(state.view(seat))
        return hash((hash(state.view(SPECTATOR)), seat, state.draft(seat)))


class IsmctsBot(SearchPlayer):
    """Searches before every answer."""

    def __init__(
        self, game: Game, evaluator: Evaluator, budget: Budget, dice: Dice, opponent: OpponentModel | None = None
    ) -> None:
        super().__init__(game, evaluator, budget, dice)
        self.opponent = OpponentModel() if opponent is None else opponent

    def search_answer(self, view: View, prompt: Prompt) -> list[int]:
        search = IsmctsSearch(self.game, self.evaluator, self.opponent, self.dice)
        search.prepare_search(view)
        if len(search.candidates) != 1:
            search.run_search(view, self.budget)
        return search.best_answer()
