"""The tokens of Kung Fur Fight as card faces: their value and when they are removed."""

from __future__ import annotations

from typing import Final

from kwoon.core.card_faces import Face, NumberOnCard
from kwoon.core.message import message_ids, msg, named
from kwoon.core.schema.pack_node import PackNode

ICONS: Final[dict[str, str]] = {
    "hidden-weapon": "shuriken",
    "hua": "lotus-flower",
    "raihuu": "raihuu-cat",
    "mushroom": "mushroom",
    "coconut": "coconuts",
    "card-limit-minus-1": "barrier",
    "dish": "bowl-of-rice",
    "delicacy": "sushis",
}
TEXT_IDS: Final = message_ids("kung-fur-fight-cards-token", "card-limit-minus-1, dish, delicacy")
AP_TEXT_IDS: Final = message_ids("kung-fur-fight-cards-token", "hidden-weapon, hua, raihuu, mushroom, coconut")


def token_face(node: PackNode) -> Face:
    """Return the face of one kind of token from its entry in the pack."""
    id = node.text("id")
    count = node.number("count")
    numbers = [NumberOnCard("copies", count, node.source("count"))]
    ap = node.number("ap")
    if ap:
        numbers.insert(0, NumberOnCard("AP", ap, node.source("ap")))
    return Face(
        id,
        named("kung-fur-fight-cards", node.text("name")),
        "token",
        node.text("icon", ICONS[id]),
        msg(TEXT_IDS[id]) if id in TEXT_IDS else msg(AP_TEXT_IDS[id], ap=ap),
        tuple(numbers),
        count,
        label=msg("kung-fur-fight-cards-kind-token"),
    )
