"""Unfinished work, as plain data: what is being built, the attack that is going on, and the steps that wait on a stack.

The top step is the one that is asked. Below it lie only counterattacks that wait for their moment.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

NONE: Final = -1
"""No card, or no seat."""

# Where a played weapon or stance is.
ON_TABLE: Final[i64] = 0
MUST_GO: Final[i64] = 1
"""On the table, and it has to be discarded in cleanup."""
GONE: Final[i64] = 2
"""Back in hand, or given up."""

# What a target has decided.
UNDECIDED: Final[i64] = 0
UNBLOCKED: Final[i64] = 1
BLOCKED: Final[i64] = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class Build:
    """The cards of one attack or block, laid in the printed order (kff14.attack.order-fixed)."""

    def __init__(self) -> None:
        self.stance: i64 = NONE
        self.base: i64 = NONE
        self.broken = False
        self.enhancements = vec[i64]()
        self.finishing: i64 = NONE
        self.spread = False
        """Whether the finishing move was played for an additional opponent."""
        self.total: i64 = 0
        self.spirit = False
        self.stance_at: i64 = ON_TABLE
        self.base_at: i64 = ON_TABLE
        self.given_up = False
        """Whether the base was given up for a counterattack."""
        self.cleared = False
        """Whether everything has left the table."""

    def copy(self) -> Build:
        """An independent one."""
        twin = Build()
        twin.stance = self.stance
        twin.base = self.base
        twin.broken = self.broken
        twin.enhancements = self.enhancements[:]
        twin.finishing = self.finishing
        twin.spread = self.spread
        twin.total = self.total
        twin.spirit = self.spirit
        twin.stance_at = self.stance_at
        twin.base_at = self.base_at
        twin.given_up = self.given_up
        twin.cleared = self.cleared
        return twin

    def lying(self) -> list[int]:
        """The cards of it that are still on the table, Punch among them."""
        cards: list[int] = []
        if self.cleared:
            return cards
        if self.stance >= 0 and self.stance_at != GONE:
            cards.append(self.stance)
        if self.base >= 0 and self.base_at != GONE:
            cards.append(self.base)
        for card in self.enhancements:
            cards.append(card)
        if self.finishing >= 0:
            cards.append(self.finishing)
        return cards


@mypyc_attr(acyclic=True, free_list_len=1)
class Attack:
    """An attack that has been declared, until its last cleanup is over. Arrays go by target, in target order."""

    def __init__(self, attacker: i64, against: i64, build: Build, targets: vec[i64]) -> None:
        self.attacker = attacker
        self.against = against
        """Whom it counters, or nobody."""
        self.build = build
        self.targets = targets
        self.blocks: list[Build] = []
        self.decided = vec[i64]()
        self.through = vec[i64]()
        """The damage that got through, once it is dealt."""
        self.lost = vec[i64]()
        """The Chi that was lost to it (kff14.damage.two-measures)."""

    def copy(self) -> Attack:
        """An independent one."""
        twin = Attack(self.attacker, self.against, self.build.copy(), self.targets[:])
        twin.blocks = [block.copy() for block in self.blocks]
        twin.decided = self.decided[:]
        twin.through = self.through[:]
        twin.lost = self.lost[:]
        return twin

    def hurt_somebody(self) -> bool:
        """Whether anybody lost Chi to it (kff14.multi.no-damage-test-joint)."""
        for lost in self.lost:
            if lost > 0:
                return True
        return False

    def builder(self, at: i64) -> i64:
        """Whose cards are cleaned up at this place: the targets in order, then the attacker."""
        return self.targets[at] if at < len(self.targets) else self.attacker

    def build_of(self, at: i64) -> Build:
        """The cards that are cleaned up at this place."""
        return self.blocks[at] if at < len(self.targets) else self.build


@mypyc_attr(acyclic=True)
class Step:
    """Something that has begun and is not finished."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        """Who is asked."""

    def copy(self) -> Step:
        """An independent one."""
        raise NotImplementedError  # every step has its own: what is acyclic cannot be abstract


@mypyc_attr(acyclic=True, free_list_len=1)
class Discarding(Step):
    """A turn has begun: its player throws away what is not wanted."""

    def copy(self) -> Discarding:
        return Discarding(self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class Attacking(Step):
    """Somebody may make an attack, or a counterattack, and lays it out."""

    def __init__(self, seat: i64, against: i64, build: Build) -> None:
        super().__init__(seat)
        self.against = against
        self.build = build

    def copy(self) -> Attacking:
        return Attacking(self.seat, self.against, self.build.copy())


@mypyc_attr(acyclic=True)
class Resolving(Step):
    """A step of an attack that stands, at one of its places: the targets in order, then the attacker."""

    def __init__(self, attack: Attack, at: i64) -> None:
        super().__init__(attack.builder(at))
        self.attack = attack
        self.at = at


@mypyc_attr(acyclic=True, free_list_len=1)
class Blocking(Resolving):
    """A target decides about a block and lays it out."""

    def copy(self) -> Blocking:
        return Blocking(self.attack.copy(), self.at)


@mypyc_attr(acyclic=True, free_list_len=1)
class Exchanging(Resolving):
    """In cleanup, cards are thrown away for new ones."""

    def copy(self) -> Exchanging:
        return Exchanging(self.attack.copy(), self.at)


@mypyc_attr(acyclic=True, free_list_len=1)
class Returning(Resolving):
    """In cleanup, weapon and stance come back to hand."""

    def copy(self) -> Returning:
        return Returning(self.attack.copy(), self.at)


@mypyc_attr(acyclic=True, free_list_len=1)
class Countering(Step):
    """Counterattacks that an attack has earned and that wait for their moment, in target order."""

    def __init__(self, attacker: i64, waiting: list[int]) -> None:
        super().__init__(NONE)
        self.attacker = attacker
        self.waiting = waiting

    def copy(self) -> Countering:
        return Countering(self.attacker, self.waiting[:])
