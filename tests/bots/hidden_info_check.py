"""Checks that fast policies use only their view: in a sampled state that is consistent with it, they make the same move
with the same dice."""

from __future__ import annotations

from kwoon.bots.registry import bot_family_of
from kwoon.core.dice import LiveDice
from kwoon.core.game import Game

RANDOM_MOVE_INTERVAL = 4
"""One move in this many is random, to reach drafts that the bot would not begin."""


def check_uses_only_view(game: Game, positions: int, seed: int) -> set[str]:
    """Check the game's fast policy in `positions` positions with a choice; return the prompt kinds that occurred."""
    # The second policy sees a sample of each position before the position itself, so that cached data cannot help it.
    policy, second_policy = bot_family_of(game).fast_policy(game), bot_family_of(game).fast_policy(game)
    dice = LiveDice(seed)
    state = game.deal(dice)
    prompt_kinds: set[str] = set()
    checked = 0
    while checked < positions:
        prompts = state.prompts()
        if not prompts:
            state = game.deal(dice)
            continue
        prompt = prompts[int(dice.roll(len(prompts)))]
        seed_for_move = int(dice.roll(1 << 30))
        move = policy.choose_move(state, prompt, LiveDice(seed_for_move))
        assert move in prompt.moves, (prompt.kind, game.format_move(move))
        sample = game.sample_state(state.view(int(prompt.seat)), dice)
        assert second_policy.choose_move(sample, prompt, LiveDice(seed_for_move)) == move, prompt.kind
        assert second_policy.choose_move(state, prompt, LiveDice(seed_for_move)) == move, prompt.kind
        prompt_kinds.add(prompt.kind)
        checked += len(prompt.moves) > 1
        if dice.roll(RANDOM_MOVE_INTERVAL) == 0:
            moves = state.canonical_moves(prompt)
            move = moves[int(dice.roll(len(moves)))]
        state.apply(prompt.seat, move, dice)
    return prompt_kinds
