"""The view fields that are allowed. Every seat receives a new field, so adding one to the game's invariants must be a
deliberate decision."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from kwoon.core.definition import GameDefinition
from kwoon.core.dice import LiveDice
from kwoon.core.game import View
from kwoon.registry import all_games
from tests.invariants.declared_invariants import invariants_of
from tests.invariants.tables import InvariantTable, at_every_table, random_positions

COMMON_FIELDS = {"seat", "pending_seats", "draft"}


def listed_fields(definition: GameDefinition) -> set[str]:
    """Return the fields that the game's invariants list, and those of every view."""
    return COMMON_FIELDS | invariants_of(definition).view_fields


def attributes(view: object) -> set[str]:
    names = {name for name in dir(view) if not (name.startswith("__") and name.endswith("__"))}
    return {name for name in names if not callable(getattr(view, name))}


def unlisted(view: View, definition: GameDefinition) -> set[str]:
    return (attributes(view) | set(view.as_dict())) - listed_fields(definition)


@at_every_table
def test_view_has_exactly_the_listed_fields(table: InvariantTable) -> None:
    for state in random_positions(table, 20, 1, every=9):
        for viewer in table.viewers:
            view = state.view(viewer)
            assert unlisted(view, table.definition) == set()
            assert set(view.as_dict()) == listed_fields(table.definition)


@at_every_table
def test_attribute_added_to_view_is_not_in_its_dict(table: InvariantTable) -> None:
    """Only fields are in `as_dict()`, which is all that is sent, shown and compared."""
    view = table.deal(LiveDice(1)).view(0)
    try:
        object.__setattr__(view, "secret", (1, 2))
    except AttributeError:
        return  # compiled views accept no further attributes
    assert "secret" not in view.as_dict()
    assert unlisted(view, table.definition) == {"secret"}


@dataclass
class ViewWithExtraField:
    """A view with a field that someone added without considering who may see it."""

    seat: int
    pending_seats: tuple[int, ...]
    draft: tuple[int, ...]
    deck_order: tuple[int, ...]

    def facts(self) -> dict[str, object]:
        return dict(vars(self))


@pytest.mark.parametrize("definition", all_games(), ids=lambda definition: definition.id)
def test_unlisted_view_field_is_detected(definition: GameDefinition) -> None:
    view: object = ViewWithExtraField(0, (), (), (3, 1, 2))
    assert attributes(view) - listed_fields(definition) == {"deck_order"}
