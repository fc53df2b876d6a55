"""What is looked at for an answer in KungFu Fighting, 2014: the own hand, and the little of the table that matters.

It is made from a view, or without one from the position itself, of which it then only borrows the lists.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kwoon.games.kung_fu_2014.play.rules import KungFu2014State
from kwoon.games.kung_fu_2014.play.steps import NONE, Attacking, Blocking, Build, Resolving
from kwoon.games.kung_fu_2014.sight.view import KungFu2014View

# What the seat is asked about.
DISCARD: Final[i64] = 0
ATTACK: Final[i64] = 1
BLOCK: Final[i64] = 2
CLEAN_UP: Final[i64] = 3
"""An exchange."""


@mypyc_attr(acyclic=True)
class Sight:
    """One seat's sight. Cards and seats are numbers, -1 for none."""

    def __init__(self, seat: int, hand: list[int], chi: list[int], out: list[int], hand_sizes: list[int]) -> None:
        self.seat = seat
        self.hand = hand
        """In ascending order."""
        self.chi = chi
        self.out = out
        self.hand_sizes = hand_sizes
        self.about = DISCARD
        self.attacker: int = NONE
        self.against: int = NONE
        self.stance: int = NONE
        self.base: int = NONE
        self.finishing: int = NONE
        self.total: int = 0
        self.spirit = False
        self.block_stance: int = NONE
        """What lies already of the own block."""
        self.block_base: int = NONE
        self.block_broken = False

    def show(self, attacker: int, against: int, build: Build) -> None:
        """See an attack."""
        self.attacker = attacker
        self.against = against
        self.stance = int(build.stance)
        self.base = int(build.base)
        self.finishing = int(build.finishing)
        self.total = int(build.total)
        self.spirit = build.spirit

    def numbers(self) -> vec[i64]:
        """All of it in a row: whoever sees the same gives the same answer."""
        found = vec[i64](capacity=48)
        for number in (self.seat, self.attacker, self.against, self.stance, self.base, self.finishing, self.total):
            found = append(found, number)
        flags: i64 = (1 if self.spirit else 0) + (2 if self.block_broken else 0)
        found = append(found, flags)
        found = append(found, self.about)
        found = append(found, self.block_stance)
        found = append(found, self.block_base)
        for numbers in (self.chi, self.out, self.hand_sizes, self.hand):
            for number in numbers:
                found = append(found, number)
        return found


def see(view: KungFu2014View) -> Sight:
    """What a view shows."""
    sight = Sight(view.seat, list(view.hand), list(view.chi), list(view.out), list(view.hand_sizes))
    if view.phase != "discard":
        sight.about = BLOCK if view.phase == "block" else ATTACK if view.phase == "attack" else CLEAN_UP
    sight.attacker = view.attacker
    sight.against = view.against
    sight.stance = view.stance
    sight.base = view.base
    sight.finishing = view.finishing
    sight.total = view.total
    sight.spirit = view.spirit
    if sight.about == BLOCK:
        sight.block_stance = view.block_stances[view.at]
        sight.block_base = view.block_bases[view.at]
        sight.block_broken = view.block_broken[view.at]
    return sight


def see_from(state: KungFu2014State, seat: i64) -> Sight:
    """What a seat sees of a position."""
    sight = Sight(int(seat), state.hands[seat], state.chi, list(state.out), [len(hand) for hand in state.hands])
    step = state.steps[-1]
    if isinstance(step, Attacking):
        sight.about = ATTACK
        sight.show(int(step.seat), int(step.against), step.build)
    elif isinstance(step, Resolving):
        sight.about = CLEAN_UP
        sight.show(int(step.attack.attacker), int(step.attack.against), step.attack.build)
        if isinstance(step, Blocking):
            block = step.attack.blocks[step.at]
            sight.about = BLOCK
            sight.block_stance = int(block.stance)
            sight.block_base = int(block.base)
            sight.block_broken = block.broken
    return sight
