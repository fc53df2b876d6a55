"""Values of cards, attacks and blocks for the greedy bot in KungFu Fighting (2014), in Chi."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.bots.kung_fu_2014.decision_inputs import DecisionInputs
from kwoon.bots.packed_vectors import filled_vector
from kwoon.games.kung_fu_2014.rules.notation import (
    IS_ENHANCEMENT,
    IS_FINISHING,
    IS_STANCE,
    IS_WEAPON,
    SPREAD,
    KungFu2014CardTables,
)

NONE: Final = -1
DRAWN_CARD: Final = 1.8
"""Value of an unknown card."""
LOST_CARD: Final = 0.8
"""Value of an opponent losing a random card."""
KNOCK_OUT: Final = 6.0
"""Value of eliminating an opponent, in addition to the Chi taken."""
OWN_KNOCK_OUT: Final = 40.0
"""Cost of being eliminated."""
BLOCK_PER_CARD: Final = 0.8
"""Average block value per card in an opponent's hand."""
SPIRIT_HIT_RATE: Final = 0.65
"""Fraction of blocks without Spirit."""
MAX_ATTACK: Final = 60


def hand_card_value(kinds: KungFu2014CardTables, card: int) -> float:
    """Return the value of holding a card for later."""
    sort = kinds.card_type[card]
    attack = max(kinds.attack[card], kinds.break_attack[card], 0)
    defense = max(kinds.defense[card], kinds.break_block[card], 0)
    worth = 0.35 if kinds.spirit[card] else 0.0
    if sort == IS_ENHANCEMENT:
        return worth + 0.45 * (attack + defense)
    if sort == IS_FINISHING:
        worth += 0.5 * attack + 0.35 * kinds.bonus_or_target[card]
    elif sort == IS_STANCE:
        worth += 0.6 * (attack + defense)
    else:
        # A Punch is always available, so only the excess over it counts.
        worth += 0.3 * (max(attack - 1, 0) + max(defense - 1, 0))
    worth += 0.4 * (kinds.damage_gain[card] + kinds.damage_lose[card] + kinds.unhurt_gain[card])
    worth += 0.5 * (kinds.damage_draw[card] + kinds.damage_discard[card] + kinds.exchange[card])
    worth += 0.8 * (kinds.target_draw[card] + kinds.target_discard[card] + kinds.sweep[card])
    worth += DRAWN_CARD * kinds.draw_when_played[card] + 0.5 * kinds.extra_targets[card]
    worth += 0.3 * (kinds.strip_weapon[card] + kinds.strip_stance[card])
    worth += 1.6 * kinds.counter[card] + kinds.hurt_counter[card] + kinds.give_up_counter[card]
    if (sort in (IS_WEAPON, IS_STANCE)) and not kinds.always_discarded[card]:
        worth += 0.8 - 0.3 * kinds.return_cost[card]
    return worth


