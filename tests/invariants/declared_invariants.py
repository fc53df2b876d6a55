"""The facts that games state about themselves for the invariant tests (their providers `invariants`)."""

from __future__ import annotations

from kwoon.core.definition import GameDefinition
from kwoon.hidden_info import HiddenInfoSpec, Invariants
from kwoon.providers import find_provider
from tests.invariants.tables import InvariantTable


def invariants_of(definition: GameDefinition) -> Invariants:
    """Return the facts that a game states about itself."""
    invariants = find_provider(definition, "invariants")
    assert isinstance(invariants, Invariants), f"Add INVARIANTS to {definition.package}.invariants."
    return invariants


def make_spec(table: InvariantTable) -> HiddenInfoSpec:
    """Return a new specification for a game at this table."""
    return invariants_of(table.definition).make_spec(len(table.seats))
