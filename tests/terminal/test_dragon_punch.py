"""Dragon Punch as text: the player's output on a plain and a drawn board, without secrets."""

from pathlib import Path

import pytest

from kwoon import registry
from kwoon.core.definition import LoadedGame
from kwoon.core.dice import LiveDice
from kwoon.core.events import Log
from kwoon.core.game import State
from kwoon.core.game_text import Audience
from kwoon.terminal.boards import make_board
from kwoon.terminal.boards.dragon_punch import DragonPunchBoard
from kwoon.terminal.match.setup import MatchSetup
from tests.terminal.board_helpers import NAMES, play, rows, text
from tests.terminal.match_fixture import Sitting


@pytest.fixture(scope="module")
def opened() -> LoadedGame:
    return registry.load_game("dragon-punch")


def begun(opened: LoadedGame, log: Log | None = None) -> State:
    """Return Linnet against Otto, whoever wins the coin toss."""
    state = opened.game.deal(LiveDice(7), log)
    while state.prompts()[0].kind == "pick":
        seat = state.prompts()[0].seat
        play(opened, state, f"{seat + 1} pick {'linnet' if seat == 0 else 'otto'}")
    return state


@pytest.mark.parametrize("plain", [True, False])
def test_the_first_turn(opened: LoadedGame, plain: bool) -> None:
    board = make_board("dragon-punch", opened, plain)
    assert isinstance(board, DragonPunchBoard)
    state = begun(opened)
    seen = rows(board, state, 0)
    assert seen["You"] == "6 health, 0 of 2 rounds, Linnet Vale"
    assert seen["Bo"] == "6 health, 0 of 2 rounds, Brassbound Otto"
    assert seen["Your hand"] == "High Kick, Low Poke, Block, Fireball, Taunt, Throw, Linnet Vale"
    assert seen["Bo's hand"] == "High Kick; Low Poke; Block; Fireball; Taunt; Throw; Brassbound Otto"
    assert all(board.intro())


def test_a_move_says_what_it_does_at_both_heights(opened: LoadedGame) -> None:
    board = make_board("dragon-punch", opened, True)
    typed, name, shown = (text(each) for each in board.move_row(opened.game.parse_move("play low-poke")))
    assert (typed, name) == ("play low-poke", "Low Poke")
    assert shown == "high evade, low attack 0 at time 2, Initiative if it hits"
    typed, name, shown = (text(each) for each in board.move_row(opened.game.parse_move("switch high-kick")))
    assert name == "becomes Combo Kick (red)"
    assert shown == "high attack 2 at time 4, low attack 1 at time 5"


def test_a_character_is_picked_knowing_both_special_moves(opened: LoadedGame) -> None:
    board = make_board("dragon-punch", opened, True)
    shown = text(board.move_row(opened.game.parse_move("pick reed"))[2])
    assert "Second Kettle: high nothing, low block, unflips all your cards; " in shown
    assert shown.endswith("Twin Herons: high attack 1 at time 4, low attack 2 at time 5")
    custom = registry.load_game("dragon-punch", options={"mode": "custom"})
    shown = text(make_board("dragon-punch", custom, True).move_row(custom.game.parse_move("add throw"))[2])
    assert shown.startswith("Throw: high attack 1 at time 6")
    assert "; Atom Smasher (red): high attack 2 at time 6" in shown


def test_a_hurt_player_is_told_why_and_nobody_else_which_cards(opened: LoadedGame) -> None:
    board = make_board("dragon-punch", opened, True)
    state = begun(opened)
    play(opened, state, "1 play high-kick", "2 play taunt")
    assert board.prompt_reason(state.view(1), Audience(NAMES, 1)).startswith("You took 2 damage.")
    assert board.prompt_reason(state.view(0), Audience(NAMES, 0)) == ""
    assert rows(board, state, 0)["Played"] == "High Kick and Taunt"
    other = state.copy()
    play(opened, state, "2 switch low-poke", "2 switch block")
    play(opened, other, "2 switch high-kick", "2 switch throw")
    for seat in (0, -1):
        assert rows(board, state, seat) == rows(board, other, seat)
    assert "Electric Uppercut (red)" in rows(board, state, 1)["Your hand"]
    # After health is lost, cards are no longer known to be white.
    assert rows(board, state, 0)["Bo's hand"].startswith("High Kick or Combo Kick; Low Poke or Electric Uppercut; ")
    assert rows(board, state, 0)["You"] == "6 health, 0 of 2 rounds, Linnet Vale, flipped: High Kick"