class AttackEstimate:
    """An attack under consideration: its cards, and its expected gain against each opponent."""

    def __init__(
        self, kinds: KungFu2014CardTables, keep_values: list[float], view: DecisionInputs, chi_room: float
    ) -> None:
        self.kinds = kinds
        self.keep_values = keep_values
        self.view = view
        self.chi_room = chi_room
        """How much Chi the seat can still gain."""
        self.seats: list[int] = [seat for seat in range(len(view.out)) if seat != view.attacker and view.out[seat] == 0]
        self.average_chi = max(1.0, sum([view.chi[seat] for seat in self.seats]) / len(self.seats))
        """Average Chi of the opponents."""
        room_for: i64 = MAX_ATTACK * len(self.seats)
        self.hit_chances: vec[float] = filled_vector(room_for, -1.0)
        self.expected_losses: vec[float] = filled_vector(room_for, 0.0)
        self.knock_outs: vec[float] = filled_vector(room_for, 0.0)
        self.best_targets: list[int] = []
        self.remove_all_cards()

    def remove_all_cards(self) -> None:
        self.total = 0
        self.spirit = False
        self.extra_targets = 0
        self.sweep = 0
        self.on_damage = 0.0
        self.on_gain = 0.0
        self.on_target = 0.0
        self.lost_if_missed = 0.0
        self.lost_if_many = 0.0

    def add_card(self, verb: i64, card: i64) -> float:
        """Add a card and return its cost: zero, or a negative number if playing it lets the player draw."""
        kinds = self.kinds
        self.total += kinds.attack_value_of(verb, card)
        self.spirit = self.spirit or kinds.spirit[card]
        self.extra_targets += kinds.extra_targets[card] + (1 if verb == SPREAD else 0)
        self.sweep += kinds.sweep[card]
        self.on_gain += kinds.damage_gain[card]
        self.on_damage += kinds.damage_lose[card] + DRAWN_CARD * kinds.damage_draw[card]
        self.on_damage += LOST_CARD * kinds.damage_discard[card]
        self.on_target += LOST_CARD * kinds.target_discard[card] + DRAWN_CARD * kinds.target_draw[card]
        if kinds.miss_discarded[card]:
            self.lost_if_missed += self.keep_values[card]
        if kinds.many_discarded[card]:
            self.lost_if_many += self.keep_values[card]
        return -DRAWN_CARD * kinds.draw_when_played[card]

    def expected_gain(self) -> float:
        """Return the expected gain with the best legal targets, which are stored in `best_targets`."""
        view = self.view
        if len(self.seats) == 1:
            self.best_targets = self.seats
            return (
                self._target_gain(0, self.seats[0]) - (1.0 - self._hit_chance(0, self.seats[0])) * self.lost_if_missed
            )
        ranked: list[tuple[float, int, int]] = []
        for at, seat in enumerate(self.seats):
            promise = self._target_gain(at, seat)
            if seat == view.countered_seat:
                promise += 1000.0
            # Ties go to the opponent who sits closer on the left.
            ranked.append((promise, (view.attacker - seat) % len(view.out), seat))
        ranked.sort(reverse=True)
        best = [ranked[0][2]]
        total = ranked[0][0] - (1000.0 if view.countered_seat != NONE else 0.0)
        further: i64 = 1
        extra_gain = -self.lost_if_many
        while further <= self.extra_targets and further < len(ranked) and ranked[further][0] > 0.0:
            extra_gain += ranked[further][0]
            best.append(ranked[further][2])
            further += 1
        if extra_gain > 0.0:
            total += extra_gain
        else:
            best = best[:1]
        self.best_targets = best
        missed = 1.0 - self._hit_chance(self.seats.index(best[0]), best[0])
        return total - missed * self.lost_if_missed

    def _target_gain(self, target_index: i64, seat: int) -> float:
        hurt = self._hit_chance(target_index, seat)
        place = target_index * MAX_ATTACK + self._capped_total()
        lost = self.expected_losses[place]
        if self.spirit:
            lost += SPIRIT_HIT_RATE
        gained = self.on_gain if self.on_gain < self.chi_room else self.chi_room
        # An opponent with more Chi is more dangerous.
        lost *= 0.6 + 0.4 * self.view.chi[seat] / self.average_chi
        promise = lost + KNOCK_OUT * self.knock_outs[place]
        promise += hurt * (self.on_damage + gained) + self.on_target
        if self.view.hand_sizes[seat] > 0:
            promise += LOST_CARD * self.sweep
        return promise

    def _hit_chance(self, target_index: i64, seat: int) -> float:
        """Return the probability that a target is hurt. Its outcome is computed on first use."""
        place = target_index * MAX_ATTACK + self._capped_total()
        if self.hit_chances[place] < 0.0:
            self._compute_target_outcome(place, seat)
        hurt = self.hit_chances[place]
        return hurt + (1.0 - hurt) * SPIRIT_HIT_RATE if self.spirit else hurt

    def _capped_total(self) -> int:
        """Return the attack value, capped at a limit that no pack's cards should reach."""
        return self.total if self.total < MAX_ATTACK else MAX_ATTACK - 1

    def _compute_target_outcome(self, table_index: i64, seat: int) -> None:
        """Average the outcome over all block values from zero to about twice the average block."""
        view = self.view
        chi = view.chi[seat]
        total = self._capped_total()
        most = 1 + int(2.0 * (0.5 + BLOCK_PER_CARD * view.hand_sizes[seat]))
        hurt = 0.0
        lost = 0.0
        out = 0.0
        for block in range(most + 1):
            if total > block and chi > 0:
                hurt += 1.0
                if total - block >= chi:
                    lost += chi
                    out += 1.0
                else:
                    lost += total - block
        self.hit_chances[table_index] = hurt / (most + 1)
        self.expected_losses[table_index] = lost / (most + 1)
        self.knock_outs[table_index] = out / (most + 1)


class BlockCostTable:
    """The cheapest set of enhancements for every block value, with and without Spirit."""

    def __init__(self, kinds: KungFu2014CardTables, keep_values: list[float], view: DecisionInputs) -> None:
        self.enhancements: list[int] = []
        most = 0
        before = NONE
        for card in view.hand:
            if card != before and kinds.card_type[card] == IS_ENHANCEMENT and kinds.defense[card] >= 0:
                self.enhancements.append(card)
                most += kinds.defense[card]
            before = card
        self.costs: list[float] = [OWN_KNOCK_OUT] * (2 * most + 2)
        """Costs of the enhancements. The index is twice their block value, plus one if one of them has Spirit."""
        self.masks: list[int] = [0] * (2 * most + 2)
        self.costs[0] = 0.0
        for at, card in enumerate(self.enhancements):
            cost = keep_values[card] - 0.6 * DRAWN_CARD
            self._add_enhancement(2 * kinds.defense[card], kinds.spirit[card], cost if cost > 0.05 else 0.05, 1 << at)

    def _add_enhancement(self, worth: i64, spirit: bool, cost: float, mask: int) -> None:
        costs = self.costs
        place: i64 = len(costs) - 1
        while place >= 0:
            if costs[place] < OWN_KNOCK_OUT:
                there = place + worth
                if spirit and place % 2 == 0:
                    there += 1
                if costs[place] + cost < costs[there]:
                    costs[there] = costs[place] + cost
                    self.masks[there] = self.masks[place] | mask
            place -= 1

    def cheapest_enhancements(self, cost_index: int) -> list[int]:
        """Return the enhancements for an index of `costs`, in ascending order."""
        return [card for at, card in enumerate(self.enhancements) if (self.masks[cost_index] >> at) & 1]
