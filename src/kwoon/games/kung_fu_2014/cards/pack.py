"""The cards of KungFu Fighting, 2014: typed, checked, and with the text that is printed on them."""

from __future__ import annotations

from typing import Final

from kwoon.core.faces import Face, Number
from kwoon.core.packs import Entry, digest, named_apart, open_cards, unique
from kwoon.core.telling import counted
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

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.name = entry.text("name")
        self.kind = entry.choice("kind", [BASE, WEAPON, ENHANCEMENT, FINISHING, STANCE])
        self.copies = entry.number("copies", 1, 100)
        self.table = "pile" in entry.table and entry.choice("pile", ["deck", "table"]) == "table"
        self.attack = _number(entry, "attack")
        self.defence = _number(entry, "defence")
        self.spirit = entry.flag("spirit", needed=True)
        self.icon = entry.text("icon")
        self.source = entry.source("id")
        self.attack_source = entry.source("attack")
        self.defence_source = entry.source("defence")
        self.spirit_source = entry.source("spirit")
        below = entry.entries("effects") if "effects" in entry.table else []
        unique(below, "word")
        self.effects = [Effect(each, self.kind, self.source) for each in below]
        entry.finish()
        self._check(entry)

    def _check(self, entry: Entry) -> None:
        if self.kind == FINISHING and self.defence != ABSENT:
            raise entry.wrong("defence", "cannot be on a finishing move, which never blocks")
        if self.kind == FINISHING and self.attack == ABSENT:
            raise entry.wrong("attack", "is missing, and a finishing move is for attacks")
        if self.kind in (BASE, WEAPON, ENHANCEMENT) and self.attack == ABSENT and self.defence == ABSENT:
            raise entry.wrong("attack", "and 'defence' are both missing: the card could never be played")
        if self.table and self.kind != BASE:
            raise entry.wrong("pile", f"is 'table', where only a base can lie, not a {self.kind}")
        if self.table and self.effects:
            raise entry.wrong("effects", "cannot be on a card that lies on the table for all")
        for effect in self.effects:
            missing = self._missing_side(effect.word.side)
            if missing:
                raise entry.wrong("effects", f"say '{effect.word.name}', but the card has no number for '{missing}'")

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
        top, entries = open_cards(text, place, "kung-fu-2014")
        self.kinds = [KungFuCard(entry) for entry in entries]
        named_apart(entries)  # no two Enhancements of one name may meet
        self.max_chi = top.number("max_chi", 1, 99)
        self.start_chi = top.number("start_chi", 1, self.max_chi)
        self.hand = top.number("hand", 1, 20)
        self.dump_keep_max = top.number("dump_keep_max", 0, self.hand)
        self.hand_after_dump = top.number("hand_after_dump", self.hand, 20)
        self.turn_cap = top.number("turn_cap", 1, 10000)
        self.mats = top.number("chi_mats", 2, 6)
        for name in ("chi", "hand", "size", "turn_cap"):
            top.source(name)
        self._check(top)
        top.finish()
        self.digest = digest(top)

    def _check(self, top: Entry) -> None:
        for name, table in (("deck_size", False), ("table_size", True)):
            top.total(name, sum([card.copies for card in self.kinds if card.table is table]))
        deck = sum([card.copies for card in self.kinds if not card.table])
        if deck < self.mats * self.hand:
            raise top.wrong("deck_size", f"is too small for {counted(self.mats, 'hand')} of {self.hand}")
        for card in self.kinds:
            if card.table and ABSENT not in (card.attack, card.defence):
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


def _number(entry: Entry, name: str) -> int:
    return entry.number(name, 0, 99) if name in entry.table else ABSENT
