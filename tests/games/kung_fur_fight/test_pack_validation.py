"""Unplayable packs are refused with a message that names the location."""

from __future__ import annotations

import pytest

from kwoon.core.dice import LiveDice
from kwoon.core.toml_reader import PackError
from kwoon.games.kung_fur_fight.cards import abilities
from kwoon.games.kung_fur_fight.cards.abilities import ABILITIES, ABILITY_NAMES, WIN_TIES, AbilityType, names_by_number
from kwoon.games.kung_fur_fight.view.view import FurView
from tests.games.kung_fur_fight.fixtures import PACK, load


def test_faces_have_text_and_number_sources() -> None:
    faces = {face.id: face for face in load().faces}
    assert len(faces) == 34
    assert str(faces["crash"].name) == "崩 CRASH"
    assert str(faces["ban"].text).startswith("Up to 5 enemy Hidden Weapons")
    assert [(number.name, number.source) for number in faces["yue"].numbers] == [
        ("AP", "printed"),
        ("copies", "designed"),
    ]
    assert all(face.text for face in faces.values())


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("ignore = 5", "ignores = 5", "'ignore' is missing"),
        ('word = "chef"', 'word = "cook"', "should be one of"),
        ('word = "win-ties"', 'word = "chef"', "is not allowed for kind 'item', only for: animal, ranger"),
        ("reward_pile = 34", "reward_pile = 35", "should be 34"),
        ("hidden_weapons_cats = 4", "hidden_weapons_cats = 24", "add up to 24, but there are only 20 tokens"),
        ('restrictions = ["leader-only"]', 'restrictions = ["leader"]', "which is not one of: leader-only"),
        ("arenas = 3", "arenas = 4", "should be from 3 to 3"),
        ('word = "add-assistant", count = 1', 'word = "add-assistant", count = 3', "'count' is 3"),
        ("draw = 3, pick = 1", "draw = 3, pick = 2", "'pick' is 2"),
        ("[[token]]", '[[token]]\nid = "hua"\n[[token]]', "should have 8"),
    ],
)
def test_invalid_pack_is_rejected_with_reason(old: str, new: str, message: str) -> None:
    assert old in PACK
    with pytest.raises(PackError, match=message):
        load(pack=PACK.replace(old, new, 1))


def test_card_id_with_capitals_parses_case_insensitively() -> None:
    game = load(pack=PACK.replace('id = "yue"', 'id = "Yue"')).game
    move = game.parse_move("lead 2 yue")
    assert game.format_move(move) == "lead 2 Yue"
    assert game.parse_move(game.format_move(move)) == move


def test_view_has_the_numbers_of_a_custom_pack() -> None:
    pack = PACK
    for old, new in (
        ("dishes = 2", "dishes = 5"),
        ("count = 4", "count = 10"),
        ("delicacies = 1", "delicacies = 0"),
        ("sp_max = 12", "sp_max = 20"),
        ("vp_lead_to_win = 4", "vp_lead_to_win = 9"),
    ):
        pack = pack.replace(f"\n{old}\n", f"\n{new}\n", 1)
    before, after = pack.split('id = "delicacy"')
    pack = before + 'id = "delicacy"' + after.replace("count = 2", "count = 0", 1)
    for seat in (0, 1, -1):
        view = load(pack=pack).game.deal(LiveDice(1)).view(seat)
        assert isinstance(view, FurView)
        assert (view.full_sp, view.full_food, view.lead_to_win) == (20, (5, 0), 9)


def test_every_ability_has_a_unique_number() -> None:
    numbers = {name: value for name, value in vars(abilities).items() if name.isupper() and isinstance(value, int)}
    assert sorted(numbers.values()) == sorted(ability.number for ability in ABILITIES.values())
    assert [ABILITIES[word].number for word in ABILITY_NAMES] == list(range(len(ABILITIES)))
    assert ABILITY_NAMES[WIN_TIES] == "win-ties"


def test_duplicate_ability_number_is_rejected() -> None:
    with pytest.raises(ValueError, match="'chef' has the number 0, but should have 1"):
        names_by_number({"none": ABILITIES["none"], "chef": AbilityType(0, ["animal"], [], "")})
