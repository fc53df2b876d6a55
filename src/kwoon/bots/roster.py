"""Names and faces of the bots. Most characters always play at the same level.

Tables and records store only the name; this module alone derives the level and face from it.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from kwoon.bots.level import Level


class BotCharacter:
    def __init__(self, name: str, face: str, grade: int) -> None:
        self.name = name
        self.face = face
        """The name of the character's face in the game-icons collection."""
        self.grade = grade
        """The grade of the character's level; 0 if the level is not one of the five."""


# No name contains a word from a card, because that would make the log confusing. Each level has as many names as a
# table has seats.
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
"""Id of the network level, which has no difficulty grade."""
NETWORK_NAMES: Final[tuple[tuple[str, str], ...]] = (("Abacus", "vintage-robot"), ("Pendulum", "robot-golem"))
"""Characters of the network level. There are two, because its game has two seats."""
INTERPOLATED_NAMES: Final[tuple[tuple[str, str], ...]] = (
    ("Willow", "labrador-head"),
    ("Ripple", "sitting-dog"),
    ("Echo", "basset-hound-head"),
    ("Osier", "donkey"),
    ("Compass", "camel-head"),
    ("Lantern", "cow"),
)
"""Characters of the levels between two of the five. Their strength is configurable, so it does not follow from the
name."""
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
"""Characters of each personality. The last personality is for two-player games."""
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
    """Return the character with this name, or None. Letter case and extra spaces are ignored."""
    return CHARACTERS.get(" ".join(name.split()).casefold())


def character_names_of_level(level: Level) -> tuple[tuple[str, str], ...]:
    """Return the names and faces of a level's characters."""
    if level.grade:
        return NAMES_BY_GRADE[level.grade - 1]
    if level.id == NETWORK_LEVEL:
        return NETWORK_NAMES
    return INTERPOLATED_NAMES if level.strength > 0.0 else PERSONALITY_NAMES.get(level.id, ())


def pick_bot_name(level: Level, seed_text: str, used_names: list[str]) -> str:
    """Return an unused name for a bot of this level. `seed_text` decides which one, so different tables get different
    characters, and the same table always gets the same one."""
    used = {name.casefold() for name in used_names}
    names = character_names_of_level(level)
    first = crc32(seed_text.encode()) % max(len(names), 1)
    for name, _ in names[first:] + names[:first]:
        if name.casefold() not in used:
            return name
    # A custom bot has its own name, and players at a table may already use all of our names.
    name, number = names[first][0] if names else str(level.name), 1
    candidate = name
    while candidate.casefold() in used:
        number += 1
        candidate = f"{name} {number}"
    return candidate
