"""FIGHT on the shelf."""

from __future__ import annotations

from kwoon.core.box import Box, Opened
from kwoon.games.fight.cards.pack import FightPack
from kwoon.games.fight.cards.schema import SCHEMA
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
        self.options = ()
        self.sealed = True

    def open(self, pack: str, place: str, seats: int, options: dict[str, str]) -> Opened:
        chosen = self.check(seats, options)
        read = FightPack(pack, place)
        game = Fight(read)
        return Opened(game, FightWords(game), read.faces(), read.digest, chosen)
