"""Inputs for planning in Kung Fur Fight as plain numbers: both sides' possessions and the value of each arena.

All inputs are public. The effects of Reward cards are not hard-coded here: when the bot is made, the rules let a seat
win each card once on an empty table, and the result is stored.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.bots.kung_fur_fight.evaluator import FITTED_WEIGHTS, FurEvaluator
from kwoon.core.dice import LiveDice
from kwoon.games.kung_fur_fight.cards.abilities import CHEF, SP_BY_COUNT, SP_BY_GAP, WIN_TIES
from kwoon.games.kung_fur_fight.combat.rewards import use_won_card
from kwoon.games.kung_fur_fight.rules.game import FurState, KungFurFight
from kwoon.games.kung_fur_fight.rules.pending_combat import Combat

# The evaluator's weights for the features that a plan affects.
SP_WEIGHT: Final = FITTED_WEIGHTS[0]
LOW_SP_WEIGHT: Final = FITTED_WEIGHTS[1]
VP_WEIGHT: Final = FITTED_WEIGHTS[2]
LATE_VP_WEIGHT: Final = FITTED_WEIGHTS[3]
AP_WEIGHT: Final = FITTED_WEIGHTS[4]
ANIMAL_WEIGHT: Final = FITTED_WEIGHTS[5]
WEAPON_WEIGHT: Final = FITTED_WEIGHTS[8]
DISH_WEIGHT: Final = FITTED_WEIGHTS[9]
DELICACY_WEIGHT: Final = FITTED_WEIGHTS[10]
CHEF_WEIGHT: Final = FITTED_WEIGHTS[11]
LIMIT_WEIGHT: Final = FITTED_WEIGHTS[12]
PEACH_WEIGHT: Final = FITTED_WEIGHTS[17]
NUM_POINT_FEATURES: Final = 4
"""Number of evaluator features for SP and VP, which are computed separately."""

NUM_GAPS: Final = 13
"""Number of distinct AP gaps, starting at 0."""
NUM_COUNTED_COPIES: Final = 3
"""Number of distinct counts for cards that count their own kind."""
DRAW_AND_PICK_VALUE: Final = 0.3
"""Value of looking at several cards and using one."""


class RewardCardEffects:
    """Effects of winning each Reward card, according to the rules."""

    def __init__(self, game: KungFurFight) -> None:
        self.evaluator = FurEvaluator()
        self.sp_loss: vec[i64] = vec[i64]()
        """SP that the loser of a combat loses, by card and AP gap."""
        self.extra_sp_loss: vec[i64] = vec[i64]()
        """Additional SP loss, by card and by how many such cards the winner already has in front."""
        self.sp_gain: vec[i64] = vec[i64]()
        self.vp_gain: vec[i64] = vec[i64]()
        self.other_value: vec[float] = vec[float]()
        """Value of all other effects."""
        self.recovers_animals: vec[i64] = vec[i64]()
        """Whether the card brings all animals back."""
        dice = LiveDice(1)
        table = game.deal(dice)
        for side in table.sides:
            side.sp = max(game.pack.start_sp // 2, 1)
        for card in range(len(game.pack.ids)):
            self._append_card_effects(table, card)

    def _append_card_effects(self, start_state: FurState, card: int) -> None:
        before = self._lead_without_points(start_state)
        plain: i64 = 0
        for gap in range(NUM_GAPS):
            state = self._state_after_win(start_state, card, gap, 0)
            lost = start_state.sides[1].sp - state.sides[1].sp
            self.sp_loss = append(self.sp_loss, lost)
            if gap == 0:
                plain = lost
                self.sp_gain = append(self.sp_gain, state.sides[0].sp - start_state.sides[0].sp)
                self.vp_gain = append(self.vp_gain, state.sides[0].vp - start_state.sides[0].vp)
                self.other_value = append(
                    self.other_value,
                    DRAW_AND_PICK_VALUE if state.looked_at else self._lead_without_points(state) - before,
                )
                self.recovers_animals = append(self.recovers_animals, 1 if state.sides[0].has_ginseng else 0)
        for held in range(NUM_COUNTED_COPIES):
            state = self._state_after_win(start_state, card, 0, held)
            self.extra_sp_loss = append(self.extra_sp_loss, start_state.sides[1].sp - state.sides[1].sp - plain)

    def _state_after_win(self, start_state: FurState, card: int, gap: i64, copies_in_front: i64) -> FurState:
        state = start_state.copy()
        combat = Combat(0)
        combat.winner = 0
        state.sides[0].arena_sides[0].total = gap
        for _ in range(copies_in_front):
            state.sides[0].cards_in_front.append(card)
        use_won_card(state, combat, card, LiveDice(1))
        return state

    def _lead_without_points(self, state: FurState) -> float:
        """Return the first seat's lead in everything except SP and VP."""
        total = 0.0
        mine, theirs = self.evaluator.features(state, 0), self.evaluator.features(state, 1)
        for at in range(NUM_POINT_FEATURES, len(mine)):
            total += FITTED_WEIGHTS[at] * (mine[at] - theirs[at])
        return total


