"""The installed package: a small base, and clear messages where an extra is needed."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from kwoon import __version__

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

WITHOUT = """
import importlib.abc, sys

class Missing(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in sys.argv[1].split():
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
from kwoon.cli import main
sys.exit(main(sys.argv[2:]))
"""
MODULES = {"psycopg": "psycopg", "prometheus-client": "prometheus_client", "sqlalchemy": "sqlalchemy"}


def packages(wanted: list[str]) -> list[str]:
    """Return the names of required packages."""
    return [re.split(r"[^A-Za-z0-9_-]", each.lower())[0] for each in wanted]


def hall_modules() -> str:
    names = packages(PROJECT["optional-dependencies"]["hall"])
    return " ".join(MODULES.get(name, name) for name in names)


def kwoon(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command without the packages of the hall extra."""
    command = [sys.executable, "-c", WITHOUT, hall_modules(), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120, input="")


def test_the_base_asks_for_nothing_of_a_server() -> None:
    assert len(PROJECT["dependencies"]) <= 4
    assert not set(packages(PROJECT["dependencies"])) & set(packages(PROJECT["optional-dependencies"]["hall"]))


def test_the_version_is_said_once_for_everybody() -> None:
    assert PROJECT["version"] == __version__
    assert f"## [{__version__}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "fight", "--games", "4"),
        ("duel", "fight", "random", "random", "--games", "4"),
        ("rules", "fight", "tie"),
        ("cards", "fight"),
        ("play", "fight"),
    ],
)
def test_the_base_does_its_work_without_the_hall(words: tuple[str, ...]) -> None:
    done = kwoon(*words)
    assert done.returncode == 0, done.stderr


def test_the_hall_says_what_to_install() -> None:
    done = kwoon("serve")
    assert done.returncode == 1
    assert "pip install 'kwoon[hall]'" in done.stderr
    assert "Traceback" not in done.stderr
