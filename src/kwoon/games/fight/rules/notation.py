"""Card tables and move notation for FIGHT."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.game import Game, IllegalMove
from kwoon.core.message import msg
from kwoon.games.fight.cards.pack import FightPack
from kwoon.games.fight.combat.clash import clash_result

GOES_ON: Final = "goes-on"
ENDS_ROUND: Final = "ends-round"
OPEN: Final = "open"
FACE_DOWN: Final = "face-down"


class FightNotation(Game):
    """A card is its index in the pack. A move is a card to play or, offset by the number of kinds, a card to take."""

    def __init__(self, pack: FightPack, refill_required: bool = False, piles_face_down: bool = False) -> None:
        self.seats = 2
        self.pack = pack
        self.refill_required = refill_required
        """Whether a round ends when the row cannot be refilled (fight.ruling.refill-option)."""
        self.piles_face_down = piles_face_down
        """Whether the table hides the cards of victory piles (fight.ruling.piles-option)."""
        self.kinds: i64 = len(pack.kinds)
        self.ids = [card.id for card in pack.kinds]
        self.attacks = vec[bool]([card.move.attacks for card in pack.kinds])
        self.values = [card.value for card in pack.kinds]
        self.points = [card.points for card in pack.kinds]
        self.clashes = vec[i64]([clash_result(first, second) for first in pack.kinds for second in pack.kinds])
        self.deck: list[int] = []
        for kind, card in enumerate(pack.kinds):
            self.deck.extend([kind] * card.copies)
        self.empty_list: list[int] = []
        self.empty_nested_list: list[list[int]] = []
        self.has_duplicate_cards = len(set(self.deck)) < len(self.deck)
        self.row_size: i64 = pack.row_size
        self.points_to_win: i64 = pack.points_to_win_round
        self.rounds_to_win: i64 = pack.rounds_to_win

    def format_move(self, move: int) -> str:
        if move < self.kinds:
            return f"play {self.ids[move]}"
        return f"take {self.ids[move - self.kinds]}"

    def parse_move(self, text: str) -> int:
        words = text.split()
        if len(words) != 2 or words[0].lower() not in ("play", "take"):
            raise IllegalMove(msg("core-errors-not-a-move", text=text, examples=["play S3", "take H2"]))
        matches = [at for at, id in enumerate(self.ids) if id.upper() == words[1].upper()]
        if not matches:
            raise IllegalMove(msg("core-errors-no-card", text=words[1], examples=[self.ids[0], self.ids[-1]]))
        card = matches[0]
        return card if words[0].lower() == "play" else card + self.kinds

    def all_cards(self) -> list[int]:
        return sorted(self.deck)

    def num_distinct_moves(self) -> int:
        return 2 * self.kinds
