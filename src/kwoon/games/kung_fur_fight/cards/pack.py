"""The Kung Fur Fight pack: animals, rangers, items, achievements, tokens and the numbers of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kwoon.core.card_faces import Face, NumberOnCard
from kwoon.core.message import Text, joined, message_ids, msg, named
from kwoon.core.schema.pack_node import PackNode
from kwoon.core.schema.validate import load_valid_pack
from kwoon.core.toml_reader import located_error, pack_fingerprint
from kwoon.games.kung_fur_fight.cards.abilities import (
    ABILITIES,
    ABILITY_NAMES,
    ADD_WEAPONS,
    COUNTER_WEAPONS,
    FIGHTER_KINDS,
    FREE_OF_LIMIT,
    NO_ABILITY,
    SP,
    ability_text,
)
from kwoon.games.kung_fur_fight.cards.schema import FACTION_KINDS, MAX_FIGHTERS, SCHEMA
from kwoon.games.kung_fur_fight.cards.token_faces import token_face

ICONS: Final[dict[str, str]] = {
    "fu": "fu-dog",
    "ban": "ban-dog",
    "chai": "chai-dog",
    "yue": "yue-dog",
    "hua": "hua-dog",
    "shiue": "shiue-dog",
    "hokuto": "hokuto-cat",
    "hikaru": "hikaru-cat",
    "ringo": "ringo-cat",
    "yaou": "yaou-cat",
    "raihuu": "raihuu-cat",
    "masaru": "masaru-cat",
    "ming": "rooster",
    "shiau-yao": "fox-head",
    "musashi": "musashi-tanuki",
    "tai-chi": "tai-chi-panda",
    "himiko": "himiko-rabbit",
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
KIND_IDS: Final = message_ids("kung-fur-fight-cards-kind", "dog, cat, ranger, item, achievement")


class FurCard:
    def __init__(self, node: PackNode) -> None:
        self.id = node.text("id")
        self.name = node.text("name")
        self.kind = node.text("kind")
        self.is_fighter = self.kind in FIGHTER_KINDS
        self.sign = node.text("glyph")
        self.faction = node.text("faction")
        self.ap = node.number("ap")
        self.source = node.source("ap")
        self.copies = node.number("copies")
        self.copies_source = node.source("copies")
        self.icon = node.text("icon", ICONS.get(self.id, "paw"))
        ability_node = node.child("ability")
        ability = ABILITIES[ability_node.text("word")]
        self.ability = int(ability.number)
        self.numbers = [0, 0, 0]
        for at, name in enumerate(ability.parameters):
            if not name.endswith("!"):
                self.numbers[at] = abs(ability_node.number(name.rstrip("?")))
        limits = node.texts("restrictions")
        self.leader_only = "leader-only" in limits
        self.no_assistants = "no-assistants" in limits
        if self.no_assistants and not self.leader_only:
            raise node.error("restrictions", msg("kung-fur-fight-schema-problem-no-assistants"))

    def printed_text(self) -> Text:
        """Return the text on the card."""
        first, second, third = self.numbers
        ability = ABILITY_NAMES[self.ability]
        texts: list[Text] = []
        if self.no_assistants:
            texts.append(msg("kung-fur-fight-cards-leads-alone"))
        elif self.leader_only:
            texts.append(msg("kung-fur-fight-cards-leads"))
        if self.ability != NO_ABILITY:
            texts.append(ability_text(ability, first, second, third))
        if self.ability == SP and second:
            texts.append(msg("kung-fur-fight-cards-text-own-sp", sp=second))
        return joined("sentences", texts)

    def face(self) -> Face:
        """Return the card's face. It shows the number of copies, because this number is mostly our own design."""
        copies = NumberOnCard("copies", self.copies, self.copies_source)
        kind = FACTION_KINDS.get(self.faction, self.kind)
        return Face(
            id=self.id,
            name=named("kung-fur-fight-cards", f"{self.sign} {self.name}" if self.sign else self.name),
            kind=kind,
            icon=self.icon,
            text=self.printed_text(),
            numbers=(NumberOnCard("AP", self.ap, self.source), copies) if self.is_fighter else (copies,),
            copies=self.copies,
            label=msg(KIND_IDS[kind]),
        )


