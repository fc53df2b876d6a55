"""Deductions about hidden cards are exact: they exclude everything that no sequence of choices could have produced."""

from __future__ import annotations

from collections import Counter

import pytest

from kwoon.core.dice import LiveDice
from kwoon.core.game import SPECTATOR
from kwoon.games.dragon_punch.rules.game import DragonPunch, DragonState
from kwoon.games.dragon_punch.view.hidden_hand_deduction import (
    consistent_hands,
    count_kinds,
    expected_face_counts,
    possible_custom_hands,
    publicly_known_counts,
    unpack_red_counts,
)
from tests.games.dragon_punch.fixtures import deal_and_play, load, play_turn, switch_cards

HandSides = tuple[tuple[int, ...], tuple[int, ...]]
"""For each basic kind, how many cards are in a hand and how many of them are unflipped and red."""


def states_after_every_draft(state: DragonState, seat: int) -> list[DragonState]:
    """Return the position after each possible draft for this seat, which must be the last pending one."""
    possible = []
    prompt = state.prompt(seat)
    assert prompt is not None
    for move in state.canonical_moves(prompt):
        candidate = state.copy()
        candidate.apply(seat, move, LiveDice(1))
        possible.extend(states_after_every_draft(candidate, seat) if candidate.draft(seat) else [candidate])
    return possible


def actual_sides(state: DragonState, seat: int) -> HandSides:
    game = state.game
    reds = [0] * int(game.basics)
    for face in state.current_faces(seat, False):
        if face < 2 * game.basics and face % 2:
            reds[face // 2] += 1
    return tuple(count_kinds(state.kinds[seat], game.kinds)[: game.basics]), tuple(reds)


def advance(states: list[DragonState], actual: DragonState, dice: LiveDice) -> list[DragonState]:
    """Make random drafts in the actual game. Return the positions, after any alternative draft of the second seat, that
    look the same to a spectator."""
    drafts: dict[int, list[int]] = {0: [], 1: []}
    candidates = [state.copy() for state in states]
    prompted = [int(prompt.seat) for prompt in actual.prompts()]
    for seat in prompted:
        prompt = actual.prompt(seat)
        while prompt is not None:
            move = prompt.moves[dice.roll(len(prompt.moves))]
            drafts[seat].append(move)
            actual.apply(seat, move, dice)
            prompt = actual.prompt(seat) if actual.draft(seat) else None
    public = actual.view(SPECTATOR)
    possible: dict[tuple[HandSides, str], DragonState] = {}
    for candidate in candidates:
        for move in drafts[0]:
            candidate.apply(0, move, LiveDice(1))
        for end in states_after_every_draft(candidate, 1) if 1 in prompted else [candidate]:
            if end.view(SPECTATOR) == public:
                possible[actual_sides(end, 1), str(end.kinds[1])] = end
    return list(possible.values())


def inferred_sides(game: DragonPunch, actual: DragonState) -> set[HandSides]:
    """Return all sides that the second seat's cards may have according to the history."""
    story = tuple(actual.history[1])
    hands = [count_kinds(actual.kinds[1], game.kinds)[: game.basics]]
    if game.has_secret_hands:
        hands = possible_custom_hands(game, publicly_known_counts(game, story))
    possible = set()
    for hand in hands:
        for hand_world in consistent_hands(game, story, hand):
            possible.add((tuple(hand), tuple(unpack_red_counts(hand_world, game.basics))))
    return possible


@pytest.mark.parametrize("seed", range(12))
def test_inferred_hands_in_duel_are_exactly_the_possible_ones(seed: int) -> None:
    game = load()
    dice = LiveDice(seed)
    actual = game.deal(dice)
    states = [actual.copy()]
    while actual.outcome() is None and len(states) < 400:
        states = advance(states, actual, dice)
        if actual.outcome() is None:
            assert {actual_sides(state, 1) for state in states} == inferred_sides(game, actual)


@pytest.mark.parametrize("seed", range(3))
def test_inferred_hands_in_custom_fight_are_exactly_the_possible_ones(seed: int) -> None:
    game = load(mode="custom")
    dice = LiveDice(seed)
    actual = game.deal(dice)
    states = [actual.copy()]
    for _ in range(5):
        states = advance(states, actual, dice)
        assert {actual_sides(state, 1) for state in states} == inferred_sides(game, actual)


def test_card_played_white_after_hidden_switch_cannot_be_the_switched_one() -> None:
    game = load()
    state = deal_and_play(game, 1, "pick linnet", "pick otto")
    play_turn(state, "throw", "taunt")
    switch_cards(state, 1, "block")
    assert len(inferred_sides(game, state)) == 5
    play_turn(state, "taunt", "high-kick")
    switch_cards(state, 0, "block", "fireball")
    assert len(inferred_sides(game, state)) == 4
    assert expected_face_counts(game, tuple(state.history[1]), state.view(0).characters[1])[:6] == [
        0,
        0,
        0.75,
        0.25,
        0.75,
        0.25,
    ]


def test_red_cards_are_sampled_uniformly() -> None:
    game = load()
    state = deal_and_play(game, 1, "pick linnet", "pick otto")
    play_turn(state, "high-kick", "taunt")
    switch_cards(state, 1, "high-kick", "block")
    samples = Counter(game.sample_state(state.view(0), LiveDice(seed)).red[1] for seed in range(3_000))
    assert len(samples) == 10
    assert all(220 < count < 380 for count in samples.values())


def test_history_for_constructed_state_is_consistent() -> None:
    game = load()
    state = deal_and_play(game, 1, "pick linnet", "pick otto")
    state.red[1] = 0b000101
    state.flipped[1] = 0b1000011
    state.newest[1] = 1
    state.health[1] = 4
    state.set_consistent_history(1)
    assert actual_sides(state, 1) in inferred_sides(game, state)
    sample = game.sample_state(state.view(0), LiveDice(3))
    assert sample.view(0) == state.view(0)
    assert bin(sample.red[1]).count("1") == 2
