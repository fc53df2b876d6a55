"""The cards of KungFu Fighting, 2014: typed, checked, and with the text that is printed on them."""

from __future__ import annotations

from typing import Final

from kwoon.core.faces import Face, Number
from kwoon.core.packs import digest
from kwoon.core.schema.check import open_checked
from kwoon.core.schema.part import Part
from kwoon.core.telling import counted
from kwoon.games.kung_fu_2014.cards.schema import SCHEMA
from kwoon.games.kung_fu_2014.cards.vocabulary import (
    ATTACK,
    BASE,
    BASES,
    BLOCK,
    ENHANCEMENT,
    FINISHING,
    STANCE,
    WEAPON,
    Effect,
)

ABSENT: Final = -1
"""In place of a number that a card does not have: it cannot be played on that side."""


class KungFuCard:
    """One kind of card."""

    def __init__(self, part: Part) -> None:
        self.id = part.text("id")
        self.name = part.text("name")
        self.kind = part.text("kind")
        self.copies = part.number("copies")
        self.table = part.text("pile") == "table"
        self.attack = part.number("attack", ABSENT)
        self.defence = part.number("defence", ABSENT)
        self.spirit = part.flag("spirit")
        self.icon = part.text("icon")
        self.source = part.source("id")
        self.attack_source = part.source("attack")
        self.defence_source = part.source("defence")
        self.spirit_source = part.source("spirit")
        self.effects = [Effect(each, self.source) for each in part.parts("effects")]
        self._check(part)

    def _check(self, part: Part) -> None:
        if self.kind == FINISHING and self.defence != ABSENT:
            raise part.wrong("defence", "cannot be on a finishing move, which never blocks")
        if self.kind in (BASE, WEAPON, ENHANCEMENT) and self.attack == ABSENT and self.defence == ABSENT:
            raise part.wrong("attack", "and 'defence' are both missing: the card could never be played")
        if self.table and self.kind != BASE:
            raise part.wrong("pile", f"is 'table', where only a base can lie, not a {self.kind}")
        if self.table and self.effects:
            raise part.wrong("effects", "cannot be on a card that lies on the table for all")
        for effect in self.effects:
            missing = self._missing_side(effect.word.side)
            if missing:
                raise part.wrong("effects", f"say '{effect.word.name}', but the card has no number for '{missing}'")

    def _missing_side(self, side: str) -> str:
        if self.kind == STANCE:
            return ""
        if side == ATTACK and self.attack == ABSENT:
            return "attack"
        return "defence" if side == BLOCK and self.defence == ABSENT else ""

    def worth(self, word: str) -> int:
        """The number of the effect with this word (1 if it needs none), or 0 if the card does not have it."""
        for effect in self.effects:
            if effect.word.name == word:
                return effect.n
        return 0

    def text(self) -> str:
        """What is printed on the card."""
        lines: list[str] = []
        if self.table:
            lines.append("Everybody may use it, as often as they like; it goes back to the table.")
        if self.attack == ABSENT and self.kind != STANCE:
            lines.append("For blocks only.")
        if self.defence == ABSENT and self.kind not in (STANCE, FINISHING):
            lines.append("For attacks only.")
        lines.extend([effect.text() for effect in self.effects])
        return " ".join(lines)

    def face(self) -> Face:
        """The card as people see it."""
        numbers: list[Number] = []
        if self.attack != ABSENT:
            numbers.append(Number("attack", self.attack, self.attack_source))
        if self.defence != ABSENT:
            numbers.append(Number("defence", self.defence, self.defence_source))
        if self.spirit:
            numbers.append(Number("spirit", 1, self.spirit_source))
        for effect in self.effects:
            if effect.word.numbered:
                numbers.append(Number(effect.word.name, effect.n, effect.source))
        return Face(self.id, self.name, self.kind, self.icon, self.text(), tuple(numbers), self.copies)


class KungFu2014Pack:
    """The whole box, checked."""

    def __init__(self, text: str, place: str) -> None:
        top = open_checked(text, place, SCHEMA)
        self.kinds = [KungFuCard(part) for part in top.parts("card")]
        self.max_chi = top.number("max_chi")
        self.start_chi = top.number("start_chi")
        self.hand = top.number("hand")
        self.dump_keep_max = top.number("dump_keep_max")
        self.hand_after_dump = top.number("hand_after_dump")
        self.turn_cap = top.number("turn_cap")
        self.mats = top.number("chi_mats")
        self._check(top)
        self.digest = digest(top.table)

    def _check(self, top: Part) -> None:
        if top.number("deck_size") < self.mats * self.hand:
            raise top.wrong("deck_size", f"is too small for {counted(self.mats, 'hand')} of {self.hand}")
        for card in self.kinds:
            if card.table and card.copies and ABSENT not in (card.attack, card.defence):
                return
        raise top.wrong(
            "card", f"needs a {BASES[0]} on the table with 'attack' and 'defence', so that nobody is without one"
        )

    def worths(self, word: str) -> list[int]:
        """For each kind of card, the number of its effect with this word."""
        return [card.worth(word) for card in self.kinds]

    def faces(self) -> list[Face]:
        """What is printed on the cards."""
        return [card.face() for card in self.kinds]
