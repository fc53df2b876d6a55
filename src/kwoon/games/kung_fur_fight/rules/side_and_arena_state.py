"""The parts of a state: each seat's side with its part of the arenas, and the arenas themselves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kwoon.games.kung_fur_fight.rules.pending_combat import UNDECIDED

NOT_REDUCED: Final[i64] = 99
"""Value of `lowest_sp` if no SP were lost this round; higher than any number on the track."""


@mypyc_attr(acyclic=True)
class ArenaSide:
    """One seat's part of one arena."""

    def __init__(self, team: list[int]) -> None:
        self.team = team
        """The revealed team, Leader first."""
        self.weapons: i64 = 0
        """Hidden Weapons of the team."""
        self.mushrooms: i64 = 0
        self.total: i64 = 0
        """AP counted this round."""

    def copy(self) -> ArenaSide:
        copy = ArenaSide(self.team[:])
        copy.weapons = self.weapons
        copy.mushrooms = self.mushrooms
        copy.total = self.total
        return copy


@mypyc_attr(acyclic=True)
class FurSide:
    """Everything that one seat has."""

    def __init__(
        self,
        hand: list[int],
        rest: list[int],
        cards_in_front: list[int],
        buried: list[int],
        arena_sides: list[ArenaSide],
    ) -> None:
        self.hand = hand
        """Cards in hand, in pack order, so a returned card goes back to its usual position."""
        self.rest = rest
        self.cards_in_front = cards_in_front
        """Face-up cards in front of the seat: Peach, Apple, BOOM."""
        self.buried = buried
        """Cards that the seat put away face down after a Peel; nobody else has seen them."""
        self.arena_sides = arena_sides
        """The seat's part of each arena."""
        self.sp: i64 = 0
        self.lowest_sp: i64 = NOT_REDUCED
        """Lowest SP to which the seat was reduced this round."""
        self.vp: i64 = 0
        self.card_limit: i64 = 0
        """The Card Limit as the player board shows it."""
        self.limit_token_round: i64 = 0
        """The round in which the Card Limit -1 token applies to the seat, or 0."""
        self.unused_weapons: i64 = 0
        self.dishes: i64 = 0
        self.delicacies: i64 = 0
        # The fields below apply to this round.
        self.passed: bool = False
        self.played_chef: bool = False
        """Whether a Chef was played as a Leader."""
        self.has_ginseng: bool = False
        self.peaches_used: i64 = 0
        """Number of Peaches that the plan has used."""

    def copy(self) -> FurSide:
        arena_sides = self.arena_sides
        arena_copies = [arena_sides[0].copy(), arena_sides[1].copy(), arena_sides[2].copy()]
        copy = FurSide(self.hand[:], self.rest[:], self.cards_in_front[:], self.buried[:], arena_copies)
        copy.sp = self.sp
        copy.lowest_sp = self.lowest_sp
        copy.vp = self.vp
        copy.card_limit = self.card_limit
        copy.limit_token_round = self.limit_token_round
        copy.unused_weapons = self.unused_weapons
        copy.dishes = self.dishes
        copy.delicacies = self.delicacies
        copy.passed = self.passed
        copy.played_chef = self.played_chef
        copy.has_ginseng = self.has_ginseng
        copy.peaches_used = self.peaches_used
        return copy

    def reset_round_data(self) -> None:
        """Reset the data that apply to one round only and are not reset elsewhere."""
        self.passed = False
        self.played_chef = False
        self.has_ginseng = False
        self.lowest_sp = NOT_REDUCED
        for arena_side in self.arena_sides:
            arena_side.total = 0


@mypyc_attr(acyclic=True)
class FurArena:
    """The parts of an arena that both seats share."""

    def __init__(self, rewards: list[int]) -> None:
        self.rewards = rewards
        """The arena's Reward cards, oldest first."""
        self.hua: i64 = 0
        """Hua tokens, which belong to the Dogs."""
        self.raihuu: i64 = 0
        """Raihuu tokens, which belong to the Cats."""
        self.result: i64 = UNDECIDED
        """Result of this round: the seat that won, UNDECIDED, TIED or SKIPPED."""

    def copy(self) -> FurArena:
        copy = FurArena(self.rewards[:])
        copy.hua = self.hua
        copy.raihuu = self.raihuu
        copy.result = self.result
        return copy


def empty_arena_sides() -> list[ArenaSide]:
    """Return a seat's empty parts of the three arenas."""
    return [ArenaSide([]), ArenaSide([]), ArenaSide([])]
