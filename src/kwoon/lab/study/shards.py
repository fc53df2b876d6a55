"""Shards: the rows of one batch as Parquet files, written under another name first, so that a half one never counts."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kwoon.extras import needs
from kwoon.lab.playing.series import counting
from kwoon.lab.problem import PlanError
from kwoon.lab.study.about import About
from kwoon.tallies.counter import Counter
from kwoon.tallies.rows import CARD, GAME, SEAT, Rows, joined

with needs("lab", "A study that is kept in files"):
    import duckdb
    import numpy

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection
    from numpy.typing import NDArray

TABLES = ("games", "seats", "cards")
LAST = "cards"
"""The table that is written last: where it is, the others are."""


class Shards:
    """The shards of a study."""

    def __init__(self, folder: Path, about: About) -> None:
        self.folder = folder
        self.about = about
        opened = about.series(1).open()
        self.ids = [face.id for face in opened.faces]
        self.counters: list[Counter] = counting(opened).counters
        self.database = connect()

    def have(self) -> dict[int, int]:
        """For each whole shard its first game and how many games it holds; PlanError if one was taken away."""
        found: dict[int, int] = {}
        for path in sorted(self.folder.glob(f"{LAST}-*.parquet")):
            told = re.fullmatch(rf"{LAST}-(\d+)-(\d+)\.parquet", path.name)
            if told is None:
                continue
            first, count = int(told[1]), int(told[2])
            for table in TABLES:
                if not self.path(table, first, count).is_file():
                    raise PlanError(f"{self.path(table, first, count)} is missing from the study.")
            found[first] = count
        return found

    def write(self, rows: Rows, first: int, count: int) -> None:
        """Keep a batch: no file counts before all of them are there."""
        paths = {table: self.path(table, first, count) for table in TABLES}
        spare = {table: path.with_suffix(".new") for table, path in paths.items()}
        try:
            for table in TABLES:
                columns = self._columns(table, rows)
                # DuckDB finds the columns by the name of this variable.
                self.database.execute(
                    f"copy (select * from columns) to '{quoted(spare[table])}' (format parquet, codec zstd)"
                )
                assert columns
            for table in TABLES:
                spare[table].replace(paths[table])
        except (OSError, duckdb.Error) as error:
            for path in spare.values():
                path.unlink(missing_ok=True)
            raise PlanError(
                f"{self.folder} cannot be written to: {reason(error)}. What was kept before stays."
            ) from None

    def replace(self, rows: Rows, first: int, count: int, before: int | None) -> None:
        """Keep a batch in place of a shorter one that was the last."""
        self.write(rows, first, count)
        if before is not None:
            for table in reversed(TABLES):
                self.path(table, first, before).unlink(missing_ok=True)

    def rows(self) -> Iterator[Rows]:
        """All that is kept, shard by shard."""
        for first, count in sorted(self.have().items()):
            yield self._read(first, count)

    def path(self, table: str, first: int, count: int) -> Path:
        """Where a table of a shard is."""
        return self.folder / f"{table}-{first:09d}-{count}.parquet"

    def _columns(self, table: str, rows: Rows) -> dict[str, Any]:
        if table == "games":
            numbers = numpy.array(rows.games, numpy.int32).reshape(-1, len(GAME))
            return dict(zip(GAME, numbers.T, strict=True)) | {"ending": numpy.array(rows.endings, object)}
        if table == "seats":
            numbers = numpy.array(rows.seats, numpy.int32).reshape(-1, len(SEAT))
            bots = [self.about.bots[seat] for seat in numbers[:, 1]]
            return dict(zip(SEAT, numbers.T, strict=True)) | {
                "final": numpy.array(rows.finals, numpy.int32),
                "role": numpy.array(rows.roles, object),
                "bot": numpy.array(bots, object),
            }
        names = numpy.array(self.ids, object)
        cells: NDArray[Any] = numpy.frombuffer(memoryview(rows.cards), numpy.uint8).reshape(-1, rows.width())
        columns: dict[str, Any] = {"game": numpy.frombuffer(memoryview(rows.card_games), numpy.int64).astype("i4")}
        labels = [*CARD, *(counter.column for counter in self.counters)]
        for at, label in enumerate(labels):
            column = numpy.ascontiguousarray(cells[:, at])
            columns[label] = names[column] if label == "card" else column
        return columns

    def _read(self, first: int, count: int) -> Rows:
        rows = Rows(len(self.counters))
        games = self._fetch("games", first, count)
        seats = self._fetch("seats", first, count)
        cards = self._fetch("cards", first, count)
        rows.games = numpy.stack([games[name] for name in GAME], axis=1).ravel().tolist()
        rows.endings = [str(each) for each in games["ending"]]
        rows.seats = numpy.stack([seats[name] for name in SEAT], axis=1).ravel().tolist()
        rows.finals = seats["final"].tolist()
        rows.roles = [str(each) for each in seats["role"]]
        number = {id: at for at, id in enumerate(self.ids)}
        cards["card"] = numpy.array([number[str(each)] for each in cards["card"]], numpy.uint8)
        labels = [*CARD, *(counter.column for counter in self.counters)]
        cells = numpy.stack([cards[label].astype(numpy.uint8) for label in labels], axis=1)
        return joined(rows, cards["game"].astype(numpy.int64).tobytes(), cells.tobytes())

    def _fetch(self, table: str, first: int, count: int) -> dict[str, Any]:
        path = quoted(self.path(table, first, count))
        try:
            return self.database.execute(f"select * from read_parquet('{path}')").fetchnumpy()
        except duckdb.Error as error:
            raise PlanError(f"{self.path(table, first, count)} cannot be read: {reason(error)}.") from None


def connect() -> DuckDBPyConnection:
    """A database in memory, on one core: others play meanwhile."""
    database = duckdb.connect()
    database.execute("set threads = 1")
    return database


def quoted(path: Path) -> str:
    """A path, between the quotes of a question."""
    return str(path).replace("'", "''")


def reason(error: Exception) -> str:
    """Why something went wrong with a file, without how the database came across it."""
    told = re.search(r'"errno":\s*"(\d+)"', str(error))
    if told is not None:
        return os.strerror(int(told[1]))
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return (str(error).strip().splitlines() or [type(error).__name__])[0].rstrip(".")
