"""What the conftest of every game does alike."""

from __future__ import annotations

import pytest
from pytest_bdd import then

from tests.rules.sentences import Facts, FactSentence
from tests.rules.table import Table


def own_facts(known: Facts) -> object:
    """The fixture `facts` of one game; and its facts become sentences of the conftest that calls this."""

    @then(FactSentence(known), stacklevel=2)
    def fact_holds(table: Table, anything: None, fact: str) -> None:
        for seat in table.readers("all"):
            known.hold(fact, table, table.state.view(seat))

    return pytest.fixture(name="facts")(lambda: known)
