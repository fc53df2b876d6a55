"""Helpers shared by the conftest modules of all games."""

from __future__ import annotations

import pytest
from pytest_bdd import then

from tests.rules.scenario_game import ScenarioTable
from tests.rules.step_parsing import Facts, FactStepParser


def register_facts(known: Facts) -> object:
    """Return the fixture `facts` of one game and register its facts as steps of the calling conftest."""

    @then(FactStepParser(known), stacklevel=2)
    def fact_holds(table: ScenarioTable, default_position: None, fact: str) -> None:
        for seat in table.viewers("all"):
            known.check(fact, table, table.state.view(seat))

    return pytest.fixture(name="facts")(lambda: known)
