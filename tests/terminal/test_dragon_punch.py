"""Dragon Punch in the terminal: text with a plain or a drawn board, without secrets."""

from pathlib import Path

import pytest

from kwoon import registry
from kwoon.core.definition import LoadedGame
from kwoon.core.dice import LiveDice
from kwoon.core.events import EventLog
from kwoon.core.game import State
from kwoon.games.dragon_punch.board import DragonPunchBoard
from kwoon.localization.formatter import Reader
from kwoon.terminal.boards import make_board
from kwoon.terminal.match.setup import MatchSetup
from tests.terminal.board_helpers import NAMES, play, rows, text
from tests.terminal.match_fixture import ScriptedMatch


@pytest.fixture(scope="module")
def loaded() -> LoadedGame:
    return registry.load_game("dragon-punch")


def start_game(loaded: LoadedGame, log: EventLog | None = None) -> State:
    """Return a game between Linnet and Otto. Both results of the coin toss give the same characters."""
    state = loaded.game.deal(LiveDice(7), log)
    while state.prompts()[0].kind == "pick":
        seat = state.prompts()[0].seat
        play(loaded, state, f"{seat + 1} pick {'linnet' if seat == 0 else 'otto'}")
    return state


@pytest.mark.parametrize("plain", [True, False])
def test_board_at_first_turn_shows_health_and_both_hands(loaded: LoadedGame, plain: bool) -> None:
    board = make_board("dragon-punch", loaded, plain)
    assert isinstance(board, DragonPunchBoard)
    state = start_game(loaded)
    seen = rows(board, state, 0)
    assert seen["You"] == "6 health, 0 of 2 rounds, Linnet Vale"
    assert seen["Bo"] == "6 health, 0 of 2 rounds, Brassbound Otto"
    assert seen["Your hand"] == "High Kick, Low Poke, Block, Fireball, Taunt, Throw, Linnet Vale"
    assert seen["Bo's hand"] == "High Kick; Low Poke; Block; Fireball; Taunt; Throw; Brassbound Otto"
    assert all(board.intro())


def test_move_row_describes_both_heights(loaded: LoadedGame) -> None:
    board = make_board("dragon-punch", loaded, True)
    typed, name, shown = (text(each) for each in board.move_row(loaded.game.parse_move("play low-poke")))
    assert (typed, name) == ("play low-poke", "Low Poke")
    assert shown == "high evade, low attack 0 at time 2, Initiative if it hits"
    typed, name, shown = (text(each) for each in board.move_row(loaded.game.parse_move("switch high-kick")))
    assert name == "becomes Combo Kick (red)"
    assert shown == "high attack 2 at time 4, low attack 1 at time 5"


def test_move_row_for_pick_describes_both_special_moves(loaded: LoadedGame) -> None:
    board = make_board("dragon-punch", loaded, True)
    shown = text(board.move_row(loaded.game.parse_move("pick reed"))[2])
    assert "Second Kettle: high nothing, low block, unflips all your cards; " in shown
    assert shown.endswith("Twin Herons: high attack 1 at time 4, low attack 2 at time 5")
    custom = registry.load_game("dragon-punch", options={"mode": "custom"})
    shown = text(make_board("dragon-punch", custom, True).move_row(custom.game.parse_move("add throw"))[2])
    assert shown.startswith("Throw: high attack 1 at time 6")
    assert "; Atom Smasher (red): high attack 2 at time 6" in shown


def test_switched_cards_are_hidden_from_other_viewers(loaded: LoadedGame) -> None:
    board = make_board("dragon-punch", loaded, True)
    state = start_game(loaded)
    play(loaded, state, "1 play high-kick", "2 play taunt")
    assert board.prompt_reason(state.view(1), Reader(NAMES, 1)).startswith("You took 2 damage.")
    assert board.prompt_reason(state.view(0), Reader(NAMES, 0)) == ""
    assert rows(board, state, 0)["Played"] == "High Kick and Taunt"
    other = state.copy()
    play(loaded, state, "2 switch low-poke", "2 switch block")
    play(loaded, other, "2 switch high-kick", "2 switch throw")
    for seat in (0, -1):
        assert rows(board, state, seat) == rows(board, other, seat)
    assert "Electric Uppercut (red)" in rows(board, state, 1)["Your hand"]
    # After a loss of health, cards are no longer known to be white.
    assert rows(board, state, 0)["Bo's hand"].startswith("High Kick or Combo Kick; Low Poke or Electric Uppercut; ")
    assert rows(board, state, 0)["You"] == "6 health, 0 of 2 rounds, Linnet Vale, flipped: High Kick"


