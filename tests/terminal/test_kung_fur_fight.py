"""Kung Fur Fight in the terminal: plans and Rest Areas are shown only to their owners."""

from pathlib import Path

import pytest

from kwoon import registry
from kwoon.core.definition import LoadedGame
from kwoon.core.dice import LiveDice
from kwoon.core.game import SPECTATOR
from kwoon.games.kung_fur_fight.board import KungFurFightBoard
from kwoon.games.kung_fur_fight.view.view import FurView
from kwoon.localization.formatter import Reader
from kwoon.terminal.boards import make_board
from kwoon.terminal.match.setup import MatchSetup
from tests.terminal.board_helpers import play, rows
from tests.terminal.match_fixture import ScriptedMatch


@pytest.fixture(scope="module")
def loaded() -> LoadedGame:
    return registry.load_game("kung-fur-fight")


@pytest.mark.parametrize("plain", [True, False])
def test_plan_is_shown_only_to_its_owner(loaded: LoadedGame, plain: bool) -> None:
    board = make_board("kung-fur-fight", loaded, plain)
    assert isinstance(board, KungFurFightBoard)
    state = loaded.game.deal(LiveDice(7))
    play(loaded, state, "1 lead 1 yue", "1 assist 1 chai", "2 lead 2 ringo", "2 weapons 2 3")
    own = rows(board, state, 0)
    assert "Yue 6 leads with Chai 4, 10 AP as planned" in own["Arena 1"]
    assert "Yue" not in own["Your hand"]
    assert "Ringo 4 leads, 3 Hidden Weapons, 7 AP as planned" in rows(board, state, 1)["Arena 2"]
    for seat, hidden in ((1, "Yue"), (1, "Chai"), (0, "Ringo"), (SPECTATOR, "Yue"), (SPECTATOR, "Ringo")):
        assert hidden not in str(rows(board, state, seat))
    assert all(board.intro())


@pytest.mark.parametrize("plain", [True, False])
def test_opponents_rest_area_shows_only_its_size(loaded: LoadedGame, plain: bool) -> None:
    board = make_board("kung-fur-fight", loaded, plain)
    state = loaded.game.deal(LiveDice(7))
    play(loaded, state, "1 lead 1 ban", "1 seal", "2 lead 2 masaru", "2 seal")
    while state.prompts()[0].kind != "plan":  # for example, a Peel
        prompt = state.prompts()[0]
        state.apply(prompt.seat, prompt.moves[0], LiveDice(1))
    assert "Masaru" in rows(board, state, 1)["Resting"]
    seen = rows(board, state, 0)
    assert "8 in hand, 1 resting" in seen["Bo"]
    # The board does not show the resting card, but a player who saw it may look it up (fur.ruling.info-log).
    assert "Masaru" not in str(seen)
    places = dict(board.visible_cards(state.view(0), Reader(["Ann", "Bo"], 0)))
    assert [str(loaded.faces[card].name) for card in places["Bo's animals seen resting"]] == ["Masaru"]


def test_draft_text_shows_only_last_change(loaded: LoadedGame) -> None:
    board = make_board("kung-fur-fight", loaded, True)
    state = loaded.game.deal(LiveDice(7))
    for _ in range(40):
        play(loaded, state, "1 lead 1 yue", "1 off 1 yue")
    assert board.draft_text(state.view(0), Reader(["Ann", "Bo"], 0)) == "Your last change: Take Yue off arena 1."


def start_match(folder: Path) -> ScriptedMatch:
    return ScriptedMatch(folder, "kung-fur-fight", MatchSetup(names=["Mia"]))


def test_intro_explains_chefs_passes_and_card_limit(loaded: LoadedGame) -> None:
    intro = " ".join(make_board("kung-fur-fight", loaded, True).intro())
    assert "A Chef (Fu or Hokuto) who leads" in intro
    assert "So does a pass, for free: seal a plan without animals." in intro
    assert "Your Card Limit rises to 4 after a round in which your SP fall to 8 or fewer, " in intro
    assert "and to 5 at 4 or fewer." in intro


def test_seal_without_animals_is_marked_as_pass(tmp_path: Path) -> None:
    output = start_match(tmp_path).type_lines("seal", "lead 1 chai", "seal")
    assert "seal  Seal your plan  pass: you send no animals; your resting animals come back" in output
    assert "Seal your plan (pass: you send no animals; your resting animals come back)? Press Enter" in output
    assert "Seal your plan? Press Enter" in output
    assert "lead 1 fu  Fu leads arena 1  Chai becomes an Assistant" in output


def test_cards_command_lists_planned_animals_in_their_arena(tmp_path: Path) -> None:
    output = start_match(tmp_path).type_lines("lead 2 yue", "cards")
    listed = output.rpartition(" Your hand\n")[2]
    assert "Yue" not in listed.partition(" Arena 1\n")[0]
    assert "Yue: Dog, 6 AP." in listed.partition(" Arena 2\n")[2].partition(" Arena 3\n")[0]
    assert "Fu: Dog, 1 AP. Must lead. Chef: after the round" in listed


