"""One source, two speeds: compiled and interpreted bots choose the same moves."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots.choices import report
from tests.laws.records import kind

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(kind() != "compiled", reason="compared when the compiled bots are tested")
def test_compiled_and_interpreted_bots_choose_the_same_moves() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.bots.choices"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "src"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["interpreted", *report()[1:]]
