"""The cards of Kung Fu Fighting! (2019), typed and validated, with their printed text."""

from __future__ import annotations

from typing import Final

from kwoon.core.card_faces import Face, NumberOnCard
from kwoon.core.message import Text, joined, msg, named
from kwoon.core.schema.labels import schema_word
from kwoon.core.schema.pack_node import PackNode
from kwoon.core.schema.validate import load_valid_pack
from kwoon.core.toml_reader import pack_fingerprint
from kwoon.games.kung_fu_2019.cards.effects import (
    ARCHETYPE,
    ATTACK,
    BLOCK,
    CHALLENGE,
    IMPROVED_STANCE,
    IMPROVED_WEAPON,
    SPECIAL,
    WEAPON,
    ParameterizedEffect,
    attack_type_name,
    card_kind_name,
)
from kwoon.games.kung_fu_2019.cards.schema import NUMBERS, SCHEMA, TURN_CAP

ABSENT: Final = -1
"""Stands for a number that a card lacks."""
SPECIAL_CONDITIONS: Final = ("give-weapon", "swap-cards", "strike-staggered", "when-team-loses")
BLOCK_EFFECTS: Final = ("ignore", "reduce")
TAKE_OVER_EFFECTS: Final = ("take-over", "take-over-teammate")


class KungFu2019Card:
    def __init__(self, node: PackNode, revision: int) -> None:
        self.id = node.text("id")
        self.name = node.text("name")
        self.deck = node.text("deck")
        self.kind = node.text("kind")
        self.team = node.flag("team")
        self.subtype = node.text("subtype")
        self.copies = node.number("copies")
        self.numbers = [node.number(name, ABSENT) for name in NUMBERS]
        self.sources = [node.source(name) for name in NUMBERS]
        self.icon = node.text("icon")
        self.source = node.source("id")
        self.copies_source = node.source("copies")
        self.effects = [ParameterizedEffect(each, self.source) for each in node.children("effects")]
        self._validate_effects(node)
        self._validate_answer_effects(node, revision)

    def _validate_answer_effects(self, node: PackNode, revision: int) -> None:
        """Check the effects of blocks and challenges. Challenges are a separate kind since revision 3; before that,
        they were blocks."""
        block_effects = [name for name in BLOCK_EFFECTS if self.has_effect(name)]
        take_over_effects = [name for name in TAKE_OVER_EFFECTS if self.has_effect(name)]
        if self.kind == BLOCK and take_over_effects and revision > 2:
            problem = msg("kung-fu-2019-schema-problem-block-takes-over", effect=take_over_effects[0])
            raise node.error("effects", problem)
        if self.kind == BLOCK and not block_effects and not take_over_effects:
            raise node.error("effects", msg("kung-fu-2019-schema-problem-block-effects", effects=list(BLOCK_EFFECTS)))
        if self.kind == CHALLENGE and not take_over_effects:
            problem = msg("kung-fu-2019-schema-problem-challenge-effects", effects=list(TAKE_OVER_EFFECTS))
            raise node.error("effects", problem)

    def _validate_effects(self, node: PackNode) -> None:
        if self.kind == ARCHETYPE and self.deck != "archetype":
            problem = msg("kung-fu-2019-schema-problem-archetype-deck", deck=schema_word(SCHEMA.game, self.deck))
            raise node.error("deck", problem)
        if self.deck == "archetype" and self.kind not in (ARCHETYPE, IMPROVED_WEAPON, IMPROVED_STANCE):
            problem = msg("kung-fu-2019-schema-problem-archetype-kind", kind=schema_word(SCHEMA.game, self.kind))
            raise node.error("kind", problem)
        if self.deck == "archetype" and self.copies > 1:
            raise node.error("copies", msg("kung-fu-2019-schema-problem-archetype-copies", copies=self.copies))
        if self.team and self.deck not in ("team", "own"):
            problem = msg("kung-fu-2019-schema-problem-team-deck", deck=schema_word(SCHEMA.game, self.deck))
            raise node.error("team", problem)
        if self.kind == SPECIAL and len([name for name in SPECIAL_CONDITIONS if self.has_effect(name)]) != 1:
            problem = msg("kung-fu-2019-schema-problem-special-effects", effects=list(SPECIAL_CONDITIONS))
            raise node.error("effects", problem)
        for name in ("split-value", "split-discards", "unsplit-damage"):
            if self.has_effect(name) and not self.has_effect("split"):
                raise node.error("effects", msg("kung-fu-2019-schema-problem-needs-split", effect=name))
        if (
            self.kind == WEAPON
            and self.numbers[0] == ABSENT
            and (self.has_effect("split") or self.has_effect("break-attack"))
        ):
            raise node.error("attack", msg("kung-fu-2019-schema-problem-weapon-attack"))
        unique_effects = [
            effect.type.name for effect in self.effects if effect.type.name not in ("card-bonus", "stance-bonus")
        ]
        for index, name in enumerate(unique_effects):
            if name in unique_effects[:index]:
                raise node.error("effects", msg("kung-fu-2019-schema-problem-effect-twice", effect=name))

    def has_effect(self, effect_name: str) -> bool:
        return self.effect(effect_name) is not None

    def effect_amount(self, effect_name: str) -> int:
        """Return the number of the named effect (1 if the effect takes no number), or 0 if the card lacks it."""
        effect = self.effect(effect_name)
        return 0 if effect is None else effect.n

    def effect(self, effect_name: str) -> ParameterizedEffect | None:
        """Return the named effect, or None if the card lacks it."""
        for effect in self.effects:
            if effect.type.name == effect_name:
                return effect
        return None

    def printed_text(self, card_names: dict[str, Text]) -> Text:
        """Return the text printed on the card. `card_names` maps card ids to names."""
        attack, bonus, defense, heal = self.numbers
        sentences: list[Text] = []
        if self.subtype == "improvised":  # Drunken Stance refers to this subtype
            sentences.append(msg("kung-fu-2019-cards-improvised"))
        if attack != ABSENT:
            sentences.append(self._attack_text(attack))
        if self.kind == WEAPON and attack == ABSENT:
            sentences.append(msg("kung-fu-2019-cards-no-attack"))
        if bonus > 0:
            sentences.append(msg("kung-fu-2019-cards-bonus", n=bonus))
        if defense > 0:
            sentences.append(msg("kung-fu-2019-cards-defense", n=defense))
        if heal != ABSENT:
            sentences.append(msg("kung-fu-2019-cards-heal", n=heal))
        return joined("sentences", sentences + [effect.printed_text(card_names) for effect in self.effects])

    def _attack_text(self, attack: int) -> Text:
        """Return the text of the attack, including its type (which determines the matching Blocks) if the name does not
        state it."""
        if self.kind == IMPROVED_WEAPON:
            return msg("kung-fu-2019-cards-weapon-bonus-attack", n=attack)
        if self.kind == ATTACK and self.subtype != self.id:
            return msg("kung-fu-2019-cards-attack-type", n=attack, type=attack_type_name(self.subtype))
        return msg("kung-fu-2019-cards-attack", n=attack)

    def face(self, card_names: dict[str, Text]) -> Face:
        numbers: list[NumberOnCard] = []
        for name, value, source in zip(NUMBERS, self.numbers, self.sources, strict=True):
            # Defense 0 is omitted; attack 0 is shown because enhancements add to it.
            if value != ABSENT and not (name == "defence" and value == 0):
                numbers.append(NumberOnCard(name, value, source))
        for effect in self.effects:
            if "n" in effect.type.parameters:
                # Keep defense against some attacks separate from defense against all attacks.
                name = "guard" if effect.type.name == "defence" else effect.type.name
                numbers.append(NumberOnCard(name, effect.n, effect.source))
        return Face(
            self.id,
            card_names[self.id],
            f"team {self.kind}" if self.team else self.kind,
            self.icon,
            self.printed_text(card_names),
            tuple(numbers),
            self.copies,
            label=card_kind_name(self.kind, self.team),
        )


