"""What a position is made of: each seat's side with its corners of the arenas, and the arenas. All copy themselves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kwoon.games.kung_fur_fight.play.steps import UNDECIDED

NOT_REDUCED: Final[i64] = 99
"""As the fewest SP of a round: none were lost. More than any track has."""


@mypyc_attr(acyclic=True)
class Corner:
    """One seat's part of one arena."""

    def __init__(self, team: list[int]) -> None:
        self.team = team
        """The revealed team, the Leader first."""
        self.weapons: i64 = 0
        """Hidden Weapons in it."""
        self.mushrooms: i64 = 0
        self.total: i64 = 0
        """AP as they were counted this round."""

    def copy(self) -> Corner:
        """An independent one like this."""
        twin = Corner(self.team[:])
        twin.weapons = self.weapons
        twin.mushrooms = self.mushrooms
        twin.total = self.total
        return twin


@mypyc_attr(acyclic=True)
class Side:
    """What one seat has."""

    def __init__(
        self, hand: list[int], rest: list[int], front: list[int], buried: list[int], corners: list[Corner]
    ) -> None:
        self.hand = hand
        """In the order of the pack, so that nobody has to look for a card that came back."""
        self.rest = rest
        self.front = front
        """Cards that lie open in front of the seat: Peach, Apple, BOOM."""
        self.buried = buried
        """What the seat put away face down after a Peel; nobody else has seen it."""
        self.corners = corners
        """By arena."""
        self.sp: i64 = 0
        self.lowest: i64 = NOT_REDUCED
        """The fewest SP that the seat was reduced to this round."""
        self.vp: i64 = 0
        self.limit: i64 = 0
        """The Card Limit as the player board shows it."""
        self.blocked: i64 = 0
        """The round in which the Card Limit -1 token weighs on the seat, or 0."""
        self.supply: i64 = 0
        """Unused Hidden Weapons."""
        self.dishes: i64 = 0
        self.delicacies: i64 = 0
        # This round.
        self.passed: bool = False
        self.chef: bool = False
        """Whether a Chef was played as a Leader."""
        self.ginseng: bool = False
        self.eaten: i64 = 0
        """How many Peaches the plan has used."""

    def copy(self) -> Side:
        """An independent one like this."""
        own = self.corners
        corners = [own[0].copy(), own[1].copy(), own[2].copy()]
        twin = Side(self.hand[:], self.rest[:], self.front[:], self.buried[:], corners)
        twin.sp = self.sp
        twin.lowest = self.lowest
        twin.vp = self.vp
        twin.limit = self.limit
        twin.blocked = self.blocked
        twin.supply = self.supply
        twin.dishes = self.dishes
        twin.delicacies = self.delicacies
        twin.passed = self.passed
        twin.chef = self.chef
        twin.ginseng = self.ginseng
        twin.eaten = self.eaten
        return twin

    def clear_round(self) -> None:
        """Forget what was noted for one round only, and what is not cleared already."""
        self.passed = False
        self.chef = False
        self.ginseng = False
        self.lowest = NOT_REDUCED
        for corner in self.corners:
            corner.total = 0


@mypyc_attr(acyclic=True)
class Arena:
    """What lies in one arena for both."""

    def __init__(self, rewards: list[int]) -> None:
        self.rewards = rewards
        """Its Reward cards, the oldest first."""
        self.hua: i64 = 0
        """Hua tokens, which are the Dogs'."""
        self.raihuu: i64 = 0
        """Raihuu tokens, which are the Cats'."""
        self.result: i64 = UNDECIDED
        """How it ended this round: the seat that won, or UNDECIDED, TIED, SKIPPED."""

    def copy(self) -> Arena:
        """An independent one like this."""
        twin = Arena(self.rewards[:])
        twin.hua = self.hua
        twin.raihuu = self.raihuu
        twin.result = self.result
        return twin


def empty_corners() -> list[Corner]:
    """A seat's corners before anything lies there."""
    return [Corner([]), Corner([]), Corner([])]
