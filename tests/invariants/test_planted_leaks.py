"""Tests of the leak tests: every planted leak is found in its channel and in no other."""

from __future__ import annotations

import pytest

from kwoon.core.dice import LiveDice
from tests.games.fight.test_leaks_exhaustive import exhaust
from tests.invariants.indistinguishable_pairs import compare_with_samples, play_in_lockstep
from tests.invariants.leaks import CHANNELS, Search, SeenPosition, Source, compare
from tests.invariants.planted_leaks import (
    PLANTED_LEAKS,
    EventsShownToSpectators,
    OtherHandInView,
    UnredactedEvents,
    UnredactedLog,
    full_state,
)
from tests.invariants.tables import REGISTERED_TABLES, TABLES, InvariantTable

FIGHT_TABLE = next(table for table in REGISTERED_TABLES if table.definition.id == "fight")
TINY_TABLE = next(table for table in TABLES if table.label == "fight-tiny")
# Events occur between positions, so these leaks are found only in pairs of games played in parallel.
EVENT_LEAKS = (UnredactedEvents, UnredactedLog, EventsShownToSpectators)

planted_in_positions = pytest.mark.parametrize(
    "leak", [leak for leak in PLANTED_LEAKS if leak not in EVENT_LEAKS], ids=lambda leak: leak.__name__
)
planted = pytest.mark.parametrize("leak", PLANTED_LEAKS, ids=lambda leak: leak.__name__)
at_both = pytest.mark.parametrize("table", [FIGHT_TABLE, TINY_TABLE], ids=lambda table: table.label)


def search_for(leak: type[Source]) -> Search:
    return Search(leak(), max_leaks=5)


def assert_detected(search: Search, leak: type[Source]) -> None:
    assert set(search.leaks) == {PLANTED_LEAKS[leak]}


@planted
@at_both
def test_lockstep_pairs_detect_every_planted_leak(table: InvariantTable, leak: type[Source]) -> None:
    assert_detected(play_in_lockstep(table, 1_000, 50, search_for(leak)), leak)


@planted_in_positions
@at_both
def test_sampled_states_detect_every_planted_position_leak(table: InvariantTable, leak: type[Source]) -> None:
    assert_detected(compare_with_samples(table, 90, 60, 3, search_for(leak)), leak)


@planted_in_positions
def test_all_arrangements_detect_every_planted_position_leak(leak: type[Source]) -> None:
    assert_detected(exhaust(6, search_for(leak)), leak)


def test_added_channel_is_compared() -> None:
    def by_wire(moment: SeenPosition) -> bytes:
        return repr(full_state(moment.state).hands).encode()

    state = FIGHT_TABLE.deal(LiveDice(1))
    twin = FIGHT_TABLE.game.sample_state(state.view(0), LiveDice(2))
    assert compare(
        SeenPosition(FIGHT_TABLE, state, 0), SeenPosition(FIGHT_TABLE, twin, 0), {**CHANNELS, "wire": by_wire}
    ) == ["wire"]


def test_leak_report_names_table_seat_and_channel() -> None:
    search = compare_with_samples(FIGHT_TABLE, 4, 1, 9, Search(OtherHandInView()))
    assert search.example.startswith("fight-2: A spectator can distinguish two positions")
    assert "fields of its view" in search.example
    assert "other_hand" in search.example
