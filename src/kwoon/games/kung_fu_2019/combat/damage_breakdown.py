"""Breakdown of an attack's damage: the bonus to each of its cards, and the card that gives the bonus."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.games.kung_fu_2019.cards.card_tables import NONE
from kwoon.games.kung_fu_2019.combat.damage import attack_bonus_of_card, conditional_damage, enhancement_bonus_of_card
from kwoon.games.kung_fu_2019.rules.notation import HURL
from kwoon.games.kung_fu_2019.rules.pending_steps import ExchangeAttack
from kwoon.games.kung_fu_2019.rules.state import BaseKungFu2019State
from kwoon.games.kung_fu_2019.rules.weapon_and_stance_slots import stance_number_multiplier

WHOLE_ATTACK: Final = -1
FIRST_TARGET_PLACE: Final = -2


class DamageBreakdown:
    """Bonuses as flat triples: position, the card that gives the bonus, amount.

    Positions: 0 is the base, 1 and up are the added cards, -1 is the whole attack, and -2 and down are its targets.
    """

    def __init__(self, state: BaseKungFu2019State, attack: ExchangeAttack) -> None:
        self.state = state
        self.attack = attack
        self.triples: list[int] = []
        if attack.base == NONE:
            return
        self._add_base_bonuses()
        for at in range(len(attack.cards)):
            self._list_bonuses_to_added_card(at)
        self._add_whole_attack_bonuses()
        for at in range(len(attack.targets)):
            self._add_bonus_against_stance(at)

    def _add_bonus(self, position: i64, card: i64, amount: i64) -> None:
        if amount:
            self.triples.extend([int(position), int(card), int(amount)])

    def _bonus_cards(self, seat: i64) -> list[tuple[int, int]]:
        """Return the cards in front of a seat that can give bonuses, each with its multiplier."""
        state = self.state
        cards: list[tuple[int, int]] = []
        if state.stance[seat] != NONE:
            cards.append((state.stance[seat], int(stance_number_multiplier(state, seat))))
        cards.extend([(attachment, 1) for attachment in state.stance_attachments[seat]])
        if state.archetype[seat] != NONE:
            cards.append((state.archetype[seat], 1))
        return cards

    def _add_bonuses_to_card(self, position: i64, owner: i64, bonus: list[list[int]], card: i64) -> None:
        for bonus_card, multiplier in self._bonus_cards(owner):
            self._add_bonus(position, bonus_card, bonus[bonus_card][card] * multiplier)

    def _add_base_bonuses(self) -> None:
        state, attack = self.state, self.attack
        if attack.uses_weapon:
            for attachment in state.weapon_attachments[attack.attacker]:
                worth: i64 = state.kinds.attack[attachment]
                self._add_bonus(
                    0, attachment, worth + conditional_damage(state, attack, attachment, attack.attacker, NONE)
                )
        self._add_bonuses_to_card(0, attack.attacker, state.kinds.bonus_to_card, attack.base)

    def _list_bonuses_to_added_card(self, card_index: i64) -> None:
        state, attack = self.state, self.attack
        owner = attack.owners[card_index]
        if attack.card_verbs[card_index] == HURL:
            archetype = state.archetype[owner]
            self._add_bonus(card_index + 1, archetype, state.kinds.hurl[archetype])
            if state.rules.hurl_by_name:
                self._add_bonuses_to_card(
                    card_index + 1, owner, state.kinds.bonus_by_card_name, attack.cards[card_index]
                )
        else:
            self._add_bonuses_to_card(card_index + 1, owner, state.kinds.bonus_to_card, attack.cards[card_index])
        for bonus_card, multiplier in self._bonus_cards(owner):
            self._add_bonus(
                card_index + 1, bonus_card, enhancement_bonus_of_card(state, attack, owner, bonus_card) * multiplier
            )

    def _add_whole_attack_bonuses(self) -> None:
        state, attack = self.state, self.attack
        for bonus_card, multiplier in self._bonus_cards(attack.attacker):
            self._add_bonus(WHOLE_ATTACK, bonus_card, attack_bonus_of_card(state, attack, bonus_card) * multiplier)
        if not state.has_teams:
            return
        for teammate in state.teammates(attack.attacker):
            if state.weapon[teammate] != NONE:
                for card in [state.weapon[teammate], *state.weapon_attachments[teammate]]:
                    self._add_bonus(WHOLE_ATTACK, card, state.kinds.teammates_attack_bonus[card])

    def _add_bonus_against_stance(self, target_index: i64) -> None:
        target_stance = self.state.stance[self.attack.targets[target_index]]
        if target_stance != NONE:
            self._add_bonuses_to_card(
                FIRST_TARGET_PLACE - target_index,
                self.attack.attacker,
                self.state.kinds.bonus_against_stance,
                target_stance,
            )


def damage_breakdown(state: BaseKungFu2019State, attack: ExchangeAttack) -> tuple[int, ...]:
    """Return the bonus triples of one attack."""
    return tuple(DamageBreakdown(state, attack).triples)
