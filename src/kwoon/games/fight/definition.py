"""The game definition of FIGHT."""

from __future__ import annotations

from kwoon.core.definition import GameDefinition, LoadedGame, Option
from kwoon.games.fight.cards.pack import FightPack
from kwoon.games.fight.cards.schema import SCHEMA
from kwoon.games.fight.rules.game import Fight
from kwoon.games.fight.rules.notation import ENDS_ROUND, FACE_DOWN, GOES_ON, OPEN
from kwoon.games.fight.text.text import FightText


class FightDefinition(GameDefinition):
    def __init__(self) -> None:
        self.id = "fight"
        self.folder = "fight"
        self.title = "FIGHT"
        self.description = "Punch beats Dodge beats Kick beats Parry beats Punch: outguess your opponent, card by card."
        self.seats = (2,)
        self.minutes = (5, 10)
        self.icon = "fist"
        self.schema = SCHEMA
        self.options = (
            Option(
                "refill",
                "If the deck cannot refill the row at the end of a turn, either play continues with a shorter row, or the "
                "round ends and the Tie Breaker decides it.",
                (GOES_ON, ENDS_ROUND),
                title="Deck runs out",
                labels=("Play on", "End the round"),
            ),
            Option(
                "piles",
                "Open: both players see all cards in both piles. Face down: you see only your own cards, the Tie "
                "Breaker, and the number of cards and points in each pile.",
                (OPEN, FACE_DOWN),
                title="Victory piles",
                labels=("Open", "Face down"),
            ),
        )
        self.has_simultaneous_choices = True

    def load(self, pack: str, source_name: str, seats: int, options: dict[str, str]) -> LoadedGame:
        chosen = self.validate_options(seats, options)
        parsed_pack = FightPack(pack, source_name)
        game = Fight(parsed_pack, chosen["refill"] == ENDS_ROUND, chosen["piles"] == FACE_DOWN)
        return LoadedGame(game, FightText(game), parsed_pack.faces(), parsed_pack.fingerprint, chosen)
