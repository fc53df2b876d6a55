"""Invariants that hold in every position in random games."""

from __future__ import annotations

import pickle

from kwoon.core.dice import LiveDice
from kwoon.core.events import EventLog
from kwoon.core.game import SPECTATOR, State
from kwoon.core.playout import play_randomly_and_count_moves
from tests.invariants.tables import (
    InvariantTable,
    at_every_table,
    event_values,
    play,
    random_positions,
    share_per_table,
    snapshot,
)


def assert_prompts_consistent(table: InvariantTable, state: State) -> None:
    prompts = state.prompts()
    assert (not prompts) == (state.outcome() is not None)
    seats = [prompt.seat for prompt in prompts]
    assert len(set(seats)) == len(seats)
    for prompt in prompts:
        assert prompt.seat in table.seats
        assert prompt.kind
        assert prompt.moves
        assert len(set(prompt.moves)) == len(prompt.moves)
        assert min(prompt.moves) >= 0
        assert max(prompt.moves) < table.game.num_distinct_moves()


@at_every_table
def test_prompts_exist_until_outcome_and_no_card_is_lost(table: InvariantTable) -> None:
    cards = table.game.all_cards()
    assert cards == sorted(cards)
    for seed in range(share_per_table(6_000)):
        for state in play(table, 1_000 + seed):
            assert_prompts_consistent(table, state)
            assert state.all_cards() == cards


@at_every_table
def test_playout_from_deal_ends_with_outcome(table: InvariantTable) -> None:
    for seed in range(share_per_table(3_000)):
        state = table.deal(LiveDice(20_000 + seed))
        assert play_randomly_and_count_moves(state, LiveDice(seed)) > 0
        assert state.outcome() is not None
        assert state.all_cards() == table.game.all_cards()


@at_every_table
def test_outcome_ranks_every_seat_and_has_text(table: InvariantTable) -> None:
    for seed in range(share_per_table(400)):
        *_, end = play(table, 30_000 + seed)
        outcome = end.outcome()
        assert outcome is not None
        places = outcome.places
        assert len(places) == len(table.seats)
        for place in places:
            better = [other for other in places if other < place]
            # After two winners, the next place may be 2 or 3.
            assert place in (1 + len(better), 1 + len(set(better)))
        assert outcome.winners() == [seat for seat in table.seats if places[seat] == 1]
        for viewer in table.viewers:
            reader = table.reader(viewer)
            assert_sentence(reader.say(table.loaded.text.describe_outcome(outcome)))


@at_every_table
def test_copied_state_is_equal_and_independent(table: InvariantTable) -> None:
    for state in random_positions(table, share_per_table(1_500), 40_000, every=12):
        before = snapshot(table, state)
        twin = state.copy()
        assert twin.log is None
        assert snapshot(table, twin) == before
        second_copy = twin.copy()
        play_randomly_and_count_moves(twin, LiveDice(1))
        assert snapshot(table, state) == before
        play_randomly_and_count_moves(second_copy.copy(), LiveDice(1))
        assert snapshot(table, second_copy) == before
        original = state.copy()
        early_copy = original.copy()
        play_randomly_and_count_moves(original, LiveDice(1))
        assert snapshot(table, original) == snapshot(table, twin)
        assert snapshot(table, early_copy) == before


@at_every_table
def test_prompts_stay_unchanged_as_game_continues(table: InvariantTable) -> None:
    for seed in range(share_per_table(100)):
        handed_out = [(prompt, prompt.as_tuple()) for state in play(table, 50_000 + seed) for prompt in state.prompts()]
        assert all(prompt.as_tuple() == facts for prompt, facts in handed_out)


@at_every_table
def test_game_with_log_equals_game_without_log(table: InvariantTable) -> None:
    for seed in range(share_per_table(400)):
        log = EventLog()
        logged_game = play(table, 60_000 + seed, log)
        for logged, unlogged in zip(logged_game, play(table, 60_000 + seed), strict=True):
            assert snapshot(table, logged) == snapshot(table, unlogged)
        assert event_values(log.take_events())


@at_every_table
def test_every_event_prompt_and_move_has_text_for_every_reader(table: InvariantTable) -> None:
    words = table.loaded.text
    for move in range(table.game.num_distinct_moves()):
        assert words.describe_move(move)
    for seed in range(share_per_table(100)):
        log = EventLog()
        for state in play(table, 70_000 + seed, log):
            for prompt in state.prompts():
                reader = table.reader(int(prompt.seat))
                assert_sentence(reader.say(words.describe_prompt(prompt, state.view(int(prompt.seat)))))
            for event in log.take_events():
                for viewer in table.viewers:
                    reader = table.reader(viewer)
                    line = reader.say(words.describe_event(event.as_seen_by(viewer)))
                    if line:
                        assert_sentence(line)


@at_every_table
def test_view_has_plain_values_and_survives_pickling(table: InvariantTable) -> None:
    for state in random_positions(table, share_per_table(800), 80_000, every=10):
        for viewer in table.viewers:
            view = state.view(viewer)
            assert view.seat == viewer
            assert view.pending_seats == tuple(prompt.seat for prompt in state.prompts())
            assert_plain(view.as_dict())
            again = pickle.loads(pickle.dumps(view))
            assert again == view
            assert hash(again) == hash(view)
            assert again.as_dict() == view.as_dict()
        assert state.view(SPECTATOR).draft == ()
        for prompt in state.prompts():
            assert pickle.loads(pickle.dumps(prompt)).as_tuple() == prompt.as_tuple()


def assert_sentence(text: str) -> None:
    assert not text[0].islower(), text
    assert text.endswith((".", "?", "。")), text
    assert "None" not in text and "  " not in text, text


def assert_plain(value: object) -> None:
    """Check that a value consists of plain data, so that it cannot refer to the state."""
    if isinstance(value, dict):
        for name in value:
            assert type(name) is str
            assert_plain(value[name])
    elif isinstance(value, tuple):
        for each in value:
            assert_plain(each)
    else:
        assert type(value) in (int, str, bool), type(value)
