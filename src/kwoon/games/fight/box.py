"""FIGHT on the shelf."""

from __future__ import annotations

from kwoon.core.box import Box, Opened, Option
from kwoon.games.fight.cards.pack import FightPack
from kwoon.games.fight.cards.schema import SCHEMA
from kwoon.games.fight.play.notation import ENDS_ROUND, FACE_DOWN, GOES_ON, OPEN
from kwoon.games.fight.play.rules import Fight
from kwoon.games.fight.voice.words import FightWords


class FightBox(Box):
    """FIGHT, closed."""

    def __init__(self) -> None:
        self.id = "fight"
        self.folder = "fight"
        self.title = "FIGHT"
        self.about = "Punch beats Dodge beats Kick beats Parry beats Punch: outguess your opponent, card by card."
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
                words=("play on", "ends the round"),
            ),
            Option(
                "piles",
                "Whether victory piles are open; or lie face down, so that you see only the Tie Breaker, your own "
                "cards, and how many cards and points there are.",
                (OPEN, FACE_DOWN),
                title="Victory piles",
                words=("open", "face down"),
            ),
        )
        self.sealed = True

    def open(self, pack: str, place: str, seats: int, options: dict[str, str]) -> Opened:
        chosen = self.check(seats, options)
        read = FightPack(pack, place)
        game = Fight(read, chosen["refill"] == ENDS_ROUND, chosen["piles"] == FACE_DOWN)
        return Opened(game, FightWords(game), read.faces(), read.digest, chosen)
