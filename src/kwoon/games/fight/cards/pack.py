"""The FIGHT pack: moves that beat each other in a cycle, the cards, and the numbers of the game."""

from __future__ import annotations

from kwoon.core.card_faces import Face, NumberOnCard
from kwoon.core.message import msg, named
from kwoon.core.schema.pack_node import PackNode
from kwoon.core.schema.validate import load_valid_pack
from kwoon.core.toml_reader import pack_fingerprint
from kwoon.games.fight.cards.schema import SCHEMA

ICONS = {"punch": "punch", "kick": "high-kick", "parry": "palm", "dodge": "acrobatic"}


class FightMove:
    """A move shown on cards: its suit, its role, and the moves that it beats and loses to."""

    def __init__(self, node: PackNode) -> None:
        self.id = node.text("id")
        self.name = node.text("name")
        self.suit = node.text("suit")
        self.letter = node.text("letter")
        self.color = node.text("colour")
        self.attacks = node.text("role") == "attack"
        self.beats = node.text("beats")
        self.loses_to = node.text("loses_to")
        self.copies = node.number("copies")
        self.icon = node.text("icon", ICONS.get(self.id, "fist"))
        self.source = node.source("id")


class FightCard:
    def __init__(self, node: PackNode, moves: list[FightMove]) -> None:
        self.id = node.text("id")
        move_id = node.text("move")
        self.move = next(move for move in moves if move.id == move_id)
        self.value = node.number("value")
        self.value_source = node.source("value")
        self.points = node.number("points")
        self.points_source = node.source("points")
        self.copies = node.number("copies")


class FightPack:
    """A FIGHT pack. The constructor raises `PackError` if the text is not a valid pack."""

    def __init__(self, text: str, source_name: str) -> None:
        top = load_valid_pack(text, source_name, SCHEMA)
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
        self._validate_moves(top, moves)
        self.fingerprint = pack_fingerprint(top.table)

    def _validate_moves(self, top: PackNode, moves: list[PackNode]) -> None:
        if self.row_size < 2 * self.opening_picks:
            raise top.error(
                "row_size",
                msg("fight-schema-problem-row-size", size=self.row_size, needed=2 * self.opening_picks),
            )
        if top.number("deck_size") < 2 * self.hand_size + self.row_size:
            problem = msg(
                "fight-schema-problem-deck-size",
                size=top.number("deck_size"),
                needed=2 * self.hand_size + self.row_size,
            )
            raise top.error("deck_size", problem)
        for move, part in zip(self.moves, moves, strict=True):
            beaten = next(other for other in self.moves if other.id == move.beats)
            if beaten.loses_to != move.id or beaten.attacks == move.attacks:
                raise part.error("beats", msg("fight-schema-problem-beats", beaten=beaten.id, move=move.id))

    def faces(self) -> list[Face]:
        names = {move.id: named("fight-cards", move.name) for move in self.moves}
        return [
            Face(
                id=card.id,
                name=names[card.move.id],
                kind="attack" if card.move.attacks else "defence",
                icon=card.move.icon,
                text=msg(
                    "fight-cards-attack-text" if card.move.attacks else "fight-cards-defense-text",
                    beaten=names[card.move.beats],
                    winner=names[card.move.loses_to],
                ),
                numbers=(
                    NumberOnCard("value", card.value, card.value_source),
                    NumberOnCard("points", card.points, card.points_source),
                ),
                copies=card.copies,
                against=tuple([_result_against(card, other) for other in self.kinds]),
                short_text=msg("fight-cards-beats", beaten=names[card.move.beats]),
                label=msg("fight-cards-kind-attack" if card.move.attacks else "fight-cards-kind-defense"),
            )
            for card in self.kinds
        ]


def _result_against(card: FightCard, other: FightCard) -> tuple[int, ...]:
    """Return whether a card beats the other (1), loses to it (-1), or neither (0)."""
    if card.move.attacks and other.move.attacks:
        return (int(card.value < other.value) - int(card.value > other.value),)
    return (int(card.move.beats == other.move.id) - int(other.move.beats == card.move.id),)
