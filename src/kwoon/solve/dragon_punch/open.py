"""A round with open switches, from below and from above: two tables between which every worth lies.

A turn without damage leaves both in the same layer; so many such turns in a row end the round for nobody, which counts
one half. So the worth of a position is found by as many sweeps over its layer, from one half on. Few are enough: once
a sweep changes no worth by more than a little, those that are left change none by more than that, each.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.bots.mixing.exact import Matrix, with_room
from kwoon.learn.layout import HOLDERS
from kwoon.solve.dragon_punch.both import Both
from kwoon.solve.dragon_punch.damage import EVEN, LOST, Damage, Ends
from kwoon.solve.dragon_punch.pair import Pair
from kwoon.solve.dragon_punch.store import Store

MOST: Final[i64] = 8
"""No hand offers more moves: five basic cards, the taunt, and two of a character."""
NEAR: Final = 0.00002
"""A mixture that is off by no more than this is kept for the next sweep."""
APART: Final = 0.0005
"""Two who are hurt at once mix where their order would make such a difference."""
STILL: Final = 0.00005
"""What all the sweeps that are left out may change together."""


class OpenRound:
    """All layers of a pair, one after the other."""

    def __init__(self, pair: Pair, layers: int) -> None:
        self.pair = pair
        self.low = Store(pair.layout, layers)
        self.high = Store(pair.layout, layers)
        self.ends = Ends(pair)
        self.below = Damage(pair, self.low)
        self.above = Damage(pair, self.high)
        self.both = Both(pair, self.low, self.high)
        size = pair.layout.size
        self.lows: vec[float] = with_room(vec[float](), self.ends.room)
        """The layer as it was after the last sweep, then what damage leads to."""
        self.highs: vec[float] = with_room(vec[float](), self.ends.room)
        self.new_lows: vec[float] = with_room(vec[float](), size)
        self.new_highs: vec[float] = with_room(vec[float](), size)
        self.mine: vec[float] = with_room(vec[float](), size * MOST)
        """The last mixtures of all positions."""
        self.theirs: vec[float] = with_room(vec[float](), size * MOST)
        self.slack: vec[float] = with_room(vec[float](), size)
        """How far apart both worths were when the mixtures were found; below 0 if there are none."""
        self.matrix = Matrix(MOST, MOST)
        self.from_below: vec[float] = with_room(vec[float](), MOST * MOST)
        self.from_above: vec[float] = with_room(vec[float](), MOST * MOST)
        self.rows: i64 = 0
        self.columns: i64 = 0
        self.sweeps: i64 = 0
        """How many the last layer took."""
        self.left_out = 0.0
        """What the sweeps that were left out may have changed in it."""

    def solve_next(self) -> None:
        """The next layer."""
        number = self.low.layers()
        red, other = self.pair.layout.layers[number]
        for at in self.ends.lay(red, other):
            told = self.pair.damages[at]
            start = self.ends.begin[at]
            self.below.lowest(self.lows, start, red, other, told)
            self.above.highest(self.highs, start, red, other, told)
            if told[0] > 0 and told[1] > 0:
                self._mix_switches(start, red, other, told)
        for at in range(self.pair.layout.size):
            self.lows[at] = 0.5
            self.highs[at] = 0.5
            self.slack[at] = -1.0
        turns = self.pair.game.stalemate_turns
        self.sweeps = 0
        fall, rise = 0.0, 0.0
        while self.sweeps < turns:
            fall, rise = self._sweep(red, other)
            self.sweeps += 1
            left = float(turns - self.sweeps)
            if (fall + rise) * left <= STILL:
                break
        left = float(turns - self.sweeps)
        self.left_out = (fall + rise) * left
        self.low.add(self.lows, fall * left)
        self.high.add_high(self.highs, rise * left)

    def _mix_switches(self, start: i64, red: i64, other: i64, told: tuple[int, int, int]) -> None:
        """Where it matters who of two chooses first, let both mix."""
        for spot in range(self.ends.block):
            if self.highs[start + spot] - self.lows[start + spot] > APART:
                self.both.meet(red, other, told, spot)
                self.lows[start + spot] = max(self.lows[start + spot], self.both.low)
                self.highs[start + spot] = min(self.highs[start + spot], self.both.high)

    def _sweep(self, red: i64, other: i64) -> tuple[float, float]:
        """One turn further back; by how much the lower worths fell at most, and the higher ones rose."""
        flips = self.pair.layout.flips
        at: i64 = 0
        for holder in range(HOLDERS):
            for flip in range(flips):
                for other_flip in range(flips):
                    self._fill(red, flip, other, other_flip, holder)
                    self._weigh(at)
                    at += 1
        fall = 0.0
        rise = 0.0
        lows, highs = self.lows, self.highs
        for at in range(self.pair.layout.size):
            fall = max(fall, lows[at] - self.new_lows[at])
            rise = max(rise, self.new_highs[at] - highs[at])
            lows[at] = self.new_lows[at]
            highs[at] = self.new_highs[at]
        return fall, rise

    def _fill(self, red: i64, flip: i64, other: i64, other_flip: i64, holder: i64) -> None:
        """The table of all pairs of moves, from below and from above."""
        pair, base = self.pair, self.ends.base
        mine, theirs = pair.mine, pair.theirs
        lows, highs = self.lows, self.highs
        below, above = self.from_below, self.from_above
        first = mine.first(red, flip, pair.layout)
        last = first + mine.count(red, flip, pair.layout)
        start = theirs.first(other, other_flip, pair.layout)
        end = start + theirs.count(other, other_flip, pair.layout)
        at: i64 = 0
        for row in range(first, last):
            line: i64 = mine.face[row] * pair.faces * HOLDERS + holder
            down: i64 = mine.next[row] * pair.layout.flips
            for column in range(start, end):
                place = base[line + theirs.face[column] * HOLDERS]
                if place >= 0:
                    place += down + theirs.next[column]
                    below[at] = lows[place]
                    above[at] = highs[place]
                else:
                    worth = 0.0 if place == LOST else 0.5 if place == EVEN else 1.0
                    below[at] = worth
                    above[at] = worth
                at += 1
        self.rows = last - first
        self.columns = end - start

    def _weigh(self, at: i64) -> None:
        """Both worths of a position whose table is filled in."""
        low, high = self._surely()
        if high - low > NEAR:
            slack = self.slack[at]
            if slack >= 0.0:
                mixed_low, mixed_high = self._mixed(at)
                if mixed_high - mixed_low <= slack + NEAR:
                    self.new_lows[at] = max(low, mixed_low)
                    self.new_highs[at] = min(high, mixed_high)
                    return
            self._mix(at)
            mixed_low, mixed_high = self._mixed(at)
            self.slack[at] = mixed_high - mixed_low
            low = max(low, mixed_low)
            high = min(high, mixed_high)
        self.new_lows[at] = low
        self.new_highs[at] = high

    def _surely(self) -> tuple[float, float]:
        """What one move each is worth whatever the other does."""
        below, above = self.from_below, self.from_above
        rows, columns = self.rows, self.columns
        low = 0.0
        for row in range(rows):
            least = 1.0
            for at in range(row * columns, row * columns + columns):
                least = min(least, below[at])
            low = max(low, least)
        high = 1.0
        for column in range(columns):
            most = 0.0
            at = column
            for _ in range(rows):
                most = max(most, above[at])
                at += columns
            high = min(high, most)
        return low, high

    def _mix(self, at: i64) -> None:
        """Find both mixtures, in the middle between both tables."""
        matrix, rows, columns = self.matrix, self.rows, self.columns
        below, above = self.from_below, self.from_above
        matrix.resize(rows, columns)
        width = matrix.width
        for row in range(rows):
            for column in range(columns):
                cell = row * columns + column
                matrix.cells[row * width + column] = (below[cell] + above[cell]) * 0.5
        matrix.solve()
        for row in range(rows):
            self.mine[at * MOST + row] = matrix.mine[row]
        for column in range(columns):
            self.theirs[at * MOST + column] = matrix.theirs[column]

    def _mixed(self, at: i64) -> tuple[float, float]:
        """What the mixtures guarantee."""
        below, above = self.from_below, self.from_above
        rows, columns = self.rows, self.columns
        mine, theirs = self.mine, self.theirs
        start = at * MOST
        low = 1.0
        for column in range(columns):
            worth = 0.0
            weight = 0.0
            for row in range(rows):
                worth += mine[start + row] * below[row * columns + column]
                weight += mine[start + row]
            low = min(low, worth / weight if weight > 0.0 else 0.0)
        high = 0.0
        for row in range(rows):
            worth = 0.0
            weight = 0.0
            for column in range(columns):
                worth += theirs[start + column] * above[row * columns + column]
                weight += theirs[start + column]
            high = max(high, worth / weight if weight > 0.0 else 1.0)
        return low, high
