"""A tree as what both seats may choose, and what pairs of choices are worth: all that solving it needs.

A *choice* stands for itself and for all of its owner's choices that led to it. Luck and nodes are not kept: what an end
is worth, times how likely luck leads there, is added to the pair of last choices before it.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from kwoon.solve.trees.chance_nodes import ChanceOutcome
from kwoon.solve.trees.walk import TreeVisitor


class SeatSequences:
    """What one seat may choose. An information state is met before those that come after it."""

    def __init__(self) -> None:
        self.parent_choice: vec[i32] = vec[i32]()
        """By information state: the choice before it."""
        self.first_choice: vec[i32] = vec[i32]()
        """By information state: the first choice that it offers; the others follow, up to the next one's first."""
        self.num_choices: i64 = 1

    def add(self, parent_choice: i64, first_choice: i64, count: i64) -> None:
        """One information state more."""
        self.parent_choice = append(self.parent_choice, i32(parent_choice))
        self.first_choice = append(self.first_choice, i32(first_choice))
        self.num_choices = first_choice + count

    def num_info_states(self) -> i64:
        """How many information states there are."""
        return len(self.parent_choice)

    def end_choice(self, info_state: i64) -> i64:
        """The choice after the last one of an information state."""
        return i64(self.first_choice[info_state + 1]) if info_state + 1 < len(self.first_choice) else self.num_choices


class SequenceForm(TreeVisitor):
    """Built while a game is walked through."""

    def __init__(self) -> None:
        self.first = SeatSequences()
        self.second = SeatSequences()
        self.root_moves: list[list[int]] = [[], []]
        """The moves of each seat's first question."""
        self.first_choices: vec[i32] = vec[i32]()
        self.second_choices: vec[i32] = vec[i32]()
        self.payoffs: vec[float] = vec[float]()
        """By end: both seats' last choices, and what it is worth to the first seat times its odds."""

    def visit_chance(self, outcomes: list[ChanceOutcome]) -> None:
        pass

    def visit_decision(
        self, seat: int, info_state: int, parent_choice: int, first_choice: int, moves: list[int]
    ) -> None:
        plans = self.first if seat == 0 else self.second
        if info_state == plans.num_info_states():
            if info_state == 0:
                self.root_moves[seat] = moves
            plans.add(parent_choice, first_choice, len(moves))

    def visit_end(self, payoff: float, probability: float, last_choices: list[int]) -> None:
        at: i64 = len(self.payoffs) - 1
        mine = i32(i64(last_choices[0]))
        theirs = i32(i64(last_choices[1]))
        # Ends that only luck sets apart come one after the other.
        if at >= 0 and self.first_choices[at] == mine and self.second_choices[at] == theirs:
            self.payoffs[at] += payoff * probability
            return
        self.first_choices = append(self.first_choices, mine)
        self.second_choices = append(self.second_choices, theirs)
        self.payoffs = append(self.payoffs, payoff * probability)
