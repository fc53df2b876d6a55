"""A plan behind the screen: teams and tokens, laid move by move and legal at every moment, so that it can be sealed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kwoon.core.cards import pull_out, put_in
from kwoon.core.contract import NOTHING
from kwoon.core.events import NOBODY
from kwoon.games.kung_fur_fight.cards.abilities import TOKENS_ELSEWHERE
from kwoon.games.kung_fur_fight.cards.pack import FurPack
from kwoon.games.kung_fur_fight.play.notation import FurNotation
from kwoon.games.kung_fur_fight.play.position import FurPosition

NO_ROUND: Final[i64] = 0
"""As the round of a plan: it is used up or has yet to be started. The first round is 1."""


@mypyc_attr(acyclic=True)
class Plan:
    """One seat's plan. A team is a stack: its first card leads, and the one under a Leader taken off leads next."""

    def __init__(self, pack: FurPack, notation: FurNotation) -> None:
        self.pack = pack
        self.notation = notation
        self.left: list[int] = []
        """The animals in hand that are not laid, in the order of the hand."""
        self.teams: list[list[int]] = [[], [], []]
        self.weapons = vec[i64]([0, 0, 0])
        self.spare: i64 = 0
        """Hidden Weapons that are not laid."""
        self.coconut: bool = False
        """Whether the seat has the Coconut token."""
        self.coconut_at: i64 = NOBODY
        self.counted: i64 = 0
        """Animals that count against the Card Limit."""
        self.limit: i64 = 0
        """How many may count, with every Peach."""
        self.free: bool = False
        """Whether somebody in hand need not count."""
        self.sealed: bool = False
        self.done: i64 = 0
        """How many moves of the draft are carried out here."""
        self.last: i64 = NOTHING
        """The last one of them."""
        self.round: i64 = NO_ROUND
        """The round that it is for."""
        self.offered: list[int] = self.left
        """The moves that were offered last."""
        self.tidy_from: i64 = 0
        """Where in them those begin by which a tidy planner goes on."""

    def start(self, state: FurPosition, seat: i64) -> None:
        """Begin with nothing laid."""
        self.round = state.round
        side = state.sides[seat]
        self.left = side.hand[:]
        arena: i64 = 0
        while arena < 3:
            if self.teams[arena]:
                self.teams[arena].clear()
            if self.weapons[arena] != 0:
                self.weapons[arena] = 0
            arena += 1
        self.spare = side.supply
        self.coconut = state.coconut == seat
        self.coconut_at = NOBODY
        self.counted = 0
        self.limit = state.full_limit(seat)
        self.free = False
        free = self.pack.free_bits
        for card in self.left:
            kind: i64 = card
            if (free >> kind) & 1:
                self.free = True
        self.sealed = False
        self.done = 0
        self.last = NOTHING

    def copy(self) -> Plan:
        """An independent plan like this one."""
        twin = Plan(self.pack, self.notation)
        twin.left = self.left[:]
        twin.teams = [self.teams[0][:], self.teams[1][:], self.teams[2][:]]
        twin.weapons = self.weapons[:]
        twin.spare = self.spare
        twin.coconut = self.coconut
        twin.coconut_at = self.coconut_at
        twin.counted = self.counted
        twin.limit = self.limit
        twin.free = self.free
        twin.sealed = self.sealed
        twin.done = self.done
        twin.last = self.last
        twin.round = self.round
        twin.offered = self.offered
        twin.tidy_from = self.tidy_from
        return twin

    def animals(self) -> i64:
        """How many animals are laid."""
        return len(self.teams[0]) + len(self.teams[1]) + len(self.teams[2])

    # Laying.

    def carry_out(self, move: i64) -> None:
        """Carry out one move, which was offered."""
        notation = self.notation
        self.done += 1
        self.last = move
        if move < notation.lay:
            self._take_off(move)
        elif move < notation.arm:
            fighters = notation.fighters
            card = move - notation.lay
            arena: i64 = 0
            while card >= 2 * fighters:  # two steps at most, where dividing twice would take longer
                card -= 2 * fighters
                arena += 1
            if card < fighters:
                self._lead(arena, card)
            else:
                self.counted += 1
                pull_out(self.left, card - fighters)
                self.teams[arena].append(card - fighters)
        elif move < notation.coconut:
            at = move - notation.arm
            self._arm(at // notation.most, at % notation.most + 1)
        elif move < notation.seal:
            self.coconut_at = move - notation.coconut
        else:
            self.sealed = True

    def _lead(self, arena: i64, card: i64) -> None:
        team = self.teams[arena]
        pull_out(self.left, card)
        if not self._is_free(card):
            self.counted += 1
        if not team:
            team.append(card)
            return
        if self._is_free(team[0]):
            self.counted += 1
        team.insert(0, card)

    def _take_off(self, move: i64) -> None:
        notation = self.notation
        if move == notation.coconut_off:
            self.coconut_at = NOBODY
            return
        if move >= notation.unarm:
            self._arm(move - notation.unarm, 0)
            return
        arena = move // notation.fighters
        card = move % notation.fighters
        team = self.teams[arena]
        self.counted -= self._weight(team)
        pull_out(team, card)
        self.counted += self._weight(team)
        put_in(self.left, card)
        if not team:  # fur.plan.tokens-need-animal
            self._arm(arena, 0)
            if self.coconut_at == arena:
                self.coconut_at = NOBODY

    def _arm(self, arena: i64, count: i64) -> None:
        self.spare += self.weapons[arena] - count
        self.weapons[arena] = count

    def _is_free(self, card: i64) -> bool:
        return (self.pack.free_bits >> card) & 1 == 1

    def _weight(self, team: list[int]) -> i64:
        """How many of a team count against the Card Limit (fur.card.himiko)."""
        count: i64 = len(team)
        if count > 0 and self._is_free(team[0]):
            count -= 1
        return count

    # For its owner's eyes.

    def strength(self, state: FurPosition, seat: i64) -> list[int]:
        """The AP of each team as laid, with all tokens there; abilities that look at the enemy come on top."""
        pack = self.pack
        side = state.sides[seat]
        sums: list[int] = []
        for arena in range(3):
            total = sum([pack.ap[card] for card in self.teams[arena]]) + self.weapons[arena] * pack.weapon_ap
            total += side.corners[arena].mushrooms * pack.mushroom_ap
            if self.coconut_at == arena:
                total += pack.coconut_ap
            if state.dogs == seat:
                total += state.arenas[arena].hua * pack.hua_ap
            for other in range(3):
                team = self.teams[other]
                if other != arena and team and pack.abilities[team[0]] == TOKENS_ELSEWHERE:
                    total += pack.raihuu_ap
            sums.append(total)
        return sums
