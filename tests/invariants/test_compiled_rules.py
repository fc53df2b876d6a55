"""Compiled and interpreted rules give identical games, dice rolls and texts."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest

from tests.invariants.random_records import GAMES, kind_of_rules, report

ROOT = Path(__file__).parents[2]


def installed_compiled_rules() -> Path | None:
    try:
        home = Path(str(distribution("kwoon").locate_file("kwoon")))
    except PackageNotFoundError:
        return None
    return home if home != ROOT / "src/kwoon" and list(home.glob("core/dice.*.so")) else None


def why_not_compiled() -> str:
    """Return why compiled rules cannot be compared here, or an empty string."""
    home = installed_compiled_rules()
    if home is None:
        return "no compiled rules are installed; `make test` installs them if there is a C compiler"
    package = ROOT / "src/kwoon"
    for source in (source for part in ("core", "games", "learn") for source in package.glob(f"{part}/**/*.py")):
        installed_copy = home / source.relative_to(package)
        if not installed_copy.exists() or installed_copy.read_bytes() != source.read_bytes():
            return (
                f"the installed rules were built from other sources ({source.name} differs); `make test` rebuilds them"
            )
    return ""


# `make test` also runs this test with KWOON_RULES=compiled, where the comparison must happen.
@pytest.mark.skipif(os.environ.get("KWOON_RULES") == "interpreted", reason="compared in the run with compiled rules")
def test_compiled_and_interpreted_rules_give_same_records() -> None:
    other = "interpreted" if kind_of_rules() == "compiled" else "compiled"
    if other == "compiled" and why_not_compiled():
        # Under `make test` both kinds of rules exist, and a skipped comparison would go unnoticed.
        assert os.environ.get("KWOON_RULES") != "compiled", why_not_compiled()
        pytest.skip(why_not_compiled())
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if other == "interpreted":
        environment["PYTHONPATH"] = "src"
    command = [sys.executable, "-m", "tests.invariants.random_records"]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as other_process:
        here = report(GAMES)
        output, errors = other_process.communicate(timeout=600)
    assert other_process.returncode == 0, errors
    assert output.splitlines() == [other, *here[1:]]
