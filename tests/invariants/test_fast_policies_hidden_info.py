"""Fast policies receive the full state but must use only what their seat may know.

In every sampled state that is consistent with its seat's view, a fast policy must make the same move with the same
dice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol
from zlib import crc32

import pytest

from kwoon.bots.registry import bot_family_of
from kwoon.core.dice import Dice, LiveDice
from kwoon.core.game import Prompt, State
from tests.invariants.declared_invariants import make_spec
from tests.invariants.tables import REGISTERED_TABLES, InvariantTable, at_every_table, play, share_per_table, snapshot

MAX_PROMPTS = 400
"""A cheat that is not detected within this many prompts counts as missed."""


class Policy(Protocol):
    """The interface of fast policies. Cheating policies in these tests are not compiled."""

    def choose_move(self, state: State, prompt: Prompt, dice: Dice) -> int: ...


def fast_policy_of(table: InvariantTable) -> Policy:
    family = bot_family_of(table.game)
    try:
        return family.fast_policy(table.game)
    except LookupError as error:
        pytest.skip(str(error))


def play_with_policy(table: InvariantTable, policy: Policy, seed: int) -> Iterator[State]:
    """Play a game between fast policies, in which prompted seats move in random order; yield the state before each
    move."""
    dice = LiveDice(seed)
    state = table.deal(dice)
    while prompts := state.prompts():
        yield state
        prompt = prompts[dice.roll(len(prompts))]
        state.apply(prompt.seat, policy.choose_move(state, prompt, dice), dice)


def prompts_with_choice(table: InvariantTable, policy: Policy, count: int, seed: int) -> Iterator[tuple[State, Prompt]]:
    """Yield `count` prompts with several moves, from random games and games between policies in turn.

    The prompts alternately offer all moves and only canonical moves.
    """
    while True:
        games: list[Iterator[State]] = [play(table, seed), play_with_policy(table, policy, seed)]
        for state in games[seed % 2]:
            # Use a copy: restricting a state to canonical moves would change the game's later prompts.
            position = state.copy()
            position.canonical_only = count % 2 == 0
            position._prompts = None
            for prompt in position.prompts():
                if len(prompt.moves) > 1:
                    yield position, prompt
                    count -= 1
                    if count == 0:
                        return
        seed += 1


def depends_on_hidden_info(table: InvariantTable, policy: Policy, state: State, prompt: Prompt, seed: int) -> bool:
    """Return whether the policy's move differs between this state and one that its seat cannot distinguish from it."""
    sample = table.game.sample_state(state.view(int(prompt.seat)), LiveDice(seed + 1))
    sample.canonical_only = state.canonical_only
    return policy.choose_move(state, prompt, LiveDice(seed)) != policy.choose_move(sample, prompt, LiveDice(seed))


@at_every_table
def test_fast_policy_uses_only_what_its_seat_may_know(table: InvariantTable) -> None:
    policy = fast_policy_of(table)
    for seed, (state, prompt) in enumerate(prompts_with_choice(table, policy, share_per_table(60_000), 100)):
        assert not depends_on_hidden_info(table, policy, state, prompt, seed), (
            f"{table.label}, seat {prompt.seat}: {prompt.kind}"
        )


@at_every_table
def test_fast_policy_makes_legal_moves_and_changes_no_state(table: InvariantTable) -> None:
    policy = fast_policy_of(table)
    for seed, (state, prompt) in enumerate(prompts_with_choice(table, policy, share_per_table(6_000), 200)):
        before = snapshot(table, state)
        assert policy.choose_move(state, prompt, LiveDice(seed)) in prompt.moves
        assert snapshot(table, state) == before


@at_every_table
def test_fast_policy_keeps_no_memory_between_moves(table: InvariantTable) -> None:
    """Without memory, one policy can play many games in turn, and games are reproducible from their dice."""
    reused = fast_policy_of(table)
    for seed, (state, prompt) in enumerate(prompts_with_choice(table, reused, share_per_table(1_500), 300)):
        assert reused.choose_move(state, prompt, LiveDice(seed)) == fast_policy_of(table).choose_move(
            state, prompt, LiveDice(seed)
        )


# Tests of these tests.


class PeekingPolicy:
    """A policy that plays like another one, except that its choice also depends on hidden information."""

    def __init__(self, policy: Policy, peek: Callable[[State, int], object]) -> None:
        self.policy = policy
        self.peek = peek

    def choose_move(self, state: State, prompt: Prompt, dice: Dice) -> int:
        place = prompt.moves.index(self.policy.choose_move(state, prompt, dice))
        seen = crc32(repr(self.peek(state, int(prompt.seat))).encode())
        return prompt.moves[(place + seen) % len(prompt.moves)]


def is_detected(table: InvariantTable, peeking: PeekingPolicy) -> bool:
    numbered = enumerate(prompts_with_choice(table, peeking.policy, MAX_PROMPTS, 400))
    return any(depends_on_hidden_info(table, peeking, state, prompt, seed) for seed, (state, prompt) in numbered)


at_one_table_per_game = pytest.mark.parametrize(
    "table",
    list({table.definition.id: table for table in reversed(REGISTERED_TABLES)}.values()),
    ids=lambda table: table.label,
)


@at_one_table_per_game
def test_policy_using_hidden_cards_is_detected(table: InvariantTable) -> None:
    assert is_detected(table, PeekingPolicy(fast_policy_of(table), make_spec(table).hidden_cards))


@at_one_table_per_game
def test_policy_using_sealed_moves_is_detected(table: InvariantTable) -> None:
    if not table.definition.has_simultaneous_choices:
        pytest.skip("the game has no simultaneous choices")

    def drafts(state: State, seat: int) -> object:
        return [state.draft(other) for other in table.seats if other != seat]

    assert is_detected(table, PeekingPolicy(fast_policy_of(table), drafts))


@at_one_table_per_game
def test_policy_using_its_own_view_is_not_flagged(table: InvariantTable) -> None:
    honest = PeekingPolicy(fast_policy_of(table), lambda state, seat: state.view(seat))
    assert not is_detected(table, honest)
