"""The cards of FIGHT: four moves that beat each other in a ring, and the numbers of the game."""

from __future__ import annotations

from kwoon.core.faces import Face, Number
from kwoon.core.packs import SOURCES, Entry, PackError, digest, open_cards, unique

ICONS = {"punch": "punch", "kick": "high-kick", "parry": "palm", "dodge": "acrobatic"}


class FightMove:
    """One of the moves: which one it beats, and whether it attacks."""

    def __init__(self, entry: Entry, names: list[str]) -> None:
        self.id = entry.text("id")
        self.name = entry.text("name")
        self.suit = entry.text("suit")
        self.letter = entry.text("letter")
        self.colour = entry.text("colour")
        self.attacks = entry.choice("role", ["attack", "defence"]) == "attack"
        self.beats = entry.choice("beats", names)
        self.loses_to = entry.choice("loses_to", names)
        self.copies = entry.number("copies", 1, 100)
        self.source = entry.source("id")
        entry.finish()


class FightCard:
    """One kind of card."""

    def __init__(self, entry: Entry, moves: list[FightMove]) -> None:
        self.id = entry.text("id")
        called = entry.choice("move", [move.id for move in moves])
        self.move = next(move for move in moves if move.id == called)
        if entry.text("suit") != self.move.suit:
            raise entry.wrong("suit", f"should be {self.move.suit}, the suit of {self.move.name}")
        self.value = entry.number("value", 1, 99)
        self.value_source = entry.source("value")
        self.points = entry.number("points", 0, 99)
        self.points_source = entry.source("points")
        self.copies = entry.number("copies", 1, 20)
        entry.finish()


class FightPack:
    """The whole box, checked."""

    def __init__(self, text: str, place: str) -> None:
        top, cards = open_cards(text, place, "fight")
        moves = top.entries("move")
        names = unique(moves)
        self.moves = [FightMove(entry, names) for entry in moves]
        self.kinds = [FightCard(entry, self.moves) for entry in cards]
        self.points_to_win_round = top.number("points_to_win_round", 1, 999)
        self.rounds_to_win = top.number("rounds_to_win", 1, 9)
        self.row_size = top.number("row_size", 2, 9)
        self.dealt = top.number("dealt_face_down", 0, 9)
        self.opening_picks = top.number("opening_picks", 0, 4)
        self.hand_size = top.number("hand_size", 1, 13)
        self.source = top.choice("numbers_source", list(SOURCES))
        self._check(top)
        top.finish()
        self.digest = digest(top)

    def _check(self, top: Entry) -> None:
        if self.hand_size != self.dealt + self.opening_picks:
            raise top.wrong("hand_size", "should be dealt_face_down and opening_picks together")
        if self.row_size < 2 * self.opening_picks:
            raise top.wrong("row_size", "leaves too few cards for both players' opening picks")
        if top.number("max_rounds", 1, 99) != 2 * self.rounds_to_win - 1:
            raise top.wrong("max_rounds", f"should be {2 * self.rounds_to_win - 1}: every round has a winner")
        size = sum([card.copies for card in self.kinds])
        top.total("deck_size", size)
        if size < 2 * self.hand_size + self.row_size:
            raise top.wrong("deck_size", "is too small for two hands and the row")
        for move in self.moves:
            total = sum([card.copies for card in self.kinds if card.move is move])
            if total != move.copies:
                raise PackError(f"{top.place}: {move.name} should have copies = {total}, as many as the cards listed.")
            beaten = next(other for other in self.moves if other.id == move.beats)
            if beaten.loses_to != move.id or beaten.attacks == move.attacks:
                raise PackError(f"{top.place}: {move.name} and {beaten.name} do not agree on who beats whom.")

    def faces(self) -> list[Face]:
        """What is printed on the cards."""
        names = {move.id: move.name for move in self.moves}
        return [
            Face(
                id=card.id,
                name=card.move.name,
                kind="attack" if card.move.attacks else "defence",
                icon=ICONS.get(card.move.id, "fist"),
                text=f"Beats {names[card.move.beats]}. Beaten by {names[card.move.loses_to]}. "
                + (
                    "Win with it and you keep it. Against another attack the lower value wins."
                    if card.move.attacks
                    else "Win with it and you take the attack it stopped. Against another defence nobody wins."
                ),
                numbers=(
                    Number("value", card.value, card.value_source),
                    Number("points", card.points, card.points_source),
                ),
                copies=card.copies,
            )
            for card in self.kinds
        ]
