"""What a plan of Kung Fur Fight rests on, as plain numbers: what both sides have, and what each arena is worth.

All of it lies open. What a Reward card does is not written down here: each is won once on an empty table, by the rules,
when the bot is made, and what came of it is kept.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.bots.kung_fur_fight.judge import FITTED, FurJudge
from kwoon.core.dice import LiveDice
from kwoon.games.kung_fur_fight.cards.abilities import CHEF, SP_BY_COUNT, SP_BY_GAP, WIN_TIES
from kwoon.games.kung_fur_fight.combat.rewards import use
from kwoon.games.kung_fur_fight.play.rules import FurState, KungFurFight
from kwoon.games.kung_fur_fight.play.steps import Combat

# The judge's weights that a plan changes, by their places.
SP: Final = FITTED[0]
LAST_SP: Final = FITTED[1]
VP: Final = FITTED[2]
LATE_VP: Final = FITTED[3]
STRENGTH: Final = FITTED[4]
ANIMAL: Final = FITTED[5]
WEAPON: Final = FITTED[8]
MEAL: Final = FITTED[9]
FINE_MEAL: Final = FITTED[10]
COOK: Final = FITTED[11]
LIMIT: Final = FITTED[12]
PEACH: Final = FITTED[17]
POINTS: Final = 4
"""So many of the judge's features are SP and VP, which are reckoned by themselves."""

GAPS: Final = 13
"""AP gaps that are told apart, from 0."""
HELD: Final = 3
"""How many cards of a kind that counts them are told apart."""
SURPRISE: Final = 0.3
"""What it is worth to look at some cards and use one."""


