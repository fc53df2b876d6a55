"""Export of games: one line of JSON for each game, with a record from which it can be replayed."""

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
    """The fingerprint of its pack."""
    players: list[str]
    seed: str
    """The seed of its dice; empty for a game played by people."""
    places: list[int]
    why: str
    record: str


def play_games(config: SimulationConfig) -> Iterator[ExportedGame]:
    """Play the games of a configuration, the same games for the same seed. Errors are raised before the first game."""
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
