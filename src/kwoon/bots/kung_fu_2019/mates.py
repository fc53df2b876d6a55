"""Quick play in teams of Kung Fu Fighting!, 2019: what one does for a teammate, by rules of thumb."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.bots.kung_fu_2019.glance import COUNTERED, armed, blocked, counters, joinable, poised, shielded, strikes
from kwoon.core.contract import Ask
from kwoon.games.kung_fu_2019.cards.kinds import EXTRA_ATTACK, IS_ATTACK, IS_WEAPON, NONE, UNBLOCKABLE
from kwoon.games.kung_fu_2019.combat.plan import has_means
from kwoon.games.kung_fu_2019.combat.worth import damage, for_enhancement
from kwoon.games.kung_fu_2019.play.notation import HURL, JOIN, JOIN_SPLIT
from kwoon.games.kung_fu_2019.play.rules import KungFu2019, KungFu2019State
from kwoon.games.kung_fu_2019.play.slots import double
from kwoon.games.kung_fu_2019.play.steps import Attack

HELD: Final = 0.3
"""What help must be worth at least."""
SPENT: Final = 0.5
"""What a Block must be worth at least that is played for a teammate: it would be of little use otherwise."""
DRAWN: Final = 1.0
"""What a card is worth that is drawn."""
SURE: Final = 0.15
"""What it is worth that nobody can block, of what an attack does: as much as blocks take off on the whole."""
APART: Final = 0.9
"""What a point of an attack beside the teammate's is worth: it can be blocked by itself."""
ODD: Final = 0.5
"""What it is worth that a card does something besides."""


class Mates:
    """One rule of thumb for every kind of question that is asked in teams only."""

    def __init__(self, game: KungFu2019) -> None:
        self.game = game
        self.kinds = game.kinds

    def help(self, state: KungFu2019State, ask: Ask) -> int:
        """For a teammate's attack the card that adds most: only one may be added, and what it lets join."""
        attack = state.attacks[state.steps[-1].attack]
        best = ask.moves[len(ask.moves) - 1]
        high = HELD
        for move in ask.moves:
            if move < self.game.first_target and move // self.kinds.count != HURL:
                worth = self._helps(state, attack, ask.seat, move)
                if worth > high:
                    high = worth
                    best = move
        return best

    def _helps(self, state: KungFu2019State, attack: Attack, seat: i64, move: i64) -> float:
        """What a card adds to a teammate's attack."""
        kinds = self.kinds
        card = move % kinds.count
        verb = move // kinds.count
        if verb in (JOIN, JOIN_SPLIT):
            return 10.0 + float(strikes(state, seat, card))
        worth = float(kinds.bonus[card] + kinds.unsplit_damage[card])
        stance = state.stance[seat]
        if stance != NONE:
            adds = kinds.to_card[stance][card] + for_enhancement(state, attack, seat, stance)
            worth += float(adds * double(state, seat))
        flags = kinds.flags[card] & ~attack.flags
        if flags & EXTRA_ATTACK:
            return worth + APART * float(self._strongest(state, seat))
        if flags & UNBLOCKABLE:
            worth += SURE * float(damage(state, attack, attack.targets[0]))
        elif flags:
            worth += ODD
        if kinds.combo[card]:
            worth += self._joining(state, seat, kinds.combo[card])
        return worth

    def _strongest(self, state: KungFu2019State, seat: i64) -> i64:
        """What one can strike with oneself."""
        kinds = self.kinds
        best: i64 = 0
        weapon = state.weapon[seat]
        if weapon != NONE and kinds.attacks[weapon]:
            best = strikes(state, seat, weapon)
        for card in state.hands[seat]:
            if kinds.sort[card] == IS_ATTACK:
                strength = strikes(state, seat, card)
                best = max(best, strength)
        return best

    def _joining(self, state: KungFu2019State, seat: i64, most: i64) -> float:
        """What attack cards would add, if so many may join."""
        most = min(most, joinable(state, seat))
        return float(most * self._strongest(state, seat))

    def step_in(self, state: KungFu2019State, ask: Ask) -> int:
        """Before the target answers: a blow at the own team that is worth it is faced or blocked, others' are not."""
        last = ask.moves[len(ask.moves) - 1]
        step = state.steps[-1]
        attack = state.attacks[step.attack]
        target = attack.targets[step.at]
        if state.team[target] != state.team[ask.seat]:
            return last
        best = last
        high = SPENT
        for move in ask.moves:
            if move < self.game.first_target:
                gain = self._steps_in(state, attack, target, ask.seat, move)
                if gain > high:
                    high = gain
                    best = move
        return best

    def _steps_in(self, state: KungFu2019State, attack: Attack, target: i64, seat: i64, card: i64) -> float:
        """What it is worth to face a blow instead of the target, or to block it for him."""
        kinds = self.kinds
        shield = shielded(state, attack, target)
        hurts = damage(state, attack, target) - i64(int(shield))
        if kinds.take_over[card]:
            if not counters(attack) or not has_means(state, seat):
                return 0.0
            return COUNTERED + (shielded(state, attack, seat) - shield if seat != target else 0.0)
        if kinds.take_over_teammate[card]:
            return DRAWN * kinds.draw_when_played[card] + shielded(state, attack, seat) - shield
        return blocked(state, attack, seat, card, hurts)

    def special(self, state: KungFu2019State, ask: Ask) -> int:
        """Strike, restore and exchange whenever it goes; a weapon for a teammate who has none, from hand."""
        kinds = self.kinds
        for move in ask.moves:
            if move >= kinds.count:
                continue
            if kinds.strike_staggered[move] or kinds.when_team_loses[move] or kinds.swap_cards[move]:
                return move
            if kinds.give_weapon[move] and state.weapon[state.steps[-1].seat] == NONE:
                for card in state.hands[ask.seat]:
                    if kinds.sort[card] == IS_WEAPON:
                        return move
        return ask.moves[len(ask.moves) - 1]

    def take(self, state: KungFu2019State, ask: Ask, weapon: bool) -> int:
        """The best weapon or stance that is to be had, if it is better than the own one."""
        rules = self.game
        seat = ask.seat
        lying = state.weapon if weapon else state.stance
        best = ask.moves[len(ask.moves) - 1]
        high = self._lying(state, seat, lying[seat], weapon)
        for move in ask.moves:
            if rules.first_take <= move < rules.first_to:
                worth = self._lying(state, seat, lying[move - rules.first_take], weapon)
                if worth > high:
                    high = worth
                    best = move
        return best

    def _lying(self, state: KungFu2019State, seat: i64, card: i64, weapon: bool) -> float:
        if card == NONE:
            return 0.0
        return armed(state, seat, card) if weapon else poised(state, seat, card) + 1.0

    def give(self, state: KungFu2019State, ask: Ask) -> int:
        """The best weapon in hand; the own one stays."""
        best = ask.moves[0]
        high = -1.0
        for move in ask.moves:
            card = move % self.kinds.count
            worth = armed(state, ask.seat, card) if card != state.weapon[ask.seat] else 0.0
            if worth > high:
                high = worth
                best = move
        return best

    def give_to(self, state: KungFu2019State, ask: Ask) -> int:
        """Somebody without a weapon first, then whoever holds fewest cards."""
        best = ask.moves[0]
        high = -100
        for move in ask.moves:
            seat = move - self.game.first_to
            need = (20 if state.weapon[seat] == NONE else 0) - len(state.hands[seat])
            if need > high:
                high = int(need)
                best = move
        return best
