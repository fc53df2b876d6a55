"""The roster of bots: unique names, enough of them, and levels 1 to 5 in every game."""

import json
import re

import pytest

from kwoon import registry
from kwoon.bots import BOTS, OFFERED_LEVELS, bots_for
from kwoon.bots.level import Level
from kwoon.bots.roster import (
    CHARACTERS,
    INTERPOLATED_NAMES,
    NAMES_BY_GRADE,
    NETWORK_LEVEL,
    NETWORK_NAMES,
    PERSONALITY_NAMES,
    find_character,
    pick_bot_name,
)
from kwoon.bots.strength.personality import PERSONALITY_LEVELS
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player
from kwoon.core.record import MAX_SEATS
from kwoon.games import GAMES
from tests.sample_game import SAMPLE_GAME
from tests.test_architecture import PACKAGE


def words(text: str) -> set[str]:
    return {word.casefold().rstrip("s") for word in re.findall(r"\w+", text)}


@pytest.mark.parametrize("game", [definition.id for definition in GAMES])
def test_levels_are_graded_from_weakest_to_strongest(game: str) -> None:
    graded_levels = [level for level in bots_for(game) if level.id != NETWORK_LEVEL]
    assert [level.grade for level in graded_levels] == list(range(1, len(NAMES_BY_GRADE) + 1))
    assert [level.grade for level in bots_for(game)[len(graded_levels) :]] == ([0] if game == SAMPLE_GAME else [])


def test_every_level_has_enough_names_for_a_full_table() -> None:
    assert [len(row) for row in NAMES_BY_GRADE] == [MAX_SEATS] * len(NAMES_BY_GRADE)
    assert list(PERSONALITY_NAMES) == [level.id for level in PERSONALITY_LEVELS]
    num_personalities = sum(len(row) for row in PERSONALITY_NAMES.values())
    assert (
        len(CHARACTERS)
        == MAX_SEATS * len(NAMES_BY_GRADE) + len(NETWORK_NAMES) + len(INTERPOLATED_NAMES) + num_personalities
    )
    assert len({each.face for each in CHARACTERS.values()}) == len(CHARACTERS)
    for level in OFFERED_LEVELS:
        names: list[str] = []
        seats = max(max(definition.seats) for definition in GAMES if level.can_play(definition.id))
        for _ in range(seats):
            names.append(pick_bot_name(level, "some table", names))
        assert len(set(names)) == seats
        assert None not in [find_character(name) for name in names]
        assert {each.grade for name in names if (each := find_character(name)) is not None} == {level.grade}


def test_no_bot_name_shares_a_word_with_a_card_name() -> None:
    cards = {
        word
        for definition in GAMES
        for face in registry.load_game(definition.id).faces
        for word in words(str(face.name))
    }
    assert "punch" in cards
    assert {name for name in CHARACTERS if words(name) & cards} == set()


def test_every_bot_face_has_an_icon() -> None:
    icons = json.loads((PACKAGE / "icons.json").read_text(encoding="utf-8"))["faces"]
    assert sorted(icons) == sorted(each.face for each in CHARACTERS.values())


def test_bot_name_is_fixed_for_a_table_and_varies_between_tables() -> None:
    weakest = BOTS[0]
    first = [pick_bot_name(weakest, f"table {at}", []) for at in range(30)]
    assert first == [pick_bot_name(weakest, f"table {at}", []) for at in range(30)]
    assert len(set(first)) == MAX_SEATS


def test_bot_name_avoids_taken_names() -> None:
    weakest = BOTS[0]
    names = [name for name, _ in NAMES_BY_GRADE[0]]
    assert pick_bot_name(weakest, "x", [each.upper() for each in names[:5]]) == names[5]
    assert pick_bot_name(weakest, "x", names) not in names


def test_custom_bot_keeps_its_name() -> None:
    def make(game: Game, dice: Dice) -> Player:
        raise NotImplementedError

    custom = Level("mine:Careful", "Careful", "Mine.", make)
    assert custom.grade == 0
    assert pick_bot_name(custom, "x", []) == "Careful"
    assert pick_bot_name(custom, "x", ["Ann", "careful"]) == "Careful 2"
    assert find_character("Careful") is None
    assert find_character("  MONSOON ") is CHARACTERS["monsoon"]
