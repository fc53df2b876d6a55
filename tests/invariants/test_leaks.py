"""Nothing leaks in random games at every table."""

from __future__ import annotations

from kwoon.core.dice import LiveDice, RiggedDice
from kwoon.core.events import EventLog
from tests.invariants.indistinguishable_pairs import COINS, compare_with_samples, draw_events, play_in_lockstep
from tests.invariants.leaks import Search
from tests.invariants.tables import InvariantTable, at_every_table, event_values, share_per_table


@at_every_table
def test_sampled_state_looks_the_same_to_seat_in_all_channels(table: InvariantTable) -> None:
    positions = share_per_table(2_000)
    search = compare_with_samples(table, positions, 1_000, 4, Search())
    assert not search.leaks, search.example
    assert search.compared >= positions * len(table.viewers)


@at_every_table
def test_games_differing_in_other_seats_secrets_look_the_same_to_seat(table: InvariantTable) -> None:
    search = play_in_lockstep(table, share_per_table(5_000), 2_000, Search())
    assert not search.leaks, search.example
    assert search.compared > search.incomparable, (
        "Most games could not be compared: a draw has no event in `draw_events`, or copy() or sample_state() loses a field."
    )


@at_every_table
def test_scripted_draws_reproduce_events_exactly(table: InvariantTable) -> None:
    """If a game drew cards without an event in its `draw_events`, few pairs would be comparable."""
    for seed in range(min(20, share_per_table(600))):
        dice = LiveDice(seed)
        log = EventLog()
        state = table.deal(dice, log)
        log.take_events()
        while state.prompts():
            prompt = state.prompts()[0]
            move = prompt.moves[dice.roll(len(prompt.moves))]
            twin = state.copy()
            state.apply(prompt.seat, move, RiggedDice(dice, [], list(COINS)))
            events = log.take_events()
            script = [card for event in draw_events(table, events) for card in event.cards]
            twin.log = twin_log = EventLog()
            twin.apply(prompt.seat, move, RiggedDice(LiveDice(0), script, list(COINS), exact=True))
            assert event_values(twin_log.take_events()) == event_values(events)
            assert script == []
