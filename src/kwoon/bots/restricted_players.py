"""Players with a fixed character or a banned card, to measure the strength of characters and cards. When bots pick
characters themselves, the results mix strength, preference and picking order."""

from __future__ import annotations

from kwoon.core.dice import Dice
from kwoon.core.fast_policy import FastPolicy
from kwoon.core.game import Game, Player, Prompt, State, View

PICK_PROMPTS = ("pick", "choose")
"""Prompt kinds in which a player picks a character."""


def role_pick_move(game: Game, prompt: Prompt, role: str) -> int | None:
    """Return the move that picks the role, or None if the prompt does not offer it."""
    if prompt.kind in PICK_PROMPTS:
        for move in prompt.moves:
            if game.format_move(move).split()[-1] == role:
                return move
    return None


class FixedRolePolicy(FastPolicy):
    """A policy that picks a given role and otherwise plays like another policy."""

    def __init__(self, game: Game, policy: FastPolicy, role: str) -> None:
        self.game = game
        self.policy = policy
        self.role = role

    def choose_move(self, state: State, prompt: Prompt, dice: Dice) -> int:
        picked = role_pick_move(self.game, prompt, self.role)
        return self.policy.choose_move(state, prompt, dice) if picked is None else picked


class FixedRolePlayer(Player):
    """A player that picks a given role and otherwise plays like another player."""

    def __init__(self, game: Game, player: Player, role: str) -> None:
        self.game = game
        self.player = player
        self.role = role

    def choose(self, view: View, prompt: Prompt) -> int:
        picked = role_pick_move(self.game, prompt, self.role)
        return self.player.choose(view, prompt) if picked is None else picked


USE_PROMPTS = (
    *("play", "plan", "add", "help", "prepare", "respite", "special", "step-in"),
    *("base", "attack", "counterattack", "block-base", "block", "block-add"),
)
"""Prompt kinds in which answering with a card means using it. Discarding a card, taking it or taking it back does not
count."""


class CardBan:
    """A card that may not be used while there is another legal move."""

    def __init__(self, game: Game, card_id: str) -> None:
        self.game = game
        self.card_id = card_id
        self.uses_cache: dict[int, bool] = {}

    def uses_card(self, move: int) -> bool:
        """Return whether a move uses the card. Every game's notation names the card last. Taking a card back is not a
        use."""
        if move not in self.uses_cache:
            words = self.game.format_move(move).split()
            self.uses_cache[move] = words[-1] == self.card_id and words[0] != "off"
        return self.uses_cache[move]

    def prompt_without_card(self, prompt: Prompt) -> Prompt:
        """Return the prompt without the card's moves, or the prompt itself if no move would be left."""
        if prompt.kind not in USE_PROMPTS:
            return prompt
        moves = [move for move in prompt.moves if not self.uses_card(move)]
        return Prompt(prompt.seat, prompt.kind, moves) if moves and len(moves) < len(prompt.moves) else prompt


class CardBanPolicy(FastPolicy):
    """A policy that plays like another but does not use one card. If the other policy still chooses the card, a random
    other move is made."""

    def __init__(self, ban: CardBan, policy: FastPolicy) -> None:
        self.ban = ban
        self.policy = policy

    def choose_move(self, state: State, prompt: Prompt, dice: Dice) -> int:
        left = self.ban.prompt_without_card(prompt)
        move = self.policy.choose_move(state, left, dice)
        return move if move in left.moves else left.moves[dice.roll(len(left.moves))]


class CardBanPlayer(Player):
    """A player that plays like another but does not use one card. If the other player still chooses the card, a random
    other move is made."""

    def __init__(self, ban: CardBan, player: Player, dice: Dice) -> None:
        self.ban = ban
        self.player = player
        self.dice = dice

    def choose(self, view: View, prompt: Prompt) -> int:
        left = self.ban.prompt_without_card(prompt)
        move = self.player.choose(view, left)
        return move if move in left.moves else left.moves[self.dice.roll(len(left.moves))]
