"""A plan in Kung Fur Fight as plain numbers, and the win chance when two plans meet, computed in under a microsecond.

The effects of abilities come from the rules. A seat that decides in a combat makes a choice that wins it, if there is
one.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.bots.kung_fur_fight.plan_inputs import (
    AP_WEIGHT,
    DELICACY_WEIGHT,
    DISH_WEIGHT,
    LIMIT_WEIGHT,
    LOW_SP_WEIGHT,
    NUM_GAPS,
    PEACH_WEIGHT,
    SP_WEIGHT,
    WEAPON_WEIGHT,
    PlanInputs,
    animal_hand_value,
)
from kwoon.games.kung_fur_fight.cards.abilities import (
    ADD_ASSISTANT,
    ADD_WEAPONS,
    CAP_LOSS,
    CHEF,
    COUNTER_WEAPONS,
    ENEMY_SP_ON_WIN,
    LEAVE_TOKEN,
    NO_ABILITY,
    REMOVE_WEAKEST,
    RETURN_ON_WIN,
    TOKENS_ELSEWHERE,
    WEAPONS_AFTER,
    WEAPONS_ON_WIN,
)
from kwoon.games.kung_fur_fight.combat.optional_use_results import NumericCombat
from kwoon.games.kung_fur_fight.combat.strength import (
    ap_of_ability,
    effective_weapons,
    min_winning_deficit,
    sp_lost,
    vp_for_win,
    winning_seat,
)
from kwoon.games.kung_fur_fight.rules.game import FurState
from kwoon.games.kung_fur_fight.rules.pending_combat import USE_ABILITY, USE_TOKEN
from kwoon.games.kung_fur_fight.rules.plan import FurPlan
from kwoon.games.kung_fur_fight.rules.refresh import (
    DISH,
    NO_FOOD,
    card_limit_after,
    end_reason_and_lead,
    spent_food_kind,
)

TOKEN_VALUE: Final = 0.12
"""Value of a token that a Leader leaves for later rounds."""
UNFINISHED_WEIGHT: Final = 0.04
"""Weight of the estimated win chance if the plans would end the game."""
MIN_PLAN_PROBABILITY: Final = 0.03
"""Plans that the opponent plays less often than this are ignored."""
LOW_SP_VALUE: Final = 4.0
"""SP up to this number are worth more."""


def zero_per_arena() -> vec[i64]:
    numbers = vec[i64](capacity=3)
    for _ in range(3):
        numbers = append(numbers, 0)
    return numbers


class SeatResources:
    """Resources of one seat: the values of its animals, Food and weapons."""

    def __init__(self, state: FurState, seat: i64) -> None:
        pack = state.pack
        side = state.sides[seat]
        self.seat = seat
        self.pack = pack
        self.weapons = side.unused_weapons
        self.dishes = side.dishes
        self.delicacies = side.delicacies
        self.base_limit = state.card_limit_without_peach(seat)
        self.all_animals_value = 0.0
        """Value of all the seat's animals, resting and in hand."""
        self.hand_value = 0.0
        self.keep_values: vec[float] = vec[float](capacity=pack.num_fighters)
        self.ap: vec[i64] = vec[i64](capacity=pack.num_fighters)
        self.abilities: vec[i64] = vec[i64](capacity=pack.num_fighters)
        self.ability_numbers: vec[i64] = vec[i64](capacity=pack.num_fighters)
        for card in range(pack.num_fighters):
            kind: i64 = card
            self.keep_values = append(self.keep_values, animal_hand_value(state, kind))
            self.ap = append(self.ap, pack.ap[kind])
            self.abilities = append(self.abilities, pack.abilities[kind])
            self.ability_numbers = append(self.ability_numbers, pack.first_numbers[kind])
        for animal in side.hand:
            self.hand_value += self.keep_values[animal]
        self.all_animals_value = self.hand_value
        for animal in sorted(side.rest):  # floating-point sums depend on the order
            self.all_animals_value += self.keep_values[animal]


