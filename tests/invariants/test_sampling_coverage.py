"""Laws about sampling, based on what the ledgers hide: every possible arrangement is sampled eventually."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kwoon.core.dice import Dice, LiveDice
from kwoon.core.game import State, View
from tests.invariants.hidden_info import Memory
from tests.invariants.random_playthroughs import Stage, stages
from tests.invariants.tables import SHELF, Table, at_every_table
from tests.slow import SLOW

Guess = Callable[[View, Dice], State]
TWINS = 24
PATIENCE = 3_000
"""A card with probability 1/100 in a place is missed less than once in ten billion runs."""


def answers(table: Table, state: State, eye: int) -> object:
    """Return the hidden answers of other seats."""
    return [state.draft(seat) for seat in table.seats if seat != eye and seat not in state.pending_seats()]


def stuck(table: Table, stage: Stage, guess: Guess) -> list[int]:
    """Return the seats that have something hidden from them and yet always sample the same."""
    dice = LiveDice(31)
    found = []
    for eye in table.eyes:

        def seen(state: State, eye: int = eye) -> object:
            return stage.memory.secret(state, eye), answers(table, state, eye)

        twins = [seen(stage.memory.twin(stage.state, eye, dice)) for _ in range(6)]
        if all(twin == twins[0] for twin in twins):
            continue
        view = stage.state.view(eye)
        first = seen(guess(view, dice))
        if all(seen(guess(view, dice)) == first for _ in range(60)):
            found.append(eye)
    return found


def missed(table: Table, stage: Stage, guess: Guess) -> set[object]:
    """Return the cards that could lie in some place for some seat but are never sampled there."""
    dice = LiveDice(32)
    for eye in table.eyes:
        could_be: set[object] = set()
        for _ in range(TWINS):
            could_be |= cards(stage.memory, stage.memory.twin(stage.state, eye, dice), eye)
        view = stage.state.view(eye)
        for _ in range(PATIENCE):
            could_be -= cards(stage.memory, guess(view, dice), eye)
            if not could_be:
                break
        if could_be:
            return {eye, *could_be}
    return set()


def cards(memory: Memory, state: State, eye: int) -> set[object]:
    """Return every hidden card with its place, except the deck, where most are."""
    return {
        (place, card) for place, held in memory.secret(state, eye) for card in held if place not in ("deck", "pile")
    }


@at_every_table
def test_guesses_vary_wherever_something_is_hidden(table: Table) -> None:
    """A bot would take a constant sample for the truth."""
    for stage in stages(table, (20 if SLOW else 60) // len(table.eyes), 7_000, every=6):
        assert stuck(table, stage, table.game.sample_state) == []


@at_every_table
def test_whatever_could_be_is_guessed(table: Table) -> None:
    """Card by card; test_tiny_deck checks every arrangement of a small deck."""
    for stage in stages(table, 1 if SLOW else 2, 7_500, every=20):
        assert missed(table, stage, table.game.sample_state) == set()


@pytest.mark.parametrize("box", ["fight", "dragon-punch", "kung-fur-fight", "kung-fu-2014", "kung-fu-2019"])
def test_a_guess_that_never_changes_is_noticed(box: str) -> None:
    table = next(table for table in SHELF if table.box.id == box)

    def always_the_same(view: View, dice: Dice) -> State:
        return table.game.sample_state(view, LiveDice(1))

    some = list(stages(table, 20, 8_000, every=20))
    assert any(stuck(table, stage, always_the_same) for stage in some)
    assert any(missed(table, stage, always_the_same) for stage in some)
