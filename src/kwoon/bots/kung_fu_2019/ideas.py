"""What the search of Kung Fu Fighting!, 2019 thinks about: whole attacks, whole discards, and single cards."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.bots.kung_fu_2019.greedy import GreedyKungFu2019
from kwoon.core.contract import Ask
from kwoon.core.dice import LiveDice
from kwoon.games.kung_fu_2019.play.notation import DISCARD, DROP
from kwoon.games.kung_fu_2019.play.rules import KungFu2019, KungFu2019State


class Ideas:
    """The greedy bot's own answer first, then what else may be worth a try."""

    def __init__(self, game: KungFu2019) -> None:
        self.game = game
        self.greedy = GreedyKungFu2019(game, LiveDice(1))

    def about(self, state: KungFu2019State, ask: Ask) -> list[list[int]]:
        """Answers to a question whose draft is empty. The same question gets the same ones: luck begins anew."""
        self.greedy.dice = LiveDice(1)
        usual = self.greedy.decide(state, ask)
        if ask.word == "discard":
            return self._discards(state, ask)
        if ask.word == "prepare":
            return self._preparations(state, ask, usual)
        if ask.word in ("counterattack", "attack"):
            return self._counters(state, ask, usual)
        return [[usual], *[[move] for move in state.onward(ask)]]

    def _discards(self, state: KungFu2019State, ask: Ask) -> list[list[int]]:
        """What the greedy bot throws away, perhaps with a stance that alters the hand; one card more or less; and the
        best cards alone, however many."""
        greedy = self.greedy
        seat = ask.seat
        ranked = [card for _, card in greedy.ranked(state, seat)]
        unwanted = greedy.unwanted(state, seat)
        sets: list[list[int]] = [unwanted]
        before = -1
        for card in unwanted:
            if card != before:
                sets.append(without(unwanted, card))
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
        for move in state.onward(ask):
            if DROP * self.game.kinds.count <= move < self.game.first_target:
                found.append([*[first + card for card in unwanted], move, int(self.game.done)])
        return found

    def _preparations(self, state: KungFu2019State, ask: Ask, usual: int) -> list[list[int]]:
        """Attacks with every base on everybody, laid out as the greedy bot would or bare; and every other move."""
        rules = self.game
        found: list[list[int]] = []
        if rules.first_target <= usual < rules.first_take:
            found.append(self._laid_out(state, ask.seat, [usual]))
        else:
            found.append([usual])
        for move in ask.moves:
            if rules.first_target <= move < rules.first_take:
                found.extend(self._attacks(state, ask.seat, [move]))
            else:
                found.append([move])
        return found

    def _counters(self, state: KungFu2019State, ask: Ask, usual: int) -> list[list[int]]:
        found: list[list[int]] = [self._laid_out(state, ask.seat, [usual])]
        for move in ask.moves:
            found.append(self._laid_out(state, ask.seat, [move]))
            if move < self.game.first_target:
                found.append([move, int(self.game.done)])
        return found

    def _attacks(self, state: KungFu2019State, seat: i64, start: list[int]) -> list[list[int]]:
        """Each base, with what the greedy bot would add and with nothing."""
        twin = state.copy()
        for move in start:
            twin.answer(seat, move, self.greedy.dice)
        ask = twin.ask(seat)
        found: list[list[int]] = []
        if ask is not None:
            for base in ask.moves:
                found.append(self._laid_out(state, seat, [*start, base]))
            for base in ask.moves:
                found.append([*start, base, int(self.game.done)])
        return found

    def _laid_out(self, state: KungFu2019State, seat: i64, start: list[int]) -> list[int]:
        """An answer that begins like this, as the greedy bot ends it."""
        twin = state.copy()
        moves: list[int] = []
        ask = twin.ask(seat)
        while ask is not None:
            move = start[len(moves)] if len(moves) < len(start) else self.greedy.decide(twin, ask)
            moves.append(move)
            twin.answer(seat, move, self.greedy.dice)
            if twin.asking is None:
                break
            ask = twin.ask(seat)
        return moves


def without(cards: list[int], card: int) -> list[int]:
    """The cards but for one of this kind."""
    left = cards[:]
    left.remove(card)
    return left
