"""The game definition of Crane Circle: a game from `kwoon new-game` with three players and face-down cards on the
table. It has no board of its own."""

from __future__ import annotations

from kwoon.core.definition import GameDefinition, LoadedGame
from tests.sixth_game.crane_circle.cards import SCHEMA, CraneCirclePack
from tests.sixth_game.crane_circle.rules import CraneCircleGame
from tests.sixth_game.crane_circle.text import CraneCircleText


class CraneCircleDefinition(GameDefinition):
    def __init__(self) -> None:
        self.id = "crane-circle"
        self.package = "tests.sixth_game.crane_circle"
        self.title = "Crane Circle"
        self.description = "Strike at the face-down guards of the other players."
        self.seats = (2, 3, 4)
        self.minutes = (5, 10)
        self.icon = "fist"
        self.schema = SCHEMA
        self.options = ()
        self.has_simultaneous_choices = False
        self.card_fields = ("hand", "deck", "discard", "guards")
        self.seat_fields = ("champion",)
        self.value_names = {"phase": ("omen hidden", "omen revealed")}

    def load(self, pack: str, source_name: str, seats: int, options: dict[str, str]) -> LoadedGame:
        chosen = self.validate_options(seats, options)
        cards = CraneCirclePack(pack, source_name)
        game = CraneCircleGame(cards, seats)
        return LoadedGame(game, CraneCircleText(game), cards.faces(), cards.fingerprint, chosen)
