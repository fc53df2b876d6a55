"""The tokens of Kung Fur Fight as card faces: their value and when they are removed."""

from __future__ import annotations

from typing import Final

from kwoon.core.card_faces import Face, NumberOnCard
from kwoon.core.schema.pack_node import PackNode

ICONS: Final[dict[str, str]] = {
    "hidden-weapon": "shuriken",
    "hua": "lotus-flower",
    "raihuu": "saber-toothed-cat-head",
    "mushroom": "mushroom",
    "coconut": "coconuts",
    "card-limit-minus-1": "barrier",
    "dish": "bowl-of-rice",
    "delicacy": "sushis",
}
TEXTS: Final[dict[str, str]] = {
    "hidden-weapon": "+{0} AP beside an animal of yours. After the round it goes back to the Warehouse.",
    "hua": "+{0} AP for the Monk Dogs in its arena, also where they have no animal, until they lose there without Hua "
    "as Leader.",
    "raihuu": "+{0} AP for the Ninja Cats in its arena, also where they have no animal. It goes after the combat.",
    "mushroom": "+{0} AP for its owner in its arena, also without an animal there, for the rest of the game.",
    "coconut": "+{0} AP beside an animal of its owner, each round in another arena if you like. It is never lost.",
    "card-limit-minus-1": "Its owner may play one animal fewer in the next round.",
    "dish": "Food. A Chef who leads spends it after the round, and all your used animals come back.",
    "delicacy": "Food. Spent by itself after the first round that leaves you 4 SP or fewer, or by a Chef who leads "
    "when no Dish is left; all your used animals come back.",
}


def token_face(node: PackNode) -> Face:
    """Return the face of one kind of token from its entry in the pack."""
    id = node.text("id")
    count = node.number("count")
    numbers = [NumberOnCard("copies", count, node.source("count"))]
    ap = node.number("ap")
    if ap:
        numbers.insert(0, NumberOnCard("AP", ap, node.source("ap")))
    icon = node.text("icon", ICONS[id])
    return Face(id, node.text("name"), "token", icon, TEXTS[id].format(ap), tuple(numbers), count)
