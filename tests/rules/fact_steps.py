"""A helper shared by the conftest modules of all games."""

from __future__ import annotations

import pytest
from pytest_bdd import then

from tests.rules.scenario_game import ScenarioTable
from tests.rules.step_parsing import Facts, FactStepParser


def register_facts(known: Facts) -> object:
    """Register a game's facts as steps in the calling conftest, and return its `facts` fixture."""

    @then(FactStepParser(known), stacklevel=2)
    def fact_holds(table: ScenarioTable, default_position: None, fact: str) -> None:
        for seat in table.viewers("all"):
            known.check(fact, table, table.state.view(seat))

    return pytest.fixture(name="facts")(lambda: known)
