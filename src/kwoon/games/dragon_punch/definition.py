"""The game definition of Dragon Punch."""

from __future__ import annotations

from kwoon.core.definition import EDITION, GameDefinition, LoadedGame, OptionError, option_with_texts
from kwoon.core.game import Outcome
from kwoon.core.message import msg
from kwoon.games.dragon_punch.cards.faces import make_faces
from kwoon.games.dragon_punch.cards.pack import DragonPack
from kwoon.games.dragon_punch.cards.schema import SCHEMA
from kwoon.games.dragon_punch.rules.game import DragonPunch
from kwoon.games.dragon_punch.rules.notation import ALL, CUSTOM, DUEL, EACH, NEWEST, TAG_TEAM
from kwoon.games.dragon_punch.text.text import DragonText


class DragonPunchDefinition(GameDefinition):
    def __init__(self) -> None:
        self.id = "dragon-punch"
        self.package = "kwoon.games.dragon_punch"
        self.title = msg("dragon-punch-about-title")
        self.description = msg("dragon-punch-about-description")
        self.seats = (2,)
        self.minutes = (5, 15)
        self.icon = "high-punch"
        self.learning_order = 2
        self.back_color = (31, 59, 77)
        self.schema = SCHEMA
        self.options = (
            option_with_texts("mode", "dragon-punch-about-mode", (DUEL, TAG_TEAM, CUSTOM)),
            option_with_texts("characters", "dragon-punch-about-characters", ("five", "ten")),
            option_with_texts("loser", "dragon-punch-about-loser", ("nobody", "1", "2"), is_public=False),
            option_with_texts("flipped", "dragon-punch-about-flipped", (ALL, NEWEST, EACH)),
        )
        # Since edition 2, double knockouts do not count toward the stalemate rule, and the number of rounds is limited.
        self.edition = 2
        self.has_simultaneous_choices = True
        self.has_turbo = True

    def rematch_options(self, options: dict[str, str], outcome: Outcome) -> dict[str, str]:
        """Return the options of a rematch. The loser of this game decides who picks first
        (dp.ruling.pick-order-digital); after a draw, a coin decides. Custom fights have no pick order."""
        chosen = super().rematch_options(options, outcome)
        if chosen.get("mode") != CUSTOM:
            winners = outcome.winners()
            chosen["loser"] = "nobody" if len(winners) != 1 else str(2 - winners[0])
        return chosen

    def load(self, pack: str, source_name: str, seats: int, options: dict[str, str]) -> LoadedGame:
        chosen = self.validate_options(seats, options)
        if chosen["mode"] == CUSTOM:
            if chosen["characters"] == "ten":
                raise OptionError(msg("dragon-punch-errors-custom-characters"))
            if chosen["loser"] != "nobody":
                raise OptionError(msg("dragon-punch-errors-custom-loser"))
        parsed_pack = DragonPack(pack, source_name)
        loser = ("nobody", "1", "2").index(chosen["loser"]) - 1
        copies = 2 if chosen["characters"] == "ten" else 1
        game = DragonPunch(
            parsed_pack,
            chosen["mode"],
            copies,
            loser,
            chosen["flipped"],
            first_edition=chosen[EDITION] == "1",
        )
        return LoadedGame(game, DragonText(game), make_faces(parsed_pack), parsed_pack.fingerprint, chosen)
