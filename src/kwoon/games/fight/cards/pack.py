"""The pack of FIGHT: four moves that beat each other in a cycle, and the numbers of the game."""

from __future__ import annotations

from kwoon.core.card_faces import CardNumber, Face
from kwoon.core.schema.node import PackNode
from kwoon.core.schema.validate import load_validated
from kwoon.core.toml_reader import pack_fingerprint
from kwoon.games.fight.cards.schema import SCHEMA

ICONS = {"punch": "punch", "kick": "high-kick", "parry": "palm", "dodge": "acrobatic"}


class FightMove:
    """A move of the cards: the move it beats, and whether it attacks."""

    def __init__(self, part: PackNode) -> None:
        self.id = part.text("id")
        self.name = part.text("name")
        self.suit = part.text("suit")
        self.letter = part.text("letter")
        self.colour = part.text("colour")
        self.attacks = part.text("role") == "attack"
        self.beats = part.text("beats")
        self.loses_to = part.text("loses_to")
        self.copies = part.number("copies")
        self.icon = part.text("icon", ICONS.get(self.id, "fist"))
        self.source = part.source("id")


class FightCard:
    """One kind of card."""

    def __init__(self, part: PackNode, moves: list[FightMove]) -> None:
        self.id = part.text("id")
        move_id = part.text("move")
        self.move = next(move for move in moves if move.id == move_id)
        self.value = part.number("value")
        self.value_source = part.source("value")
        self.points = part.number("points")
        self.points_source = part.source("points")
        self.copies = part.number("copies")


class FightPack:
    """A validated pack of FIGHT."""

    def __init__(self, text: str, source_name: str) -> None:
        top = load_validated(text, source_name, SCHEMA)
        moves = top.children("move")
        self.moves = [FightMove(part) for part in moves]
        self.kinds = [FightCard(part, self.moves) for part in top.children("card")]
        self.points_to_win_round = top.number("points_to_win_round")
        self.rounds_to_win = top.number("rounds_to_win")
        self.row_size = top.number("row_size")
        self.dealt = top.number("dealt_face_down")
        self.opening_picks = top.number("opening_picks")
        self.hand_size = top.number("hand_size")
        self.source = top.text("numbers_source")
        self._check(top, moves)
        self.fingerprint = pack_fingerprint(top.table)

    def _check(self, top: PackNode, moves: list[PackNode]) -> None:
        if self.row_size < 2 * self.opening_picks:
            raise top.error(
                "row_size", f"is {self.row_size}, but both players' opening picks need {2 * self.opening_picks}"
            )
        if top.number("deck_size") < 2 * self.hand_size + self.row_size:
            raise top.error(
                "deck_size",
                f"is {top.number('deck_size')}, but two hands and the row need {2 * self.hand_size + self.row_size}",
            )
        for move, part in zip(self.moves, moves, strict=True):
            beaten = next(other for other in self.moves if other.id == move.beats)
            if beaten.loses_to != move.id or beaten.attacks == move.attacks:
                raise part.error(
                    "beats", f"is '{beaten.id}', which must have the other role and '{move.id}' as its 'loses_to'"
                )

    def faces(self) -> list[Face]:
        """Return the card faces."""
        names = {move.id: move.name for move in self.moves}
        return [
            Face(
                id=card.id,
                name=card.move.name,
                kind="attack" if card.move.attacks else "defence",
                icon=card.move.icon,
                text=f"Beats {names[card.move.beats]}. Beaten by {names[card.move.loses_to]}. "
                + (
                    "Win with it and you keep it. Against another attack the lower value wins."
                    if card.move.attacks
                    else "Win with it and you take the attack it stopped. Against another defence nobody wins."
                ),
                numbers=(
                    CardNumber("value", card.value, card.value_source),
                    CardNumber("points", card.points, card.points_source),
                ),
                copies=card.copies,
            )
            for card in self.kinds
        ]