def test_what_is_switched_in_sight_says_so(opened: LoadedGame) -> None:
    board = make_board("dragon-punch", opened, True)
    state = begun(opened)
    play(opened, state, "1 play high-kick", "2 play fireball")
    play(opened, state, "1 switch block")
    play(opened, state, "1 play low-poke", "2 play high-kick")
    play(opened, state, "1 play throw", "2 play taunt")
    (ask,) = state.prompts()
    view = state.view(int(ask.seat))
    noted = {
        opened.game.format_move(move): board.move_note(move, ask, view, Audience(NAMES, int(ask.seat)))
        for move in ask.moves
    }
    assert noted["switch fireball"] == "(in sight)"
    assert noted["switch block"] == ""


def test_what_is_switched_in_sight_is_asked_for_again_in_one_pair_of_brackets(tmp_path: Path) -> None:
    table = Sitting(tmp_path, "dragon-punch", MatchSetup(names=["Mia"]))
    table.tell(1, "pick halla", "play fireball")
    said = table.types("pick linnet", "play high-kick", "", "switch high-kick")
    assert "Switch High Kick to Combo Kick (in sight)? Press Enter for yes" in said


def test_a_hand_of_which_the_flipped_cards_tell_that_it_is_red(opened: LoadedGame) -> None:
    board = make_board("dragon-punch", opened, True)
    state = begun(opened)
    for _ in range(2):
        play(opened, state, "1 play high-kick", "2 play block")
        play(opened, state, "1 play taunt", "2 play taunt")
    hurt = "2 switch low-poke", "2 switch block", "2 switch fireball", "2 switch throw", "2 switch taunt"
    play(opened, state, "1 play divekick", "2 play taunt", *hurt[:2])
    play(opened, state, "1 play high-kick", "2 play taunt", *hurt[2:4])
    play(opened, state, "1 play throw", "2 play taunt", hurt[4])
    assert rows(board, state, 0)["Bo"].startswith("1 health")
    assert " or " in rows(board, state, 0)["Bo's hand"]
    play(opened, state, "1 play block", "2 play high-kick")
    hand = rows(board, state, 0)["Bo's hand"]
    assert " or " not in hand
    assert hand.startswith("Electric Uppercut (red); Charge (red); ")


@pytest.mark.parametrize("plain", [True, False])
def test_health_and_initiative_are_true_while_cards_are_switched(opened: LoadedGame, plain: bool) -> None:
    board = make_board("dragon-punch", opened, plain)
    state = begun(opened)
    play(opened, state, "1 play throw", "2 play taunt")
    assert rows(board, state, 0)["Bo"].startswith("5 health left, 1 to switch, 0 of 2 rounds")
    assert "you have the Initiative next turn" in rows(board, state, 0)["You"]
    assert rows(board, state, 1)["You"].startswith("5 health left, 1 to switch, 0 of 2 rounds")
    play(opened, state, "2 switch block")
    assert rows(board, state, 0)["Bo"].startswith("5 health, 0 of 2 rounds")
    # The Initiative ends with its turn.
    play(opened, state, "1 play high-kick", "2 play taunt")
    assert "Initiative" not in rows(board, state, 0)["You"]
    assert rows(board, state, 0)["Bo"].startswith("3 health left, 2 to switch")


@pytest.mark.parametrize("plain", [True, False])
def test_where_only_the_newest_flipped_card_is_shown_the_others_are_counted(plain: bool) -> None:
    opened = registry.load_game("dragon-punch", options={"flipped": "newest"})
    board = make_board("dragon-punch", opened, plain)
    state = begun(opened)
    play(opened, state, "1 play block", "2 play block")
    assert "flipped: Block" in rows(board, state, 0)["Bo"]
    assert rows(board, state, 0)["Bo's hand"] == "High Kick; Low Poke; Fireball; Taunt; Throw; Brassbound Otto"
    play(opened, state, "1 play fireball", "2 play fireball")
    assert "flipped: Fireball, and 1 more behind it" in rows(board, state, 0)["Bo"]
    assert rows(board, state, 0)["Bo's hand"] == (
        "5 of these: High Kick; Low Poke; Block; Taunt; Throw; Brassbound Otto"
    )
    assert "flipped: Block, Fireball" in rows(board, state, 0)["You"]


