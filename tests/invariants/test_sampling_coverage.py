"""Every arrangement that is possible according to the clauses is sampled eventually."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kwoon.core.dice import Dice, LiveDice
from kwoon.core.game import State, View
from kwoon.hidden_info import HiddenInfoSpec
from kwoon.registry import all_games
from tests.interpreted_rules import SLOW
from tests.invariants.random_playthroughs import PlayedMove, random_moves
from tests.invariants.tables import REGISTERED_TABLES, InvariantTable, at_every_table

Sampler = Callable[[View, Dice], State]
NUM_TWINS = 24
MAX_SAMPLES = 3_000
"""With this many samples, a card that is in a place with probability 1/100 is missed less than once in ten billion
runs."""


def hidden_moves(table: InvariantTable, state: State, viewer: int) -> object:
    return [state.draft(seat) for seat in table.seats if seat != viewer and seat not in state.pending_seats()]


def seats_with_constant_samples(table: InvariantTable, step: PlayedMove, sampler: Sampler) -> list[int]:
    """Return the viewers who always get the same sample although something is hidden from them."""
    dice = LiveDice(31)
    constant = []
    for viewer in table.viewers:

        def hidden_part(state: State, viewer: int = viewer) -> object:
            return step.spec.hidden_cards(state, viewer), hidden_moves(table, state, viewer)

        twins = [hidden_part(step.spec.twin(step.state, viewer, dice)) for _ in range(6)]
        if all(twin == twins[0] for twin in twins):
            continue
        view = step.state.view(viewer)
        first = hidden_part(sampler(view, dice))
        if all(hidden_part(sampler(view, dice)) == first for _ in range(60)):
            constant.append(viewer)
    return constant


def unsampled_cards(table: InvariantTable, step: PlayedMove, sampler: Sampler) -> set[object]:
    """Return cards that could be in some place according to a viewer's knowledge but are never sampled there."""
    dice = LiveDice(32)
    for viewer in table.viewers:
        possible: set[object] = set()
        for _ in range(NUM_TWINS):
            possible |= cards(step.spec, step.spec.twin(step.state, viewer, dice), viewer)
        view = step.state.view(viewer)
        for _ in range(MAX_SAMPLES):
            possible -= cards(step.spec, sampler(view, dice), viewer)
            if not possible:
                break
        if possible:
            return {viewer, *possible}
    return set()


def cards(spec: HiddenInfoSpec, state: State, viewer: int) -> set[object]:
    """Return every hidden card and its place, except for the deck or pile, which holds most of them."""
    return {
        (place, card)
        for place, held in spec.hidden_cards(state, viewer)
        for card in held
        if place not in ("deck", "pile")
    }


@at_every_table
def test_samples_vary_wherever_something_is_hidden(table: InvariantTable) -> None:
    """A bot would mistake a constant sample for the truth."""
    for step in random_moves(table, (20 if SLOW else 60) // len(table.viewers), 7_000, every=6):
        assert seats_with_constant_samples(table, step, table.game.sample_state) == []


@at_every_table
def test_every_possible_card_location_is_sampled(table: InvariantTable) -> None:
    """The locations are checked card by card. For small decks, test_leaks_exhaustive.py covers every arrangement."""
    for step in random_moves(table, 1 if SLOW else 2, 7_500, every=20):
        assert unsampled_cards(table, step, table.game.sample_state) == set()


@pytest.mark.parametrize("definition", [definition.id for definition in all_games()])
def test_constant_sampler_is_detected(definition: str) -> None:
    table = next(table for table in REGISTERED_TABLES if table.definition.id == definition)

    def constant_sampler(view: View, dice: Dice) -> State:
        return table.game.sample_state(view, LiveDice(1))

    steps = list(random_moves(table, 20, 8_000, every=20))
    assert any(seats_with_constant_samples(table, step, constant_sampler) for step in steps)
    assert any(unsampled_cards(table, step, constant_sampler) for step in steps)
