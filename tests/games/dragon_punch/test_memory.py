"""Knowledge about hidden cards is exact: it excludes what no sequence of choices could have produced."""

from __future__ import annotations

from collections import Counter

import pytest

from kwoon.core.dice import LiveDice
from kwoon.core.game import SPECTATOR
from kwoon.games.dragon_punch.rules.game import DragonPunch, DragonState
from kwoon.games.dragon_punch.view.memory import (
    consistent_hands,
    count_kinds,
    custom_hands,
    expected_faces,
    publicly_known_counts,
    unpack_red_counts,
)
from tests.games.dragon_punch.fixtures import dealt, opened, switch, turn

Lie = tuple[tuple[int, ...], tuple[int, ...]]
"""Number of cards of each basic kind in a hand, and how many of them are unflipped and red."""


def every_draft(state: DragonState, seat: int) -> list[DragonState]:
    """Return the position after each answer of this seat, which must be the last one owed."""
    found = []
    ask = state.prompt(seat)
    assert ask is not None
    for move in state.canonical_moves(ask):
        twin = state.copy()
        twin.apply(seat, move, LiveDice(1))
        found.extend(every_draft(twin, seat) if twin.draft(seat) else [twin])
    return found


def lie(state: DragonState, seat: int) -> Lie:
    """Return the actual sides of a seat's basic cards."""
    game = state.game
    reds = [0] * int(game.basics)
    for face in state.faces_up(seat, False):
        if face < 2 * game.basics and face % 2:
            reds[face // 2] += 1
    return tuple(count_kinds(state.kinds[seat], game.kinds)[: game.basics]), tuple(reds)


def step(states: list[DragonState], real: DragonState, dice: LiveDice) -> list[DragonState]:
    """Advance the real game at random; of all alternatives for its second seat, keep those that look the same."""
    drafts: dict[int, list[int]] = {0: [], 1: []}
    twins = [state.copy() for state in states]
    asked = [int(ask.seat) for ask in real.prompts()]
    for seat in asked:
        ask = real.prompt(seat)
        while ask is not None:
            move = ask.moves[dice.roll(len(ask.moves))]
            drafts[seat].append(move)
            real.apply(seat, move, dice)
            ask = real.prompt(seat) if real.draft(seat) else None
    public = real.view(SPECTATOR)
    found: dict[tuple[Lie, str], DragonState] = {}
    for twin in twins:
        for move in drafts[0]:
            twin.apply(0, move, LiveDice(1))
        for end in every_draft(twin, 1) if 1 in asked else [twin]:
            if end.view(SPECTATOR) == public:
                found[lie(end, 1), str(end.kinds[1])] = end
    return list(found.values())


def known(game: DragonPunch, real: DragonState) -> set[Lie]:
    """Return all possible sides of the second seat's cards according to its history."""
    story = tuple(real.story[1])
    hands = [count_kinds(real.kinds[1], game.kinds)[: game.basics]]
    if game.secret:
        hands = custom_hands(game, publicly_known_counts(game, story))
    found = set()
    for hand in hands:
        for world in consistent_hands(game, story, hand):
            found.add((tuple(hand), tuple(unpack_red_counts(world, game.basics))))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_the_worlds_of_a_duel_are_all_that_could_have_been_played(seed: int) -> None:
    game = opened()
    dice = LiveDice(seed)
    real = game.deal(dice)
    states = [real.copy()]
    while real.outcome() is None and len(states) < 400:
        states = step(states, real, dice)
        if real.outcome() is None:
            assert {lie(state, 1) for state in states} == known(game, real)


@pytest.mark.parametrize("seed", range(3))
def test_the_worlds_of_a_custom_fight_are_all_that_could_have_been_chosen_and_played(seed: int) -> None:
    game = opened(mode="custom")
    dice = LiveDice(seed)
    real = game.deal(dice)
    states = [real.copy()]
    for _ in range(5):
        states = step(states, real, dice)
        assert {lie(state, 1) for state in states} == known(game, real)


def test_a_card_seen_white_after_a_hidden_switch_was_not_the_one() -> None:
    game = opened()
    state = dealt(game, 1, "pick linnet", "pick otto")
    turn(state, "throw", "taunt")
    switch(state, 1, "block")
    assert len(known(game, state)) == 5
    turn(state, "taunt", "high-kick")
    switch(state, 0, "block", "fireball")
    assert len(known(game, state)) == 4
    assert expected_faces(game, tuple(state.story[1]), state.view(0).characters[1])[:6] == [
        0,
        0,
        0.75,
        0.25,
        0.75,
        0.25,
    ]


def test_guesses_are_fair() -> None:
    game = opened()
    state = dealt(game, 1, "pick linnet", "pick otto")
    turn(state, "high-kick", "taunt")
    switch(state, 1, "high-kick", "block")
    guesses = Counter(game.sample_state(state.view(0), LiveDice(seed)).red[1] for seed in range(3_000))
    assert len(guesses) == 10
    assert all(220 < count < 380 for count in guesses.values())


def test_a_story_for_a_position_that_was_set_up() -> None:
    game = opened()
    state = dealt(game, 1, "pick linnet", "pick otto")
    state.red[1] = 0b000101
    state.flipped[1] = 0b1000011
    state.newest[1] = 1
    state.health[1] = 4
    state.init_history(1)
    assert lie(state, 1) in known(game, state)
    guess = game.sample_state(state.view(0), LiveDice(3))
    assert guess.view(0) == state.view(0)
    assert bin(guess.red[1]).count("1") == 2
