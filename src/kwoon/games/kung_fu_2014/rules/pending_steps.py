"""Unfinished work as plain data: builds, the declared attack, and the stack of pending steps.

The top step is the one that prompts a seat. Below it are only queues of waiting counterattacks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

NONE: Final = -1
"""No card, or no seat."""

# Locations of a played weapon or stance.
ON_TABLE: Final[i64] = 0
MUST_DISCARD: Final[i64] = 1
"""On the table, but must be discarded in cleanup."""
GONE: Final[i64] = 2
"""Returned to hand or given up."""

# Block decisions of a target.
UNDECIDED: Final[i64] = 0
UNBLOCKED: Final[i64] = 1
BLOCKED: Final[i64] = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class CombatBuild:
    """The cards of one attack or block, in the printed order (kff14.attack.order-fixed)."""

    def __init__(self) -> None:
        self.stance: i64 = NONE
        self.base: i64 = NONE
        self.broken = False
        self.enhancements = vec[i64]()
        self.finishing: i64 = NONE
        self.adds_target = False
        """Whether the finishing move was played for an additional target."""
        self.total: i64 = 0
        self.spirit = False
        self.stance_location: i64 = ON_TABLE
        self.base_location: i64 = ON_TABLE
        self.given_up = False
        """Whether the base was given up for a counterattack."""
        self.cleared = False
        """Whether all cards have left the table."""

    def copy(self) -> CombatBuild:
        copy = CombatBuild()
        copy.stance = self.stance
        copy.base = self.base
        copy.broken = self.broken
        copy.enhancements = self.enhancements[:]
        copy.finishing = self.finishing
        copy.adds_target = self.adds_target
        copy.total = self.total
        copy.spirit = self.spirit
        copy.stance_location = self.stance_location
        copy.base_location = self.base_location
        copy.given_up = self.given_up
        copy.cleared = self.cleared
        return copy

    def cards_on_table(self) -> list[int]:
        """Return the cards of the build that are still on the table, including Punch."""
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
    """A declared attack, until its last cleanup is over. Arrays are indexed by target, in target order."""

    def __init__(self, attacker: i64, countered_seat: i64, build: CombatBuild, targets: vec[i64]) -> None:
        self.attacker = attacker
        self.countered_seat = countered_seat
        """Seat that this attack counters, or NONE."""
        self.build = build
        self.targets = targets
        self.blocks: list[CombatBuild] = []
        self.block_decisions = vec[i64]()
        self.damage_through = vec[i64]()
        """Damage that got through; filled when damage is dealt."""
        self.chi_lost = vec[i64]()
        """Chi lost to the attack (kff14.damage.two-measures)."""

    def copy(self) -> DeclaredAttack:
        copy = DeclaredAttack(self.attacker, self.countered_seat, self.build.copy(), self.targets[:])
        copy.blocks = [block.copy() for block in self.blocks]
        copy.block_decisions = self.block_decisions[:]
        copy.damage_through = self.damage_through[:]
        copy.chi_lost = self.chi_lost[:]
        return copy

    def has_hurt_anyone(self) -> bool:
        """Return whether any target lost Chi to the attack (kff14.multi.no-damage-test-joint)."""
        for lost in self.chi_lost:
            if lost > 0:
                return True
        return False

    def cleanup_seat_at(self, index: i64) -> i64:
        """Return the seat that cleans up at this index: the targets in order, then the attacker."""
        return self.targets[index] if index < len(self.targets) else self.attacker

    def cleanup_build_at(self, index: i64) -> CombatBuild:
        """Return the build that is cleaned up at this index."""
        return self.blocks[index] if index < len(self.targets) else self.build


@mypyc_attr(acyclic=True)
class PendingStep:
    """A step that has begun and is not finished."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        """The prompted seat; NONE for a queue of counterattacks."""

    def copy(self) -> PendingStep:
        raise NotImplementedError  # overridden by every step: an acyclic class cannot be abstract


@mypyc_attr(acyclic=True, free_list_len=1)
class DiscardStep(PendingStep):
    """The start of a turn: the player discards unwanted cards."""

    def copy(self) -> DiscardStep:
        return DiscardStep(self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class BuildAttackStep(PendingStep):
    """A seat may build an attack or a counterattack."""

    def __init__(self, seat: i64, countered_seat: i64, build: CombatBuild) -> None:
        super().__init__(seat)
        self.countered_seat = countered_seat
        self.build = build

    def copy(self) -> BuildAttackStep:
        return BuildAttackStep(self.seat, self.countered_seat, self.build.copy())


@mypyc_attr(acyclic=True)
class DeclaredAttackStep(PendingStep):
    """A step of a declared attack for the seat at one index. The targets come in order, then the attacker."""

    def __init__(self, attack: DeclaredAttack, target_index: i64) -> None:
        super().__init__(attack.cleanup_seat_at(target_index))
        self.attack = attack
        self.target_index = target_index


@mypyc_attr(acyclic=True, free_list_len=1)
class BlockStep(DeclaredAttackStep):
    """A target decides whether to block, and builds the block."""

    def copy(self) -> BlockStep:
        return BlockStep(self.attack.copy(), self.target_index)


@mypyc_attr(acyclic=True, free_list_len=1)
class ExchangeCardsStep(DeclaredAttackStep):
    """In cleanup, a player exchanges cards for new ones."""

    def copy(self) -> ExchangeCardsStep:
        return ExchangeCardsStep(self.attack.copy(), self.target_index)


@mypyc_attr(acyclic=True, free_list_len=1)
class ReturnCardStep(DeclaredAttackStep):
    """In cleanup, a player returns a weapon or stance to hand."""

    def copy(self) -> ReturnCardStep:
        return ReturnCardStep(self.attack.copy(), self.target_index)


@mypyc_attr(acyclic=True, free_list_len=1)
class CounterattackQueue(PendingStep):
    """Counterattacks earned from an attack that are still to come, in target order."""

    def __init__(self, attacker: i64, waiting_seats: list[int]) -> None:
        super().__init__(NONE)
        self.attacker = attacker
        self.waiting_seats = waiting_seats

    def copy(self) -> CounterattackQueue:
        return CounterattackQueue(self.attacker, self.waiting_seats[:])
