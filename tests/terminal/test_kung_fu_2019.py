"""Kung Fu Fighting! (2019) in the terminal: attacking and responding, without secrets."""

from __future__ import annotations

from pathlib import Path

import pytest

from kwoon import registry
from kwoon.core.definition import LoadedGame
from kwoon.core.dice import LiveDice
from kwoon.core.game import SPECTATOR, State
from kwoon.games.kung_fu_2019.board import KungFu2019Board
from kwoon.games.kung_fu_2019.view.view import KungFu2019View
from kwoon.localization.formatter import Reader
from kwoon.terminal.boards import make_board
from kwoon.terminal.boards.board import TerminalBoard
from kwoon.terminal.match.setup import MatchSetup
from tests.terminal.board_helpers import NAMES, deal_hands, play, rows, text
from tests.terminal.match_fixture import ScriptedMatch

HANDS = ["crane-stance", "kick", "sword", "flying", "punch", "trip", "face-me"]
HANDS += ["blocking-punch", "no-match-for-mine", "kick", "fan", "wild", "throw", "spinning"]


@pytest.fixture(scope="module")
def loaded() -> LoadedGame:
    return registry.load_game("kung-fu-2019", 2)


@pytest.fixture(scope="module")
def board(loaded: LoadedGame) -> TerminalBoard:
    board = make_board("kung-fu-2019", loaded, plain=True)
    assert isinstance(board, KungFu2019Board)
    return board


def start_game(loaded: LoadedGame) -> State:
    return deal_hands(loaded, HANDS)


def test_drafted_attack_is_shown_only_to_attacker(loaded: LoadedGame, board: TerminalBoard) -> None:
    state = start_game(loaded)
    play(loaded, state, "1 done", "1 play crane-stance", "1 play sword", "1 target 2", "1 attack kick", "1 play flying")
    seen = rows(board, state, 0)
    assert seen["You"] == "20 Chi, 3 cards in hand, Weapon Sword, Crane Stance, your turn"
    assert seen["Your attack so far"] == "Kick 5 (including 2 from Crane Stance), Flying +2: 7 to Bo"
    assert seen["Your hand"] == "Punch (Attack 2); Trip (Attack 2); Face Me (Challenge)"
    other = rows(board, state, 1)
    assert "Your attack so far" not in other
    assert "Kick" not in other["Ann"]
    assert "Your hand" not in rows(board, state, SPECTATOR)


def test_cards_given_up_before_draw_are_shown_only_to_owner(loaded: LoadedGame, board: TerminalBoard) -> None:
    hands = ["sword", "kick", "sword", "flying", "punch", "trip", "face-me", *HANDS[7:]]
    state = deal_hands(loaded, hands)
    play(loaded, state, "1 done", "1 play sword", "1 done", "2 done", "2 done")
    play(loaded, state, "1 drop sword", "1 discard kick")
    seen = rows(board, state, 0)
    assert seen["You give up"] == "Sword"
    assert seen["Your hand"] == (
        "Punch (Attack 2); Trip (Attack 2); Flying (Enhancement, attack +2); Face Me (Challenge); "
        "Sword (Weapon, attack 3)"
    )
    assert "You give up" not in rows(board, state, 1)
    play(loaded, state, "1 discard sword")
    assert "Sword" not in rows(board, state, 0)["Your hand"]


def test_board_names_stance_bonus_against_target(loaded: LoadedGame, board: TerminalBoard) -> None:
    hands = ["crane-stance", "kick", "flying", "punch", "trip", "face-me", "wild"]
    state = deal_hands(loaded, [*hands, "snake-stance", "kick", "fan", "throw", "spinning", "punch", "punch"])
    play(loaded, state, "1 done", "1 play crane-stance", "1 done", "2 done", "2 play snake-stance", "2 done")
    play(loaded, state, "1 done", "1 target 2", "1 attack punch")
    assert (
        rows(board, state, 0)["Your attack so far"]
        == "Punch 2: 4 to Bo (including 2 from Crane Stance against Bo's Stance)"
    )
    play(loaded, state, "1 done")
    assert rows(board, state, 1)["  on you"] == (
        "4 damage (including 2 from Crane Stance against your Stance) before any defense"
    )


