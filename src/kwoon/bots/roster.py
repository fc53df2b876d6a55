"""Who the bots are: each has a name and a face of its own, and plays at one level for as long as the hall stands.

The name is all that a table or a record keeps of it; the level and the face follow from it, here and nowhere else.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from kwoon.bots.level import Level


class BotCharacter:
    """One of them."""

    def __init__(self, name: str, face: str, grade: int) -> None:
        self.name = name
        self.face = face
        """The drawing of its face, by its name in game-icons."""
        self.grade = grade
        """As of its level: 0 for whoever was taught."""


# No name has a word of a card in it, or a log that tells who played what would read oddly. There are as many of a level
# as a table has seats.
NAMES_BY_GRADE: Final[tuple[tuple[tuple[str, str], ...], ...]] = (
    (
        ("Pebble", "seated-mouse"),
        ("Acorn", "squirrel"),
        ("Dewdrop", "frog"),
        ("Button", "rabbit-head"),
        ("Sprout", "snail"),
        ("Pip", "kiwi-bird"),
    ),
    (
        ("Clover", "sheep"),
        ("Barley", "duck"),
        ("Maple", "hedgehog"),
        ("Thistle", "goat"),
        ("Sorrel", "koala"),
        ("Fennel", "tortoise"),
    ),
    (
        ("Cinnabar", "raccoon-head"),
        ("Ginkgo", "badger"),
        ("Saffron", "parrot-head"),
        ("Juniper", "deer-head"),
        ("Tamarind", "horse-head"),
        ("Quince", "panda"),
    ),
    (
        ("Flint", "lynx-head"),
        ("Cobalt", "wolf-head"),
        ("Bramble", "boar"),
        ("Slate", "owl"),
        ("Ember", "bear-face"),
        ("Copper", "ram-profile"),
    ),
    (
        ("Obsidian", "gorilla"),
        ("Thunderhead", "buffalo-head"),
        ("Glacier", "polar-bear"),
        ("Monsoon", "elephant-head"),
        ("Midnight", "raven"),
        ("Avalanche", "eagle-head"),
    ),
)
NETWORK_LEVEL: Final = "learned"
"""The level that is beside the others: nobody says how hard it is to beat, since it was not made for that."""
NETWORK_NAMES: Final[tuple[tuple[str, str], ...]] = (("Abacus", "vintage-robot"), ("Pendulum", "robot-golem"))
"""Who plays at that level. Its game has two seats."""
INTERPOLATED_NAMES: Final[tuple[tuple[str, str], ...]] = (
    ("Willow", "labrador-head"),
    ("Ripple", "sitting-dog"),
    ("Echo", "basset-hound-head"),
    ("Osier", "donkey"),
    ("Compass", "camel-head"),
    ("Lantern", "cow"),
)
"""Who plays between two levels: they are as strong as they are asked to be, so that a name says nothing of that."""
PERSONALITY_NAMES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "bold": (
        ("Cinder", "tiger-head"),
        ("Comet", "lion"),
        ("Tempest", "rooster"),
        ("Rumble", "hyena-head"),
        ("Sirocco", "mandrill-head"),
        ("Gale", "saber-toothed-cat-head"),
    ),
    "careful": (
        ("Harbor", "sea-turtle"),
        ("Lichen", "sloth"),
        ("Cedar", "beaver"),
        ("Linden", "swan"),
        ("Haven", "penguin"),
        ("Loam", "anteater"),
    ),
    "tricky": (("Riddle", "fox-head"), ("Mirage", "monkey")),
}
"""Who plays with which bent. The last one is for games of two."""
CHARACTERS: Final[dict[str, BotCharacter]] = {
    name.casefold(): BotCharacter(name, face, grade)
    for grade, row in [
        *enumerate((NETWORK_NAMES, *NAMES_BY_GRADE)),
        (0, INTERPOLATED_NAMES),
        *[(0, row) for row in PERSONALITY_NAMES.values()],
    ]
    for name, face in row
}


def find_character(name: str) -> BotCharacter | None:
    """The bot of this name, if there is one."""
    return CHARACTERS.get(" ".join(name.split()).casefold())


def names_of_level(level: Level) -> tuple[tuple[str, str], ...]:
    """Who plays at a level."""
    if level.grade:
        return NAMES_BY_GRADE[level.grade - 1]
    if level.id == NETWORK_LEVEL:
        return NETWORK_NAMES
    return INTERPOLATED_NAMES if level.strength > 0.0 else PERSONALITY_NAMES.get(level.id, ())


def pick_name(level: Level, seed_text: str, used_names: list[str]) -> str:
    """What a bot of this level is called where others have these names. The place, whatever it is, decides who comes:
    not always the same one first, and the same one again if it is asked again."""
    used = {name.casefold() for name in used_names}
    names = names_of_level(level)
    first = crc32(seed_text.encode()) % max(len(names), 1)
    for name, _ in names[first:] + names[:first]:
        if name.casefold() not in used:
            return name
    # Somebody's own bot has its own name, and a table may be full of people who are called like ours.
    name, number = names[first][0] if names else level.name, 1
    candidate = name
    while candidate.casefold() in used:
        number += 1
        candidate = f"{name} {number}"
    return candidate
