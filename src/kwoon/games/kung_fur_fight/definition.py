"""The game definition of Kung Fur Fight."""

from __future__ import annotations

from typing import Final

from kwoon.core.definition import EDITION, GameDefinition, LoadedGame, option_with_texts
from kwoon.core.message import msg
from kwoon.games.kung_fur_fight.cards.pack import FurPack
from kwoon.games.kung_fur_fight.cards.schema import SCHEMA
from kwoon.games.kung_fur_fight.rules.game import KungFurFight
from kwoon.games.kung_fur_fight.text.text import FurText

DOG_SEAT_OPTIONS: Final = ("seat 1", "seat 2", "drawn")
REWARD_ORDER_OPTIONS: Final = ("oldest first", "winner chooses")


class KungFurFightDefinition(GameDefinition):
    def __init__(self) -> None:
        self.id = "kung-fur-fight"
        self.package = "kwoon.games.kung_fur_fight"
        self.title = msg("kung-fur-fight-about-title")
        self.description = msg("kung-fur-fight-about-description")
        self.seats = (2,)
        self.minutes = (20, 30)
        self.icon = "paw"
        self.learning_order = 3
        self.back_color = (44, 81, 64)
        self.schema = SCHEMA
        self.options = (
            option_with_texts("dogs", "kung-fur-fight-about-dogs", DOG_SEAT_OPTIONS, "seat 1, seat 2, random"),
            option_with_texts("rewards", "kung-fur-fight-about-rewards", REWARD_ORDER_OPTIONS),
        )
        # Since edition 2, the lowest SP of a round determine the Card Limit and the use of the Delicacy, and abilities
        # and tokens may be left unused where that could help.
        self.edition = 2
        self.has_simultaneous_choices = True

    def load(self, pack: str, source_name: str, seats: int, options: dict[str, str]) -> LoadedGame:
        chosen = self.validate_options(seats, options)
        parsed_pack = FurPack(pack, source_name)
        game = KungFurFight(
            parsed_pack,
            DOG_SEAT_OPTIONS.index(chosen["dogs"]),
            chosen[EDITION] == "1",
            chosen["rewards"] == "winner chooses",
        )
        return LoadedGame(
            game, FurText(game), parsed_pack.faces(), parsed_pack.fingerprint, chosen, tokens=parsed_pack.tokens
        )
