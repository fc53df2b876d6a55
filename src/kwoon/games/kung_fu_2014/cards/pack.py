"""The cards of KungFu Fighting (2014), typed and validated, with their printed text."""

from __future__ import annotations

from typing import Final

from kwoon.core.card_faces import Face, NumberOnCard
from kwoon.core.message import Text, joined, message_ids, msg, named
from kwoon.core.schema.labels import schema_word
from kwoon.core.schema.pack_node import PackNode
from kwoon.core.schema.validate import load_valid_pack
from kwoon.core.toml_reader import pack_fingerprint
from kwoon.games.kung_fu_2014.cards.effects import (
    ATTACK,
    BASE,
    BLOCK,
    ENHANCEMENT,
    FINISHING,
    STANCE,
    WEAPON,
    NumberedEffect,
)
from kwoon.games.kung_fu_2014.cards.schema import SCHEMA

ABSENT: Final = -1
"""Stands for a number that a card lacks. Unless it is a stance, the card cannot be played on that side."""
KIND_IDS: Final = message_ids("kung-fu-2014-cards-kind", "base, weapon, enhancement, finishing move, stance")


class KungFu2014Card:
    def __init__(self, node: PackNode) -> None:
        self.id = node.text("id")
        self.name = node.text("name")
        self.kind = node.text("kind")
        self.copies = node.number("copies")
        self.on_table = node.text("pile") == "table"
        self.attack = node.number("attack", ABSENT)
        self.defense = node.number("defence", ABSENT)
        self.spirit = node.flag("spirit")
        self.icon = node.text("icon")
        self.source = node.source("id")
        self.attack_source = node.source("attack")
        self.defense_source = node.source("defence")
        self.spirit_source = node.source("spirit")
        self.effects = [NumberedEffect(each, self.source) for each in node.children("effects")]
        self._validate_effects(node)

    def _validate_effects(self, node: PackNode) -> None:
        if self.kind == FINISHING and self.defense != ABSENT:
            raise node.error("defence", msg("kung-fu-2014-schema-problem-finishing-defense"))
        if self.kind in (BASE, WEAPON, ENHANCEMENT) and self.attack == ABSENT and self.defense == ABSENT:
            raise node.error("attack", msg("kung-fu-2014-schema-problem-no-numbers"))
        if self.on_table and self.kind != BASE:
            raise node.error(
                "pile", msg("kung-fu-2014-schema-problem-table-kind", kind=schema_word(SCHEMA.game, self.kind))
            )
        if self.on_table and self.effects:
            raise node.error("effects", msg("kung-fu-2014-schema-problem-table-effects"))
        for effect in self.effects:
            missing = self._name_of_missing_number(effect.type.side)
            if missing:
                number = schema_word(SCHEMA.game, missing)
                problem = msg("kung-fu-2014-schema-problem-effect-number", effect=effect.type.name, number=number)
                raise node.error("effects", problem)

    def _name_of_missing_number(self, side: str) -> str:
        if self.kind == STANCE:
            return ""
        if side == ATTACK and self.attack == ABSENT:
            return "attack"
        return "defence" if side == BLOCK and self.defense == ABSENT else ""

    def effect_amount(self, effect_name: str) -> int:
        """Return the number of the named effect (1 if the effect takes no number), or 0 if the card lacks it."""
        for effect in self.effects:
            if effect.type.name == effect_name:
                return effect.n
        return 0

    def printed_text(self) -> Text:
        """Return the text printed on the card."""
        texts: list[Text] = []
        if self.on_table:
            texts.append(msg("kung-fu-2014-cards-text-on-table"))
        if self.attack == ABSENT and self.kind != STANCE:
            texts.append(msg("kung-fu-2014-cards-text-blocks-only"))
        if self.defense == ABSENT and self.kind not in (STANCE, FINISHING):
            texts.append(msg("kung-fu-2014-cards-text-attacks-only"))
        texts.extend([effect.printed_text() for effect in self.effects])
        return joined("sentences", texts)

    def face(self) -> Face:
        numbers: list[NumberOnCard] = []
        if self.attack != ABSENT:
            numbers.append(NumberOnCard("attack", self.attack, self.attack_source))
        if self.defense != ABSENT:
            numbers.append(NumberOnCard("defence", self.defense, self.defense_source))
        if self.spirit:
            numbers.append(NumberOnCard("spirit", 1, self.spirit_source))
        effects = [effect for effect in self.effects if effect.type.has_number]
        numbers.extend([NumberOnCard(effect.type.name, effect.n, effect.source) for effect in effects])
        return Face(
            self.id,
            named("kung-fu-2014-cards", self.name),
            self.kind,
            self.icon,
            self.printed_text(),
            tuple(numbers),
            self.copies,
            label=msg(KIND_IDS[self.kind]),
        )


class KungFu2014Pack:
    """A pack. The constructor raises `PackError` if the text is not a valid pack."""

    def __init__(self, text: str, source_name: str) -> None:
        top = load_valid_pack(text, source_name, SCHEMA)
        self.kinds = [KungFu2014Card(part) for part in top.children("card")]
        self.max_chi = top.number("max_chi")
        self.start_chi = top.number("start_chi")
        self.hand_size = top.number("hand")
        self.dump_keep_max = top.number("dump_keep_max")
        self.hand_after_dump = top.number("hand_after_dump")
        self.turn_cap = top.number("turn_cap")
        self.chi_mats = top.number("chi_mats")
        self._validate_enough_cards(top)
        self.fingerprint = pack_fingerprint(top.table)

    def _validate_enough_cards(self, top: PackNode) -> None:
        if top.number("deck_size") < self.chi_mats * self.hand_size:
            problem = msg(
                "kung-fu-2014-schema-problem-deck-size",
                size=top.number("deck_size"),
                hands=self.chi_mats,
                needed=self.chi_mats * self.hand_size,
            )
            raise top.error("deck_size", problem)
        for card in self.kinds:
            if card.on_table and card.copies and ABSENT not in (card.attack, card.defense):
                return
        raise top.error("card", msg("kung-fu-2014-schema-problem-no-table-card"))

    def effect_number_by_kind(self, effect_name: str) -> list[int]:
        """Return the number of the named effect for each card kind."""
        return [card.effect_amount(effect_name) for card in self.kinds]

    def faces(self) -> list[Face]:
        return [card.face() for card in self.kinds]
