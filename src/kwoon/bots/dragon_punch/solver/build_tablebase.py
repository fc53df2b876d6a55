"""Builds a tablebase file layer by layer, so the work can be stopped and resumed."""

from __future__ import annotations

import os

from kwoon.bots.dragon_punch.solver.hidden_switches import HiddenSwitchSolver
from kwoon.bots.dragon_punch.solver.open_switches import OpenSwitchSolver
from kwoon.bots.dragon_punch.solver.packed_matchup import SolverMatchup, Unsolvable
from kwoon.bots.dragon_punch.solver.tablebase import (
    HEADER_SIZE,
    OPEN_SWITCHES,
    layer_num_bytes,
    make_header,
    tablebase_path,
)
from kwoon.core.message import msg
from kwoon.games.dragon_punch.rules.notation import DragonNotation


class TablebaseBuilder:
    """Builds one tablebase. No other process may build the same tablebase at the same time."""

    def __init__(self, game: DragonNotation, first: int, second: int, kind: str, health: int) -> None:
        matchup = SolverMatchup(game, first, second)
        self.matchup = matchup
        self.num_layers = matchup.layout.count_layers_up_to(health)
        """Number of layers to build."""
        self.layer_size = layer_num_bytes(matchup.layout, kind)
        self.path = tablebase_path(game, first, second, kind)
        self.header = make_header(game, first, second, kind)
        self.open_solver: OpenSwitchSolver | None = (
            OpenSwitchSolver(matchup, self.num_layers) if kind == OPEN_SWITCHES else None
        )
        self.hidden_solver: HiddenSwitchSolver | None = (
            None if kind == OPEN_SWITCHES else HiddenSwitchSolver(matchup, self.num_layers)
        )
        self.layers_done = 0
        """Number of layers in the file."""
        self._load_existing_layers()

    def _load_existing_layers(self) -> None:
        """Create the file if it does not exist; otherwise read its layers and cut off incomplete ones. Raise
        `Unsolvable` if the file is not this tablebase."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if not self.path.exists():
            self.path.write_bytes(self.header)
        with self.path.open("r+b") as file:
            if file.read(HEADER_SIZE) != self.header:
                raise Unsolvable(msg("dragon-punch-terminal-solver-other-file", path=str(self.path)))
            self.layers_done = self._count_usable_layers((file.seek(0, os.SEEK_END) - HEADER_SIZE) // self.layer_size)
            if self.layers_done < self.num_layers:
                file.truncate(HEADER_SIZE + self.layers_done * self.layer_size)
            file.seek(HEADER_SIZE)
            for _ in range(self.layers_done):
                self._restore_layer(file.read(self.layer_size))

    def _count_usable_layers(self, count: int) -> int:
        """Return how many of `count` existing layers can be kept. Layers that are built together are kept together or
        not at all."""
        if count >= self.num_layers:
            return self.num_layers
        if self.hidden_solver is not None:
            while count > 0 and self.hidden_solver.in_same_layer_block(count - 1, count):
                count -= 1
        return count

    def _restore_layer(self, layer: bytes) -> None:
        if self.hidden_solver is not None:
            self.hidden_solver.low.append_layer_bytes(layer)
        elif self.open_solver is not None:
            half = len(layer) // 2
            self.open_solver.low.append_layer_bytes(layer[:half])
            self.open_solver.high.append_layer_bytes(layer[half:])

    def build_next_layers(self) -> None:
        """Build and write the next layer, or all layers that must be built together. Raise `Unsolvable` if another
        process is writing the file."""
        found: list[bytes] = []
        if self.open_solver is not None:
            self.open_solver.solve_next_layer()
            found.append(
                self.open_solver.low.layer_bytes(self.layers_done) + self.open_solver.high.layer_bytes(self.layers_done)
            )
        elif self.hidden_solver is not None:
            self.hidden_solver.solve_next_layer_block()
            for number in range(self.layers_done, self.hidden_solver.low.num_layers()):
                found.append(self.hidden_solver.low.layer_bytes(number))
        with self.path.open("r+b") as file:
            if file.seek(0, os.SEEK_END) != HEADER_SIZE + self.layers_done * self.layer_size:
                raise Unsolvable(msg("dragon-punch-terminal-solver-busy", path=str(self.path)))
            for layer in found:
                file.write(layer)
        self.layers_done += len(found)
