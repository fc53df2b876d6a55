"""Players with a fixed character or a banned card, to measure the strength of characters and cards. When bots pick
characters themselves, the results mix strength, preference and picking order."""

from __future__ import annotations

from kwoon.core.dice import Dice
from kwoon.core.fast_policy import FastPolicy
from kwoon.core.game import Game, Player, Prompt, State, View

PICK_PROMPTS = ("pick", "choose")
"""Prompt kinds in which a player picks a character."""
USE_PROMPTS = (
    *("play", "plan", "add", "help", "prepare", "respite", "special", "step-in"),
    *("base", "attack", "counterattack", "block-base", "block", "block-add"),
)
"""Prompt kinds in which answering with a card means using it. Discarding a card, taking it or taking it back does not
count."""


class Restriction:
    """A role that must be picked, a card that may not be used while there is another legal move, or both."""

    def __init__(self, game: Game, role: str = "", banned_card: str = "") -> None:
        self.game = game
        self.role = role
        self.banned_card = banned_card
        self.uses_cache: dict[int, bool] = {}

    def role_pick_move(self, prompt: Prompt) -> int | None:
        """Return the move that picks the role, or None if the prompt does not offer it."""
        if self.role and prompt.kind in PICK_PROMPTS:
            for move in prompt.moves:
                if self.game.format_move(move).split()[-1] == self.role:
                    return move
        return None

    def uses_card(self, move: int) -> bool:
        """Return whether a move uses the banned card. Every game's notation names the card last. Taking a card back is
        not a use."""
        if move not in self.uses_cache:
            words = self.game.format_move(move).split()
            self.uses_cache[move] = words[-1] == self.banned_card and words[0] != "off"
        return self.uses_cache[move]

    def prompt_without_card(self, prompt: Prompt) -> Prompt:
        """Return the prompt without the banned card's moves, or the prompt itself if no move would be left."""
        if not self.banned_card or prompt.kind not in USE_PROMPTS:
            return prompt
        moves = [move for move in prompt.moves if not self.uses_card(move)]
        return Prompt(prompt.seat, prompt.kind, moves) if moves and len(moves) < len(prompt.moves) else prompt


class RestrictedPolicy(FastPolicy):
    """A policy that plays like another under a restriction. If the other policy still chooses the banned card, a random
    other move is made."""

    def __init__(self, restriction: Restriction, policy: FastPolicy) -> None:
        self.restriction = restriction
        self.policy = policy

    def choose_move(self, state: State, prompt: Prompt, dice: Dice) -> int:
        picked = self.restriction.role_pick_move(prompt)
        if picked is not None:
            return picked
        left = self.restriction.prompt_without_card(prompt)
        move = self.policy.choose_move(state, left, dice)
        return move if move in left.moves else left.moves[dice.roll(len(left.moves))]


class RestrictedPlayer(Player):
    """A player that plays like another under a restriction. If the other player still chooses the banned card, a random
    other move is made."""

    def __init__(self, restriction: Restriction, player: Player, dice: Dice) -> None:
        self.restriction = restriction
        self.player = player
        self.dice = dice

    def choose(self, view: View, prompt: Prompt) -> int:
        picked = self.restriction.role_pick_move(prompt)
        if picked is not None:
            return picked
        left = self.restriction.prompt_without_card(prompt)
        move = self.player.choose(view, left)
        return move if move in left.moves else left.moves[self.dice.roll(len(left.moves))]
