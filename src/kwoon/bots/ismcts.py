"""Search: imagines the hidden cards again and again, plays on from each guess, and remembers what was worth doing.

Every iteration guesses a full position that fits the view, walks down from it through the questions it has met before,
and plays on from the first new one until the judge says who stands how. What it learns is kept by *question*, as the
seat that is asked knows it: nobody in the imagined games knows more than at the table. Where one seat is asked after
the other, it tries the most promising move (UCT); where several answer sealed, each plays by regret and the answer is
rolled on the average strategy, so that it cannot be foreseen.
"""

from __future__ import annotations

import time
from typing import Final

from kwoon.bots.evaluator import Evaluator
from kwoon.bots.mixed_strategy.regret_matching import sample_index
from kwoon.bots.payoff_matrix import OpponentModel, PayoffMatrix
from kwoon.bots.search_common import (
    Budget,
    SearchPlayer,
    apply_answer,
    find_candidates,
    play_out,
    sample_unanswered_state,
)
from kwoon.bots.search_nodes import SearchNode
from kwoon.core.dice import Dice
from kwoon.core.game import SPECTATOR, Game, Prompt, State, View

MAX_GREEDY_SAMPLES: Final = 64
"""In so many imagined games it is asked what the other would do by habit."""


class SearchConfig:
    """How a search searches."""

    def __init__(
        self,
        uct_exploration: float = 0.5,
        regret_exploration: float = 0.15,
        public_keys: bool = True,
        opponent: OpponentModel | None = None,
    ) -> None:
        self.uct_exploration = uct_exploration
        """How much it tries what it has tried little."""
        self.regret_exploration = regret_exploration
        """How often it tries any sealed move."""
        self.public_keys = public_keys
        """Whether it knows the others' questions by what is public and not by their guessed hands as well."""
        self.opponent = OpponentModel() if opponent is None else opponent
        """How the other is taken to choose, where two sealed moves meet."""


class SearchStep:
    """One choice on the way down."""

    def __init__(self, node: SearchNode, seat: int, slots: list[int], place: int, probabilities: list[float]) -> None:
        self.node = node
        self.seat = seat
        self.slots = slots
        self.place = place
        self.probabilities = probabilities
        """How likely each sealed move was; empty where moves are open."""


