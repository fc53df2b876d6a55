"""A tree as what both seats may choose, and what pairs of choices are worth: all that solving it needs.

A *choice* stands for itself and for all of its owner's choices that led to it. Luck and nodes are not kept: what an end
is worth, times how likely luck leads there, is added to the pair of last choices before it.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from kwoon.solve.trees.luck import Chance
from kwoon.solve.trees.walk import Listener


class Plans:
    """What one seat may choose. An information state is met before those that come after it."""

    def __init__(self) -> None:
        self.last: vec[i32] = vec[i32]()
        """By information state: the choice before it."""
        self.first: vec[i32] = vec[i32]()
        """By information state: the first choice that it offers; the others follow, up to the next one's first."""
        self.choices: i64 = 1

    def add(self, last: i64, first: i64, count: i64) -> None:
        """One information state more."""
        self.last = append(self.last, i32(last))
        self.first = append(self.first, i32(first))
        self.choices = first + count

    def count(self) -> i64:
        """How many information states there are."""
        return len(self.last)

    def end(self, number: i64) -> i64:
        """The choice after the last one of an information state."""
        return i64(self.first[number + 1]) if number + 1 < len(self.first) else self.choices


class Sequences(Listener):
    """Built while a game is walked through."""

    def __init__(self) -> None:
        self.first = Plans()
        self.second = Plans()
        self.asked: list[list[int]] = [[], []]
        """The moves of each seat's first question."""
        self.mine: vec[i32] = vec[i32]()
        self.theirs: vec[i32] = vec[i32]()
        self.worth: vec[float] = vec[float]()
        """By end: both seats' last choices, and what it is worth to the first seat times its odds."""

    def luck(self, chances: list[Chance]) -> None:
        pass

    def decides(self, seat: int, number: int, last: int, first: int, moves: list[int]) -> None:
        plans = self.first if seat == 0 else self.second
        if number == plans.count():
            if number == 0:
                self.asked[seat] = moves
            plans.add(last, first, len(moves))

    def ends(self, worth: float, odds: float, choices: list[int]) -> None:
        at: i64 = len(self.worth) - 1
        mine = i32(i64(choices[0]))
        theirs = i32(i64(choices[1]))
        # Ends that only luck sets apart come one after the other.
        if at >= 0 and self.mine[at] == mine and self.theirs[at] == theirs:
            self.worth[at] += worth * odds
            return
        self.mine = append(self.mine, mine)
        self.theirs = append(self.theirs, theirs)
        self.worth = append(self.worth, worth * odds)
