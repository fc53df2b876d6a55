"""The game definition of Dragon Punch."""

from __future__ import annotations

from kwoon.core.definition import EDITION, GameDefinition, LoadedGame, Option, OptionError
from kwoon.core.game import Outcome
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
        self.title = "Dragon Punch"
        self.description = (
            "High and low, fast and slow: pick a fighter, hide your next move, and grow dangerous when hurt."
        )
        self.seats = (2,)
        self.minutes = (5, 15)
        self.icon = "high-punch"
        self.back_color = (31, 59, 77)
        self.schema = SCHEMA
        self.options = (
            Option(
                "mode",
                "Duel: one character each. Tag team: two characters each. Custom fight: each player secretly chooses "
                "nine cards and has seven health.",
                (DUEL, TAG_TEAM, CUSTOM),
                title="Mode",
                labels=("Duel", "Tag team", "Custom fight"),
            ),
            Option(
                "characters",
                "Five: the characters of one copy of the game, each available once. Ten: those of two copies, so both "
                "players can pick the same character.",
                ("five", "ten"),
                title="Characters",
                labels=("Five, one of each", "Ten, two of each"),
            ),
            Option(
                "loser",
                "The loser of the last game, who decides which player picks a character first. Without one, a coin "
                "decides.",
                ("nobody", "1", "2"),
                title="Loser of the last game",
                labels=("None", "Seat 1", "Seat 2"),
                is_public=False,
            ),
            Option(
                "flipped",
                "Which flipped cards your opponent can see: all of them, only the newest, or each player decides for "
                "their own cards before the first round.",
                (ALL, NEWEST, EACH),
                title="Flipped cards",
                labels=("Show all", "Show the newest", "Each player decides"),
            ),
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
                raise OptionError("Option 'characters' cannot be 'ten' in a custom fight. Choose 'five'.")
            if chosen["loser"] != "nobody":
                raise OptionError(
                    "Option 'loser' cannot be set in a custom fight, where both players choose at once. Leave it out."
                )
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
