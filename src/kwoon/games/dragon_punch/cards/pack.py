"""The cards of Dragon Punch: moves with a high and a low half, basic cards with two of them, and the characters."""

from __future__ import annotations

from kwoon.core.packs import SOURCES, Entry, PackError, digest, open_pack

EFFECTS = (
    "initiative-on-hit",
    "initiative-on-block",
    "initiative-always",
    "unblockable",
    "uninterruptible",
    "projectile",
    "unflip",
)
MOST_COPIES = 8
MOST_BASICS = 8
"""How hidden cards are remembered: four bits for each kind in one number, and compiled, `1 << n` is shifted in 32."""
MOST_CARDS = 9
"""In one hand: bots think about every way in which its cards may lie."""


class Spot:
    """What a move shows at one of its two locations."""

    def __init__(self, entry: Entry) -> None:
        self.attacks = "attack" in entry.table
        self.strength = 0
        self.time = 0
        if self.attacks:
            attack = entry.below("attack")
            self.strength = attack.number("strength", 0, 20)
            self.time = attack.number("time", 0, 99)
            attack.finish()
        self.block = entry.flag("block")
        self.evade = entry.flag("evade")
        entry.read.add("attack")
        entry.finish()


class DragonMove:
    """One move: half of a card."""

    def __init__(self, entry: Entry, colour: str) -> None:
        self.place = entry.place
        self.id = entry.text("id")
        self.name = entry.text("name")
        self.colour = entry.choice("colour", [colour])
        self.spots = [Spot(entry.below("high")), Spot(entry.below("low"))]
        self.effects = _effects(entry)
        self.source = entry.source("id")
        self.sources = _sources(entry.below("sources"))
        if "note" in entry.table:
            entry.text("note")
        entry.finish()

    def has(self, effect: str) -> bool:
        """Whether the move carries this effect word."""
        return effect in self.effects

    def source_of(self, part: str, otherwise: str = "name") -> str:
        """Where a part of the move comes from: its own entry in `sources`, or another part's, or the move's."""
        return self.sources.get(part, self.sources.get(otherwise, self.source))


def _effects(entry: Entry) -> list[str]:
    words = entry.texts("effects")
    for at, word in enumerate(words):
        if word not in EFFECTS or word in words[:at]:
            raise entry.wrong("effects", f"has '{word}'; each of these may stand there once: {', '.join(EFFECTS)}")
    return words


def _sources(entry: Entry) -> dict[str, str]:
    known = ("name", "icons", "strength_high", "strength_low", "time", "effects", *EFFECTS)
    found: dict[str, str] = {}
    for part in known:
        if part in entry.table:
            found[part] = entry.choice(part, list(SOURCES))
        entry.read.add(part)
    entry.finish()
    return found


class BasicCard:
    """A card that both players have: white side up at first, red side up once it was switched."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.white = DragonMove(entry.below("white"), "white")
        self.red = DragonMove(entry.below("red"), "red")
        self.copies = entry.number("copies_per_player", 0, MOST_COPIES)
        self.supply = entry.number("copies_total", 1, MOST_COPIES)
        self.copies_source = entry.source("copies")
        self.pairing_source = entry.source("pairing")
        if self.white.id != self.id:
            raise entry.wrong("id", f"should be '{self.white.id}': a basic card is called by its white move")
        if self.supply != 2 * self.copies:
            raise entry.wrong("copies_total", f"should be {2 * self.copies}: as many for each of the two players")
        entry.finish()

    def unflips(self) -> bool:
        """Whether it is the card that brings all others back, whichever side is up."""
        return self.white.has("unflip") and self.red.has("unflip")


class Character:
    """A character card: two special moves, of which its owner plays either."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.name = entry.text("name")
        self.title = entry.text("title")
        self.copies = entry.number("copies", 1, 1)
        self.source = entry.source("id")
        self.pairing_source = entry.source("pairing")
        moves = entry.entries("move")
        if len(moves) != 2:
            raise entry.wrong("move", "should be two [[character.move]] entries")
        self.moves = [DragonMove(move, "purple") for move in moves]
        if "note" in entry.table:
            entry.text("note")
        entry.finish()


