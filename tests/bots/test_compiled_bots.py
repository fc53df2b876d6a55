"""Compiled and interpreted bots choose the same moves."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots.move_fingerprints import report
from tests.invariants.random_records import kind_of_rules

ROOT = Path(__file__).parents[2]


def test_compiled_and_interpreted_bots_choose_the_same_moves() -> None:
    if kind_of_rules() != "compiled":
        # A run of `make test` with compiled rules must not skip the comparison unnoticed.
        assert os.environ.get("KWOON_RULES") != "compiled", "The rules are not compiled; `make test` compiles them."
        pytest.skip("compared when the compiled bots are tested")
    result = subprocess.run(
        [sys.executable, "-m", "tests.bots.move_fingerprints"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "src"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout.splitlines() == ["interpreted", *report()[1:]]
