"""Unplayable packs are refused with a message that names the location and the reason."""

from __future__ import annotations

import pytest

from kwoon.core.toml_reader import PackError
from kwoon.games.dragon_punch.definition import DragonPunchDefinition
from tests.games.dragon_punch.fixtures import PACK, load


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("health = 6", "health = 5", "'health' should be 6"),
        (
            'effects = ["projectile"]',
            'effects = ["homing"]',
            "names 'homing', which is not one of: initiative-on-hit",
        ),
        ("strength = 2, time = 4", 'strength = "2", time = 4', "'strength' is '2', but should be a whole number"),
        ("strength = 2, time = 4", "strength = 2, speed = 4", "'time' is missing"),
        ("high = { evade = true }", "high = { dodge = true }", "'dodge' is not a known field"),
        ("high = { evade = true }", "high = 3", "'high' should be a table"),
        ('effects = ["unflip"]', "effects = []", "'unflip' on both sides"),
        ('id = "sweep"', 'id = "throw"', "the id 'throw' is used twice"),
        ('id = "otto"', 'id = "sweep"', "the id 'sweep' is used twice"),
        ("copies_total = 2", "copies_total = 3", "'copies_total' should be 2"),
        ('id = "sweep"', 'id = ":sweep"', "should be one word"),
        (
            "custom_characters = 2\ncustom_hand_size = 9",
            "custom_characters = 3\ncustom_hand_size = 10",
            "is 10, but should be at most 9",
        ),
    ],
)
def test_invalid_pack_is_rejected_with_reason(old: str, new: str, message: str) -> None:
    assert old in PACK
    with pytest.raises(PackError, match=message):
        load(PACK.replace(old, new, 1))


def test_pack_with_too_large_hand_is_rejected() -> None:
    pack = PACK
    for old, new in {
        "health = 6": "health = 8",
        "hand_size = 7": "hand_size = 9",
        "basic_cards_total = 12": "basic_cards_total = 16",
        "copies_per_player = 1": "copies_per_player = 3",
        "copies_total = 2": "copies_total = 6",
    }.items():
        pack = pack.replace(old, new, 1)
    with pytest.raises(PackError, match="'health' is 8, but should be at most 7"):
        load(pack)


def test_every_face_number_has_a_source() -> None:
    faces = DragonPunchDefinition().load(PACK, "cards", 2, {}).faces
    assert len(faces) == 27
    assert {number.source for face in faces for number in face.numbers} == {
        "printed",
        "inferred",
        "found",
        "designed",
    } - {"found"}
    kick = next(face for face in faces if face.id == "high-kick")
    assert [(number.name, number.value, number.source) for number in kick.numbers] == [
        ("high attack", 2, "printed"),
        ("high time", 4, "designed"),
    ]