class DragonPack:
    """The whole box, checked."""

    def __init__(self, text: str, place: str) -> None:
        top = open_pack(text, place)
        top.choice("game", ["dragon-punch"])
        self.basics = [BasicCard(entry) for entry in top.entries("basic")]
        self.characters = [Character(entry) for entry in top.entries("character")]
        self.health = top.number("health", 1, 20)
        self.health_source = top.source("health")
        self.rounds_to_win = top.number("rounds_to_win", 1, 9)
        self.rounds_source = top.source("rounds")
        self.tag_characters = top.number("tag_team_characters", 2, 2)
        self.custom_health = top.number("custom_health", 1, 20)
        self.custom_characters = top.number("custom_characters", 1, 5)
        self.variants_source = top.source("variants")
        self.stalemate_turns = top.number("stalemate_turns", 1, 999)
        self.stalemate_rounds = top.number("stalemate_rounds", 1, 99)
        self.stalemate_source = top.source("stalemate")
        self._check(top)
        top.finish()
        self.digest = digest(top)
        self.moves = _all_moves(self.basics, self.characters)

    def _check(self, top: Entry) -> None:
        top.source("totals")
        top.source("hand")
        _alike(top, "health", self.health, sum([card.copies for card in self.basics]), "each player's basic cards")
        _alike(top, "hand_size", top.number("hand_size", 1, 99), self.health + 1, "basic cards and a character")
        supply = sum([card.supply for card in self.basics])
        _alike(top, "basic_cards_total", top.number("basic_cards_total", 1, 99), supply, "basic cards listed")
        count = len(self.characters)
        _alike(top, "character_cards_total", top.number("character_cards_total", 1, 99), count, "characters listed")
        custom = self.custom_health + self.custom_characters
        _alike(top, "custom_hand_size", top.number("custom_hand_size", 1, 99), custom, "custom health and characters")
        if self.health + self.tag_characters > MOST_CARDS:
            raise top.wrong("health", f"should be {MOST_CARDS - self.tag_characters} at the most")
        if custom > MOST_CARDS:
            raise top.wrong("custom_hand_size", f"should be {MOST_CARDS} at the most")
        if len(self.basics) > MOST_BASICS:
            raise top.wrong("basic", f"has more than {MOST_BASICS} entries")
        if count < 2 * self.tag_characters or count < self.custom_characters:
            raise top.wrong("character", "has too few entries for a tag team or a custom hand")
        taunts = [card for card in self.basics if card.unflips()]
        if len(taunts) != 1 or taunts[0].copies != 1:
            raise top.wrong("basic", "should have one card, once for each player, with 'unflip' on both sides")
        if self.custom_health - 1 > supply - taunts[0].supply:
            raise top.wrong("custom_health", "is more than one copy of the game has cards for")
        moves = [move.id for move in _all_moves(self.basics, self.characters)]
        _unique(top, moves + [character.id for character in self.characters])


def _alike(top: Entry, name: str, is_: int, should: int, what: str) -> None:
    if is_ != should:
        raise top.wrong(name, f"should be {should}, the number of {what}")


def _unique(top: Entry, names: list[str]) -> None:
    for at, name in enumerate(names):
        if " " in name or ":" in name or not name.isprintable() or name != name.lower():
            raise PackError(f"{top.place}: the id '{name}' should be one word, written small and without colons.")
        if name in names[:at]:
            raise PackError(f"{top.place}: two things are called '{name}'.")


def _all_moves(basics: list[BasicCard], characters: list[Character]) -> list[DragonMove]:
    """Every move, the two of a card next to each other, in the order of their faces."""
    moves: list[DragonMove] = []
    for card in basics:
        moves.extend([card.white, card.red])
    for character in characters:
        moves.extend(character.moves)
    return moves
