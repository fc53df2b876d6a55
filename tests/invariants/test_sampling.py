"""Invariants of sampling: a sampled state is consistent with the view, depends on nothing else, and is drawn fairly."""

from __future__ import annotations

from itertools import combinations

from kwoon.core.dice import LiveDice
from kwoon.core.game import SPECTATOR
from kwoon.games.fight.rules.game import FightState
from kwoon.games.fight.view.view import FightView
from tests.invariants.tables import (
    TABLES,
    InvariantTable,
    at_every_table,
    finish,
    random_positions,
    share_per_table,
    snapshot,
)
from tests.invariants.uniformity import is_uniform

TINY_TABLE = next(table for table in TABLES if table.label == "fight-tiny")


@at_every_table
def test_sampled_state_gives_the_view_it_was_sampled_from(table: InvariantTable) -> None:
    for state in random_positions(table, share_per_table(4_000), 1_000, every=4):
        for viewer in table.viewers:
            view = state.view(viewer)
            sample = table.game.sample_state(view, LiveDice(3))
            assert sample.view(viewer) == view
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


def test_fight_possible_opponent_hands_are_sampled_uniformly() -> None:
    dice = LiveDice(11)
    for _ in range(4):
        state = TINY_TABLE.deal(LiveDice(dice.next_word()))
        for viewer in (0, 1):
            view = state.view(viewer)
            assert isinstance(view, FightView)
            unseen = sorted(set(TINY_TABLE.game.all_cards()) - {*view.hand, *view.row})
            counts = dict.fromkeys(combinations(unseen, view.hand_sizes[1 - viewer]), 0)
            for _ in range(200 * len(counts)):
                sample = TINY_TABLE.game.sample_state(view, dice)
                assert isinstance(sample, FightState)
                counts[tuple(sorted(sample.hands[1 - viewer]))] += 1
            assert is_uniform(list(counts.values()))


def test_fight_both_hands_are_sampled_uniformly_for_spectator() -> None:
    dice = LiveDice(12)
    view = TINY_TABLE.deal(LiveDice(5)).view(SPECTATOR)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(20_000):
        sample = TINY_TABLE.game.sample_state(view, dice)
        assert isinstance(sample, FightState)
        hands = (sample.hands[0][0], sample.hands[1][0])
        counts[hands] = counts.get(hands, 0) + 1
    # Of nine cards, two are in the row, so the first hand can have any of seven cards and the second any of six.
    assert len(counts) == 7 * 6
    assert is_uniform(list(counts.values()))


def test_fight_samples_keep_publicly_taken_cards_and_draw_rest_uniformly() -> None:
    table = TABLES[0]
    dice = LiveDice(13)
    checked = 0
    for state in random_positions(table, 80, 6_000, every=9):
        view = state.view(0)
        assert isinstance(view, FightView)
        num_hidden = view.hand_sizes[1] - len(view.shown[1])
        if not view.pending_seats or num_hidden == 0 or not view.deck:
            continue
        all_cards = set(state.all_cards())
        visible = {*view.hand, *view.row, *view.discard, *view.piles[0], *view.piles[1], *view.played, *view.shown[1]}
        counts = dict.fromkeys(all_cards - visible, 0)
        for _ in range(60 * len(counts)):
            sample = table.game.sample_state(view, dice)
            assert isinstance(sample, FightState)
            assert set(view.shown[1]) <= set(sample.hands[1])
            for card in set(sample.hands[1]) - set(view.shown[1]):
                counts[card] += 1
        if num_hidden == 1:
            assert is_uniform(list(counts.values()))
        assert min(counts.values()) > 0
        checked += 1
    assert checked > 10


def test_fight_opponents_sealed_card_is_sampled_uniformly_from_sampled_hand() -> None:
    dice = LiveDice(14)
    state = next(state for state in random_positions(TINY_TABLE, 99, 7, every=1) if state.pending_seats() == (0, 1))
    state = state.copy()
    prompt = state.prompt(1)
    assert prompt is not None
    state.apply(1, prompt.moves[0], dice)
    view = state.view(0)
    counts: dict[int, int] = {}
    for _ in range(6_000):
        sample = TINY_TABLE.game.sample_state(view, dice)
        assert isinstance(sample, FightState)
        (card,) = sample.draft(1)
        place = sample.hands[1].index(card)
        counts[place] = counts.get(place, 0) + 1
    assert len(counts) == 2
    assert is_uniform(list(counts.values()))
