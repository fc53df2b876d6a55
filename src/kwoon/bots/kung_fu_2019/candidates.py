"""Candidate answers for the search in Kung Fu Fighting! (2019): attacks, discards and single moves."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.bots.kung_fu_2019.greedy import GreedyKungFu2019Bot
from kwoon.core.dice import LiveDice
from kwoon.core.game import Prompt
from kwoon.games.kung_fu_2019.rules.game import KungFu2019, KungFu2019State
from kwoon.games.kung_fu_2019.rules.notation import DISCARD, DROP


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
        for card in unwanted:
            if card != before:
                sets.append(without_card(unwanted, card))
            before = card
        before = -1
        for card in state.hands[seat]:
            if card != before and card not in unwanted:
                sets.append(sorted([*unwanted, card]))
            before = card
        for kept in range(len(ranked) + 1):
            sets.append(sorted(ranked[kept:]))
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
            for base in prompt.moves:
                found.append(self._complete_greedily(state, seat, [*first_moves, base]))
            for base in prompt.moves:
                found.append([*first_moves, base, int(self.game.done)])
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


def without_card(cards: list[int], card: int) -> list[int]:
    left = cards[:]
    left.remove(card)
    return left
