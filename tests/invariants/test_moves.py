"""Invariants of moves: rejected moves change nothing, sealed moves stay hidden, drafts can be taken back."""

from __future__ import annotations

from itertools import permutations

import pytest

from kwoon.core.dice import Dice, LiveDice, RecordingDice
from kwoon.core.events import EventLog
from kwoon.core.game import CONCEDE, TAKE_BACK, IllegalMove, State
from tests.invariants.declared_invariants import invariants_of
from tests.invariants.tables import (
    InvariantTable,
    at_every_table,
    complete_draft,
    evenly_spread,
    event_values,
    finish,
    positions_with_simultaneous_prompts,
    random_positions,
    share_per_table,
    snapshot,
)


def error_of_illegal_move(state: State, seat: int, move: int) -> str:
    """Make an illegal move, which must not roll dice, and return the error message."""
    dice = RecordingDice(LiveDice(1))
    with pytest.raises(IllegalMove) as refused:
        state.apply(seat, move, dice)
    assert dice.take_rolls() == []
    sentence = str(refused.value)
    assert sentence[0].isupper() or sentence[0] in "-'0123456789", sentence
    assert sentence.endswith(".")
    assert "  " not in sentence
    return sentence


def illegal_moves(table: InvariantTable, state: State, seat: int) -> list[int]:
    """Return moves that are illegal for this seat, and numbers that are not moves."""
    prompt = state.prompt(seat)
    legal = [] if prompt is None else prompt.moves
    size = table.game.num_distinct_moves()
    numbers = [*evenly_spread(list(range(size)), 100), size, size + 1, 2**31, 2**62, -3, -100, -(2**31)]
    return [move for move in numbers if move not in legal]


@at_every_table
def test_illegal_move_is_rejected_and_changes_nothing(table: InvariantTable) -> None:
    for state in random_positions(table, share_per_table(400), 1_000, every=15):
        before = snapshot(table, state)
        for seat in (*table.seats, -1, -5, len(table.seats), 1_000):
            for move in illegal_moves(table, state, seat):
                error_of_illegal_move(state, seat, move)
            assert snapshot(table, state) == before
        finish(state.copy(), LiveDice(5))


