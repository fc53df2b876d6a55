"""Game definition of Kung Fu Fighting! (2019)."""

from __future__ import annotations

from kwoon.core.definition import EDITION, GameDefinition, LoadedGame, Option
from kwoon.games.kung_fu_2019.cards.pack import KungFu2019Pack
from kwoon.games.kung_fu_2019.cards.schema import SCHEMA
from kwoon.games.kung_fu_2019.rules.game import KungFu2019
from kwoon.games.kung_fu_2019.rules.notation import LATEST_EDITION
from kwoon.games.kung_fu_2019.text.text import KungFu2019Text


class KungFu2019Definition(GameDefinition):
    """The definition of Kung Fu Fighting! (2019)."""

    def __init__(self) -> None:
        self.id = "kung-fu-2019"
        self.folder = "kung_fu_2019"
        self.title = "Kung Fu Fighting! (2019)"
        self.description = (
            "Take a Weapon, enter a Stance, strike and strike back; alone or in teams, the last with Chi wins."
        )
        self.seats = (2, 3, 4, 5, 6)
        self.minutes = (20, 60)
        self.icon = "monk-face"
        self.schema = SCHEMA
        self.options = (
            Option(
                "format",
                "Everybody alone, or in teams that share their Chi.",
                ("free", "2v2", "3v3", "2v2v2"),
                title="Teams",
                labels=("everybody alone", "two against two", "three against three", "three teams of two"),
            ),
            Option(
                "archetypes",
                "Who everybody is: nobody special, or somebody with gifts of their own, chosen or dealt. "
                "Best with the expansion, and not in a first game.",
                ("none", "chosen", "dealt"),
                title="Archetypes",
                labels=("nobody special", "chosen by each", "dealt by luck"),
            ),
            Option(
                "expansion",
                "With or without the 48 cards of More Kung Fu Fighting.",
                ("no", "yes"),
                title="Expansion",
                labels=("without", "with its 48 cards"),
            ),
            Option(
                "start",
                "A house rule for duels: the player who begins starts with 3 Chi less, because beginning helps, and "
                "never has more than that. With more players all start alike.",
                ("alike", "evened"),
                title="Start",
                labels=("all alike", "3 Chi less for whoever begins a duel"),
            ),
        )
        self.edition = LATEST_EDITION
        self.has_simultaneous_choices = False
        self.has_optional_prompts = True

    def seat_counts(self, options: dict[str, str]) -> tuple[int, ...]:
        """Return the seat counts of the chosen format. Teams have equal sizes."""
        format = options.get("format", "free")
        return self.seats if format == "free" else (4,) if format == "2v2" else (6,)

    def load(self, pack: str, source_name: str, seats: int, options: dict[str, str]) -> LoadedGame:
        chosen = self.validate_options(seats, options)
        parsed_pack = KungFu2019Pack(pack, source_name)
        expansion, evened = chosen["expansion"] == "yes", chosen["start"] == "evened"
        edition = int(chosen[EDITION])
        game = KungFu2019(
            parsed_pack, seats, expansion, chosen["archetypes"], chosen["format"], even_start=evened, edition=edition
        )
        return LoadedGame(game, KungFu2019Text(game), parsed_pack.faces(), parsed_pack.digest, chosen)
