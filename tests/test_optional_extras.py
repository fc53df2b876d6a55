"""The installed package has a small base, and clear messages say which extra is needed."""

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

RUN_WITHOUT_MODULES = """
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


def packages(requirements: list[str]) -> list[str]:
    return [re.split(r"[^A-Za-z0-9_-]", each.lower())[0] for each in requirements]


def hall_modules() -> str:
    names = packages(PROJECT["optional-dependencies"]["hall"])
    return " ".join(MODULES.get(name, name) for name in names)


def run_kwoon(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run `kwoon` without the packages in the hall extra."""
    command = [sys.executable, "-c", RUN_WITHOUT_MODULES, hall_modules(), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120, input="")


def test_base_dependencies_exclude_server_packages() -> None:
    assert len(PROJECT["dependencies"]) <= 5
    assert not set(packages(PROJECT["dependencies"])) & set(packages(PROJECT["optional-dependencies"]["hall"]))


def test_version_matches_pyproject_and_changelog() -> None:
    assert PROJECT["version"] == __version__
    assert f"## [{__version__}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "fight", "--games", "4"),
        ("duel", "fight", "random", "random", "--games", "4"),
        ("rules", "fight", "tie"),
        ("cards", "fight"),
        ("play", "fight"),
    ],
)
def test_base_commands_run_without_hall_extra(arguments: tuple[str, ...]) -> None:
    result = run_kwoon(*arguments)
    assert result.returncode == 0, result.stderr


def test_serve_without_hall_extra_names_the_install_command() -> None:
    result = run_kwoon("serve")
    assert result.returncode == 1
    assert "pip install 'kwoon[hall]'" in result.stderr
    assert "Traceback" not in result.stderr
