"""The cards of Kung Fur Fight: animals, rangers, items and achievements, the tokens and the numbers of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kwoon.core.faces import Face, Number
from kwoon.core.packs import SOURCES, Entry, PackError, digest, open_cards
from kwoon.games.kung_fur_fight.cards.abilities import ADD_WEAPONS, FIGHTERS, FREE_OF_LIMIT, NAMES, WORDS
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
SEALS: Final = {"dogs": "dog", "cats": "cat"}
ARENAS: Final = 3
MOST_FIGHTERS: Final = 30
"""Sets of animals are bits of a number; compiled, `1 << kind` is shifted in 32 bits, whatever its type says."""


class FurCard:
    """One kind of card."""

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.name = entry.text("name")
        self.kind = entry.choice("kind", [*FIGHTERS, "item", "achievement"])
        self.fights = self.kind in FIGHTERS
        self.sign = entry.text("glyph") if "glyph" in entry.table else ""
        self.faction = entry.choice("faction", list(SEALS)) if self.kind == "animal" else ""
        self.ap = entry.number("ap", 0, 99) if self.fights else 0
        self.source = entry.source("ap")
        self.copies = entry.number("copies", 1, 20)
        self.copies_source = entry.source("copies")
        self.clause = entry.text("clause")
        self.ability = 0
        self.numbers = [0, 0, 0]
        self._read_ability(entry)
        limits = _words(entry, "restrictions", ["leader-only", "no-assistants"])
        self.leads_only = "leader-only" in limits
        self.alone = "no-assistants" in limits
        if self.alone and not self.leads_only:
            raise entry.wrong("restrictions", "should say leader-only too: who has no assistants leads")
        _skip(entry, ["timing", "kept", "copies_note"])
        entry.finish()

    def _read_ability(self, entry: Entry) -> None:
        below = entry.below("ability")
        word = below.choice("word", NAMES)
        ability = WORDS[word]
        if self.kind not in ability.kinds:
            raise below.wrong("word", f"is '{word}', which is not for a card of kind {self.kind}")
        self.ability = int(ability.number)
        for at, name in enumerate(ability.numbers):
            plain = name.rstrip("?!")
            if name.endswith("!"):
                below.number(plain, 1, 1)
            elif plain == name or plain in below.table:
                self.numbers[at] = abs(below.number(plain, -99, 99))
        if ability.token:
            below.choice("token", [ability.token])
        below.finish()

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
            icon=ICONS.get(self.id, "paw"),
            text=self.text(),
            numbers=(Number("AP", self.ap, self.source), copies) if self.fights else (copies,),
            copies=self.copies,
        )


class FurPack:
    """The whole box, checked, with what play looks up in lists by a card's number. Animals and rangers come first."""

    def __init__(self, text: str, place: str) -> None:
        top, entries = open_cards(text, place, "kung-fur-fight")
        self.kinds = [FurCard(entry) for entry in entries]
        self.fighters = len([card for card in self.kinds if card.fights])
        self.ids = [card.id for card in self.kinds]
        self.ap = [card.ap for card in self.kinds]
        self.fights = [card.fights for card in self.kinds]
        self.abilities = [card.ability for card in self.kinds]
        self.firsts = [card.numbers[0] for card in self.kinds]
        self.seconds = [card.numbers[1] for card in self.kinds]
        self.thirds = [card.numbers[2] for card in self.kinds]
        self.leads_only = [card.leads_only for card in self.kinds]
        self.alone = [card.alone for card in self.kinds]
        self.ranger = [card.kind == "ranger" for card in self.kinds]
        self.throw_most = max([0, *[card.numbers[0] for card in self.kinds if card.ability == ADD_WEAPONS]])
        self.all_bits = _bits([card.fights for card in self.kinds])
        self.free_bits = _bits([card.ability == FREE_OF_LIMIT for card in self.kinds])
        self.leading_bits = _bits(self.leads_only)
        self.alone_bits = _bits(self.alone)
        self.hands = [self._cards("dogs"), self._cards("cats")]
        self.pile = self._cards("")
        self._check_cards(top)
        self._read_tokens(top)
        self._read_numbers(top)
        top.finish()
        self.digest = digest(top)

    def faces(self) -> list[Face]:
        """What is printed on the cards."""
        return [card.face() for card in self.kinds]

    def _cards(self, faction: str) -> list[int]:
        cards: list[int] = []
        for kind, card in enumerate(self.kinds):
            if card.faction == faction:
                cards.extend([kind] * card.copies)
        return cards

    def _check_cards(self, top: Entry) -> None:
        if self.fights != sorted(self.fights, reverse=True):
            raise top.wrong("card", "should list all animals and rangers before the items and achievements")
        if self.fighters > MOST_FIGHTERS:
            raise top.wrong(
                "card", f"has {self.fighters} kinds of animals and rangers, but there is room for {MOST_FIGHTERS}"
            )
        counts = top.below("counts")
        each = counts.number("animals_per_faction", 1, 99)
        for faction, hand in zip(SEALS, self.hands, strict=True):
            if len(hand) != each:
                raise PackError(f"{top.place}: the {faction} have {len(hand)} animals, but should have {each}.")
        counts.total("reward_pile", len(self.pile), ARENAS)
        counts.total("cards_total", len(self.pile) + 2 * each)
        _sources(counts)

    def _read_tokens(self, top: Entry) -> None:
        listed = top.entries("token")
        tokens = {entry.text("id"): entry for entry in listed}
        wanted = ["hidden-weapon", "hua", "raihuu", "mushroom", "coconut", "card-limit-minus-1", "dish", "delicacy"]
        if sorted(tokens) != sorted(wanted) or len(listed) > len(wanted):
            raise top.wrong("token", f"should be these, each once: {', '.join(wanted)}")
        self.weapons = tokens["hidden-weapon"].number("count", 0, 40)
        self.hua_tokens = tokens["hua"].number("count", 0, 9)
        self.raihuu_tokens = tokens["raihuu"].number("count", 0, 9)
        self.mushroom_tokens = tokens["mushroom"].number("count", 0, 20)
        self.coconut_tokens = tokens["coconut"].number("count", 0, 1)
        self.limit_tokens = tokens["card-limit-minus-1"].number("count", 0, 2)
        self.weapon_ap = tokens["hidden-weapon"].number("ap", 0, 9)
        self.hua_ap = tokens["hua"].number("ap", 0, 9)
        self.raihuu_ap = tokens["raihuu"].number("ap", 0, 9)
        self.mushroom_ap = tokens["mushroom"].number("ap", 0, 9)
        self.coconut_ap = tokens["coconut"].number("ap", 0, 9)
        self.dish_tokens = tokens["dish"].number("count", 0, 99)
        self.delicacy_tokens = tokens["delicacy"].number("count", 0, 99)
        self.tokens = [token_face(entry) for entry in listed]
        for entry in tokens.values():
            entry.text("name")
            entry.source("count")
            _skip(entry, ["note", "ap_source"])
            entry.finish()

    def _read_numbers(self, top: Entry) -> None:
        start = top.below("start")
        self.sp = start.number("sp", 1, 99)
        self.vp = start.number("vp", 0, 99)
        self.limit = start.number("card_limit", 1, 9)
        self.weapons_of = [start.number("hidden_weapons_dogs", 0, 40), start.number("hidden_weapons_cats", 0, 40)]
        if sum(self.weapons_of) > self.weapons:
            raise start.wrong("hidden_weapons_cats", "and hidden_weapons_dogs are more than the tokens in the box")
        self.dishes = start.number("dishes", 0, 9)
        self.delicacies = start.number("delicacies", 0, 9)
        if (2 * self.dishes, 2 * self.delicacies) != (self.dish_tokens, self.delicacy_tokens):
            raise start.wrong("dishes", "and delicacies, for both players, should be as many as the tokens in the box")
        start.text("hand")
        _sources(start)
        limits = top.below("limits")
        self.sp_most = limits.number("sp_max", self.sp, 99)
        self.team_most: i64 = limits.number("animals_per_arena", 1, 9)
        self.rewards_most = limits.number("rewards_per_arena", 1, 9)
        self.mushrooms_most = limits.number("mushrooms_per_arena", 0, 9)
        limits.number("arenas", ARENAS, ARENAS)
        self.limit_at_8 = limits.number("limit_at_sp_8", 1, 12)
        self.limit_at_4 = limits.number("limit_at_sp_4", 1, 12)
        self.lead_to_win = limits.number("vp_lead_to_win", 1, 99)
        self.pile_least = limits.number("pile_minimum", ARENAS, 99)
        _sources(limits)


def _bits(of: list[bool]) -> i64:
    """Those kinds of fighters for which it is true, as bits of one number."""
    bits: i64 = 0
    for kind, true in enumerate(of[:MOST_FIGHTERS]):
        if true:
            bits |= 1 << kind
    return bits


def _words(entry: Entry, name: str, allowed: list[str]) -> list[str]:
    entry.read.add(name)
    value = entry.table.get(name, [])
    if not isinstance(value, list):
        raise entry.wrong(name, "should be a list of words")
    for word in value:
        if word not in allowed:
            raise entry.wrong(name, f"has '{word}', but may have: {', '.join(allowed)}")
    return [str(word) for word in value]


def _sources(entry: Entry) -> None:
    """Check what a table says of where its numbers come from, and that it holds nothing else unread."""
    for name in entry.table:
        if name.endswith("_source"):
            entry.choice(name, list(SOURCES))
    entry.finish()


def _skip(entry: Entry, names: list[str]) -> None:
    """Names that are for people to read."""
    for name in names:
        entry.read.add(name)
