"""Kung Fur Fight on the shelf."""

from __future__ import annotations

from typing import Final

from kwoon.core.box import EDITION, Box, Opened, Option
from kwoon.games.kung_fur_fight.cards.pack import FurPack
from kwoon.games.kung_fur_fight.cards.schema import SCHEMA
from kwoon.games.kung_fur_fight.play.rules import KungFurFight
from kwoon.games.kung_fur_fight.voice.words import FurWords

DOGS: Final = ("seat 1", "seat 2", "drawn")
REWARDS: Final = ("oldest first", "winner chooses")


class KungFurFightBox(Box):
    """Kung Fur Fight, closed."""

    def __init__(self) -> None:
        self.id = "kung-fur-fight"
        self.folder = "kung_fur_fight"
        self.title = "功夫擂台 Kung Fur Fight"
        self.about = "Monk Dogs against Ninja Cats: plan three teams behind your screen, then let the fur fly."
        self.seats = (2,)
        self.minutes = (20, 30)
        self.icon = "paw"
        self.schema = SCHEMA
        self.options = (
            Option(
                "dogs",
                "Who leads the Monk Dogs; the other one leads the Ninja Cats.",
                DOGS,
                title="Monk Dogs",
                words=("led by seat 1", "led by seat 2", "drawn by lot"),
            ),
            Option(
                "rewards",
                "In which order the winner of an arena uses several rewards.",
                REWARDS,
                title="Several rewards",
                words=("Oldest first", "Winner chooses"),
            ),
        )
        # The second: the lowest SP of a round count, and abilities may be left unused where that could help.
        self.edition = 2
        self.sealed = True

    def open(self, pack: str, place: str, seats: int, options: dict[str, str]) -> Opened:
        chosen = self.check(seats, options)
        read = FurPack(pack, place)
        game = KungFurFight(
            read, DOGS.index(chosen["dogs"]), chosen[EDITION] == "1", chosen["rewards"] == "winner chooses"
        )
        return Opened(game, FurWords(game), read.faces(), read.digest, chosen, tokens=read.tokens)