class NumericPlan:
    """A plan as numbers, by arena."""

    def __init__(self, resources: SeatResources) -> None:
        self.resources = resources
        self.team_sizes = zero_per_arena()
        self.ap = zero_per_arena()
        """AP of the animals and the Coconut in each arena."""
        self.weakest_assistant_ap = zero_per_arena()
        """AP of the weakest Assistant in each arena."""
        self.abilities = zero_per_arena()
        self.ability_numbers = zero_per_arena()
        self.leaders = zero_per_arena()
        """Card of the Leader in each arena, if there is one."""
        self.weapons = zero_per_arena()
        self.spare_weapons: i64 = 0
        self.strongest_spare_ap: i64 = 0
        """AP of the strongest animal that could still come to assist."""
        self.hand_value = 0.0
        """Value of the animals that stay in hand."""
        self.token_arenas: i64 = 0
        """Arenas where the plan's Leaders put tokens, as a bit mask."""
        self.over_limit: i64 = 0
        """Number of counted animals minus the limit that applies without Peaches."""

    def load_plan(self, plan: FurPlan) -> None:
        stock = self.resources
        self.hand_value = stock.hand_value
        self.spare_weapons = plan.spare_weapons
        self.over_limit = plan.counted_animals - stock.base_limit
        self.strongest_spare_ap = 0
        for animal in plan.unplaced:
            card: i64 = animal
            if stock.ap[card] > self.strongest_spare_ap and not stock.pack.leader_only[card]:
                self.strongest_spare_ap = stock.ap[card]
        for arena in range(3):
            self._load_team(arena, plan.teams[arena])
            self.weapons[arena] = plan.weapons[arena]
        if plan.coconut_arena >= 0:
            self.ap[plan.coconut_arena] += stock.pack.coconut_ap
        self._update_token_arenas()

    def _load_team(self, arena: i64, team: list[int]) -> None:
        stock = self.resources
        self.team_sizes[arena] = len(team)
        self.abilities[arena] = NO_ABILITY
        self.ability_numbers[arena] = 0
        total: i64 = 0
        least: i64 = 99
        first = True
        for animal in team:
            card: i64 = animal
            total += stock.ap[card]
            self.hand_value -= stock.keep_values[card]
            if first:
                self.leaders[arena] = card
                self.abilities[arena] = stock.abilities[card]
                self.ability_numbers[arena] = stock.ability_numbers[card]
                first = False
            elif stock.ap[card] < least:
                least = stock.ap[card]
        self.ap[arena] = total
        self.weakest_assistant_ap[arena] = least

    def copy_from(self, other: NumericPlan) -> None:
        """Copy another plan of the same seat."""
        for arena in range(3):
            self.team_sizes[arena] = other.team_sizes[arena]
            self.ap[arena] = other.ap[arena]
            self.weakest_assistant_ap[arena] = other.weakest_assistant_ap[arena]
            self.abilities[arena] = other.abilities[arena]
            self.ability_numbers[arena] = other.ability_numbers[arena]
            self.leaders[arena] = other.leaders[arena]
            self.weapons[arena] = other.weapons[arena]
        self.spare_weapons = other.spare_weapons
        self.strongest_spare_ap = other.strongest_spare_ap
        self.hand_value = other.hand_value
        self.token_arenas = other.token_arenas
        self.over_limit = other.over_limit

    def add_leader(self, arena: i64, card: i64) -> None:
        """Add an animal as the Leader of a team. The previous Leader becomes an Assistant."""
        stock = self.resources
        if self.team_sizes[arena] > 0:
            self.weakest_assistant_ap[arena] = min(self.weakest_assistant_ap[arena], stock.ap[self.leaders[arena]])
        self.leaders[arena] = card
        self.abilities[arena] = stock.abilities[card]
        self.ability_numbers[arena] = stock.ability_numbers[card]
        self._update_token_arenas()
        self._add_animal(arena, card)

    def add_assistant(self, arena: i64, card: i64) -> None:
        self.weakest_assistant_ap[arena] = min(self.weakest_assistant_ap[arena], self.resources.ap[card])
        self._add_animal(arena, card)

    def _add_animal(self, arena: i64, card: i64) -> None:
        self.team_sizes[arena] += 1
        self.ap[arena] += self.resources.ap[card]
        self.hand_value -= self.resources.keep_values[card]
        self.over_limit += 1

    def value_after_round(self, sp: i64, recovers_free: bool) -> float:
        """Return the value of animals, Food and weapons after the round. `sp` determines which Food is eaten."""
        stock = self.resources
        chef = self.abilities[0] == CHEF or self.abilities[1] == CHEF or self.abilities[2] == CHEF
        passed = self.team_sizes[0] + self.team_sizes[1] + self.team_sizes[2] == 0
        eaten = spent_food_kind(sp, chef, stock.dishes, stock.delicacies)
        worth = WEAPON_WEIGHT * float(self.spare_weapons)
        if self.over_limit > 0:
            worth -= PEACH_WEIGHT * float(self.over_limit)
        if eaten != NO_FOOD:
            return worth + stock.all_animals_value - (DISH_WEIGHT if eaten == DISH else DELICACY_WEIGHT)
        return worth + (stock.all_animals_value if passed or recovers_free else self.hand_value)

    def _update_token_arenas(self) -> None:
        """Record the arenas where Leaders in other arenas put tokens."""
        placed: i64 = 0
        for arena in range(3):
            if self.abilities[arena] == TOKENS_ELSEWHERE:
                placed |= 7 ^ (1 << arena)
        self.token_arenas = placed


