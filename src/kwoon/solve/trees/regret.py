"""Both seats learn from regret (CFR+) until neither could gain much, and what each could gain is reckoned exactly."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.solve.trees.sequences import Plans, Sequences


def _all(value: float, count: i64) -> vec[float]:
    numbers = vec[float](capacity=count)
    for _ in range(count):
        numbers = append(numbers, value)
    return numbers


class Learner:
    """One seat: how it chooses now, how it chose on average, and what it regrets."""

    def __init__(self, plans: Plans) -> None:
        self.plans = plans
        size = plans.choices
        self.share: vec[float] = _all(0.0, size)
        """How often it takes a choice, where it has it."""
        self.reach: vec[float] = _all(0.0, size)
        """How often it makes a choice and all before it."""
        self.regret: vec[float] = _all(0.0, size)
        self.total: vec[float] = _all(0.0, size)
        """The same as `reach`, of all rounds so far: later ones count more."""
        self.average: vec[float] = _all(0.0, size)
        self.gain: vec[float] = _all(0.0, size)
        """What a choice wins, times how likely the other and luck let it come to that."""
        self.match_regret()

    def match_regret(self) -> None:
        """Choose in proportion to regret from now on."""
        plans = self.plans
        for number in range(plans.count()):
            start, end = i64(plans.first[number]), plans.end(number)
            whole = 0.0
            for at in range(start, end):
                whole += self.regret[at]
            even = 1.0 / float(end - start)
            for at in range(start, end):
                self.share[at] = self.regret[at] / whole if whole > 0.0 else even
        self._follow(self.share, self.reach)

    def _follow(self, share: vec[float], reach: vec[float]) -> None:
        plans = self.plans
        reach[0] = 1.0
        for number in range(plans.count()):
            before = reach[i64(plans.last[number])]
            for at in range(i64(plans.first[number]), plans.end(number)):
                reach[at] = before * share[at]

    def remember(self, weight: float) -> None:
        """Add how it chooses now to the average."""
        for at in range(self.plans.choices):
            self.total[at] += weight * self.reach[at]

    def settle(self) -> None:
        """Make the average a plan: where it never came to, it chooses evenly."""
        plans, total = self.plans, self.total
        shares = _all(0.0, plans.choices)
        for number in range(plans.count()):
            start, end = i64(plans.first[number]), plans.end(number)
            whole = 0.0
            for at in range(start, end):
                whole += total[at]
            even = 1.0 / float(end - start)
            for at in range(start, end):
                shares[at] = total[at] / whole if whole > 0.0 else even
        self._follow(shares, self.average)

    def regret_more(self) -> None:
        """What every choice would have gained over what was chosen; never below nothing. Uses `gain` up."""
        plans, gain = self.plans, self.gain
        number = plans.count() - 1
        while number >= 0:
            start, end = i64(plans.first[number]), plans.end(number)
            got = 0.0
            for at in range(start, end):
                got += self.share[at] * gain[at]
            for at in range(start, end):
                self.regret[at] = max(0.0, self.regret[at] + gain[at] - got)
            gain[i64(plans.last[number])] += got
            number -= 1

    def best(self) -> float:
        """What the best plan wins. Uses `gain` up."""
        plans, gain = self.plans, self.gain
        number = plans.count() - 1
        while number >= 0:
            most = gain[i64(plans.first[number])]
            for at in range(i64(plans.first[number]), plans.end(number)):
                most = max(most, gain[at])
            gain[i64(plans.last[number])] += most
            number -= 1
        return gain[0]


class Solver:
    """CFR+ on the choices of a tree."""

    def __init__(self, tree: Sequences) -> None:
        self.tree = tree
        self.first = Learner(tree.first)
        self.second = Learner(tree.second)
        self.rounds = 0

    def learn(self) -> None:
        """One round: the first seat learns, then the second, from what the first does now."""
        self.rounds += 1
        for seat in range(2):
            learner = self.first if seat == 0 else self.second
            self._meet(seat, self.second.reach if seat == 0 else self.first.reach)
            learner.remember(float(self.rounds))
            learner.regret_more()
            learner.match_regret()

    def _meet(self, seat: i64, other: vec[float]) -> None:
        """What every choice of a seat wins against a plan of the other."""
        tree = self.tree
        mine, theirs, worth = tree.mine, tree.theirs, tree.worth
        gain = self.first.gain if seat == 0 else self.second.gain
        for at in range(len(gain)):
            gain[at] = 0.0
        if seat == 0:
            for at in range(len(worth)):
                gain[i64(mine[at])] += worth[at] * other[i64(theirs[at])]
        else:
            for at in range(len(worth)):
                gain[i64(theirs[at])] -= worth[at] * other[i64(mine[at])]

    def bounds(self) -> tuple[float, float]:
        """What the first seat's average plan wins at least, and what it can win at most against the second's."""
        self.first.settle()
        self.second.settle()
        self._meet(0, self.second.average)
        most = self.first.best()
        self._meet(1, self.first.average)
        return -self.second.best(), most

    def exploitability(self) -> float:
        """How much a seat could gain on average by answering the other's plan as well as one can."""
        low, high = self.bounds()
        return (high - low) / 2.0