class Prizes:
    """What comes of winning each Reward card, as the rules have it."""

    def __init__(self, game: KungFurFight) -> None:
        self.judge = FurJudge()
        self.hurt: vec[i64] = vec[i64]()
        """SP that the other loses: for each card by the gap in AP."""
        self.again: vec[i64] = vec[i64]()
        """SP beyond that: for each card by how many of its like lie in front of the winner."""
        self.heal: vec[i64] = vec[i64]()
        self.vp: vec[i64] = vec[i64]()
        self.other: vec[float] = vec[float]()
        """What else it is worth."""
        self.frees: vec[i64] = vec[i64]()
        """Whether it brings all animals back."""
        dice = LiveDice(1)
        table = game.deal(dice)
        for side in table.sides:
            side.sp = max(game.pack.sp // 2, 1)
        for card in range(len(game.pack.ids)):
            self._try(table, card)

    def _try(self, table: FurState, card: int) -> None:
        before = self._worth(table)
        plain: i64 = 0
        for gap in range(GAPS):
            state = self._won(table, card, gap, 0)
            lost = table.sides[1].sp - state.sides[1].sp
            self.hurt = append(self.hurt, lost)
            if gap == 0:
                plain = lost
                self.heal = append(self.heal, state.sides[0].sp - table.sides[0].sp)
                self.vp = append(self.vp, state.sides[0].vp - table.sides[0].vp)
                self.other = append(self.other, SURPRISE if state.look else self._worth(state) - before)
                self.frees = append(self.frees, 1 if state.sides[0].ginseng else 0)
        for held in range(HELD):
            state = self._won(table, card, 0, held)
            self.again = append(self.again, table.sides[1].sp - state.sides[1].sp - plain)

    def _won(self, table: FurState, card: int, gap: i64, held: i64) -> FurState:
        state = table.copy()
        combat = Combat(0)
        combat.winner = 0
        state.sides[0].corners[0].total = gap
        for _ in range(held):
            state.sides[0].front.append(card)
        use(state, combat, card, LiveDice(1))
        return state

    def _worth(self, state: FurState) -> float:
        """By how much the first seat is ahead in all but SP and VP."""
        total = 0.0
        mine, theirs = self.judge.features(state, 0), self.judge.features(state, 1)
        for at in range(POINTS, len(mine)):
            total += FITTED[at] * (mine[at] - theirs[at])
        return total


class Scene:
    """One round before its plans: what they need to know, reckoned once."""

    def __init__(self, state: FurState, prizes: Prizes) -> None:
        pack = state.pack
        self.pack = pack
        self.weapon_ap: i64 = pack.weapon_ap
        self.raihuu_ap: i64 = pack.raihuu_ap
        self.sp_most: i64 = pack.sp_most
        self.pile: i64 = len(state.pile)
        self.sp0, self.sp1 = state.sides[0].sp, state.sides[1].sp
        self.vp0, self.vp1 = state.sides[0].vp, state.sides[1].vp
        self.limit0, self.limit1 = state.sides[0].limit, state.sides[1].limit
        self.first_edition = state.game.first_edition
        self.apples: i64 = 0
        self.vp_worth = VP + LATE_VP * float(state.round + 1) / 5.0
        self.hurt: vec[i64] = vec[i64](capacity=6 * GAPS)
        """SP that the loser of each arena loses, by the seat that wins it and the gap."""
        self.heal: vec[i64] = vec[i64](capacity=6)
        self.vp: vec[i64] = vec[i64](capacity=6)
        self.other: vec[float] = vec[float](capacity=6)
        self.frees: vec[i64] = vec[i64](capacity=6)
        self.tokens: vec[i64] = vec[i64](capacity=6)
        """AP of the tokens that lie there for good, by seat and arena."""
        self.optional: vec[i64] = vec[i64](capacity=6)
        """As much of that as may be left unused."""
        self.cost: vec[i64] = vec[i64](capacity=9)
        """SP that a small, a middle and a large gap cost the loser of each arena, by cards that look at the gap."""
        self.combat: vec[i64] = vec[i64](capacity=3)
        """Where there is a combat without any animal."""
        for seat in range(2):
            if state.count_front(seat, WIN_TIES) > 0:
                self.apples |= 1 << seat
            for arena in range(3):
                self._add_prizes(state, prizes, seat, arena)
                self._add_tokens(state, seat, arena)
        for arena in range(3):
            self.combat = append(self.combat, state.arenas[arena].raihuu)
            self._add_cost(state, arena)

    def _add_prizes(self, state: FurState, prizes: Prizes, seat: i64, arena: i64) -> None:
        heal: i64 = 0
        vp: i64 = 0
        other = 0.0
        frees: i64 = 0
        more: i64 = 0
        booms = state.count_front(seat, SP_BY_COUNT)
        for number in state.arenas[arena].rewards:
            card: i64 = number
            heal += prizes.heal[card]
            vp += prizes.vp[card]
            other += prizes.other[card]
            frees |= prizes.frees[card]
            more += prizes.again[card * HELD + (booms if booms < HELD else HELD - 1)]
            if state.pack.abilities[card] == SP_BY_COUNT:
                booms += 1
        for gap in range(GAPS):
            hurt = more
            for number in state.arenas[arena].rewards:
                card = number
                hurt += prizes.hurt[card * GAPS + gap]
            self.hurt = append(self.hurt, hurt)
        self.heal = append(self.heal, heal)
        self.vp = append(self.vp, vp)
        self.other = append(self.other, other)
        self.frees = append(self.frees, frees)

    def _add_tokens(self, state: FurState, seat: i64, arena: i64) -> None:
        pack = state.pack
        ap = state.sides[seat].corners[arena].mushrooms * pack.mushroom_ap
        here = state.arenas[arena]
        optional = here.hua * pack.hua_ap if state.dogs == seat else here.raihuu * pack.raihuu_ap
        self.tokens = append(self.tokens, ap + optional)
        self.optional = append(self.optional, optional)

    def _add_cost(self, state: FurState, arena: i64) -> None:
        pack = state.pack
        small: i64 = 0
        middle: i64 = 0
        large: i64 = 0
        for number in state.arenas[arena].rewards:
            card: i64 = number
            if pack.abilities[card] == SP_BY_GAP:
                small += pack.firsts[card]
                middle += pack.seconds[card]
                large += pack.thirds[card]
        self.cost = append(self.cost, small)
        self.cost = append(self.cost, middle)
        self.cost = append(self.cost, large)


def read(state: FurState) -> vec[i64]:
    """All numbers of a position that a plan rests on, in a row: positions that have the same get the same plans."""
    found = vec[i64](capacity=96)
    found = append(found, state.round)
    found = append(found, state.dogs)
    found = append(found, state.coconut)
    found = append(found, len(state.pile))
    for side in state.sides:
        found = append(found, side.sp)
        found = append(found, side.vp)
        found = append(found, side.limit)
        found = append(found, side.blocked)
        found = append(found, side.supply)
        found = append(found, side.dishes)
        found = append(found, side.delicacies)
        found = _add(found, side.hand)
        found = _add(found, sorted(side.rest))  # nobody remembers in which order they went there
        found = _add(found, side.front)
        for corner in side.corners:
            found = append(found, corner.mushrooms)
    for arena in state.arenas:
        found = append(found, arena.hua)
        found = append(found, arena.raihuu)
        found = _add(found, arena.rewards)
    return found


def _add(numbers: vec[i64], cards: list[int]) -> vec[i64]:
    numbers = append(numbers, len(cards))
    for card in cards:
        number: i64 = card
        numbers = append(numbers, number)
    return numbers


def keeping(state: FurState, card: i64) -> float:
    """What it is worth to have an animal in hand in the next round."""
    pack = state.pack
    return STRENGTH * float(int(pack.ap[card])) + ANIMAL + (COOK if pack.abilities[card] == CHEF else 0.0)
