"""A check of the law of quick bots: a sampled state that fits the seat's view gets the same move with the same dice."""

from __future__ import annotations

from kwoon.bots.registry import bot_family_of
from kwoon.core.dice import LiveDice
from kwoon.core.game import Game

STRAY = 4
"""One move in this many is random, to reach drafts that the bot would not begin."""


def lawful(game: Game, positions: int, seed: int) -> set[str]:
    """Check the law on `positions` positions; return the prompt kinds that occurred."""
    # One of the two sees every position first as a sample, so that cached data cannot help it.
    quick, other = bot_family_of(game).fast_policy(game), bot_family_of(game).fast_policy(game)
    dice = LiveDice(seed)
    state = game.deal(dice)
    words: set[str] = set()
    tried = 0
    while tried < positions:
        asks = state.prompts()
        if not asks:
            state = game.deal(dice)
            continue
        ask = asks[int(dice.roll(len(asks)))]
        luck = int(dice.roll(1 << 30))
        move = quick.choose_move(state, ask, LiveDice(luck))
        assert move in ask.moves, (ask.kind, game.format_move(move))
        guess = game.sample_state(state.view(int(ask.seat)), dice)
        assert other.choose_move(guess, ask, LiveDice(luck)) == move, ask.kind
        assert other.choose_move(state, ask, LiveDice(luck)) == move, ask.kind
        words.add(ask.kind)
        tried += len(ask.moves) > 1
        if dice.roll(STRAY) == 0:
            moves = state.canonical_moves(ask)
            move = moves[int(dice.roll(len(moves)))]
        state.apply(ask.seat, move, dice)
    return words
