"""The game definition of Dragon Punch."""

from __future__ import annotations

from kwoon.core.definition import EDITION, GameDefinition, LoadedGame, Option, OptionError
from kwoon.core.game import Outcome
from kwoon.games.dragon_punch.cards.faces import faces
from kwoon.games.dragon_punch.cards.pack import DragonPack
from kwoon.games.dragon_punch.cards.schema import SCHEMA
from kwoon.games.dragon_punch.rules.game import DragonPunch
from kwoon.games.dragon_punch.rules.notation import ALL, CUSTOM, DUEL, EACH, NEWEST, TAG_TEAM
from kwoon.games.dragon_punch.text.text import DragonText


class DragonPunchDefinition(GameDefinition):
    """The game definition of Dragon Punch."""

    def __init__(self) -> None:
        self.id = "dragon-punch"
        self.folder = "dragon_punch"
        self.title = "Dragon Punch"
        self.description = (
            "High and low, fast and slow: pick a fighter, hide your next move, and grow dangerous when hurt."
        )
        self.seats = (2,)
        self.minutes = (5, 15)
        self.icon = "high-punch"
        self.schema = SCHEMA
        self.options = (
            Option(
                "mode",
                "A duel with one character each; a tag team with two; or a custom fight with nine cards chosen in "
                "secret and seven health.",
                (DUEL, TAG_TEAM, CUSTOM),
                title="Kind of fight",
                labels=("duel", "tag team", "custom fight"),
            ),
            Option(
                "characters",
                "Pick from the five characters of one copy of the game, each of which is there once; or from the ten "
                "of two copies, so that both may fight with the same one.",
                ("five", "ten"),
                title="Characters",
                labels=("five, each once", "ten, each twice"),
            ),
            Option(
                "loser",
                "Who lost the last game, seat 1 or seat 2, and decides who picks a character first. If nobody, a coin "
                "decides.",
                ("nobody", "1", "2"),
                title="Loser of the last game",
                labels=("nobody", "seat 1", "seat 2"),
                is_public=False,
            ),
            Option(
                "flipped",
                "Which of your opponent's flipped cards the table shows: all of them; only the newest, so that the "
                "others have to be remembered; or what each player decides about their own before the first round.",
                (ALL, NEWEST, EACH),
                title="Flipped cards",
                labels=("all are shown", "only the newest is shown", "each player decides"),
            ),
        )
        # Since edition 2, double knockouts do not count toward the stalemate rule.
        self.edition = 2
        self.has_simultaneous_choices = True
        self.has_turbo = True

    def rematch_options(self, options: dict[str, str], outcome: Outcome) -> dict[str, str]:
        """Let the loser decide who picks first (dp.ruling.pick-order-digital), or a coin after a draw."""
        chosen = super().rematch_options(options, outcome)
        if chosen.get("mode") != CUSTOM:
            winners = outcome.winners()
            chosen["loser"] = "nobody" if len(winners) != 1 else str(2 - winners[0])
        return chosen

    def load(self, pack: str, source_name: str, seats: int, options: dict[str, str]) -> LoadedGame:
        chosen = self.validate_options(seats, options)
        if chosen["mode"] == CUSTOM:
            if chosen["characters"] == "ten":
                raise OptionError(
                    "In a custom fight each player chooses from a whole copy of the game: leave 'characters' at five."
                )
            if chosen["loser"] != "nobody":
                raise OptionError("In a custom fight both choose in secret and nobody picks first: leave 'loser' out.")
        read = DragonPack(pack, source_name)
        loser = ("nobody", "1", "2").index(chosen["loser"]) - 1
        copies = 2 if chosen["characters"] == "ten" else 1
        game = DragonPunch(
            read,
            chosen["mode"],
            copies,
            loser,
            chosen["flipped"],
            first_edition=chosen[EDITION] == "1",
        )
        return LoadedGame(game, DragonText(game), faces(read), read.digest, chosen)
