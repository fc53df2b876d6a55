"""Helpers shared by the conftest of every game."""

from __future__ import annotations

import pytest
from pytest_bdd import then

from tests.rules.step_parsing import Facts, FactSentence
from tests.rules.table import Table


def own_facts(known: Facts) -> object:
    """Return the fixture `facts` of one game and register its facts as steps of the calling conftest."""

    @then(FactSentence(known), stacklevel=2)
    def fact_holds(table: Table, anything: None, fact: str) -> None:
        for seat in table.readers("all"):
            known.hold(fact, table, table.state.view(seat))

    return pytest.fixture(name="facts")(lambda: known)
