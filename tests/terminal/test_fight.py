"""FIGHT as text: names above drawn cards, and cards by the signs with which they are drawn."""

from kwoon import shelf
from kwoon.core.events import Event
from kwoon.core.words import Reader
from kwoon.terminal.boards import board_for
from tests.terminal.reading import text


def test_no_name_is_cut_above_a_drawn_card() -> None:
    board = board_for("fight", shelf.open_box("fight"), False)
    reveal = Event("reveal", -1, [0, 7])
    drawn = [text(line) for line in board.picture(reveal, Reader(["Mia", "Cinnabar (bot)"], 0))]
    assert drawn[0].split() == ["You", "Cinnabar"]
    long = [text(line) for line in board.picture(reveal, Reader(["Mia", "Bartholomew the Bold"], 0))]
    assert long[0].split() == ["You", "Bartholomew", "the", "Bold"]
    assert len({len(line) for line in long}) == 1
