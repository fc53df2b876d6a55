"""A plan of Kung Fur Fight as plain numbers, and what comes of two that meet: a chance to win, reckoned in less than a
microsecond. What abilities do comes from the rules; who decides in a combat does what wins it, if anything does."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.bots.kung_fur_fight.scene import (
    FINE_MEAL,
    GAPS,
    LAST_SP,
    LIMIT,
    MEAL,
    PEACH,
    SP,
    STRENGTH,
    WEAPON,
    Scene,
    keeping,
)
from kwoon.games.kung_fur_fight.cards.abilities import (
    ADD_ASSISTANT,
    ADD_WEAPONS,
    CAP_LOSS,
    CHEF,
    COUNTER_WEAPONS,
    ENEMY_SP_ON_WIN,
    LEAVE_TOKEN,
    NONE,
    REMOVE_WEAKEST,
    RETURN_ON_WIN,
    TOKENS_ELSEWHERE,
    WEAPONS_AFTER,
    WEAPONS_ON_WIN,
)
from kwoon.games.kung_fur_fight.combat.stakes import Stakes
from kwoon.games.kung_fur_fight.combat.strength import (
    ap_of_ability,
    gap_to_turn,
    sp_lost,
    vp_for_win,
    weapons_that_count,
    who_wins,
)
from kwoon.games.kung_fur_fight.play.plan import Plan
from kwoon.games.kung_fur_fight.play.recover import DISH, NOTHING_TO_EAT, ending, limit_after, meal
from kwoon.games.kung_fur_fight.play.rules import FurState
from kwoon.games.kung_fur_fight.play.steps import USE_ABILITY, USE_TOKEN

TOKEN: Final = 0.12
"""What a token is worth that a Leader leaves for the rounds to come."""
CLOSE: Final = 0.04
"""How much of the chances counts, as they would be if the game were not over."""
UNLIKELY: Final = 0.03
"""A plan that the other would play more rarely is not answered."""
FEW: Final = 4.0
"""SP below this are worth more."""


def three() -> vec[i64]:
    """A number for each arena."""
    numbers = vec[i64](capacity=3)
    for _ in range(3):
        numbers = append(numbers, 0)
    return numbers


class Stock:
    """What one seat could plan with: what its animals, its Food and its weapons are worth to it."""

    def __init__(self, state: FurState, seat: i64) -> None:
        pack = state.pack
        side = state.sides[seat]
        self.seat = seat
        self.pack = pack
        self.supply = side.supply
        self.dishes = side.dishes
        self.delicacies = side.delicacies
        self.limit = state.base_limit(seat)
        self.all = 0.0
        """All its animals, those that rest and those in hand."""
        self.held = 0.0
        self.keep: vec[float] = vec[float](capacity=pack.fighters)
        self.ap: vec[i64] = vec[i64](capacity=pack.fighters)
        self.ability: vec[i64] = vec[i64](capacity=pack.fighters)
        self.number: vec[i64] = vec[i64](capacity=pack.fighters)
        for card in range(pack.fighters):
            kind: i64 = card
            self.keep = append(self.keep, keeping(state, kind))
            self.ap = append(self.ap, pack.ap[kind])
            self.ability = append(self.ability, pack.abilities[kind])
            self.number = append(self.number, pack.firsts[kind])
        for animal in side.hand:
            self.held += self.keep[animal]
        self.all = self.held
        for animal in sorted(side.rest):  # sums of fractions depend on their order
            self.all += self.keep[animal]


class Force:
    """One plan, as numbers by arena."""

    def __init__(self, stock: Stock) -> None:
        self.stock = stock
        self.count = three()
        self.ap = three()
        """Of the animals and the Coconut."""
        self.least = three()
        """AP of the weakest Assistant."""
        self.ability = three()
        self.number = three()
        self.leader = three()
        """The Leader's card, where there is one."""
        self.weapons = three()
        self.spare: i64 = 0
        self.help: i64 = 0
        """AP of the strongest animal that could still come to assist."""
        self.left = 0.0
        """What the animals are worth that stay in hand."""
        self.placed: i64 = 0
        """The arenas where its Leaders put tokens, as bits."""
        self.beyond: i64 = 0
        """How many animals count beyond the limit without Peaches."""

    def take(self, plan: Plan) -> None:
        """Become this plan."""
        stock = self.stock
        self.left = stock.held
        self.spare = plan.spare
        self.beyond = plan.counted - stock.limit
        self.help = 0
        for animal in plan.left:
            card: i64 = animal
            if stock.ap[card] > self.help and not stock.pack.leads_only[card]:
                self.help = stock.ap[card]
        for arena in range(3):
            self._take_team(arena, plan.teams[arena])
            self.weapons[arena] = plan.weapons[arena]
        if plan.coconut_at >= 0:
            self.ap[plan.coconut_at] += stock.pack.coconut_ap
        self._place()

    def _take_team(self, arena: i64, team: list[int]) -> None:
        stock = self.stock
        self.count[arena] = len(team)
        self.ability[arena] = NONE
        self.number[arena] = 0
        total: i64 = 0
        least: i64 = 99
        first = True
        for animal in team:
            card: i64 = animal
            total += stock.ap[card]
            self.left -= stock.keep[card]
            if first:
                self.leader[arena] = card
                self.ability[arena] = stock.ability[card]
                self.number[arena] = stock.number[card]
                first = False
            elif stock.ap[card] < least:
                least = stock.ap[card]
        self.ap[arena] = total
        self.least[arena] = least

    def copy_from(self, other: Force) -> None:
        """Become like another of the same seat."""
        for arena in range(3):
            self.count[arena] = other.count[arena]
            self.ap[arena] = other.ap[arena]
            self.least[arena] = other.least[arena]
            self.ability[arena] = other.ability[arena]
            self.number[arena] = other.number[arena]
            self.leader[arena] = other.leader[arena]
            self.weapons[arena] = other.weapons[arena]
        self.spare = other.spare
        self.help = other.help
        self.left = other.left
        self.placed = other.placed
        self.beyond = other.beyond

    def lead(self, arena: i64, card: i64) -> None:
        """One more animal, on top of a team."""
        stock = self.stock
        if self.count[arena] > 0:
            self.least[arena] = min(self.least[arena], stock.ap[self.leader[arena]])
        self.leader[arena] = card
        self.ability[arena] = stock.ability[card]
        self.number[arena] = stock.number[card]
        self._place()
        self._more(arena, card)

    def assist(self, arena: i64, card: i64) -> None:
        """One more animal, under a Leader."""
        self.least[arena] = min(self.least[arena], self.stock.ap[card])
        self._more(arena, card)

    def _more(self, arena: i64, card: i64) -> None:
        self.count[arena] += 1
        self.ap[arena] += self.stock.ap[card]
        self.left -= self.stock.keep[card]
        self.beyond += 1

    def hands(self, sp: i64, freed: bool) -> float:
        """What the hand, the Food and the weapons after the round are worth, reduced to so many SP."""
        stock = self.stock
        chef = self.ability[0] == CHEF or self.ability[1] == CHEF or self.ability[2] == CHEF
        passed = self.count[0] + self.count[1] + self.count[2] == 0
        eaten = meal(sp, chef, stock.dishes, stock.delicacies)
        worth = WEAPON * float(self.spare)
        if self.beyond > 0:
            worth -= PEACH * float(self.beyond)
        if eaten != NOTHING_TO_EAT:
            return worth + stock.all - (MEAL if eaten == DISH else FINE_MEAL)
        return worth + (stock.all if passed or freed else self.left)

    def _place(self) -> None:
        """Note where Leaders of other arenas put tokens."""
        placed: i64 = 0
        for arena in range(3):
            if self.ability[arena] == TOKENS_ELSEWHERE:
                placed |= 7 ^ (1 << arena)
        self.placed = placed