def test_switch_of_flipped_card_is_marked_visible(loaded: LoadedGame) -> None:
    board = make_board("dragon-punch", loaded, True)
    state = start_game(loaded)
    play(loaded, state, "1 play high-kick", "2 play fireball")
    play(loaded, state, "1 switch block")
    play(loaded, state, "1 play low-poke", "2 play high-kick")
    play(loaded, state, "1 play throw", "2 play taunt")
    (prompt,) = state.prompts()
    view = state.view(int(prompt.seat))
    notes = {
        loaded.game.format_move(move): board.move_note(move, prompt, view, Reader(NAMES, int(prompt.seat)))
        for move in prompt.moves
    }
    assert notes["switch fireball"] == "(visible)"
    assert notes["switch block"] == ""


def test_switch_of_flipped_card_is_confirmed_with_note_in_parentheses(tmp_path: Path) -> None:
    table = ScriptedMatch(tmp_path, "dragon-punch", MatchSetup(names=["Mia"]))
    table.script_bot(1, "pick halla", "play fireball")
    output = table.type_lines("pick linnet", "play high-kick", "", "switch high-kick")
    assert "Switch High Kick to Combo Kick (visible)? Press Enter to confirm" in output


def test_hand_deducible_from_flipped_cards_shows_red_sides(loaded: LoadedGame) -> None:
    board = make_board("dragon-punch", loaded, True)
    state = start_game(loaded)
    for _ in range(2):
        play(loaded, state, "1 play high-kick", "2 play block")
        play(loaded, state, "1 play taunt", "2 play taunt")
    hurt = "2 switch low-poke", "2 switch block", "2 switch fireball", "2 switch throw", "2 switch taunt"
    play(loaded, state, "1 play divekick", "2 play taunt", *hurt[:2])
    play(loaded, state, "1 play high-kick", "2 play taunt", *hurt[2:4])
    play(loaded, state, "1 play throw", "2 play taunt", hurt[4])
    assert rows(board, state, 0)["Bo"].startswith("1 health")
    assert " or " in rows(board, state, 0)["Bo's hand"]
    play(loaded, state, "1 play block", "2 play high-kick")
    hand = rows(board, state, 0)["Bo's hand"]
    assert " or " not in hand
    assert hand.startswith("Electric Uppercut (red); Charge (red); ")


@pytest.mark.parametrize("plain", [True, False])
def test_board_while_switching_shows_remaining_health_and_initiative(loaded: LoadedGame, plain: bool) -> None:
    board = make_board("dragon-punch", loaded, plain)
    state = start_game(loaded)
    play(loaded, state, "1 play throw", "2 play taunt")
    assert rows(board, state, 0)["Bo"].startswith("5 health left, 1 to switch, 0 of 2 rounds")
    assert "you have the Initiative next turn" in rows(board, state, 0)["You"]
    assert rows(board, state, 1)["You"].startswith("5 health left, 1 to switch, 0 of 2 rounds")
    play(loaded, state, "2 switch block")
    assert rows(board, state, 0)["Bo"].startswith("5 health, 0 of 2 rounds")
    # The Initiative lasts for one turn.
    play(loaded, state, "1 play high-kick", "2 play taunt")
    assert "Initiative" not in rows(board, state, 0)["You"]
    assert rows(board, state, 0)["Bo"].startswith("3 health left, 2 to switch")


@pytest.mark.parametrize("plain", [True, False])
def test_board_with_newest_flipped_option_counts_hidden_cards(plain: bool) -> None:
    loaded = registry.load_game("dragon-punch", options={"flipped": "newest"})
    board = make_board("dragon-punch", loaded, plain)
    state = start_game(loaded)
    play(loaded, state, "1 play block", "2 play block")
    assert "flipped: Block" in rows(board, state, 0)["Bo"]
    assert rows(board, state, 0)["Bo's hand"] == "High Kick; Low Poke; Fireball; Taunt; Throw; Brassbound Otto"
    play(loaded, state, "1 play fireball", "2 play fireball")
    assert "flipped: Fireball, and 1 more behind it" in rows(board, state, 0)["Bo"]
    assert rows(board, state, 0)["Bo's hand"] == (
        "5 of these: High Kick; Low Poke; Block; Taunt; Throw; Brassbound Otto"
    )
    assert "flipped: Block, Fireball" in rows(board, state, 0)["You"]


