"""The greedy bot of Kung Fu Fighting!, 2019: of all that it may do, what leaves its side best off.

It tries each move on a guess at the position: it goes on as one would who has begun like this, everybody else lets it
happen, and the rules resolve the exchange. So it need not know any card; it weighs what lies on the table afterwards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.bots.kung_fu_2019.worth import Scales, keep_worth
from kwoon.core.contract import Ask, Player, View
from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2019.cards.kinds import IS_ATTACK, IS_BLOCK, IS_CHI, IS_ENHANCEMENT, IS_STANCE, IS_WEAPON
from kwoon.games.kung_fu_2019.play.notation import ATTACK, BREAK, DISCARD, GIVE, HURL, JOIN
from kwoon.games.kung_fu_2019.play.rules import KungFu2019, KungFu2019State
from kwoon.games.kung_fu_2019.play.steps import CHOOSE_ARCHETYPE, PREPARE, REFILL, UPKEEP
from kwoon.games.kung_fu_2019.sight.view import KungFu2019View

LONGEST: Final = 80
"""No exchange is followed for more answers than this."""
DRAWN: Final = 1.75
"""A card that is worth less than this in use is thrown away for a new one."""
USUAL: Final = 15
"""So many turns a seat, and a game is long."""
ENOUGH: Final = 2
"""Of weapons, stances and cards that restore Chi no more than this are kept, of blocks twice as many."""


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
        return self.decide(self.game.guess(view, self.dice), ask)

    def decide(self, state: KungFu2019State, ask: Ask) -> int:
        """What to do in a guessed position: looks at no card that the seat could not see."""
        if ask.word == "discard":
            return self._discard(state, ask)
        if ask.word == "choose":
            return ask.moves[self.dice.roll(len(ask.moves))]
        if ask.word in ("price", "swap"):
            return self._cheapest(ask.moves)
        if ask.word == "pass-card":
            return self._hand_on(state, ask)
        return self._best(state, ask)

    # Trying moves out.

    def _best(self, state: KungFu2019State, ask: Ask) -> int:
        scales = Scales(state, int(ask.seat), self.keep)
        # An attack may be laid in any order here: whoever takes the best card first must not lose the others by that.
        moves = ask.moves if ask.word in ("add", "help", "target") else state.onward(ask)
        kinds = self.game.kinds
        best = -1
        high = 0.0
        idle = 0.0
        first = -1
        gain = 0.0
        for move in moves:
            worth = self._outcome_of(state, ask.seat, move, scales)
            if self.game.first_target <= move < self.game.first_take:
                # Of several who are as good to strike, not always the one on the first seat.
                worth += self._impatience(state) + 0.001 * int(self.dice.roll(16))
            if best < 0 or worth > high:
                best = move
                high = worth
            if move >= self.game.pay:
                idle = worth
            elif move < kinds.count and not kinds.forfeit[move] and (first < 0 or worth > gain):
                first = move
                gain = worth
        # What is laid out before an attack may add to it.
        if ask.word == "prepare" and first >= 0 and gain > idle + 0.1:
            return first
        return best

    def _impatience(self, state: KungFu2019State) -> float:
        """A game that drags on is worth a try with other cards, and a blow that promises little."""
        late = int(state.turn) - USUAL * int(self.game.seats)
        return 0.0 if late <= 0 else 0.05 * late

    def _outcome_of(self, state: KungFu2019State, seat: i64, move: int, scales: Scales) -> float:
        twin = state.copy()
        twin.answer(seat, move, self.dice)
        adding = self.game.first_target <= move < self.game.first_take or ATTACK * twin.count <= move
        flags = 0
        for _ in range(LONGEST):
            if twin.attacks:
                flags = self._flags(twin, seat, flags)
            asks = twin.asks()
            if not asks or self._rests(twin, seat):
                break
            ask = asks[0]
            go_on = self._go_on(twin, ask, adding) if ask.seat == seat else -1
            twin.answer(ask.seat, go_on if go_on >= 0 else self._short(twin, ask), self.dice)
        return scales.weigh(twin, flags)

    def _flags(self, state: KungFu2019State, seat: i64, before: int) -> int:
        """What the attack of one's own side says about answers to it."""
        for attack in state.attacks:
            if attack.by == seat or (attack.against < 0 and state.team[attack.by] == state.team[seat]):
                return int(attack.flags)
        return before

    def _rests(self, state: KungFu2019State, seat: i64) -> bool:
        """Whether what was begun is over: nobody is in the middle of anything."""
        if state.attacks or state.draft(seat):
            return False
        what = state.steps[-1].what
        return what in (PREPARE, REFILL, UPKEEP, CHOOSE_ARCHETYPE)

    def _go_on(self, state: KungFu2019State, ask: Ask, adding: bool) -> int:
        """What one would do after a beginning like this; -1 for nothing special."""
        word = ask.word
        rules = self.game
        count = rules.kinds.count
        if word in ("target", "take", "take-stance") and rules.first_target <= ask.moves[0] < rules.first_to:
            return ask.moves[0]
        if word == "counterattack":
            return self._strongest(state, ask)
        if word not in ("add", "help"):
            return -1
        best = -1
        high = 0
        for move in ask.moves:
            card = move % count
            strength = 0
            if JOIN * count <= move < HURL * count:
                strength = 10 + self._strength(state, ask.seat, card)
            elif adding and move < count and rules.kinds.sort[card] == IS_ENHANCEMENT:
                strength = rules.kinds.bonus[card]
            if strength > high:
                best = move
                high = strength
        return best

    def _short(self, state: KungFu2019State, ask: Ask) -> int:
        """The shortest way on: nothing more, or the strongest of what must be."""
        last = ask.moves[len(ask.moves) - 1]
        return last if last >= self.game.pay else self._strongest(state, ask)

    def _strongest(self, state: KungFu2019State, ask: Ask) -> int:
        best = ask.moves[0]
        high = -1
        count = self.game.kinds.count
        for move in ask.moves:
            if ATTACK * count <= move < (BREAK + 1) * count:
                strength = self._strength(state, ask.seat, move % count)
                if strength > high:
                    high = strength
                    best = move
        return best

    def _strength(self, state: KungFu2019State, seat: i64, card: int) -> int:
        """Of a card that starts an attack, with what one's stance adds to it."""
        kinds = self.game.kinds
        stance = state.stance[seat]
        return kinds.attack[card] + (kinds.to_card[stance][card] if stance >= 0 else 0)

    # Hands.

    def _discard(self, state: KungFu2019State, ask: Ask) -> int:
        """The next card that is not worth keeping; the rest of the hand stays."""
        count = self.game.kinds.count
        gone = [move % count for move in state.draft(ask.seat)]
        for card in self.unwanted(state, ask.seat):
            if card in gone:
                gone.remove(card)
            elif DISCARD * count + card in ask.moves:
                return int(DISCARD * count + card)
        return int(self.game.done)

    def ranked(self, state: KungFu2019State, seat: i64) -> list[tuple[float, int]]:
        """The cards in hand with what each is worth as things stand, best first."""
        ranked: list[tuple[float, int]] = [(self._use(state, seat, card), card) for card in state.hands[seat]]
        ranked.sort(reverse=True)
        return ranked

    def unwanted(self, state: KungFu2019State, seat: i64) -> list[int]:
        kinds = self.game.kinds
        seen: list[int] = [0] * 16
        found: list[int] = []
        for worth, card in self.ranked(state, seat):
            sort = IS_BLOCK if kinds.answers[card] else kinds.sort[card]
            seen[sort] += 1
            most = 99
            if sort in (IS_WEAPON, IS_STANCE, IS_CHI):
                most = ENOUGH
            elif sort == IS_BLOCK:
                most = 2 * ENOUGH
            elif sort == IS_ATTACK:
                most = self._attacks_wanted(state.hands[seat])
            if worth < DRAWN + self._impatience(state) or seen[sort] > most:
                found.append(card)
        found.sort()
        return found

    def _attacks_wanted(self, hand: list[int]) -> int:
        """One card starts an attack, and some let others join."""
        wanted = 1
        for card in hand:
            wanted += self.game.kinds.combo[card]
        return wanted

    def _use(self, state: KungFu2019State, seat: i64, card: int) -> float:
        """What a card is worth as things stand."""
        kinds = self.game.kinds
        sort = kinds.sort[card]
        worth = self.keep[card]
        weapon = state.weapon[seat]
        stance = state.stance[seat]
        adds = kinds.to_card[stance][card] if stance >= 0 else 0
        if sort == IS_CHI and state.chi_of(seat) + 2 > state.most_chi[state.team[seat]]:
            return worth * 0.4
        if sort == IS_STANCE:
            return worth * 0.6 if stance >= 0 else DRAWN
        if sort == IS_WEAPON and weapon >= 0:
            return worth * 0.7 if kinds.attack[card] <= kinds.attack[weapon] else worth
        if sort == IS_ATTACK and weapon < 0:
            worth += 0.7  # without any, there is no attack
        return worth + 0.5 * adds

    def _hand_on(self, state: KungFu2019State, ask: Ask) -> int:
        """A partner gets what one has twice over or cannot use; otherwise nothing is handed on."""
        count = self.game.kinds.count
        hand = state.hands[ask.seat]
        best = -1
        high = 1.2
        for move in ask.moves:
            if GIVE * count <= move < (GIVE + 1) * count:
                card = move % count
                spare = self.keep[card] - self._use(state, ask.seat, card)
                if hand.count(card) > 1:
                    spare += 0.8
                if len(hand) > 5:
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
