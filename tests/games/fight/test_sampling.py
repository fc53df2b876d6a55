"""Sampled states are uniformly distributed over those that agree with the view."""

from __future__ import annotations

from itertools import combinations

from kwoon.core.dice import LiveDice
from kwoon.core.game import SPECTATOR
from kwoon.games.fight.rules.game import FightState
from kwoon.games.fight.view.view import FightView
from tests.invariants.tables import (
    TABLES,
    random_positions,
)
from tests.invariants.uniformity import is_uniform

TINY_TABLE = next(table for table in TABLES if table.label == "fight-tiny")


def test_possible_opponent_hands_are_sampled_uniformly() -> None:
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


def test_both_hands_are_sampled_uniformly_for_spectator() -> None:
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


def test_samples_keep_publicly_taken_cards_and_draw_rest_uniformly() -> None:
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


def test_opponents_sealed_card_is_sampled_uniformly_from_sampled_hand() -> None:
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
