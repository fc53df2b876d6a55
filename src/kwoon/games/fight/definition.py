"""The game definition of FIGHT."""

from __future__ import annotations

from kwoon.core.definition import GameDefinition, LoadedGame, option_with_texts
from kwoon.core.message import msg
from kwoon.games.fight.cards.pack import FightPack
from kwoon.games.fight.cards.schema import SCHEMA
from kwoon.games.fight.rules.game import Fight
from kwoon.games.fight.rules.notation import ENDS_ROUND, FACE_DOWN, GOES_ON, OPEN
from kwoon.games.fight.text.text import FightText


class FightDefinition(GameDefinition):
    def __init__(self) -> None:
        self.id = "fight"
        self.package = "kwoon.games.fight"
        self.title = msg("fight-about-title")
        self.description = msg("fight-about-description")
        self.seats = (2,)
        self.minutes = (5, 10)
        self.icon = "fist"
        self.learning_order = 1
        self.back_color = (93, 26, 20)
        self.schema = SCHEMA
        self.options = (
            option_with_texts("refill", "fight-about-refill", (GOES_ON, ENDS_ROUND)),
            option_with_texts("piles", "fight-about-piles", (OPEN, FACE_DOWN)),
        )
        self.has_simultaneous_choices = True

    def load(self, pack: str, source_name: str, seats: int, options: dict[str, str]) -> LoadedGame:
        chosen = self.validate_options(seats, options)
        parsed_pack = FightPack(pack, source_name)
        game = Fight(parsed_pack, chosen["refill"] == ENDS_ROUND, chosen["piles"] == FACE_DOWN)
        return LoadedGame(game, FightText(game), parsed_pack.faces(), parsed_pack.fingerprint, chosen)
