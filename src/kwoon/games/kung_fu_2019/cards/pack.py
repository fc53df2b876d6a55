"""The cards of Kung Fu Fighting!, 2019: typed, checked, and with the text that is printed on them."""

from __future__ import annotations

from typing import Final

from kwoon.core.faces import Face, Number
from kwoon.core.packs import Entry, digest, named_apart, open_cards
from kwoon.games.kung_fu_2019.cards.vocabulary import (
    ADDED,
    ARCHETYPE,
    ATTACK,
    BLOCK,
    CHI,
    IMPROVED_STANCE,
    IMPROVED_WEAPON,
    KINDS,
    SPECIAL,
    STANCE,
    SUBTYPES,
    WEAPON,
    Effect,
)

ABSENT: Final = -1
"""In place of a number that a card does not have."""
DECKS: Final = ("original", "expansion", "team", "archetype", "own")
NUMBERS: Final = ("attack", "bonus", "defence", "heal")
HAVE: Final = {
    "attack": (ATTACK, WEAPON, IMPROVED_WEAPON),
    "bonus": ADDED,
    "defence": (WEAPON, STANCE, IMPROVED_WEAPON, IMPROVED_STANCE),
    "heal": (CHI,),
}
"""Which kinds of cards can have which number."""
MUST: Final = {"attack": (ATTACK,), "bonus": ADDED, "defence": (), "heal": (CHI,)}
SAYS_WHEN: Final = ("give-weapon", "swap-cards", "strike-staggered", "when-team-loses")
ANSWERS: Final = ("ignore", "reduce", "take-over", "take-over-teammate")


