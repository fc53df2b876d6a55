"""Results of a combat for every use of the abilities and tokens that players may leave unused, as plain numbers.

More AP can be worse only if a Leader can win from behind or only a token fights. These numbers alone, all of which are
public, determine which seats are prompted (fur.ruling.optional-asked). Bots use the same numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.games.kung_fur_fight.combat.strength import MIDDLE_GAP, SMALL_GAP, winning_seat

WIN: Final[i64] = 2000
TIE: Final[i64] = 1000
NO_CAP: Final[i64] = 999
"""Value of `sp_loss_caps` without a cap."""


class NumericCombat:
    """One combat as plain numbers. Options are numbered by seat and kind: 2 * seat + USE_ABILITY or USE_TOKEN."""

    def __init__(self) -> None:
        self.ap = vec[i64]([0, 0])
        """AP of each seat without any options, with all Hidden Weapons counted."""
        self.max_use = vec[i64]([0, 0, 0, 0])
        """Maximum use of each option; 0 if the seat has no such option."""
        self.ap_per_use = vec[i64]([0, 0, 0, 0])
        """AP for each unit of an option that is used: positive if the option's own side gains them, negative if the
        other side loses them."""
        self.used = vec[i64]([0, 0, 0, 0])
        self.undecided = vec[i64]([0, 0, 0, 0])
        """1 for options that are not decided yet."""
        self.reverse_gaps = vec[i64]([0, 0])
        """The smallest AP gap at which each seat wins from behind; 0 for never."""
        self.sp_cost_by_gap = vec[i64]([0, 0, 0])
        """SP that the loser loses for a small, a medium and a large gap."""
        self.sp_loss_caps = vec[i64]([NO_CAP, NO_CAP])
        """Maximum SP that each seat can lose."""
        self.tie_winner_mask: i64 = 0
        """Bit mask of the seats that win ties."""
        self.required_option: i64 = -1
        """The option without which there is no combat, or -1."""

    def clear(self) -> None:
        """Reset to a combat without AP or options."""
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
        """Add an option with a maximum use. It is used fully unless its player decides otherwise."""
        if max_use > 0 and ap_per_use != 0:
            self.max_use[option] = max_use
            self.ap_per_use[option] = ap_per_use
            self.used[option] = max_use
            self.undecided[option] = 1

    def set_option_use(self, option: i64, use: i64) -> None:
        """Fix the use of an option."""
        self.used[option] = use
        self.undecided[option] = 0

    def total_ap(self, seat: i64) -> i64:
        """Return a seat's AP with the options in use."""
        total = self.ap[seat]
        for at in range(4):
            extra_ap = self.ap_per_use[at] * self.used[at]
            if at >> 1 == seat:
                total += extra_ap if extra_ap > 0 else 0
            elif extra_ap < 0:
                total += extra_ap
        return total

    def winner(self) -> i64:
        """Return the seat that wins with the options in use, or NOBODY."""
        return winning_seat(
            self.total_ap(0), self.total_ap(1), self.reverse_gaps[0], self.reverse_gaps[1], self.tie_winner_mask
        )

    def result_score(self, seat: i64) -> i64:
        """Return a score of the result for a seat. Wins rank above ties, and ties above losses. A higher SP cost makes
        a win better and a loss worse."""
        if self.required_option >= 0 and self.used[self.required_option] == 0:
            return TIE
        won = self.winner()
        if won < 0:
            return TIE
        gap = self.total_ap(0) - self.total_ap(1)
        if gap < 0:
            gap = -gap
        cost = self.sp_cost_by_gap[0 if gap <= SMALL_GAP else 1 if gap <= MIDDLE_GAP else 2]
        cost = min(cost, self.sp_loss_caps[1 - won])
        return WIN + cost if won == seat else -cost

    # Relevance of options.

    def can_option_matter(self, option: i64) -> bool:
        """Whether using less of an undecided option could be better for its seat, for some use of the other options."""
        if self.undecided[option] == 0:
            return False
        seat = option >> 1
        max_use = self.max_use[option]
        matters = False
        for others in range(self._num_other_combinations(option)):
            self._set_other_uses(option, others)
            self.used[option] = max_use
            full_score = self.result_score(seat)
            for use in range(max_use):
                self.used[option] = use
                if self.result_score(seat) > full_score:
                    matters = True
        self._set_other_uses(option, -1)
        self.used[option] = max_use
        return matters

    def decide_irrelevant_options(self) -> None:
        """Decide to use irrelevant options fully, until only relevant ones are undecided."""
        changed = True
        while changed:
            changed = False
            for at in range(4):
                if self.undecided[at] != 0 and not self.can_option_matter(at):
                    self.undecided[at] = 0
                    changed = True

    def first_undecided_option(self, seat: i64) -> i64:
        """Return the first undecided option of a seat, or -1."""
        if self.undecided[2 * seat] != 0:
            return 2 * seat
        return 2 * seat + 1 if self.undecided[2 * seat + 1] != 0 else -1

    def _num_other_combinations(self, option: i64) -> i64:
        """Return the number of ways to use the other undecided options."""
        num_uses: i64 = 1
        for other in range(4):
            if other != option and self.undecided[other] != 0:
                num_uses *= self.max_use[other] + 1
        return num_uses

    def _set_other_uses(self, option: i64, combination: i64) -> None:
        """Set the uses of the other undecided options to the combination with this number; -1 uses them fully."""
        for other in range(4):
            if other != option and self.undecided[other] != 0:
                if combination < 0:
                    self.used[other] = self.max_use[other]
                else:
                    self.used[other] = combination % (self.max_use[other] + 1)
                    combination //= self.max_use[other] + 1

    # Best decisions.

    def best_use(self, option: i64) -> i64:
        """Return the use of an undecided option that guarantees its seat the best score, assuming that the seat decides
        all its options before the other seat responds. If several uses are equally good, return the largest."""
        seat = option >> 1
        self.undecided[option] = 0
        best = self.max_use[option]
        best_score: i64 = -WIN
        for num_uses in range(self.max_use[option] + 1):
            use = self.max_use[option] - num_uses
            self.used[option] = use
            worth = self._best_own_score(seat)
            if worth > best_score:
                best_score = worth
                best = use
        self.used[option] = self.max_use[option]
        self.undecided[option] = 1
        return best

    def _best_own_score(self, seat: i64) -> i64:
        at = self.first_undecided_option(seat)
        if at < 0:
            return self._worst_score(seat)
        best_score: i64 = -WIN
        self.undecided[at] = 0
        for use in range(self.max_use[at] + 1):
            self.used[at] = use
            best_score = max(
                best_score,
                self._worst_score(seat) if self.first_undecided_option(seat) < 0 else self._best_own_score(seat),
            )
        self.used[at] = self.max_use[at]
        self.undecided[at] = 1
        return best_score

    def _worst_score(self, seat: i64) -> i64:
        """Return a seat's lowest score for any use of the undecided options, all of which are the other seat's."""
        worst_score: i64 = 2 * WIN
        for combination in range(self._num_other_combinations(-1)):
            self._set_other_uses(-1, combination)
            worst_score = min(worst_score, self.result_score(seat))
        self._set_other_uses(-1, -1)
        return worst_score
