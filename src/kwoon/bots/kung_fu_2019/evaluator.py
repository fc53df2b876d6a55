"""Evaluator for Kung Fu Fighting! (2019): greedy playouts, and win chances at the start of a turn."""

from __future__ import annotations

from typing import Final

from kwoon.bots.evaluator import LinearEvaluator
from kwoon.bots.kung_fu_2019.candidates import AnswerCandidateGenerator
from kwoon.bots.kung_fu_2019.card_values import cards_in_play_value
from kwoon.bots.kung_fu_2019.fast_policy import FastKungFu2019Policy
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.game import Prompt, State, View
from kwoon.games.kung_fu_2019.rules.game import KungFu2019, KungFu2019State
from kwoon.games.kung_fu_2019.rules.pending_steps import REFILL, UPKEEP
from kwoon.games.kung_fu_2019.view.view import KungFu2019View

TWO_PLAYER_WEIGHTS: Final = [0.2581, -0.0778, 0.1932, 0.2712, -0.0966, 0.0629, 0.2346, 0.1229, -0.13, 0.723, -0.0682]
MULTIPLAYER_WEIGHTS: Final = [0.2705, -0.079, 0.1661, 0.0225, 0.0155, -0.0178, 0.0876, 0.209, -0.13, 0.4104, -0.0328]
TEAM_WEIGHTS: Final = [0.0982, 0.009, -0.262, -0.0543, 0.0455, -0.0543, 0.0479, 0.0453, -0.065, 0.2266, -0.0095]
"""Feature weights for two players, for more players and for teams. They were fitted as in bench/fit_win_probability.py
to games of greedy bots (2 players, 4 players, and 2 v 2). Poison is not in the original deck: its weight is from games
with the expansion."""
LOW_CHI: Final = 4
"""A seat with this much Chi or less may lose all of it to the next attack."""


class KungFu2019Evaluator(LinearEvaluator):
    """Adds up Chi, cards and cards in play. A team's chance is the sum of its members' chances."""

    def __init__(self, game: KungFu2019, turns_ahead: int = 0) -> None:
        super().__init__(
            TWO_PLAYER_WEIGHTS if game.seats == 2 else TEAM_WEIGHTS if game.has_teams else MULTIPLAYER_WEIGHTS
        )
        self.whole_answers_only = True
        self.turns_ahead = turns_ahead if turns_ahead > 0 else int(game.seats)
        """Number of turns to look ahead; one per seat if not given."""
        self.game = game
        self.team = game.team
        self.candidate_source = AnswerCandidateGenerator(game)
        self.greedy = self.candidate_source.greedy
        self.fast_policy = FastKungFu2019Policy(game, self.greedy)
        self.stop_turn = 0

    def prepare_search(self, view: View) -> None:
        assert isinstance(view, KungFu2019View)
        self.stop_turn = view.turn + self.turns_ahead

    def candidate_answers(self, view: View, prompt: Prompt) -> list[list[int]]:
        assert isinstance(view, KungFu2019View)
        return self.candidate_source.candidate_answers(self.game.sample_state(view, LiveDice(1)), prompt)

    def can_stop_playout(self, state: State, positions_ahead: int) -> bool:
        assert isinstance(state, KungFu2019State)
        return state.turn >= self.stop_turn and state.steps[-1].step_type in (REFILL, UPKEEP)

    def choose_playout_move(self, state: State, prompt: Prompt, dice: Dice) -> int:
        # The fast policy is faster than the greedy bot and equally good here.
        return self.fast_policy.choose_move(state, prompt, dice)

    def can_win(self, state: State, seat: int) -> bool:
        assert isinstance(state, KungFu2019State)
        return state.eliminated[seat] == 0

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, KungFu2019State)
        chi = float(state.chi[state.team[seat]])
        kinds = state.kinds
        keep = self.greedy.keep_values
        cards = float(len(state.hands[seat]))
        worth = 0.0
        blocks = 0.0
        for card in state.hands[seat]:
            worth += keep[card]
            if kinds.is_answer[card]:
                blocks += 1.0
        guard = 0.0
        for card in (state.weapon[seat], state.stance[seat]):
            if card >= 0:
                guard += kinds.defense[card] + 0.5 * kinds.conditional_defense[card]
        active = 1.0 if state.active == seat else 0.0
        return [
            chi,
            chi * chi / 20.0,
            1.0 if chi <= LOW_CHI else 0.0,
            cards,
            worth,
            blocks,
            cards_in_play_value(state, seat),
            guard,
            float(state.poison[seat]),
            active,
            active * cards,
        ]

    def win_chances(self, state: State) -> list[float]:
        """Return each seat's win chance, which is that of its team."""
        alone = self.softmax_scores(state)
        found: list[float] = []
        for seat in range(len(alone)):
            total = 0.0
            for other, chance in enumerate(alone):
                if self.team[other] == self.team[seat]:
                    total += chance
            found.append(total)
        return found
