"""Numbers that a pack must state although they follow from others, such as the size of its deck: worked out anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Data = dict[str, Any]
Sums = dict[tuple[str | int, ...], int]


def restated(game: str, data: Data) -> Sums:
    """What each of these numbers has to be."""
    return {path: value for path, value in OF_GAME[game](data).items() if _there(data, path)}


def _copies(cards: list[Data], name: str = "copies") -> int:
    return sum(int(card.get(name, 0)) for card in cards)


def _fight(data: Data) -> Sums:
    cards = data["card"]
    sums: Sums = {
        ("deck_size",): _copies(cards),
        ("max_rounds",): 2 * data["rounds_to_win"] - 1,
        ("hand_size",): data["dealt_face_down"] + data["opening_picks"],
    }
    for place, move in enumerate(data["move"]):
        sums["move", place, "copies"] = _copies([card for card in cards if card["move"] == move["id"]])
    return sums


def _dragon_punch(data: Data) -> Sums:
    each = _copies(data["basic"], "copies_per_player")
    sums: Sums = {
        ("health",): each,
        ("hand_size",): each + 1,
        ("basic_cards_total",): 2 * each,
        ("character_cards_total",): len(data["character"]),
        ("custom_hand_size",): data["custom_health"] + data["custom_characters"],
    }
    for place, card in enumerate(data["basic"]):
        sums["basic", place, "copies_total"] = 2 * card["copies_per_player"]
    return sums


def _kung_fur_fight(data: Data) -> Sums:
    cards = data["card"]
    pile = _copies([card for card in cards if card.get("kind") != "animal"])
    # Both factions must have as many: if they differ, the pack's own check says so.
    each = _copies([card for card in cards if card.get("faction") == "dogs"])
    sums: Sums = {
        ("counts", "animals_per_faction"): each,
        ("counts", "reward_pile"): pile,
        ("counts", "cards_total"): pile + 2 * each,
    }
    for place, token in enumerate(data["token"]):
        if token["id"] in ("dish", "delicacy"):
            sums["token", place, "count"] = 2 * data["start"]["dishes" if token["id"] == "dish" else "delicacies"]
    return sums


def _kung_fu_2014(data: Data) -> Sums:
    table = [card for card in data["card"] if card.get("pile") == "table"]
    all_cards = _copies(data["card"])
    return {("deck_size",): all_cards - _copies(table), ("table_size",): _copies(table)}


def _kung_fu_2019(data: Data) -> Sums:
    decks = ("original", "expansion", "team", "archetype")
    return {(f"{deck}_size",): _copies([card for card in data["card"] if card.get("deck") == deck]) for deck in decks}


OF_GAME: dict[str, Callable[[Data], Sums]] = {
    "fight": _fight,
    "dragon-punch": _dragon_punch,
    "kung-fur-fight": _kung_fur_fight,
    "kung-fu-2014": _kung_fu_2014,
    "kung-fu-2019": _kung_fu_2019,
}


def _there(data: Any, path: tuple[str | int, ...]) -> bool:
    for step in path:
        if isinstance(step, str) and step not in data:
            return False
        data = data[step]
    return True