@pytest.mark.parametrize("seats", [2, 4])
def test_view_gains_add_up_to_attack_damage(seats: int) -> None:
    options = {"expansion": "yes", "archetypes": "dealt"} | ({"format": "2v2"} if seats == 4 else {})
    loaded = registry.load_game("kung-fu-2019", seats, options)
    named = [face.name for face in loaded.faces]
    found = 0
    for seed in range(4):
        dice = LiveDice(seed)
        state = loaded.game.deal(dice)
        while prompts := state.prompts():
            view = state.view(prompts[0].seat)
            assert isinstance(view, KungFu2019View)
            for at, gains in enumerate(view.attack_gains):
                laid = view.attack_base_value[at] + sum(view.attack_values[at])
                whole = sum(gains[each + 2] for each in range(0, len(gains), 3) if gains[each] == -1)
                assert whole == view.attack_bonus[at], named[view.attack_base[at]]
                for place, dealt_here in enumerate(view.attack_damage[at]):
                    prey = sum(gains[each + 2] for each in range(0, len(gains), 3) if gains[each] == -2 - place)
                    assert dealt_here == laid + whole + prey
                    found += prey + whole
            state.apply(prompts[0].seat, prompts[0].moves[dice.roll(len(prompts[0].moves))], dice)
    assert found


def test_target_who_can_only_pass_sees_damage_breakdown(tmp_path: Path) -> None:
    weak = ["kick", "punch", "trip", "wild", "fan", "throw", "spinning"]
    strong = ["crane-stance", "kick", "flying", "punch", "trip", "face-me", "wild"]
    table = ScriptedMatch(tmp_path, "kung-fu-2019", MatchSetup(names=["Mia"]), [*weak, *strong], first_seat=1)
    table.script_bot(1, "done", "play crane-stance", "target 1", "attack kick", "play flying", "done", "done")
    output = " ".join(table.type_lines().split())
    assert "deals 7 to you. You have no Block, so you take the hit. You can only pass." in output
    assert "attack: Kick 5 (including 2 from Crane Stance), Flying +2." in output


def test_board_shows_attack_block_and_counterattack(loaded: LoadedGame, board: TerminalBoard) -> None:
    state = start_game(loaded)
    play(loaded, state, "1 done", "1 target 2", "1 attack kick", "1 play flying", "1 done", "2 play no-match-for-mine")
    assert board.prompt_reason(state.view(1), Reader(NAMES, 1)).startswith("You were attacked")
    play(loaded, state, "2 attack kick", "2 play wild", "2 done")
    seen = rows(board, state, 0)
    assert seen["Your attack"] == "Kick 3, Flying +2"
    assert seen["  on Bo"] == "5 damage before any defense, Bo's Block: Your Kung Fu is No Match for Mine"
    assert seen["Bo's counterattack"] == "Kick 3, Wild +1"
    assert seen["  on you"] == "4 damage before any defense"


def test_board_shows_challenge_as_also_played(loaded: LoadedGame, board: TerminalBoard) -> None:
    state = deal_hands(loaded, [*HANDS[:5], "trip", "wild", "face-me", *HANDS[8:]])
    play(loaded, state, "1 done", "1 target 2", "1 attack kick", "1 done", "2 play face-me", "2 pass")
    seen = rows(board, state, 1)
    assert seen["  on you"] == "3 damage before any defense, no one else may step in"
    assert seen["Also played"] == "Face Me"
    assert rows(board, state, 0)["Also played"] == "Face Me"


def test_move_note_names_replaced_weapon_or_stance(loaded: LoadedGame, board: TerminalBoard) -> None:
    state = deal_hands(
        loaded, ["daggers", "table", "crane-stance", "snake-stance", "kick", "kick", "flying", *HANDS[7:]]
    )
    play(loaded, state, "1 done")
    assert move_notes(loaded, board, state)["play table"] == ""
    play(loaded, state, "1 play daggers", "1 play crane-stance")
    notes = move_notes(loaded, board, state)
    assert notes["play table"] == "It replaces Daggers."
    assert notes["play snake-stance"] == "It replaces Crane Stance."
    assert notes["done"] == "no attack this turn"
    offered = text(
        board.prompted_move_row(
            loaded.game.parse_move("play table"), state.prompts()[0], state.view(0), Reader(NAMES, 0)
        )[2]
    )
    assert offered.endswith("any attack. It replaces Daggers.")


