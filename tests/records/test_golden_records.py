"""Records that must replay identically forever.

All games were played at random unless the tests in the game's folder state otherwise.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import kwoon.games
from kwoon.core.definition import GameDefinition
from kwoon.core.events import EventLog
from kwoon.core.record import format_end_line, replay
from kwoon.games import GAMES
from kwoon.registry import load_game, load_game_of_record
from tests.game_facts import FACTS
from tests.interpreted_rules import SLOW

HERE = Path(__file__).parent
GAMES_FOLDER = Path(kwoon.games.__file__).parent
GOLDEN = sorted(HERE.glob("*.record"))
PREFIX_STEP = 16 if SLOW else 1
"""Every prefix is replayed from the beginning, so interpreted rules check only some of them."""

for_every_golden_record = pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)


def event_kinds(name: str) -> list[str]:
    text = HERE.joinpath(f"{name}.record").read_text(encoding="utf-8")
    log = EventLog()
    replay(text, load_game_of_record(text)[0].game, log)
    return [event.kind for event in log.take_events()]


def test_golden_record_files_are_complete() -> None:
    assert sorted(file.stem for file in GOLDEN) == sorted(name for facts in FACTS.values() for name in facts.records)


@for_every_golden_record
def test_golden_record_replays_to_its_outcome_and_same_text(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    loaded, header = load_game_of_record(text)
    match = replay(text, loaded.game)
    outcome = match.state.outcome()
    assert outcome is not None
    assert text.splitlines()[-2] == format_end_line(outcome)
    assert match.to_text() == text
    assert match.to_text().encode() == file.read_bytes()
    assert len(header.names) == header.seats


@for_every_golden_record
def test_golden_record_with_other_line_endings_replays(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    loaded, _ = load_game_of_record(text)
    assert replay(text.replace("\n", "\r\n"), loaded.game).to_text() == text
    assert replay(text + "\n\n", loaded.game).to_text() == text


@for_every_golden_record
def test_prefix_of_golden_record_replays_as_unfinished_game(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    loaded, _ = load_game_of_record(text)
    lines = text.splitlines(keepends=True)
    deal = next(at for at, line in enumerate(lines) if line.startswith("deal"))
    for length in range(deal + 1, len(lines) - 2, PREFIX_STEP):
        prefix = "".join(lines[:length])
        match = replay(prefix, loaded.game)
        assert match.state.outcome() is None
        assert match.to_text() == prefix


@pytest.mark.parametrize("definition", GAMES, ids=lambda definition: definition.id)
def test_archived_packs_are_named_after_their_fingerprints(definition: GameDefinition) -> None:
    current_fingerprint = load_game(definition.id).pack_fingerprint
    for file in GAMES_FOLDER.joinpath(definition.package.rpartition(".")[2]).glob("archive/*"):
        loaded = definition.load(file.read_text(encoding="utf-8"), file.name, definition.seats[0], {})
        assert file.name == f"{loaded.pack_fingerprint}.toml"
        assert loaded.pack_fingerprint != current_fingerprint
