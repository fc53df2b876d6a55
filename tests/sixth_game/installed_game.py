"""A sixth game outside Kwoon: `kwoon new-game` writes it, and a `.dist-info` makes it an installed package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from kwoon.new_game import write_new_game

ROOT = Path(__file__).parents[2]
TITLE = "Tiger Claw"
GAME = "tiger-claw"
PACKAGE = "tiger_claw"
DEFINITION = "tiger_claw.definition:TigerClawDefinition"
CIRCLE = "crane-circle"
"""A changed new game: three players and face-down cards on the table."""
CIRCLE_DEFINITION = "tests.sixth_game.crane_circle.definition:CraneCircleDefinition"


def write_dist_info(folder: Path, package: str, entry_points: str) -> None:
    """Make a folder on the path look as if pip had installed a package there."""
    info = folder / f"{package}-0.1.0.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 0.1.0\n", encoding="utf-8")
    info.joinpath("entry_points.txt").write_text(f"[kwoon.games]\n{entry_points}\n", encoding="utf-8")


def install_game(folder: Path) -> Path:
    """Write and install the game; return the folder to put on the path."""
    write_new_game(TITLE, folder)
    write_dist_info(folder / "src", PACKAGE, f"{GAME} = {DEFINITION}")
    return folder / "src"


def install_crane_circle(site: Path) -> None:
    """Install Crane Circle into a folder on the path. Its package is in the tests."""
    write_dist_info(site, "crane_circle", f"{CIRCLE} = {CIRCLE_DEFINITION}")


def run_python(site: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python with the installed packages in `site`."""
    path = os.pathsep.join([str(site), str(ROOT), os.environ.get("PYTHONPATH", "")])
    env = os.environ | {"PYTHONPATH": path, "XDG_DATA_HOME": str(site.parent / "data")}
    return subprocess.run(
        [sys.executable, *arguments], env=env, cwd=ROOT, capture_output=True, text=True, input=typed, check=False
    )
