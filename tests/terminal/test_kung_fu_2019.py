"""Kung Fu Fighting! (2019) as text: attacking and answering, without secrets."""

from __future__ import annotations

from pathlib import Path

import pytest

from kwoon import registry
from kwoon.core.definition import LoadedGame
from kwoon.core.dice import LiveDice
from kwoon.core.game import SPECTATOR, State
from kwoon.core.game_text import Audience
from kwoon.games.kung_fu_2019.view.view import KungFu2019View
from kwoon.terminal.boards import make_board
from kwoon.terminal.boards.board import Board
from kwoon.terminal.boards.kung_fu_2019 import KungFu2019Board
from kwoon.terminal.match.setup import MatchSetup
from tests.terminal.board_helpers import NAMES, dealt, play, rows, text
from tests.terminal.match_fixture import Sitting

HANDS = ["crane-stance", "kick", "sword", "flying", "punch", "trip", "face-me"]
HANDS += ["blocking-punch", "no-match-for-mine", "kick", "fan", "wild", "throw", "spinning"]


@pytest.fixture(scope="module")
def opened() -> LoadedGame:
    return registry.load_game("kung-fu-2019", 2)


@pytest.fixture(scope="module")
def board(opened: LoadedGame) -> Board:
    board = make_board("kung-fu-2019", opened, plain=True)
    assert isinstance(board, KungFu2019Board)
    return board


def begun(opened: LoadedGame) -> State:
    """Return a game with two known hands; Ann begins."""
    return dealt(opened, HANDS)


def test_an_attack_being_laid_out(opened: LoadedGame, board: Board) -> None:
    state = begun(opened)
    play(opened, state, "1 done", "1 play crane-stance", "1 play sword", "1 target 2", "1 attack kick", "1 play flying")
    seen = rows(board, state, 0)
    assert seen["You"] == "20 Chi, 3 cards in hand, Weapon Sword, Crane Stance, your turn"
    assert seen["You lay out"] == "Kick 5 (of it 2 by Crane Stance), Flying +2: 7 to Bo"
    assert seen["Your hand"] == "Punch (Attack 2); Trip (Attack 2); Face Me (Challenge)"
    other = rows(board, state, 1)
    assert "You lay out" not in other
    assert "Kick" not in other["Ann"]
    assert "Your hand" not in rows(board, state, SPECTATOR)


def test_what_goes_before_the_draw(opened: LoadedGame, board: Board) -> None:
    hands = ["sword", "kick", "sword", "flying", "punch", "trip", "face-me", *HANDS[7:]]
    state = dealt(opened, hands)
    play(opened, state, "1 done", "1 play sword", "1 done", "2 done", "2 done")
    play(opened, state, "1 drop sword", "1 discard kick")
    seen = rows(board, state, 0)
    assert seen["You give up"] == "Sword"
    assert seen["Your hand"] == (
        "Punch (Attack 2); Trip (Attack 2); Flying (Enhancement, attack +2); Face Me (Challenge); "
        "Sword (Weapon, attack 3)"
    )
    assert "You give up" not in rows(board, state, 1)
    play(opened, state, "1 discard sword")
    assert "Sword" not in rows(board, state, 0)["Your hand"]


def test_every_number_of_an_attack_is_accounted_for(opened: LoadedGame, board: Board) -> None:
    hands = ["crane-stance", "kick", "flying", "punch", "trip", "face-me", "wild"]
    state = dealt(opened, [*hands, "snake-stance", "kick", "fan", "throw", "spinning", "punch", "punch"])
    play(opened, state, "1 done", "1 play crane-stance", "1 done", "2 done", "2 play snake-stance", "2 done")
    play(opened, state, "1 done", "1 target 2", "1 attack punch")
    assert rows(board, state, 0)["You lay out"] == "Punch 2: 4 to Bo (of it 2 by Crane Stance against Bo's Stance)"
    play(opened, state, "1 done")
    assert rows(board, state, 1)["  on you"] == (
        "4 damage (of it 2 by Crane Stance against your Stance) before any defence"
    )