class IsmctsSearch:
    """One deliberation about one question."""

    def __init__(self, game: Game, evaluator: Evaluator, config: SearchConfig, dice: Dice) -> None:
        self.game = game
        self.evaluator = evaluator
        self.config = config
        self.dice = dice
        self.nodes: dict[int, SearchNode] = {}
        self.root = SearchNode()
        self.candidates: list[list[int]] = []
        """Whole answers that it thinks about; if there are none, it thinks about every small move."""
        self.is_simultaneous = False
        self.payoff_matrix = PayoffMatrix()
        """What came of pairs of sealed moves, where one move is a whole answer."""
        self.uses_payoff_matrix = True
        self.own_seat = 0
        self.prepared = False
        self.num_games = 0
        """How many games it has imagined."""
        self.value_sums: list[float] = [0.0] * game.seats
        """What came of all games so far, added up by seat."""

    def run(self, view: View, budget: Budget) -> None:
        """Until the budget is spent."""
        if not self.prepared:
            self.prepare(view)
        began = time.monotonic()
        games = 0
        while games == 0 or not budget.is_spent(games, began):
            self.run_iteration(view)
            games += 1

    def prepare(self, view: View) -> None:
        """Look at the question before thinking about it."""
        self.prepared = True
        self.own_seat = view.seat
        self.evaluator.start(view)
        self.candidates = find_candidates(self.evaluator, self.game.sample_state(view, self.dice), view, self.dice)

    def best_answer(self) -> list[int]:
        """What to do: as many moves of the answer as were thought about."""
        if len(self.candidates) == 1:
            return self.candidates[0]
        root = self.root
        at = sample_index(self.strategy(), self.dice) if self.is_simultaneous else root.most_tried()
        return self.candidates[at] if self.candidates else [root.moves[at]]

    def strategy(self) -> list[float]:
        """How likely each answer should be, where answers are sealed."""
        if self.uses_payoff_matrix and self.payoff_matrix.games > 0.0:
            return self.payoff_matrix.strategy(len(self.root.moves), self.config.opponent)
        return self.root.average_strategy()

    def win_chances(self) -> list[float]:
        """Each seat's winning chances as they look now."""
        return [hope / self.num_games for hope in self.value_sums]

    def run_iteration(self, view: View) -> None:
        """One game from one guess."""
        state = sample_unanswered_state(self.game, view, self.dice)
        path: list[SearchStep] = []
        settled = 0
        growing = True
        first = True
        prompts = state.prompts()
        usual = self._greedy_strategy(view.seat, state, prompts)
        while prompts and growing:
            growing = self._step_down(view.seat, state, prompts, path, first)
            if first and self.is_simultaneous and (state._prompts is not None or len(path) != 2):
                self.uses_payoff_matrix = False
            first = False
            if state._prompts is None:
                settled += 1
            prompts = state.prompts()
            if prompts and settled > 0 and self.evaluator.can_stop(state, settled):
                break
        values = play_out(self.evaluator, state, settled, self.dice)
        self.num_games += 1
        for seat in range(len(values)):
            self.value_sums[seat] += values[seat]
        if self.is_simultaneous and self.uses_payoff_matrix:
            one, two = (path[0], path[1]) if path[0].node is self.root else (path[1], path[0])
            moves = two.node.moves
            self.payoff_matrix.add_columns([moves[at] for at in two.slots], usual)
            self.payoff_matrix.add_result(one.place, moves[two.slots[two.place]], values[one.seat])
        for turn in path:
            if turn.probabilities:
                turn.node.add_regret(turn.slots, turn.probabilities, turn.place, values[turn.seat])
            else:
                turn.node.add_result(turn.slots[turn.place], values[turn.seat])

    def _greedy_strategy(self, own_seat: int, state: State, asks: list[Prompt]) -> list[float]:
        """What the other would do by habit, where two sealed moves meet; not many guesses are needed to know that."""
        if len(asks) != 2 or self.num_games >= MAX_GREEDY_SAMPLES:
            return []
        return self.evaluator.greedy_strategy(state, asks[1] if asks[0].seat == own_seat else asks[0])

    def _step_down(self, own_seat: int, state: State, asks: list[Prompt], path: list[SearchStep], first: bool) -> bool:
        """One answer of everybody who is asked; whether all of them knew their questions."""
        asked = state.seats_to_act()
        sealed = asked & (asked - 1) != 0
        known = True
        for prompt in asks:
            if first and prompt.seat == own_seat:
                self.is_simultaneous = sealed
                known = self._try_own_answer(state, prompt, path, sealed) and known
            elif self.evaluator.whole_answers_only:
                state.apply(prompt.seat, self.evaluator.reply(state, prompt, self.dice), self.dice)
                known = False
            else:
                known = self._try_other_answer(own_seat, state, prompt, path, sealed) and known
        return known

    def _try_own_answer(self, state: State, prompt: Prompt, path: list[SearchStep], is_simultaneous: bool) -> bool:
        """One of the answers that are thought about; whether the imagined game is still known after it."""
        if not self.candidates:
            moves = state.canonical_moves(prompt)
            turn = self._select(self.root, prompt, moves, is_simultaneous)
            path.append(turn)
            state.apply(prompt.seat, moves[turn.place], self.dice)
            return True
        turn = self._select(self.root, prompt, list(range(len(self.candidates))), is_simultaneous)
        path.append(turn)
        apply_answer(state, int(prompt.seat), self.candidates[turn.place], self.dice)
        return False

    def _try_other_answer(
        self, own_seat: int, state: State, prompt: Prompt, path: list[SearchStep], is_simultaneous: bool
    ) -> bool:
        """An answer to a question further on, by what was learnt about it; whether it was met before."""
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
        turn = self._select(node, prompt, moves, is_simultaneous)
        path.append(turn)
        state.apply(prompt.seat, moves[turn.place], self.dice)
        return known

    def _select(self, node: SearchNode, prompt: Prompt, moves: list[int], is_simultaneous: bool) -> SearchStep:
        """Which of the moves to try now."""
        slots = node.move_indices(moves)
        if is_simultaneous:
            odds = node.regret_strategy(slots, self.config.regret_exploration)
            return SearchStep(node, int(prompt.seat), slots, sample_index(odds, self.dice), odds)
        return SearchStep(
            node, int(prompt.seat), slots, node.select_uct(slots, self.config.uct_exploration, self.dice), []
        )

    def _node_key(self, own_seat: int, state: State, prompt: Prompt) -> int:
        seat = int(prompt.seat)
        if seat == own_seat or not self.config.public_keys:
            return hash(state.view(seat))
        return hash((hash(state.view(SPECTATOR)), seat, state.draft(seat)))


class IsmctsBot(SearchPlayer):
    """Searches before every answer."""

    def __init__(
        self, game: Game, evaluator: Evaluator, budget: Budget, dice: Dice, config: SearchConfig | None = None
    ) -> None:
        super().__init__(game, evaluator, budget, dice)
        self.config = SearchConfig() if config is None else config

    def search_answer(self, view: View, prompt: Prompt) -> list[int]:
        search = IsmctsSearch(self.game, self.evaluator, self.config, self.dice)
        search.prepare(view)
        if len(search.candidates) != 1:
            search.run(view, self.budget)
        return search.best_answer()
