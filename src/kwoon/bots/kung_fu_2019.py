"""The greedy bot of Kung Fu Fighting!, 2019: of all that it may do, what leaves its side best off.

It tries each move on a guess at the position: the rest of its answer is kept short, everybody else lets it happen, and
the rules resolve the exchange. So it need not know any card; it weighs what lies on the table afterwards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.bots.kung_fu_2019_worth import Scales, keep_worth
from kwoon.core.contract import Ask, Game, Player, View
from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2019.kinds import IS_BLOCK, IS_CHI, IS_STANCE, IS_WEAPON
from kwoon.games.kung_fu_2019.notation import ATTACK, BREAK, DISCARD, GIVE
from kwoon.games.kung_fu_2019.rules import KungFu2019, KungFu2019State
from kwoon.games.kung_fu_2019.steps import CHOOSE_ARCHETYPE, PREPARE, REFILL, UPKEEP
from kwoon.games.kung_fu_2019.view import KungFu2019View

LONGEST: Final = 80
"""No exchange is followed for more answers than this."""
DRAWN: Final = 1.75
"""A card that is worth less than this in use is thrown away for a new one."""
USUAL: Final = 15
"""So many turns a seat, and a game is long."""
ENOUGH: Final = 2
"""Of weapons, stances and cards that restore Chi no more than this are kept, of blocks twice as many."""


def make_greedy(game: Game, dice: Dice) -> Player:
    """A greedy bot for this game."""
    assert isinstance(game, KungFu2019)
    return GreedyKungFu2019(game, dice)


class GreedyKungFu2019(Player):
    """Thinks anew at every small move, so that it needs no memory."""

    def __init__(self, game: KungFu2019, dice: Dice) -> None:
        self.game = game
        self.dice = dice
        self.keep = [keep_worth(game.kinds, card) for card in range(game.kinds.count)]

    def choose(self, view: View, ask: Ask) -> int:
        assert isinstance(view, KungFu2019View)
        if len(ask.moves) == 1:
            return ask.moves[0]
        if ask.word == "discard":
            return self._discard(view, ask)
        if ask.word == "choose":
            return ask.moves[self.dice.roll(len(ask.moves))]
        if ask.word in ("price", "swap"):
            return self._cheapest(ask.moves)
        if ask.word == "pass-card":
            return self._hand_on(view, ask)
        return self._best(view, ask)

    # Trying moves out.

    def _best(self, view: KungFu2019View, ask: Ask) -> int:
        state = self.game.guess(view, self.dice)
        scales = Scales(state, view.seat, self.keep)
        best = -1
        high = 0.0
        idle = 0.0
        first = -1
        gain = 0.0
        count = self.game.kinds.count
        for move in state.onward(ask):
            worth = self._outcome_of(state, ask.seat, move, scales)
            if self.game.first_target <= move < self.game.first_take:
                worth += self._impatience(view)
            if best < 0 or worth > high:
                best = move
                high = worth
            if move >= self.game.pay:
                idle = worth
            elif move < count and (first < 0 or worth > gain):
                first = move
                gain = worth
        # What is laid out before an attack may add to it.
        if ask.word == "prepare" and first >= 0 and gain > idle + 0.1:
            return first
        return best

    def _impatience(self, view: KungFu2019View) -> float:
        """A game that drags on is worth a try with other cards, and a blow that promises little."""
        late = int(view.turn) - USUAL * int(self.game.seats)
        return 0.0 if late <= 0 else 0.05 * late

    def _outcome_of(self, state: KungFu2019State, seat: i64, move: int, scales: Scales) -> float:
        twin = state.copy()
        twin.answer(seat, move, self.dice)
        for _ in range(LONGEST):
            asks = twin.asks()
            if not asks or self._rests(twin, seat):
                break
            ask = asks[0]
            twin.answer(ask.seat, self._short(twin, ask), self.dice)
        return scales.weigh(twin)

    def _rests(self, state: KungFu2019State, seat: i64) -> bool:
        """Whether what was begun is over: nobody is in the middle of anything."""
        if state.attacks or state.draft(seat):
            return False
        what = state.steps[-1].what
        return what in (PREPARE, REFILL, UPKEEP, CHOOSE_ARCHETYPE)

    def _short(self, state: KungFu2019State, ask: Ask) -> int:
        """The shortest way on: nothing more, or the strongest of what must be."""
        last = ask.moves[len(ask.moves) - 1]
        if last >= self.game.pay:
            return last
        best = ask.moves[0]
        high = -1
        count = self.game.kinds.count
        for move in ask.moves:
            if ATTACK * count <= move < (BREAK + 1) * count:
                strength = state.kinds.attack[move % count]
                if strength > high:
                    high = strength
                    best = move
        return best

    # Hands.

    def _discard(self, view: KungFu2019View, ask: Ask) -> int:
        """The next card that is not worth keeping; the rest of the hand stays."""
        count = self.game.kinds.count
        gone = [move % count for move in view.draft]
        for card in self._unwanted(view):
            if card in gone:
                gone.remove(card)
            elif DISCARD * count + card in ask.moves:
                return int(DISCARD * count + card)
        return int(self.game.done)

    def _unwanted(self, view: KungFu2019View) -> list[int]:
        kinds = self.game.kinds
        ranked: list[tuple[float, int]] = [(self._use(view, card), card) for card in view.hand]
        ranked.sort(reverse=True)
        seen: list[int] = [0] * 16
        found: list[int] = []
        for worth, card in ranked:
            sort = kinds.sort[card]
            seen[sort] += 1
            most = 99
            if sort in (IS_WEAPON, IS_STANCE, IS_CHI):
                most = ENOUGH
            elif sort == IS_BLOCK:
                most = 2 * ENOUGH
            if worth < DRAWN + self._impatience(view) or seen[sort] > most:
                found.append(card)
        found.sort()
        return found

    def _use(self, view: KungFu2019View, card: int) -> float:
        """What a card is worth as things stand."""
        kinds = self.game.kinds
        sort = kinds.sort[card]
        worth = self.keep[card]
        if sort == IS_CHI and view.chi[view.team[view.seat]] + 2 > view.most_chi:
            return worth * 0.4
        if sort == IS_STANCE and view.stance[view.seat] >= 0:
            return worth * 0.6
        if sort == IS_WEAPON and view.weapon[view.seat] >= 0:
            return worth * 0.7
        return worth

    def _hand_on(self, view: KungFu2019View, ask: Ask) -> int:
        """A partner gets what one has twice over or cannot use; otherwise nothing is handed on."""
        count = self.game.kinds.count
        best = -1
        high = 1.2
        for move in ask.moves:
            if GIVE * count <= move < (GIVE + 1) * count:
                card = move % count
                spare = self.keep[card] - self._use(view, card)
                if view.hand.count(card) > 1:
                    spare += 0.8
                if len(view.hand) > 5:
                    spare += 0.3
                if spare * 2.0 > high:
                    high = spare * 2.0
                    best = move
        if best >= 0:
            return best
        last = ask.moves[len(ask.moves) - 1]
        return last if last >= self.game.pay else ask.moves[0]

    def _cheapest(self, moves: list[int]) -> int:
        count = self.game.kinds.count
        best = moves[0]
        for move in moves:
            if move < GIVE * count + count and self.keep[move % count] < self.keep[best % count]:
                best = move
        return best