def test_drafted_help_is_shown_only_to_helper() -> None:
    loaded = registry.load_game("kung-fu-2019", 4, {"format": "2v2"})
    board = make_board("kung-fu-2019", loaded, plain=True)
    state = deal_hands(loaded, [*HANDS, "flying", "wild", "kick", "kick", "punch", "punch", "trip"])
    play(loaded, state, "1 done", "3 pass", "1 target 2", "1 attack kick", "1 done", "3 play flying")
    assert rows(board, state, 2)["With your additions"] == "Kick 3, Flying +2: 5 to Bo"
    assert "With your additions" not in rows(board, state, 0)


def move_notes(loaded: LoadedGame, board: TerminalBoard, state: State) -> dict[str, str]:
    (prompt,) = state.prompts()
    view = state.view(int(prompt.seat))
    reader = Reader(NAMES, int(prompt.seat))
    return {loaded.game.format_move(move): board.move_note(move, prompt, view, reader) for move in prompt.moves}


def test_move_row_describes_card_effect(loaded: LoadedGame, board: TerminalBoard) -> None:
    output = [text(spans) for spans in board.move_row(loaded.game.parse_move("play flying"))]
    assert output == ["play flying", "Play Flying", "Enhancement. +2 damage."]
    assert len(board.move_row(loaded.game.parse_move("target 2"))) == 2
    assert len(board.move_row(loaded.game.parse_move("drop sword"))) == 2
    hurled = [text(spans) for spans in board.move_row(loaded.game.parse_move("hurl sword"))]
    assert hurled == ["hurl sword", "Hurl Sword", "+4 damage from The Tavern Brawler"]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"expansion": "yes", "archetypes": "chosen"}),
        (4, {"format": "2v2", "archetypes": "dealt"}),
        (6, {"format": "2v2v2", "expansion": "yes"}),
    ],
)
def test_board_renders_every_position_of_a_game(seats: int, options: dict[str, str]) -> None:
    loaded = registry.load_game("kung-fu-2019", seats, options)
    dice = LiveDice(7)
    state = loaded.game.deal(dice)
    board = make_board("kung-fu-2019", loaded, True)
    for _ in range(250):
        prompts = state.prompts()
        if not prompts:
            break
        prompt = prompts[dice.roll(len(prompts))]
        for seat in range(SPECTATOR, seats):
            sheet = board.board_text(state.view(seat), Reader(NAMES[:seats], seat))
            assert len(sheet.rows) >= seats
        for move in prompt.moves:
            assert board.move_row(move)[1][0][0]
        state.apply(prompt.seat, prompt.moves[dice.roll(len(prompt.moves))], dice)
    assert ("team" in board.intro()[0]) == ("format" in options)
    assert any("you can hand a teammate one of your cards" in line for line in board.intro()) == ("format" in options)


def test_chi_card_at_full_chi_is_marked_as_useless(loaded: LoadedGame, board: TerminalBoard) -> None:
    chi = next(card for card in loaded.game.all_cards() if loaded.faces[card].kind == "chi restoration")
    state = deal_hands(loaded, [loaded.faces[chi].id, "kick", "kick", "kick", "kick", "kick", "kick"])
    play(loaded, state, "1 done")
    if state.prompts()[0].kind != "prepare":
        play(loaded, state, "3 pass")
    notes = move_notes(loaded, board, state)
    assert notes[f"play {loaded.faces[chi].id}"] == "You're at full Chi, so it restores none."


TWO = MatchSetup(names=["Mia"])
THREE = MatchSetup(names=["Mia"], seats=3)
STRIKING = ["kick", "throw", "wild", "throw", "spinning", "sword", "flipping"]


def test_prepare_prompt_without_attack_explains_why(tmp_path: Path) -> None:
    hand = ["flying", "face-me", "wild", "fan", "blocking-kick", "flipping", "spinning"]
    output = ScriptedMatch(tmp_path, "kung-fu-2019", TWO, hand).type_lines("done")
    assert "or end your turn. You have no Attack card in hand and no Weapon in play, so you can't attack." in output


