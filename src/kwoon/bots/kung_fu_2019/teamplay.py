"""Team decisions of the fast policy for Kung Fu Fighting! (2019): rules of thumb for helping a teammate."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.bots.kung_fu_2019.quick_values import (
    COUNTERATTACK_VALUE,
    attack_strength,
    block_value,
    can_counterattack,
    count_undrafted_attack_cards,
    defense_against,
    stance_value,
    weapon_value,
)
from kwoon.core.game import Prompt
from kwoon.games.kung_fu_2019.cards.card_tables import EXTRA_ATTACK, IS_ATTACK, IS_WEAPON, NONE, UNBLOCKABLE
from kwoon.games.kung_fu_2019.combat.attack_draft import can_attack
from kwoon.games.kung_fu_2019.combat.damage import attack_damage, enhancement_bonus_of_card
from kwoon.games.kung_fu_2019.rules.game import KungFu2019, KungFu2019State
from kwoon.games.kung_fu_2019.rules.notation import HURL, JOIN, JOIN_SPLIT
from kwoon.games.kung_fu_2019.rules.pending_steps import ExchangeAttack
from kwoon.games.kung_fu_2019.rules.weapon_and_stance_slots import stance_number_multiplier

MIN_HELP_VALUE: Final = 0.3
"""Minimum value for which helping a teammate is worthwhile."""
MIN_BLOCK_VALUE: Final = 0.5
"""Minimum value for which playing a Block for a teammate is worthwhile. It is low because the Block has little other
use."""
DRAWN_CARD_VALUE: Final = 1.0
UNBLOCKABLE_BONUS: Final = 0.15
"""Value of making an attack unblockable, as a fraction of its damage: the share that blocks prevent on average."""
EXTRA_ATTACK_WEIGHT: Final = 0.9
"""Value of each point of an extra attack alongside the teammate's. It is below 1 because the extra attack can be
blocked separately."""
OTHER_EFFECT_VALUE: Final = 0.5
"""Value of any other flag that a card adds to an attack."""


class TeamPromptPolicy:
    """One rule of thumb for each kind of prompt that occurs only in teams."""

    def __init__(self, game: KungFu2019) -> None:
        self.game = game
        self.kinds = game.kinds

    def choose_card_to_help(self, state: KungFu2019State, prompt: Prompt) -> int:
        """Choose the card that adds most to a teammate's attack. Only one card may be added, plus cards that it lets
        join."""
        attack = state.attacks[state.steps[-1].attack_index]
        best = prompt.moves[len(prompt.moves) - 1]
        high = MIN_HELP_VALUE
        for move in prompt.moves:
            if move < self.game.first_target and move // self.kinds.count != HURL:
                worth = self._help_value(state, attack, prompt.seat, move)
                if worth > high:
                    high = worth
                    best = move
        return best

    def _help_value(self, state: KungFu2019State, attack: ExchangeAttack, seat: i64, move: i64) -> float:
        kinds = self.kinds
        card = move % kinds.count
        verb = move // kinds.count
        if verb in (JOIN, JOIN_SPLIT):
            return 10.0 + float(attack_strength(state, seat, card))
        worth = float(kinds.bonus[card] + kinds.unsplit_damage[card])
        stance = state.stance[seat]
        if stance != NONE:
            adds = kinds.bonus_to_card[stance][card] + enhancement_bonus_of_card(state, attack, seat, stance)
            worth += float(adds * stance_number_multiplier(state, seat))
        flags = kinds.flags[card] & ~attack.flags
        if flags & EXTRA_ATTACK:
            return worth + EXTRA_ATTACK_WEIGHT * float(self._best_attack_strength(state, seat))
        if flags & UNBLOCKABLE:
            worth += UNBLOCKABLE_BONUS * float(attack_damage(state, attack, attack.targets[0]))
        elif flags:
            worth += OTHER_EFFECT_VALUE
        if kinds.combo[card]:
            worth += self._join_value(state, seat, kinds.combo[card])
        return worth

    def _best_attack_strength(self, state: KungFu2019State, seat: i64) -> i64:
        """Return the value of the strongest attack that the seat could make itself."""
        kinds = self.kinds
        best: i64 = 0
        weapon = state.weapon[seat]
        if weapon != NONE and kinds.can_attack[weapon]:
            best = attack_strength(state, seat, weapon)
        for card in state.hands[seat]:
            if kinds.card_type[card] == IS_ATTACK:
                strength = attack_strength(state, seat, card)
                best = max(best, strength)
        return best

    def _join_value(self, state: KungFu2019State, seat: i64, max_joined: i64) -> float:
        """Return an upper bound on the strength added if up to `max_joined` attack cards join the attack."""
        max_joined = min(max_joined, count_undrafted_attack_cards(state, seat))
        return float(max_joined * self._best_attack_strength(state, seat))

    def choose_step_in(self, state: KungFu2019State, prompt: Prompt) -> int:
        """Choose whether to face or block an attack on the seat's team before the target answers."""
        last = prompt.moves[len(prompt.moves) - 1]
        step = state.steps[-1]
        attack = state.attacks[step.attack_index]
        target = attack.targets[step.index]
        if state.team[target] != state.team[prompt.seat]:
            return last
        best = last
        high = MIN_BLOCK_VALUE
        for move in prompt.moves:
            if move < self.game.first_target:
                gain = self._step_in_value(state, attack, target, prompt.seat, move)
                if gain > high:
                    high = gain
                    best = move
        return best

    def _step_in_value(
        self, state: KungFu2019State, attack: ExchangeAttack, target: i64, seat: i64, card: i64
    ) -> float:
        """Return the value of facing an attack instead of the target, or of blocking it for the target."""
        kinds = self.kinds
        shield = defense_against(state, attack, target)
        hurts = attack_damage(state, attack, target) - i64(int(shield))
        if kinds.take_over[card]:
            if not can_counterattack(attack) or not can_attack(state, seat):
                return 0.0
            return COUNTERATTACK_VALUE + (defense_against(state, attack, seat) - shield if seat != target else 0.0)
        if kinds.take_over_teammate[card]:
            return DRAWN_CARD_VALUE * kinds.draw_when_played[card] + defense_against(state, attack, seat) - shield
        return block_value(state, attack, seat, card, hurts)

    def choose_special_card(self, state: KungFu2019State, prompt: Prompt) -> int:
        """Play cards that strike, restore Chi, or exchange cards whenever possible. Give a weapon from hand only to a
        teammate who has none."""
        kinds = self.kinds
        for move in prompt.moves:
            if move >= kinds.count:
                continue
            if kinds.strike_staggered[move] or kinds.when_team_loses[move] or kinds.swap_cards[move]:
                return move
            if kinds.give_weapon[move] and state.weapon[state.steps[-1].seat] == NONE:
                for card in state.hands[prompt.seat]:
                    if kinds.card_type[card] == IS_WEAPON:
                        return move
        return prompt.moves[len(prompt.moves) - 1]

    def choose_card_to_take(self, state: KungFu2019State, prompt: Prompt, is_weapon: bool) -> int:
        """Take the best weapon or stance available if it is better than the seat's own."""
        rules = self.game
        seat = prompt.seat
        lying = state.weapon if is_weapon else state.stance
        best = prompt.moves[len(prompt.moves) - 1]
        high = self._slot_value(state, seat, lying[seat], is_weapon)
        for move in prompt.moves:
            if rules.first_take <= move < rules.first_to:
                worth = self._slot_value(state, seat, lying[move - rules.first_take], is_weapon)
                if worth > high:
                    high = worth
                    best = move
        return best

    def _slot_value(self, state: KungFu2019State, seat: i64, card: i64, is_weapon: bool) -> float:
        if card == NONE:
            return 0.0
        return weapon_value(state, seat, card) if is_weapon else stance_value(state, seat, card) + 1.0

    def choose_weapon_to_give(self, state: KungFu2019State, prompt: Prompt) -> int:
        """Give the best weapon in hand; the one in play stays."""
        seat = prompt.seat
        cards = [move % self.kinds.count for move in prompt.moves]
        values = [weapon_value(state, seat, card) if card != state.weapon[seat] else 0.0 for card in cards]
        return prompt.moves[values.index(max(values))]

    def choose_receiving_teammate(self, state: KungFu2019State, prompt: Prompt) -> int:
        """Choose a teammate without a weapon if possible, then the one with the fewest cards."""
        seats = [move - self.game.first_to for move in prompt.moves]
        needs = [(20 if state.weapon[seat] == NONE else 0) - len(state.hands[seat]) for seat in seats]
        return prompt.moves[needs.index(max(needs))]
