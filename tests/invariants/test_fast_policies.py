"""Quick bots receive the full state and promise to use only what their seat may know; these laws check it.

From any sampled state that fits its seat's view, a quick bot makes the same move with the same dice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol
from zlib import crc32

import pytest

from kwoon.bots.registry import bot_family_of
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.game import Prompt, State
from tests.invariants.hidden_info_spec import remember
from tests.invariants.tables import SHELF, Table, at_every_table, play, share, snapshot

ENOUGH = 400
"""Number of prompts after which an undetected cheat counts as missed."""


class Mover(Protocol):
    """Interface of a quick bot; cheats need not be compiled."""

    def choose_move(self, state: State, prompt: Prompt, dice: Dice) -> int:
        """Return one of the prompt's moves."""
        ...


def quick_of(table: Table) -> Mover:
    school = bot_family_of(table.game)
    try:
        return school.fast_policy(table.game)
    except LookupError as none:
        pytest.skip(str(none))


def quick_play(table: Table, quick: Mover, seed: int) -> Iterator[State]:
    """Play a game between quick bots in which sometimes a later prompted seat answers first."""
    dice = LiveDice(seed)
    state = table.deal(dice)
    while asks := state.prompts():
        yield state
        ask = asks[dice.roll(len(asks))]
        state.apply(ask.seat, quick.choose_move(state, ask, dice), dice)


def questions(table: Table, quick: Mover, count: int, seed: int) -> Iterator[tuple[State, Prompt]]:
    """Yield `count` prompts with a choice, from quick and random games in turn, brief and full."""
    while True:
        games: list[Iterator[State]] = [play(table, seed), quick_play(table, quick, seed)]
        for state in games[seed % 2]:
            # A copy, because brief prompting changes the game's later prompts.
            position = state.copy()
            position.canonical_only = count % 2 == 0
            position._prompts = None
            for ask in position.prompts():
                if len(ask.moves) > 1:
                    yield position, ask
                    count -= 1
                    if count == 0:
                        return
        seed += 1


def told_apart(table: Table, mover: Mover, state: State, ask: Prompt, seed: int) -> bool:
    """Return whether the bot's move depends on something its seat cannot know."""
    guess = table.game.sample_state(state.view(int(ask.seat)), LiveDice(seed + 1))
    guess.canonical_only = state.canonical_only
    return mover.choose_move(state, ask, LiveDice(seed)) != mover.choose_move(guess, ask, LiveDice(seed))


@at_every_table
def test_a_quick_bot_moves_by_what_its_seat_may_know(table: Table) -> None:
    quick = quick_of(table)
    for seed, (state, ask) in enumerate(questions(table, quick, share(60_000), 100)):
        assert not told_apart(table, quick, state, ask, seed), f"{table.label}, seat {ask.seat}: {ask.kind}"


@at_every_table
def test_a_quick_bot_makes_legal_moves_and_leaves_the_position_alone(table: Table) -> None:
    quick = quick_of(table)
    for seed, (state, ask) in enumerate(questions(table, quick, share(6_000), 200)):
        before = snapshot(table, state)
        assert quick.choose_move(state, ask, LiveDice(seed)) in ask.moves
        assert snapshot(table, state) == before


@at_every_table
def test_a_quick_bot_remembers_nothing(table: Table) -> None:
    """So one bot may play many games in turn, and games are reproducible from their dice."""
    worn = quick_of(table)
    for seed, (state, ask) in enumerate(questions(table, worn, share(1_500), 300)):
        assert worn.choose_move(state, ask, LiveDice(seed)) == quick_of(table).choose_move(state, ask, LiveDice(seed))


# Tests of the test.


class Peeking:
    """A bot that plays like the quick one except for one look at hidden information."""

    def __init__(self, quick: Mover, glance: Callable[[State, int], object]) -> None:
        self.quick = quick
        self.glance = glance

    def choose_move(self, state: State, prompt: Prompt, dice: Dice) -> int:
        """Return a move that also depends on the hidden information."""
        place = prompt.moves.index(self.quick.choose_move(state, prompt, dice))
        seen = crc32(repr(self.glance(state, int(prompt.seat))).encode())
        return prompt.moves[(place + seen) % len(prompt.moves)]


def is_caught(table: Table, cheat: Peeking) -> bool:
    """Return whether the law finds the cheat."""
    asked = enumerate(questions(table, cheat.quick, ENOUGH, 400))
    return any(told_apart(table, cheat, state, ask, seed) for seed, (state, ask) in asked)


at_one_table_a_game = pytest.mark.parametrize(
    "table", list({table.box.id: table for table in reversed(SHELF)}.values()), ids=lambda table: table.label
)


@at_one_table_a_game
def test_a_bot_that_peeks_at_hidden_cards_is_caught(table: Table) -> None:
    assert is_caught(table, Peeking(quick_of(table), remember(table).secret))


@at_one_table_a_game
def test_a_bot_that_peeks_at_sealed_answers_is_caught(table: Table) -> None:
    if not table.box.has_simultaneous_choices:
        pytest.skip("nobody answers in secret")

    def drafts(state: State, seat: int) -> object:
        return [state.draft(other) for other in table.seats if other != seat]

    assert is_caught(table, Peeking(quick_of(table), drafts))


@at_one_table_a_game
def test_a_bot_that_looks_at_its_own_view_is_not_taken_for_a_cheat(table: Table) -> None:
    honest = Peeking(quick_of(table), lambda state, seat: state.view(seat))
    assert not is_caught(table, honest)
