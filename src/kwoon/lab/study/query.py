"""Questions to a study in SQL: its tables are `games`, `seats` and `cards`, and nothing else can be reached."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from kwoon.extras import needs
from kwoon.lab.problem import PlanError
from kwoon.lab.study.about import read
from kwoon.lab.study.shards import TABLES, Shards, connect, quoted, reason

with needs("lab", "A question to a study"):
    import duckdb

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

SHUT = (
    "temp_directory = ''",
    "python_enable_replacements = false",
    "enable_external_access = false",
    "lock_configuration = true",
)
"""Whatever is asked reads the study's tables and nothing else: no files, not even for what does not fit into memory, no
variables of this program, no network, no other settings."""


@dataclass(frozen=True)
class Answer:
    """What came of a question."""

    columns: list[str]
    rows: list[tuple[object, ...]]


def ask(folder: Path, question: str) -> Answer:
    """Ask a study; PlanError with the reason for what cannot be asked."""
    database = connect()
    _load(database, Shards(folder, read(folder)))
    for setting in SHUT:
        database.execute(f"set {setting}")
    try:
        found = database.execute(question)
        if found is None or found.description is None:
            raise PlanError("Ask for something: select ... from games, seats or cards.")
        return Answer([column[0] for column in found.description], found.fetchall())
    except duckdb.Error as error:
        raise PlanError(f"The study cannot answer that: {str(error).strip()}") from None


def _load(database: DuckDBPyConnection, shards: Shards) -> None:
    """The tables, of whole shards only: where a run was stopped, a part of the next one may lie there already."""
    whole = sorted(shards.have().items())
    if not whole:
        raise PlanError(f"{shards.folder} has no games yet.")
    for table in TABLES:
        listed = ", ".join(f"'{quoted(shards.path(table, first, count))}'" for first, count in whole)
        try:
            database.execute(f"create table {table} as select * from read_parquet([{listed}])")
        except duckdb.Error as error:
            raise PlanError(f"{shards.folder} is damaged: {reason(error)}.") from None