class KungFu2019Pack:
    """A pack. The constructor raises `PackError` if the text is not a valid pack."""

    def __init__(self, text: str, source_name: str) -> None:
        top = load_valid_pack(text, source_name, SCHEMA)
        self.revision = top.number("revision", 1)
        self.kinds = [KungFu2019Card(part, self.revision) for part in top.children("card")]
        self.names = {card.id: named("kung-fu-2019-cards", card.name) for card in self.kinds}
        self.start_chi = top.number("start_chi")
        self.team_chi = top.number("team_chi")
        self.large_team_chi = top.number("large_team_chi")
        self.hand_size = top.number("hand")
        self.turn_cap = top.number("turn_cap", TURN_CAP)
        self._validate_enough_cards(top)
        self.fingerprint = pack_fingerprint(top.table)

    def _validate_enough_cards(self, top: PackNode) -> None:
        if top.number("original_size") < 6 * self.hand_size:
            problem = msg(
                "kung-fu-2019-schema-problem-original-size",
                size=top.number("original_size"),
                hands=6,
                needed=6 * self.hand_size,
            )
            raise top.error("original_size", problem)
        used_cards = [card for card in self.kinds if card.copies]
        archetypes = [card for card in used_cards if card.kind == ARCHETYPE]
        if len(archetypes) < 6:
            problem = msg("kung-fu-2019-schema-problem-archetypes", count=len(archetypes), min=6)
            raise top.error("card", problem)
        if not [card for card in used_cards if card.deck == "original" and card.kind == ATTACK]:
            raise top.error("card", msg("kung-fu-2019-schema-problem-no-attack"))

    def effect_number_by_kind(self, effect_name: str) -> list[int]:
        """Return the number of the named effect for each card kind."""
        return [card.effect_amount(effect_name) for card in self.kinds]

    def faces(self) -> list[Face]:
        return [card.face(self.names) for card in self.kinds]
