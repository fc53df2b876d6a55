"""The rules under test are of the kind that the run claims to test: KWOON_RULES says compiled or interpreted."""

import os
import pkgutil
from importlib import import_module
from importlib.util import find_spec
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
