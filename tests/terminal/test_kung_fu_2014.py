"""KungFu Fighting (2014) in the terminal: building, blocking and waiting, without secrets."""

from __future__ import annotations

from pathlib import Path

import pytest

from kwoon import registry
from kwoon.core.definition import LoadedGame
from kwoon.core.dice import LiveDice
from kwoon.core.game import CONCEDE, State
from kwoon.games.kung_fu_2014.board import KungFu2014Board
from kwoon.localization.formatter import Reader
from kwoon.terminal.boards import make_board
from kwoon.terminal.boards.board import TerminalBoard
from kwoon.terminal.match.setup import MatchSetup
from tests.terminal.board_helpers import NAMES, deal_hands, play, rows, text
from tests.terminal.match_fixture import ScriptedMatch

HANDS = ["fast", "iron", "sword", "out-the-window", "dragon-stance", "snap-kick", "shadow"]
HANDS += ["eye-for-an-eye", "umbrella", "flipping", "fan", "throw", "table", "phantom"]
HANDS += ["chair", "ladder", "crane-stance", "flying", "majestic", "daggers", "roundhouse"]


@pytest.fixture(scope="module")
def loaded() -> LoadedGame:
    return registry.load_game("kung-fu-2014", 3)


@pytest.fixture(scope="module")
def board(loaded: LoadedGame) -> TerminalBoard:
    board = make_board("kung-fu-2014", loaded, plain=True)
    assert isinstance(board, KungFu2014Board)
    return board


def start_game(loaded: LoadedGame) -> State:
    return deal_hands(loaded, HANDS)


@pytest.mark.parametrize("plain", [True, False])
def test_drafted_attack_is_shown_only_to_attacker(loaded: LoadedGame, plain: bool) -> None:
    board = make_board("kung-fu-2014", loaded, plain)
    state = start_game(loaded)
    play(loaded, state, "1 done", "1 play dragon-stance", "1 play sword", "1 play iron")
    seen = rows(board, state, 0)
    assert seen["You"] == "20 Chi, 4 cards in hand, your turn"
    assert seen["Your attack"] == "Dragon Stance, Sword, Iron = 10"
    assert "Iron" not in seen["Your hand"]
    assert "Snap Kick (Base, attack 3, block 2)" in seen["Your hand"]
    other = rows(board, state, 1)
    assert list(other) == ["You", "Cleo", "Ann", "Your hand"]
    assert "Sword" not in " ".join(other.values())


def test_board_shows_damage_left_after_block(loaded: LoadedGame, board: TerminalBoard) -> None:
    state = start_game(loaded)
    play(loaded, state, "1 done", "1 play sword", "1 play shadow", "1 target 2")
    seen = rows(board, state, 1)
    assert seen["Ann's attack"] == "Sword, Shadow = 5 with Spirit"
    assert seen["Against you"] == "6 would get through"
    play(loaded, state, "2 play umbrella")
    assert rows(board, state, 1)["Against you"] == "Umbrella = 6: 1 would get through"
    assert rows(board, state, 2)["Against Bo"] == "6 would get through"


def test_board_at_counterattack_shows_reason_and_known_cards(loaded: LoadedGame, board: TerminalBoard) -> None:
    state = start_game(loaded)
    play(loaded, state, "1 done", "1 play sword", "1 target 2", "2 play eye-for-an-eye", "2 done")
    assert board.prompt_reason(state.view(1), Reader(NAMES, 1)) == "Your block has earned you a Counterattack on Ann."
    seen = rows(board, state, 1)
    assert seen["You"] == "15 Chi, 6 cards in hand"
    assert seen["Ann"] == "20 Chi, 7 cards in hand (including Sword), their turn"
    assert rows(board, state, -1)["Ann"] == seen["Ann"]
    assert "Your hand" not in rows(board, state, -1)


