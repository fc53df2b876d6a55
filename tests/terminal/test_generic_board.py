"""The generic text board shows names of cards, players and values, and only what the view holds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from kwoon.core.definition import LoadedGame
from kwoon.core.dice import LiveDice, RiggedDice
from kwoon.core.game import SPECTATOR, State, View
from kwoon.localization.formatter import Reader
from kwoon.terminal.boards.generic_board import GenericBoard
from tests.sixth_game import crane_circle
from tests.sixth_game.crane_circle.definition import CraneCircleDefinition
from tests.sixth_game.crane_circle.view import CraneCircleView
from tests.terminal.board_helpers import NAMES, play, rows, text

HANDS = ["rock", "rock", "paper", "paper", "paper", "rock", "scissors", "rock", "rock"]
GUARDS = ["scissors", "paper", "rock"]


@dataclass(unsafe_hash=True)
class OtherView(View):
    """Fields that Crane Circle does not have."""

    row: tuple[int, ...] = ()
    lead_card: int = -1
    played_card: tuple[int, ...] = ()
    passed_seats: tuple[int, ...] = ()
    dealer: int = -1
    num_seats: int = -1
    path: tuple[int, ...] = ()
    lanes: tuple[tuple[int, ...], ...] = ()
    is_last: bool = False
    armed: tuple[bool, ...] = ()
    weather: str = ""
    stance: tuple[int, ...] = ()


@pytest.fixture
def definition() -> CraneCircleDefinition:
    return CraneCircleDefinition()


@pytest.fixture
def loaded(definition: CraneCircleDefinition) -> LoadedGame:
    pack = Path(crane_circle.__file__ or "").with_name("cards.toml").read_text(encoding="utf-8")
    return definition.load(pack, "cards.toml", 3, {})


@pytest.fixture
def board(loaded: LoadedGame, definition: CraneCircleDefinition) -> GenericBoard:
    return GenericBoard(loaded, True, definition)


@pytest.fixture
def state(loaded: LoadedGame) -> State:
    ids = [face.id for face in loaded.faces]
    return loaded.game.deal(RiggedDice(LiveDice(1), [ids.index(card) for card in [*HANDS, *GUARDS, "paper"]], []))


def other_rows(board: GenericBoard, view: OtherView) -> dict[str, str]:
    return {label: text(spans) for label, spans in board.board_text(view, Reader(NAMES[:3], view.seat)).rows}


def test_board_shows_names_and_face_down_cards(board: GenericBoard, state: State) -> None:
    assert rows(board, state, 0) == {
        "Deck": "17 cards",
        "Omen": "a face-down card",
        "Active": "you",
        "Phase": "omen hidden",
        "Turn": "1",
        "You": "guards: Scissors; 0 points",
        "Bo": "3 cards in hand; guards: a face-down card; 0 points",
        "Cleo": "3 cards in hand; guards: a face-down card; 0 points",
        "Hand": "2 Rock, Paper",
    }


def test_board_shows_targets_and_revealed_cards_after_a_strike(
    board: GenericBoard, loaded: LoadedGame, state: State
) -> None:
    play(loaded, state, "1 play paper", "1 strike 3")
    shown = rows(board, state, 1)
    assert shown["Ann"] == "3 cards in hand; guards: a face-down card; 2 points; target: Cleo"
    assert shown["Omen"] == "Paper"
    assert shown["Discard"] == "Paper, Rock"
    assert shown["Champion"] == "Ann"
    assert shown["Active"] == "you"
    assert shown["Phase"] == "omen revealed"


def test_spectator_sees_no_hidden_card(board: GenericBoard, state: State) -> None:
    shown = rows(board, state, SPECTATOR)
    assert not any(name in value for value in shown.values() for name in ("Rock", "Paper", "Scissors"))
    assert "Hand" not in shown


def test_fields_of_every_kind_are_shown_with_names(loaded: LoadedGame, definition: CraneCircleDefinition) -> None:
    definition.card_fields = ("row",)
    definition.seat_fields = ("dealer",)
    definition.value_names = {"stance": ("tiger", "crane")}
    board = GenericBoard(loaded, True, definition)
    view = OtherView(
        1,
        (),
        (),
        row=(0, -1, -1, 2, -2),
        lead_card=1,
        played_card=(0, -1, -2),
        passed_seats=(0, 1, 2),
        dealer=2,
        num_seats=3,
        path=(4, 5),
        lanes=((1, 2), (3,)),
        is_last=True,
        armed=(True, False, False),
        weather="rain",
        stance=(0, 1, 7),
    )
    assert other_rows(board, view) == {
        "Row": "Rock, 2 face-down cards, Scissors",
        "Lead": "Paper",
        "Passed": "Ann, you, Cleo",
        "Dealer": "Cleo",
        "Num seats": "3",
        "Path": "4, 5",
        "Lanes": "1, 2; 3",
        "Is last": "yes",
        "Weather": "rain",
        "You": "played: a face-down card; stance: crane",
        "Ann": "played: Rock; armed; stance: tiger",
        "Cleo": "stance: 7",
    }


def test_empty_fields_are_not_shown(loaded: LoadedGame, definition: CraneCircleDefinition) -> None:
    board = GenericBoard(loaded, True, definition)
    assert other_rows(board, OtherView(0, (), (), lead_card=-2)) == {}


def test_visible_cards_are_listed_by_place(board: GenericBoard, loaded: LoadedGame, state: State) -> None:
    play(loaded, state, "1 play paper", "1 strike 3")
    places = board.visible_cards(state.view(1), Reader(NAMES[:3], 1))
    named = {place: [board.loaded.text.card_name(card) for card in cards if card >= 0] for place, cards in places}
    assert named["Your hand"] == ["Rock", "Paper", "Paper"]
    assert named["Your guards"] == ["Paper"]
    assert named["Ann's guards"] == []
    assert named["Omen"] == ["Paper"]
    assert "Discard" not in named


def test_names_depend_only_on_the_view(board: GenericBoard, loaded: LoadedGame, state: State) -> None:
    view = state.view(0)
    other = loaded.game.sample_state(view, LiveDice(3))
    reader = Reader(NAMES[:3], 0)
    assert board.board_text(other.view(0), reader) == board.board_text(view, reader)
    assert isinstance(view, CraneCircleView)
    shown = board.board_text(replace(view, omen_card=0), reader)
    assert [text(spans) for label, spans in shown.rows if label == "Omen"] == ["Rock"]
