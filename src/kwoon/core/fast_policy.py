"""Fast policies: bots that read the state directly, for studies with hundreds of thousands of games.

Building a view costs more than most decisions, so a fast policy receives the state and must use only what its seat may
know. An invariant test enforces this rule: for every state sampled from its seat's view, the policy must choose the
same move with the same dice.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import i64

from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player, Prompt, State, View
from kwoon.core.game_length_limit import MAX_MOVES_PER_GAME, make_game_too_long_error


class FastPolicy(ABC):
    """Plays any seat of one game, without memory between moves."""

    @abstractmethod
    def choose_move(self, state: State, prompt: Prompt, dice: Dice) -> int:
        """Return one of the prompt's moves, using only what the prompted seat may know. `prompt` belongs to `state`."""


class FastPolicyPlayer(Player):
    """Wraps a fast policy as a `Player`. For each move, the policy receives a state sampled from its seat's view."""

    def __init__(self, game: Game, policy: FastPolicy, dice: Dice) -> None:
        self.game = game
        self.policy = policy
        self.dice = dice

    def choose(self, view: View, prompt: Prompt) -> int:
        return self.policy.choose_move(self.game.sample_state(view, self.dice), prompt, self.dice)


def play_fast_and_count_moves(state: State, dice: Dice, players: list[FastPolicy], seat_dice: list[Dice]) -> i64:
    """Play a state to the end of the game with one policy and one set of dice per seat, and return the number of moves.
    Raise `GameTooLong` if the game exceeds `MAX_MOVES_PER_GAME`."""
    decisions: i64 = 0
    state.canonical_only = True
    state._prompts = None
    prompts = state.prompts()
    while prompts:
        for prompt in prompts:
            seat = prompt.seat
            state.apply_unchecked(prompt, players[seat].choose_move(state, prompt, seat_dice[seat]), dice)
            decisions += 1
        if decisions > MAX_MOVES_PER_GAME:
            raise make_game_too_long_error()
        prompts = state.prompts()
    return decisions
