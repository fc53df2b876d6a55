"""Sequence form of a tree: both seats' choices, and the payoffs for pairs of choices.

A *choice* stands for itself and all earlier choices of its owner that led to it. Chance outcomes and nodes are not
stored: the payoff at an end, times its chance probability, is added to the pair of last choices before it.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from kwoon.solve.trees.walk import TreeVisitor


class SeatSequences:
    """The choices of one seat. An information state is stored before those that follow it in the game."""

    def __init__(self) -> None:
        self.parent_choice: vec[i32] = vec[i32]()
        """By information state: the choice before it."""
        self.first_choice: vec[i32] = vec[i32]()
        """By information state: its first choice. The others follow, up to the first choice of the next information
        state."""
        self.num_choices: i64 = 1

    def add_info_state(self, parent_choice: i64, first_choice: i64, count: i64) -> None:
        self.parent_choice = append(self.parent_choice, i32(parent_choice))
        self.first_choice = append(self.first_choice, i32(first_choice))
        self.num_choices = first_choice + count

    def num_info_states(self) -> i64:
        return len(self.parent_choice)

    def choices_end(self, info_state: i64) -> i64:
        """Return the index after an information state's last choice."""
        return i64(self.first_choice[info_state + 1]) if info_state + 1 < len(self.first_choice) else self.num_choices


class SequenceForm(TreeVisitor):
    """The sequence form of a game, built during the walk."""

    def __init__(self) -> None:
        self.first = SeatSequences()
        self.second = SeatSequences()
        self.root_moves: list[list[int]] = [[], []]
        """Each seat's moves at its first prompt."""
        self.first_choices: vec[i32] = vec[i32]()
        self.second_choices: vec[i32] = vec[i32]()
        self.payoffs: vec[float] = vec[float]()
        """For each end of the game: both seats' last choices, and the first seat's payoff times the probability."""

    def visit_decision(
        self, seat: int, info_state: int, parent_choice: int, first_choice: int, moves: list[int]
    ) -> None:
        plans = self.first if seat == 0 else self.second
        if info_state == plans.num_info_states():
            if info_state == 0:
                self.root_moves[seat] = moves
            plans.add_info_state(parent_choice, first_choice, len(moves))

    def visit_terminal(self, payoff: float, probability: float, last_choices: list[int]) -> None:
        at: i64 = len(self.payoffs) - 1
        mine = i32(i64(last_choices[0]))
        theirs = i32(i64(last_choices[1]))
        # Ends that differ only by chance are visited consecutively.
        if at >= 0 and self.first_choices[at] == mine and self.second_choices[at] == theirs:
            self.payoffs[at] += payoff * probability
            return
        self.first_choices = append(self.first_choices, mine)
        self.second_choices = append(self.second_choices, theirs)
        self.payoffs = append(self.payoffs, payoff * probability)
