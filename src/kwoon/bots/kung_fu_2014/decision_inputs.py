"""Inputs of a decision in KungFu Fighting (2014): the seat's hand and the relevant parts of the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kwoon.games.kung_fu_2014.rules.game import KungFu2014State
from kwoon.games.kung_fu_2014.rules.pending_steps import (
    NONE,
    BlockStep,
    BuildAttackStep,
    CombatBuild,
    DeclaredAttackStep,
)
from kwoon.games.kung_fu_2014.view.view import KungFu2014View

# Phases of a turn.
DISCARD: Final[i64] = 0
ATTACK: Final[i64] = 1
BLOCK: Final[i64] = 2
CLEAN_UP: Final[i64] = 3
"""Any later step of a declared attack, such as an exchange of cards."""


@mypyc_attr(acyclic=True)
class DecisionInputs:
    """The parts of the table that one seat sees. Cards and seats are numbers; -1 means none."""

    def __init__(self, seat: int, hand: list[int], chi: list[int], out: list[int], hand_sizes: list[int]) -> None:
        self.seat = seat
        self.hand = hand
        """Cards in hand, in ascending order."""
        self.chi = chi
        self.out = out
        self.hand_sizes = hand_sizes
        self.phase = DISCARD
        self.attacker: int = NONE
        self.countered_seat: int = NONE
        self.stance: int = NONE
        self.base: int = NONE
        self.finishing: int = NONE
        self.total: int = 0
        self.spirit = False
        self.block_stance: int = NONE
        """Stance in the seat's own block so far."""
        self.block_base: int = NONE
        self.block_broken = False

    def set_attack(self, attacker: int, countered_seat: int, build: CombatBuild) -> None:
        self.attacker = attacker
        self.countered_seat = countered_seat
        self.stance = int(build.stance)
        self.base = int(build.base)
        self.finishing = int(build.finishing)
        self.total = int(build.total)
        self.spirit = build.spirit

    def cache_key(self) -> vec[i64]:
        """Return all inputs as a vector; equal vectors lead to equal answers."""
        found = vec[i64](capacity=48)
        flags = (1 if self.spirit else 0) + (2 if self.block_broken else 0)
        for number in (self.seat, self.attacker, self.countered_seat, self.total, flags, int(self.phase)):
            found = append(found, number)
        for number in (self.stance, self.base, self.finishing, self.block_stance, self.block_base):
            found = append(found, number)
        for numbers in (self.chi, self.out, self.hand_sizes, self.hand):
            for number in numbers:
                found = append(found, number)
        return found


def inputs_from_view(view: KungFu2014View) -> DecisionInputs:
    inputs = DecisionInputs(view.seat, list(view.hand), list(view.chi), list(view.out), list(view.hand_sizes))
    if view.phase != "discard":
        inputs.phase = BLOCK if view.phase == "block" else ATTACK if view.phase == "attack" else CLEAN_UP
    inputs.attacker = view.attacker
    inputs.countered_seat = view.against
    inputs.stance = view.stance
    inputs.base = view.base
    inputs.finishing = view.finishing
    inputs.total = view.total
    inputs.spirit = view.spirit
    if inputs.phase == BLOCK:
        inputs.block_stance = view.block_stances[view.at]
        inputs.block_base = view.block_bases[view.at]
        inputs.block_broken = view.block_broken[view.at]
    return inputs


def inputs_from_state(state: KungFu2014State, seat: i64) -> DecisionInputs:
    """Return the inputs for a seat. Its hand and the list of Chi are shared with the state."""
    inputs = DecisionInputs(
        int(seat), state.hands[seat], state.chi, list(state.eliminated), [len(hand) for hand in state.hands]
    )
    step = state.steps[-1]
    if isinstance(step, BuildAttackStep):
        inputs.phase = ATTACK
        inputs.set_attack(int(step.seat), int(step.countered_seat), step.build)
    elif isinstance(step, DeclaredAttackStep):
        inputs.phase = CLEAN_UP
        inputs.set_attack(int(step.attack.attacker), int(step.attack.countered_seat), step.attack.build)
        if isinstance(step, BlockStep):
            block = step.attack.blocks[step.target_index]
            inputs.phase = BLOCK
            inputs.block_stance = int(block.stance)
            inputs.block_base = int(block.base)
            inputs.block_broken = block.broken
    return inputs
