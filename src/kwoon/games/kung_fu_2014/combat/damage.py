"""Damage: totals are compared for each target, then Spirit. All damage is simultaneous."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from kwoon.games.kung_fu_2014.rules.pending_steps import CombatBuild, DeclaredAttack
from kwoon.games.kung_fu_2014.rules.state import BaseKungFu2014State


def regular_damage(build: CombatBuild, block_total: i64) -> i64:
    """Return the damage that an attack deals through a block with this total (kff14.damage.difference,
    kff14.damage.never-heals)."""
    return build.total - block_total if build.total > block_total else 0


def spirit_damage(build: CombatBuild, block_has_spirit: bool) -> i64:
    """Return the Spirit damage that an attack deals; none if the block has Spirit too (kff14.spirit.one-extra)."""
    return 1 if build.spirit and not block_has_spirit else 0


def deal_damage(state: BaseKungFu2014State, attack: DeclaredAttack) -> None:
    """Deal the damage that gets through the blocks, after every target has decided (kff14.damage.simultaneous)."""
    build = attack.build
    log = state.log
    for at, target in enumerate(attack.targets):
        regular: i64 = 0
        spirit: i64 = 0
        if state.eliminated[target] == 0:
            block = attack.blocks[at]
            regular = regular_damage(build, block.total)
            spirit = spirit_damage(build, block.spirit)
            if log is not None:
                log.add_event("damage", target, [], regular)
                if spirit:
                    log.add_event("spirit", target, [], spirit)
        attack.damage_through = append(attack.damage_through, regular + spirit)
        attack.chi_lost = append(attack.chi_lost, state.lose_chi(target, regular + spirit))
