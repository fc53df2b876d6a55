"""Export of stored games: only finished ones, without names, and with people's games only on request."""

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from kwoon.cli import main
from kwoon.core.record import replay
from kwoon.hall.tables.table_state import ClockSettings, TableSeat, TableState
from kwoon.lab.experiment import Experiment
from kwoon.lab.game_export import play_games
from kwoon.learn.records import decisions_of_record
from kwoon.registry import load_game, load_game_of_record
from kwoon.server.storage import schema
from kwoon.server.storage.database import SqlStorage
from kwoon.server.storage.hot_writes import table_columns
from tests.sample_game import SAMPLE_GAME

BOTS = [TableSeat("bot", None, "Pebble", "random"), TableSeat("bot", None, "Clover", "novice")]
ANN = TableSeat("person", "ann-id", "Ann Example")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'hall.sqlite3'}"
    database_url: str = request.getfixturevalue("postgres")()
    return database_url


class HallWithGames:
    def __init__(self, url: str) -> None:
        self.storage = SqlStorage(url)
        self.storage.migrate()
        self.count = 0

    def game(
        self, seats: list[TableSeat], *, by_people: tuple[int, ...] = (), num_moves: int | None = None, **fields: Any
    ) -> str:
        """Store a random game of FIGHT at a table with these seats; return its record.

        Moves by the seats in `by_people` have request ids, like those of real people.
        """
        self.count += 1
        line = next(play_games(Experiment("fight", 1, f"kept {self.count}", bots=("random",))))
        loaded = load_game("fight")
        match = replay(line.record, loaded.game)
        table_state = TableState(
            id=f"t{self.count}",
            game="fight",
            pack=fields.pop("pack", loaded.pack_fingerprint),
            options={},
            seats=seats,
            clock=ClockSettings(),
            uses_call=False,
            public=True,
            host="ann-id",
            created=float(self.count),
            deal=list(match.deal_rolls),
            **({"status": "over"} | fields),
        )
        with self.storage.engine.begin() as connection:
            connection.execute(
                insert(schema.tables).values(
                    id=table_state.id, created=table_state.created, **table_columns(table_state)
                )
            )
            for n, step in enumerate(match.moves[:num_moves], start=1):
                rolls = " ".join(str(roll) for roll in step.rolls)
                request = f"r{n}" if step.seat in by_people else None
                connection.execute(
                    insert(schema.moves).values(
                        table_id=table_state.id,
                        number=n,
                        seat=step.seat,
                        move=step.move,
                        rolls=rolls,
                        request_id=request,
                        created=0.0,
                    )
                )
        return line.record


def export(url: str, path: Path, *arguments: str) -> list[dict[str, Any]]:
    assert main(["export", SAMPLE_GAME, "--from-hall", url, "--out", str(path), *arguments]) == 0
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_export_contains_finished_bot_games_and_games_of_people_only_on_request(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stored_games = HallWithGames(url)
    first = stored_games.game(BOTS)
    stored_games.game([ANN, BOTS[1]], by_people=(0,))
    # A bot has replaced a person who had made moves.
    stored_games.game(BOTS, by_people=(1,))
    stored_games.game(BOTS, status="playing", num_moves=5)
    stored_games.game(BOTS, lesson=True)
    stored_games.game(BOTS, stopped=True, num_moves=5)
    stored_games.game(BOTS, pack="0123456789abcdef")
    stored_games.storage.engine.dispose()

    lines = export(url, tmp_path / "bots.jsonl")
    output = capsys.readouterr().out
    assert "1 games of fight" in output
    assert "2 games with people" in output
    assert "1 games with other packs" in output
    assert [line["players"] for line in lines] == [["random", "novice"]]
    assert _moves(lines[0]["record"]) == _moves(first)

    lines = export(url, tmp_path / "all.jsonl", "--with-people")
    assert [line["players"] for line in lines] == [
        ["random", "novice"],
        ["person 1", "novice"],
        ["random", "person 2"],
    ]
    text = (tmp_path / "all.jsonl").read_text(encoding="utf-8")
    assert not [word for word in ("Ann", "ann-id", "Pebble", "Clover") if word in text]
    for line in lines:
        loaded, _ = load_game_of_record(line["record"])
        outcome = replay(line["record"], loaded.game).state.outcome()
        assert outcome is not None
        assert list(outcome.places) == line["places"]
        assert len(list(decisions_of_record(line["record"], loaded.game))) > 10


def _moves(record: str) -> list[str]:
    return [line for line in record.splitlines() if line[:1].isdigit() or line.startswith("deal")]


def test_export_accepts_folder_of_open_hall(tmp_path: Path) -> None:
    stored_games = HallWithGames(f"sqlite:///{tmp_path / 'hall.sqlite3'}")
    stored_games.storage.lock_database()
    stored_games.game(BOTS)
    assert len(export(str(tmp_path), tmp_path / "out.jsonl")) == 1
    assert len(export(str(tmp_path / "hall.sqlite3"), tmp_path / "out.jsonl")) == 1
    stored_games.storage.engine.dispose()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--from-hall", "{}/nothing"], "no hall database"),
        (["--from-hall", "{}"], "no hall database"),
        (["--from-hall", "nonsense://x"], "Cannot open the database"),
        (["--from-hall", "{}/empty"], "Cannot read this hall's games"),
        (["--with-people"], "--from-hall"),
    ],
)
def test_export_from_invalid_hall_fails_without_creating_files(
    arguments: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "empty").write_text("a text file, not a database", encoding="utf-8")
    out = tmp_path / "out.jsonl"
    assert main(["export", SAMPLE_GAME, *[word.format(tmp_path) for word in arguments], "--out", str(out)]) == 1
    assert message in capsys.readouterr().err
    assert not out.exists()
    assert not (tmp_path / "hall.sqlite3").exists()
