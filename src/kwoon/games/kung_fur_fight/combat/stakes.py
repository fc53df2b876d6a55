"""What a combat comes to for every use of the abilities and tokens that players may leave unused, in plain numbers.

More AP are worse only where somebody wins from behind. Who is asked follows from these numbers alone, all of which lie
open (fur.ruling.optional-asked); bots reckon with the same numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.games.kung_fur_fight.combat.strength import MIDDLE_GAP, SMALL_GAP, who_wins

WIN: Final[i64] = 2000
TIE: Final[i64] = 1000
NO_CAP: Final[i64] = 999
"""As the most SP that a Leader lets its player lose: any number."""


class Stakes:
    """One combat. Options are numbered by seat and kind: 2 * seat + USE_ABILITY or USE_TOKEN."""

    def __init__(self) -> None:
        self.ap = vec[i64]([0, 0])
        """AP by seat without any option, all enemy weapons counted."""
        self.most = vec[i64]([0, 0, 0, 0])
        """How much of each option can be used: 0 where there is none."""
        self.worth = vec[i64]([0, 0, 0, 0])
        """AP for each unit of an option that is used: to its own side, or if it is negative to the other."""
        self.used = vec[i64]([0, 0, 0, 0])
        self.open = vec[i64]([0, 0, 0, 0])
        """1 for options that are not decided yet."""
        self.turns = vec[i64]([0, 0])
        """From which gap on each seat also wins from behind, or 0."""
        self.cost = vec[i64]([0, 0, 0])
        """SP that a small, a middle and a large gap cost the loser."""
        self.caps = vec[i64]([NO_CAP, NO_CAP])
        """SP that each seat loses at the most."""
        self.apples: i64 = 0
        """Who wins ties, as bits."""
        self.skips: i64 = -1
        """The option without which there is no combat."""

    def clear(self) -> None:
        """Forget the combat: nobody has anything."""
        for seat in range(2):
            self.ap[seat] = 0
            self.turns[seat] = 0
            self.caps[seat] = NO_CAP
        for at in range(4):
            self.most[at] = 0
            self.worth[at] = 0
            self.used[at] = 0
            self.open[at] = 0
        for gap in range(3):
            self.cost[gap] = 0
        self.apples = 0
        self.skips = -1

    def offer(self, at: i64, most: i64, worth: i64) -> None:
        """An option that can be used up to so much, and is used fully unless something else is decided."""
        if most > 0 and worth != 0:
            self.most[at] = most
            self.worth[at] = worth
            self.used[at] = most
            self.open[at] = 1

    def decide(self, at: i64, use: i64) -> None:
        """So much of an option is used."""
        self.used[at] = use
        self.open[at] = 0

    def total(self, seat: i64) -> i64:
        """A seat's AP with what is used."""
        total = self.ap[seat]
        for at in range(4):
            more = self.worth[at] * self.used[at]
            if at >> 1 == seat:
                total += more if more > 0 else 0
            elif more < 0:
                total += more
        return total

    def winner(self) -> i64:
        """The seat that wins with what is used, or NOBODY."""
        return who_wins(self.total(0), self.total(1), self.turns[0], self.turns[1], self.apples)

    def score(self, seat: i64) -> i64:
        """How well the combat ends for a seat: first whether it wins, then by the SP that the gap costs."""
        if self.skips >= 0 and self.used[self.skips] == 0:
            return TIE
        won = self.winner()
        if won < 0:
            return TIE
        gap = self.total(0) - self.total(1)
        if gap < 0:
            gap = -gap
        cost = self.cost[0 if gap <= SMALL_GAP else 1 if gap <= MIDDLE_GAP else 2]
        cost = min(cost, self.caps[1 - won])
        return WIN + cost if won == seat else -cost

    # Who is asked.

    def matters(self, at: i64) -> bool:
        """Whether using less of an open option could be better for its seat, whatever is decided about the others."""
        if self.open[at] == 0:
            return False
        seat = at >> 1
        full = self.most[at]
        found = False
        for others in range(self._others(at)):
            self._set_others(at, others)
            self.used[at] = full
            fully = self.score(seat)
            for use in range(full):
                self.used[at] = use
                if self.score(seat) > fully:
                    found = True
        self._set_others(at, -1)
        self.used[at] = full
        return found

    def close_idle(self) -> None:
        """Decide by themselves all options that do not matter, until those that are left do."""
        changed = True
        while changed:
            changed = False
            for at in range(4):
                if self.open[at] != 0 and not self.matters(at):
                    self.open[at] = 0
                    changed = True

    def next_of(self, seat: i64) -> i64:
        """The first open option of a seat, or -1."""
        if self.open[2 * seat] != 0:
            return 2 * seat
        return 2 * seat + 1 if self.open[2 * seat + 1] != 0 else -1

    def _others(self, at: i64) -> i64:
        """In how many ways the other open options can be used."""
        ways: i64 = 1
        for other in range(4):
            if other != at and self.open[other] != 0:
                ways *= self.most[other] + 1
        return ways

    def _set_others(self, at: i64, way: i64) -> None:
        """Use the other open options in one of these ways; with -1, fully."""
        for other in range(4):
            if other != at and self.open[other] != 0:
                if way < 0:
                    self.used[other] = self.most[other]
                else:
                    self.used[other] = way % (self.most[other] + 1)
                    way //= self.most[other] + 1

    # What to answer.

    def best_use(self, at: i64) -> i64:
        """The use of an open option after which its seat can still reach the best score, when it decides about all its
        own options before the other seat answers with its own. The largest, if several are as good."""
        seat = at >> 1
        self.open[at] = 0
        best = self.most[at]
        high: i64 = -WIN
        for less in range(self.most[at] + 1):
            use = self.most[at] - less
            self.used[at] = use
            worth = self._best_of_own(seat)
            if worth > high:
                high = worth
                best = use
        self.used[at] = self.most[at]
        self.open[at] = 1
        return best

    def _best_of_own(self, seat: i64) -> i64:
        at = self.next_of(seat)
        if at < 0:
            return self._worst_of_other(seat)
        high: i64 = -WIN
        self.open[at] = 0
        for use in range(self.most[at] + 1):
            self.used[at] = use
            high = max(high, self._worst_of_other(seat) if self.next_of(seat) < 0 else self._best_of_own(seat))
        self.used[at] = self.most[at]
        self.open[at] = 1
        return high

    def _worst_of_other(self, seat: i64) -> i64:
        """The least score that the other seat's open options leave."""
        low: i64 = 2 * WIN
        for way in range(self._others(-1)):
            self._set_others(-1, way)
            low = min(low, self.score(seat))
        self._set_others(-1, -1)
        return low
