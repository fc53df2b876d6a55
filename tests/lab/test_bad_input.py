"""Invalid input is refused before any game is played, and finished games are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import duckdb
import pytest

from kwoon.cli import main
from kwoon.lab.errors import LabError
from kwoon.lab.execution.workers import InProcessPool
from kwoon.lab.experiment import Experiment
from kwoon.lab.study import shard_files
from kwoon.lab.study.query import run_query
from kwoon.lab.study.shard_files import error_reason
from kwoon.lab.study.study import load_study, run_study
from kwoon.terminal.lab import commands
from tests.sample_game import SAMPLE_GAME

FEW = ("--bots", "random", "--games", "40", "--jobs", "1")
BATCH = 2000
BOTS = """
class Fails:
    def __init__(self, game, dice):
        self.dice = dice

    def choose(self, view, ask):
        if self.dice.roll(600) == 0:
            raise ValueError("out of ideas")
        return ask.moves[0]


class Wilful(Fails):
    def choose(self, view, ask):
        return 99999
"""


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("kept") / "study"
    run_study(Experiment(SAMPLE_GAME, 50, "asked", bots=("random",)), folder, InProcessPool(), lambda games: None)
    return folder


@pytest.mark.parametrize(
    "question",
    [
        "select * from read_text('/etc/hostname')",
        "select * from '/etc/hostname'",
        "select * from read_csv('/etc/passwd')",
        "select * from glob('/etc/*')",
        "select * from 'https://127.0.0.1/x.parquet'",
        "select * from parquet_metadata('{study}/games-000000000-50.parquet')",
        "copy games to '{study}/stolen.csv'",
        "export database '{study}/stolen'",
        "attach '{study}/stolen.db'",
        "install httpfs",
        "load httpfs",
        "set enable_external_access = true",
        "set temp_directory = '{study}'",
        "select * from games; select * from read_text('/etc/hostname')",
        "pragma profiling_output = '{study}/stolen.json'",
        "select * from shards",
        "select",
        "",
        "   ;",
    ],
)
def test_query_that_is_invalid_or_leaves_the_study_is_rejected(study: Path, question: str) -> None:
    before = sorted(study.iterdir())
    with pytest.raises(LabError, match=r"The query failed|has no result"):
        run_query(study, question.replace("{study}", str(study)))
    assert sorted(study.iterdir()) == before
    assert run_query(study, "select count(*) from games").rows == [(50,)]


def test_incomplete_shard_is_ignored_and_played_again(tmp_path: Path) -> None:
    experiment = Experiment(SAMPLE_GAME, BATCH + 100, "half", bots=("random",))
    run_study(experiment, tmp_path / "study", InProcessPool(), lambda games: None)
    whole = {path.name: path.read_bytes() for path in (tmp_path / "study").iterdir()}
    (last,) = (tmp_path / "study").glob(f"cards-{BATCH:09d}-*.parquet")
    last.unlink()
    assert run_query(tmp_path / "study", "select count(*), max(game) from games").rows == [(BATCH, BATCH - 1)]
    assert run_query(tmp_path / "study", "select count(distinct game) from seats").rows == [(BATCH,)]
    assert load_study(tmp_path / "study")[1].num_games == BATCH
    run_study(experiment, tmp_path / "study", InProcessPool(), lambda games: None)
    assert {path.name: path.read_bytes() for path in (tmp_path / "study").iterdir()} == whole


def test_damaged_shard_raises_error_with_its_path(tmp_path: Path) -> None:
    run_study(
        Experiment(SAMPLE_GAME, 30, "torn", bots=("random",)), tmp_path / "study", InProcessPool(), lambda games: None
    )
    (torn,) = (tmp_path / "study").glob("seats-*.parquet")
    torn.write_bytes(torn.read_bytes()[:100])
    with pytest.raises(LabError, match="is damaged"):
        run_query(tmp_path / "study", "select 1")
    with pytest.raises(LabError, match="Cannot read"):
        load_study(tmp_path / "study")


def test_stored_batches_are_kept_when_disk_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    experiment = Experiment(SAMPLE_GAME, 2 * BATCH, "full", bots=("random",))
    folder = tmp_path / "study"
    quoted = shard_files.escape_path_for_sql
    full = [path for path in [Path("/dev/full")] if path.exists()]
    if not full:
        pytest.skip("This machine has no /dev/full.")

    def filled(path: Path) -> str:
        """Redirect the last table of the second batch to a full disk."""
        return quoted(full[0] if path.name.startswith(f"cards-{BATCH:09d}") else path)

    monkeypatch.setattr(shard_files, "escape_path_for_sql", filled)
    with pytest.raises(LabError, match=r"No space left on device\. Batches stored earlier are intact\."):
        run_study(experiment, folder, InProcessPool(), lambda games: None)
    monkeypatch.undo()
    assert not list(folder.glob("*.new")) and len(list(folder.glob("*.parquet"))) == 3
    assert run_query(folder, "select count(*) from games").rows == [(BATCH,)]
    assert run_study(experiment, folder, InProcessPool(), lambda games: None) == 2 * BATCH


def test_error_reason_is_short_and_readable() -> None:
    run_command = 'IO Error: Async write failed: {"exception_type":"IO","errno":"28"}'
    assert error_reason(duckdb.IOException(run_command)) == os.strerror(28)
    assert error_reason(OSError(28, "No space left on device")) == "No space left on device"
    assert error_reason(duckdb.Error("Invalid.\nMore of it")) == "Invalid"


def test_report_page_is_written_atomically(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text("before", encoding="utf-8")
    with pytest.raises(UnicodeEncodeError):
        commands.write_file(page, "\ud800")
    assert page.read_text(encoding="utf-8") == "before"
    with pytest.raises(LabError, match="Cannot write"):
        commands.write_file(tmp_path / "no" / "page.html", "text")
    if Path("/dev/full").exists():
        with pytest.raises(LabError, match="No space left on device"):
            commands.write_file(Path("/dev/full"), "text")


def run_command(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    code = main(["lab", *map(str, words)])
    out = capsys.readouterr()
    return code, out.out, out.err


def test_report_to_unwritable_path_fails_before_playing_or_printing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("Nothing should have been played.")

    with monkeypatch.context() as patch:
        patch.setattr(commands, "make_report", never)
        for to in (tmp_path, tmp_path / "no" / "report.html"):
            code, out, err = run_command(capsys, "report", SAMPLE_GAME, *FEW, "--to", to)
            assert (code, out) == (1, "") and "Cannot write" in err
        patch.setenv("KWOON_WEB", str(tmp_path))
        code, out, err = run_command(capsys, "report", SAMPLE_GAME, *FEW, "--to", tmp_path / "report.html")
        assert (code, out) == (1, "") and "without its browser client" in err


@pytest.mark.parametrize(
    ("bot", "complaint"), [("Fails", "failed in seat"), ("Wilful", "chose 99999"), ("Nobody", "has no bot 'Nobody'")]
)
def test_failing_bot_is_reported_and_leaves_no_partial_files(
    bot: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "failing_bots.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    sys.modules.pop("failing_bots", None)
    words = ("games", SAMPLE_GAME, "--games", 400, "--jobs", 1, "--to", tmp_path / "study")
    code, _, err = run_command(capsys, *words, "--bots", f"failing_bots:{bot}")
    assert code == 1 and complaint in err
    assert "NoneType" not in err and err.rstrip().splitlines()[-1].startswith("kwoon: ")
    if bot == "Fails":
        assert "out of ideas" in err and "failing_bots.py" in err, "The error should name the bot's file."
    assert not list(tmp_path.glob("study/*.new"))


def test_cluster_run_without_token_fails_before_anything_is_stored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("RAY_AUTH_TOKEN", raising=False)
    monkeypatch.delenv("RAY_AUTH_TOKEN_PATH", raising=False)
    words = ("games", SAMPLE_GAME, "--games", 10, "--to", tmp_path / "study", "--cluster", "127.0.0.1:1")
    code, _, err = run_command(capsys, *words)
    assert code == 1 and "token" in err
    assert not (tmp_path / "study").exists()
