"""What a combat comes to for every use of the abilities and tokens that players may leave unused, in plain numbers.

More AP are worse only where somebody wins from behind. Who is asked follows from these numbers alone, all of which lie
open (fur.ruling.optional-asked); bots reckon with the same numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.games.kung_fur_fight.combat.strength import MIDDLE_GAP, SMALL_GAP, winning_seat

WIN: Final[i64] = 2000
TIE: Final[i64] = 1000
NO_CAP: Final[i64] = 999
"""As the most SP that a Leader lets its player lose: any number."""


class CombatOptions:
    """One combat. Options are numbered by seat and kind: 2 * seat + USE_ABILITY or USE_TOKEN."""

    def __init__(self) -> None:
        self.ap = vec[i64]([0, 0])
        """AP by seat without any option, all enemy weapons counted."""
        self.max_use = vec[i64]([0, 0, 0, 0])
        """How much of each option can be used: 0 where there is none."""
        self.ap_per_use = vec[i64]([0, 0, 0, 0])
        """AP for each unit of an option that is used: to its own side, or if it is negative to the other."""
        self.used = vec[i64]([0, 0, 0, 0])
        self.undecided = vec[i64]([0, 0, 0, 0])
        """1 for options that are not decided yet."""
        self.reverse_gaps = vec[i64]([0, 0])
        """From which gap on each seat also wins from behind, or 0."""
        self.sp_cost_by_gap = vec[i64]([0, 0, 0])
        """SP that a small, a middle and a large gap cost the loser."""
        self.sp_loss_caps = vec[i64]([NO_CAP, NO_CAP])
        """SP that each seat loses at the most."""
        self.tie_winner_mask: i64 = 0
        """Who wins ties, as bits."""
        self.required_option: i64 = -1
        """The option without which there is no combat."""

    def clear(self) -> None:
        """Forget the combat: nobody has anything."""
        for seat in range(2):
            self.ap[seat] = 0
            self.reverse_gaps[seat] = 0
            self.sp_loss_caps[seat] = NO_CAP
        for at in range(4):
            self.max_use[at] = 0
            self.ap_per_use[at] = 0
            self.used[at] = 0
            self.undecided[at] = 0
        for gap in range(3):
            self.sp_cost_by_gap[gap] = 0
        self.tie_winner_mask = 0
        self.required_option = -1

    def add_option(self, option: i64, max_use: i64, ap_per_use: i64) -> None:
        """An option that can be used up to so much, and is used fully unless something else is decided."""
        if max_use > 0 and ap_per_use != 0:
            self.max_use[option] = max_use
            self.ap_per_use[option] = ap_per_use
            self.used[option] = max_use
            self.undecided[option] = 1

    def decide(self, option: i64, use: i64) -> None:
        """So much of an option is used."""
        self.used[option] = use
        self.undecided[option] = 0

    def total(self, seat: i64) -> i64:
        """A seat's AP with what is used."""
        total = self.ap[seat]
        for at in range(4):
            more = self.ap_per_use[at] * self.used[at]
            if at >> 1 == seat:
                total += more if more > 0 else 0
            elif more < 0:
                total += more
        return total

    def winner(self) -> i64:
        """The seat that wins with what is used, or NOBODY."""
        return winning_seat(
            self.total(0), self.total(1), self.reverse_gaps[0], self.reverse_gaps[1], self.tie_winner_mask
        )

    def score(self, seat: i64) -> i64:
        """How well the combat ends for a seat: first whether it wins, then by the SP that the gap costs."""
        if self.required_option >= 0 and self.used[self.required_option] == 0:
            return TIE
        won = self.winner()
        if won < 0:
            return TIE
        gap = self.total(0) - self.total(1)
        if gap < 0:
            gap = -gap
        cost = self.sp_cost_by_gap[0 if gap <= SMALL_GAP else 1 if gap <= MIDDLE_GAP else 2]
        cost = min(cost, self.sp_loss_caps[1 - won])
        return WIN + cost if won == seat else -cost

    # Who is asked.

    def can_matter(self, option: i64) -> bool:
        """Whether using less of an open option could be better for its seat, whatever is decided about the others."""
        if self.undecided[option] == 0:
            return False
        seat = option >> 1
        full = self.max_use[option]
        found = False
        for others in range(self._num_other_uses(option)):
            self._set_other_uses(option, others)
            self.used[option] = full
            fully = self.score(seat)
            for use in range(full):
                self.used[option] = use
                if self.score(seat) > fully:
                    found = True
        self._set_other_uses(option, -1)
        self.used[option] = full
        return found

    def decide_irrelevant(self) -> None:
        """Decide by themselves all options that do not matter, until those that are left do."""
        changed = True
        while changed:
            changed = False
            for at in range(4):
                if self.undecided[at] != 0 and not self.can_matter(at):
                    self.undecided[at] = 0
                    changed = True

    def next_undecided(self, seat: i64) -> i64:
        """The first open option of a seat, or -1."""
        if self.undecided[2 * seat] != 0:
            return 2 * seat
        return 2 * seat + 1 if self.undecided[2 * seat + 1] != 0 else -1

    def _num_other_uses(self, option: i64) -> i64:
        """In how many ways the other open options can be used."""
        ways: i64 = 1
        for other in range(4):
            if other != option and self.undecided[other] != 0:
                ways *= self.max_use[other] + 1
        return ways

    def _set_other_uses(self, option: i64, combination: i64) -> None:
        """Use the other open options in one of these ways; with -1, fully."""
        for other in range(4):
            if other != option and self.undecided[other] != 0:
                if combination < 0:
                    self.used[other] = self.max_use[other]
                else:
                    self.used[other] = combination % (self.max_use[other] + 1)
                    combination //= self.max_use[other] + 1

    # What to answer.

    def best_use(self, option: i64) -> i64:
        """The use of an open option after which its seat can still reach the best score, when it decides about all its
        own options before the other seat answers with its own. The largest, if several are as good."""
        seat = option >> 1
        self.undecided[option] = 0
        best = self.max_use[option]
        high: i64 = -WIN
        for less in range(self.max_use[option] + 1):
            use = self.max_use[option] - less
            self.used[option] = use
            worth = self._best_own_score(seat)
            if worth > high:
                high = worth
                best = use
        self.used[option] = self.max_use[option]
        self.undecided[option] = 1
        return best

    def _best_own_score(self, seat: i64) -> i64:
        at = self.next_undecided(seat)
        if at < 0:
            return self._worst_score(seat)
        high: i64 = -WIN
        self.undecided[at] = 0
        for use in range(self.max_use[at] + 1):
            self.used[at] = use
            high = max(high, self._worst_score(seat) if self.next_undecided(seat) < 0 else self._best_own_score(seat))
        self.used[at] = self.max_use[at]
        self.undecided[at] = 1
        return high

    def _worst_score(self, seat: i64) -> i64:
        """The least score that the other seat's open options leave."""
        low: i64 = 2 * WIN
        for way in range(self._num_other_uses(-1)):
            self._set_other_uses(-1, way)
            low = min(low, self.score(seat))
        self._set_other_uses(-1, -1)
        return low
