"""Game definition of Kung Fu Fighting! (2019)."""

from __future__ import annotations

from kwoon.core.definition import EDITION, GameDefinition, LoadedGame, option_with_texts
from kwoon.core.message import msg
from kwoon.games.kung_fu_2019.cards.pack import KungFu2019Pack
from kwoon.games.kung_fu_2019.cards.schema import SCHEMA
from kwoon.games.kung_fu_2019.rules.game import KungFu2019
from kwoon.games.kung_fu_2019.rules.notation import LATEST_EDITION
from kwoon.games.kung_fu_2019.text.text import KungFu2019Text


class KungFu2019Definition(GameDefinition):
    def __init__(self) -> None:
        self.id = "kung-fu-2019"
        self.package = "kwoon.games.kung_fu_2019"
        self.title = msg("kung-fu-2019-about-title")
        self.description = msg("kung-fu-2019-about-description")
        self.seats = (2, 3, 4, 5, 6)
        self.minutes = (20, 60)
        self.icon = "monk-face"
        self.learning_order = 5
        self.back_color = (59, 36, 80)
        self.schema = SCHEMA
        self.options = (
            option_with_texts("format", "kung-fu-2019-about-teams", ("free", "2v2", "3v3", "2v2v2")),
            option_with_texts("archetypes", "kung-fu-2019-about-archetypes", ("none", "chosen", "dealt")),
            option_with_texts("expansion", "kung-fu-2019-about-expansion", ("no", "yes")),
            option_with_texts("start", "kung-fu-2019-about-start", ("alike", "evened")),
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
