"""Export of games: one line of JSON for each game, with a record from which it can be replayed."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from kwoon.core.definition import LoadedGame
from kwoon.core.record import Match
from kwoon.lab.execution.runner import GameRunner, final_outcome, play_and_count_moves
from kwoon.lab.experiment import Experiment
from kwoon.registry import find_game, record_header


@dataclass(frozen=True)
class ExportedGame:
    """A game as it is exported."""

    game: str
    options: dict[str, str]
    pack: str
    """The fingerprint of its pack."""
    players: list[str]
    seed: str
    """The seed of its dice; empty for a game played by people."""
    places: list[int]
    why: str
    record: str


def play_games(experiment: Experiment) -> Iterator[ExportedGame]:
    """Play the games of an experiment and yield them one by one. An invalid experiment raises an error before the first
    game."""
    return _play_games(experiment, experiment.require_valid())


def _play_games(experiment: Experiment, loaded: LoadedGame) -> Iterator[ExportedGame]:
    definition = find_game(experiment.game)
    runner = GameRunner(experiment, loaded, time_limits=True)
    bots = runner.lineups[0]
    for number in range(experiment.count):
        dice = runner.deal_dice(number)
        match = Match(loaded.game, record_header(definition, loaded, bots), dice)
        play_and_count_moves(match.state, dice, runner.make_players(number), match.apply)
        outcome = final_outcome(match.state)
        seed, places = f"{experiment.seed} {number}", list(outcome.places)
        yield ExportedGame(
            definition.id, loaded.options, loaded.pack_fingerprint, bots, seed, places, outcome.why, match.to_text()
        )


def write_jsonl(games: Iterator[ExportedGame], path: Path) -> int:
    """Write all games to a file and return their number. The file is compressed if its name ends in .gz. An existing
    file is replaced only at the end."""
    part = path.with_name(f"{path.name}.part")
    count = 0
    try:
        with gzip.open(part, "wb") if path.suffix == ".gz" else part.open("wb") as file:
            for line in games:
                file.write(json.dumps(asdict(line), ensure_ascii=False).encode() + b"\n")
                count += 1
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)
    return count
