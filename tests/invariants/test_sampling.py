"""Invariants of sampling: a sampled state is consistent with the view, depends on nothing else, and is drawn fairly."""

from __future__ import annotations

from kwoon.core.dice import LiveDice
from tests.invariants.tables import (
    InvariantTable,
    at_every_table,
    finish,
    random_positions,
    share_per_table,
    snapshot,
)


@at_every_table
def test_sampled_state_gives_the_view_it_was_sampled_from(table: InvariantTable) -> None:
    for state in random_positions(table, share_per_table(4_000), 1_000, every=4):
        for viewer in table.viewers:
            view = state.view(viewer)
            sample = table.game.sample_state(view, LiveDice(3))
            sampled = sample.view(viewer).as_dict()
            wrong = [name for name, value in view.as_dict().items() if sampled[name] != value]
            assert not wrong, f"sample_state() does not restore these fields of the view: {', '.join(wrong)}."
            assert sample.log is None
            assert sample.all_cards() == table.game.all_cards()
            state_prompt, sample_prompt = state.prompt(viewer), sample.prompt(viewer)
            assert (state_prompt and state_prompt.as_tuple()) == (sample_prompt and sample_prompt.as_tuple())
            assert sample.pending_seats() == state.pending_seats()
            assert (sample.outcome() is None) == (state.outcome() is None)


@at_every_table
def test_continued_draft_gets_same_prompts_in_sample_and_game(table: InvariantTable) -> None:
    """Bots rely on these prompts to finish their drafts on a sampled state."""
    for state in random_positions(table, share_per_table(900), 1_500, every=6):
        for viewer in state.pending_seats():
            game, sample = state.copy(), table.game.sample_state(state.view(viewer), LiveDice(3))
            prompt = game.prompt(viewer)
            while prompt is not None:
                move = prompt.moves[len(game.draft(viewer)) % len(prompt.moves)]
                drafted = (*game.draft(viewer), move)
                game.apply(viewer, move, LiveDice(5))
                sample.apply(viewer, move, LiveDice(5))
                assert (game.draft(viewer) == drafted) == (sample.draft(viewer) == drafted)
                if game.draft(viewer) != drafted:
                    break  # the position has resolved
                assert sample.view(viewer) == game.view(viewer)
                prompt, sample_prompt = game.prompt(viewer), sample.prompt(viewer)
                assert (prompt and prompt.as_tuple()) == (sample_prompt and sample_prompt.as_tuple())


@at_every_table
def test_sampled_state_can_be_played_to_the_end(table: InvariantTable) -> None:
    for state in random_positions(table, share_per_table(900), 2_000, every=10):
        for viewer in table.viewers:
            sample = table.game.sample_state(state.view(viewer), LiveDice(3))
            finish(sample, LiveDice(4))
            assert sample.outcome() is not None
            assert sample.all_cards() == table.game.all_cards()


@at_every_table
def test_sampling_changes_neither_view_nor_state(table: InvariantTable) -> None:
    for state in random_positions(table, share_per_table(300), 3_000, every=10):
        before = snapshot(table, state)
        for viewer in table.viewers:
            view = state.view(viewer)
            facts = repr(view.as_dict())
            finish(table.game.sample_state(view, LiveDice(3)), LiveDice(4))
            assert repr(view.as_dict()) == facts
        assert snapshot(table, state) == before


@at_every_table
def test_samples_from_equal_views_and_dice_are_equal(table: InvariantTable) -> None:
    """If they differed, sampling would use more information than the view."""
    for state in random_positions(table, share_per_table(1_500), 4_000, every=8):
        for viewer in table.viewers:
            view = state.view(viewer)
            twin = table.game.sample_state(view, LiveDice(5))
            first = table.game.sample_state(view, LiveDice(6))
            second = table.game.sample_state(twin.view(viewer), LiveDice(6))
            assert snapshot(table, first) == snapshot(table, second)
            finish(first, LiveDice(7))
            finish(second, LiveDice(7))
            assert snapshot(table, first) == snapshot(table, second)
