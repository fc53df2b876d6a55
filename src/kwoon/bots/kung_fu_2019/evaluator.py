"""Evaluator for Kung Fu Fighting! (2019): greedy playouts, win chances at the start of a turn, and the answers worth
searching."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.bots.evaluator import LinearEvaluator
from kwoon.bots.kung_fu_2019.card_values import cards_in_play_value
from kwoon.bots.kung_fu_2019.fast_policy import FastKungFu2019Policy
from kwoon.bots.kung_fu_2019.greedy import GreedyKungFu2019Bot
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.game import Prompt, State, View
from kwoon.games.kung_fu_2019.rules.game import KungFu2019, KungFu2019State
from kwoon.games.kung_fu_2019.rules.notation import DISCARD, DROP
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


class AnswerCandidateGenerator:
    """Generates the greedy bot's own answer first, then alternatives worth trying."""

    def __init__(self, game: KungFu2019) -> None:
        self.game = game
        self.greedy = GreedyKungFu2019Bot(game, LiveDice(1))

    def candidate_answers(self, state: KungFu2019State, prompt: Prompt) -> list[list[int]]:
        """Return answers to a prompt with an empty draft. The dice are reseeded, so the same prompt gets the same
        answers."""
        self.greedy.dice = LiveDice(1)
        greedy_move = self.greedy.choose_for_state(state, prompt)
        if prompt.kind == "discard":
            return self._discard_candidates(state, prompt)
        if prompt.kind == "prepare":
            return self._prepare_phase_candidates(state, prompt, greedy_move)
        if prompt.kind in ("counterattack", "attack"):
            return self._counterattack_candidates(state, prompt, greedy_move)
        return [[greedy_move], *[[move] for move in state.canonical_moves(prompt)]]

    def _discard_candidates(self, state: KungFu2019State, prompt: Prompt) -> list[list[int]]:
        """Return the greedy bot's discard; the same with one card fewer or more; discards that keep only the best
        cards, for every number of cards kept; and the greedy bot's discard combined with giving up a card in play."""
        greedy = self.greedy
        seat = prompt.seat
        ranked = [card for _, card in greedy.rank_hand(state, seat)]
        unwanted = greedy.unwanted_cards(state, seat)
        sets: list[list[int]] = [unwanted]
        before = -1
        for at, card in enumerate(unwanted):
            if card != before:
                sets.append(unwanted[:at] + unwanted[at + 1 :])
            before = card
        before = -1
        for card in state.hands[seat]:
            if card != before and card not in unwanted:
                sets.append(sorted([*unwanted, card]))
            before = card
        sets.extend([sorted(ranked[kept:]) for kept in range(len(ranked) + 1)])
        first = int(DISCARD * self.game.kinds.count)
        found: list[list[int]] = []
        for cards in sets:
            idea = [first + card for card in cards]
            idea.append(int(self.game.done))
            if idea not in found:
                found.append(idea)
        for move in state.canonical_moves(prompt):
            if DROP * self.game.kinds.count <= move < self.game.first_target:
                found.append([*[first + card for card in unwanted], move, int(self.game.done)])
        return found

    def _prepare_phase_candidates(self, state: KungFu2019State, prompt: Prompt, greedy_move: int) -> list[list[int]]:
        """Return attacks with every base on every target, with and without the greedy bot's additions, and every other
        move."""
        rules = self.game
        found: list[list[int]] = []
        if rules.first_target <= greedy_move < rules.first_take:
            found.append(self._complete_greedily(state, prompt.seat, [greedy_move]))
        else:
            found.append([greedy_move])
        for move in prompt.moves:
            if rules.first_target <= move < rules.first_take:
                found.extend(self._attack_candidates(state, prompt.seat, [move]))
            else:
                found.append([move])
        return found

    def _counterattack_candidates(self, state: KungFu2019State, prompt: Prompt, greedy_move: int) -> list[list[int]]:
        found: list[list[int]] = [self._complete_greedily(state, prompt.seat, [greedy_move])]
        for move in prompt.moves:
            found.append(self._complete_greedily(state, prompt.seat, [move]))
            if move < self.game.first_target:
                found.append([move, int(self.game.done)])
        return found

    def _attack_candidates(self, state: KungFu2019State, seat: i64, first_moves: list[int]) -> list[list[int]]:
        """Return an attack with each base, with and without the greedy bot's additions."""
        twin = state.copy()
        for move in first_moves:
            twin.apply(seat, move, self.greedy.dice)
        prompt = twin.prompt(seat)
        found: list[list[int]] = []
        if prompt is not None:
            found.extend([self._complete_greedily(state, seat, [*first_moves, base]) for base in prompt.moves])
            found.extend([[*first_moves, base, int(self.game.done)] for base in prompt.moves])
        return found

    def _complete_greedily(self, state: KungFu2019State, seat: i64, first_moves: list[int]) -> list[int]:
        """Return an answer that begins with `first_moves` and is completed by the greedy bot."""
        twin = state.copy()
        moves: list[int] = []
        prompt = twin.prompt(seat)
        while prompt is not None:
            move = (
                first_moves[len(moves)] if len(moves) < len(first_moves) else self.greedy.choose_for_state(twin, prompt)
            )
            moves.append(move)
            twin.apply(seat, move, self.greedy.dice)
            if twin._prompts is None:
                break
            prompt = twin.prompt(seat)
        return moves


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
