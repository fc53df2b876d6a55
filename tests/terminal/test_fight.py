"""FIGHT in the terminal: full names above drawn cards, and the opponent's face-down pile stays hidden."""

from kwoon import registry
from kwoon.core.dice import LiveDice
from kwoon.core.events import Event
from kwoon.games.fight.rules.game import FightState
from kwoon.localization.formatter import Reader
from kwoon.terminal.boards import make_board
from tests.terminal.board_helpers import text


def test_reveal_drawing_shows_full_player_names() -> None:
    board = make_board("fight", registry.load_game("fight"), False)
    reveal = Event("reveal", -1, [0, 7])
    drawn = [text(line) for line in board.picture(reveal, Reader(["Mia", "Cinnabar (bot)"], 0))]
    assert drawn[0].split() == ["You", "Cinnabar"]
    long = [text(line) for line in board.picture(reveal, Reader(["Mia", "Bartholomew the Bold"], 0))]
    assert long[0].split() == ["You", "Bartholomew", "the", "Bold"]
    assert len({len(line) for line in long}) == 1


def test_board_hides_opponents_face_down_pile() -> None:
    loaded = registry.load_game("fight", None, {"piles": "face-down"})
    board = make_board("fight", loaded, True)
    state = loaded.game.deal(LiveDice(1))
    assert isinstance(state, FightState)
    state.piles = [[0, 3], [6, 1, 4]]
    state.tie_breaker = 1
    reader = Reader(["Ann", "Bo"], 0)
    rows = {label: text(spans) for label, spans in board.board_text(state.view(0), reader).rows}
    assert "pile: Punch 1, Punch 4" in rows["You"]
    assert "pile: 2 cards face down, Punch 5 (the Tie Breaker)" in rows["Bo"]
    assert ("Bo's pile", (4,)) in board.visible_cards(state.view(0), reader)
