"""A terminal match for tests: known cards, scripted bots, and the text that the player reads."""

from __future__ import annotations

import io
from pathlib import Path

from kwoon.core.dice import Dice, LiveDice, RiggedDice
from kwoon.core.game import Game, Player, Prompt, View
from kwoon.registry import load_game
from kwoon.terminal.match.match import TerminalMatch
from kwoon.terminal.match.setup import MatchSetup, new_match
from kwoon.terminal.screen import Screen


class ScriptedBot(Player):
    """Plays a script. If its next move is not legal, plays the last legal move, which is to pass or to finish."""

    def __init__(self, game: Game, moves: list[str]) -> None:
        self.game = game
        self.moves = moves

    def choose(self, view: View, prompt: Prompt) -> int:
        move = self.game.parse_move(self.moves[0]) if self.moves else -1
        if move not in prompt.moves:
            return prompt.moves[-1]
        self.moves.pop(0)
        return move


class ScriptedMatch:
    """A match with known cards, in which tests type the player's lines."""

    def __init__(
        self, folder: Path, game: str, setup: MatchSetup, hands: list[str] | None = None, first_seat: int = 0
    ) -> None:
        self.target = io.StringIO()
        self.source = io.StringIO()
        ids = [face.id for face in load_game(game, setup.seats, setup.options).faces]
        cards = [ids.index(name) for name in hands or []]

        def make_dice(purpose: str) -> Dice:
            return RiggedDice(LiveDice(1), cards, [first_seat]) if purpose == "game" and hands else LiveDice(7)

        self.match: TerminalMatch = new_match(game, setup, Screen(self.source, self.target), make_dice)
        self.match.record_file.path = folder / "match.record"

    def script_bot(self, seat: int, *moves: str) -> None:
        self.match.bots[seat] = ScriptedBot(self.match.loaded.game, list(moves))

    def type_lines(self, *lines: str) -> str:
        """Continue the match with these lines of input; return the new output."""
        before = len(self.target.getvalue())
        self.source.seek(0)
        self.source.truncate()
        self.source.write("".join(f"{line}\n" for line in lines))
        self.source.seek(0)
        self.match.run()
        return self.target.getvalue()[before:]

    def moves(self) -> list[str]:
        """Return the moves so far, each preceded by its seat, counted from 1."""
        return [line.split(" :")[0] for line in self.match.match.to_text().splitlines() if line[0].isdigit()]
