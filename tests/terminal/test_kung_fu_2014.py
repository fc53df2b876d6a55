"""KungFu Fighting (2014) as text: building, blocking and waiting, without secrets."""

from __future__ import annotations

from pathlib import Path

import pytest

from kwoon import registry
from kwoon.core.definition import LoadedGame
from kwoon.core.dice import LiveDice
from kwoon.core.game import CONCEDE, State
from kwoon.core.game_text import Audience
from kwoon.terminal.boards import make_board
from kwoon.terminal.boards.board import Board
from kwoon.terminal.boards.kung_fu_2014 import KungFu2014Board
from kwoon.terminal.match.setup import MatchSetup
from tests.terminal.board_helpers import NAMES, dealt, play, rows, text
from tests.terminal.match_fixture import Sitting

HANDS = ["fast", "iron", "sword", "out-the-window", "dragon-stance", "snap-kick", "shadow"]
HANDS += ["eye-for-an-eye", "umbrella", "flipping", "fan", "throw", "table", "phantom"]
HANDS += ["chair", "ladder", "crane-stance", "flying", "majestic", "daggers", "roundhouse"]


@pytest.fixture(scope="module")
def opened() -> LoadedGame:
    return registry.load_game("kung-fu-2014", 3)


@pytest.fixture(scope="module")
def board(opened: LoadedGame) -> Board:
    board = make_board("kung-fu-2014", opened, plain=True)
    assert isinstance(board, KungFu2014Board)
    return board


def begun(opened: LoadedGame) -> State:
    """Return a game with three known hands; Ann begins."""
    return dealt(opened, HANDS)


@pytest.mark.parametrize("plain", [True, False])
def test_an_attack_being_laid_out(opened: LoadedGame, plain: bool) -> None:
    board = make_board("kung-fu-2014", opened, plain)
    state = begun(opened)
    play(opened, state, "1 done", "1 play dragon-stance", "1 play sword", "1 play iron")
    seen = rows(board, state, 0)
    assert seen["You"] == "20 Chi, 4 cards in hand, your turn"
    assert seen["Your attack"] == "Dragon Stance, Sword, Iron = 10"
    assert "Iron" not in seen["Your hand"]
    assert "Snap Kick (Base, attack 3, block 2)" in seen["Your hand"]
    other = rows(board, state, 1)
    assert list(other) == ["You", "Cleo", "Ann", "Your hand"]
    assert "Sword" not in " ".join(other.values())


def test_what_is_coming_and_what_a_block_leaves(opened: LoadedGame, board: Board) -> None:
    state = begun(opened)
    play(opened, state, "1 done", "1 play sword", "1 play shadow", "1 target 2")
    seen = rows(board, state, 1)
    assert seen["Ann's attack"] == "Sword, Shadow = 5 with Spirit"
    assert seen["Against you"] == "6 would get through"
    play(opened, state, "2 play umbrella")
    assert rows(board, state, 1)["Against you"] == "Umbrella = 6: 1 would get through"
    assert rows(board, state, 2)["Against Bo"] == "6 would get through"


def test_why_one_strikes_back_and_who_is_known_to_hold_what(opened: LoadedGame, board: Board) -> None:
    state = begun(opened)
    play(opened, state, "1 done", "1 play sword", "1 target 2", "2 play eye-for-an-eye", "2 done")
    assert board.prompt_reason(state.view(1), Audience(NAMES, 1)) == "Your block has earned a Counterattack on Ann."
    seen = rows(board, state, 1)
    assert seen["You"] == "15 Chi, 6 cards in hand"
    assert seen["Ann"] == "20 Chi, 7 cards in hand (among them Sword), has the turn"
    assert rows(board, state, -1)["Ann"] == seen["Ann"]
    assert "Your hand" not in rows(board, state, -1)