class PlanMatchup:
    """Resolves a round between two plans. One object is reused for all pairs in a round, so nothing is copied."""

    def __init__(self, inputs: PlanInputs) -> None:
        self.inputs = inputs
        self.extra_value = 0.0
        """The first seat's gain in everything except SP, VP and hands."""
        self.sp0: i64 = 0
        self.sp1: i64 = 0
        self.low0: i64 = 0
        self.low1: i64 = 0
        """Lowest SP of each seat in the round."""
        self.vp0: i64 = 0
        self.vp1: i64 = 0
        self.recovers0 = False
        self.recovers1 = False
        self.options = NumericCombat()

    def win_chance(self, first: NumericPlan, second: NumericPlan) -> float:
        """Return the first seat's chance to win the game with these plans."""
        scene = self.inputs
        self.sp0, self.sp1 = scene.sp0, scene.sp1
        self.low0, self.low1 = scene.sp0, scene.sp1
        self.vp0, self.vp1 = scene.vp0, scene.vp1
        self.extra_value = 0.0
        self.recovers0 = False
        self.recovers1 = False
        for arena in range(3):
            bit: i64 = 1 << arena
            if (
                first.team_sizes[arena] + second.team_sizes[arena] > 0
                or (first.token_arenas | second.token_arenas) & bit
                or scene.token_combats[arena]
            ):
                self._resolve_arena(first, second, arena)
        worth = self.extra_value + scene.vp_worth * float(self.vp0 - self.vp1)
        if scene.first_edition:
            self.low0, self.low1 = self.sp0, self.sp1
        worth += first.value_after_round(self.low0, self.recovers0) - second.value_after_round(
            self.low1, self.recovers1
        )
        worth += sp_and_card_limit_value(scene, scene.limit0, self.sp0, self.low0) - sp_and_card_limit_value(
            scene, scene.limit1, self.sp1, self.low1
        )
        chance = 1.0 / (1.0 + math.exp(-worth))
        why, ahead = end_reason_and_lead(scene.pack, self.vp0 - self.vp1, self.sp0, self.sp1, scene.pile)
        if why == 0:
            return chance
        # Of two losing plans, the one closer to surviving is better, since the opponent may plan something else.
        return UNFINISHED_WEIGHT * chance + (1.0 - UNFINISHED_WEIGHT) * (
            0.5 if ahead == 0 else 1.0 if ahead > 0 else 0.0
        )

    def win_chance_against(
        self, seat: i64, plan: NumericPlan, others: list[NumericPlan], probabilities: vec[float]
    ) -> float:
        """Return a seat's win chance with a plan against the likely part of the opponent's mixture."""
        total = 0.0
        for at, other in enumerate(others):
            likely = probabilities[at]
            if likely > MIN_PLAN_PROBABILITY:
                if seat == 0:
                    total += likely * self.win_chance(plan, other)
                else:
                    total += likely * (1.0 - self.win_chance(other, plan))
        return total

    def _resolve_arena(self, first: NumericPlan, second: NumericPlan, arena: i64) -> None:
        scene = self.inputs
        here0, number0 = first.abilities[arena], first.ability_numbers[arena]
        here1, number1 = second.abilities[arena], second.ability_numbers[arena]
        count0, count1 = first.team_sizes[arena], second.team_sizes[arena]
        ap0 = first.ap[arena] + scene.token_ap[arena]
        ap1 = second.ap[arena] + scene.token_ap[3 + arena]
        if (first.token_arenas >> arena) & 1:
            ap0 += scene.raihuu_ap
        if (second.token_arenas >> arena) & 1:
            ap1 += scene.raihuu_ap
        if here0 == REMOVE_WEAKEST and count1 > 1:
            ap1 -= second.weakest_assistant_ap[arena]
            count1 -= 1
        if here1 == REMOVE_WEAKEST and count0 > 1:
            ap0 -= first.weakest_assistant_ap[arena]
            count0 -= 1
        ap0 += effective_weapons(first.weapons[arena], here1, number1) * scene.weapon_ap
        ap1 += effective_weapons(second.weapons[arena], here0, number0) * scene.weapon_ap
        more0 = ap_of_ability(here0, number0, self.vp0 < self.vp1, count1)
        more1 = ap_of_ability(here1, number1, self.vp1 < self.vp0, count0)
        ap0 += more0
        ap1 += more1
        if ap0 <= ap1 and here0 in (ADD_WEAPONS, ADD_ASSISTANT):
            ap0 += self._buy_missing_ap(first, second, arena, ap1 - ap0 + 1, 1.0)
        elif ap1 <= ap0 and here1 in (ADD_WEAPONS, ADD_ASSISTANT):
            ap1 += self._buy_missing_ap(second, first, arena, ap0 - ap1 + 1, -1.0)
        turns0, turns1 = min_winning_deficit(here0, number0), min_winning_deficit(here1, number1)
        if turns0 + turns1 > 0 and not scene.first_edition:
            stakes = self.options
            stakes.clear()
            stakes.ap[0], stakes.ap[1] = ap0, ap1
            self._add_options(0, first, second, arena, more0)
            self._add_options(1, second, first, arena, more1)
            self._choose_option_uses(arena)
            ap0, ap1 = stakes.total_ap(0), stakes.total_ap(1)
        winner = winning_seat(ap0, ap1, turns0, turns1, scene.tie_winner_mask)
        if winner >= 0 and count0 + count1 == 0 and not scene.first_edition:
            sender: i64 = 0 if (first.token_arenas >> arena) & 1 else 1
            if winner != sender:  # a token that would lose alone is left unused
                return
        if winner >= 0:
            self._apply_win(first, second, arena, winner, ap0 - ap1 if ap0 > ap1 else ap1 - ap0)
        if count0 > 0:
            self.extra_value += after_combat_ability_value(first, arena, winner == 0)
        if count1 > 0:
            self.extra_value -= after_combat_ability_value(second, arena, winner == 1)

    def _add_options(self, seat: i64, own: NumericPlan, other: NumericPlan, arena: i64, ability_ap: i64) -> None:
        """Turn AP that a seat may leave unused into options. `ability_ap` is the AP that the ability adds."""
        scene = self.inputs
        stakes = self.options
        ability, number = own.abilities[arena], own.ability_numbers[arena]
        stakes.reverse_gaps[seat] = min_winning_deficit(ability, number)
        if ability == CAP_LOSS:
            stakes.sp_loss_caps[seat] = number
        if ability == COUNTER_WEAPONS:
            ignored: i64 = min(number, other.weapons[arena])
            stakes.ap[1 - seat] += ignored * scene.weapon_ap
            stakes.add_option(2 * seat + USE_ABILITY, ignored, -scene.weapon_ap)
        else:
            stakes.ap[seat] -= ability_ap
            stakes.add_option(2 * seat + USE_ABILITY, 1, ability_ap)
        token = scene.optional_token_ap[3 * seat + arena]
        if (own.token_arenas >> arena) & 1:
            token += scene.raihuu_ap
        stakes.ap[seat] -= token
        stakes.add_option(2 * seat + USE_TOKEN, 1, token)

    def _choose_option_uses(self, arena: i64) -> None:
        """Choose the best use of both seats' options when a Leader may win from behind."""
        scene = self.inputs
        stakes = self.options
        stakes.tie_winner_mask = scene.tie_winner_mask
        for gap in range(3):
            stakes.sp_cost_by_gap[gap] = scene.sp_cost_by_gap[3 * arena + gap]
        stakes.decide_irrelevant_options()
        for seat in range(2):
            at = stakes.first_undecided_option(seat)
            while at >= 0:
                stakes.set_option_use(at, stakes.best_use(at))
                stakes.decide_irrelevant_options()
                at = stakes.first_undecided_option(seat)

    def _apply_win(self, first: NumericPlan, second: NumericPlan, arena: i64, winner: i64, gap: i64) -> None:
        """Apply the result of an arena: VP, SP and the effects of the Reward cards."""
        scene = self.inputs
        here0, number0 = first.abilities[arena], first.ability_numbers[arena]
        here1, number1 = second.abilities[arena], second.ability_numbers[arena]
        if gap >= NUM_GAPS:
            gap = NUM_GAPS - 1
        if winner == 0:
            self.vp0 += vp_for_win(here0, number0) + scene.vp_gain[arena]
            lost = scene.sp_loss[arena * NUM_GAPS + gap] + (number0 if here0 == ENEMY_SP_ON_WIN else 0)
            self.sp1 = max(self.sp1 - sp_lost(lost, here1, number1, 0), 0)
            self.low1 = min(self.low1, self.sp1)
            self.sp0 = sp_after_gain(self.sp0, scene.sp_gain[arena], scene.max_sp)
            self.extra_value += scene.other_value[arena]
            self.recovers0 = self.recovers0 or scene.recovers_animals[arena] != 0
        else:
            self.vp1 += vp_for_win(here1, number1) + scene.vp_gain[3 + arena]
            lost = scene.sp_loss[(3 + arena) * NUM_GAPS + gap] + (number1 if here1 == ENEMY_SP_ON_WIN else 0)
            self.sp0 = max(self.sp0 - sp_lost(lost, here0, number0, 0), 0)
            self.low0 = min(self.low0, self.sp0)
            self.sp1 = sp_after_gain(self.sp1, scene.sp_gain[3 + arena], scene.max_sp)
            self.extra_value -= scene.other_value[3 + arena]
            self.recovers1 = self.recovers1 or scene.recovers_animals[3 + arena] != 0

    def _buy_missing_ap(self, plan: NumericPlan, other: NumericPlan, arena: i64, missing_ap: i64, sign: float) -> i64:
        """Return the AP that a Leader adds to win the arena, or 0 if that is impossible. The cost is taken from
        `extra_value`."""
        pack = self.inputs.pack
        if plan.abilities[arena] == ADD_WEAPONS:
            laid = plan.weapons[arena]
            enemy, number = other.abilities[arena], other.ability_numbers[arena]
            most: i64 = min(plan.ability_numbers[arena], plan.spare_weapons)
            more = effective_weapons(laid + most, enemy, number) - effective_weapons(laid, enemy, number)
            if more * pack.weapon_ap < missing_ap:
                return 0
            self.extra_value -= sign * WEAPON_WEIGHT * float(missing_ap)
            return missing_ap
        if plan.strongest_spare_ap < missing_ap or plan.team_sizes[arena] >= pack.max_team_size:
            return 0
        self.extra_value -= sign * AP_WEIGHT * float(plan.strongest_spare_ap)
        return plan.strongest_spare_ap


def sp_after_gain(sp: i64, gain: i64, max_sp: i64) -> i64:
    """Return SP after a gain, at most `max_sp`; a seat at 0 gains nothing."""
    return sp if sp == 0 or gain == 0 else min(sp + gain, max_sp)


def sp_and_card_limit_value(inputs: PlanInputs, limit: i64, sp: i64, lowest_sp: i64) -> float:
    """Return the value of SP and of the Card Limit, which depends on the round's lowest SP."""
    points = float(sp)
    return (
        SP_WEIGHT * points
        + LOW_SP_WEIGHT * min(points, LOW_SP_VALUE)
        + LIMIT_WEIGHT * float(card_limit_after(inputs.pack, limit, lowest_sp))
    )


def after_combat_ability_value(plan: NumericPlan, arena: i64, won: bool) -> float:
    """Return the value of a Leader's effect after the combat."""
    ability = plan.abilities[arena]
    if ability == WEAPONS_AFTER or (won and ability == WEAPONS_ON_WIN):
        return WEAPON_WEIGHT * float(plan.ability_numbers[arena])
    if won and ability == RETURN_ON_WIN:
        return plan.resources.keep_values[plan.leaders[arena]]
    return TOKEN_VALUE if ability == LEAVE_TOKEN else 0.0
