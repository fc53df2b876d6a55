"""A solved table on its way into its file: layer upon layer, so that it can be stopped and gone on with."""

from __future__ import annotations

import os

from kwoon.games.dragon_punch.play.notation import DragonNotation
from kwoon.learn.solved import HEAD, OPEN, heading, layer_bytes, table_path
from kwoon.solve.dragon_punch.open import OpenRound
from kwoon.solve.dragon_punch.pair import Pair, Unsolvable
from kwoon.solve.dragon_punch.printed import PrintedRound


class Making:
    """One table. Nobody else may be making it."""

    def __init__(self, game: DragonNotation, first: int, second: int, kind: str, health: int) -> None:
        pair = Pair(game, first, second)
        self.pair = pair
        self.layers = pair.layout.up_to(health)
        """How many are wanted."""
        self.size = layer_bytes(pair.layout, kind)
        self.path = table_path(game, first, second, kind)
        self.begins = heading(game, first, second, kind)
        self.open: OpenRound | None = OpenRound(pair, self.layers) if kind == OPEN else None
        self.printed: PrintedRound | None = None if kind == OPEN else PrintedRound(pair, self.layers)
        self.done = 0
        """How many are in the file."""
        self._go_on()

    def _go_on(self) -> None:
        """Read what is there already, and cut off a layer that was being written."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if not self.path.exists():
            self.path.write_bytes(self.begins)
        with self.path.open("r+b") as file:
            if file.read(HEAD) != self.begins:
                raise Unsolvable(f"{self.path} is not a table of these characters. Move it away to make one.")
            self.done = self._whole((file.seek(0, os.SEEK_END) - HEAD) // self.size)
            if self.done < self.layers:
                file.truncate(HEAD + self.done * self.size)
            file.seek(HEAD)
            for _ in range(self.done):
                self._read(file.read(self.size))

    def _whole(self, count: int) -> int:
        """Of so many layers that are there, those that need not be made again: all or none of what is made together."""
        if count >= self.layers:
            return self.layers
        if self.printed is not None:
            while count > 0 and self.printed.together(count - 1, count):
                count -= 1
        return count

    def _read(self, layer: bytes) -> None:
        if self.printed is not None:
            self.printed.low.read(layer)
        elif self.open is not None:
            half = len(layer) // 2
            self.open.low.read(layer[:half])
            self.open.high.read(layer[half:])

    def step(self) -> None:
        """A layer more, or all that must be made together."""
        found: list[bytes] = []
        if self.open is not None:
            self.open.solve_next()
            found.append(self.open.low.written(self.done) + self.open.high.written(self.done))
        elif self.printed is not None:
            self.printed.solve_next()
            for number in range(self.done, self.printed.low.layers()):
                found.append(self.printed.low.written(number))
        with self.path.open("r+b") as file:
            if file.seek(0, os.SEEK_END) != HEAD + self.done * self.size:
                raise Unsolvable(f"Somebody else is writing {self.path}. Let one of you finish.")
            for layer in found:
                file.write(layer)
        self.done += len(found)
