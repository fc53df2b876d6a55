"""Nothing leaks with a deck of nine cards: every arrangement of unseen cards looks the same to a seat."""

from __future__ import annotations

from kwoon.core.dice import Dice, LiveDice
from kwoon.core.events import Event, EventLog
from kwoon.core.game import NO_MOVE
from kwoon.games.fight.rules.game import FightState
from tests.games.fight.indistinguishable_states import all_results, arrangements
from tests.invariants.leaks import Search, SeenPosition, probe
from tests.invariants.tables import TABLES, play

TINY = next(table for table in TABLES if table.label == "fight-tiny")


def exhaust(games: int, search: Search) -> Search:
    """Compare every position in some games with every arrangement of the cards that each viewer has not seen."""
    for seed in range(games):
        for state in play(TINY, 1_000 + seed):
            assert isinstance(state, FightState)
            for viewer in TINY.viewers:
                if search.is_finished():
                    return search
                first_data = probe(search.moment(TINY, state, viewer))
                for twin in arrangements(state, viewer):
                    second_data = probe(search.moment(TINY, twin, viewer))
                    search.compared += 1
                    search.leaks.update(name for name in first_data if first_data[name] != second_data[name])
    return search


def test_every_arrangement_of_unseen_cards_looks_the_same() -> None:
    search = exhaust(15, Search())
    assert not search.leaks
    assert search.compared > 4_000


def test_arrangements_are_distinct_possible_states() -> None:
    checked = 0
    for state in play(TINY, 7):
        assert isinstance(state, FightState)
        for viewer in TINY.viewers:
            arrangements_found = list(arrangements(state, viewer))
            assert all(twin.all_cards() == TINY.game.all_cards() for twin in arrangements_found)
            hands = {(tuple(map(sorted_tuple, twin.hands)), tuple(twin.first_moves)) for twin in arrangements_found}
            assert len(hands) == len(arrangements_found)
            assert (tuple(map(sorted_tuple, state.hands)), tuple(state.first_moves)) in hands
            checked += len(arrangements_found)
    assert checked > 100


def sorted_tuple(cards: list[int]) -> tuple[int, ...]:
    return tuple(sorted(cards))


def test_equal_views_come_with_equal_events_for_all_rolls() -> None:
    groups = 0
    compared = 0
    for seed in range(10):
        for state in play(TINY, 2_000 + seed):
            assert isinstance(state, FightState)
            pending = state.pending_seats()
            for viewer in TINY.seats:
                if pending == (viewer,):
                    prompt = state.prompt(viewer)
                    assert prompt is not None
                    for move in prompt.moves:
                        sizes = count_indistinguishable_results(state, viewer, move)
                        groups += len(sizes)
                        compared += sum(size - 1 for size in sizes)
    assert groups > 200
    assert compared > 2_000


def count_indistinguishable_results(state: FightState, viewer: int, move: int) -> list[int]:
    """Play a move from every arrangement with all rolls. Check that equal views come with equal results, and return the
    number of results for each view."""
    results_by_view: dict[object, list[object]] = {}
    for twin in arrangements(state, viewer):
        events: list[Event] = []

        def run(dice: Dice, twin: FightState = twin, events: list[Event] = events) -> FightState:
            after = twin.copy()
            after.log = log = EventLog()
            after.apply(viewer, move, dice)
            events[:] = log.take_events()
            return after

        for after in all_results(run, max_rolls=3):
            drafts = tuple(twin.first_moves[seat] for seat in TINY.seats if twin.first_moves[seat] != NO_MOVE)
            data = probe(SeenPosition(TINY, after, viewer, list(events)))
            results_by_view.setdefault((after.view(viewer), drafts), []).append(data)
    for group in results_by_view.values():
        assert all(data == group[0] for data in group)
    return [len(group) for group in results_by_view.values()]


def test_samples_cover_exactly_the_possible_arrangements() -> None:
    for state in play(TINY, 11):
        assert isinstance(state, FightState)
        for viewer in TINY.viewers:
            possible = {tuple(map(sorted_tuple, twin.hands)) for twin in arrangements(state, viewer)}
            arrangements_found = set()
            for seed in range(40 * len(possible)):
                sample = TINY.game.sample_state(state.view(viewer), LiveDice(seed))
                assert isinstance(sample, FightState)
                arrangements_found.add(tuple(map(sorted_tuple, sample.hands)))
                if arrangements_found == possible:
                    break
            assert arrangements_found == possible