class KungFu2019Card:
    """One kind of card."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.name = entry.text("name")
        self.deck = entry.choice("deck", list(DECKS))
        self.kind = entry.choice("kind", list(KINDS))
        self.team = entry.flag("team")
        subtypes = SUBTYPES.get(self.kind)
        self.subtype = entry.choice("subtype", list(subtypes)) if subtypes is not None else ""
        self.copies = entry.number("copies", 1, 100)
        self.numbers = [_number(entry, name, self.kind) for name in NUMBERS]
        self.sources = [entry.source(name) for name in NUMBERS]
        self.icon = entry.text("icon")
        self.source = entry.source("id")
        self.copies_source = entry.source("copies")
        below = entry.entries("effects") if "effects" in entry.table else []
        self.effects = [Effect(each, self.kind, self.source) for each in below]
        self.entry = entry
        entry.finish()
        self._check(entry)

    def _check(self, entry: Entry) -> None:
        if (self.kind == ARCHETYPE) and self.deck != "archetype":
            raise entry.wrong("deck", f"is '{self.deck}', but an archetype is never shuffled in")
        if self.deck == "archetype" and self.kind not in (ARCHETYPE, IMPROVED_WEAPON, IMPROVED_STANCE):
            raise entry.wrong("kind", f"is '{self.kind}', which cannot lie among the archetypes")
        if self.deck == "archetype" and self.copies != 1:
            raise entry.wrong("copies", "should be 1: nobody shares an archetype")
        if self.team and self.deck not in ("team", "own"):
            raise entry.wrong("team", f"is true, but the card is in the deck '{self.deck}'")
        if self.kind == SPECIAL and len([word for word in SAYS_WHEN if self.has(word)]) != 1:
            raise entry.wrong("effects", f"should have exactly one of: {', '.join(SAYS_WHEN)}")
        if self.kind == BLOCK and not [effect for effect in self.effects if effect.word.name in ANSWERS]:
            raise entry.wrong("effects", f"of a block should have one of: {', '.join(ANSWERS)}")
        for word in ("split-value", "split-discards", "unsplit-damage"):
            if self.has(word) and not self.has("split"):
                raise entry.wrong("effects", f"say '{word}', but not 'split'")
        if self.has("split") and self.worth("split") < 2:
            raise entry.wrong("effects", "say 'split' for fewer than 2 targets")
        if self.kind == WEAPON and self.numbers[0] == ABSENT and (self.has("split") or self.has("break-attack")):
            raise entry.wrong("attack", "is missing, so the card cannot attack, split or be smashed")
        single = [effect.word.name for effect in self.effects if effect.word.name not in ("card-bonus", "stance-bonus")]
        for at, word in enumerate(single):
            if word in single[:at]:
                raise entry.wrong("effects", f"say '{word}' twice")

    def has(self, word: str) -> bool:
        """Whether the card has an effect with this word."""
        return self.effect(word) is not None

    def worth(self, word: str) -> int:
        """The number of the effect with this word (1 if it needs none), or 0 if the card does not have it."""
        for effect in self.effects:
            if effect.word.name == word:
                return effect.n
        return 0

    def effect(self, word: str) -> Effect | None:
        """The effect with this word, if the card has it."""
        for effect in self.effects:
            if effect.word.name == word:
                return effect
        return None

    def text(self, names: dict[str, str]) -> str:
        """What is printed on the card; `names` are those of the cards by their ids."""
        attack, bonus, defence, heal = self.numbers
        lines: list[str] = []
        if self.subtype == "improvised":  # Drunken Stance asks
            lines.append("Improvised.")
        if attack != ABSENT:
            hung = self.kind == IMPROVED_WEAPON
            lines.append(f"Attacks with this Weapon deal +{attack} damage." if hung else self._strikes(attack))
        if self.kind == WEAPON and attack == ABSENT:
            lines.append("You cannot attack with it.")
        if bonus > 0:
            lines.append(f"+{bonus} damage.")
        if defence > 0:
            lines.append(f"{defence} defence against every attack.")
        if heal != ABSENT:
            lines.append(f"Restore {heal} Chi.")
        lines.extend([effect.text(names) for effect in self.effects])
        return " ".join(lines)

    def _strikes(self, attack: int) -> str:
        """Its attack, and which Blocks fit it if the name does not say so."""
        kind = self.subtype.capitalize() if self.kind == ATTACK else ""
        return f"Attack for {attack}, a {kind}." if kind and kind != self.name else f"Attack for {attack}."

    def face(self, names: dict[str, str]) -> Face:
        """The card as people see it."""
        numbers: list[Number] = []
        for name, value, source in zip(NUMBERS, self.numbers, self.sources, strict=True):
            # No defence is nothing to tell; an attack of 0 is, since its Enhancements count.
            if value != ABSENT and not (name == "defence" and value == 0):
                numbers.append(Number(name, value, source))
        for effect in self.effects:
            if "n" in effect.word.needs:
                # What defends against some attacks only is not to be taken for what defends against all.
                name = "guard" if effect.word.name == "defence" else effect.word.name
                numbers.append(Number(name, effect.n, effect.source))
        kind = f"team {self.kind}" if self.team else self.kind
        return Face(self.id, self.name, kind, self.icon, self.text(names), tuple(numbers), self.copies)


class KungFu2019Pack:
    """The whole box, checked."""

    def __init__(self, text: str, place: str) -> None:
        top, entries = open_cards(text, place, "kung-fu-2019")
        self.kinds = [KungFu2019Card(entry) for entry in entries]
        self.names = {card.id: card.name for card in self.kinds}
        self.start_chi = top.number("start_chi", 1, 99)
        self.team_chi = top.number("team_chi", 1, 99)
        self.large_team_chi = top.number("large_team_chi", 1, 99)
        self.hand = top.number("hand", 1, 20)
        self.revision = top.number("revision", 1, 2) if "revision" in top.table else 1
        for name in ("chi", "hand", "size"):
            top.source(name)
        named_apart(entries)  # no two Enhancements of one name may meet
        for card in self.kinds:
            for effect in card.effects:
                self._check_effect(effect)
        self._check_sizes(top)
        top.finish()
        self.digest = digest(top)

    def _check_effect(self, effect: Effect) -> None:
        """The cards that an effect names are there, and of the right kind."""
        for id in effect.cards:
            self._kind_of(effect, "cards", id, ())
        if effect.stance and effect.stance != "any":
            self._kind_of(effect, "stance", effect.stance, (STANCE,))
        if effect.companion:
            hung = IMPROVED_WEAPON if effect.word.name == "attach-to-weapons" else IMPROVED_STANCE
            self._kind_of(effect, "companion", effect.companion, (hung,))

    def _kind_of(self, effect: Effect, name: str, id: str, kinds: tuple[str, ...]) -> None:
        for card in self.kinds:
            if card.id == id:
                if kinds and card.kind not in kinds:
                    raise effect.entry.wrong(
                        name, f"names '{id}', which is of the kind '{card.kind}', not '{kinds[0]}'"
                    )
                return
        raise effect.entry.wrong(name, f"names '{id}', but there is no such card")

    def _check_sizes(self, top: Entry) -> None:
        for deck in DECKS[:-1]:
            top.total(f"{deck}_size", sum([card.copies for card in self.kinds if card.deck == deck]))
        if sum([card.copies for card in self.kinds if card.deck == "original"]) < 6 * self.hand:
            raise top.wrong("original_size", f"is too small for 6 hands of {self.hand}")
        archetypes = [card for card in self.kinds if card.kind == ARCHETYPE]
        if len(archetypes) < 6:
            raise top.wrong("card", "needs at least 6 archetypes, one for each of six players")
        if not [card for card in self.kinds if card.deck == "original" and card.kind == ATTACK]:
            raise top.wrong("card", "needs an attack in the original deck")

    def worths(self, word: str) -> list[int]:
        """For each kind of card, the number of its effect with this word."""
        return [card.worth(word) for card in self.kinds]

    def faces(self) -> list[Face]:
        """What is printed on the cards."""
        return [card.face(self.names) for card in self.kinds]


def _number(entry: Entry, name: str, kind: str) -> int:
    if name not in entry.table:
        if kind in MUST[name]:
            raise entry.wrong(name, f"is missing, and a card of the kind '{kind}' needs it")
        return ABSENT
    if kind not in HAVE[name]:
        raise entry.wrong(name, f"cannot be on a card of the kind '{kind}'")
    return entry.number(name, 0, 99)