@at_every_table
def test_illegal_move_error_lists_legal_moves(table: InvariantTable) -> None:
    for state in random_positions(table, share_per_table(1_000), 2_000, every=8):
        for seat in table.seats:
            prompt = state.prompt(seat)
            illegal = illegal_moves(table, state, seat)
            sentence = error_of_illegal_move(state, seat, illegal[len(illegal) // 2])
            if state.outcome() is not None:
                assert sentence == "The game is over."
            elif prompt is not None:
                assert all(table.game.format_move(move) in sentence for move in prompt.moves)
            elif state.draft(seat):
                assert "take your move back" in sentence
        assert "seat" in error_of_illegal_move(state, len(table.seats), 0) or state.outcome() is not None


@at_every_table
@pytest.mark.parametrize("move", [2**63, -(2**63) - 1, 10**30])
def test_move_number_out_of_range_is_rejected(table: InvariantTable, move: int) -> None:
    for state in random_positions(table, 10, 3_000, every=15):
        before = snapshot(table, state)
        for seat in table.seats:
            error_of_illegal_move(state, seat, move)
        assert snapshot(table, state) == before


@at_every_table
def test_take_back_restores_previous_position_move_by_move(table: InvariantTable) -> None:
    taken = 0
    prompted = 0
    dice = LiveDice(4)
    for state in random_positions(table, share_per_table(2_500), 4_000, every=5):
        for prompt in state.prompts():
            prompted += 1
            seat = int(prompt.seat)
            other = state.copy()
            for before in reversed(draft_step_by_step(table, other, seat, dice)):
                other.apply(seat, TAKE_BACK, LiveDice(4))
                assert snapshot(table, other) == before
                taken += 1
            if not other.draft(seat):
                assert error_of_illegal_move(other, seat, TAKE_BACK) == "There is nothing to take back."
    assert taken >= prompted * invariants_of(table.definition).min_drafted_moves


def draft_step_by_step(table: InvariantTable, state: State, seat: int, dice: Dice) -> list[object]:
    """Draft moves for a seat until the next one would resolve the position; return a snapshot before each move."""
    snapshots: list[object] = []
    prompt = state.prompt(seat)
    while prompt is not None:
        move = prompt.moves[dice.roll(len(prompt.moves))]
        further = state.copy()
        further.apply(seat, move, LiveDice(4))
        if not further.draft(seat):
            break
        snapshots.append(snapshot(table, state))
        state.apply(seat, move, dice)
        prompt = state.prompt(seat)
    return snapshots


@at_every_table
def test_take_back_after_resolution_is_rejected(table: InvariantTable) -> None:
    """A take-back must not allow a second choice after other seats have revealed theirs."""
    for state in random_positions(table, share_per_table(3_000), 5_000, every=2):
        for seat in table.seats:
            if not state.draft(seat):
                error_of_illegal_move(state, seat, TAKE_BACK)


@at_every_table
def test_take_back_after_game_over_is_rejected(table: InvariantTable) -> None:
    for state in ends_by_concession(table, 5_500):
        for seat in table.seats:
            assert error_of_illegal_move(state, seat, TAKE_BACK) == "The game is over."


@at_every_table
def test_sealed_moves_in_any_arrival_order_give_same_result(table: InvariantTable) -> None:
    for state in positions_with_simultaneous_prompts(table, share_per_table(800), 6_000, every=4):
        seats = [int(prompt.seat) for prompt in state.prompts()]
        results = []
        for order in list(permutations(seats))[:24]:
            other = state.copy()
            other.log = log = EventLog()
            resolving_dice = LiveDice(66)
            for seat in order:
                complete_draft(other, seat, LiveDice(seat), resolving_dice)
            results.append((snapshot(table, other), event_values(log.take_events())))
        assert all(result == results[0] for result in results)


@at_every_table
def test_sealed_move_shows_other_seats_only_that_it_was_made(table: InvariantTable) -> None:
    for state in positions_with_simultaneous_prompts(table, share_per_table(600), 7_000, every=4):
        pending = [int(prompt.seat) for prompt in state.prompts()]
        for seat in pending:
            others = [viewer for viewer in table.viewers if viewer != seat]
            before = [without_pending_seats(state, viewer) for viewer in others]
            prompt = state.prompt(seat)
            assert prompt is not None
            for move in evenly_spread(prompt.moves, 8):
                other = state.copy()
                other.log = log = EventLog()
                resolving_dice = RecordingDice(LiveDice(1))
                other.apply(seat, move, resolving_dice)
                assert list(other.pending_seats()) in (pending, [each for each in pending if each != seat])
                complete_draft(other, seat, LiveDice(move), resolving_dice)
                assert [without_pending_seats(other, viewer) for viewer in others] == before
                assert list(other.pending_seats()) == [each for each in pending if each != seat]
                assert log.take_events() == []
                assert resolving_dice.take_rolls() == []


def without_pending_seats(state: State, viewer: int) -> tuple[dict[str, object], object]:
    facts = state.view(viewer).as_dict()
    del facts["pending_seats"]
    prompt = state.prompt(viewer)
    return facts, None if prompt is None else prompt.as_tuple()


@at_every_table
def test_concession_ends_game_or_leaves_consistent_state(table: InvariantTable) -> None:
    for state in random_positions(table, share_per_table(1_500), 8_000, every=8):
        for seat in table.seats:
            other = state.copy()
            other.log = log = EventLog()
            if is_out(state, seat):
                continue
            if state.outcome() is not None:
                before = snapshot(table, other)
                assert error_of_illegal_move(other, seat, CONCEDE) == "The game is over."
                assert snapshot(table, other) == before
                continue
            other.apply(seat, CONCEDE, LiveDice(8))
            assert log.take_events()
            outcome = other.outcome()
            assert (outcome is None) == bool(other.prompts())
            if len(table.seats) == 2:
                assert outcome is not None
                assert outcome.winners() == [1 - seat]
            finish(other, LiveDice(9))
            assert other.all_cards() == table.game.all_cards()


def is_out(state: State, seat: int) -> bool:
    """Return whether a seat has left a running game. Check that it cannot concede again."""
    out = state.view(seat).as_dict().get("out", ())
    if not isinstance(out, tuple) or not out or out[seat] == 0 or state.outcome() is not None:
        return False
    assert error_of_illegal_move(state, seat, CONCEDE) == "You are already out of the game."
    return True


@at_every_table
def test_views_after_game_over_have_no_drafts_or_pending_seats(table: InvariantTable) -> None:
    for state in ends_by_concession(table, 8_500):
        for viewer in table.viewers:
            assert state.view(viewer).draft == ()
            assert state.view(viewer).pending_seats == ()


def ends_by_concession(table: InvariantTable, seed: int) -> list[State]:
    """Return games that ended because all other seats conceded, some of them while a sealed move was pending."""
    ends = []
    for state in random_positions(table, share_per_table(800), seed, every=6):
        for remaining in table.seats:
            other = state.copy()
            for seat in table.seats:
                if seat != remaining and other.outcome() is None and not is_out(other, seat):
                    other.apply(seat, CONCEDE, LiveDice(8))
            assert other.outcome() is not None
            ends.append(other)
    return ends


@at_every_table
def test_default_move_is_legal_and_changes_nothing(table: InvariantTable) -> None:
    for seed in range(share_per_table(150)):
        state = table.deal(LiveDice(9_000 + seed))
        dice = LiveDice(seed)
        while state.prompts():
            before = snapshot(table, state)
            for prompt in state.prompts():
                move = state.default_move(prompt.seat, dice)
                assert move in prompt.moves
            assert snapshot(table, state) == before
            state.apply(prompt.seat, move, dice)
        for seat in table.seats:
            with pytest.raises(IllegalMove):
                state.default_move(seat, dice)
