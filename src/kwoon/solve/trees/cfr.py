"""Counterfactual regret minimization (CFR+) for both seats, with exact exploitability."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.learn.network import zero_floats
from kwoon.solve.trees.sequence_form import SeatSequences, SequenceForm


class RegretLearner:
    """One seat's current strategy, average strategy and regret."""

    def __init__(self, sequences: SeatSequences) -> None:
        self.sequences = sequences
        size = sequences.num_choices
        self.strategy: vec[float] = zero_floats(size)
        """Probability of a choice in its information state."""
        self.reach_probability: vec[float] = zero_floats(size)
        """Probability of a choice and of all the seat's choices before it."""
        self.regret: vec[float] = zero_floats(size)
        self.strategy_sum: vec[float] = zero_floats(size)
        """Weighted sum of `reach_probability` over all iterations; later iterations count more."""
        self.average_reach: vec[float] = zero_floats(size)
        self.counterfactual_value: vec[float] = zero_floats(size)
        """Value of a choice times the probability that the opponent and chance let the game get there."""
        self.update_strategy()

    def update_strategy(self) -> None:
        """Set the current strategy proportional to regret."""
        self._normalize(self.regret, self.strategy)
        self._compute_reach(self.strategy, self.reach_probability)

    def _normalize(self, weights: vec[float], shares: vec[float]) -> None:
        """Set the shares within each information state proportional to the weights, or equal if all weights are 0."""
        plans = self.sequences
        for number in range(plans.num_info_states()):
            start, end = i64(plans.first_choice[number]), plans.choices_end(number)
            whole = 0.0
            for at in range(start, end):
                whole += weights[at]
            even = 1.0 / float(end - start)
            for at in range(start, end):
                shares[at] = weights[at] / whole if whole > 0.0 else even

    def _compute_reach(self, share: vec[float], reach: vec[float]) -> None:
        plans = self.sequences
        reach[0] = 1.0
        for number in range(plans.num_info_states()):
            before = reach[i64(plans.parent_choice[number])]
            for at in range(i64(plans.first_choice[number]), plans.choices_end(number)):
                reach[at] = before * share[at]

    def add_to_average(self, weight: float) -> None:
        """Add the current strategy to the average."""
        for at in range(self.sequences.num_choices):
            self.strategy_sum[at] += weight * self.reach_probability[at]

    def compute_average(self) -> None:
        """Normalize the average strategy; it is uniform in information states that the seat never reached."""
        shares = zero_floats(self.sequences.num_choices)
        self._normalize(self.strategy_sum, shares)
        self._compute_reach(shares, self.average_reach)

    def update_regret(self) -> None:
        """Add each choice's gain over the current strategy to its regret, never below zero. Overwrites
        `counterfactual_value`."""
        plans, gain = self.sequences, self.counterfactual_value
        number = plans.num_info_states() - 1
        while number >= 0:
            start, end = i64(plans.first_choice[number]), plans.choices_end(number)
            got = 0.0
            for at in range(start, end):
                got += self.strategy[at] * gain[at]
            for at in range(start, end):
                self.regret[at] = max(0.0, self.regret[at] + gain[at] - got)
            gain[i64(plans.parent_choice[number])] += got
            number -= 1

    def best_response_value(self) -> float:
        """Return the value of a best response. Overwrites `counterfactual_value`."""
        plans, gain = self.sequences, self.counterfactual_value
        number = plans.num_info_states() - 1
        while number >= 0:
            most = gain[i64(plans.first_choice[number])]
            for at in range(i64(plans.first_choice[number]), plans.choices_end(number)):
                most = max(most, gain[at])
            gain[i64(plans.parent_choice[number])] += most
            number -= 1
        return gain[0]


class CfrSolver:
    """CFR+ on the sequence form of a tree."""

    def __init__(self, tree: SequenceForm) -> None:
        self.tree = tree
        self.first = RegretLearner(tree.first)
        self.second = RegretLearner(tree.second)
        self.num_iterations = 0

    def iterate(self) -> None:
        """Run one iteration: the first seat updates, then the second against the first's new strategy."""
        self.num_iterations += 1
        for seat in range(2):
            learner = self.first if seat == 0 else self.second
            self._compute_values(seat, self.second.reach_probability if seat == 0 else self.first.reach_probability)
            learner.add_to_average(float(self.num_iterations))
            learner.update_regret()
            learner.update_strategy()

    def _compute_values(self, seat: i64, other_reach: vec[float]) -> None:
        """Compute the value of each of a seat's choices against the opponent's strategy."""
        tree = self.tree
        mine, theirs, worth = tree.first_choices, tree.second_choices, tree.payoffs
        gain = self.first.counterfactual_value if seat == 0 else self.second.counterfactual_value
        for at in range(len(gain)):
            gain[at] = 0.0
        if seat == 0:
            for at in range(len(worth)):
                gain[i64(mine[at])] += worth[at] * other_reach[i64(theirs[at])]
        else:
            for at in range(len(worth)):
                gain[i64(theirs[at])] -= worth[at] * other_reach[i64(mine[at])]

    def value_bounds(self) -> tuple[float, float]:
        """Return bounds on the game's value: what the first seat's average strategy guarantees, and the most that the
        first seat can win against the second seat's average strategy."""
        self.first.compute_average()
        self.second.compute_average()
        self._compute_values(0, self.second.average_reach)
        most = self.first.best_response_value()
        self._compute_values(1, self.first.average_reach)
        return -self.second.best_response_value(), most

    def exploitability(self) -> float:
        """Return the average gain per seat from a best response to the other seat's average strategy."""
        low, high = self.value_bounds()
        return (high - low) / 2.0
