"""Games as data: a line of JSON for each, with its record, which is the whole game."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from kwoon.core.box import Box, Opened
from kwoon.core.record import Bout
from kwoon.lab import luck
from kwoon.lab.simulate import Plan, make_bots, seat_bots
from kwoon.shelf import find, header, open_box


@dataclass(frozen=True)
class Line:
    """One game."""

    game: str
    options: dict[str, str]
    pack: str
    """The fingerprint of its cards."""
    players: list[str]
    seed: str
    """What its luck came from; empty for a game that people played."""
    places: list[int]
    why: str
    record: str


def played(plan: Plan) -> Iterator[Line]:
    """The games of a plan, the same for the same seed; what cannot be is refused before any is played."""
    box = find(plan.game)
    opened = open_box(plan.game, plan.seats, plan.options, plan.pack)
    bots = seat_bots(plan, int(opened.game.seats))
    return _played(plan, box, opened, bots)


def _played(plan: Plan, box: Box, opened: Opened, bots: list[str]) -> Iterator[Line]:
    start = luck.root(plan.seed)
    for number in range(plan.games):
        dice = luck.nth(start, number)
        players = make_bots(plan, opened.game, bots, number)
        bout = Bout(opened.game, header(box, opened, bots), dice)
        asks = bout.state.asks()
        while asks:
            for ask in asks:
                seat = int(ask.seat)
                bout.answer(seat, players[seat].choose(bout.state.view(seat), ask), dice)
            asks = bout.state.asks()
        outcome = bout.state.outcome()
        assert outcome is not None
        seed, places = f"{plan.seed} {number}", list(outcome.places)
        yield Line(box.id, opened.options, opened.digest, bots, seed, places, outcome.why, bout.write())


def write(lines: Iterator[Line], to: Path) -> int:
    """All of them into a file, zipped if it is called so; how many. A file that is there stays until all is written."""
    part = to.with_name(f"{to.name}.part")
    count = 0
    try:
        with gzip.open(part, "wb") if to.suffix == ".gz" else part.open("wb") as file:
            for line in lines:
                file.write(json.dumps(asdict(line), ensure_ascii=False).encode() + b"\n")
                count += 1
        os.replace(part, to)
    finally:
        part.unlink(missing_ok=True)
    return count
