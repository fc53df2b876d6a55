"""Games as data: a line of JSON for each, with its record, which is the whole game."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from kwoon.core.definition import GameDefinition, LoadedGame
from kwoon.core.record import Match
from kwoon.lab import seeds
from kwoon.lab.simulate import SimulationConfig, make_bots, seat_bots
from kwoon.registry import find_game, load_game, record_header


@dataclass(frozen=True)
class ExportedGame:
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


def play_games(config: SimulationConfig) -> Iterator[ExportedGame]:
    """The games of a plan, the same for the same seed; what cannot be is refused before any is played."""
    definition = find_game(config.game)
    loaded = load_game(config.game, config.seats, config.options, config.pack)
    bots = seat_bots(config, int(loaded.game.seats))
    return _play_games(config, definition, loaded, bots)


def _play_games(
    config: SimulationConfig, definition: GameDefinition, loaded: LoadedGame, bots: list[str]
) -> Iterator[ExportedGame]:
    root_seed = seeds.derive_seed(config.seed)
    for number in range(config.games):
        dice = seeds.game_dice(root_seed, number)
        players = make_bots(config, loaded.game, bots, number)
        match = Match(loaded.game, record_header(definition, loaded, bots), dice)
        prompts = match.state.prompts()
        while prompts:
            for prompt in prompts:
                seat = int(prompt.seat)
                match.apply(seat, players[seat].choose(match.state.view(seat), prompt), dice)
            prompts = match.state.prompts()
        outcome = match.state.outcome()
        assert outcome is not None
        seed, places = f"{config.seed} {number}", list(outcome.places)
        yield ExportedGame(
            definition.id, loaded.options, loaded.pack_fingerprint, bots, seed, places, outcome.why, match.to_text()
        )


def write_jsonl(games: Iterator[ExportedGame], path: Path) -> int:
    """All of them into a file, zipped if it is called so; how many. A file that is there stays until all is written."""
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
