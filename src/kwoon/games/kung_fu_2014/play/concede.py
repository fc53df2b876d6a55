"""Giving up in the middle of anything: whoever does is out at once, and the others play on."""

from __future__ import annotations

from mypy_extensions import i64

from kwoon.core.cards import holds, pull_out
from kwoon.core.dice import Dice
from kwoon.games.kung_fu_2014.combat.cleanup import clean_up
from kwoon.games.kung_fu_2014.play.position import Position
from kwoon.games.kung_fu_2014.play.steps import (
    UNBLOCKED,
    UNDECIDED,
    Attack,
    Attacking,
    Blocking,
    Build,
    Countering,
    Discarding,
    Resolving,
)
from kwoon.games.kung_fu_2014.play.turn import finish, leave


def give_up(position: Position, seat: i64, dice: Dice) -> None:
    """The seat leaves; what waited for it goes on without it."""
    leave(position, seat, position.leaving(), "concede")
    for step in position.steps:
        if isinstance(step, Countering):
            if step.attacker == seat:
                step.waiting.clear()
            elif holds(step.waiting, seat):
                pull_out(step.waiting, seat)
    if position.steps:
        _leave_step(position, seat, dice)
    if position.still_in() == 1:
        finish(position, "conceded")


def _leave_step(position: Position, seat: i64, dice: Dice) -> None:
    step = position.steps[-1]
    if isinstance(step, Discarding):
        if step.seat == seat:
            position.steps.pop()
    elif isinstance(step, Attacking):
        if step.seat == seat:
            position.sweep_up(step.build)
            position.steps.pop()
        elif step.against == seat:
            _hand_back(position, step.seat, step.build)
            position.steps.pop()
    elif isinstance(step, Blocking):
        _leave_before_damage(position, step, seat)
    elif isinstance(step, Resolving):
        _leave_cleanup(position, step.attack, step.at, seat, dice)


def _leave_before_damage(position: Position, step: Blocking, seat: i64) -> None:
    """A target that leaves is struck no more; without its maker the attack is off and the blocks go back to hand."""
    attack = step.attack
    if attack.attacker == seat:
        position.sweep_up(attack.build)
        for at, target in enumerate(attack.targets):
            if position.out[target] == 0:
                _hand_back(position, target, attack.blocks[at])
        position.steps.pop()
        if position.log is not None:
            position.log.add("called-off", seat, [])
    else:
        _drop_block(position, attack, seat)
        if step.seat == seat:
            position.steps[-1] = Blocking(attack, step.at + 1)


def _leave_cleanup(position: Position, attack: Attack, at: i64, seat: i64, dice: Dice) -> None:
    """What has been dealt stays dealt; the others still clean up."""
    if attack.attacker == seat:
        position.sweep_up(attack.build)
    else:
        _drop_block(position, attack, seat)
    if attack.builder(at) == seat:
        clean_up(position, attack, at + 1, dice)


def _drop_block(position: Position, attack: Attack, seat: i64) -> None:
    for at, target in enumerate(attack.targets):
        if target == seat:
            position.sweep_up(attack.blocks[at])
            if attack.decided[at] == UNDECIDED:
                attack.decided[at] = UNBLOCKED


def _hand_back(position: Position, seat: i64, build: Build) -> None:
    for card in build.lying():
        if not position.kinds.on_table[card]:
            position.come_back(seat, card)
            if position.log is not None:
                position.log.add("return", seat, [card])
    build.cleared = True
