"""The list of bots: unique names, enough of them, and levels 1 to 5 in every game."""

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
    pick_name,
)
from kwoon.bots.strength.personality import PERSONALITY_LEVELS
from kwoon.core.dice import Dice
from kwoon.core.game import Game, Player
from kwoon.core.record import MAX_SEATS
from kwoon.games import GAMES
from tests.test_architecture import PACKAGE


def words(text: str) -> set[str]:
    return {word.casefold().rstrip("s") for word in re.findall(r"\w+", text)}


@pytest.mark.parametrize("game", [box.id for box in GAMES])
def test_levels_are_numbered_from_the_gentlest(game: str) -> None:
    graded = [level for level in bots_for(game) if level.id != NETWORK_LEVEL]
    assert [level.grade for level in graded] == list(range(1, len(NAMES_BY_GRADE) + 1))
    assert [level.grade for level in bots_for(game)[len(graded) :]] == ([0] if game == "fight" else [])


def test_a_whole_table_of_one_level_has_names_enough() -> None:
    assert [len(row) for row in NAMES_BY_GRADE] == [MAX_SEATS] * len(NAMES_BY_GRADE)
    assert list(PERSONALITY_NAMES) == [level.id for level in PERSONALITY_LEVELS]
    bent = sum(len(row) for row in PERSONALITY_NAMES.values())
    assert len(CHARACTERS) == MAX_SEATS * len(NAMES_BY_GRADE) + len(NETWORK_NAMES) + len(INTERPOLATED_NAMES) + bent
    assert len({each.face for each in CHARACTERS.values()}) == len(CHARACTERS)
    for level in OFFERED_LEVELS:
        called: list[str] = []
        seats = max(max(box.seats) for box in GAMES if level.plays(box.id))
        for _ in range(seats):
            called.append(pick_name(level, "some table", called))
        assert len(set(called)) == seats
        assert None not in [find_character(name) for name in called]
        assert {each.grade for name in called if (each := find_character(name)) is not None} == {level.grade}


def test_no_bot_is_called_like_a_card() -> None:
    cards = {word for box in GAMES for face in registry.load_game(box.id).faces for word in words(face.name)}
    assert "punch" in cards
    assert {name for name in CHARACTERS if words(name) & cards} == set()


def test_every_face_is_drawn() -> None:
    drawn = json.loads((PACKAGE / "icons.json").read_text(encoding="utf-8"))["faces"]
    assert sorted(drawn) == sorted(each.face for each in CHARACTERS.values())


def test_a_place_always_meets_the_same_bot_and_not_all_places_the_same_one() -> None:
    gentle = BOTS[0]
    first = [pick_name(gentle, f"table {at}", []) for at in range(30)]
    assert first == [pick_name(gentle, f"table {at}", []) for at in range(30)]
    assert len(set(first)) == MAX_SEATS


def test_nobody_has_the_name_of_somebody_else() -> None:
    gentle = BOTS[0]
    everybody = [name for name, _ in NAMES_BY_GRADE[0]]
    assert pick_name(gentle, "x", [each.upper() for each in everybody[:5]]) == everybody[5]
    assert pick_name(gentle, "x", everybody) not in everybody


def test_a_bot_of_ones_own_keeps_its_name() -> None:
    def make(game: Game, dice: Dice) -> Player:
        raise NotImplementedError

    own = Level("mine:Careful", "Careful", "Mine.", make)
    assert own.grade == 0
    assert pick_name(own, "x", []) == "Careful"
    assert pick_name(own, "x", ["Ann", "careful"]) == "Careful 2"
    assert find_character("Careful") is None
    assert find_character("  MONSOON ") is CHARACTERS["monsoon"]
