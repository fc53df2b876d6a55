"""Kung Fur Fight as text: plans and Rest Areas are shown only to their owners."""

from pathlib import Path

import pytest

from kwoon import registry
from kwoon.core.definition import LoadedGame
from kwoon.core.dice import LiveDice
from kwoon.core.game import SPECTATOR
from kwoon.core.game_text import Audience
from kwoon.games.kung_fur_fight.view.view import FurView
from kwoon.terminal.boards import make_board
from kwoon.terminal.boards.kung_fur_fight import KungFurFightBoard
from kwoon.terminal.match.setup import MatchSetup
from tests.terminal.board_helpers import play, rows
from tests.terminal.match_fixture import Sitting


@pytest.fixture(scope="module")
def opened() -> LoadedGame:
    return registry.load_game("kung-fur-fight")


@pytest.mark.parametrize("plain", [True, False])
def test_a_plan_is_read_by_its_owner_alone(opened: LoadedGame, plain: bool) -> None:
    board = make_board("kung-fur-fight", opened, plain)
    assert isinstance(board, KungFurFightBoard)
    state = opened.game.deal(LiveDice(7))
    play(opened, state, "1 lead 1 yue", "1 assist 1 chai", "2 lead 2 ringo", "2 weapons 2 3")
    own = rows(board, state, 0)
    assert "Yue 6 leads above Chai 4 = 10 AP as laid" in own["Arena 1"]
    assert "Yue" not in own["Your hand"]
    assert "Ringo 4 leads with 3 Hidden Weapons = 7 AP as laid" in rows(board, state, 1)["Arena 2"]
    for seat, hidden in ((1, "Yue"), (1, "Chai"), (0, "Ringo"), (SPECTATOR, "Yue"), (SPECTATOR, "Ringo")):
        assert hidden not in str(rows(board, state, seat))
    assert all(board.intro())


@pytest.mark.parametrize("plain", [True, False])
def test_of_anothers_rest_area_the_size_is_told(opened: LoadedGame, plain: bool) -> None:
    board = make_board("kung-fur-fight", opened, plain)
    state = opened.game.deal(LiveDice(7))
    play(opened, state, "1 lead 1 ban", "1 seal", "2 lead 2 masaru", "2 seal")
    while state.prompts()[0].kind != "plan":  # for example a Peel
        ask = state.prompts()[0]
        state.apply(ask.seat, ask.moves[0], LiveDice(1))
    assert "Masaru" in rows(board, state, 1)["Resting"]
    seen = rows(board, state, 0)
    assert "8 in hand, 1 resting" in seen["Bo"]
    # The table does not show it, but a player who saw it may ask for the cards (fur.ruling.info-log).
    assert "Masaru" not in str(seen)
    places = dict(board.visible_cards(state.view(0), Audience(["Ann", "Bo"], 0)))
    assert [opened.faces[card].name for card in places["Seen to go to rest, by Bo"]] == ["Masaru"]


def test_however_often_a_plan_was_changed_only_the_last_change_is_repeated(opened: LoadedGame) -> None:
    board = make_board("kung-fur-fight", opened, True)
    state = opened.game.deal(LiveDice(7))
    for _ in range(40):
        play(opened, state, "1 lead 1 yue", "1 off 1 yue")
    assert board.draft_text(state.view(0), Audience(["Ann", "Bo"], 0)) == "Your last change: Take Yue off arena 1."


def sit(folder: Path) -> Sitting:
    return Sitting(folder, "kung-fur-fight", MatchSetup(names=["Mia"]))


def test_a_newcomer_hears_of_chefs_passes_and_the_limit_that_rises(opened: LoadedGame) -> None:
    intro = " ".join(make_board("kung-fur-fight", opened, True).intro())
    assert "A Chef (Fu or Hokuto) who leads" in intro
    assert "So does a pass, for nothing: seal a plan in which nobody is laid." in intro
    assert "Your Card Limit rises to 4 after a round in which your SP fall to 8 or fewer, " in intro
    assert "and to 5 at 4 or fewer." in intro


def test_an_empty_seal_says_that_it_is_a_pass(tmp_path: Path) -> None:
    said = sit(tmp_path).types("seal", "lead 1 chai", "seal")
    assert "seal  Seal your plan  a pass, as nobody is laid; your resting animals come back" in said
    assert "Seal your plan (a pass, as nobody is laid; your resting animals come back)? Press Enter" in said
    assert "Seal your plan? Press Enter" in said
    assert "lead 1 fu  Fu leads arena 1  Chai assists then" in said


def test_laid_animals_are_read_where_they_lie(tmp_path: Path) -> None:
    said = sit(tmp_path).types("lead 2 yue", "cards")
    listed = said.rpartition(" Your hand\n")[2]
    assert "Yue" not in listed.partition(" Arena 1\n")[0]
    assert "Yue: Dog, 6 AP." in listed.partition(" Arena 2\n")[2].partition(" Arena 3\n")[0]
    assert "Fu: Dog, 1 AP. Must lead. Chef: after the round" in listed


