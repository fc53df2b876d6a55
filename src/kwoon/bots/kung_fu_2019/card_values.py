"""Rough values of cards, Chi and positions in Kung Fu Fighting! (2019), measured in Chi."""

from __future__ import annotations

from typing import Final

from kwoon.games.kung_fu_2019.cards.card_tables import (
    BAR_KIND_BLOCKS,
    IS_ATTACK,
    IS_CHI,
    IS_ENHANCEMENT,
    IS_FINISHING,
    IS_STANCE,
    IS_WEAPON,
    UNBLOCKABLE,
    KungFu2019CardTables,
)
from kwoon.games.kung_fu_2019.rules.game import KungFu2019State

HAND_CARD_WEIGHT: Final = 0.12
"""Value of a card in hand as a fraction of its value in use. It is low because hands are refilled every turn."""
HIT_RATE: Final = 0.85
"""Average fraction of an attack that gets through the opponents' hidden blocks."""
UNBLOCKABLE_HIT_RATE: Final = 0.97
"""The same fraction for an attack that hardly any block can stop."""
STANCE_VALUE: Final = 1.6
"""Value of a stance in play before its bonuses."""
WIN_VALUE: Final = 40.0


def card_use_value(kinds: KungFu2019CardTables, card: int) -> float:
    sort = kinds.card_type[card]
    odd = 0.5 if kinds.flags[card] else 0.0
    if sort == IS_ATTACK:
        return 0.55 * kinds.attack[card] + odd + 0.4 * kinds.split[card]
    if sort == IS_ENHANCEMENT:
        worth = 0.5 + 0.75 * kinds.bonus[card] + odd + 0.5 * kinds.split[card] + 0.8 * kinds.combo[card]
        return worth + 1.2 if kinds.flags[card] & UNBLOCKABLE else worth
    if sort == IS_FINISHING:
        return 1.0 + 0.6 * kinds.bonus[card] + odd
    if kinds.is_answer[card]:
        return 2.6 + 0.4 * kinds.counterattack[card] + 0.4 * kinds.draw_when_played[card]
    if sort == IS_WEAPON:
        return 1.0 + 0.4 * kinds.attack[card]
    if sort == IS_STANCE:
        return STANCE_VALUE
    if sort == IS_CHI:
        return 0.6 * kinds.heal[card]
    return 1.4


def chi_value(chi: float) -> float:
    """Return the value of Chi; the last points are worth most."""
    return chi - 10.0 / (chi + 1.0)


def cards_in_play_value(state: KungFu2019State, seat: int) -> float:
    """Return the value of a seat's cards in play: weapon, stance, attached cards, and the stance's bonuses."""
    kinds = state.kinds
    worth = 0.0
    weapon = state.weapon[seat]
    if weapon >= 0:
        worth += 1.2 + 0.5 * kinds.attack[weapon] + 1.2 * len(state.weapon_attachments[seat])
    stance = state.stance[seat]
    if stance >= 0:
        worth += STANCE_VALUE + 1.2 * len(state.stance_attachments[seat]) + 0.8 * kinds.conditional_defense[stance]
        worth += kinds.attack_bonus[stance] + kinds.card_attack_bonus[stance] + kinds.enhancement_bonus[stance]
        worth -= kinds.upkeep[stance]
        adds = kinds.bonus_to_card[stance]
        if weapon >= 0:
            worth += 0.4 * adds[weapon]
        for card in state.hands[seat]:
            if kinds.card_type[card] != IS_WEAPON:
                worth += 0.4 * adds[card]
    return worth


class PositionScorer:
    """Scores the positions that may follow the current one, for one seat."""

    def __init__(self, state: KungFu2019State, seat: int, keep_values: list[float]) -> None:
        self.seat = seat
        self.keep_values = keep_values
        self.own_team = state.team[seat]
        self.chi_before = state.chi[:]
        rivals = 0
        for team in range(len(self.chi_before)):
            if team != self.own_team and self.chi_before[team] > 0:
                rivals += 1
        self.rival_weight = 1.0 / max(1, rivals) ** 0.5
        """Weight of each rival: the more rivals there are, the less each one counts."""

    def score(self, state: KungFu2019State, attack_flags: int) -> float:
        """Return the score of the seat's side. `attack_flags` are the flags of its attack and determine how much of it
        is expected to get through."""
        lands = HIT_RATE
        if attack_flags & UNBLOCKABLE:
            lands = UNBLOCKABLE_HIT_RATE
        elif attack_flags & BAR_KIND_BLOCKS:
            lands = (HIT_RATE + UNBLOCKABLE_HIT_RATE) / 2.0
        outcome = state.outcome()
        if outcome is not None:
            winners = outcome.winners()
            if self.seat not in winners:
                return -WIN_VALUE
            return 0.0 if len(winners) == len(outcome.places) else WIN_VALUE * lands
        worth = chi_value(float(state.chi[self.own_team]))
        for team in range(len(self.chi_before)):
            if team != self.own_team and self.chi_before[team] > 0:
                worth -= self.rival_weight * chi_value(
                    self.chi_before[team] - lands * (self.chi_before[team] - state.chi[team])
                )
                if state.chi[team] <= 0:
                    worth += 6.0 * lands
        for card in state.hands[self.seat]:
            worth += HAND_CARD_WEIGHT * self.keep_values[card]
        for seat in range(len(state.team)):
            if state.eliminated[seat] == 0:
                mine = state.team[seat] == self.own_team
                worth += cards_in_play_value(state, seat) * (1.0 if mine else -0.4 * self.rival_weight)
                worth += state.poison[seat] * (-1.0 if mine else 0.5 * self.rival_weight)
        return worth
