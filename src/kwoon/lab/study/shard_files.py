"""Shards: the rows of one batch as Parquet files, written under a temporary name so that partial files never count."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kwoon.core.message import msg
from kwoon.lab.errors import LabError
from kwoon.lab.study.manifest import StudyManifest
from kwoon.optional_deps import requires
from kwoon.stats.counter import CardCounter
from kwoon.stats.registry import collector_for
from kwoon.stats.study_rows import CARD_COLUMNS, GAME_COLUMNS, SEAT_COLUMNS, StudyRows, set_card_rows

with requires("lab", msg("terminal-reports-needs-study")):
    import duckdb
    import numpy

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection
    from numpy.typing import NDArray

TABLES = ("games", "seats", "cards")
LAST_TABLE = "cards"
"""The table that is written last; if it exists, the others do."""


class StudyShards:
    """The shards of a study."""

    def __init__(self, folder: Path, manifest: StudyManifest) -> None:
        self.folder = folder
        self.manifest = manifest
        loaded = manifest.experiment(1).load()
        self.card_ids = [face.id for face in loaded.faces]
        self.counters: list[CardCounter] = collector_for(loaded.game).counters
        self.database = open_memory_database()

    def list_complete_shards(self) -> dict[int, int]:
        """Return the first game and the number of games of each complete shard; raise LabError if one of its files is
        missing."""
        found: dict[int, int] = {}
        for path in sorted(self.folder.glob(f"{LAST_TABLE}-*.parquet")):
            match = re.fullmatch(rf"{LAST_TABLE}-(\d+)-(\d+)\.parquet", path.name)
            if match is None:
                continue
            first, count = int(match[1]), int(match[2])
            for table in TABLES:
                if not self.shard_path(table, first, count).is_file():
                    raise LabError(f"The study is incomplete: {self.shard_path(table, first, count)} is missing.")
            found[first] = count
        return found

    def write(self, rows: StudyRows, first: int, count: int) -> None:
        """Write a batch. None of its files counts before all of them exist."""
        paths = {table: self.shard_path(table, first, count) for table in TABLES}
        temporary = {table: path.with_suffix(".new") for table, path in paths.items()}
        try:
            for table in TABLES:
                columns = self._columns(table, rows)
                # DuckDB finds the columns by the name of this variable.
                self.database.execute(
                    f"copy (select * from columns) to '{escape_path_for_sql(temporary[table])}' (format parquet, codec zstd)"
                )
                assert columns
            for table in TABLES:
                temporary[table].replace(paths[table])
        except (OSError, duckdb.Error) as error:
            for path in temporary.values():
                path.unlink(missing_ok=True)
            raise LabError(
                f"Cannot write to {self.folder}: {error_reason(error)}. Batches stored earlier are intact."
            ) from None

    def replace_last_shard(self, rows: StudyRows, first: int, count: int, previous_count: int | None) -> None:
        """Write a batch, and remove the shorter one that it replaces, if any."""
        self.write(rows, first, count)
        if previous_count is not None:
            for table in reversed(TABLES):
                self.shard_path(table, first, previous_count).unlink(missing_ok=True)

    def rows(self) -> Iterator[StudyRows]:
        """Yield all rows, shard by shard."""
        for first, count in sorted(self.list_complete_shards().items()):
            yield self._read(first, count)

    def shard_path(self, table: str, first: int, count: int) -> Path:
        """Return the path of a shard's table."""
        return self.folder / f"{table}-{first:09d}-{count}.parquet"

    def _columns(self, table: str, rows: StudyRows) -> dict[str, Any]:
        if table == "games":
            numbers = numpy.array(rows.games, numpy.int32).reshape(-1, len(GAME_COLUMNS))
            return dict(zip(GAME_COLUMNS, numbers.T, strict=True)) | {"ending": numpy.array(rows.endings, object)}
        if table == "seats":
            numbers = numpy.array(rows.seats, numpy.int32).reshape(-1, len(SEAT_COLUMNS))
            bots = [self.manifest.bots[seat] for seat in numbers[:, 1]]
            return dict(zip(SEAT_COLUMNS, numbers.T, strict=True)) | {
                "final": numpy.array(rows.final_scores, numpy.int32),
                "role": numpy.array(rows.roles, object),
                "bot": numpy.array(bots, object),
            }
        names = numpy.array(self.card_ids, object)
        cells: NDArray[Any] = numpy.frombuffer(memoryview(rows.cards), numpy.uint8).reshape(-1, rows.card_row_size())
        columns: dict[str, Any] = {"game": numpy.frombuffer(memoryview(rows.card_games), numpy.int64).astype("i4")}
        labels = [*CARD_COLUMNS, *(counter.column for counter in self.counters)]
        for at, label in enumerate(labels):
            column = numpy.ascontiguousarray(cells[:, at])
            columns[label] = names[column] if label == "card" else column
        return columns

    def _read(self, first: int, count: int) -> StudyRows:
        rows = StudyRows(len(self.counters))
        games = self._read_shard("games", first, count)
        seats = self._read_shard("seats", first, count)
        cards = self._read_shard("cards", first, count)
        rows.games = numpy.stack([games[name] for name in GAME_COLUMNS], axis=1).ravel().tolist()
        rows.endings = [str(each) for each in games["ending"]]
        rows.seats = numpy.stack([seats[name] for name in SEAT_COLUMNS], axis=1).ravel().tolist()
        rows.final_scores = seats["final"].tolist()
        rows.roles = [str(each) for each in seats["role"]]
        number = {id: at for at, id in enumerate(self.card_ids)}
        cards["card"] = numpy.array([number[str(each)] for each in cards["card"]], numpy.uint8)
        labels = [*CARD_COLUMNS, *(counter.column for counter in self.counters)]
        cells = numpy.stack([cards[label].astype(numpy.uint8) for label in labels], axis=1)
        return set_card_rows(rows, cards["game"].astype(numpy.int64).tobytes(), cells.tobytes())

    def _read_shard(self, table: str, first: int, count: int) -> dict[str, Any]:
        path = escape_path_for_sql(self.shard_path(table, first, count))
        try:
            return self.database.execute(f"select * from read_parquet('{path}')").fetchnumpy()
        except duckdb.Error as error:
            raise LabError(f"Cannot read {self.shard_path(table, first, count)}: {error_reason(error)}.") from None


def open_memory_database() -> DuckDBPyConnection:
    """Return an in-memory database limited to one core, since the other cores are playing games."""
    database = duckdb.connect()
    database.execute("set threads = 1")
    return database


def escape_path_for_sql(path: Path) -> str:
    """Return a path escaped for a quoted SQL string."""
    return str(path).replace("'", "''")


def error_reason(error: Exception) -> str:
    """Return the reason for a file error without the database's own context."""
    match = re.search(r'"errno":\s*"(\d+)"', str(error))
    if match is not None:
        return os.strerror(int(match[1]))
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return (str(error).strip().splitlines() or [type(error).__name__])[0].rstrip(".")
