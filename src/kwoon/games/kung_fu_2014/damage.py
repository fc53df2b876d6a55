"""Damage: numbers compared for each target, then Spirit; all of it at the same time."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.games.kung_fu_2014.position import Position
from kwoon.games.kung_fu_2014.steps import Attack


def deal_damage(position: Position, attack: Attack) -> None:
    """Everybody has decided: what gets through, and what it costs (kff14.damage.simultaneous)."""
    build = attack.build
    log = position.log
    for at, target in enumerate(attack.targets):
        regular: i64 = 0
        spirit: i64 = 0
        if position.out[target] == 0:
            block = attack.blocks[at]
            if build.total > block.total:  # kff14.damage.difference, kff14.damage.never-heals
                regular = build.total - block.total
            if build.spirit and not block.spirit:  # kff14.spirit.one-extra
                spirit = 1
            if log is not None:
                log.add("damage", target, [], regular)
                if spirit:
                    log.add("spirit", target, [], spirit)
        attack.through.append(regular + spirit)
        attack.lost.append(position.lose(target, regular + spirit))
