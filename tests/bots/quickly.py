"""The law of quick bots, tried: a guess that fits the seat's view must get the same move, with the same dice."""

from __future__ import annotations

from kwoon.bots.schools import school_of
from kwoon.core.contract import Game
from kwoon.core.dice import LiveDice

STRAY = 4
"""One answer of so many is any that is allowed, so that drafts are met which the bot would not have begun."""


def lawful(game: Game, positions: int, seed: int) -> set[str]:
    """Try the law on so many positions; what was asked in them."""
    # One of the two meets every position first as a guess, so that nothing which it keeps can help it.
    quick, other = school_of(game).quick(game), school_of(game).quick(game)
    dice = LiveDice(seed)
    state = game.deal(dice)
    words: set[str] = set()
    tried = 0
    while tried < positions:
        asks = state.asks()
        if not asks:
            state = game.deal(dice)
            continue
        ask = asks[int(dice.roll(len(asks)))]
        luck = int(dice.roll(1 << 30))
        move = quick.move(state, ask, LiveDice(luck))
        assert move in ask.moves, (ask.word, game.write(move))
        guess = game.guess(state.view(int(ask.seat)), dice)
        assert other.move(guess, ask, LiveDice(luck)) == move, ask.word
        assert other.move(state, ask, LiveDice(luck)) == move, ask.word
        words.add(ask.word)
        tried += len(ask.moves) > 1
        if dice.roll(STRAY) == 0:
            moves = state.onward(ask)
            move = moves[int(dice.roll(len(moves)))]
        state.answer(ask.seat, move, dice)
    return words