class FurPack:
    """A pack, with lookup lists indexed by card. Animals and rangers come first. The constructor raises `PackError` if
    the text is not a valid pack."""

    def __init__(self, text: str, source_name: str) -> None:
        top = load_valid_pack(text, source_name, SCHEMA)
        self.kinds = [FurCard(part) for part in top.children("card")]
        self.num_fighters = len([card for card in self.kinds if card.is_fighter])
        self.ids = [card.id for card in self.kinds]
        self.ap = [card.ap for card in self.kinds]
        self.is_fighter = [card.is_fighter for card in self.kinds]
        self.abilities = vec[i64]([card.ability for card in self.kinds])
        self.first_numbers = vec[i64]([card.numbers[0] for card in self.kinds])
        self.second_numbers = vec[i64]([card.numbers[1] for card in self.kinds])
        self.third_numbers = vec[i64]([card.numbers[2] for card in self.kinds])
        self.leader_only = [card.leader_only for card in self.kinds]
        self.no_assistants = [card.no_assistants for card in self.kinds]
        self.is_ranger = [card.kind == "ranger" for card in self.kinds]
        self.max_added_weapons = max([0, *[card.numbers[0] for card in self.kinds if card.ability == ADD_WEAPONS]])
        self.max_ignored_weapons = max(
            [0, *[card.numbers[0] for card in self.kinds if card.ability == COUNTER_WEAPONS]]
        )
        """Maximum number of Hidden Weapons that a Leader ignores."""
        self.fighter_mask = _kind_mask([card.is_fighter for card in self.kinds])
        self.free_of_limit_mask = _kind_mask([card.ability == FREE_OF_LIMIT for card in self.kinds])
        self.leader_only_mask = _kind_mask(self.leader_only)
        self.no_assistants_mask = _kind_mask(self.no_assistants)
        self.hands = [self._faction_cards("dogs"), self._faction_cards("cats")]
        self.pile = self._faction_cards("")
        self._check_cards(top)
        self._read_tokens(top)
        self._read_numbers(top)
        self.fingerprint = pack_fingerprint(top.table)

    def faces(self) -> list[Face]:
        return [card.face() for card in self.kinds]

    def _faction_cards(self, faction: str) -> list[int]:
        cards: list[int] = []
        for kind, card in enumerate(self.kinds):
            if card.faction == faction:
                cards.extend([kind] * card.copies)
        return cards

    def _check_cards(self, top: PackNode) -> None:
        if self.is_fighter != sorted(self.is_fighter, reverse=True):
            raise top.error("card", msg("kung-fur-fight-schema-problem-card-order"))
        if self.num_fighters > MAX_FIGHTERS:
            problem = msg("kung-fur-fight-schema-problem-fighters", count=self.num_fighters, max=MAX_FIGHTERS)
            raise top.error("card", problem)
        animals_per_faction = len(self.hands[0])
        if len(self.hands[1]) != animals_per_faction:
            problem = msg(
                "kung-fur-fight-schema-problem-factions", count=len(self.hands[1]), needed=animals_per_faction
            )
            raise located_error(top.location, problem, ("counts", "animals_per_faction"))

    def _read_tokens(self, top: PackNode) -> None:
        entries = top.children("token")
        tokens = {part.text("id"): part for part in entries}
        self.num_weapons = tokens["hidden-weapon"].number("count")
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
        self.tokens = [token_face(part) for part in entries]

    def _read_numbers(self, top: PackNode) -> None:
        start = top.child("start")
        self.start_sp = start.number("sp")
        self.start_vp = start.number("vp")
        self.start_card_limit = start.number("card_limit")
        self.start_weapons = [start.number("hidden_weapons_dogs"), start.number("hidden_weapons_cats")]
        if sum(self.start_weapons) > self.num_weapons:
            problem = msg(
                "kung-fur-fight-schema-problem-weapons", sum=sum(self.start_weapons), tokens=int(self.num_weapons)
            )
            raise start.error("hidden_weapons_cats", problem)
        self.dishes = start.number("dishes")
        self.delicacies = start.number("delicacies")
        limits = top.child("limits")
        self.max_sp = limits.number("sp_max")
        self.max_team_size: i64 = limits.number("animals_per_arena")
        self.max_rewards = limits.number("rewards_per_arena")
        self.max_mushrooms = limits.number("mushrooms_per_arena")
        self.limit_at_8 = limits.number("limit_at_sp_8")
        self.limit_at_4 = limits.number("limit_at_sp_4")
        self.vp_lead_to_win = limits.number("vp_lead_to_win")
        self.min_pile = limits.number("pile_minimum")


def _kind_mask(flags: list[bool]) -> i64:
    """Return a bit mask of the fighter kinds whose flag is set."""
    bits: i64 = 0
    for kind, flag in enumerate(flags[:MAX_FIGHTERS]):
        if flag:
            bits |= 1 << kind
    return bits