def test_move_row_for_break_shows_value(loaded: LoadedGame, board: TerminalBoard) -> None:
    output = [text(spans) for spans in board.move_row(loaded.game.parse_move("break fan"))]
    assert output[:2] == ["break fan", "Break Fan"]
    assert output[2] == "Weapon, worth 6 now; it doesn't come back."
    assert len(board.move_row(loaded.game.parse_move("target 2"))) == 2
    assert len(board.intro()) > 4


def test_move_notes_depend_on_prompt() -> None:
    loaded = registry.load_game("kung-fu-2014", 2)
    board = make_board("kung-fu-2014", loaded, plain=True)
    state = deal_hands(loaded, ["double-attack", *HANDS[1:7], "when-done-right"])

    def notes() -> dict[str, str]:
        (prompt,) = state.prompts()
        view = state.view(int(prompt.seat))
        reader = Reader(NAMES, int(prompt.seat))
        return {loaded.game.format_move(move): board.move_note(move, prompt, view, reader) for move in prompt.moves}

    assert notes()["done"] == "keep the rest, draw, and attack"
    play(loaded, state, "1 done")
    assert notes()["pass"] == "no attack: your turn ends"
    play(loaded, state, "1 play punch")
    assert notes()["spread double-attack"] == "Bo is the only opponent, so it adds nothing."
    notes_by_verb = [
        text(board.move_row(loaded.game.parse_move(f"{verb} double-attack"))[2]) for verb in ("play", "spread")
    ]
    assert notes_by_verb == ["Finishing Move, attack +3.", "Finishing Move, one more target."]


def test_board_shows_extra_loss_from_attack() -> None:
    loaded = registry.load_game("kung-fu-2014", 2)
    board = make_board("kung-fu-2014", loaded, plain=True)
    state = deal_hands(loaded, ["when-done-right", *HANDS[1:7]])
    play(loaded, state, "1 done", "1 play snap-kick", "1 play when-done-right", "1 target 2")
    assert rows(board, state, 1)["Against you"] == "3 would get through, then 3 more from When Done Right"


def test_board_renders_every_position_of_a_game(loaded: LoadedGame, board: TerminalBoard) -> None:
    dice = LiveDice(5)
    state = start_game(loaded)
    while state.prompts():
        prompt = state.prompts()[0]
        state.apply(prompt.seat, prompt.moves[dice.roll(len(prompt.moves))], dice)
        for seat in (-1, 0, 2):
            assert rows(board, state, seat)
    assert "out of the game" in rows(board, state, -1).values()


def test_attack_stance_at_block_is_marked_as_useless(tmp_path: Path) -> None:
    own = ["dragon-stance"]
    table = ScriptedMatch(tmp_path, "kung-fu-2014", MatchSetup(names=["Mia"]), own, first_seat=1)
    table.script_bot(1, "done", "play punch", "target 1")
    output = table.type_lines()
    assert "Block " in output
    line = next(each for each in output.splitlines() if "play dragon-stance" in each)
    assert line.endswith("Its number is for attacks: it adds nothing to a block.")


def test_play_in_discard_step_is_refused(tmp_path: Path) -> None:
    output = ScriptedMatch(tmp_path, "kung-fu-2014", MatchSetup(names=["Mia"]), ["flying", "sword"]).type_lines(
        "play sword", "cards"
    )
    step = "First finish discarding (done) and draw. Then you can play cards."
    assert f"{step} You can: discard sword." in output
    assert "  Flying: Enhancement" in output
    assert "Flying!" not in output


def test_eliminated_player_watches_turn_by_turn_or_skips_to_end(tmp_path: Path) -> None:
    for end in (True, False):
        table = ScriptedMatch(tmp_path, "kung-fu-2014", MatchSetup(names=["Mia"], seats=3))
        table.match.screen.is_interactive = True
        table.match.match.apply(0, CONCEDE, table.match.dice)
        output = table.type_lines(*(["end"] if end else [""] * 3))
        assert output.count("You are out of the game. Press Enter to watch the next turn") == 1
        assert output.count("or type end to skip to the end: ") == (1 if end else 4)
        assert ("The end\n" in output) == end
