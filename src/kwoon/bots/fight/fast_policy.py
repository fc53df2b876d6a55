"""Fast policy for FIGHT: it decides like the greedy bot, but reads the state directly and computes on packed vectors."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.bots.fight.greedy import TurnStakes
from kwoon.bots.mixed_strategy.simplex import MatrixGame
from kwoon.bots.mixed_strategy.strategies import blend_absent_cards_in_place, sample_vector_index
from kwoon.core.card_lists import contains
from kwoon.core.dice import Dice
from kwoon.core.fast_policy import FastPolicy
from kwoon.core.game import Prompt, State
from kwoon.games.fight.rules.game import PLAYING, FightState
from kwoon.games.fight.rules.notation import FightNotation

DUPLICATE_PENALTY: Final = 1.0
"""How much less a card is worth to a player who already holds another copy of it."""


class FastFightPolicy(FastPolicy):
    """Compares its cards with those that the opponent may hold, and plays a mixed strategy. It reads only open cards,
    its own hand, and the size of the opponent's hand."""

    def __init__(self, game: FightNotation) -> None:
        self.game = game
        self.stakes = TurnStakes(game)
        self.table = MatrixGame(1, 1)
        self.copies: vec[i64] = vec[i64]([card.copies for card in game.pack.kinds])
        """Number of cards of each kind in the pack."""
        self.unseen: vec[i64] = vec[i64]([0] * int(game.kinds))
        """Number of cards of each kind that the seat cannot see."""
        self.cards: vec[i64] = vec[i64]([0] * int(game.kinds))
        """Kinds that the opponent may hold, in ascending order; only the first `num_possible` entries are used."""
        self.probabilities: vec[float] = vec[float]([0.0] * int(game.kinds))
        """Probability that the opponent holds each of those kinds."""
        self.num_possible: i64 = 0

    def choose_move(self, state: State, prompt: Prompt, dice: Dice) -> int:
        moves = prompt.moves
        if len(moves) == 1:
            return moves[0]
        assert isinstance(state, FightState)
        seat = prompt.seat
        self.stakes.set_turn(seat, state.tie_breaker, state.scores[seat], state.scores[1 - seat])
        self._estimate_opponent_hand(state, seat)
        return (
            self._choose_card_to_play(moves, dice)
            if state.phase == PLAYING
            else self._choose_card_to_take(moves, state.hands[seat])
        )

    def _estimate_opponent_hand(self, state: FightState, seat: i64) -> None:
        """Estimate the opponent's hand. Cards that the opponent was seen to take are certain; unseen cards are equally
        likely."""
        other = 1 - seat
        shown = state.shown[other]
        unseen = self.unseen
        for kind in range(len(unseen)):
            unseen[kind] = self.copies[kind]
        self._mark_cards_seen(state.hands[seat])
        self._mark_cards_seen(shown)
        self._mark_cards_seen(state.row)
        self._mark_cards_seen(state.discard)
        self._mark_cards_seen(state.piles[0])
        self._mark_cards_seen(state.piles[1])
        self._mark_cards_seen(state.played)
        if state.prize >= 0:
            # The prize is both among the played cards and in a pile, so it was subtracted twice.
            unseen[state.prize] += 1
        total: i64 = 0
        for kind in range(len(unseen)):
            total += unseen[kind]
        hidden: i64 = len(state.hands[other]) - len(shown)
        chance = float(hidden) / float(total) if hidden > 0 else 0.0
        count: i64 = 0
        for kind in range(len(unseen)):
            likely = 1.0 if contains(shown, kind) else float(unseen[kind]) * chance
            if likely > 0.0:
                self.cards[count] = kind
                self.probabilities[count] = likely if likely < 1.0 else 1.0
                count += 1
        self.num_possible = count

    def _mark_cards_seen(self, cards: list[int]) -> None:
        unseen = self.unseen
        for card in cards:
            unseen[card] -= 1

    def _choose_card_to_play(self, moves: list[int], dice: Dice) -> int:
        table = self.table
        table.start_matrix(len(moves), self.num_possible)
        cells = table.cells
        at: i64 = 0
        for move in moves:
            for place in range(self.num_possible):
                cells[at + place] = self.stakes.clash_value(move, self.cards[place])
            blend_absent_cards_in_place(cells, at, self.num_possible, self.probabilities)
            at += table.width
        table.solve()
        return moves[sample_vector_index(table.row_strategy, table.rows, dice)]

    def _choose_card_to_take(self, moves: list[int], hand: list[int]) -> int:
        best = moves[0]
        high = -1000.0
        for move in moves:
            mine: i64 = move - self.game.kinds
            worth = -DUPLICATE_PENALTY if contains(hand, mine) else 0.0
            for place in range(self.num_possible):
                worth += self.probabilities[place] * self.stakes.clash_value(mine, self.cards[place])
            if worth > high:
                high = worth
                best = move
        return best
