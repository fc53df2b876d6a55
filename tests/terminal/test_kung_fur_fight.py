"""Kung Fur Fight as text: the plan that only its owner reads, and Rest Areas that only their owners look through."""

import pytest

from kwoon import shelf
from kwoon.core.box import Opened
from kwoon.core.contract import WATCHER
from kwoon.core.dice import LiveDice
from kwoon.core.words import Reader
from kwoon.terminal.boards import board_for
from kwoon.terminal.boards.kung_fur_fight import FurBoard
from tests.terminal.reading import play, rows


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
