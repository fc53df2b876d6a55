"""Kung Fur Fight as text: the plan that only its owner reads, and Rest Areas that only their owners look through."""

from pathlib import Path

import pytest

from kwoon import shelf
from kwoon.core.box import Opened
from kwoon.core.contract import WATCHER
from kwoon.core.dice import LiveDice
from kwoon.core.words import Reader
from kwoon.terminal.boards import board_for
from kwoon.terminal.boards.kung_fur_fight import FurBoard
from kwoon.terminal.match.sit import Seating
from tests.terminal.reading import play, rows
from tests.terminal.sitting import Sitting


@pytest.fixture(scope="module")
def opened() -> Opened:
    return shelf.open_box("kung-fur-fight")


@pytest.mark.parametrize("plain", [True, False])
def test_a_plan_is_read_by_its_owner_alone(opened: Opened, plain: bool) -> None:
    board = board_for("kung-fur-fight", opened, plain)
    assert isinstance(board, FurBoard)
    state = opened.game.deal(LiveDice(7))
    play(opened, state, "1 lead 1 yue", "1 assist 1 chai", "2 lead 2 ringo", "2 weapons 2 3")
    own = rows(board, state, 0)
    assert "Yue 6 leads above Chai 4 = 10 AP as laid" in own["Arena 1"]
    assert "Yue" not in own["Your hand"]
    assert "Ringo 4 leads with 3 Hidden Weapons = 7 AP as laid" in rows(board, state, 1)["Arena 2"]
    for seat, hidden in ((1, "Yue"), (1, "Chai"), (0, "Ringo"), (WATCHER, "Yue"), (WATCHER, "Ringo")):
        assert hidden not in str(rows(board, state, seat))
    assert all(board.intro())


@pytest.mark.parametrize("plain", [True, False])
def test_of_anothers_rest_area_the_size_is_told(opened: Opened, plain: bool) -> None:
    board = board_for("kung-fur-fight", opened, plain)
    state = opened.game.deal(LiveDice(7))
    play(opened, state, "1 lead 1 ban", "1 seal", "2 lead 2 masaru", "2 seal")
    while state.asks()[0].word != "plan":  # a Peel, say
        ask = state.asks()[0]
        state.answer(ask.seat, ask.moves[0], LiveDice(1))
    assert "Masaru" in rows(board, state, 1)["Resting"]
    seen = rows(board, state, 0)
    assert "8 in hand, 1 resting" in seen["Bo"]
    assert "Masaru" not in str(seen)


def test_however_often_a_plan_was_changed_only_the_last_change_is_repeated(opened: Opened) -> None:
    board = board_for("kung-fur-fight", opened, True)
    state = opened.game.deal(LiveDice(7))
    for _ in range(40):
        play(opened, state, "1 lead 1 yue", "1 off 1 yue")
    assert board.so_far(state.view(0), Reader(["Ann", "Bo"], 0)) == "Your last change: Take Yue off arena 1."


def sit(folder: Path) -> Sitting:
    return Sitting(folder, "kung-fur-fight", Seating(names=["Mia"]))


def test_a_newcomer_hears_of_chefs_passes_and_the_limit_that_rises(opened: Opened) -> None:
    intro = " ".join(board_for("kung-fur-fight", opened, True).intro())
    assert "A Chef (Fu or Hokuto) who leads" in intro
    assert "So does a pass, for nothing: seal a plan in which nobody is laid." in intro
    assert "Your Card Limit rises to 4 after a round that leaves you 8 SP or fewer, and to 5 at 4 SP or fewer." in intro


def test_an_empty_seal_says_that_it_is_a_pass(tmp_path: Path) -> None:
    said = sit(tmp_path).types("seal", "lead 1 chai", "seal")
    assert "seal  Seal your plan  a pass, as nobody is laid; your resting animals come back" in said
    assert "Seal your plan (a pass, as nobody is laid; your resting animals come back)? Press Enter" in said
    assert "Seal your plan? Press Enter" in said
    assert "lead 1 fu  Fu leads arena 1  Chai assists then" in said


def test_laid_animals_are_read_where_they_lie(tmp_path: Path) -> None:
    said = sit(tmp_path).types("lead 2 yue", "cards")
    listed = said.rpartition(" Your hand\n")[2]
    assert "Yue" not in listed.partition(" Arena 1\n")[0]
    assert "Yue: Dog, 6 AP." in listed.partition(" Arena 2\n")[2].partition(" Arena 3\n")[0]
    assert "Fu: Dog, 1 AP. Must lead. Chef: after the round" in listed


def test_why_a_plan_cannot_be_so(tmp_path: Path) -> None:
    said = sit(tmp_path).types("assist 1 fu", "weapons 1 1", "assist 2 chai", "off 1 chai", "coconut 1", "lead 1 fu")
    assert "Fu must lead and cannot assist. You can: lead 1 fu, lead 2 fu, lead 3 fu." in said
    assert "You have no Hidden Weapons." in said
    assert "Nobody leads arena 2 yet, and the first one there does. You can: lead 1 chai" in said
    assert "Chai is not in arena 1." in said
    assert "The Coconut is not yours." in said
