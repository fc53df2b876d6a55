"""The game definition of Roshambo."""

from __future__ import annotations

from kwoon.core.definition import GameDefinition, LoadedGame
from kwoon.new_game.roshambo.cards import SCHEMA, RoshamboPack
from kwoon.new_game.roshambo.rules import RoshamboGame
from kwoon.new_game.roshambo.text import RoshamboText


class RoshamboDefinition(GameDefinition):
    def __init__(self) -> None:
        self.id = "roshambo"
        self.package = "kwoon.new_game.roshambo"
        self.title = "Roshambo"
        self.description = "Choose a card in secret, show it together, and outguess your opponent."
        self.seats = (2,)
        self.minutes = (2, 5)
        self.icon = "fist"
        self.schema = SCHEMA
        self.options = ()
        self.has_simultaneous_choices = True

    def load(self, pack: str, source_name: str, seats: int, options: dict[str, str]) -> LoadedGame:
        chosen = self.validate_options(seats, options)
        cards = RoshamboPack(pack, source_name)
        game = RoshamboGame(cards)
        return LoadedGame(game, RoshamboText(game), cards.faces(), cards.fingerprint, chosen)
