"""The cards of Kung Fur Fight: animals, rangers, items and achievements, the tokens and the numbers of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.faces import Face, Number
from kwoon.core.packs import PackError, digest
from kwoon.core.schema.check import open_checked
from kwoon.core.schema.part import Part
from kwoon.games.kung_fur_fight.cards.abilities import (
    ADD_WEAPONS,
    COUNTER_WEAPONS,
    FIGHTERS,
    FREE_OF_LIMIT,
    NAMES,
    WORDS,
)
from kwoon.games.kung_fur_fight.cards.schema import MOST_FIGHTERS, SCHEMA, SEALS
from kwoon.games.kung_fur_fight.cards.tokens import token_face

ICONS: Final[dict[str, str]] = {
    "fu": "cook",
    "ban": "monk-face",
    "chai": "jumping-dog",
    "yue": "labrador-head",
    "hua": "lotus-flower",
    "shiue": "sniffing-dog",
    "hokuto": "chef-toque",
    "hikaru": "ninja-mask",
    "ringo": "shuriken",
    "yaou": "cat",
    "raihuu": "saber-toothed-cat-head",
    "masaru": "running-ninja",
    "ming": "three-friends",
    "shiau-yao": "fox-head",
    "musashi": "katana",
    "tai-chi": "yin-yang",
    "himiko": "queen-crown",
    "boshark": "shark-jaws",
    "tumaz": "bear-head",
    "kiwano": "kiwi-fruit",
    "ginseng": "plant-roots",
    "coconut": "coconuts",
    "peach": "peach",
    "apple": "shiny-apple",
    "mushroom": "mushroom",
    "peel": "banana-peel",
    "power": "strong",
    "break": "broken-wall",
    "block": "barrier",
    "crash": "earth-crack",
    "shock": "lightning-trio",
    "destroy": "punch-blast",
    "return": "return-arrow",
    "boom": "mine-explosion",
}


class FurCard:
    """One kind of card."""

    def __init__(self, part: Part) -> None:
        self.id = part.text("id")
        self.name = part.text("name")
        self.kind = part.text("kind")
        self.fights = self.kind in FIGHTERS
        self.sign = part.text("glyph")
        self.faction = part.text("faction")
        self.ap = part.number("ap")
        self.source = part.source("ap")
        self.copies = part.number("copies")
        self.copies_source = part.source("copies")
        self.icon = part.text("icon", ICONS.get(self.id, "paw"))
        below = part.part("ability")
        ability = WORDS[below.text("word")]
        self.ability = int(ability.number)
        self.numbers = [0, 0, 0]
        for at, name in enumerate(ability.numbers):
            if not name.endswith("!"):
                self.numbers[at] = abs(below.number(name.rstrip("?")))
        limits = part.texts("restrictions")
        self.leads_only = "leader-only" in limits
        self.alone = "no-assistants" in limits
        if self.alone and not self.leads_only:
            raise part.wrong("restrictions", "should say leader-only too: who has no assistants leads")

    def text(self) -> str:
        """The sentences on the card."""
        said: list[str] = []
        if self.alone:
            said.append("Must lead, and alone.")
        elif self.leads_only:
            said.append("Must lead.")
        first, second, third = self.numbers
        said.append(WORDS[NAMES[self.ability]].says.format(first, second, third))
        if NAMES[self.ability] == "sp" and second:
            said.append(f"You gain {second} SP.")
        return " ".join(said).strip()

    def face(self) -> Face:
        """What is printed on the card, and how many there are, which is mostly our own number."""
        copies = Number("copies", self.copies, self.copies_source)
        return Face(
            id=self.id,
            name=f"{self.sign} {self.name}" if self.sign else self.name,
            kind=SEALS.get(self.faction, self.kind),
            icon=self.icon,
            text=self.text(),
            numbers=(Number("AP", self.ap, self.source), copies) if self.fights else (copies,),
            copies=self.copies,
        )


class FurPack:
    """The whole box, checked, with what play looks up in lists by a card's number. Animals and rangers come first."""

    def __init__(self, text: str, place: str) -> None:
        top = open_checked(text, place, SCHEMA)
        self.kinds = [FurCard(part) for part in top.parts("card")]
        self.fighters = len([card for card in self.kinds if card.fights])
        self.ids = [card.id for card in self.kinds]
        self.ap = [card.ap for card in self.kinds]
        self.fights = [card.fights for card in self.kinds]
        self.abilities = vec[i64]([card.ability for card in self.kinds])
        self.firsts = vec[i64]([card.numbers[0] for card in self.kinds])
        self.seconds = vec[i64]([card.numbers[1] for card in self.kinds])
        self.thirds = vec[i64]([card.numbers[2] for card in self.kinds])
        self.leads_only = [card.leads_only for card in self.kinds]
        self.alone = [card.alone for card in self.kinds]
        self.ranger = [card.kind == "ranger" for card in self.kinds]
        self.throw_most = max([0, *[card.numbers[0] for card in self.kinds if card.ability == ADD_WEAPONS]])
        self.ignore_most = max([0, *[card.numbers[0] for card in self.kinds if card.ability == COUNTER_WEAPONS]])
        """How many Hidden Weapons a Leader ignores at the most."""
        self.all_bits = _bits([card.fights for card in self.kinds])
        self.free_bits = _bits([card.ability == FREE_OF_LIMIT for card in self.kinds])
        self.leading_bits = _bits(self.leads_only)
        self.alone_bits = _bits(self.alone)
        self.hands = [self._cards("dogs"), self._cards("cats")]
        self.pile = self._cards("")
        self._check_cards(top)
        self._read_tokens(top)
        self._read_numbers(top)
        self.digest = digest(top.table)

    def faces(self) -> list[Face]:
        """What is printed on the cards."""
        return [card.face() for card in self.kinds]

    def _cards(self, faction: str) -> list[int]:
        cards: list[int] = []
        for kind, card in enumerate(self.kinds):
            if card.faction == faction:
                cards.extend([kind] * card.copies)
        return cards

    def _check_cards(self, top: Part) -> None:
        if self.fights != sorted(self.fights, reverse=True):
            raise top.wrong("card", "should list all animals and rangers before the items and achievements")
        if self.fighters > MOST_FIGHTERS:
            raise top.wrong(
                "card", f"has {self.fighters} kinds of animals and rangers, but there is room for {MOST_FIGHTERS}"
            )
        each = len(self.hands[0])
        if len(self.hands[1]) != each:
            problem = f"the cats have {len(self.hands[1])} animals, but should have {each}"
            raise PackError(f"{top.place}: {problem}.", ("counts", "animals_per_faction"))

    def _read_tokens(self, top: Part) -> None:
        listed = top.parts("token")
        tokens = {part.text("id"): part for part in listed}
        self.weapons = tokens["hidden-weapon"].number("count")
        self.hua_tokens = tokens["hua"].number("count")
        self.raihuu_tokens = tokens["raihuu"].number("count")
        self.mushroom_tokens = tokens["mushroom"].number("count")
        self.coconut_tokens = tokens["coconut"].number("count")
        self.limit_tokens = tokens["card-limit-minus-1"].number("count")
        self.weapon_ap = tokens["hidden-weapon"].number("ap")
        self.hua_ap = tokens["hua"].number("ap")
        self.raihuu_ap = tokens["raihuu"].number("ap")
        self.mushroom_ap = tokens["mushroom"].number("ap")
        self.coconut_ap = tokens["coconut"].number("ap")
        self.tokens = [token_face(part) for part in listed]

    def _read_numbers(self, top: Part) -> None:
        start = top.part("start")
        self.sp = start.number("sp")
        self.vp = start.number("vp")
        self.limit = start.number("card_limit")
        self.weapons_of = [start.number("hidden_weapons_dogs"), start.number("hidden_weapons_cats")]
        if sum(self.weapons_of) > self.weapons:
            raise start.wrong("hidden_weapons_cats", "and hidden_weapons_dogs are more than the tokens in the box")
        self.dishes = start.number("dishes")
        self.delicacies = start.number("delicacies")
        limits = top.part("limits")
        self.sp_most = limits.number("sp_max")
        self.team_most: i64 = limits.number("animals_per_arena")
        self.rewards_most = limits.number("rewards_per_arena")
        self.mushrooms_most = limits.number("mushrooms_per_arena")
        self.limit_at_8 = limits.number("limit_at_sp_8")
        self.limit_at_4 = limits.number("limit_at_sp_4")
        self.lead_to_win = limits.number("vp_lead_to_win")
        self.pile_least = limits.number("pile_minimum")


def _bits(of: list[bool]) -> i64:
    """Those kinds of fighters for which it is true, as bits of one number."""
    bits: i64 = 0
    for kind, true in enumerate(of[:MOST_FIGHTERS]):
        if true:
            bits |= 1 << kind
    return bits
