"""The pack of Crane Circle: its schema, and the cards that it describes."""

from __future__ import annotations

from typing import Final

from kwoon.core.card_faces import Face, NumberOnCard
from kwoon.core.schema.fields import (
    CHOICE,
    SOURCE,
    EntryIdChoices,
    PackTableSchema,
    Schema,
    SchemaField,
    choice_field,
    entries_field,
    icon_field,
    id_field,
    name_field,
    number_field,
)
from kwoon.core.schema.validate import load_valid_pack
from kwoon.core.toml_reader import pack_fingerprint

CARD: Final = PackTableSchema(
    fields=(
        id_field("The card's name in the notation."),
        name_field("The displayed name of the card."),
        SchemaField("beats", CHOICE, "The card that this one beats.", names=EntryIdChoices("card")),
        number_field("copies", 0, 20, "The number of copies; 0 disables the card.", default="1"),
        icon_field(),
    ),
    sources=("copies",),
)

SCHEMA: Final = Schema(
    "crane-circle",
    PackTableSchema(
        fields=(
            choice_field("game", ("crane-circle",), "The game that the pack is for."),
            number_field("hand_size", 1, 9, "The number of cards in a hand.", source="numbers"),
            number_field("points_to_win", 1, 99, "The points that win the game.", source="numbers"),
            SchemaField("numbers_source", SOURCE, "The source of the numbers above."),
            entries_field("card", "The cards, one entry per kind.", CARD, 20, disabled_note="copies"),
        )
    ),
    extra_rules=("The pack must have enough cards for two hands.",),
)


class CraneCirclePack:
    """A validated pack. A card is its index in the lists."""

    def __init__(self, text: str, source_name: str) -> None:
        top = load_valid_pack(text, source_name, SCHEMA)
        cards = top.children("card")
        self.hand_size = top.number("hand_size")
        self.points_to_win = top.number("points_to_win")
        self.ids = [card.text("id") for card in cards]
        self.names = [card.text("name") for card in cards]
        self.beats = [self.ids.index(card.text("beats")) for card in cards]
        self.copies = [card.number("copies") for card in cards]
        self.icons = [card.text("icon", "fist") for card in cards]
        self.sources = [card.source("copies") for card in cards]
        self.deck = [card for card, copies in enumerate(self.copies) for _ in range(copies)]
        if len(self.deck) < 2 * self.hand_size:
            raise top.error(
                "hand_size",
                f"'hand_size' is {self.hand_size}, but there are only {len(self.deck)} cards for two hands.",
            )
        self.fingerprint = pack_fingerprint(top.table)

    def faces(self) -> list[Face]:
        return [
            Face(
                id=self.ids[card],
                name=self.names[card],
                kind="attack",
                icon=self.icons[card],
                text=f"Beats {self.names[self.beats[card]]}.",
                numbers=(NumberOnCard("copies", self.copies[card], self.sources[card]),),
                copies=self.copies[card],
            )
            for card in range(len(self.ids))
        ]
