"""The printed game, where cards are switched out of sight: what the first seat can be sure of.

It plays by what it sees and no more: its own cards, the other's flipped ones, both healths and the Initiative. Which of
the other's unflipped cards are red it does not know, so one mixture must do against all that may be; the other sees
everything and answers as well as one can. What the first seat gets then, the best of plans gets as well.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kwoon.bots.mixing.exact import Matrix, with_room
from kwoon.learn.layout import HOLDERS, UNIT
from kwoon.solve.dragon_punch.damage import EVEN, LOST, Ends
from kwoon.solve.dragon_punch.pair import Pair
from kwoon.solve.dragon_punch.store import Store

MOST: Final[i64] = 8
"""No hand offers more moves."""
MIXED: Final[i64] = 3
"""So many sweeps look for mixtures; those after them only reckon what the last ones come to."""
STILL: Final = 0.00005
"""What all the sweeps that are left out may take away together."""
NEAR: Final = 0.00001


class Block:
    """All layers that the first seat cannot tell apart before the other's cards lie flipped."""

    def __init__(self, pair: Pair, red: int, others: list[int]) -> None:
        self.red: i64 = red
        self.others = others
        flips = pair.layout.flips
        self.alike: vec[i64] = vec[i64]()
        """By layer and how the other's cards lie flipped: the first layer that looks the same."""
        taunt = pair.layout.taunt
        for at, other in enumerate(others):
            for flip in range(flips):
                below: i64 = flip & ((1 << taunt) - 1)
                seen: i64 = below | flip >> taunt << (taunt + 1)
                first: i64 = 0
                while (others[first] ^ other) & seen:
                    first += 1
                self.alike = append(self.alike, min(first, at))


