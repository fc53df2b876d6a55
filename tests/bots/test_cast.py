"""Who the bots are: names of their own, enough of them, and levels from 1 to 5 in every game."""

import json
import re

import pytest

from kwoon import shelf
from kwoon.bots import BOTS, SEATED, bots_for
from kwoon.bots.cast import BENT, CAST, MACHINES, PARTNERS, TAUGHT, WHO, character, name_for
from kwoon.bots.level import Level
from kwoon.bots.strength.manner import MANNERS
from kwoon.core.contract import Game, Player
from kwoon.core.dice import Dice
from kwoon.core.record import MOST_SEATS
from kwoon.games import GAMES
from tests.test_architecture import HOME


def words(text: str) -> set[str]:
    return {word.casefold().rstrip("s") for word in re.findall(r"\w+", text)}


@pytest.mark.parametrize("game", [box.id for box in GAMES])
def test_levels_are_numbered_from_the_gentlest(game: str) -> None:
    graded = [level for level in bots_for(game) if level.id != TAUGHT]
    assert [level.grade for level in graded] == list(range(1, len(WHO) + 1))
    assert [level.grade for level in bots_for(game)[len(graded) :]] == ([0] if game == "fight" else [])


def test_a_whole_table_of_one_level_has_names_enough() -> None:
    assert [len(row) for row in WHO] == [MOST_SEATS] * len(WHO)
    assert list(BENT) == [level.id for level in MANNERS]
    bent = sum(len(row) for row in BENT.values())
    assert len(CAST) == MOST_SEATS * len(WHO) + len(MACHINES) + len(PARTNERS) + bent
    assert len({each.face for each in CAST.values()}) == len(CAST)
    for level in SEATED:
        called: list[str] = []
        seats = max(max(box.seats) for box in GAMES if level.plays(box.id))
        for _ in range(seats):
            called.append(name_for(level, "some table", called))
        assert len(set(called)) == seats
        assert None not in [character(name) for name in called]
        assert {each.grade for name in called if (each := character(name)) is not None} == {level.grade}


def test_no_bot_is_called_like_a_card() -> None:
    cards = {word for box in GAMES for face in shelf.open_box(box.id).faces for word in words(face.name)}
    assert "punch" in cards
    assert {name for name in CAST if words(name) & cards} == set()


def test_every_face_is_drawn() -> None:
    drawn = json.loads((HOME / "icons.json").read_text(encoding="utf-8"))["faces"]
    assert sorted(drawn) == sorted(each.face for each in CAST.values())


def test_a_place_always_meets_the_same_bot_and_not_all_places_the_same_one() -> None:
    gentle = BOTS[0]
    first = [name_for(gentle, f"table {at}", []) for at in range(30)]
    assert first == [name_for(gentle, f"table {at}", []) for at in range(30)]
    assert len(set(first)) == MOST_SEATS


def test_nobody_has_the_name_of_somebody_else() -> None:
    gentle = BOTS[0]
    everybody = [name for name, _ in WHO[0]]
    assert name_for(gentle, "x", [each.upper() for each in everybody[:5]]) == everybody[5]
    assert name_for(gentle, "x", everybody) not in everybody


def test_a_bot_of_ones_own_keeps_its_name() -> None:
    def make(game: Game, dice: Dice) -> Player:
        raise NotImplementedError

    own = Level("mine:Careful", "Careful", "Mine.", make)
    assert own.grade == 0
    assert name_for(own, "x", []) == "Careful"
    assert name_for(own, "x", ["Ann", "careful"]) == "Careful 2"
    assert character("Careful") is None
    assert character("  MONSOON ") is CAST["monsoon"]
