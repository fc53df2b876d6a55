"""KungFu Fighting, 2014, on the shelf."""

from __future__ import annotations

from kwoon.core.box import EDITION, Box, Opened, OptionError
from kwoon.games.kung_fu_2014.cards.pack import KungFu2014Pack
from kwoon.games.kung_fu_2014.cards.schema import SCHEMA
from kwoon.games.kung_fu_2014.play.rules import KungFu2014
from kwoon.games.kung_fu_2014.voice.words import KungFu2014Words


class KungFu2014Box(Box):
    """KungFu Fighting, 2014, closed."""

    def __init__(self) -> None:
        self.id = "kung-fu-2014"
        self.folder = "kung_fu_2014"
        self.title = "KungFu Fighting (2014)"
        self.about = "Build an attack card by card, block what comes back, and be the last one with Chi."
        self.seats = (2, 3, 4, 5, 6)
        self.minutes = (15, 45)
        self.icon = "high-punch"
        self.schema = SCHEMA
        self.options = ()
        # The second: targets are named in any order, so that where one more can be named an attack waits for `done`.
        self.edition = 2
        self.sealed = False

    def open(self, pack: str, place: str, seats: int, options: dict[str, str]) -> Opened:
        chosen = self.check(seats, options)
        read = KungFu2014Pack(pack, place)
        if seats > read.mats:
            raise OptionError(f"This pack has {read.mats} mats, so {read.mats} players at the most.")
        game = KungFu2014(read, seats, chosen[EDITION] == "1")
        return Opened(game, KungFu2014Words(game), read.faces(), read.digest, chosen)
