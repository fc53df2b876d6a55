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
MUST_DISCARD: Final[i64] = 1
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
        self.adds_target = False
        """Whether the finishing move was played for an additional opponent."""
        self.total: i64 = 0
        self.spirit = False
        self.stance_location: i64 = ON_TABLE
        self.base_location: i64 = ON_TABLE
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
        twin.adds_target = self.adds_target
        twin.total = self.total
        twin.spirit = self.spirit
        twin.stance_location = self.stance_location
        twin.base_location = self.base_location
        twin.given_up = self.given_up
        twin.cleared = self.cleared
        return twin

    def cards_on_table(self) -> list[int]:
        """The cards of it that are still on the table, Punch among them."""
        cards: list[int] = []
        if self.cleared:
            return cards
        if self.stance >= 0 and self.stance_location != GONE:
            cards.append(self.stance)
        if self.base >= 0 and self.base_location != GONE:
            cards.append(self.base)
        for card in self.enhancements:
            cards.append(card)
        if self.finishing >= 0:
            cards.append(self.finishing)
        return cards


@mypyc_attr(acyclic=True, free_list_len=1)
class DeclaredAttack:
    """An attack that has been declared, until its last cleanup is over. Arrays go by target, in target order."""

    def __init__(self, attacker: i64, countered_seat: i64, build: Build, targets: vec[i64]) -> None:
        self.attacker = attacker
        self.countered_seat = countered_seat
        """Whom it counters, or nobody."""
        self.build = build
        self.targets = targets
        self.blocks: list[Build] = []
        self.block_decisions = vec[i64]()
        self.damage_through = vec[i64]()
        """The damage that got through, once it is dealt."""
        self.chi_lost = vec[i64]()
        """The Chi that was lost to it (kff14.damage.two-measures)."""

    def copy(self) -> DeclaredAttack:
        """An independent one."""
        twin = DeclaredAttack(self.attacker, self.countered_seat, self.build.copy(), self.targets[:])
        twin.blocks = [block.copy() for block in self.blocks]
        twin.block_decisions = self.block_decisions[:]
        twin.damage_through = self.damage_through[:]
        twin.chi_lost = self.chi_lost[:]
        return twin

    def hurt_anyone(self) -> bool:
        """Whether anybody lost Chi to it (kff14.multi.no-damage-test-joint)."""
        for lost in self.chi_lost:
            if lost > 0:
                return True
        return False

    def seat_at(self, index: i64) -> i64:
        """Whose cards are cleaned up at this place: the targets in order, then the attacker."""
        return self.targets[index] if index < len(self.targets) else self.attacker

    def build_at(self, index: i64) -> Build:
        """The cards that are cleaned up at this place."""
        return self.blocks[index] if index < len(self.targets) else self.build


@mypyc_attr(acyclic=True)
class PendingStep2014:
    """Something that has begun and is not finished."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        """Who is asked."""

    def copy(self) -> PendingStep2014:
        """An independent one."""
        raise NotImplementedError  # every step has its own: what is acyclic cannot be abstract


@mypyc_attr(acyclic=True, free_list_len=1)
class DiscardStep(PendingStep2014):
    """A turn has begun: its player throws away what is not wanted."""

    def copy(self) -> DiscardStep:
        return DiscardStep(self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class AttackStep(PendingStep2014):
    """Somebody may make an attack, or a counterattack, and lays it out."""

    def __init__(self, seat: i64, countered_seat: i64, build: Build) -> None:
        super().__init__(seat)
        self.countered_seat = countered_seat
        self.build = build

    def copy(self) -> AttackStep:
        return AttackStep(self.seat, self.countered_seat, self.build.copy())


@mypyc_attr(acyclic=True)
class ResolveStep(PendingStep2014):
    """A step of an attack that stands, at one of its places: the targets in order, then the attacker."""

    def __init__(self, attack: DeclaredAttack, target_index: i64) -> None:
        super().__init__(attack.seat_at(target_index))
        self.attack = attack
        self.target_index = target_index


@mypyc_attr(acyclic=True, free_list_len=1)
class BlockStep(ResolveStep):
    """A target decides about a block and lays it out."""

    def copy(self) -> BlockStep:
        return BlockStep(self.attack.copy(), self.target_index)


@mypyc_attr(acyclic=True, free_list_len=1)
class ExchangeCardsStep(ResolveStep):
    """In cleanup, cards are thrown away for new ones."""

    def copy(self) -> ExchangeCardsStep:
        return ExchangeCardsStep(self.attack.copy(), self.target_index)


@mypyc_attr(acyclic=True, free_list_len=1)
class ReturnStep(ResolveStep):
    """In cleanup, weapon and stance come back to hand."""

    def copy(self) -> ReturnStep:
        return ReturnStep(self.attack.copy(), self.target_index)


@mypyc_attr(acyclic=True, free_list_len=1)
class CounterattackQueue(PendingStep2014):
    """Counterattacks that an attack has earned and that wait for their moment, in target order."""

    def __init__(self, attacker: i64, waiting_seats: list[int]) -> None:
        super().__init__(NONE)
        self.attacker = attacker
        self.waiting_seats = waiting_seats

    def copy(self) -> CounterattackQueue:
        return CounterattackQueue(self.attacker, self.waiting_seats[:])