@pytest.mark.parametrize("seats", [2, 4])
def test_what_cards_in_play_add_is_all_that_an_attack_deals_beyond_its_cards(seats: int) -> None:
    options = {"expansion": "yes", "archetypes": "dealt"} | ({"format": "2v2"} if seats == 4 else {})
    opened = registry.load_game("kung-fu-2019", seats, options)
    named = [face.name for face in opened.faces]
    found = 0
    for seed in range(4):
        dice = LiveDice(seed)
        state = opened.game.deal(dice)
        while asks := state.prompts():
            view = state.view(asks[0].seat)
            assert isinstance(view, KungFu2019View)
            for at, gains in enumerate(view.attack_gains):
                laid = view.attack_base_value[at] + sum(view.attack_values[at])
                whole = sum(gains[each + 2] for each in range(0, len(gains), 3) if gains[each] == -1)
                assert whole == view.attack_bonus[at], named[view.attack_base[at]]
                for place, dealt_here in enumerate(view.attack_damage[at]):
                    prey = sum(gains[each + 2] for each in range(0, len(gains), 3) if gains[each] == -2 - place)
                    assert dealt_here == laid + whole + prey
                    found += prey + whole
            state.apply(asks[0].seat, asks[0].moves[dice.roll(len(asks[0].moves))], dice)
    assert found


def test_whoever_cannot_answer_a_blow_hears_what_it_is_made_of(tmp_path: Path) -> None:
    weak = ["kick", "punch", "trip", "wild", "fan", "throw", "spinning"]
    strong = ["crane-stance", "kick", "flying", "punch", "trip", "face-me", "wild"]
    table = Sitting(tmp_path, "kung-fu-2019", MatchSetup(names=["Mia"]), [*weak, *strong], first=1)
    table.tell(1, "done", "play crane-stance", "target 1", "attack kick", "play flying", "done", "done")
    said = " ".join(table.types().split())
    assert "deals 7 to you. One Block, or none? You can only pass." in said
    assert "attack: Kick 5 (of it 2 by Crane Stance), Flying +2." in said


def test_the_exchange_is_one_picture(opened: LoadedGame, board: Board) -> None:
    state = begun(opened)
    play(opened, state, "1 done", "1 target 2", "1 attack kick", "1 play flying", "1 done", "2 play no-match-for-mine")
    assert board.prompt_reason(state.view(1), Audience(NAMES, 1)).startswith("You were attacked")
    play(opened, state, "2 attack kick", "2 play wild", "2 done")
    seen = rows(board, state, 0)
    assert seen["Your attack"] == "Kick 3, Flying +2"
    assert seen["  on Bo"] == "5 damage before any defence, Bo's Block: Your Kung Fu is No Match for Mine"
    assert seen["Bo's counterattack"] == "Kick 3, Wild +1"
    assert seen["  on you"] == "4 damage before any defence"


def test_who_has_stepped_in_and_with_what(opened: LoadedGame, board: Board) -> None:
    state = dealt(opened, [*HANDS[:5], "trip", "wild", "face-me", *HANDS[8:]])
    play(opened, state, "1 done", "1 target 2", "1 attack kick", "1 done", "2 play face-me", "2 pass")
    seen = rows(board, state, 1)
    assert seen["  on you"] == "3 damage before any defence, nobody else may step in"
    assert seen["Also played"] == "Face Me"
    assert rows(board, state, 0)["Also played"] == "Face Me"


def test_what_a_new_weapon_or_stance_replaces(opened: LoadedGame, board: Board) -> None:
    state = dealt(opened, ["daggers", "table", "crane-stance", "snake-stance", "kick", "kick", "flying", *HANDS[7:]])
    play(opened, state, "1 done")
    assert _noted(opened, board, state)["play table"] == ""
    play(opened, state, "1 play daggers", "1 play crane-stance")
    noted = _noted(opened, board, state)
    assert noted["play table"] == "It replaces Daggers."
    assert noted["play snake-stance"] == "It replaces Crane Stance."
    assert noted["done"] == "no attack this turn"
    offered = text(
        board.prompted_move_row(
            opened.game.parse_move("play table"), state.prompts()[0], state.view(0), Audience(NAMES, 0)
        )[2]
    )
    assert offered.endswith("every attack. It replaces Daggers.")


