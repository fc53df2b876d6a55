"""Nothing leaks: tested at random at every table, and exhaustively on a tiny deck."""

from __future__ import annotations

from kwoon.core.dice import LiveDice, RiggedDice
from kwoon.core.events import Log
from tests.invariants.indistinguishable_pairs import COINS, drawings, guessed, lockstep
from tests.invariants.leaks import Search
from tests.invariants.tables import Table, at_every_table, share, told


@at_every_table
def test_no_seat_can_tell_a_position_from_one_that_it_could_imagine(table: Table) -> None:
    positions = share(2_000)
    search = guessed(table, positions, 1_000, 4, Search())
    assert not search.leaks, search.example
    assert search.compared >= positions * len(table.eyes)


@at_every_table
def test_no_seat_can_tell_games_apart_that_differ_in_what_others_hold_choose_and_draw(table: Table) -> None:
    search = lockstep(table, share(5_000), 2_000, Search())
    assert not search.leaks, search.example
    assert search.compared > search.unlike


@at_every_table
def test_the_pairs_draw_the_same_cards_by_name(table: Table) -> None:
    """If a game drew cards without an event listed in DRAWS, few pairs would be comparable."""
    for seed in range(min(20, share(600))):
        dice = LiveDice(seed)
        log = Log()
        state = table.deal(dice, log)
        log.take()
        while state.prompts():
            ask = state.prompts()[0]
            move = ask.moves[dice.roll(len(ask.moves))]
            twin = state.copy()
            state.apply(ask.seat, move, RiggedDice(dice, [], list(COINS)))
            events = log.take()
            script = [card for event in drawings(table, events) for card in event.cards]
            twin.log = again = Log()
            twin.apply(ask.seat, move, RiggedDice(LiveDice(0), script, list(COINS), exact=True))
            assert told(again.take()) == told(events)
            assert script == []