class PrintedRound:
    """All layers of a pair, block by block."""

    def __init__(self, pair: Pair, layers: int) -> None:
        self.pair = pair
        self.low = Store(pair.layout, layers)
        self.ends = Ends(pair)
        size = pair.layout.size
        widest = _widest(pair)
        self.block: i64 = pair.layout.flips * pair.layout.flips
        self.room = self.ends.room
        """Worths of a layer, and of what damage leads to from it."""
        self.lows: vec[float] = with_room(vec[float](), widest * self.room)
        self.new_lows: vec[float] = with_room(vec[float](), widest * size)
        self.mine: vec[float] = with_room(vec[float](), widest * size * MOST)
        """The mixtures, by the first of the positions that look the same."""
        self.inner: vec[float] = with_room(vec[float](), widest * self.block)
        self.least: vec[float] = with_room(vec[float](), widest * self.block)
        self.best: vec[float] = with_room(vec[float](), widest * self.block)
        self.matrix = Matrix(MOST, MOST)
        self.table: vec[float] = with_room(vec[float](), MOST * MOST * widest)
        self.rows: i64 = 0
        self.columns: i64 = 0
        self.sweeps: i64 = 0
        self.left_out = 0.0

    def together(self, one: i64, other: i64) -> bool:
        """Whether two layers are of one block."""
        first, second = self.pair.layout.layers[one], self.pair.layout.layers[other]
        return first[0] == second[0] and self.pair.health(first[1]) == self.pair.health(second[1])

    def solve_next(self) -> None:
        """The next block of layers."""
        layers = self.pair.layout.layers
        number = self.low.layers()
        red, other = layers[number]
        others: list[int] = [other]
        while number + 1 < len(layers) and self.together(number, number + 1):
            number += 1
            others.append(layers[number][1])
        block = Block(self.pair, red, others)
        for at in self.ends.lay(red, other):
            self._hurt(block, self.pair.damages[at], self.ends.begin[at])
        for world in range(len(others)):
            for at in range(self.pair.layout.size):
                self.lows[world * self.room + at] = 0.5
        fall = self._settle(block)
        values: vec[float] = with_room(vec[float](), self.pair.layout.size)
        for world in range(len(others)):
            for at in range(self.pair.layout.size):
                values[at] = self.lows[world * self.room + at]
            self.low.add(values, fall)

    def _settle(self, block: Block) -> float:
        """Sweep until nothing changes any more; what the sweeps that are left out may take away."""
        turns = self.pair.game.stalemate_turns
        self.sweeps = 0
        fall = 0.0
        while self.sweeps < turns:
            fall = self._sweep(block, self.sweeps < MIXED)
            self.sweeps += 1
            if self.sweeps >= MIXED and fall * float(turns - self.sweeps) <= STILL:
                break
        self.left_out = fall * float(turns - self.sweeps)
        return self.left_out

    # Damage.

    def _hurt(self, block: Block, told: tuple[int, int, int], start: i64) -> None:
        """What is left after damage: the first seat's switch depends on what it sees, the other's on everything."""
        pair = self.pair
        mine: i64 = told[0]
        yours: i64 = told[1]
        at = pair.lost(block.red, mine)
        for loss in range(pair.loss_start[at], pair.loss_start[at + 1]):
            for world in range(len(block.others)):
                self._answer(world, pair.losses[loss], block.others[world], yours, told[2])
            self._keep(block, start, loss == pair.loss_start[at])

    def _answer(self, world: i64, red: i64, other: i64, yours: i64, holder: i64) -> None:
        """The other switches what is best for him."""
        pair, inner, numbers = self.pair, self.inner, self.low.worths
        line = world * self.block
        at = pair.lost(other, yours)
        for loss in range(pair.loss_start[at], pair.loss_start[at + 1]):
            layer = pair.layout.layer(red, pair.losses[loss])
            source = layer * pair.layout.size + holder * self.block
            if loss == pair.loss_start[at]:
                for place in range(self.block):
                    inner[line + place] = float(numbers[source + place]) / UNIT
            else:
                for place in range(self.block):
                    value = float(numbers[source + place]) / UNIT
                    inner[line + place] = min(inner[line + place], value)

    def _keep(self, block: Block, start: i64, first: bool) -> None:
        """Keep this switch of the first seat wherever its worst is better than that of those before."""
        flips = self.pair.layout.flips
        inner, least, best, lows = self.inner, self.least, self.best, self.lows
        count: i64 = len(block.others)
        for world in range(count):
            line = world * self.block
            for place in range(self.block):
                alike = block.alike[world * flips + place % flips]
                value = inner[line + place]
                if alike == world:
                    least[line + place] = value
                elif value < least[alike * self.block + place]:
                    least[alike * self.block + place] = value
        for world in range(count):
            line = world * self.block
            for place in range(self.block):
                shown = block.alike[world * flips + place % flips] * self.block + place
                if first or least[shown] > best[line + place]:
                    best[line + place] = least[shown]
                    lows[world * self.room + start + place] = inner[line + place]

    # Turns.

    def _sweep(self, block: Block, look: bool) -> float:
        """One turn further back; by how much a worth fell at most."""
        flips = self.pair.layout.flips
        size = self.pair.layout.size
        count: i64 = len(block.others)
        at: i64 = 0
        for holder in range(HOLDERS):
            for flip in range(flips):
                for other_flip in range(flips):
                    for world in range(count):
                        if block.alike[world * flips + other_flip] == world:
                            self._turn(block, world, at, flip=flip, other_flip=other_flip, holder=holder, look=look)
                    at += 1
        fall = 0.0
        for world in range(count):
            line = world * self.room
            for at in range(size):
                fall = max(fall, self.lows[line + at] - self.new_lows[world * size + at])
                self.lows[line + at] = self.new_lows[world * size + at]
        return fall

    def _turn(self, block: Block, shown: i64, at: i64, *, flip: i64, other_flip: i64, holder: i64, look: bool) -> None:
        """All positions that look like one of them."""
        layout, size = self.pair.layout, self.pair.layout.size
        flips = layout.flips
        mine = self.pair.mine
        first = mine.first(block.red, flip, layout)
        self.rows = mine.count(block.red, flip, layout)
        columns: i64 = 0
        for world in range(shown, len(block.others)):
            if block.alike[world * flips + other_flip] == shown:
                other: i64 = block.others[world]
                columns = self._fill(world, other, first, other_flip=other_flip, holder=holder, columns=columns)
        self.columns = columns
        start = (shown * size + at) * MOST
        if look:
            self._mix(start)
        begin: i64 = 0
        for world in range(shown, len(block.others)):
            if block.alike[world * flips + other_flip] == shown:
                end = begin + self.pair.theirs.count(block.others[world], other_flip, layout)
                self.new_lows[world * size + at] = self._sure(start, begin, end)
                begin = end

    def _fill(self, world: i64, other: i64, first: i64, *, other_flip: i64, holder: i64, columns: i64) -> i64:
        """Add what the other may play if this is how his cards are, a line of the table each."""
        pair, base, lows, table = self.pair, self.ends.base, self.lows, self.table
        mine, theirs = pair.mine, pair.theirs
        source = world * self.room
        start = theirs.first(other, other_flip, pair.layout)
        for column in range(start, start + theirs.count(other, other_flip, pair.layout)):
            face: i64 = theirs.face[column] * HOLDERS + holder
            down = source + theirs.next[column]
            for row in range(self.rows):
                place = base[mine.face[first + row] * pair.faces * HOLDERS + face]
                if place >= 0:
                    table[columns * MOST + row] = lows[place + down + mine.next[first + row] * pair.layout.flips]
                else:
                    table[columns * MOST + row] = 0.0 if place == LOST else 0.5 if place == EVEN else 1.0
            columns += 1
        return columns

    def _sure(self, start: i64, begin: i64, end: i64) -> float:
        """What the mixture gets against the best of some answers."""
        table, mine = self.table, self.mine
        low = 1.0
        for column in range(begin, end):
            worth = 0.0
            for row in range(self.rows):
                worth += mine[start + row] * table[column * MOST + row]
            low = min(low, worth)
        return low

    def _mix(self, start: i64) -> None:
        """The mixture that is worth most against all that the other may have."""
        matrix, table, mine = self.matrix, self.table, self.mine
        rows, columns = self.rows, self.columns
        best: i64 = 0
        most = -1.0
        for row in range(rows):
            least = 1.0
            for column in range(columns):
                least = min(least, table[column * MOST + row])
            if least > most:
                most = least
                best = row
            mine[start + row] = 0.0
        mine[start + best] = 1.0
        if rows == 1 or self._is_sure(most):
            return
        matrix.resize(rows, columns)
        width = matrix.width
        for row in range(rows):
            for column in range(columns):
                matrix.cells[row * width + column] = table[column * MOST + row]
        matrix.solve()
        whole = 0.0
        for row in range(rows):
            whole += matrix.mine[row]
        if whole <= 0.0:
            return
        for row in range(rows):
            mine[start + row] = matrix.mine[row] / whole

    def _is_sure(self, most: float) -> bool:
        """Whether an answer of the other leaves no more than one move gets anyway."""
        table = self.table
        for column in range(self.columns):
            high = 0.0
            for row in range(self.rows):
                high = max(high, table[column * MOST + row])
            if high <= most + NEAR:
                return True
        return False


def _widest(pair: Pair) -> i64:
    """How many layers a block has at most: ways to choose half of the cards."""
    ways: i64 = 1
    half = pair.layout.health // 2
    for step in range(half):
        ways = ways * (pair.layout.health - step) // (step + 1)
    return ways