class PlanInputs:
    """Inputs for the plans of one round, computed once."""

    def __init__(self, state: FurState, reward_values: RewardCardEffects) -> None:
        pack = state.pack
        self.pack = pack
        self.weapon_ap: i64 = pack.weapon_ap
        self.raihuu_ap: i64 = pack.raihuu_ap
        self.max_sp: i64 = pack.max_sp
        self.pile: i64 = len(state.pile)
        self.sp0, self.sp1 = state.sides[0].sp, state.sides[1].sp
        self.vp0, self.vp1 = state.sides[0].vp, state.sides[1].vp
        self.limit0, self.limit1 = state.sides[0].card_limit, state.sides[1].card_limit
        self.first_edition = state.game.first_edition
        self.tie_winner_mask: i64 = 0
        self.vp_worth = VP_WEIGHT + LATE_VP_WEIGHT * float(state.round + 1) / 5.0
        self.sp_loss: vec[i64] = vec[i64](capacity=6 * NUM_GAPS)
        """SP that the loser of an arena loses, by winning seat, arena and gap."""
        self.sp_gain: vec[i64] = vec[i64](capacity=6)
        self.vp_gain: vec[i64] = vec[i64](capacity=6)
        self.other_value: vec[float] = vec[float](capacity=6)
        self.recovers_animals: vec[i64] = vec[i64](capacity=6)
        self.token_ap: vec[i64] = vec[i64](capacity=6)
        """AP of permanent tokens, by seat and arena."""
        self.optional_token_ap: vec[i64] = vec[i64](capacity=6)
        """The part of that AP that may be left unused."""
        self.sp_cost_by_gap: vec[i64] = vec[i64](capacity=9)
        """SP that a small, medium or large gap costs the loser of each arena, from cards that depend on the gap."""
        self.token_combats: vec[i64] = vec[i64](capacity=3)
        """For each arena, nonzero if tokens cause a combat there even without animals."""
        for seat in range(2):
            if state.total_ability_in_front(seat, WIN_TIES) > 0:
                self.tie_winner_mask |= 1 << seat
            for arena in range(3):
                self._append_arena_value(state, reward_values, seat, arena)
                self._append_token_ap(state, seat, arena)
        for arena in range(3):
            self.token_combats = append(self.token_combats, state.arenas[arena].raihuu)
            self._append_gap_costs(state, arena)

    def _append_arena_value(self, state: FurState, reward_values: RewardCardEffects, seat: i64, arena: i64) -> None:
        heal: i64 = 0
        vp: i64 = 0
        other = 0.0
        frees: i64 = 0
        more: i64 = 0
        booms = state.total_ability_in_front(seat, SP_BY_COUNT)
        for number in state.arenas[arena].rewards:
            card: i64 = number
            heal += reward_values.sp_gain[card]
            vp += reward_values.vp_gain[card]
            other += reward_values.other_value[card]
            frees |= reward_values.recovers_animals[card]
            more += reward_values.extra_sp_loss[
                card * NUM_COUNTED_COPIES + (booms if booms < NUM_COUNTED_COPIES else NUM_COUNTED_COPIES - 1)
            ]
            if state.pack.abilities[card] == SP_BY_COUNT:
                booms += 1
        for gap in range(NUM_GAPS):
            hurt = more
            for number in state.arenas[arena].rewards:
                card = number
                hurt += reward_values.sp_loss[card * NUM_GAPS + gap]
            self.sp_loss = append(self.sp_loss, hurt)
        self.sp_gain = append(self.sp_gain, heal)
        self.vp_gain = append(self.vp_gain, vp)
        self.other_value = append(self.other_value, other)
        self.recovers_animals = append(self.recovers_animals, frees)

    def _append_token_ap(self, state: FurState, seat: i64, arena: i64) -> None:
        pack = state.pack
        ap = state.sides[seat].arena_sides[arena].mushrooms * pack.mushroom_ap
        here = state.arenas[arena]
        optional = here.hua * pack.hua_ap if state.dogs == seat else here.raihuu * pack.raihuu_ap
        self.token_ap = append(self.token_ap, ap + optional)
        self.optional_token_ap = append(self.optional_token_ap, optional)

    def _append_gap_costs(self, state: FurState, arena: i64) -> None:
        pack = state.pack
        small: i64 = 0
        middle: i64 = 0
        large: i64 = 0
        for number in state.arenas[arena].rewards:
            card: i64 = number
            if pack.abilities[card] == SP_BY_GAP:
                small += pack.first_numbers[card]
                middle += pack.second_numbers[card]
                large += pack.third_numbers[card]
        self.sp_cost_by_gap = append(self.sp_cost_by_gap, small)
        self.sp_cost_by_gap = append(self.sp_cost_by_gap, middle)
        self.sp_cost_by_gap = append(self.sp_cost_by_gap, large)


def round_cache_key(state: FurState) -> vec[i64]:
    """Return, as a vector, all numbers that a plan depends on; equal vectors lead to equal plans."""
    found = vec[i64](capacity=96)
    found = append(found, state.round)
    found = append(found, state.dogs)
    found = append(found, state.coconut_owner)
    found = append(found, len(state.pile))
    for side in state.sides:
        found = append(found, side.sp)
        found = append(found, side.vp)
        found = append(found, side.card_limit)
        found = append(found, side.limit_token_round)
        found = append(found, side.unused_weapons)
        found = append(found, side.dishes)
        found = append(found, side.delicacies)
        found = _append_cards(found, side.hand)
        found = _append_cards(found, sorted(side.rest))  # the order in which they went to rest is irrelevant
        found = _append_cards(found, side.cards_in_front)
        for corner in side.arena_sides:
            found = append(found, corner.mushrooms)
    for arena in state.arenas:
        found = append(found, arena.hua)
        found = append(found, arena.raihuu)
        found = _append_cards(found, arena.rewards)
    return found


def _append_cards(numbers: vec[i64], cards: list[int]) -> vec[i64]:
    numbers = append(numbers, len(cards))
    for card in cards:
        number: i64 = card
        numbers = append(numbers, number)
    return numbers


def animal_hand_value(state: FurState, card: i64) -> float:
    """Return the value of having an animal in hand in the next round."""
    pack = state.pack
    return (
        AP_WEIGHT * float(int(pack.ap[card])) + ANIMAL_WEIGHT + (CHEF_WEIGHT if pack.abilities[card] == CHEF else 0.0)
    )
