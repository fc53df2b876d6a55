"""Quick play of Kung Fu Fighting!, 2019: by rules of thumb alone, for the thousands of games of a search or a study.

It looks at the own cards and at what lies open, and not at what would follow: to try something out would be to draw
from a deck, and to look into hands, that nobody may see.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.bots.kung_fu_2019.glance import armed, joinable, poised, saves, strikes
from kwoon.bots.kung_fu_2019.greedy import GreedyKungFu2019
from kwoon.bots.kung_fu_2019.mates import Mates
from kwoon.core.contract import Ask, State
from kwoon.core.dice import Dice
from kwoon.core.quick import Quick
from kwoon.games.kung_fu_2019.cards.kinds import (
    IS_ATTACK,
    IS_CHI,
    IS_IMPROVED_STANCE,
    IS_IMPROVED_WEAPON,
    IS_STANCE,
    IS_WEAPON,
    NONE,
    STRIP_STANCE,
    STRIP_WEAPON,
)
from kwoon.games.kung_fu_2019.combat.plan import has_means
from kwoon.games.kung_fu_2019.combat.worth import damage, guard
from kwoon.games.kung_fu_2019.play.notation import ATTACK_SPLIT, BREAK, HURL, JOIN, JOIN_SPLIT, SPLIT
from kwoon.games.kung_fu_2019.play.rules import KungFu2019, KungFu2019State
from kwoon.games.kung_fu_2019.play.steps import ANSWER

BETTER: Final = 1.0
"""By so much must a weapon or stance be better than the one that it replaces."""
FEW: Final = 6
"""With so little Chi it is better to restore some than to attack."""


class QuickKungFu2019(Quick):
    """One rule of thumb for every kind of question."""

    def __init__(self, game: KungFu2019, greedy: GreedyKungFu2019) -> None:
        self.game = game
        self.kinds = game.kinds
        self.greedy = greedy
        self.mates = Mates(game)

    def move(self, state: State, ask: Ask, dice: Dice) -> int:
        assert isinstance(state, KungFu2019State)
        if len(ask.moves) == 1:
            return ask.moves[0]
        word = ask.word
        if word == "add":
            return self._add(state, ask)
        if word in ("prepare", "respite"):
            return self._prepare(state, ask, dice)
        if word == "block":
            return self._block(state, ask)
        if word in ("base", "counterattack"):
            return self._base(state, ask)
        if word in ("discard", "choose", "price", "swap", "pass-card"):
            # Here the greedy bot looks at the own hand alone.
            self.greedy.dice = dice
            return self.greedy.decide(state, ask)
        return self._rarely(state, ask, dice)

    def _rarely(self, state: KungFu2019State, ask: Ask, dice: Dice) -> int:
        """What is asked only in teams, with some cards, or by some attacks."""
        word = ask.word
        if word in ("target", "attack"):
            return self._target(state, ask, dice) if ask.moves[0] >= self.game.first_target else self._base(state, ask)
        if word == "help":
            return self.mates.help(state, ask)
        if word == "upkeep":
            return self._upkeep(state, ask)
        if word == "step-in":
            return self.mates.step_in(state, ask)
        if word in ("take", "take-stance"):
            return self.mates.take(state, ask, word == "take")
        if word == "special":
            return self.mates.special(state, ask)
        if word == "give":
            return self.mates.give(state, ask)
        if word == "give-to":
            return self.mates.give_to(state, ask)
        return ask.moves[0]

    # Weapons, stances and Chi, then the attack.

    def _prepare(self, state: KungFu2019State, ask: Ask, dice: Dice) -> int:
        rules = self.game
        kinds = self.kinds
        seat = ask.seat
        best: i64 = NONE
        high = 0.0
        target = False
        for move in ask.moves:
            if move >= kinds.count:
                if rules.first_target <= move < rules.first_take:
                    target = True
                continue
            gain = self._card(state, seat, move)
            if gain > high:
                high = gain
                best = move
        if best != NONE:
            return int(best)
        return self._target(state, ask, dice) if target else int(rules.done)

    def _card(self, state: KungFu2019State, seat: i64, card: i64) -> float:
        """How much better off one is for a card in play; nothing or less to keep it."""
        kinds = self.kinds
        sort = kinds.sort[card]
        if sort == IS_WEAPON:
            weapon = state.weapon[seat]
            if weapon == NONE:
                return armed(state, seat, card)
            return armed(state, seat, card) - armed(state, seat, weapon) - BETTER - len(state.on_weapon[seat])
        if sort == IS_STANCE:
            stance = state.stance[seat]
            gain = poised(state, seat, card) - kinds.entry_cost[card] - kinds.upkeep[card]
            if stance == NONE:
                return gain + BETTER
            return gain - poised(state, seat, stance) - BETTER - len(state.on_stance[seat])
        if sort == IS_CHI:
            missing = state.most_chi[state.team[seat]] - state.chi_of(seat)
            if kinds.forfeit[card]:
                idle = state.chi_of(seat) <= FEW or not has_means(state, seat)
                return 0.5 if idle and missing >= kinds.heal[card] else 0.0
            return 1.0 if missing >= kinds.heal[card] else 0.0
        return 2.0 if sort in (IS_IMPROVED_WEAPON, IS_IMPROVED_STANCE) else 0.0

    def _target(self, state: KungFu2019State, ask: Ask, dice: Dice) -> int:
        """Whoever has least Chi; of several, somebody with little to defend with."""
        rules = self.game
        best = ask.moves[len(ask.moves) - 1]
        high = 0
        for move in ask.moves:
            if rules.first_target <= move < rules.first_take:
                seat = move - rules.first_target
                worth = 1000 - 16 * state.chi_of(seat) + dice.roll(4) - 2 * self._defends(state, seat)
                if worth > high:
                    high = int(worth)
                    best = move
        return best

    def _defends(self, state: KungFu2019State, seat: i64) -> i64:
        """How much stands between somebody and a blow, for all to see; 6 at most."""
        kinds = self.kinds
        total: i64 = len(state.hands[seat]) // 2
        if state.weapon[seat] != NONE:
            total += kinds.defence[state.weapon[seat]]
        if state.stance[seat] != NONE:
            total += 2 * kinds.defence[state.stance[seat]]
        return total if total < 6 else 6

    # Attacks: the strongest card, and all that may be added.

    def _base(self, state: KungFu2019State, ask: Ask) -> int:
        kinds = self.kinds
        count = kinds.count
        seat = ask.seat
        best = NONE
        high = -1
        for move in ask.moves:
            if move >= self.game.first_target:
                continue
            card = move % count
            verb = move // count
            strength = 2 * strikes(state, seat, card)
            if verb == ATTACK_SPLIT:
                strength += 2 * (kinds.split_value[card] - kinds.attack[card]) + 3
            elif verb == BREAK:
                strength += 2 * kinds.break_attack[card] - 3
            if kinds.flags[card] & (STRIP_WEAPON | STRIP_STANCE):
                strength += 1
            if kinds.sort[card] == IS_ATTACK:
                strength -= kinds.limit[card] < 9
            else:
                strength += 1
                for hung in state.on_weapon[seat]:
                    strength += 2 * kinds.attack[hung]
            if strength > high:
                high = int(strength)
                best = move
        return best if best != NONE else ask.moves[len(ask.moves) - 1]

    def _add(self, state: KungFu2019State, ask: Ask) -> int:
        """A split, then anything else; what joins goes last, weapons to hurl too."""
        count = self.kinds.count
        best = NONE
        high = -1
        for move in ask.moves:
            if move >= self.game.first_target:
                continue
            verb = move // count
            card = move % count
            if verb == HURL:
                rank = 2 if state.weapon[ask.seat] != NONE else -1
            elif verb in (JOIN, JOIN_SPLIT):
                rank = 4 + self.kinds.attack[card] + (1 if verb == JOIN_SPLIT else 0)
            elif self.kinds.combo[card] and not self.kinds.bonus[card] and joinable(state, ask.seat) < 1:
                continue
            else:
                rank = 20 + self.kinds.combo[card] + (9 if verb == SPLIT else 0)
            if rank > high:
                high = int(rank)
                best = move
        return best if best != NONE else ask.moves[len(ask.moves) - 1]

    # Answers.

    def _block(self, state: KungFu2019State, ask: Ask) -> int:
        """The block that does most, unless the blow is hardly worth it."""
        last = ask.moves[len(ask.moves) - 1]
        if ask.moves[0] >= self.game.first_target or not state.attacks:
            return ask.moves[0]
        step = state.steps[-1]
        if step.what != ANSWER:
            return last
        attack = state.attacks[step.attack]
        hurts = damage(state, attack, ask.seat) - guard(state, attack, ask.seat, True, True)
        best = last if last >= self.game.first_target else ask.moves[0]
        high = 0.0 if last >= self.game.first_target else -1.0
        for move in ask.moves:
            if move < self.game.first_target:
                gain = saves(state, attack, ask.seat, move, hurts)
                if gain > high:
                    high = gain
                    best = move
        return best

    def _upkeep(self, state: KungFu2019State, ask: Ask) -> int:
        """A stance is kept while it gives more than it costs."""
        stance = state.stance[ask.seat]
        kept = poised(state, ask.seat, stance) + BETTER > 2 * self.kinds.upkeep[stance]
        return ask.moves[1] if kept else ask.moves[0]