def test_move_rows_and_intro_do_not_use_the_word_open(loaded: LoadedGame) -> None:
    board = make_board("dragon-punch", loaded, True)
    for move in range(loaded.game.num_distinct_moves()):
        assert "open" not in " ".join(text(each) for each in board.move_row(move))
    assert "open" not in " ".join(board.intro())


def test_reveal_is_drawn_except_on_plain_board(loaded: LoadedGame) -> None:
    log = EventLog()
    state = start_game(loaded, log)
    play(loaded, state, "1 play divekick", "2 play block")
    reveal = next(event for event in log.events if event.kind == "reveal")
    drawn = [text(line) for line in make_board("dragon-punch", loaded, False).picture(reveal, Reader(NAMES, 0))]
    assert "You" in drawn[0]
    assert "Divekick" in drawn[2]
    assert "▲ 2 at 5" in drawn[3]
    assert "▼ evade" in drawn[4]
    assert len({len(line) for line in drawn}) == 1
    assert make_board("dragon-punch", loaded, True).picture(reveal, Reader(NAMES, 0)) == []


@pytest.mark.parametrize("name", ["Cinnabar (bot)", "Bartholomew the Unyielding"])
def test_reveal_drawing_shows_full_player_names(loaded: LoadedGame, name: str) -> None:
    log = EventLog()
    state = start_game(loaded, log)
    play(loaded, state, "1 play divekick", "2 play block")
    reveal = next(event for event in log.events if event.kind == "reveal")
    drawn = [text(line) for line in make_board("dragon-punch", loaded, False).picture(reveal, Reader(["Mia", name], 0))]
    assert drawn[0].split() == ["You", *name.removesuffix(" (bot)").split()]
    assert len({len(line) for line in drawn}) == 1


@pytest.mark.parametrize("flipped", ["all", "newest"])
@pytest.mark.parametrize("mode", ["duel", "tag-team", "custom"])
def test_board_renders_every_position_of_a_match(mode: str, flipped: str) -> None:
    loaded = registry.load_game("dragon-punch", options={"mode": mode, "flipped": flipped})
    board = make_board("dragon-punch", loaded, False)
    dice = LiveDice(3)
    log = EventLog()
    state = loaded.game.deal(dice, log)
    while prompts := state.prompts():
        prompt = prompts[0]
        for seat in (prompt.seat, -1):
            assert rows(board, state, seat)
        for move in prompt.moves:
            assert all(text(each) for each in board.move_row(move))
        state.apply(prompt.seat, prompt.moves[dice.roll(len(prompt.moves))], dice)
    for event in log.events:
        board.picture(event.as_seen_by(0), Reader(NAMES, 0))
    assert state.outcome() is not None


def test_hand_with_unknown_sides_refers_to_the_log(loaded: LoadedGame) -> None:
    board = make_board("dragon-punch", loaded, True)
    state = start_game(loaded)
    assert "log all" not in rows(board, state, 0)["Bo's hand"]
    play(loaded, state, "1 play high-kick", "2 play taunt", "2 switch low-poke", "2 switch block")
    note = "(to review which sides were shown, type log all)"
    assert rows(board, state, 0)["Bo's hand"].endswith(note)


def test_last_switch_needs_confirmation(tmp_path: Path) -> None:
    table = ScriptedMatch(tmp_path, "dragon-punch", MatchSetup(names=["Mia"]))
    table.script_bot(1, "play high-kick")
    output = table.type_lines(
        *("pick linnet", "play taunt", "", "switch block", "switch throw", "undo", "switch low-poke", "", "switch 7")
    )
    assert "Switch Throw to" in output
    assert "? Press Enter to confirm, or choose another: " in output.partition("switch throw")[2]
    assert "2 play high-kick" in table.moves()
    assert "1 switch block" in table.moves()
    assert "1 switch low-poke" in table.moves()
    assert "1 switch throw" not in table.moves()
    assert "You switch cards only when you take damage. Choose a move to play." in output


def test_why_lists_flipped_cards(tmp_path: Path) -> None:
    table = ScriptedMatch(tmp_path, "dragon-punch", MatchSetup(names=["Mia"]))
    table.script_bot(1, "play block")
    output = table.type_lines("pick linnet", "play block", "", "why")
    assert "Flipped, so not in your hand: Block. Taunt to get all your cards back." in output
