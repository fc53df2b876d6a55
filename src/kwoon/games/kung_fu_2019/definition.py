"""Game definition of Kung Fu Fighting! (2019)."""

from __future__ import annotations

from kwoon.core.definition import EDITION, GameDefinition, LoadedGame, Option
from kwoon.games.kung_fu_2019.cards.pack import KungFu2019Pack
from kwoon.games.kung_fu_2019.cards.schema import SCHEMA
from kwoon.games.kung_fu_2019.rules.game import KungFu2019
from kwoon.games.kung_fu_2019.rules.notation import LATEST_EDITION
from kwoon.games.kung_fu_2019.text.text import KungFu2019Text


class KungFu2019Definition(GameDefinition):
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
                "Play alone, or in teams that share their Chi.",
                ("free", "2v2", "3v3", "2v2v2"),
                title="Teams",
                labels=("Free-for-all", "2 v 2", "3 v 3", "2 v 2 v 2"),
            ),
            Option(
                "archetypes",
                "Give each player a character with a power that lasts the whole game. "
                "Best with the expansion, and not in a first game.",
                ("none", "chosen", "dealt"),
                title="Archetypes",
                labels=("None", "Choose", "Random"),
            ),
            Option(
                "expansion",
                "Add the 48 cards of More Kung Fu Fighting.",
                ("no", "yes"),
                title="Expansion",
                labels=("No", "Yes"),
            ),
            Option(
                "start",
                "A house rule for two players: the first player starts with 3 Chi less, which is then their maximum. "
                "It has no effect with more players.",
                ("alike", "evened"),
                title="Starting Chi",
                labels=("Equal", "First player: 3 less"),
            ),
        )
        self.edition = LATEST_EDITION
        self.has_simultaneous_choices = False
        self.has_optional_prompts = True

    def seat_counts(self, options: dict[str, str]) -> tuple[int, ...]:
        """Return the seat counts for the chosen format."""
        format = options.get("format", "free")
        return self.seats if format == "free" else (4,) if format == "2v2" else (6,)

    def load(self, pack: str, source_name: str, seats: int, options: dict[str, str]) -> LoadedGame:
        chosen = self.validate_options(seats, options)
        parsed_pack = KungFu2019Pack(pack, source_name)
        expansion, even_start = chosen["expansion"] == "yes", chosen["start"] == "evened"
        edition = int(chosen[EDITION])
        game = KungFu2019(
            parsed_pack,
            seats,
            expansion,
            chosen["archetypes"],
            chosen["format"],
            even_start=even_start,
            edition=edition,
        )
        return LoadedGame(game, KungFu2019Text(game), parsed_pack.faces(), parsed_pack.fingerprint, chosen)