def test_open_is_said_of_attacks_only(opened: LoadedGame) -> None:
    board = make_board("dragon-punch", opened, True)
    for move in range(opened.game.num_moves()):
        assert "open" not in " ".join(text(each) for each in board.move_row(move))
    assert "open" not in " ".join(board.intro())


def test_the_reveal_is_drawn_but_not_on_a_plain_board(opened: LoadedGame) -> None:
    log = Log()
    state = begun(opened, log)
    play(opened, state, "1 play divekick", "2 play block")
    reveal = next(event for event in log.events if event.kind == "reveal")
    drawn = [text(line) for line in make_board("dragon-punch", opened, False).picture(reveal, Audience(NAMES, 0))]
    assert "You" in drawn[0]
    assert "Divekick" in drawn[2]
    assert "▲ 2 at 5" in drawn[3]
    assert "▼ evade" in drawn[4]
    assert len({len(line) for line in drawn}) == 1
    assert make_board("dragon-punch", opened, True).picture(reveal, Audience(NAMES, 0)) == []


@pytest.mark.parametrize("name", ["Cinnabar (bot)", "Bartholomew the Unyielding"])
def test_no_name_is_cut_above_a_drawn_move(opened: LoadedGame, name: str) -> None:
    log = Log()
    state = begun(opened, log)
    play(opened, state, "1 play divekick", "2 play block")
    reveal = next(event for event in log.events if event.kind == "reveal")
    drawn = [
        text(line) for line in make_board("dragon-punch", opened, False).picture(reveal, Audience(["Mia", name], 0))
    ]
    assert drawn[0].split() == ["You", *name.removesuffix(" (bot)").split()]
    assert len({len(line) for line in drawn}) == 1


@pytest.mark.parametrize("flipped", ["all", "newest"])
@pytest.mark.parametrize("mode", ["duel", "tag-team", "custom"])
def test_whole_matches_can_be_drawn(mode: str, flipped: str) -> None:
    opened = registry.load_game("dragon-punch", options={"mode": mode, "flipped": flipped})
    board = make_board("dragon-punch", opened, False)
    dice = LiveDice(3)
    log = Log()
    state = opened.game.deal(dice, log)
    while asks := state.prompts():
        ask = asks[0]
        for seat in (ask.seat, -1):
            assert rows(board, state, seat)
        for move in ask.moves:
            assert all(text(each) for each in board.move_row(move))
        state.apply(ask.seat, ask.moves[dice.roll(len(ask.moves))], dice)
    for event in log.events:
        board.picture(event.seen_by(0), Audience(NAMES, 0))
    assert state.outcome() is not None


def test_what_the_table_does_not_repeat_is_in_the_log(opened: LoadedGame) -> None:
    board = make_board("dragon-punch", opened, True)
    state = begun(opened)
    assert "log all" not in rows(board, state, 0)["Bo's hand"]
    play(opened, state, "1 play high-kick", "2 play taunt", "2 switch low-poke", "2 switch block")
    note = "(which sides you saw before, the table does not repeat: log all does)"
    assert rows(board, state, 0)["Bo's hand"].endswith(note)


def test_a_hidden_switch_is_asked_for_again(tmp_path: Path) -> None:
    table = Sitting(tmp_path, "dragon-punch", MatchSetup(names=["Mia"]))
    table.tell(1, "play high-kick")
    said = table.types(
        *("pick linnet", "play taunt", "", "switch block", "switch throw", "undo", "switch low-poke", "", "switch 7")
    )
    assert "Switch Throw to" in said
    assert "? Press Enter for yes, or choose another: " in said.partition("switch throw")[2]
    assert "2 play high-kick" in table.moves()
    assert "1 switch block" in table.moves()
    assert "1 switch low-poke" in table.moves()
    assert "1 switch throw" not in table.moves()
    assert "Cards are switched when you take damage. Now you choose the move that you play." in said


def test_why_speaks_of_flipped_cards_too(tmp_path: Path) -> None:
    table = Sitting(tmp_path, "dragon-punch", MatchSetup(names=["Mia"]))
    table.tell(1, "play block")
    said = table.types("pick linnet", "play block", "", "why")
    assert "Flipped, so not in your hand: Block. Taunt, and all your cards come back." in said