def test_what_a_helper_adds_is_no_attack_of_their_own() -> None:
    opened = registry.load_game("kung-fu-2019", 4, {"format": "2v2"})
    board = make_board("kung-fu-2019", opened, plain=True)
    state = dealt(opened, [*HANDS, "flying", "wild", "kick", "kick", "punch", "punch", "trip"])
    play(opened, state, "1 done", "3 pass", "1 target 2", "1 attack kick", "1 done", "3 play flying")
    assert rows(board, state, 2)["With what you add"] == "Kick 3, Flying +2: 5 to Bo"
    assert "With what you add" not in rows(board, state, 0)


def _noted(opened: LoadedGame, board: Board, state: State) -> dict[str, str]:
    (ask,) = state.prompts()
    view = state.view(int(ask.seat))
    reader = Audience(NAMES, int(ask.seat))
    return {opened.game.format_move(move): board.move_note(move, ask, view, reader) for move in ask.moves}


def test_moves_say_what_a_card_does(opened: LoadedGame, board: Board) -> None:
    said = [text(spans) for spans in board.move_row(opened.game.parse_move("play flying"))]
    assert said == ["play flying", "Play Flying", "Enhancement. +2 damage."]
    assert len(board.move_row(opened.game.parse_move("target 2"))) == 2
    assert len(board.move_row(opened.game.parse_move("drop sword"))) == 2
    hurled = [text(spans) for spans in board.move_row(opened.game.parse_move("hurl sword"))]
    assert hurled == ["hurl sword", "Hurl Sword", "+4 damage, by The Tavern Brawler"]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"expansion": "yes", "archetypes": "chosen"}),
        (4, {"format": "2v2", "archetypes": "dealt"}),
        (6, {"format": "2v2v2", "expansion": "yes"}),
    ],
)
def test_every_position_of_a_random_game_can_be_read(seats: int, options: dict[str, str]) -> None:
    opened = registry.load_game("kung-fu-2019", seats, options)
    dice = LiveDice(7)
    state = opened.game.deal(dice)
    board = make_board("kung-fu-2019", opened, True)
    for _ in range(250):
        asks = state.prompts()
        if not asks:
            break
        ask = asks[dice.roll(len(asks))]
        for seat in range(SPECTATOR, seats):
            sheet = board.board_text(state.view(seat), Audience(NAMES[:seats], seat))
            assert len(sheet.rows) >= seats
        for move in ask.moves:
            assert board.move_row(move)[1][0][0]
        state.apply(ask.seat, ask.moves[dice.roll(len(ask.moves))], dice)
    assert ("team" in board.intro()[0]) == ("format" in options)
    assert any("pass one card from your hand to a teammate" in line for line in board.intro()) == ("format" in options)


def test_a_chi_card_at_full_chi_says_that_it_restores_none(opened: LoadedGame, board: Board) -> None:
    chi = next(card for card in opened.game.all_cards() if opened.faces[card].kind == "chi restoration")
    state = dealt(opened, [opened.faces[chi].id, "kick", "kick", "kick", "kick", "kick", "kick"])
    play(opened, state, "1 done")
    if state.prompts()[0].kind != "prepare":
        play(opened, state, "3 pass")
    noted = _noted(opened, board, state)
    assert noted[f"play {opened.faces[chi].id}"] == "You have all your Chi, so it restores none."


TWO = MatchSetup(names=["Mia"])
THREE = MatchSetup(names=["Mia"], seats=3)
STRIKING = ["kick", "throw", "wild", "throw", "spinning", "sword", "flipping"]


