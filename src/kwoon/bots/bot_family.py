"""A bot family: how one game is played at each level. Each game has its own family, in the folder with its bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from kwoon.bots.evaluator import Evaluator
from kwoon.bots.random import RandomBot
from kwoon.bots.strength.best_response import BotFactory, make_best_response_bot
from kwoon.bots.weakened_bots import NoviceBot
from kwoon.core.dice import Dice
from kwoon.core.fast_policy import FastPolicy, FastPolicyPlayer
from kwoon.core.game import Game, Player, Prompt, View
from kwoon.core.message import Text

MAX_MILLISECONDS: Final = 900
"""Milliseconds after which a search stops on a slow machine, however few games it has imagined. A bot is sometimes
prompted twice before its answer is shown, and even then nobody should wait two seconds."""
NOVICE_RANDOM_PERCENT: Final = 35
"""Percentage of moves that a novice makes at random."""
PERSONALITY_PERCENT: Final = 30
"""Of the prompts at which a personality prefers some moves, the percentage at which the bot makes one of them, unless
the family sets another percentage."""
STUDENT_FALLBACK_PERCENT: Final = 50
"""Percentage of answers that a student gives without searching."""
BOLD: Final = "bold"
CAREFUL: Final = "careful"
TRICKY: Final = "tricky"
"""The personalities."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BotFamily(ABC):
    """All bots for one game."""

    def __init__(self, game: str, description: Text) -> None:
        self.game = game
        """The id of the game that this family plays."""
        self.description = description
        """One sentence that describes how the game's greedy bot plays."""
        self.personalities: tuple[str, ...] = ()
        """The personalities for which this family has preferences."""
        self.personality_percent = PERSONALITY_PERCENT
        """Of the prompts at which a personality prefers some moves, the percentage at which the bot makes one of them.
        """
        self.has_network = False
        """Whether the family has a bot that plays with a trained policy network."""
        self.plans_whole_answers = False
        """Whether the family's fast policy plans whole answers instead of single moves."""

    @abstractmethod
    def evaluator(self, game: Game) -> Evaluator:
        """Return the evaluator for the positions where an imagined game stops."""

    @abstractmethod
    def greedy_bot(self, game: Game, dice: Dice) -> Player:
        """Return the greedy bot. In most games it looks no further than this turn."""

    @abstractmethod
    def fast_policy(self, game: Game) -> FastPolicy:
        """Return the policy of the bot `quick`, which should be about as strong as the greedy bot and many times
        faster. Return `RandomPolicy()` if the game has no fast rules of thumb."""

    def network_bot(self, game: Game, dice: Dice) -> Player:
        """Return a player that uses a trained policy network. Raise `LookupError` if there is none."""
        raise LookupError(f"{self.game} has no trained network.")

    def novice_bot(self, game: Game, dice: Dice) -> Player:
        """Return a greedy player that makes mistakes."""
        return NoviceBot(self.greedy_bot(game, dice), dice, NOVICE_RANDOM_PERCENT)

    def supports_tablebase(self) -> bool:
        """Return whether solved positions may be available for the game."""
        return False

    def win_chance_lost(self, game: Game, views: list[View], seat: int, moves: list[int]) -> float:
        """Return how much win probability an answer gave away in this round, or a negative number if the position is
        not solved. `views` are the views of all seats, taken from a finished game."""
        return -1.0

    def starting_win_chance(self, game: Game, role: str, other_role: str) -> tuple[float, float] | None:
        """Return lower and upper bounds on the first role's chance to win a round, or None if the round is not solved."""
        return None

    def preferred_moves(self, game: Game, personality: str, view: View, prompt: Prompt) -> list[int]:
        """Return the moves that a personality prefers; empty where it has no preference."""
        return []

    @abstractmethod
    def student_bot(self, game: Game, dice: Dice) -> Player:
        """Return a player that searches a little. In games where a short search is nearly as good as a long one, it
        searches for only some of its answers."""

    @abstractmethod
    def master_bot(self, game: Game, dice: Dice) -> Player:
        """Return a player that searches for as long as a person is willing to wait."""

    def best_response_bot(self, game: Game, make_opponent: BotFactory, dice: Dice) -> Player:
        """Return a search player that assumes every other seat is played by a bot from `make_opponent`. It is used only
        to measure how exploitable that bot is."""
        return make_best_response_bot(game, self.evaluator(game), make_opponent, dice)

    def bot_of_level(self, level: str, game: Game, dice: Dice) -> Player:
        """Return the bot of a level that every game has. Raise `LookupError` for the network level if there is no
        network."""
        match level:
            case "random":
                return RandomBot(dice)
            case "novice":
                return self.novice_bot(game, dice)
            case "greedy":
                return self.greedy_bot(game, dice)
            case "quick":
                return FastPolicyPlayer(game, self.fast_policy(game), dice)
            case "student":
                return self.student_bot(game, dice)
            case "master":
                return self.master_bot(game, dice)
        return self.network_bot(game, dice)


def prefer_passing(personality: str, pass_move: int, view: View, prompt: Prompt) -> list[int]:
    """Return the pass move where the personality prefers it (bold bots do not block, careful ones do not attack),
    otherwise an empty list."""
    passed_prompts = ("block",) if personality == BOLD else ("attack", "counterattack")
    return [pass_move] if not view.draft and prompt.kind in passed_prompts and pass_move in prompt.moves else []
