"""Game definition of KungFu Fighting (2014)."""

from __future__ import annotations

from kwoon.core.definition import EDITION, GameDefinition, LoadedGame, OptionError
from kwoon.core.message import msg
from kwoon.games.kung_fu_2014.cards.pack import KungFu2014Pack
from kwoon.games.kung_fu_2014.cards.schema import SCHEMA
from kwoon.games.kung_fu_2014.rules.game import KungFu2014
from kwoon.games.kung_fu_2014.text.text import KungFu2014Text


class KungFu2014Definition(GameDefinition):
    def __init__(self) -> None:
        self.id = "kung-fu-2014"
        self.package = "kwoon.games.kung_fu_2014"
        self.title = msg("kung-fu-2014-about-title")
        self.description = msg("kung-fu-2014-about-description")
        self.seats = (2, 3, 4, 5, 6)
        self.minutes = (15, 45)
        self.icon = "high-punch"
        self.learning_order = 4
        self.back_color = (61, 50, 38)
        self.schema = SCHEMA
        self.options = ()
        # Since edition 2, targets are named in any order, so an attack waits for `done` while another target can be
        # named.
        self.edition = 2
        self.has_simultaneous_choices = False

    def load(self, pack: str, source_name: str, seats: int, options: dict[str, str]) -> LoadedGame:
        chosen = self.validate_options(seats, options)
        parsed_pack = KungFu2014Pack(pack, source_name)
        if seats > parsed_pack.chi_mats:
            raise OptionError(msg("kung-fu-2014-errors-mats", most=int(parsed_pack.chi_mats), seats=str(seats)))
        game = KungFu2014(parsed_pack, seats, chosen[EDITION] == "1")
        return LoadedGame(game, KungFu2014Text(game), parsed_pack.faces(), parsed_pack.fingerprint, chosen)
