"""Fast policy for Kung Fu Fighting! (2019): rules of thumb for searches and studies with thousands of games.

It looks only at its own cards and at open cards. It does not try moves out, because that would draw from the deck and
reveal hands that the seat may not see.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.bots.kung_fu_2019.greedy import GreedyKungFu2019Bot
from kwoon.bots.kung_fu_2019.quick_values import (
    answer_value,
    attack_strength,
    count_undrafted_attack_cards,
    stance_value,
    weapon_value,
)
from kwoon.bots.kung_fu_2019.teamplay import TeamPromptPolicy
from kwoon.core.dice import Dice
from kwoon.core.fast_policy import FastPolicy
from kwoon.core.game import Prompt, State
from kwoon.games.kung_fu_2019.cards.card_tables import (
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
from kwoon.games.kung_fu_2019.combat.attack_draft import can_attack
from kwoon.games.kung_fu_2019.combat.damage import attack_damage, standing_defense
from kwoon.games.kung_fu_2019.rules.game import KungFu2019, KungFu2019State
from kwoon.games.kung_fu_2019.rules.notation import ATTACK_SPLIT, BREAK, HURL, JOIN, JOIN_SPLIT, SPLIT
from kwoon.games.kung_fu_2019.rules.pending_steps import ANSWER

REPLACEMENT_MARGIN: Final = 1.0
"""How much better a weapon or stance must be than the one that it replaces."""
LOW_CHI: Final = 6
"""Chi at or below which restoring some is better than attacking."""


class FastKungFu2019Policy(FastPolicy):
    """One rule of thumb for each kind of prompt."""

    def __init__(self, game: KungFu2019, greedy: GreedyKungFu2019Bot) -> None:
        self.game = game
        self.kinds = game.kinds
        self.greedy = greedy
        self.teamplay = TeamPromptPolicy(game)

    def choose_move(self, state: State, prompt: Prompt, dice: Dice) -> int:
        assert isinstance(state, KungFu2019State)
        if len(prompt.moves) == 1:
            return prompt.moves[0]
        kind = prompt.kind
        if kind == "add":
            return self._choose_card_to_add(state, prompt)
        if kind in ("prepare", "respite"):
            return self._choose_in_prepare_phase(state, prompt, dice)
        if kind == "block":
            return self._choose_block(state, prompt)
        if kind in ("base", "counterattack"):
            return self._choose_base_card(state, prompt)
        if kind in ("discard", "choose", "price", "swap", "pass-card"):
            # The greedy bot can answer these prompts, because for them it looks only at the seat's hand and at open
            # cards.
            self.greedy.dice = dice
            return self.greedy.choose_for_state(state, prompt)
        return self._choose_for_rare_prompt(state, prompt, dice)

    def _choose_for_rare_prompt(self, state: KungFu2019State, prompt: Prompt, dice: Dice) -> int:
        """Answer prompts that occur only in teams, with certain cards, or after certain attacks."""
        kind = prompt.kind
        if kind in ("target", "attack"):
            return (
                self._choose_target(state, prompt, dice)
                if prompt.moves[0] >= self.game.first_target
                else self._choose_base_card(state, prompt)
            )
        if kind == "help":
            return self.teamplay.choose_card_to_help(state, prompt)
        if kind == "upkeep":
            return self._choose_stance_upkeep(state, prompt)
        if kind == "step-in":
            return self.teamplay.choose_step_in(state, prompt)
        if kind in ("take", "take-stance"):
            return self.teamplay.choose_card_to_take(state, prompt, kind == "take")
        if kind == "special":
            return self.teamplay.choose_special_card(state, prompt)
        if kind == "give":
            return self.teamplay.choose_weapon_to_give(state, prompt)
        if kind == "give-to":
            return self.teamplay.choose_receiving_teammate(state, prompt)
        return prompt.moves[0]

    # The prepare phase: weapons, stances, Chi and targets.

    def _choose_in_prepare_phase(self, state: KungFu2019State, prompt: Prompt, dice: Dice) -> int:
        rules = self.game
        kinds = self.kinds
        seat = prompt.seat
        best: i64 = NONE
        high = 0.0
        target = False
        for move in prompt.moves:
            if move >= kinds.count:
                if rules.first_target <= move < rules.first_take:
                    target = True
                continue
            gain = self._gain_from_playing(state, seat, move)
            if gain > high:
                high = gain
                best = move
        if best != NONE:
            return int(best)
        return self._choose_target(state, prompt, dice) if target else int(rules.done)

    def _gain_from_playing(self, state: KungFu2019State, seat: i64, card: i64) -> float:
        """Return the gain from putting a card into play. A card with a gain of zero or less is kept in hand."""
        kinds = self.kinds
        sort = kinds.card_type[card]
        if sort == IS_WEAPON:
            weapon = state.weapon[seat]
            if weapon == NONE:
                return weapon_value(state, seat, card)
            return (
                weapon_value(state, seat, card)
                - weapon_value(state, seat, weapon)
                - REPLACEMENT_MARGIN
                - len(state.weapon_attachments[seat])
            )
        if sort == IS_STANCE:
            stance = state.stance[seat]
            gain = stance_value(state, seat, card) - kinds.entry_cost[card] - kinds.upkeep[card]
            if stance == NONE:
                return gain + REPLACEMENT_MARGIN
            return gain - stance_value(state, seat, stance) - REPLACEMENT_MARGIN - len(state.stance_attachments[seat])
        if sort == IS_CHI:
            missing = state.max_chi[state.team[seat]] - state.chi_of(seat)
            if kinds.forfeit_attack[card]:
                idle = state.chi_of(seat) <= LOW_CHI or not can_attack(state, seat)
                return 0.5 if idle and missing >= kinds.heal[card] else 0.0
            return 1.0 if missing >= kinds.heal[card] else 0.0
        return 2.0 if sort in (IS_IMPROVED_WEAPON, IS_IMPROVED_STANCE) else 0.0

    def _choose_target(self, state: KungFu2019State, prompt: Prompt, dice: Dice) -> int:
        """Choose the target with the least Chi; among equals, prefer one with little visible defense."""
        rules = self.game
        best = prompt.moves[len(prompt.moves) - 1]
        high = 0
        for move in prompt.moves:
            if rules.first_target <= move < rules.first_take:
                seat = move - rules.first_target
                worth = 1000 - 16 * state.chi_of(seat) + dice.roll(4) - 2 * self._estimate_defense(state, seat)
                if worth > high:
                    high = int(worth)
                    best = move
        return best

    def _estimate_defense(self, state: KungFu2019State, seat: i64) -> i64:
        """Return an estimate of a seat's defense from what is visible, at most 6."""
        kinds = self.kinds
        total: i64 = len(state.hands[seat]) // 2
        if state.weapon[seat] != NONE:
            total += kinds.defense[state.weapon[seat]]
        if state.stance[seat] != NONE:
            total += 2 * kinds.defense[state.stance[seat]]
        return total if total < 6 else 6

    # Attacks: the strongest card and everything that may be added.

    def _choose_base_card(self, state: KungFu2019State, prompt: Prompt) -> int:
        kinds = self.kinds
        count = kinds.count
        seat = prompt.seat
        best = NONE
        high = -1
        for move in prompt.moves:
            if move >= self.game.first_target:
                continue
            card = move % count
            verb = move // count
            strength = 2 * attack_strength(state, seat, card)
            if verb == ATTACK_SPLIT:
                strength += 2 * (kinds.split_value[card] - kinds.attack[card]) + 3
            elif verb == BREAK:
                strength += 2 * kinds.break_attack[card] - 3
            if kinds.flags[card] & (STRIP_WEAPON | STRIP_STANCE):
                strength += 1
            if kinds.card_type[card] == IS_ATTACK:
                strength -= kinds.enhancement_limit[card] < 9
            else:
                strength += 1
                for hung in state.weapon_attachments[seat]:
                    strength += 2 * kinds.attack[hung]
            if strength > high:
                high = int(strength)
                best = move
        return best if best != NONE else prompt.moves[len(prompt.moves) - 1]

    def _choose_card_to_add(self, state: KungFu2019State, prompt: Prompt) -> int:
        """Choose a card to add to the attack: splits before other cards, then joining cards, then hurled weapons."""
        count = self.kinds.count
        best = NONE
        high = -1
        for move in prompt.moves:
            if move >= self.game.first_target:
                continue
            verb = move // count
            card = move % count
            if verb == HURL:
                rank = 2 if state.weapon[prompt.seat] != NONE else -1
            elif verb in (JOIN, JOIN_SPLIT):
                rank = 4 + self.kinds.attack[card] + (1 if verb == JOIN_SPLIT else 0)
            elif (
                self.kinds.combo[card]
                and not self.kinds.bonus[card]
                and count_undrafted_attack_cards(state, prompt.seat) < 1
            ):
                continue
            else:
                rank = 20 + self.kinds.combo[card] + (9 if verb == SPLIT else 0)
            if rank > high:
                high = int(rank)
                best = move
        return best if best != NONE else prompt.moves[len(prompt.moves) - 1]

    # Blocks and upkeep.

    def _choose_block(self, state: KungFu2019State, prompt: Prompt) -> int:
        """Choose the most effective block, unless the attack is hardly worth one."""
        last = prompt.moves[len(prompt.moves) - 1]
        if prompt.moves[0] >= self.game.first_target or not state.attacks:
            return prompt.moves[0]
        step = state.steps[-1]
        if step.step_type != ANSWER:
            return last
        attack = state.attacks[step.attack_index]
        hurts = attack_damage(state, attack, prompt.seat) - standing_defense(state, attack, prompt.seat, True, True)
        best = last if last >= self.game.first_target else prompt.moves[0]
        high = 0.0 if last >= self.game.first_target else -1.0
        for move in prompt.moves:
            if move < self.game.first_target:
                gain = answer_value(state, attack, prompt.seat, move, hurts)
                if gain > high:
                    high = gain
                    best = move
        return best

    def _choose_stance_upkeep(self, state: KungFu2019State, prompt: Prompt) -> int:
        """Keep a stance while its value exceeds its cost."""
        stance = state.stance[prompt.seat]
        kept = stance_value(state, prompt.seat, stance) + REPLACEMENT_MARGIN > 2 * self.kinds.upkeep[stance]
        return prompt.moves[1] if kept else prompt.moves[0]
