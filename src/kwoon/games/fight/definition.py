"""The game definition of FIGHT."""

from __future__ import annotations

from kwoon.core.definition import GameDefinition, LoadedGame, Option
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
            Option(
                "refill",
                msg("fight-about-refill-help"),
                (GOES_ON, ENDS_ROUND),
                title=msg("fight-about-refill"),
                labels=(msg("fight-about-refill-goes-on"), msg("fight-about-refill-ends-round")),
            ),
            Option(
                "piles",
                msg("fight-about-piles-help"),
                (OPEN, FACE_DOWN),
                title=msg("fight-about-piles"),
                labels=(msg("fight-about-piles-open"), msg("fight-about-piles-face-down")),
            ),
        )
        self.has_simultaneous_choices = True

    def load(self, pack: str, source_name: str, seats: int, options: dict[str, str]) -> LoadedGame:
        chosen = self.validate_options(seats, options)
        parsed_pack = FightPack(pack, source_name)
        game = Fight(parsed_pack, chosen["refill"] == ENDS_ROUND, chosen["piles"] == FACE_DOWN)
        return LoadedGame(game, FightText(game), parsed_pack.faces(), parsed_pack.fingerprint, chosen)
