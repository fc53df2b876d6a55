"""Tablebase lookup for Dragon Punch bots. The value of a solved position is the midpoint of its bounds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.bots.dragon_punch.hand_value import HandEvaluator
from kwoon.bots.dragon_punch.solver.tablebase import RoundTablebase, find_round_tablebase
from kwoon.games.dragon_punch.combat.exchange import damage_to, next_initiative
from kwoon.games.dragon_punch.rules.notation import DragonNotation

UNKNOWN: Final = -1.0
"""Returned if the tablebase has no value."""


class TablebaseProbe:
    """The tablebase for two hands, if there is one. Values are the first seat's chance to win the round."""

    def __init__(
        self, game: DragonNotation, kinds: list[list[int]], first_hand: HandEvaluator, second_hand: HandEvaluator
    ) -> None:
        self.table: RoundTablebase | None = find_round_tablebase(game, kinds)
        self.is_available = self.table is not None
        self.first_hand = first_hand
        self.second_hand = second_hand

    def position_value(self, red: list[int], flipped: list[int], holder: i64) -> float:
        """Return the value of a position in which both seats play a card, or `UNKNOWN`."""
        if self.table is None:
            return UNKNOWN
        found = self.table.win_chance_bounds(red, flipped, int(holder))
        return UNKNOWN if found is None else (found[0] + found[1]) / 2.0

    def value_after_damage(self, red: list[int], flipped: list[int], result: i64) -> float:
        """Return the value after a turn's damage, or `UNKNOWN`. If both seats are hurt, they switch cards
        simultaneously, and the value is the midpoint of what each can guarantee."""
        holder = next_initiative(result)
        ways = self.first_hand.masks_after_switching(red[0], damage_to(0, result))
        others = self.second_hand.masks_after_switching(red[1], damage_to(1, result))
        high = [0.0] * len(others)
        best = 0.0
        for way in ways:
            least = 1.0
            for at, other in enumerate(others):
                worth = self.position_value([way, other], flipped, holder)
                if worth < 0.0:
                    return UNKNOWN
                least = min(least, worth)
                high[at] = max(high[at], worth)
            best = max(best, least)
        return (best + min(high)) / 2.0
