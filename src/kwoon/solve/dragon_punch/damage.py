"""What a position is worth once damage has been taken, for every way in which cards may lie flipped then.

In the game with open switches two who are hurt choose at the same time. Here, from below, the first seat chooses first
and the second knows it; from above the other way round. Where that makes a difference, `both` lets them mix.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.bots.mixing.exact import with_room
from kwoon.games.dragon_punch.combat.exchange import damage_to, next_initiative
from kwoon.learn.layout import UNIT
from kwoon.solve.dragon_punch.pair import Pair
from kwoon.solve.dragon_punch.store import Store

LOST: Final[i64] = -1
EVEN: Final[i64] = -2
WON: Final[i64] = -3


class Ends:
    """For one layer: where in a row of worths stands what a turn may come to."""

    def __init__(self, pair: Pair) -> None:
        self.pair = pair
        count = len(pair.damages)
        self.block: i64 = pair.layout.flips * pair.layout.flips
        self.begin: vec[i64] = vec[i64]()
        """By the number of what a turn comes to: where its worths begin, or how the round ends."""
        self.base: vec[i64] = vec[i64]()
        """The same by both moves and the holder of the Initiative."""
        self.code: vec[i64] = vec[i64]()
        """That number, by the same."""
        for _ in range(count):
            self.begin = append(self.begin, 0)
        for result in pair.results:
            told = (int(damage_to(0, result)), int(damage_to(1, result)), int(next_initiative(result)) + 1)
            self.code = append(self.code, pair.damages.index(told))
            self.base = append(self.base, 0)
        self.room: i64 = (count + 3) * self.block

    def lay(self, red: i64, other: i64) -> list[int]:
        """Begin a layer: say where everything stands. Gives those that must be reckoned."""
        pair = self.pair
        health = pair.health(red)
        theirs = pair.health(other)
        wanted: list[int] = []
        free: i64 = 3 * self.block
        for at, (mine, yours, holder) in enumerate(pair.damages):
            if mine >= health or yours >= theirs:
                self.begin[at] = WON if mine < health else LOST if yours < theirs else EVEN
            elif mine == 0 and yours == 0:
                self.begin[at] = holder * self.block
            else:
                self.begin[at] = free
                free += self.block
                wanted.append(at)
        for at in range(len(self.code)):
            self.base[at] = self.begin[self.code[at]]
        return wanted


class Damage:
    """Worths after damage, from one store."""

    def __init__(self, pair: Pair, store: Store) -> None:
        self.pair = pair
        self.store = store
        self.inner: vec[float] = with_room(vec[float](), pair.layout.flips * pair.layout.flips)

    def lowest(self, worths: vec[float], start: i64, red: i64, other: i64, told: tuple[int, int, int]) -> None:
        """The first seat chooses, then the second, who knows it."""
        self._choose(worths, start, (red, other), told, True)

    def highest(self, worths: vec[float], start: i64, red: i64, other: i64, told: tuple[int, int, int]) -> None:
        """The second seat chooses, then the first, who knows it."""
        self._choose(worths, start, (red, other), told, False)

    def _choose(
        self, worths: vec[float], start: i64, reds: tuple[i64, i64], told: tuple[int, int, int], low: bool
    ) -> None:
        red, other = reds
        mine: i64 = told[0]
        yours: i64 = told[1]
        holder: i64 = told[2]
        pair, inner = self.pair, self.inner
        block = pair.layout.flips * pair.layout.flips
        outer_at = pair.lost(red, mine) if low else pair.lost(other, yours)
        inner_at = pair.lost(other, yours) if low else pair.lost(red, mine)
        for outer in range(pair.loss_start[outer_at], pair.loss_start[outer_at + 1]):
            fresh = True
            for nested in range(pair.loss_start[inner_at], pair.loss_start[inner_at + 1]):
                mask = pair.losses[outer] if low else pair.losses[nested]
                others = pair.losses[nested] if low else pair.losses[outer]
                source = pair.layout.layer(mask, others) * pair.layout.size + holder * block
                self._gather(source, fresh, low)
                fresh = False
            first = outer == pair.loss_start[outer_at]
            for at in range(block):
                value = inner[at]
                if first or (value > worths[start + at]) == low:
                    worths[start + at] = value

    def _gather(self, source: i64, fresh: bool, low: bool) -> None:
        """Of what the one who knows may choose, the best for him."""
        inner, numbers = self.inner, self.store.worths
        block = self.pair.layout.flips * self.pair.layout.flips
        if fresh:
            for at in range(block):
                inner[at] = float(numbers[source + at]) / UNIT
        elif low:
            for at in range(block):
                value = float(numbers[source + at]) / UNIT
                inner[at] = min(inner[at], value)
        else:
            for at in range(block):
                value = float(numbers[source + at]) / UNIT
                inner[at] = max(inner[at], value)