def test_whoever_cannot_attack_hears_why(tmp_path: Path) -> None:
    hand = ["flying", "face-me", "wild", "fan", "blocking-kick", "flipping", "spinning"]
    said = Sitting(tmp_path, "kung-fu-2019", TWO, hand).types("done")
    assert "then be done. You have nothing to attack with: no Attack card in hand and no Weapon in play." in said


def test_names_and_steps_are_said_where_something_else_was_meant(tmp_path: Path) -> None:
    table = Sitting(tmp_path, "kung-fu-2019", THREE, ["crane-stance", "kick", "flying", "wild", "punch", "trip", "fan"])
    one, two = (name.partition(" ")[0].lower() for name in table.match.names[1:])
    said = table.types("play crane", "attack kick", "done", "target bob", "target 3", f"attack {one}", f"kick {two}")
    step = "First finish discarding (done) and draw; cards are played after that."
    assert f"{step} You can: discard crane-stance." in said
    assert f"{step} You can: discard kick." in said
    both = ", ".join(f"target {name}" for name in table.match.names[1:])
    assert f"Nobody here is called 'bob'. You can: {both}." in said
    assert f"Say by name whom you mean. You can: {both}." in said
    assert f"{table.match.names[1]} is a player: target {table.match.names[1]}." in said


def test_a_team_is_no_target(tmp_path: Path) -> None:
    seating = MatchSetup(names=["Mia"], seats=4, options={"format": "2v2"})
    table = Sitting(tmp_path, "kung-fu-2019", seating, ["kick", "flying", "wild", "punch", "trip", "fan", "sword"])
    said = table.types("done", "target tiger")
    names = table.match.names
    assert f"Team Tiger is a team: name one of its players. You can: target {names[1]}, target {names[3]}." in said


def test_who_is_asked_before_whom(tmp_path: Path) -> None:
    own = ["face-me", "kick", "flying", "wild", "punch", "trip", "fan"]
    table = Sitting(tmp_path, "kung-fu-2019", THREE, [*own, *STRIKING], first=1)
    table.tell(1, "done", "target 1", "attack kick", "done")
    table.tell(2)
    assert "Who steps in? Your Block comes after." in table.types()


def test_a_price_is_counted_and_can_be_backed_out_of(tmp_path: Path) -> None:
    expanded = MatchSetup(names=["Mia"], options={"expansion": "yes"})
    own = ["up-to-the-rafters", "kick", "flying", "wild", "punch", "trip", "fan"]
    table = Sitting(tmp_path, "kung-fu-2019", expanded, [*own, *STRIKING], first=1)
    table.tell(1, "done", "target 1", "attack kick", "done")
    said = table.types("play up-to-the-rafters", "pass", "discard kick", "why", "undo", "undo", "pass")
    assert "Your Block has a price: discard 2 cards." in said
    assert "The price of your Block has to be paid; undo takes the Block back." in said
    assert "Your Block has a price: discard a card." in said
    assert "Every card of your hand can be discarded now." in said


def test_before_anything_else_somebody_is_chosen(tmp_path: Path) -> None:
    seating = MatchSetup(names=["Mia"], options={"archetypes": "chosen"})
    table = Sitting(tmp_path, "kung-fu-2019", seating)
    said = table.types("why", "done")
    assert said.count("First choose who you are in this game.") >= 1
    assert ": First choose who you are" not in said
    words, reader = table.match.loaded.text, table.match.narrators[0].audience
    view = table.match.match.state.view(0)
    assert isinstance(view, KungFu2019View)
    move = table.match.match.state.prompts()[0].moves[0]
    view.pending_seats, view.archetype = (0,), (-1, table.match.loaded.card_of(move))
    name = words.card(view.archetype[1])
    assert words.why_not_move(move, view, reader) == f"{table.match.names[1]} is {name} already."


def test_an_evened_start_is_told() -> None:
    def told(options: dict[str, str]) -> str:
        return " ".join(make_board("kung-fu-2019", registry.load_game("kung-fu-2019", 2, options), True).intro())

    assert "Whoever begins has 3 less" in told({"start": "evened"})
    assert "Whoever begins" not in told({})
