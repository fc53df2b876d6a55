"""SQL queries on a study. Its tables are `games`, `seats` and `cards`, and nothing else is accessible."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from kwoon.core.message import msg
from kwoon.lab.errors import LabError
from kwoon.lab.study.manifest import read_manifest
from kwoon.lab.study.shard_files import TABLES, StudyShards, error_reason, escape_path_for_sql, open_memory_database
from kwoon.optional_deps import requires

with requires("lab", msg("terminal-reports-needs-query")):
    import duckdb

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

SANDBOX_SETTINGS = (
    "temp_directory = ''",
    "python_enable_replacements = false",
    "enable_external_access = false",
    "lock_configuration = true",
)
"""Settings that restrict a query to the study's tables: no files, not even temporary ones, no variables of this
program, no network and no other settings."""


@dataclass(frozen=True)
class QueryResult:
    """The result of a query."""

    columns: list[str]
    rows: list[tuple[object, ...]]


def run_query(folder: Path, sql: str) -> QueryResult:
    """Query a study; raise LabError with the reason if the query fails."""
    database = open_memory_database()
    _load_tables(database, StudyShards(folder, read_manifest(folder)))
    for setting in SANDBOX_SETTINGS:
        database.execute(f"set {setting}")
    try:
        cursor = database.execute(sql)
        if cursor is None or cursor.description is None:
            raise LabError("The query has no result. Write a select statement on games, seats or cards.")
        return QueryResult([column[0] for column in cursor.description], cursor.fetchall())
    except duckdb.Error as error:
        raise LabError(f"The query failed: {str(error).strip()}") from None


def _load_tables(database: DuckDBPyConnection, shards: StudyShards) -> None:
    """Load the tables from complete shards only, since an interrupted run may leave an incomplete one."""
    complete = sorted(shards.list_complete_shards().items())
    if not complete:
        raise LabError(f"{shards.folder} has no games yet.")
    for table in TABLES:
        paths = ", ".join(
            f"'{escape_path_for_sql(shards.shard_path(table, first, count))}'" for first, count in complete
        )
        try:
            database.execute(f"create table {table} as select * from read_parquet([{paths}])")
        except duckdb.Error as error:
            raise LabError(f"{shards.folder} is damaged: {error_reason(error)}.") from None