def test_why_a_plan_cannot_be_so(tmp_path: Path) -> None:
    said = sit(tmp_path).types("assist 1 fu", "weapons 1 1", "assist 2 chai", "off 1 chai", "coconut 1", "lead 1 fu")
    assert "Fu must lead and cannot assist. You can: lead 1 fu, lead 2 fu, lead 3 fu." in said
    assert "You have no Hidden Weapons." in said
    assert "Nobody leads arena 2 yet. The first animal there is its Leader. You can: lead 1 chai" in said
    assert "Chai is not in arena 1." in said
    assert "The Coconut is not yours." in said


def test_what_raihuu_will_add_is_named(opened: LoadedGame) -> None:
    board = make_board("kung-fur-fight", opened, True)
    state = opened.game.deal(LiveDice(7))
    play(opened, state, "2 lead 1 raihuu", "2 lead 2 ringo")
    assert "Ringo 4 leads and 2 by Raihuu = 6 AP as laid" in rows(board, state, 1)["Arena 2"]
    assert " by Raihuu" not in rows(board, state, 1)["Arena 1"]


def test_sums_stand_there_until_an_arena_is_fought_for(opened: LoadedGame) -> None:
    board = make_board("kung-fur-fight", opened, True)
    state = opened.game.deal(LiveDice(7))
    play(opened, state, "1 lead 1 shiue", "1 lead 2 yue", "1 lead 3 ban", "1 seal")
    play(opened, state, "2 lead 1 raihuu", "2 lead 2 masaru", "2 lead 3 yaou", "2 seal")
    assert state.prompts()[0].kind == "add"
    seen = rows(board, state, 0)
    assert "yours: Yue 6 leads = 6 AP as laid; Bo: Masaru" in seen["Arena 2"]
    assert "Yaou 5 leads with 1 Raihuu token = 7 AP as laid" in seen["Arena 3"]
    view = state.view(0)
    ids = [face.id for face in opened.faces]
    assert opened.text.why_not(ids.index("yue"), view) == "Yue is in arena 2 already."
    assert opened.text.why_not(ids.index("fu"), view).startswith("Fu must lead")


def test_what_an_arena_was_fought_with_is_no_sum_of_what_lies_there_since(opened: LoadedGame) -> None:
    board = make_board("kung-fur-fight", opened, True)
    state = opened.game.deal(LiveDice(7))
    play(opened, state, "1 lead 1 yue", "1 lead 3 shiue", "1 seal")
    play(opened, state, "2 lead 1 yaou", "2 lead 3 raihuu", "2 seal")
    while state.prompts()[0].kind != "add":
        ask = state.prompts()[0]
        state.apply(ask.seat, ask.moves[0], LiveDice(1))
    # Raihuu's token counted and is gone.
    assert "Yaou 5 leads, fought with 7 AP" in rows(board, state, 0)["Arena 1"]
    assert "Shiue 2 leads = 2 AP as laid" in rows(board, state, 0)["Arena 3"]


def test_an_animal_that_rests_or_lies_elsewhere_says_so(opened: LoadedGame, tmp_path: Path) -> None:
    state = opened.game.deal(LiveDice(7))
    play(opened, state, "1 lead 1 yue", "1 seal", "2 lead 2 masaru", "2 seal")
    while state.prompts()[0].kind != "plan":
        ask = state.prompts()[0]
        state.apply(ask.seat, ask.moves[0], LiveDice(1))
    play(opened, state, "1 lead 1 shiue", "1 seal", "2 lead 2 ringo", "2 seal")
    assert state.prompts()[0].kind == "add"
    yue = [face.id for face in opened.faces].index("yue")
    assert opened.text.why_not(yue, state.view(0)) == "Yue rests, and only an animal of your hand can be added."
    said = sit(tmp_path).types("lead 1 ban", "assist 3 ban", "why hidden weapon", "weapon 1", "card 1")
    assert "Ban is laid in arena 1 already. You can: off 1 ban." in said
    assert "Hidden Weapon is a token: +1 AP beside an animal of yours." in said
    assert "You have none; some rewards bring you some." in said
    assert "You have no Hidden Weapons." in said
    assert "Card Limit -1" not in said.rpartition("You have no Hidden Weapons.")[2]
    assert "Ban: Dog" in said


def test_who_does_not_count_is_named(opened: LoadedGame) -> None:
    state = opened.game.deal(LiveDice(7))
    view = state.view(0)
    assert isinstance(view, FurView)
    himiko = [face.id for face in opened.faces].index("himiko")
    view.draft = (0,)
    view.plan = ((himiko,), (), ())
    said = opened.text.prompt(state.prompts()[0], view, Audience(["Ann", "Bo"], 0))
    assert said.startswith("0 animals of 3 laid (Himiko does not count).")


def test_at_a_pick_only_what_is_looked_at_counts(opened: LoadedGame) -> None:
    state = opened.game.deal(LiveDice(7))
    play(opened, state, "1 lead 1 yue", "1 seal", "2 lead 2 masaru", "2 seal")
    view = state.view(0)
    assert isinstance(view, FurView)
    ids = [face.id for face in opened.faces]
    view.phase, view.pending_seats, view.look = 1, (0,), (ids.index("peach"),)
    for name in ("peel", "ban"):
        reason = opened.text.why_not(ids.index(name), view)
        assert reason == f"{name.capitalize()} is not one of the cards that you may pick."