class Clash:
    """Two plans that meet. One is made for a round and used for all pairs: nothing is copied."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.extra = 0.0
        """What the first seat gains in what is neither SP nor VP nor hands."""
        self.sp0: i64 = 0
        self.sp1: i64 = 0
        self.low0: i64 = 0
        self.low1: i64 = 0
        """The fewest SP of each seat in the round."""
        self.vp0: i64 = 0
        self.vp1: i64 = 0
        self.freed0 = False
        self.freed1 = False
        self.stakes = Stakes()

    def chance(self, one: Force, two: Force) -> float:
        """The first seat's chance to win the game, if these are the plans."""
        scene = self.scene
        self.sp0, self.sp1 = scene.sp0, scene.sp1
        self.low0, self.low1 = scene.sp0, scene.sp1
        self.vp0, self.vp1 = scene.vp0, scene.vp1
        self.extra = 0.0
        self.freed0 = False
        self.freed1 = False
        for arena in range(3):
            bit: i64 = 1 << arena
            if one.count[arena] + two.count[arena] > 0 or (one.placed | two.placed) & bit or scene.combat[arena]:
                self._fight(one, two, arena)
        worth = self.extra + scene.vp_worth * float(self.vp0 - self.vp1)
        if scene.first_edition:
            self.low0, self.low1 = self.sp0, self.sp1
        worth += one.hands(self.low0, self.freed0) - two.hands(self.low1, self.freed1)
        worth += spirit(scene, scene.limit0, self.sp0, self.low0) - spirit(scene, scene.limit1, self.sp1, self.low1)
        chance = 1.0 / (1.0 + math.exp(-worth))
        why, ahead = ending(scene.pack, self.vp0 - self.vp1, self.sp0, self.sp1, scene.pile)
        if why == 0:
            return chance
        # Of two ways to lose the one that comes nearer to going on is better: the other may plan something else.
        return CLOSE * chance + (1.0 - CLOSE) * (0.5 if ahead == 0 else 1.0 if ahead > 0 else 0.0)

    def against(self, seat: i64, force: Force, others: list[Force], odds: vec[float]) -> float:
        """A seat's chance with a plan against a mixture of the other's, as far as that is likely."""
        total = 0.0
        for at, other in enumerate(others):
            likely = odds[at]
            if likely > UNLIKELY:
                if seat == 0:
                    total += likely * self.chance(force, other)
                else:
                    total += likely * (1.0 - self.chance(other, force))
        return total

    def _fight(self, one: Force, two: Force, arena: i64) -> None:
        scene = self.scene
        here0, number0 = one.ability[arena], one.number[arena]
        here1, number1 = two.ability[arena], two.number[arena]
        count0, count1 = one.count[arena], two.count[arena]
        ap0 = one.ap[arena] + scene.tokens[arena]
        ap1 = two.ap[arena] + scene.tokens[3 + arena]
        if (one.placed >> arena) & 1:
            ap0 += scene.raihuu_ap
        if (two.placed >> arena) & 1:
            ap1 += scene.raihuu_ap
        if here0 == REMOVE_WEAKEST and count1 > 1:
            ap1 -= two.least[arena]
            count1 -= 1
        if here1 == REMOVE_WEAKEST and count0 > 1:
            ap0 -= one.least[arena]
            count0 -= 1
        ap0 += weapons_that_count(one.weapons[arena], here1, number1) * scene.weapon_ap
        ap1 += weapons_that_count(two.weapons[arena], here0, number0) * scene.weapon_ap
        more0 = ap_of_ability(here0, number0, self.vp0 < self.vp1, count1)
        more1 = ap_of_ability(here1, number1, self.vp1 < self.vp0, count0)
        ap0 += more0
        ap1 += more1
        if ap0 <= ap1 and here0 in (ADD_WEAPONS, ADD_ASSISTANT):
            ap0 += self._added(one, two, arena, ap1 - ap0 + 1, 1.0)
        elif ap1 <= ap0 and here1 in (ADD_WEAPONS, ADD_ASSISTANT):
            ap1 += self._added(two, one, arena, ap0 - ap1 + 1, -1.0)
        turns0, turns1 = gap_to_turn(here0, number0), gap_to_turn(here1, number1)
        if turns0 + turns1 > 0 and not scene.first_edition:
            stakes = self.stakes
            stakes.clear()
            stakes.ap[0], stakes.ap[1] = ap0, ap1
            self._offer_uses(0, one, two, arena, more0)
            self._offer_uses(1, two, one, arena, more1)
            self._choose_uses(arena)
            ap0, ap1 = stakes.total(0), stakes.total(1)
        winner = who_wins(ap0, ap1, turns0, turns1, scene.apples)
        if winner >= 0 and count0 + count1 == 0 and not scene.first_edition:
            sender: i64 = 0 if (one.placed >> arena) & 1 else 1
            if winner != sender:  # a token that would lose alone is left unused
                return
        if winner >= 0:
            self._win(one, two, arena, winner, ap0 - ap1 if ap0 > ap1 else ap1 - ap0)
        if count0 > 0:
            self.extra += afterwards(one, arena, winner == 0)
        if count1 > 0:
            self.extra -= afterwards(two, arena, winner == 1)

    def _offer_uses(self, seat: i64, own: Force, other: Force, arena: i64, more: i64) -> None:
        """Move what a seat may leave unused from its AP to the options; `more` is what the ability adds."""
        scene = self.scene
        stakes = self.stakes
        ability, number = own.ability[arena], own.number[arena]
        stakes.turns[seat] = gap_to_turn(ability, number)
        if ability == CAP_LOSS:
            stakes.caps[seat] = number
        if ability == COUNTER_WEAPONS:
            ignored: i64 = min(number, other.weapons[arena])
            stakes.ap[1 - seat] += ignored * scene.weapon_ap
            stakes.offer(2 * seat + USE_ABILITY, ignored, -scene.weapon_ap)
        else:
            stakes.ap[seat] -= more
            stakes.offer(2 * seat + USE_ABILITY, 1, more)
        token = scene.optional[3 * seat + arena]
        if (own.placed >> arena) & 1:
            token += scene.raihuu_ap
        stakes.ap[seat] -= token
        stakes.offer(2 * seat + USE_TOKEN, 1, token)

    def _choose_uses(self, arena: i64) -> None:
        """Against a Leader who wins from behind, both seats use what is best for them."""
        scene = self.scene
        stakes = self.stakes
        stakes.apples = scene.apples
        for gap in range(3):
            stakes.cost[gap] = scene.cost[3 * arena + gap]
        stakes.close_idle()
        for seat in range(2):
            at = stakes.next_of(seat)
            while at >= 0:
                stakes.decide(at, stakes.best_use(at))
                stakes.close_idle()
                at = stakes.next_of(seat)

    def _win(self, one: Force, two: Force, arena: i64, winner: i64, gap: i64) -> None:
        """VP, and what the Reward cards do."""
        scene = self.scene
        here0, number0 = one.ability[arena], one.number[arena]
        here1, number1 = two.ability[arena], two.number[arena]
        if gap >= GAPS:
            gap = GAPS - 1
        if winner == 0:
            self.vp0 += vp_for_win(here0, number0) + scene.vp[arena]
            lost = scene.hurt[arena * GAPS + gap] + (number0 if here0 == ENEMY_SP_ON_WIN else 0)
            self.sp1 = max(self.sp1 - sp_lost(lost, here1, number1, 0), 0)
            self.low1 = min(self.low1, self.sp1)
            self.sp0 = healed(self.sp0, scene.heal[arena], scene.sp_most)
            self.extra += scene.other[arena]
            self.freed0 = self.freed0 or scene.frees[arena] != 0
        else:
            self.vp1 += vp_for_win(here1, number1) + scene.vp[3 + arena]
            lost = scene.hurt[(3 + arena) * GAPS + gap] + (number1 if here1 == ENEMY_SP_ON_WIN else 0)
            self.sp0 = max(self.sp0 - sp_lost(lost, here0, number0, 0), 0)
            self.low0 = min(self.low0, self.sp0)
            self.sp1 = healed(self.sp1, scene.heal[3 + arena], scene.sp_most)
            self.extra -= scene.other[3 + arena]
            self.freed1 = self.freed1 or scene.frees[3 + arena] != 0

    def _added(self, force: Force, other: Force, arena: i64, lacking: i64, sign: float) -> i64:
        """What a Leader adds who can win by it: AP that are lacking, or nothing."""
        pack = self.scene.pack
        if force.ability[arena] == ADD_WEAPONS:
            laid = force.weapons[arena]
            enemy, number = other.ability[arena], other.number[arena]
            most: i64 = min(force.number[arena], force.spare)
            more = weapons_that_count(laid + most, enemy, number) - weapons_that_count(laid, enemy, number)
            if more * pack.weapon_ap < lacking:
                return 0
            self.extra -= sign * WEAPON * float(lacking)
            return lacking
        if force.help < lacking or force.count[arena] >= pack.team_most:
            return 0
        self.extra -= sign * STRENGTH * float(force.help)
        return force.help


def healed(sp: i64, more: i64, most: i64) -> i64:
    """SP after a gain: nobody comes back from 0."""
    return sp if sp == 0 or more == 0 else min(sp + more, most)


def spirit(scene: Scene, limit: i64, sp: i64, low: i64) -> float:
    """What SP are worth, and the Card Limit that comes with the fewest of the round."""
    points = float(sp)
    return SP * points + LAST_SP * min(points, FEW) + LIMIT * float(limit_after(scene.pack, limit, low))


def afterwards(force: Force, arena: i64, won: bool) -> float:
    """What a Leader brings when the combat is over."""
    ability = force.ability[arena]
    if ability == WEAPONS_AFTER or (won and ability == WEAPONS_ON_WIN):
        return WEAPON * float(force.number[arena])
    if won and ability == RETURN_ON_WIN:
        return force.stock.keep[force.leader[arena]]
    return TOKEN if ability == LEAVE_TOKEN else 0.0
