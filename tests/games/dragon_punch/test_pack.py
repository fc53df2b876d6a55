"""Packs that cannot be played say where and why."""

from __future__ import annotations

import pytest

from kwoon.core.packs import PackError
from kwoon.games.dragon_punch.box import DragonPunchBox
from tests.games.dragon_punch.ring import PACK, opened


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("health = 6", "health = 5", "'health' should be 6"),
        ('effects = ["projectile"]', 'effects = ["homing"]', "has 'homing'"),
        ("strength = 2, time = 4", 'strength = "2", time = 4', "'strength' should be a whole number"),
        ("strength = 2, time = 4", "strength = 2, speed = 4", "'time' is missing"),
        ("high = { evade = true }", "high = { dodge = true }", "'dodge' is not known here"),
        ("high = { evade = true }", "high = 3", "'high' should be a table"),
        ('effects = ["unflip"]', "effects = []", "'unflip' on both sides"),
        ('id = "sweep"', 'id = "throw"', "two things are called 'throw'"),
        ('id = "otto"', 'id = "sweep"', "two things are called 'sweep'"),
        ("copies_total = 2", "copies_total = 3", "'copies_total' should be 2"),
    ],
)
def test_a_wrong_pack_is_refused(old: str, new: str, sentence: str) -> None:
    assert old in PACK
    with pytest.raises(PackError, match=sentence):
        opened(PACK.replace(old, new, 1))


def test_every_number_on_a_face_says_where_it_comes_from() -> None:
    faces = DragonPunchBox().open(PACK, "cards", 2, {}).faces
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
