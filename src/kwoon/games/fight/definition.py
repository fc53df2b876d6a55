"""The game definition of FIGHT."""

from __future__ import annotations

from kwoon.core.definition import GameDefinition, LoadedGame, Option
from kwoon.games.fight.cards.pack import FightPack
from kwoon.games.fight.cards.schema import SCHEMA
from kwoon.games.fight.rules.game import Fight
from kwoon.games.fight.rules.notation import ENDS_ROUND, FACE_DOWN, GOES_ON, OPEN
from kwoon.games.fight.text.text import FightText


class FightDefinition(GameDefinition):
    """The game definition of FIGHT."""

    def __init__(self) -> None:
        self.id = "fight"
        self.folder = "fight"
        self.title = "FIGHT"
        self.description = "Punch beats Dodge beats Kick beats Parry beats Punch: outguess your opponent, card by card."
        self.seats = (2,)
        self.minutes = (5, 10)
        self.icon = "fist"
        self.schema = SCHEMA
        self.options = (
            Option(
                "refill",
                "What happens when the deck cannot refill the row at the end of a turn: play goes on with a shorter "
                "row; or the round ends, and the Tie Breaker decides it.",
                (GOES_ON, ENDS_ROUND),
                title="Row without refill",
                labels=("play on", "ends the round"),
            ),
            Option(
                "piles",
                "Whether victory piles are open; or lie face down, so that you see only the Tie Breaker, your own "
                "cards, and how many cards and points there are.",
                (OPEN, FACE_DOWN),
                title="Victory piles",
                labels=("open", "face down"),
            ),
        )
        self.has_simultaneous_choices = True

    def load(self, pack: str, source_name: str, seats: int, options: dict[str, str]) -> LoadedGame:
        chosen = self.validate_options(seats, options)
        read = FightPack(pack, source_name)
        game = Fight(read, chosen["refill"] == ENDS_ROUND, chosen["piles"] == FACE_DOWN)
        return LoadedGame(game, FightText(game), read.faces(), read.digest, chosen)
