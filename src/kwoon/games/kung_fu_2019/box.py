"""Kung Fu Fighting!, 2019, on the shelf."""

from __future__ import annotations

from kwoon.core.box import Box, Opened, Option, OptionError
from kwoon.games.kung_fu_2019.pack import KungFu2019Pack
from kwoon.games.kung_fu_2019.rules import KungFu2019
from kwoon.games.kung_fu_2019.words import KungFu2019Words


class KungFu2019Box(Box):
    """Kung Fu Fighting!, 2019, closed."""

    def __init__(self) -> None:
        self.id = "kung-fu-2019"
        self.folder = "kung_fu_2019"
        self.title = "Kung Fu Fighting! (2019)"
        self.about = "Take a Weapon, enter a Stance, strike and strike back; alone or in teams, the last with Chi wins."
        self.seats = (2, 3, 4, 5, 6)
        self.minutes = (20, 60)
        self.icon = "monk-face"
        self.options = (
            Option("expansion", "With the 48 cards of More Kung Fu Fighting.", ("no", "yes")),
            Option(
                "archetypes",
                "Who everybody is: nobody special, as chosen, or as dealt. "
                "Best with the expansion, and not in a first game.",
                ("none", "chosen", "dealt"),
            ),
            Option("format", "Everybody alone, or in teams that share their Chi.", ("free", "2v2", "3v3", "2v2v2")),
        )
        self.sealed = False
        self.asides = True

    def open(self, pack: str, place: str, seats: int, options: dict[str, str]) -> Opened:
        chosen = self.check(seats, options)
        format = chosen["format"]
        wanted = {"free": seats, "2v2": 4, "3v3": 6, "2v2v2": 6}[format]
        if seats != wanted:
            raise OptionError(f"{format} is for {wanted} players, not {seats}.")
        read = KungFu2019Pack(pack, place)
        game = KungFu2019(read, seats, chosen["expansion"] == "yes", chosen["archetypes"], format)
        return Opened(game, KungFu2019Words(game), read.faces(), read.digest, chosen)