def test_illegal_plan_moves_are_refused_with_reason(tmp_path: Path) -> None:
    output = start_match(tmp_path).type_lines(
        "assist 1 fu", "weapons 1 1", "assist 2 chai", "off 1 chai", "coconut 1", "lead 1 fu"
    )
    assert "Fu must lead and can't be an Assistant. You can: lead 1 fu, lead 2 fu, lead 3 fu." in output
    assert "You have no Hidden Weapons." in output
    assert "Nobody leads arena 2 yet. The first animal there becomes the Leader. You can: lead 1 chai" in output
    assert "Chai isn't in arena 1." in output
    assert "The Coconut isn't yours." in output


def test_plan_shows_bonus_of_leader_in_another_arena(loaded: LoadedGame) -> None:
    board = make_board("kung-fur-fight", loaded, True)
    state = loaded.game.deal(LiveDice(7))
    play(loaded, state, "2 lead 1 raihuu", "2 lead 2 ringo")
    assert "Ringo 4 leads, +2 AP from Raihuu, 6 AP as planned" in rows(board, state, 1)["Arena 2"]
    assert " by Raihuu" not in rows(board, state, 1)["Arena 1"]


def test_arena_before_fight_shows_planned_ap(loaded: LoadedGame) -> None:
    board = make_board("kung-fur-fight", loaded, True)
    state = loaded.game.deal(LiveDice(7))
    play(loaded, state, "1 lead 1 shiue", "1 lead 2 yue", "1 lead 3 ban", "1 seal")
    play(loaded, state, "2 lead 1 raihuu", "2 lead 2 masaru", "2 lead 3 yaou", "2 seal")
    assert state.prompts()[0].kind == "add"
    seen = rows(board, state, 0)
    assert "yours: Yue 6 leads, 6 AP as planned; Bo: Masaru" in seen["Arena 2"]
    assert "Yaou 5 leads, 1 Raihuu token, 7 AP as planned" in seen["Arena 3"]
    view = state.view(0)
    ids = [face.id for face in loaded.faces]
    assert str(loaded.text.why_not_usable(ids.index("yue"), view)) == "Yue is already in arena 2."
    assert str(loaded.text.why_not_usable(ids.index("fu"), view)).startswith("Fu must lead")


def test_arena_after_fight_shows_ap_used_in_the_fight(loaded: LoadedGame) -> None:
    board = make_board("kung-fur-fight", loaded, True)
    state = loaded.game.deal(LiveDice(7))
    play(loaded, state, "1 lead 1 yue", "1 lead 3 shiue", "1 seal")
    play(loaded, state, "2 lead 1 yaou", "2 lead 3 raihuu", "2 seal")
    while state.prompts()[0].kind != "add":
        prompt = state.prompts()[0]
        state.apply(prompt.seat, prompt.moves[0], LiveDice(1))
    # Raihuu's token was counted and is used up.
    assert "Yaou 5 leads, fought with 7 AP" in rows(board, state, 0)["Arena 1"]
    assert "Shiue 2 leads, 2 AP as planned" in rows(board, state, 0)["Arena 3"]


def test_unavailable_animal_is_refused_with_its_location(loaded: LoadedGame, tmp_path: Path) -> None:
    state = loaded.game.deal(LiveDice(7))
    play(loaded, state, "1 lead 1 yue", "1 seal", "2 lead 2 masaru", "2 seal")
    while state.prompts()[0].kind != "plan":
        prompt = state.prompts()[0]
        state.apply(prompt.seat, prompt.moves[0], LiveDice(1))
    play(loaded, state, "1 lead 1 shiue", "1 seal", "2 lead 2 ringo", "2 seal")
    assert state.prompts()[0].kind == "add"
    yue = [face.id for face in loaded.faces].index("yue")
    assert (
        str(loaded.text.why_not_usable(yue, state.view(0)))
        == "Yue is resting. You can add only an animal from your hand."
    )
    output = start_match(tmp_path).type_lines("lead 1 ban", "assist 3 ban", "why hidden weapon", "weapon 1", "card 1")
    assert "Ban is already in arena 1. You can: off 1 ban." in output
    assert "Hidden Weapon is a token: +1 AP beside an animal of yours." in output
    assert "You have none; you can win some as rewards." in output
    assert "You have no Hidden Weapons." in output
    assert "Card Limit -1" not in output.rpartition("You have no Hidden Weapons.")[2]
    assert "Ban: Dog" in output


def test_plan_prompt_names_animal_that_does_not_count_toward_card_limit(loaded: LoadedGame) -> None:
    state = loaded.game.deal(LiveDice(7))
    view = state.view(0)
    assert isinstance(view, FurView)
    himiko = [face.id for face in loaded.faces].index("himiko")
    view.draft = (0,)
    view.plan = ((himiko,), (), ())
    reader = Reader(["Ann", "Bo"], 0)
    output = reader.say(loaded.text.describe_prompt(state.prompts()[0], view))
    assert output.startswith("0 of 3 animals sent, not counting Himiko.")


def test_picking_card_that_is_not_offered_is_refused(loaded: LoadedGame) -> None:
    state = loaded.game.deal(LiveDice(7))
    play(loaded, state, "1 lead 1 yue", "1 seal", "2 lead 2 masaru", "2 seal")
    view = state.view(0)
    assert isinstance(view, FurView)
    ids = [face.id for face in loaded.faces]
    view.phase, view.pending_seats, view.look = 1, (0,), (ids.index("peach"),)
    for name in ("peel", "ban"):
        reason = str(loaded.text.why_not_usable(ids.index(name), view))
        assert reason == f"{name.capitalize()} isn't one of the cards that you may pick."
