"""Questions to a study in SQL: its tables are `games`, `seats` and `cards`, and nothing else can be reached."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from kwoon.extras import needs
from kwoon.lab.problem import PlanError
from kwoon.lab.study.about import read
from kwoon.lab.study.shards import TABLES, connect

with needs("lab", "A question to a study"):
    import duckdb


@dataclass(frozen=True)
class Answer:
    """What came of a question."""

    columns: list[str]
    rows: list[tuple[object, ...]]


def ask(folder: Path, question: str) -> Answer:
    """Ask a study; PlanError with the reason for what cannot be asked."""
    read(folder)
    database = connect()
    for table in TABLES:
        files = sorted(str(path) for path in folder.glob(f"{table}-*.parquet"))
        if not files:
            raise PlanError(f"{folder} has no games yet.")
        listed = ", ".join("'" + file.replace("'", "''") + "'" for file in files)
        database.execute(f"create table {table} as select * from read_parquet([{listed}])")
    # Whatever is asked reads these tables and nothing else: no files, no network, no other settings.
    database.execute("set enable_external_access = false")
    database.execute("set lock_configuration = true")
    try:
        found = database.execute(question)
        if found.description is None:
            raise PlanError("Ask for something: select ... from games, seats or cards.")
        return Answer([column[0] for column in found.description], found.fetchall())
    except duckdb.Error as error:
        raise PlanError(f"The study cannot answer that: {str(error).strip()}") from None
