"""The cards of Kung Fu Fighting!, 2019: typed, checked, and with the text that is printed on them."""

from __future__ import annotations

from typing import Final

from kwoon.core.faces import Face, Number
from kwoon.core.packs import digest
from kwoon.core.schema.check import open_checked
from kwoon.core.schema.part import Part
from kwoon.games.kung_fu_2019.cards.schema import NUMBERS, SCHEMA, TURN_CAP
from kwoon.games.kung_fu_2019.cards.vocabulary import (
    ARCHETYPE,
    ATTACK,
    BLOCK,
    CHALLENGE,
    IMPROVED_STANCE,
    IMPROVED_WEAPON,
    SPECIAL,
    WEAPON,
    Effect,
)

ABSENT: Final = -1
"""In place of a number that a card does not have."""
SAYS_WHEN: Final = ("give-weapon", "swap-cards", "strike-staggered", "when-team-loses")
BLOCKS: Final = ("ignore", "reduce")
TAKES_OVER: Final = ("take-over", "take-over-teammate")


class KungFu2019Card:
    """One kind of card."""

    def __init__(self, part: Part, revision: int) -> None:
        self.id = part.text("id")
        self.name = part.text("name")
        self.deck = part.text("deck")
        self.kind = part.text("kind")
        self.team = part.flag("team")
        self.subtype = part.text("subtype")
        self.copies = part.number("copies")
        self.numbers = [part.number(name, ABSENT) for name in NUMBERS]
        self.sources = [part.source(name) for name in NUMBERS]
        self.icon = part.text("icon")
        self.source = part.source("id")
        self.copies_source = part.source("copies")
        self.effects = [Effect(each, self.source) for each in part.parts("effects")]
        self._check(part)
        self._check_answer(part, revision)

    def _check_answer(self, part: Part, revision: int) -> None:
        """A challenge is a type of its own since revision 3; before, it was a block."""
        blocks = [word for word in BLOCKS if self.has(word)]
        takes_over = [word for word in TAKES_OVER if self.has(word)]
        if self.kind == BLOCK and takes_over and revision > 2:
            raise part.wrong("effects", f"of a block say '{takes_over[0]}', which is for the kind '{CHALLENGE}'")
        if self.kind == BLOCK and not blocks and not takes_over:
            raise part.wrong("effects", f"of a block should have one of: {', '.join(BLOCKS)}")
        if self.kind == CHALLENGE and not takes_over:
            raise part.wrong("effects", f"of a challenge should have one of: {', '.join(TAKES_OVER)}")

    def _check(self, part: Part) -> None:
        if (self.kind == ARCHETYPE) and self.deck != "archetype":
            raise part.wrong("deck", f"is '{self.deck}', but an archetype is never shuffled in")
        if self.deck == "archetype" and self.kind not in (ARCHETYPE, IMPROVED_WEAPON, IMPROVED_STANCE):
            raise part.wrong("kind", f"is '{self.kind}', which cannot lie among the archetypes")
        if self.deck == "archetype" and self.copies > 1:
            raise part.wrong("copies", "should be 1: nobody shares an archetype")
        if self.team and self.deck not in ("team", "own"):
            raise part.wrong("team", f"is true, but the card is in the deck '{self.deck}'")
        if self.kind == SPECIAL and len([word for word in SAYS_WHEN if self.has(word)]) != 1:
            raise part.wrong("effects", f"should have exactly one of: {', '.join(SAYS_WHEN)}")
        for word in ("split-value", "split-discards", "unsplit-damage"):
            if self.has(word) and not self.has("split"):
                raise part.wrong("effects", f"say '{word}', but not 'split'")
        if self.kind == WEAPON and self.numbers[0] == ABSENT and (self.has("split") or self.has("break-attack")):
            raise part.wrong("attack", "is missing, so the card cannot attack, split or be smashed")
        single = [effect.word.name for effect in self.effects if effect.word.name not in ("card-bonus", "stance-bonus")]
        for at, word in enumerate(single):
            if word in single[:at]:
                raise part.wrong("effects", f"say '{word}' twice")

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
        top = open_checked(text, place, SCHEMA)
        self.revision = top.number("revision", 1)
        self.kinds = [KungFu2019Card(part, self.revision) for part in top.parts("card")]
        self.names = {card.id: card.name for card in self.kinds}
        self.start_chi = top.number("start_chi")
        self.team_chi = top.number("team_chi")
        self.large_team_chi = top.number("large_team_chi")
        self.hand = top.number("hand")
        self.turn_cap = top.number("turn_cap", TURN_CAP)
        self._check_sizes(top)
        self.digest = digest(top.table)

    def _check_sizes(self, top: Part) -> None:
        if top.number("original_size") < 6 * self.hand:
            raise top.wrong("original_size", f"is too small for 6 hands of {self.hand}")
        there = [card for card in self.kinds if card.copies]
        archetypes = [card for card in there if card.kind == ARCHETYPE]
        if len(archetypes) < 6:
            raise top.wrong("card", "needs at least 6 archetypes, one for each of six players")
        if not [card for card in there if card.deck == "original" and card.kind == ATTACK]:
            raise top.wrong("card", "needs an attack in the original deck")

    def worths(self, word: str) -> list[int]:
        """For each kind of card, the number of its effect with this word."""
        return [card.worth(word) for card in self.kinds]

    def faces(self) -> list[Face]:
        """What is printed on the cards."""
        return [card.face(self.names) for card in self.kinds]
