"""A combat in progress, which may wait for a decision, as plain data."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kwoon.core.events import NOBODY

# Phases of a game.
PLANNING: Final[i64] = 0
RESOLVING: Final[i64] = 1
OVER: Final[i64] = 2

# Steps of a combat that need decisions (fur.ruling.combat-order).
ADDING: Final[i64] = 0
REMOVING: Final[i64] = 1
USING_REWARDS: Final[i64] = 2
DECIDING_USE: Final[i64] = 3
"""This step comes after removals and before AP are counted."""

# Options that a player may leave unused (fur.ruling.optional-asked, fur.ruling.optional-tokens).
USE_ABILITY: Final[i64] = 0
USE_TOKEN: Final[i64] = 1
USE_ALL: Final[i64] = -1
"""Value of `used`: use as much of an ability or token as possible."""

# Results of an arena's combat other than the winning seat.
UNDECIDED: Final[i64] = -1
TIED: Final[i64] = 2
SKIPPED: Final[i64] = 3


@mypyc_attr(acyclic=True, free_list_len=1)
class Combat:
    __slots__ = (
        "arena",
        "deciders",
        "deciding_about",
        "leaders",
        "next_reward_chosen",
        "sp_lost",
        "step",
        "used",
        "winner",
        "won_rewards",
    )

    def __init__(self, arena: i64) -> None:
        self.arena = arena
        self.step: i64 = ADDING
        self.deciders: list[int] = []
        """Seats that have yet to decide about an ability or a token, the next one first."""
        self.leaders = vec[i64]([NOBODY, NOBODY])
        """Each seat's Leader, or -1. A card remains the Leader even if RETURN has returned it to hand."""
        self.winner: i64 = NOBODY
        self.sp_lost: i64 = 0
        """SP that the loser has lost in this combat so far, which Musashi's ability limits."""
        self.won_rewards: list[int] = []
        """Reward cards that the winner has yet to use, the next one last."""
        self.deciding_about: i64 = USE_ABILITY
        """The option that the first decider decides about before AP are counted: USE_ABILITY or USE_TOKEN."""
        self.used = vec[i64]([USE_ALL, USE_ALL, USE_ALL, USE_ALL])
        """How much of each seat's ability and token is used, ability first: USE_ALL, or the decided amount."""
        self.next_reward_chosen: bool = False
        """Whether the winner has chosen the next of the won rewards."""

    def advance_to_next_arena(self) -> None:
        """Advance to the next arena and reset the data of the combat."""
        self.arena += 1
        self.step = ADDING
        self.leaders[0] = NOBODY
        self.leaders[1] = NOBODY
        self.winner = NOBODY
        self.sp_lost = 0
        for at in range(4):
            self.used[at] = USE_ALL

    def copy(self) -> Combat:
        copy = Combat(self.arena)
        copy.step = self.step
        copy.deciders = self.deciders[:]
        copy.leaders = self.leaders[:]
        copy.winner = self.winner
        copy.sp_lost = self.sp_lost
        copy.won_rewards = self.won_rewards[:]
        copy.deciding_about = self.deciding_about
        copy.used = self.used[:]
        copy.next_reward_chosen = self.next_reward_chosen
        return copy
