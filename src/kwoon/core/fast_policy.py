"""Quick play: bots that read the position itself, for the hundreds of thousands of games of a study.

A view costs more than most decisions. A quick bot is given the position instead, on its word that it looks only at what
its seat may know. The word is a law: from any guess that fits its seat's view it must make the same move, with the same
dice.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player, Prompt, State, View
from kwoon.core.limits import MAX_MOVES_PER_GAME, game_too_long


class FastPolicy(ABC):
    """Plays any seat of one game, and remembers nothing from one move to the next."""

    @abstractmethod
    def choose_move(self, state: State, prompt: Prompt, dice: Dice) -> int:
        """One of the ask's moves, from what the asked seat may know. `ask` stands in this state."""


class FastPolicyPlayer(Player):
    """A quick bot that sits among others: it is shown a guess at what its seat cannot see."""

    def __init__(self, game: Game, quick: FastPolicy, dice: Dice) -> None:
        self.game = game
        self.quick = quick
        self.dice = dice

    def choose(self, view: View, prompt: Prompt) -> int:
        return self.quick.choose_move(self.game.sample_state(view, self.dice), prompt, self.dice)


def play_fast(state: State, dice: Dice, players: list[FastPolicy], seat_dice: list[Dice]) -> i64:
    """Play a state to its end by the quick bot and the dice of each seat; how many moves that took."""
    decisions: i64 = 0
    state.canonical_only = True
    state._prompts = None
    asks = state.prompts()
    while asks:
        for ask in asks:
            seat = ask.seat
            state.apply_unchecked(ask, players[seat].choose_move(state, ask, seat_dice[seat]), dice)
            decisions += 1
        if decisions > MAX_MOVES_PER_GAME:
            raise game_too_long()
        asks = state.prompts()
    return decisions