def test_illegal_moves_are_refused_with_alternatives(tmp_path: Path) -> None:
    table = ScriptedMatch(
        tmp_path, "kung-fu-2019", THREE, ["crane-stance", "kick", "flying", "wild", "punch", "trip", "fan"]
    )
    one, two = (name.partition(" ")[0].lower() for name in table.match.names[1:])
    output = table.type_lines(
        "play crane", "attack kick", "done", "target bob", "target 3", f"attack {one}", f"kick {two}"
    )
    step = "First finish discarding (done) and draw. Then you can play cards."
    assert f"{step} You can: discard crane-stance." in output
    assert f"{step} You can: discard kick." in output
    both = ", ".join(f"target {name}" for name in table.match.names[1:])
    assert f"No player is called 'bob'. You can: {both}." in output
    assert f"Use a player's name instead of a number. You can: {both}." in output
    assert f"{table.match.names[1]} is a player: target {table.match.names[1]}." in output


def test_target_with_team_name_is_refused(tmp_path: Path) -> None:
    setup = MatchSetup(names=["Mia"], seats=4, options={"format": "2v2"})
    table = ScriptedMatch(tmp_path, "kung-fu-2019", setup, ["kick", "flying", "wild", "punch", "trip", "fan", "sword"])
    output = table.type_lines("done", "target tiger")
    names = table.match.names
    assert f"Team Tiger is a team: name one of its players. You can: target {names[1]}, target {names[3]}." in output


def test_step_in_prompt_precedes_block(tmp_path: Path) -> None:
    own = ["face-me", "kick", "flying", "wild", "punch", "trip", "fan"]
    table = ScriptedMatch(tmp_path, "kung-fu-2019", THREE, [*own, *STRIKING], first_seat=1)
    table.script_bot(1, "done", "target 1", "attack kick", "done")
    table.script_bot(2)
    assert "Answer with a Challenge? You can still block after that." in table.type_lines()


def test_block_with_price_can_be_paid_or_undone(tmp_path: Path) -> None:
    expanded = MatchSetup(names=["Mia"], options={"expansion": "yes"})
    own = ["up-to-the-rafters", "kick", "flying", "wild", "punch", "trip", "fan"]
    table = ScriptedMatch(tmp_path, "kung-fu-2019", expanded, [*own, *STRIKING], first_seat=1)
    table.script_bot(1, "done", "target 1", "attack kick", "done")
    output = table.type_lines("play up-to-the-rafters", "pass", "discard kick", "why", "undo", "undo", "pass")
    assert "Your Block has a price: discard 2 cards." in output
    assert "Your Block has a price that you must pay. Type undo to take the Block back." in output
    assert "Your Block has a price: discard a card." in output
    assert "You can discard every card in your hand now." in output


def test_archetype_must_be_chosen_first(tmp_path: Path) -> None:
    setup = MatchSetup(names=["Mia"], options={"archetypes": "chosen"})
    table = ScriptedMatch(tmp_path, "kung-fu-2019", setup)
    output = table.type_lines("why", "done")
    assert output.count("First choose your character.") >= 1
    assert ": First choose" not in output
    words, reader = table.match.loaded.text, table.match.narrators[0].reader
    view = table.match.match.state.view(0)
    assert isinstance(view, KungFu2019View)
    move = table.match.match.state.prompts()[0].moves[0]
    view.pending_seats, view.archetype = (0,), (-1, table.match.loaded.card_in_move(move))
    name = reader.say(words.card_name(view.archetype[1]))
    assert reader.say(words.why_not_move(move, view)) == f"{table.match.names[1]} is already {name}."


def test_intro_mentions_evened_start() -> None:
    def intro_text(options: dict[str, str]) -> str:
        return " ".join(make_board("kung-fu-2019", registry.load_game("kung-fu-2019", 2, options), True).intro())

    assert "the first player starts with 3 less Chi" in intro_text({"start": "evened"})
    assert "the first player starts" not in intro_text({})
