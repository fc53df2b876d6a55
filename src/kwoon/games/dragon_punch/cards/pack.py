"""The Dragon Punch pack: moves with a high and a low half, basic cards with two moves, and characters."""

from __future__ import annotations

from kwoon.core.message import msg
from kwoon.core.schema.pack_node import PackNode
from kwoon.core.schema.validate import load_valid_pack
from kwoon.core.toml_reader import pack_fingerprint
from kwoon.games.dragon_punch.cards.schema import MAX_CARDS, SCHEMA, SOURCED_FIELDS


class HeightIcons:
    """A move's icons at one of its two heights."""

    def __init__(self, node: PackNode) -> None:
        self.attacks = node.has_key("attack")
        attack = node.child("attack") if self.attacks else node
        self.strength = attack.number("strength")
        self.time = attack.number("time")
        self.block = node.flag("block")
        self.evade = node.flag("evade")


class DragonMove:
    """One of a card's two moves."""

    def __init__(self, node: PackNode) -> None:
        self.node = node
        self.id = node.text("id")
        self.name = node.text("name")
        self.color = node.text("colour")
        self.heights = [HeightIcons(node.child("high")), HeightIcons(node.child("low"))]
        self.effects = node.texts("effects")
        self.icon = node.text("icon")
        self.source = node.source("id")
        sources = node.child("sources")
        self.sources = {name: sources.text(name) for name in SOURCED_FIELDS if sources.has_key(name)}

    def has_effect(self, effect: str) -> bool:
        return effect in self.effects

    def source_of(self, field: str, fallback: str = "name") -> str:
        """Return the origin of one part of the move: its own entry in `sources`, otherwise the fallback's entry,
        otherwise the origin of the whole move."""
        return self.sources.get(field, self.sources.get(fallback, self.source))


class BasicCard:
    """A card that both players can have: white side up at first, red side up once it is switched."""

    def __init__(self, node: PackNode) -> None:
        self.id = node.text("id")
        self.white = DragonMove(node.child("white"))
        self.red = DragonMove(node.child("red"))
        self.copies = node.number("copies_per_player")
        self.supply = node.number("copies_total")
        self.copies_source = node.source("copies")

    def is_taunt(self) -> bool:
        """Whether both sides of the card unflip its owner's cards. In a valid pack, exactly one card, the Taunt, does
        this."""
        return self.white.has_effect("unflip") and self.red.has_effect("unflip")


class CharacterCard:
    """A character card with two special moves; its owner may play either."""

    def __init__(self, node: PackNode) -> None:
        self.node = node
        self.id = node.text("id")
        self.name = node.text("name")
        self.title = node.text("title")
        self.copies = node.number("copies")
        self.icon = node.text("icon")
        self.source = node.source("id")
        self.moves = [DragonMove(move) for move in node.children("move")]


class DragonPack:
    """A Dragon Punch pack. The constructor raises `PackError` if the text is not a valid pack."""

    def __init__(self, text: str, source_name: str) -> None:
        top = load_valid_pack(text, source_name, SCHEMA)
        self.basics = [BasicCard(part) for part in top.children("basic")]
        all_characters = [CharacterCard(part) for part in top.children("character")]
        self.characters = [character for character in all_characters if character.copies]
        """Characters that are not disabled."""
        self.health = top.number("health")
        self.rounds_to_win = top.number("rounds_to_win")
        self.tag_characters = top.number("tag_team_characters")
        self.custom_health = top.number("custom_health")
        self.custom_characters = top.number("custom_characters")
        self.stalemate_turns = top.number("stalemate_turns")
        self.stalemate_rounds = top.number("stalemate_rounds")
        self._validate_limits(top, all_characters)
        self.fingerprint = pack_fingerprint(top.table)
        self.moves = _all_moves(self.basics, self.characters)

    def _validate_limits(self, top: PackNode, characters: list[CharacterCard]) -> None:
        if self.health + self.tag_characters > MAX_CARDS:
            max_health = MAX_CARDS - self.tag_characters
            raise top.error("health", msg("dragon-punch-schema-problem-health", health=self.health, max=max_health))
        if self.custom_health + self.custom_characters > MAX_CARDS:
            size = self.custom_health + self.custom_characters
            problem = msg("dragon-punch-schema-problem-custom-hand-size", size=size, max=MAX_CARDS)
            raise top.error("custom_hand_size", problem)
        count = len(self.characters)
        if count < 2 * self.tag_characters or count < self.custom_characters:
            raise top.error("character", msg("dragon-punch-schema-problem-characters", count=count))
        taunts = [card for card in self.basics if card.is_taunt()]
        if len(taunts) != 1 or taunts[0].copies != 1:
            raise top.error("basic", msg("dragon-punch-schema-problem-taunt"))
        supply = sum([card.supply for card in self.basics])
        if self.custom_health - 1 > supply - taunts[0].supply:
            problem = msg(
                "dragon-punch-schema-problem-custom-health",
                health=self.custom_health,
                count=supply - taunts[0].supply + 1,
            )
            raise top.error("custom_health", problem)
        seen: list[str] = []
        for move in _all_moves(self.basics, characters):
            _require_unique_id(move.id, move.node, seen)
        for character in characters:
            _require_unique_id(character.id, character.node, seen)


def _require_unique_id(id: str, node: PackNode, seen: list[str]) -> None:
    if id in seen:
        raise node.error("id", msg("dragon-punch-schema-problem-id", name=id))
    seen.append(id)


def _all_moves(basics: list[BasicCard], characters: list[CharacterCard]) -> list[DragonMove]:
    moves: list[DragonMove] = []
    for card in basics:
        moves.extend([card.white, card.red])
    for character in characters:
        moves.extend(character.moves)
    return moves
