"""The quick bot of FIGHT: the greedy bot's turn, read from the position and weighed on packed numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.bots.fight.greedy import Stakes
from kwoon.bots.mixing.exact import Matrix
from kwoon.bots.mixing.odds import blend, roll_on
from kwoon.core.cards import holds
from kwoon.core.contract import Ask, State
from kwoon.core.dice import Dice
from kwoon.core.quick import Quick
from kwoon.games.fight.play.notation import FightNotation
from kwoon.games.fight.play.position import PLAYING
from kwoon.games.fight.play.rules import FightState

TWICE: Final = 1.0
"""How much less a card is worth to somebody who has one like it."""


class QuickFight(Quick):
    """Weighs its cards against those that the other may hold, and mixes. Of the position it reads what lies open, its
    own hand, and how many cards the other holds."""

    def __init__(self, game: FightNotation) -> None:
        self.game = game
        self.stakes = Stakes(game)
        self.table = Matrix(1, 1)
        self.copies: vec[i64] = vec[i64]()
        """How many of each kind the box has."""
        self.unseen: vec[i64] = vec[i64]()
        """How many of each kind lie where the seat cannot see them."""
        self.cards: vec[i64] = vec[i64]()
        """The kinds that the other may hold, ascending; the first `kinds` of these."""
        self.present: vec[float] = vec[float]()
        """How likely each is."""
        self.kinds: i64 = 0
        for card in game.pack.kinds:
            self.copies = append(self.copies, card.copies)
            self.unseen = append(self.unseen, 0)
            self.cards = append(self.cards, 0)
            self.present = append(self.present, 0.0)

    def move(self, state: State, ask: Ask, dice: Dice) -> int:
        moves = ask.moves
        if len(moves) == 1:
            return moves[0]
        assert isinstance(state, FightState)
        seat = ask.seat
        self.stakes.look(seat, state.breaker, state.scores[seat], state.scores[1 - seat])
        self._look(state, seat)
        return self._play(moves, dice) if state.phase == PLAYING else self._take(moves, state.hands[seat])

    def _look(self, state: FightState, seat: i64) -> None:
        """What the other may hold: for sure what was seen to be taken, and of the unseen cards each as likely."""
        other = 1 - seat
        shown = state.shown[other]
        unseen = self.unseen
        for kind in range(len(unseen)):
            unseen[kind] = self.copies[kind]
        self._sight(state.hands[seat])
        self._sight(shown)
        self._sight(state.row)
        self._sight(state.discard)
        self._sight(state.piles[0])
        self._sight(state.piles[1])
        self._sight(state.played)
        if state.prize >= 0:
            # It was played, and lies in a pile by now.
            unseen[state.prize] += 1
        total: i64 = 0
        for kind in range(len(unseen)):
            total += unseen[kind]
        hidden: i64 = len(state.hands[other]) - len(shown)
        chance = float(hidden) / float(total) if hidden > 0 else 0.0
        count: i64 = 0
        for kind in range(len(unseen)):
            likely = 1.0 if holds(shown, kind) else float(unseen[kind]) * chance
            if likely > 0.0:
                self.cards[count] = kind
                self.present[count] = likely if likely < 1.0 else 1.0
                count += 1
        self.kinds = count

    def _sight(self, cards: list[int]) -> None:
        unseen = self.unseen
        for card in cards:
            unseen[card] -= 1

    def _play(self, moves: list[int], dice: Dice) -> int:
        table = self.table
        table.resize(len(moves), self.kinds)
        cells = table.cells
        at: i64 = 0
        for move in moves:
            for place in range(self.kinds):
                cells[at + place] = self.stakes.worth(move, self.cards[place])
            blend(cells, at, self.kinds, self.present)
            at += table.width
        table.solve()
        return moves[roll_on(table.mine, table.rows, dice)]

    def _take(self, moves: list[int], hand: list[int]) -> int:
        best = moves[0]
        high = -1000.0
        for move in moves:
            mine: i64 = move - self.game.kinds
            worth = -TWICE if holds(hand, mine) else 0.0
            for place in range(self.kinds):
                worth += self.present[place] * self.stakes.worth(mine, self.cards[place])
            if worth > high:
                high = worth
                best = move
        return best
