"""The games that are not on the shelf yet, so that the hall can already show what will be."""

from __future__ import annotations

from kwoon.games import GAMES
from kwoon.server.shapes import GameSent


def _game(id: str, title: str, about: str, icon: str, *, seats: list[int], minutes: list[int]) -> GameSent:
    return GameSent(id, title, about, icon, seats, minutes, [], True, False, [], False)


COMING = [
    _game(
        "dragon-punch",
        "Dragon Punch",
        "High or low, fast or strong: sealed attacks with speed and initiative, best of three.",
        "dragon-head",
        seats=[2],
        minutes=[5, 10],
    ),
    _game(
        "kung-fur-fight",
        "功夫擂台 / Kung Fur Fight",
        "Dogs against cats: one sealed plan over three arenas, and leaders who bend it.",
        "paw",
        seats=[2],
        minutes=[15, 25],
    ),
    _game(
        "kung-fu-2014",
        "KungFu Fighting (2014)",
        "Build your attack card by card, block it, and strike back: the playtest of 2014.",
        "high-kick",
        seats=[2, 3, 4, 5, 6],
        minutes=[20, 40],
    ),
    _game(
        "kung-fu-2019",
        "Kung Fu Fighting! (2019)",
        "The reboot: everybody at once, archetypes, an expansion, and teams.",
        "ninja-heroic-stance",
        seats=[2, 3, 4, 5, 6],
        minutes=[20, 45],
    ),
]


def coming() -> list[GameSent]:
    """Those of them that are still to come."""
    here = {box.id for box in GAMES}
    return [game for game in COMING if game.id not in here]