def test_moves_say_what_a_card_is_worth(opened: LoadedGame, board: Board) -> None:
    said = [text(spans) for spans in board.move_row(opened.game.parse_move("break fan"))]
    assert said[:2] == ["break fan", "Break Fan"]
    assert said[2] == "Weapon, worth 6 now, and it does not come back."
    assert len(board.move_row(opened.game.parse_move("target 2"))) == 2
    assert len(board.intro()) > 4


def test_what_a_move_comes_to_at_the_moment() -> None:
    opened = registry.load_game("kung-fu-2014", 2)
    board = make_board("kung-fu-2014", opened, plain=True)
    state = dealt(opened, ["double-attack", *HANDS[1:7], "when-done-right"])

    def noted() -> dict[str, str]:
        (ask,) = state.prompts()
        view = state.view(int(ask.seat))
        reader = Audience(NAMES, int(ask.seat))
        return {opened.game.format_move(move): board.move_note(move, ask, view, reader) for move in ask.moves}

    assert noted()["done"] == "keep the rest, draw, and go on to your attack"
    play(opened, state, "1 done")
    assert noted()["pass"] == "no attack: your turn ends"
    play(opened, state, "1 play punch")
    assert noted()["spread double-attack"] == "There is nobody but Bo, so it adds nothing."
    ways = [text(board.move_row(opened.game.parse_move(f"{verb} double-attack"))[2]) for verb in ("play", "spread")]
    assert ways == ["Finishing move, attack +3.", "Finishing move, one more opponent may be named."]


def test_what_comes_on_top_of_a_blow_stands_on_the_board() -> None:
    opened = registry.load_game("kung-fu-2014", 2)
    board = make_board("kung-fu-2014", opened, plain=True)
    state = dealt(opened, ["when-done-right", *HANDS[1:7]])
    play(opened, state, "1 done", "1 play snap-kick", "1 play when-done-right", "1 target 2")
    assert rows(board, state, 1)["Against you"] == "3 would get through, then 3 more by When Done Right"


def test_a_whole_game_can_be_read(opened: LoadedGame, board: Board) -> None:
    dice = LiveDice(5)
    state = begun(opened)
    while state.prompts():
        ask = state.prompts()[0]
        state.apply(ask.seat, ask.moves[dice.roll(len(ask.moves))], dice)
        for seat in (-1, 0, 2):
            assert rows(board, state, seat)
    assert "out of the game" in rows(board, state, -1).values()


def test_a_stance_for_attacks_adds_nothing_to_a_block(tmp_path: Path) -> None:
    own = ["dragon-stance"]
    table = Sitting(tmp_path, "kung-fu-2014", MatchSetup(names=["Mia"]), own, first=1)
    table.tell(1, "done", "play punch", "target 1")
    said = table.types()
    assert "Block " in said
    line = next(each for each in said.splitlines() if "play dragon-stance" in each)
    assert line.endswith("Its number is for attacks: it adds nothing to a block.")


def test_in_the_discard_step_cards_are_not_played_yet(tmp_path: Path) -> None:
    said = Sitting(tmp_path, "kung-fu-2014", MatchSetup(names=["Mia"]), ["flying", "sword"]).types(
        "play sword", "cards"
    )
    step = "First finish discarding (done) and draw; cards are played after that."
    assert f"{step} You can: discard sword." in said
    assert "  Flying: Enhancement" in said
    assert "Flying!" not in said


def test_whoever_is_out_sees_the_rest_turn_by_turn_or_goes_to_the_end(tmp_path: Path) -> None:
    for end in (True, False):
        table = Sitting(tmp_path, "kung-fu-2014", MatchSetup(names=["Mia"], seats=3))
        table.match.screen.is_interactive = True
        table.match.match.apply(0, CONCEDE, table.match.dice)
        said = table.types(*(["end"] if end else [""] * 3))
        assert said.count("You are out, and the others fight on. Press Enter to see the next turn") == 1
        assert said.count("or type end to go to the end: ") == (1 if end else 4)
        assert ("The end\n" in said) == end
