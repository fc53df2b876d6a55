"""A plan behind the screen: teams and tokens, built move by move and always legal, so it can be sealed at any time."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kwoon.core.card_lists import insert_sorted, remove_keeping_order
from kwoon.core.events import NOBODY
from kwoon.core.game import NO_MOVE
from kwoon.games.kung_fur_fight.cards.abilities import TOKENS_ELSEWHERE
from kwoon.games.kung_fur_fight.cards.pack import FurPack
from kwoon.games.kung_fur_fight.rules.notation import FurNotation
from kwoon.games.kung_fur_fight.rules.state import BaseFurState

NO_ROUND: Final[i64] = 0
"""Value of `round` for a plan that has been consumed or not started. The first round is 1."""


@mypyc_attr(acyclic=True)
class FurPlan:
    """One seat's plan. A team is a stack: its first card leads; if the Leader is taken off, the next card leads."""

    def __init__(self, pack: FurPack, notation: FurNotation) -> None:
        self.pack = pack
        self.notation = notation
        self.unplaced: list[int] = []
        """Animals in hand that are not in the plan, in hand order."""
        self.teams: list[list[int]] = [[], [], []]
        self.weapons = vec[i64]([0, 0, 0])
        self.spare_weapons: i64 = 0
        """Hidden Weapons that are not in the plan."""
        self.has_coconut: bool = False
        """Whether the seat has the Coconut token."""
        self.coconut_arena: i64 = NOBODY
        self.counted_animals: i64 = 0
        """Number of planned animals that count against the Card Limit."""
        self.card_limit: i64 = 0
        """Card Limit with every Peach used."""
        self.has_free_leader: bool = False
        """Whether the hand has an animal that need not count against the Card Limit."""
        self.sealed: bool = False
        self.moves_applied: i64 = 0
        """Number of the draft's moves that have been applied."""
        self.last_move: i64 = NO_MOVE
        self.round: i64 = NO_ROUND
        """The round that the plan is for."""
        self.last_offered: list[int] = self.unplaced
        """The most recently offered moves."""
        self.canonical_start: i64 = 0
        """Index in `last_offered` where the canonical moves begin."""

    def reset(self, state: BaseFurState, seat: i64) -> None:
        """Start an empty plan for the current round."""
        self.round = state.round
        side = state.sides[seat]
        self.unplaced = side.hand[:]
        arena: i64 = 0
        while arena < 3:
            if self.teams[arena]:
                self.teams[arena].clear()
            if self.weapons[arena] != 0:
                self.weapons[arena] = 0
            arena += 1
        self.spare_weapons = side.unused_weapons
        self.has_coconut = state.coconut_owner == seat
        self.coconut_arena = NOBODY
        self.counted_animals = 0
        self.card_limit = state.card_limit_with_peaches(seat)
        self.has_free_leader = False
        free = self.pack.free_of_limit_mask
        for card in self.unplaced:
            kind: i64 = card
            if (free >> kind) & 1:
                self.has_free_leader = True
        self.sealed = False
        self.moves_applied = 0
        self.last_move = NO_MOVE

    def copy(self) -> FurPlan:
        copy = FurPlan(self.pack, self.notation)
        copy.unplaced = self.unplaced[:]
        copy.teams = [self.teams[0][:], self.teams[1][:], self.teams[2][:]]
        copy.weapons = self.weapons[:]
        copy.spare_weapons = self.spare_weapons
        copy.has_coconut = self.has_coconut
        copy.coconut_arena = self.coconut_arena
        copy.counted_animals = self.counted_animals
        copy.card_limit = self.card_limit
        copy.has_free_leader = self.has_free_leader
        copy.sealed = self.sealed
        copy.moves_applied = self.moves_applied
        copy.last_move = self.last_move
        copy.round = self.round
        copy.last_offered = self.last_offered
        copy.canonical_start = self.canonical_start
        return copy

    def count_animals(self) -> i64:
        """Return the number of planned animals."""
        return len(self.teams[0]) + len(self.teams[1]) + len(self.teams[2])

    # Building the plan.

    def apply_move(self, move: i64) -> None:
        """Apply one move, which must have been offered."""
        notation = self.notation
        self.moves_applied += 1
        self.last_move = move
        if move < notation.first_lead:
            self._apply_removal(move)
        elif move < notation.first_weapons:
            fighters = notation.num_fighters
            card = move - notation.first_lead
            arena: i64 = 0
            while card >= 2 * fighters:  # at most two steps, which is faster than dividing twice
                card -= 2 * fighters
                arena += 1
            if card < fighters:
                self._place_leader(arena, card)
            else:
                self.counted_animals += 1
                remove_keeping_order(self.unplaced, card - fighters)
                self.teams[arena].append(card - fighters)
        elif move < notation.first_coconut:
            at = move - notation.first_weapons
            self._set_weapons(at // notation.max_weapons, at % notation.max_weapons + 1)
        elif move < notation.seal_move:
            self.coconut_arena = move - notation.first_coconut
        else:
            self.sealed = True

    def _place_leader(self, arena: i64, card: i64) -> None:
        team = self.teams[arena]
        remove_keeping_order(self.unplaced, card)
        if not self._is_free_of_limit(card):
            self.counted_animals += 1
        if not team:
            team.append(card)
            return
        if self._is_free_of_limit(team[0]):
            self.counted_animals += 1
        team.insert(0, card)

    def _apply_removal(self, move: i64) -> None:
        notation = self.notation
        if move == notation.remove_coconut:
            self.coconut_arena = NOBODY
            return
        if move >= notation.first_remove_weapons:
            self._set_weapons(move - notation.first_remove_weapons, 0)
            return
        arena = move // notation.num_fighters
        card = move % notation.num_fighters
        team = self.teams[arena]
        self.counted_animals -= self._counted_animals_in_team(team)
        remove_keeping_order(team, card)
        self.counted_animals += self._counted_animals_in_team(team)
        insert_sorted(self.unplaced, card)
        if not team:  # fur.plan.tokens-need-animal
            self._set_weapons(arena, 0)
            if self.coconut_arena == arena:
                self.coconut_arena = NOBODY

    def _set_weapons(self, arena: i64, count: i64) -> None:
        self.spare_weapons += self.weapons[arena] - count
        self.weapons[arena] = count

    def _is_free_of_limit(self, card: i64) -> bool:
        return (self.pack.free_of_limit_mask >> card) & 1 == 1

    def _counted_animals_in_team(self, team: list[int]) -> i64:
        """Return how many animals in a team count against the Card Limit (fur.card.himiko)."""
        count: i64 = len(team)
        if count > 0 and self._is_free_of_limit(team[0]):
            count -= 1
        return count

    # For the view of the plan's owner.

    def team_ap(self, state: BaseFurState, seat: i64) -> list[int]:
        """Return the AP of each team, including all tokens in its arena but no abilities that depend on the enemy."""
        pack = self.pack
        side = state.sides[seat]
        totals: list[int] = []
        for arena in range(3):
            total = sum([pack.ap[card] for card in self.teams[arena]]) + self.weapons[arena] * pack.weapon_ap
            total += side.arena_sides[arena].mushrooms * pack.mushroom_ap
            if self.coconut_arena == arena:
                total += pack.coconut_ap
            if state.dogs == seat:
                total += state.arenas[arena].hua * pack.hua_ap
            for other in range(3):
                team = self.teams[other]
                if other != arena and team and pack.abilities[team[0]] == TOKENS_ELSEWHERE:
                    total += pack.raihuu_ap
            totals.append(total)
        return totals
