"""Seats that do not choose whom they play: a bot's own picks mix strength with taste and with who picks first."""

from __future__ import annotations

from kwoon.core.contract import Ask, Game, Player, State, View
from kwoon.core.dice import Dice
from kwoon.core.quick import Quick

PICKS = ("pick", "choose")
"""What games call the question whom to play."""


def forced(game: Game, ask: Ask, role: str) -> int | None:
    """The move that picks the role, if that is what is asked."""
    if ask.word in PICKS:
        for move in ask.moves:
            if game.write(move).split()[-1] == role:
                return move
    return None


class ForcedQuick(Quick):
    """Picks what it is told, and otherwise plays like another."""

    def __init__(self, game: Game, quick: Quick, role: str) -> None:
        self.game = game
        self.quick = quick
        self.role = role

    def move(self, state: State, ask: Ask, dice: Dice) -> int:
        picked = forced(self.game, ask, self.role)
        return self.quick.move(state, ask, dice) if picked is None else picked


class ForcedPlayer(Player):
    """The same for somebody who sees views."""

    def __init__(self, game: Game, player: Player, role: str) -> None:
        self.game = game
        self.player = player
        self.role = role

    def choose(self, view: View, ask: Ask) -> int:
        picked = forced(self.game, ask, self.role)
        return self.player.choose(view, ask) if picked is None else picked


USES = (
    *("play", "plan", "add", "help", "prepare", "respite", "special", "step-in"),
    *("base", "attack", "counterattack", "block-base", "block", "block-add"),
)
"""What games call the questions to which a card is an answer by being used. To throw it away, take it or take it back
is no use of it."""


class Bar:
    """A card that may not be used as long as anything else can be done."""

    def __init__(self, game: Game, card: str) -> None:
        self.game = game
        self.card = card
        """Its id."""
        self.known: dict[int, bool] = {}

    def uses(self, move: int) -> bool:
        """Whether a move uses the card: every notation names the card last. What takes it off again is no use."""
        if move not in self.known:
            words = self.game.write(move).split()
            self.known[move] = words[-1] == self.card and words[0] != "off"
        return self.known[move]

    def left(self, ask: Ask) -> Ask:
        """The question without the card; as it was if nothing else would be left."""
        if ask.word not in USES:
            return ask
        moves = [move for move in ask.moves if not self.uses(move)]
        return Ask(ask.seat, ask.word, moves) if moves and len(moves) < len(ask.moves) else ask


class BarredQuick(Quick):
    """Plays like another, but for one card. A bot that wants nothing but the card does anything else."""

    def __init__(self, bar: Bar, quick: Quick) -> None:
        self.bar = bar
        self.quick = quick

    def move(self, state: State, ask: Ask, dice: Dice) -> int:
        left = self.bar.left(ask)
        move = self.quick.move(state, left, dice)
        return move if move in left.moves else left.moves[dice.roll(len(left.moves))]


class BarredPlayer(Player):
    """The same for somebody who sees views."""

    def __init__(self, bar: Bar, player: Player, dice: Dice) -> None:
        self.bar = bar
        self.player = player
        self.dice = dice

    def choose(self, view: View, ask: Ask) -> int:
        left = self.bar.left(ask)
        move = self.player.choose(view, left)
        return move if move in left.moves else left.moves[self.dice.roll(len(left.moves))]
