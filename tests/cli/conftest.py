"""Runs `kwoon` in this process with prepared input and a temporary folder for records."""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from kwoon.cli import main
from kwoon.printing import assets

BUILT = Path(__file__).parents[2] / "web/dist"


@dataclass
class CliResult:
    code: int
    out: str
    err: str


Kwoon = Callable[..., CliResult]


@pytest.fixture
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "kwoon" / "records"


@pytest.fixture
def kwoon(records: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Kwoon:
    def run(*arguments: str, typed: str = "") -> CliResult:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        try:
            code = main(list(arguments))
        except SystemExit as stop:
            code = int(stop.code or 0)
        result = capsys.readouterr()
        return CliResult(code, result.out, result.err)

    return run


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the installed package has no card images and fonts, use those from the last build."""
    if "KWOON_WEB" not in os.environ and not assets.drawings_folder().joinpath("drawings.json").is_file():
        if not (BUILT / "print").is_dir():
            pytest.skip("The browser client is not built.")
        monkeypatch.setenv("KWOON_WEB", str(BUILT))
