"""Value of a Dragon Punch hand in the middle of a round, against the opponent's cards."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from kwoon.games.dragon_punch.combat.exchange import damage_to, next_initiative
from kwoon.games.dragon_punch.rules.hand_moves import playable_faces
from kwoon.games.dragon_punch.rules.notation import DragonNotation

FITTED_WEIGHTS: Final = [
    1.0893,
    -0.2879,
    0.4694,
    0.094,
    0.0379,
    0.1069,
    0.1903,
    -0.3523,
    0.1293,
    -0.1417,
    -0.1747,
    -0.0637,
    0.2055,
    -0.0741,
    -0.0047,
]
"""Feature weights, fitted by bench/games/fit_dragon_hand_value.py."""
UNKNOWN: Final = -1.0
"""Stands for a value that is not known."""


class HandEvaluator:
    """Values of one seat's cards. Red and flipped cards are given as bit masks."""

    def __init__(self, game: DragonNotation, kinds: list[int], other_kinds: list[int]) -> None:
        self.game = game
        self.kinds = kinds
        self.size: i64 = len(kinds)
        self.strength_cache: list[float] = [UNKNOWN] * int(1 << (game.health + self.size + 1))
        """Relative strength of every arrangement of the cards, computed on demand."""
        self.switch_cache: dict[int, int] = {}
        self.damage_dealt: list[float] = []
        """Average damage that a move deals, over all moves of the opponent's cards. The index is twice the slot plus
        the side."""
        self.damage_taken: list[float] = []
        """Average damage taken, with the same index."""
        self.initiative_claims: list[float] = []
        """How often the move claims the Initiative minus how often the opponent's move does, with the same index."""
        for kind in kinds:
            for side in range(2):
                self._append_exchange_averages(2 * kind + side, other_kinds)

    def _append_exchange_averages(self, face: i64, other_kinds: list[int]) -> None:
        deals = 0.0
        takes = 0.0
        claims = 0.0
        for kind in other_kinds:
            for side in range(2):
                result: i64 = self.game.packed_exchange(face, 2 * kind + side, -1)
                deals += float(int(damage_to(1, result)))
                takes += float(int(damage_to(0, result)))
                holder = next_initiative(result)
                claims += 1.0 if holder == 0 else -1.0 if holder == 1 else 0.0
        count = 2.0 * len(other_kinds)
        self.damage_dealt.append(deals / count)
        self.damage_taken.append(takes / count)
        self.initiative_claims.append(claims / count)

    def health_left(self, red_mask: i64) -> i64:
        left: i64 = self.game.health
        while red_mask:
            left -= red_mask & 1
            red_mask >>= 1
        return left

    def available_plays(self, red: i64, flipped: i64) -> tuple[list[int], list[int]]:
        """Return the available moves, and the slot of each move's card."""
        game = self.game
        faces = playable_faces(self.kinds, red, flipped, game.basics, False)
        slots: list[int] = []
        for slot, kind in enumerate(self.kinds):
            if not (flipped >> slot) & 1:
                slots.append(slot)
                if kind >= game.basics:
                    slots.append(slot)
        return faces, slots

    def best_mask_after_switching(self, red: i64, flipped: i64, count: i64) -> i64:
        """Return the mask of red cards after switching the `count` cards that leave the strongest hand."""
        if count == 0:
            return red
        key: int = ((red << 9) | flipped) << 4 | count
        best = self.switch_cache.get(key)
        if best is None:
            best = -1
            high = 0.0
            for left in self.masks_after_switching(red, count):
                worth = self.relative_strength(left, flipped, False)
                if best < 0 or worth > high:
                    best = left
                    high = worth
            self.switch_cache[key] = best
        return best

    def masks_after_switching(self, red: i64, count: i64) -> list[int]:
        """Return all masks of red cards that are possible after switching `count` more cards."""
        found: list[int] = [red]
        for _ in range(count):
            more: list[int] = []
            for left in found:
                for slot in range(self.game.health):
                    if not (left >> slot) & 1:
                        one = left | 1 << slot
                        if one not in more:
                            more.append(one)
            found = more
        return found

    def relative_strength(self, red: i64, flipped: i64, has_initiative: bool) -> float:
        """Return the exponential of the weighted features; win chances are proportional to it."""
        key = (red << self.size | flipped) << 1 | (1 if has_initiative else 0)
        found = self.strength_cache[key]
        if found == UNKNOWN:
            worth = 0.0
            for at, feature in enumerate(self.features(red, flipped, has_initiative)):
                worth += FITTED_WEIGHTS[at] * feature
            found = math.exp(worth)
            self.strength_cache[key] = found
        return found

    def features(self, red: i64, flipped: i64, has_initiative: bool) -> list[float]:
        """Return health, the Initiative, and the potential of ready and flipped cards."""
        health = float(int(self.health_left(red)))
        ready = [0.0, 0.0, 0.0, 0.0, 0.0, 9.0]
        down = [0.0, 0.0, 0.0, 0.0, 0.0, 9.0]
        for slot in range(len(self.kinds)):
            self._add_card_features(slot, (red >> slot) & 1, down if (flipped >> slot) & 1 else ready)
        first = 1.0 if has_initiative else 0.0
        return [
            health,
            health * health / 6.0,
            1.0 if health == 1.0 else 0.0,
            first,
            first * ready[1],
            ready[0],
            ready[1],
            ready[2],
            ready[3],
            down[1],
            down[2],
            down[3],
            ready[4],
            ready[5],
            ready[0] * ready[0] / 6.0,
        ]

    def _add_card_features(self, slot: i64, side: i64, sums: list[float]) -> None:
        """Add a card to the sums: number of cards, damage dealt and taken, Initiative claims, the most damage dealt and
        the least taken."""
        at = 2 * slot + side
        deals = self.damage_dealt[at]
        takes = self.damage_taken[at]
        claims = self.initiative_claims[at]
        if self.kinds[slot] >= self.game.basics:
            deals = max(deals, self.damage_dealt[at ^ 1])
            takes = min(takes, self.damage_taken[at ^ 1])
            claims = max(claims, self.initiative_claims[at ^ 1])
        sums[0] += 1.0
        sums[1] += deals
        sums[2] += takes
        sums[3] += claims
        sums[4] = max(sums[4], deals)
        sums[5] = min(sums[5], takes)
